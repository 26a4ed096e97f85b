// What a scenario counts beside points, as the worth of single things: read from the mark of its heroes.
import { memberOf } from '../data/members.ts';
import { type Scenario, scenarioOf } from '../data/scenarios.ts';
import type { Affinity } from '../data/types.ts';
import type { Clan, MonsterLands } from '../state.ts';

export interface Aims {
  /** A coin is worth at least this. */
  readonly coin: number;
  readonly quest: number;
  /** The first, the second … member of each affinity. */
  readonly members: readonly number[];
  /** Tokens and cards must lie on the board at the end. */
  readonly pack: boolean;
}

const NONE: Aims = { coin: 0, quest: 0, members: [], pack: false };

const ONE_OF_EACH = [3.5];
const TWO_OF_EACH = [7, 5];

const aimsIn = ({ marks: { hero } }: Scenario): Aims => ({
  coin: hero.coins === undefined ? 0 : 1,
  quest: hero.quests === undefined ? 0 : 2,
  members: hero.spread !== undefined ? TWO_OF_EACH : hero.goal ? ONE_OF_EACH : [],
  pack: hero.goal === true,
});

export const aimsOf = ({ scenario }: MonsterLands): Aims =>
  scenario === undefined ? NONE : aimsIn(scenarioOf(scenario));

function countOf({ members }: Clan, affinity: Affinity): number {
  let count = 0;
  for (const { id } of members) if (memberOf(id).affinity === affinity) count++;
  return count;
}

/** What one more member of an affinity is worth to the aim. */
export const joining = ({ members }: Aims, clan: Clan, affinity: Affinity | null): number =>
  affinity === null || members.length === 0 ? 0 : (members[countOf(clan, affinity)] ?? 0);

/** What is lost with one of them. */
export const leaving = ({ members }: Aims, clan: Clan, affinity: Affinity | null): number =>
  affinity === null || members.length === 0 ? 0 : (members[countOf(clan, affinity) - 1] ?? 0);
