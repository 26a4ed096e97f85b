// Exploring from afar and seeing what is hidden (data/ops.ts).
import type { Slot } from '../../data/geometry.ts';
import { playerAt } from '../../state.ts';
import { exploreLabel, slotsToExplore } from '../exploring.ts';
import { last } from '../lasting.ts';
import { lookAt, type Target, targetsOf } from '../scouting.ts';
import { rule } from '../script.ts';
import { hideSites, secretsOf } from '../secret-sites.ts';
import { revealTile, turnUp } from '../tiles.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';

const exploreCost = rule<OpAt>('exploreCost').do('last', (game, at) => last(game, at, 'turn'));
const exploreRange = rule<OpAt>('exploreRange').do('last', (game, at) => last(game, at, 'turn'));

const revealRange = rule<OpAt>('revealRange').do('see', (game, at) => {
  last(game, at, 'turn');
  turnUp(game, at.player);
});

/** Without Move, but while the hero may still move. */
const freeExplore = rule<OpAt>('freeExplore')
  .maybeChoose('slot', {
    kind: 'place',
    values: (game, { player, ...at }): readonly Slot[] | undefined => {
      const { space } = playerAt(game, player);
      const slots = space === null ? [] : slotsToExplore(game, space, opNamed(at, 'freeExplore').range);
      return slots.length === 0 ? undefined : slots;
    },
    option: (game, slot, { player }) => ({
      id: `explore:${slot}`,
      label: exploreLabel(game, player, slot, 0),
      thing: `slot:${slot}`,
      rule: 'MK-8.21',
    }),
    prompt: (_, { source }) => ({ key: 'ask-explore', source }),
  })
  .exitWithout('slot')
  .do('reveal', (game, { player, slot }) => {
    game.turn.stage = 'moving';
    revealTile(game, player, slot);
  })
  .maybeCall('secrets', hideSites, (game, { player, slot }) =>
    slot === undefined ? undefined : secretsOf(game, player, slot),
  );

const targetId = (target: Target): string =>
  'back' in target ? `scout:${target.back}` : `scout:${target.space}.${target.token}`;

const scout = rule<OpAt>('scout')
  .maybeChoose('target', {
    kind: 'one',
    values: (game, { player, ...at }): readonly Target[] | undefined => {
      const targets = targetsOf(game, player, opNamed(at, 'scout').range);
      return targets.length === 0 ? undefined : targets;
    },
    option: (_, target) =>
      'back' in target
        ? { id: targetId(target), label: { key: 'scout-pile', back: target.back } }
        : {
            id: targetId(target),
            label: { key: 'scout-token', space: target.space },
            thing: `space:${target.space}`,
          },
    prompt: (_, { source }) => ({ key: 'ask-scout', source }),
  })
  .exitWithout('target')
  .do('look', (game, { player, source, path, target }) => {
    lookAt(game, player, target);
    const at = { player, source, path };
    last(game, at, 'turn', 'back' in target ? { back: target.back } : { token: target });
  });

export const sightOperations: Operations = {
  exploreCost,
  exploreRange,
  revealRange,
  freeExplore,
  scout,
};
