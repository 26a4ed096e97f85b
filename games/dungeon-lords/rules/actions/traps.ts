// Chapter DL-TRAP: buying traps, and choosing among them in the second year.
import { extraTraps } from '../../data/setup.ts';
import { bury } from '../bury.ts';
import { type Hinders, lacksFor, usingSlot } from './slot.ts';

const tooPoor = lacksFor('buy-traps');

/** An empty pile gives nothing (DL-GEN.10). */
export const noTraps: Hinders = (game, lord, slot) =>
  game.traps.length === 0 ? { why: 'no-traps' } : tooPoor(game, lord, slot);

export const buyTraps = usingSlot('buyTraps', 'buy-traps')
  .maybeCall('buried', bury, (game, { player, used }) =>
    used && extraTraps[game.year] > 0 ? { player, rule: 'DL-TRAP.3' as const } : undefined,
  )
  .gives((_, { used }) => used);
