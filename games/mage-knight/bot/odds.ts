// What a fight is worth before it is begun: the mean of all that it may be.
import type { Seat } from '@krcma/kernel';
import { armorOf } from '../rules/deck.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { planFight } from './fight.ts';
import { type Prey, staminaOf } from './foes.ts';
import { guardsOf } from './guards.ts';
import type { Means, Spent } from './means.ts';

/** Units that are not let in count as used. */
function withoutUnits(means: Means, { used, paid }: Spent): Spent {
  let more = used;
  for (const [index, { unit }] of means.items.entries()) if (unit !== undefined) more |= 1 << index;
  return { used: more, paid };
}

/** Once it is begun there is no way out. */
export function worthOfFight(
  game: MageKnight,
  seat: Seat,
  means: Means,
  spent: Spent,
  { versions, victory, failure, units }: Prey,
): number {
  const setting = {
    phase: 'ranged',
    armor: armorOf(playerAt(game, seat)),
    stamina: staminaOf(game, seat),
    victory,
    failure,
    guards: units === 0 ? [] : guardsOf(game, seat),
  } as const;
  const left = units === 0 ? withoutUnits(means, spent) : spent;
  let sum = 0;
  for (const foes of versions) sum += planFight(means, left, foes, setting)?.worth ?? 0;
  return sum / versions.length;
}
