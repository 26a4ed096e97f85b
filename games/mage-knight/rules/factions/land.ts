// MK-45.3: for each fallen enemy of the valley a new tile is laid anywhere it may lie.
import type { Slot } from '../../data/geometry.ts';
import { exploreLabel } from '../exploring.ts';
import { type Of, rule } from '../script.ts';
import { findFrontier, revealTile } from '../tiles.ts';

export const layLand = rule<Of>('layLand')
  .do('once', ({ turn }) => {
    turn.land = (turn.land ?? 0) - 1;
  })
  .maybeChoose('slot', {
    kind: 'place',
    values: (game): readonly (Slot | null)[] | undefined => {
      const slots = findFrontier(game);
      return slots.length === 0 ? undefined : [...slots, null];
    },
    option: (game, slot, { player }) =>
      slot === null
        ? { id: 'no-land', label: { key: 'lay-no-tile' }, rule: 'MK-45.3' }
        : {
            id: `explore:${slot}`,
            label: exploreLabel(game, player, slot, 0),
            thing: `slot:${slot}`,
            rule: 'MK-45.3',
          },
    prompt: () => ({ key: 'ask-land' }),
  })
  .exitWithout('slot')
  .do('reveal', (game, { player, slot }) => revealTile(game, player, slot));
