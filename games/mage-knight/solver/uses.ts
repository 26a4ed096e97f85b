// What everything that can be used in a phase would do: tried through the rules on copies, answer by answer.
import { type Json, type Seat, standOf } from '@krcma/kernel';
import type { CardId } from '../data/cards.ts';
import type { OpName } from '../data/ops.ts';
import { COLOURS, type Colour } from '../data/types.ts';
import { playCard } from '../rules/cards.ts';
import { has } from '../rules/combat/numbers.ts';
import { opAt } from '../rules/effects/op-at.ts';
import { type Mana, payMana } from '../rules/mana.ts';
import { type Purse, purseOf } from '../rules/purse.ts';
import type { CombatPhase, Foe, MageKnight, Point } from '../state.ts';
import { playerAt } from '../state.ts';
import { after, asksForAct, copyOf, idOf, type Moment } from './course.ts';
import { cardsUsed, type FightResult, resultBetween } from './result.ts';

/** Stands in a script for a mana that is paid. */
export const PAY = '$';

/** What is paid with: one of these colours; black for the powered side of a Spell is not paid with everything. */
export interface Price {
  readonly colours: readonly Colour[];
  readonly forSpellPower: boolean;
}

/** Mana that a use brings: more of it in the purse. */
export type Gain = Pick<Purse, 'tokens' | 'dice' | 'uses' | 'crystals' | 'anyBasic'>;

/** One way to use one thing in a phase. */
export interface Use {
  readonly phase: CombatPhase;
  /** The act it begins with. */
  readonly act: string;
  /** The ids of all answers, payments left open. */
  readonly script: readonly string[];
  readonly prices: readonly Price[];
  /** Cards of the hand that are used up. */
  readonly cards: readonly CardId[];
  readonly points: readonly Point[];
  readonly move: number;
  readonly gain?: Gain;
  /** The enemies as they are afterwards, if something was done to them. */
  readonly foes?: readonly Foe[];
  /** The enemies as they were before. */
  readonly before: readonly Foe[];
  /** What it costs and brings by itself, payments left aside. */
  readonly result: FightResult;
  /** It changes what other things do, or waits for something: only the rules know. */
  readonly odd: boolean;
}

interface Trail {
  readonly script: readonly string[];
  readonly prices: readonly Price[];
  readonly paid: readonly Mana[];
}

const NOWHERE: Trail = { script: [], prices: [], paid: [] };

/** Acts that use something up; all others shape the fight. */
const USING: ReadonlySet<string> = new Set(['play', 'unit', 'skill', 'banner', 'token', 'late', 'return']);

const kindOf = (value: Json): string =>
  typeof value === 'object' && value !== null && 'do' in value ? String(value.do) : '';

/** So many answers are tried for one thing; what has more ways is not known whole. */
const MOST_TRIED = 400;

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutHelp = (foes: readonly Foe[] | undefined): unknown =>
  foes?.map((foe) => ({ ...foe, helped: false }));

type Counts = Readonly<Partial<Record<Colour, number>>>;

function moreOf(was: Counts, is: Counts, paid: readonly Mana[], from: Mana['from']): Record<Colour, number> {
  const more = {} as Record<Colour, number>;
  for (const colour of COLOURS) {
    more[colour] = (is[colour] ?? 0) - (was[colour] ?? 0);
    for (const mana of paid) if (mana.from === from && mana.colour === colour) more[colour]++;
  }
  return more;
}

const isNothing = (counts: Counts): boolean => COLOURS.every((colour) => (counts[colour] ?? 0) === 0);

/** What is more in the purse, payments left aside; `odd` where other mana counts than before. */
function gainBetween(was: Purse, is: Purse, paid: readonly Mana[]): { gain?: Gain; odd: boolean } {
  const tokens = moreOf(was.tokens, is.tokens, paid, 'token');
  const crystals = moreOf(was.crystals, is.crystals, paid, 'crystal');
  const dice = moreOf(was.dice, is.dice, paid, 'die');
  const uses = is.uses - was.uses + paid.filter(({ from }) => from === 'die').length;
  const others = (purse: Purse) => [purse.endless, purse.free, purse.polarized, purse.gold, purse.black];
  const odd = !sameJson(others(was), others(is));
  const anyBasic = is.anyBasic - was.anyBasic;
  if (uses === 0 && anyBasic === 0 && isNothing(tokens) && isNothing(crystals) && isNothing(dice))
    return { odd };
  return { gain: { tokens, crystals, dice, uses, anyBasic }, odd };
}

/** Where only one token could pay, nobody was asked; elsewhere there may be others. */
const withUnasked = ({ script, prices, paid }: Trail, used: readonly Colour[]): Trail => ({
  script: [...script, ...used.map(() => PAY)],
  prices: [...prices, ...used.map((colour) => ({ colours: [colour], forSpellPower: false }))],
  paid: [...paid, ...used.map((colour) => ({ from: 'token' as const, colour, as: colour }))],
});

const PLENTY = 9;

/** What could be paid for once there is mana is tried as well: whether there is, a plan knows. */
export function enrich(game: MageKnight, seat: Seat): void {
  const { tokens } = playerAt(game, seat);
  for (const colour of COLOURS) tokens[colour] += PLENTY;
}

/** A payment is part of the result of the plan, not of the use. */
const unpaid = (result: FightResult, paid: readonly Mana[]): FightResult => ({
  ...result,
  mana: result.mana - paid.length,
  crystals: result.crystals - paid.filter(({ from }) => from === 'crystal').length,
});

/** Everything in the phase of a moment; `whole` is false where something could not be tried to its end. */
export class Trial {
  readonly uses: Use[] = [];
  whole = true;
  private readonly seen = new Set<string>();
  private readonly purse: Purse;
  private readonly start: Moment;
  private readonly seat: Seat;
  private readonly phase: CombatPhase;
  private readonly isSlowable: boolean;
  private left = MOST_TRIED;

  constructor(start: Moment, seat: Seat, phase: CombatPhase) {
    this.start = start;
    this.seat = seat;
    this.phase = phase;
    this.purse = purseOf(start.game, seat);
    this.isSlowable = start.game.combat?.foes.some((foe) => has(foe, 'cumbersome')) ?? false;
  }

  /** Tries all that is asked for, or only what begins with one of these acts. */
  run(only?: ReadonlySet<string>): this {
    const { ask, game } = this.start;
    for (const [index, value] of ask?.values.entries() ?? []) {
      if (ask === undefined || !USING.has(kindOf(value))) continue;
      const act = idOf(game, ask, value);
      if (only?.has(act) === false) continue;
      this.left = MOST_TRIED;
      this.follow(this.start, index, act, NOWHERE);
    }
    return this;
  }

  private follow(from: Moment, index: number, id: string, trail: Trail): void {
    if (this.left-- <= 0) {
      this.whole = false;
      return;
    }
    const copy = copyOf(from, this.seat);
    const value = copy.ask?.values[index];
    if (copy.ask === undefined || value === undefined) return;
    const next = this.extended(copy, value, id, trail);
    const before = copy.game.turn.manaUsed.length + next.prices.length - trail.prices.length;
    const then = after(copy, value);
    this.look(then, withUnasked(next, then.game.turn.manaUsed.slice(before)));
  }

  private extended({ ask }: Moment, value: Json, id: string, trail: Trail): Trail {
    if (ask?.frame.rule !== payMana.name || value === null)
      return { ...trail, script: [...trail.script, id] };
    const { isForSpellPower = false } = ask.frame.locals as { isForSpellPower?: boolean };
    const mana = value as unknown as Mana;
    return {
      script: [...trail.script, PAY],
      prices: [...trail.prices, { colours: [mana.as], forSpellPower: isForSpellPower }],
      paid: [...trail.paid, mana],
    };
  }

  private look(moment: Moment, trail: Trail): void {
    const { game, ask } = moment;
    if (asksForAct(moment) || game.combat === null) {
      this.add(game, trail);
      return;
    }
    if (ask === undefined) {
      this.whole = false;
      return;
    }
    const paid = new Set<Colour>();
    for (const [index, value] of ask.values.entries()) {
      if (ask.frame.rule === playCard.name && this.isIdle(value)) continue;
      // Where the mana comes from is settled for the whole plan: one of each colour stands for all.
      if (ask.frame.rule === payMana.name && value !== null) {
        const { as } = value as unknown as Mana;
        if (paid.has(as)) continue;
        paid.add(as);
      }
      this.follow(moment, index, idOf(game, ask, value), trail);
    }
  }

  /** A card laid sideways for what is of no use in this fight. */
  private isIdle(value: Json): boolean {
    if (value === 'influence') return this.start.game.lasting.length === 0;
    return value === 'move' && this.start.game.lasting.length === 0 && !this.isSlowable;
  }

  private add(game: MageKnight, { script, prices, paid }: Trail): void {
    const { start, seat, phase } = this;
    // Whatever leaves something to chance is no part of a plan.
    if (standOf(game.random) !== standOf(start.game.random)) return;
    const [was, is] = [playerAt(start.game, seat), playerAt(game, seat)];
    const [before, now] = [start.game.combat, game.combat];
    const { gain, odd } = gainBetween(this.purse, purseOf(game, seat), paid);
    const isOver = now === null || now.phase !== before?.phase;
    const points = isOver ? [] : now.points.slice(before.points.length);
    const foes = foesAfter(start.game, game);
    const use: Use = {
      phase,
      act: script[0] ?? '',
      script,
      prices,
      cards: cardsUsed(was, is),
      points,
      move: game.turn.move - start.game.turn.move,
      ...(gain !== undefined && { gain }),
      ...(foes !== undefined && { foes }),
      before: before?.foes ?? [],
      result: unpaid(resultBetween(start.game, game, seat), paid),
      odd:
        odd ||
        hasNewEffect(start.game, game) ||
        (now !== null && now.later.length > 0) ||
        game.turn.stage !== start.game.turn.stage,
    };
    const { script: _, before: __, ...name } = use;
    const key = JSON.stringify(name);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.uses.push(use);
  }
}

/** Operations that matter on the way, in dealings and at the end of the turn, but in no fight. */
const PEACEFUL: ReadonlySet<OpName> = new Set<OpName>([
  'terrainCost',
  'spaceCostCut',
  'barTerrain',
  'mountainSafe',
  'secretWays',
  'reachTwo',
  'concealment',
  'endInTerrainHand',
  'exploreCost',
  'exploreRange',
  'revealRange',
  'scout',
  'harvest',
  'moveCardBonus',
  'recruitDiscount',
  'interactionBonus',
  'ignoreReputation',
  'readyForInfluence',
  'fame',
  'reputation',
  'handLimit',
  'planning',
  'portalStep',
  'selfToDeck',
  'reclaimCard',
  'refundCrystals',
  'extraSourceDie',
]);

/** Whether something works from now on that may change what other things do in the fight. */
function hasNewEffect({ lasting: before }: MageKnight, { lasting, combat }: MageKnight): boolean {
  if (before.length === 0 && lasting.length === 0) return false;
  if (!sameJson(before, lasting.slice(0, before.length))) return true;
  return lasting.slice(before.length).some((each) => {
    const { op } = opAt(each);
    if (op === 'ignoreSiteFort') return combat?.foes.some(({ fortified }) => fortified > 0) ?? false;
    return !PEACEFUL.has(op);
  });
}

/** The enemies afterwards, if anything but who has helped changed; those that are fought no more have fallen. */
function foesAfter(start: MageKnight, game: MageKnight): readonly Foe[] | undefined {
  const was = start.combat?.foes ?? [];
  if (game.combat === null) return was.map((foe) => ({ ...foe, defeated: true }));
  const is = game.combat.foes;
  return sameJson(withoutHelp(was), withoutHelp(is)) ? undefined : is;
}
