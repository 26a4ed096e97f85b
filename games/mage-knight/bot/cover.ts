// The cheapest way to reach so many points of a kind.
import { canPayMore, type Item, type Means, type Spent, type Use } from './means.ts';
import { price } from './weights.ts';

/** One thing, used one way. */
export interface Pick {
  readonly item: Item;
  readonly use: Use;
}

export interface Cover extends Spent {
  readonly picks: readonly Pick[];
  readonly cost: number;
}

/** How many points a use gives towards what is wanted; none for 0. */
export type Counting = (use: Use, item: Item) => number;

/** What using something costs beside its price: it may be needed for something else. */
export type Keeping = (item: Item) => number;

const KEEP_NOTHING: Keeping = () => 0;

interface Candidate {
  readonly bit: number;
  readonly item: Item;
  /** The most points first. */
  readonly ways: readonly { readonly use: Use; readonly points: number; readonly cost: number }[];
}

const costOfUse = (item: Item, { costs, gift }: Use, keep: Keeping): number =>
  item.price +
  keep(item) +
  price.mana * costs.length +
  price.wound * gift.wounds +
  price.givenUp * gift.cards -
  gift.worth;

/** Of ways that cost the same mana the best one. */
function waysOf(item: Item, counting: Counting, keep: Keeping): Candidate['ways'] {
  const ways: { use: Use; points: number; cost: number }[] = [];
  for (const use of item.uses) {
    const points = counting(use, item);
    if (points <= 0) continue;
    const cost = costOfUse(item, use, keep);
    const same = ways.findIndex((way) => way.use.costs === use.costs || way.use.how === use.how);
    const known = ways[same];
    if (known === undefined) ways.push({ use, points, cost });
    else if (points > known.points) ways[same] = { use, points, cost };
  }
  return ways.sort((a, b) => b.points - a.points);
}

function candidatesOf(means: Means, { used }: Spent, counting: Counting, keep: Keeping): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, item] of means.items.entries()) {
    const bit = 1 << index;
    if ((used & bit) !== 0) continue;
    const ways = waysOf(item, counting, keep);
    if (ways.length > 0) found.push({ bit, item, ways });
  }
  const best = ({ ways: [first] }: Candidate): number =>
    first === undefined ? 0 : first.points / (first.cost + price.card);
  return found.sort((a, b) => best(b) - best(a));
}

/** What all that follow could add at most. */
function restsOf(candidates: readonly Candidate[]): number[] {
  const rests = new Array<number>(candidates.length + 1).fill(0);
  for (let at = candidates.length - 1; at >= 0; at--)
    rests[at] = (rests[at + 1] ?? 0) + (candidates[at]?.ways[0]?.points ?? 0);
  return rests;
}

/** The cheapest cards of the rest are given up; undefined where there are not enough. */
function withGivenUp({ items }: Means, used: number, owed: number): number | undefined {
  let all = used;
  for (let n = 0; n < owed; n++) {
    let cheapest = -1;
    for (const [index, { card, price: own }] of items.entries()) {
      if (card === undefined || (all & (1 << index)) !== 0) continue;
      if (cheapest < 0 || own < (items[cheapest]?.price ?? 0)) cheapest = index;
    }
    if (cheapest < 0) return undefined;
    all |= 1 << cheapest;
  }
  return all;
}

/** Whatever wants a card given up is played while there are some. */
const givingFirst = (picks: readonly Pick[], owed: number): Pick[] =>
  owed === 0 ? picks.slice() : [...picks].sort((a, b) => b.use.gift.cards - a.use.gift.cards);

/** Positions looked at: a hand has few good ways, and the first found are near the best. */
const EFFORT = 160;

class Search {
  private best: Cover | undefined;
  private left = EFFORT;
  private readonly means: Means;
  private readonly candidates: readonly Candidate[];
  private readonly rests: readonly number[];
  private readonly picks: Pick[] = [];

  constructor(means: Means, candidates: readonly Candidate[]) {
    this.means = means;
    this.candidates = candidates;
    this.rests = restsOf(candidates);
  }

  run(spent: Spent, need: number): Cover | undefined {
    this.look(0, need, 0, spent);
    return this.best;
  }

  /** Cards that are given up for an effect are others than those that are played (MK-1.28). */
  private found(cost: number, { used, paid }: Spent): void {
    let owed = 0;
    for (const { use } of this.picks) owed += use.gift.cards;
    const all = owed === 0 ? used : withGivenUp(this.means, used, owed);
    if (all === undefined) return;
    this.best = { used: all, paid, picks: givingFirst(this.picks, owed), cost };
  }

  private look(at: number, need: number, cost: number, spent: Spent): void {
    if (this.best !== undefined && cost >= this.best.cost) return;
    if (need <= 0) {
      this.found(cost, spent);
      return;
    }
    if (need > (this.rests[at] ?? 0) || this.left-- <= 0) return;
    const { bit = 0, item, ways = [] } = this.candidates[at] ?? {};
    if (item === undefined) return;
    for (const { use, points, cost: more } of ways) {
      const paid = canPayMore(this.means, spent.paid, use.costs);
      if (paid === undefined) continue;
      this.picks.push({ item, use });
      this.look(at + 1, need - points, cost + more, { used: spent.used | bit, paid });
      this.picks.pop();
    }
    this.look(at + 1, need, cost, spent);
  }
}

/** Reaches `need` with what is left; undefined where it cannot. */
export function cover(
  means: Means,
  spent: Spent,
  need: number,
  counting: Counting,
  keep: Keeping = KEEP_NOTHING,
): Cover | undefined {
  if (need <= 0) return { ...spent, picks: [], cost: 0 };
  return new Search(means, candidatesOf(means, spent, counting, keep)).run(spent, need);
}

/** All that could be reached at most, mana left aside. */
export function mostOf(means: Means, { used }: Spent, counting: Counting): number {
  let sum = 0;
  for (const [index, item] of means.items.entries()) {
    if ((used & (1 << index)) !== 0) continue;
    let most = 0;
    for (const use of item.uses)
      if (use.costs.length === 0 || canPayMore(means, [], use.costs) !== undefined)
        most = Math.max(most, counting(use, item));
    sum += most;
  }
  return sum;
}

export const countMove: Counting = ({ gift }) => gift.move;
export const countInfluence: Counting = ({ gift }) => gift.influence;
