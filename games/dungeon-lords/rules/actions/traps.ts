// Chapter DL-TRAP: buying traps, and choosing among them in the second year.
import { extraTraps } from '../../data/setup.ts';
import { lordAt } from '../../state.ts';
import { buryOwnTrap, kindsOf } from '../creature-cost.ts';
import { type Hinders, lacksFor, usingSlot } from './slot.ts';

const tooPoor = lacksFor('buy-traps');

/** An empty pile gives nothing (DL-GEN.10). */
export const noTraps: Hinders = (game, lord, slot) =>
  game.traps.length === 0 ? { why: 'no-traps' } : tooPoor(game, lord, slot);

export const buyTraps = usingSlot('buyTraps', 'buy-traps')
  .maybeChoose('buried', {
    kind: 'one',
    secret: true,
    values: (game, { player, used }) =>
      used && extraTraps[game.year] > 0 ? kindsOf(lordAt(game, player).traps) : undefined,
    option: (_, trap) => ({
      id: `bury:${trap}`,
      label: { key: 'bury-trap', trap },
      thing: `trap:${trap}`,
      rule: 'DL-TRAP.3',
    }),
    prompt: () => ({ key: 'ask-bury' }),
  })
  .do('bury', (game, { player, buried }) => {
    if (buried !== undefined) buryOwnTrap(game, player, buried);
  })
  .gives((_, { used }) => used);
