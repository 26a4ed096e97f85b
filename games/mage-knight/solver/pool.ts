// Move and Influence that effects let be spent on attacks and blocks: whatever one leaves over is there for the next.
import type { Seat } from '@krcma/kernel';
import { exchangesFor } from '../rules/combat/exchanging.ts';
import { modified } from '../rules/combat/modifying.ts';
import { working } from '../rules/lasting.ts';
import { COMBAT_PHASES, type CombatPhase, type MageKnight, type Point } from '../state.ts';
import { halves } from './field.ts';
import type { Demand } from './stance.ts';
import type { Use } from './use.ts';

/** Move of the ranged, the block and the attack phase, which is there from then on, and Influence. */
export type Pots = readonly [ranged: number, block: number, attack: number, influence: number];

export const INFLUENCE = 3;

const potOf = { ranged: 0, block: 1, damage: 2, attack: 2 } as const satisfies Record<CombatPhase, number>;

/** What a demand takes of it. */
export interface Taking {
  /** The last pot that it may be taken from. */
  readonly pot: number;
  /** So much each time, for so many halves of points. */
  readonly cost: number;
  readonly halves: number;
  /** The choice that spends it; none where the demand is met by what is there. */
  readonly id: string | undefined;
}

/** How a stance could share it out: what is there before anything is used, and what each demand takes. */
export interface Sharing {
  readonly start: Pots;
  readonly takings: readonly (Taking | undefined)[];
}

/** Of several elements one is spent: each way to share it out, by the ways in which each demand takes it. */
export function sharingsOf(start: Pots, takings: readonly (readonly Taking[])[]): Sharing[] {
  if (takings.every((own) => own.length === 0)) return [];
  const elements = new Set(takings.flat().flatMap(({ pot, id }) => (pot === INFLUENCE && id ? [id] : [])));
  const fits = ({ pot, id }: Taking, element?: string): boolean =>
    pot !== INFLUENCE || id === undefined || id === element;
  return (elements.size === 0 ? [undefined] : [...elements]).map((element) => ({
    start,
    takings: takings.map((own) => own.find((taking) => fits(taking, element))),
  }));
}

/** What there is of it for a demand. */
const inReach = (pots: Pots, { pot }: Taking): number => {
  if (pot === INFLUENCE) return pots[INFLUENCE];
  let sum = 0;
  for (let at = 0; at <= pot; at++) sum += pots[at] as number;
  return sum;
};

/** Halves that so much could give a demand at most, and several of them together: as if all of it came in time. */
export const giftOf = (pots: Pots, taking: Taking): number =>
  inReach(pots, taking) <= 0 ? 0 : (wholeOf(pots, taking.pot) * taking.halves) / taking.cost;

/** All Move, or all Influence. */
export const wholeOf = ([ranged, block, attack, influence]: Pots, pot: number): number =>
  Math.max(0, pot === INFLUENCE ? influence : ranged + block + attack);

/** Halves that so much could give all demands together at most. */
export function mostShared(pots: Pots, { takings }: Sharing): number {
  let [move, influence] = [0, 0];
  for (const taking of takings) {
    if (taking === undefined) continue;
    if (taking.pot === INFLUENCE) influence = Math.max(influence, giftOf(pots, taking));
    else move = Math.max(move, giftOf(pots, taking));
  }
  return move + influence;
}

/** Whether the one has no less of anything than the other, at any time. */
export const isNoLess = (one: Pots, other: Pots): boolean => {
  let [own, others] = [0, 0];
  for (let at = 0; at < INFLUENCE; at++) {
    own += one[at] as number;
    others += other[at] as number;
    if (own < others) return false;
  }
  return one[INFLUENCE] >= other[INFLUENCE];
};

export class Pool {
  readonly start: Pots;
  /** Move, or Influence, is spent on more than one thing. */
  readonly hasMove: boolean;
  readonly hasInfluence: boolean;
  /** Something waits for points that are spent. */
  isVague = false;
  private readonly seat: Seat;

  constructor(at: (phase: CombatPhase) => MageKnight, seat: Seat, now: CombatPhase) {
    this.seat = seat;
    const phases = COMBAT_PHASES.slice(COMBAT_PHASES.indexOf(now));
    const works = (op: 'moveToAttack' | 'influenceAsBlock'): boolean =>
      phases.some((phase) => working(at(phase), seat, op).length > 0);
    this.hasMove = works('moveToAttack');
    this.hasInfluence = works('influenceAsBlock');
    const start: [number, number, number, number] = [0, 0, 0, 0];
    let before = 0;
    for (const phase of this.hasMove ? phases : []) {
      const { move } = at(phase).turn;
      start[potOf[phase]] += move - before;
      before = move;
    }
    if (this.hasInfluence && phases.includes('block')) start[INFLUENCE] = at('block').turn.influence;
    this.start = start;
    // Of several effects each could give another element.
    if (phases.some((phase) => working(at(phase), seat, 'influenceAsBlock').length > 1)) this.isVague = true;
  }

  get isOpen(): boolean {
    return this.hasMove || this.hasInfluence;
  }

  /** What a use gives, or takes for itself. */
  potsOf({ phase, move, influence }: Use): Pots | undefined {
    const pots: [number, number, number, number] = [0, 0, 0, 0];
    if (this.hasMove) pots[potOf[phase]] = move;
    if (this.hasInfluence && phase !== 'attack') pots[INFLUENCE] = influence;
    return pots.some((n) => n !== 0) ? pots : undefined;
  }

  /** The ways in which a demand takes it: one for each element. */
  takingsOf({ kind, phase, there }: Demand): readonly Taking[] {
    if (kind === 'slow') return this.hasMove ? [{ pot: potOf.block, cost: 1, halves: 2, id: undefined }] : [];
    if (kind === 'bribe')
      return this.hasInfluence ? [{ pot: INFLUENCE, cost: 1, halves: 2, id: undefined }] : [];
    if (!this.isOpen) return [];
    return exchangesFor(there, this.seat).flatMap((exchange): Taking[] => {
      const { cost } = exchange;
      if (exchange.from === 'move') {
        const { kind: own } = exchange;
        const n = this.worth(there, { n: 1, element: 'physical', kind: own, source: 'move' });
        return n > 0 ? [{ pot: potOf[phase], cost, halves: n, id: `spend:move:${own}` }] : [];
      }
      const { element } = exchange;
      const n = this.worth(there, { n: 1, element, kind: 'block', source: 'influence' });
      return n > 0 ? [{ pot: INFLUENCE, cost, halves: n, id: `spend:influence:${element}` }] : [];
    });
  }

  private worth(there: MageKnight, given: Point): number {
    const { point, used } = modified(there, this.seat, given);
    if (used.length > 0) this.isVague = true;
    return halves(there, point);
  }
}
