// What everything that can be used in a phase would do: tried through the rules on copies, answer by answer.
import { type Json, type Seat, standOf } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import type { Colour } from '../data/types.ts';
import { playCard } from '../rules/cards.ts';
import { has } from '../rules/combat/numbers.ts';
import { type Mana, payMana } from '../rules/mana.ts';
import { type Purse, purseOf } from '../rules/purse.ts';
import { cardOfUnit } from '../rules/unit-numbers.ts';
import type { CombatPhase, MageKnight, Player, Point, Unit } from '../state.ts';
import { playerAt } from '../state.ts';
import { after, asksForAct, copyOf, idOf, isDrawn, type Moment } from './course.ts';
import {
  followsOf,
  growthPerBlock,
  hasNewBanner,
  hasNewEffect,
  hasTurnedUp,
  isSteady,
  opensFight,
  perFallBetween,
  waitsForCard,
} from './effects.ts';
import { foesAfter, isAlone, withoutFalls } from './foes-after.ts';
import { gainBetween } from './gains.ts';
import { cardsUsed, type FightResult, resultBetween } from './result.ts';
import {
  inBetween,
  isOutOfOrder,
  NOWHERE,
  pricesOf,
  SHORT,
  type Trail,
  unpaid,
  withUnasked,
} from './trail.ts';
import { PAY, type Use } from './use.ts';

/** Acts that use something up; all others shape the fight. */
const USING: ReadonlySet<string> = new Set(['play', 'unit', 'skill', 'banner', 'token', 'late', 'return']);

const unitsSpent = ({ units: before }: Player, { units }: Player): number[] =>
  units.flatMap(({ id, spent }) => (spent && before.some((was) => was.id === id && !was.spent) ? [id] : []));

const woundsOf = ({ hand }: Player): number => hand.filter((card) => card === WOUND).length;

/** Parts of a block that wait for other attacks; whoever lays them sees to it that they are others. */
const partsOf = (later: readonly Point[]): Point[] =>
  later.flatMap(({ used, ...point }) => (used === undefined || point.kind !== 'block' ? [] : [point]));

/** A banner that spends its unit is one more thing that the unit can do. */
const doneBy = (act: string, spent: readonly number[]): string =>
  act.startsWith('banner:') && spent.includes(Number(act.slice(7))) ? `unit:${act.slice(7)}` : act;

const kindOf = (value: Json): string =>
  typeof value === 'object' && value !== null && 'do' in value ? String(value.do) : '';

/** Done by a unit that is none of these. */
const isOfNone = (act: string, units: readonly Unit[]): boolean =>
  act.startsWith('unit:') && units.every(({ id }) => act !== `unit:${id}`);

/** Everything in the phase of a moment. */
export class Trial {
  readonly uses: Use[] = [];
  /** What could not be tried to its end. */
  readonly doubts = new Set<string>();
  private readonly seen = new Set<string>();
  private readonly met = new Set<string>();
  private readonly purse: Purse;
  private readonly start: Moment;
  private readonly seat: Seat;
  private readonly phase: CombatPhase;
  private readonly isSlowable: boolean;
  /** Some unit takes damage for Influence alone. */
  private readonly isBribable: boolean;
  private readonly tries: number;
  /** Those of the units that were there when the fight began, if there are others. */
  private readonly units: readonly Unit[] | undefined;
  private left = 0;

  /** So many answers are tried for one thing; what has more ways is not known to its end. */
  constructor(start: Moment, seat: Seat, phase: CombatPhase, tries: number, own: readonly Unit[]) {
    this.tries = tries;
    this.start = start;
    this.seat = seat;
    this.phase = phase;
    this.purse = purseOf(start.game, seat);
    const { units } = playerAt(start.game, seat);
    const there = units.filter(({ id }) => own.some((unit) => unit.id === id));
    this.units = there.length < units.length ? there : undefined;
    this.isBribable = playerAt(start.game, seat).units.some(
      (unit) => unit.wounds === 0 && (cardOfUnit(unit).influenceForDamage ?? 0) > 0,
    );
    this.isSlowable = start.game.combat?.foes.some((foe) => has(foe, 'cumbersome')) ?? false;
  }

  /** Tries all that is asked for and begins with such an act. */
  run(isTried: (act: string) => boolean): this {
    const { ask, game } = this.start;
    for (const [index, value] of ask?.values.entries() ?? []) {
      if (ask === undefined) continue;
      if (!USING.has(kindOf(value))) continue;
      const act = idOf(game, ask, value);
      if (!isTried(act)) continue;
      this.left = this.tries;
      this.follow(this.start, index, act, NOWHERE);
    }
    return this;
  }

  private follow(from: Moment, index: number, id: string, trail: Trail): void {
    if (this.left-- <= 0) {
      this.doubts.add(`too many ways to use ${trail.script[0] ?? id}`);
      return;
    }
    const copy = copyOf(from, this.seat);
    const value = copy.ask?.values[index];
    if (copy.ask === undefined || value === undefined) return;
    const held = { ...playerAt(copy.game, this.seat).tokens };
    const next = this.extended(copy, value, id, trail);
    const before = copy.game.turn.manaUsed.length + next.prices.length - trail.prices.length;
    const then = after(copy, value);
    const all = withUnasked(next, then.game.turn.manaUsed.slice(before));
    const paid = this.paysItself(held, trail, all) ? { ...all, own: true } : all;
    if (!this.wasMet(then, paid)) this.look(then, paid);
  }

  /** Whether a step pays with mana that the use has brought itself. */
  private paysItself(held: Readonly<Record<Colour, number>>, before: Trail, { paid }: Trail): boolean {
    const { tokens } = playerAt(this.start.game, this.seat);
    return paid.slice(before.paid.length).some(({ from, colour }) => {
      const spent = before.paid.filter((mana) => mana.from === 'token' && mana.colour === colour).length;
      return from === 'token' && held[colour] + spent > tokens[colour];
    });
  }

  /** Whatever was picked in another order has led here before. */
  private wasMet(moment: Moment, { script, prices }: Trail): boolean {
    if (script.length < SHORT || asksForAct(moment) || moment.game.combat === null) return false;
    const key = inBetween(moment.game, this.seat, [script[0], ...pricesOf(prices)]);
    if (this.met.has(key)) return true;
    this.met.add(key);
    return false;
  }

  private extended({ ask }: Moment, value: Json, id: string, trail: Trail): Trail {
    if (ask?.frame.rule !== payMana.name || value === null)
      return { ...trail, script: [...trail.script, id] };
    const { isForSpellPower = false } = ask.frame.locals as { isForSpellPower?: boolean };
    const mana = value as unknown as Mana;
    return {
      ...trail,
      script: [...trail.script, PAY],
      prices: [...trail.prices, { colours: [mana.as], forSpellPower: isForSpellPower }],
      paid: [...trail.paid, mana],
    };
  }

  private look(moment: Moment, trail: Trail): void {
    const { game, ask } = moment;
    if (asksForAct(moment) || game.combat === null) {
      const waits = waitsForCard(this.start.game, game);
      if (!(waits && trail.joined)) this.add(game, trail);
      if (waits && !trail.joined) this.join(moment, { ...trail, joined: true });
      return;
    }
    if (ask === undefined) {
      this.doubts.add(`others answer ${trail.script[0]}`);
      return;
    }
    const paid = new Set<Colour>();
    for (const [index, value] of ask.values.entries()) {
      if (ask.frame.rule === playCard.name && this.isIdle(value)) continue;
      if (isOutOfOrder(ask, value)) continue;
      // Where the mana comes from is settled for the whole plan: one of each colour stands for all.
      if (ask.frame.rule === payMana.name && value !== null) {
        const { as } = value as unknown as Mana;
        if (paid.has(as)) continue;
        paid.add(as);
      }
      const id = idOf(game, ask, value);
      if (!isDrawn(this.start.game, playerAt(game, this.seat), this.seat, id))
        this.follow(moment, index, id, trail);
    }
  }

  /** What makes the next card stronger is used together with it. */
  private join(moment: Moment, trail: Trail): void {
    const { game, ask } = moment;
    if (game.combat?.phase !== this.phase) return;
    for (const [index, value] of ask?.values.entries() ?? []) {
      if (ask === undefined || kindOf(value) !== 'play') continue;
      const id = idOf(game, ask, value);
      if (!isDrawn(this.start.game, playerAt(game, this.seat), this.seat, id))
        this.follow(moment, index, id, trail);
    }
  }

  /** A card laid sideways for what is of no use in this fight. */
  private isIdle(value: Json): boolean {
    if (value === 'influence') return this.start.game.lasting.length === 0 && !this.isBribable;
    return value === 'move' && this.start.game.lasting.length === 0 && !this.isSlowable;
  }

  /** Nobody counts what becomes of units that joined in the fight. */
  private resultOf(game: MageKnight): FightResult {
    const { start, seat, units } = this;
    if (units === undefined) return resultBetween(start.game, game, seat);
    const player = playerAt(start.game, seat);
    const players = start.game.players.with(seat, { ...player, units: [...units] });
    return resultBetween({ ...start.game, players }, game, seat);
  }

  private add(game: MageKnight, { script, prices, paid, joined, own }: Trail): void {
    const { start, seat, phase } = this;
    // Whatever leaves something to chance, or turns something up, is no part of a plan.
    if (standOf(game.random) !== standOf(start.game.random) || hasTurnedUp(start.game, game)) return;
    const [was, is] = [playerAt(start.game, seat), playerAt(game, seat)];
    const [before, now] = [start.game.combat, game.combat];
    const gain = gainBetween(this.purse, purseOf(game, seat), paid);
    const isOver = now === null || now.phase !== before?.phase;
    const points = isOver ? [] : now.points.slice(before.points.length);
    const foes = foesAfter(start.game, game);
    const follows = followsOf(points, isAlone(start.game));
    const spent = unitsSpent(was, is);
    const parts = isOver ? [] : partsOf(now.later.slice(before.later.length));
    const act = doneBy(script[0] ?? '', spent);
    const use: Use = {
      phase,
      act,
      script,
      prices,
      cards: cardsUsed(was, is),
      wounds: Math.max(0, woundsOf(was) - woundsOf(is)),
      points,
      move: game.turn.move - start.game.turn.move,
      influence: game.turn.influence - start.game.turn.influence,
      ...(gain !== undefined && { gain, gainFirst: own }),
      ...(foes !== undefined && { foes }),
      before: before?.foes ?? [],
      aim: before?.aim ?? [],
      result: withoutFalls(unpaid(this.resultOf(game), paid), start.game, seat, foes),
      perFall: [...perFallBetween(start.game, game), ...follows.perFall],
      odd:
        hasNewEffect(start.game, game) ||
        hasNewBanner(was, is) ||
        (now !== null && now.later.length - parts.length > (before?.later.length ?? 0)),
      parts,
      opening: opensFight(start.game, game),
      joined: this.units !== undefined && isOfNone(act, this.units),
      steady: isSteady(start.game, game),
      // Whether it grows with the enemies that are blocked is known of what was used by itself.
      vague:
        follows.unknown ||
        spent.some((id) => act !== `unit:${id}`) ||
        (joined && points.some((point) => growthPerBlock(point) > 0)),
    };
    const { script: _, before: __, prices: ___, aim: ____, ...name } = use;
    // What works from now on, and for whom, makes a difference to what comes after it.
    const key = JSON.stringify([name, pricesOf(prices), use.odd && [game.lasting, is.units]]);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.uses.push(use);
  }
}
