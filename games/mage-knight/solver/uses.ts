// What everything that can be used in a phase would do: tried through the rules on copies, answer by answer.
import { type Json, type Seat, standOf } from '@krcma/kernel';
import type { Colour } from '../data/types.ts';
import { playCard } from '../rules/cards.ts';
import { has } from '../rules/combat/numbers.ts';
import { type Mana, payMana } from '../rules/mana.ts';
import { type Purse, purseOf } from '../rules/purse.ts';
import { cardOfUnit } from '../rules/unit-numbers.ts';
import type { CombatPhase, MageKnight } from '../state.ts';
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
import { PAY, type Price, type Use } from './use.ts';

interface Trail {
  readonly script: readonly string[];
  readonly prices: readonly Price[];
  readonly paid: readonly Mana[];
  /** Two cards are used together. */
  readonly joined: boolean;
}

const NOWHERE: Trail = { script: [], prices: [], paid: [], joined: false };

/** Acts that use something up; all others shape the fight. */
const USING: ReadonlySet<string> = new Set([
  'play',
  'unit',
  'skill',
  'banner',
  'token',
  'late',
  'return',
  'exchange',
]);

/** Move and Influence that is there already is spent in one go, as one thing. */
const SPENDING = 'spend:';

const actOf = ([first = '']: readonly string[]): string => (first.startsWith(SPENDING) ? SPENDING : first);

const kindOf = (value: Json): string =>
  typeof value === 'object' && value !== null && 'do' in value ? String(value.do) : '';

/** Where only one token could pay, nobody was asked; elsewhere there may be others. */
const withUnasked = ({ script, prices, paid, joined }: Trail, used: readonly Colour[]): Trail => ({
  joined,
  script: [...script, ...used.map(() => PAY)],
  prices: [...prices, ...used.map((colour) => ({ colours: [colour], forSpellPower: false }))],
  paid: [...paid, ...used.map((colour) => ({ from: 'token' as const, colour, as: colour }))],
});

/** A payment is part of the result of the plan, not of the use. */
const unpaid = (result: FightResult, paid: readonly Mana[]): FightResult => ({
  ...result,
  mana: result.mana - paid.length,
  crystals: result.crystals - paid.filter(({ from }) => from === 'crystal').length,
});

const pricesOf = (prices: readonly Price[]): string[] =>
  prices.map(({ colours, forSpellPower }) => `${colours.join()}${forSpellPower ? '*' : ''}`).sort();

/** So few answers lead nowhere twice. */
const SHORT = 3;

/** Lists of plain things in their own order; where an operation stands is no such list. */
const inOneOrder = (key: string, value: unknown): unknown =>
  Array.isArray(value) && key !== 'path' && value.every((each) => typeof each !== 'object')
    ? value.toSorted()
    : value;

/** Everything that the rest of a use depends on, whichever way it came there. */
function inBetween(game: MageKnight, seat: Seat, trail: readonly unknown[]): string {
  const { stack, combat, turn, lasting } = game;
  const { hand, units, skills, tokens, crystals, played, fame, reputation, deck } = playerAt(game, seat);
  const own = [hand, units, skills, tokens, crystals, played.length, fame, reputation, deck.length];
  const { effects, move, influence, heal, wounds, diceUsed, moreDice } = turn;
  const fight = [combat?.foes, combat?.points, combat?.later];
  return JSON.stringify(
    [trail, stack.slice(-4), own, fight, effects, lasting, move, influence, heal, wounds, diceUsed, moreDice],
    inOneOrder,
  );
}

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
  private left = 0;

  /** So many answers are tried for one thing; what has more ways is not known to its end. */
  constructor(start: Moment, seat: Seat, phase: CombatPhase, tries: number) {
    this.tries = tries;
    this.start = start;
    this.seat = seat;
    this.phase = phase;
    this.purse = purseOf(start.game, seat);
    this.isBribable = playerAt(start.game, seat).units.some(
      (unit) => unit.wounds === 0 && (cardOfUnit(unit).influenceForDamage ?? 0) > 0,
    );
    this.isSlowable = start.game.combat?.foes.some((foe) => has(foe, 'cumbersome')) ?? false;
  }

  /** Tries all that is asked for, or only what begins with one of these acts. */
  run(only?: ReadonlySet<string>): this {
    const { ask, game } = this.start;
    for (const [index, value] of ask?.values.entries() ?? []) {
      if (ask === undefined) continue;
      if (!USING.has(kindOf(value))) continue;
      const act = idOf(game, ask, value);
      if (only?.has(actOf([act])) === false) continue;
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
    const next = this.extended(copy, value, id, trail);
    const before = copy.game.turn.manaUsed.length + next.prices.length - trail.prices.length;
    const then = after(copy, value);
    const paid = withUnasked(next, then.game.turn.manaUsed.slice(before));
    if (!this.wasMet(then, paid)) this.look(then, paid);
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
      const isOwn = trail.script[0]?.startsWith(SPENDING) === true;
      const isPart = !isOwn && trail.script.at(-1)?.startsWith(SPENDING) === true;
      const isMore = this.exchange(moment, trail, isOwn);
      const waits = waitsForCard(this.start.game, game);
      if ((!isMore || !isPart) && !(waits && trail.joined)) this.add(game, trail);
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

  /** Move and Influence that it gave are spent on the attack or block at once, all of it where it can be. */
  private exchange(moment: Moment, trail: Trail, isOwn: boolean): boolean {
    const { game, ask } = moment;
    if (game.lasting.length === 0 || game.combat?.phase !== this.phase || ask === undefined) return false;
    const { turn } = this.start.game;
    // In whichever order they are spent: each sum is looked at in one.
    const [last = ''] = trail.script.slice(-1);
    const ids = ask.values.map((value) => (kindOf(value) === 'exchange' ? idOf(game, ask, value) : ''));
    let isMore = false;
    for (const [index, value] of ask.values.entries()) {
      if (kindOf(value) !== 'exchange') continue;
      const { from, cost } = value as unknown as { from: 'move' | 'influence'; cost: number };
      if (!isOwn && game.turn[from] - cost < turn[from]) continue;
      isMore = true;
      if (index >= ids.indexOf(last)) this.follow(moment, index, ids[index] as string, trail);
    }
    return isMore;
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

  private add(game: MageKnight, { script, prices, paid, joined }: Trail): void {
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
    const use: Use = {
      phase,
      act: actOf(script),
      script,
      prices,
      cards: cardsUsed(was, is),
      points,
      move: game.turn.move - start.game.turn.move,
      influence: game.turn.influence - start.game.turn.influence,
      ...(gain !== undefined && { gain }),
      ...(foes !== undefined && { foes }),
      before: before?.foes ?? [],
      aim: before?.aim ?? [],
      result: withoutFalls(unpaid(resultBetween(start.game, game, seat), paid), start.game, seat, foes),
      perFall: [...perFallBetween(start.game, game), ...follows.perFall],
      odd:
        hasNewEffect(start.game, game) ||
        hasNewBanner(was, is) ||
        (now !== null && now.later.length > (before?.later.length ?? 0)),
      opening: opensFight(start.game, game),
      steady: isSteady(start.game, game),
      // Whether it grows with the enemies that are blocked is known of what was used by itself.
      vague: follows.unknown || (joined && points.some((point) => growthPerBlock(point) > 0)),
    };
    const { script: _, before: __, prices: ___, aim: ____, ...name } = use;
    const key = JSON.stringify([name, pricesOf(prices)]);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.uses.push(use);
  }
}
