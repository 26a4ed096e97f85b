// A fight as its seat sees it: everything that could be used, phase by phase, and what it does.
import type { Seat } from '@krcma/kernel';
import { type CardId, WOUND } from '../data/cards.ts';
import { opAt } from '../rules/effects/op-at.ts';
import { type Purse, purseOf } from '../rules/purse.ts';
import { COMBAT_PHASES, type Combat, type CombatPhase, type MageKnight, playerAt } from '../state.ts';
import { unknownOn } from './effects.ts';
import { type Blow, blowsOf, isWalledIn, targetsIn } from './field.ts';
import { followingUses } from './follows.ts';
import { couldPay, Payments, richest, sizeOf } from './mana.ts';
import { Means } from './means.ts';
import { Pool } from './pool.ts';
import type { Scale } from './result.ts';
import { Stages } from './stages.ts';
import type { Use } from './use.ts';
import { Trial } from './uses.ts';
import { bringsFame, isBoon } from './worth.ts';

/** As many wounds as anybody takes. */
const ENDLESS = 99;

export const nameOf = ({ foe, attack }: Blow): string => `${foe}.${attack}`;

/** What was tried on a table once is not tried again for the same one. */
export type Tried = Map<string, Trial>;

export interface Fight {
  readonly game: MageKnight;
  readonly seat: Seat;
  readonly scale: Scale;
  readonly tried: Tried;
  /** So many ways to use one thing are tried. */
  readonly tries: number;
}

export class Model {
  readonly game: MageKnight;
  readonly seat: Seat;
  readonly phase: CombatPhase;
  readonly scale: Scale;
  readonly stages: Stages;
  /** What is done first, in this order. */
  readonly preludes: readonly Use[];
  readonly payments: Payments;
  readonly means: Means;
  /** What can be spent on several things. */
  readonly pool: Pool;
  /** Kinds of cards in hand, wounds first, and how many there are of each. */
  readonly kinds: readonly CardId[];
  readonly hand: readonly number[];
  /** Units, skills and others that bring mana: each is there once, whenever it is used. */
  private readonly sources: readonly string[];
  plain: Use[] = [];
  /** Uses that change enemies, in the phase they are used in. */
  tricks: Use[] = [];
  /** Uses after which everything is read anew. */
  readonly odd: Use[] = [];
  /** What is not known of all that could be used. */
  readonly doubts = new Set<string>();
  /** Mana of one colour stands for another one. */
  readonly isPolarized: boolean;
  private readonly purse: Purse;
  private readonly tried: Tried;
  private readonly tries: number;
  private readonly blocks = new Map<string, readonly Use[]>();

  constructor({ game, seat, scale, tried, tries }: Fight, preludes: readonly Use[]) {
    this.game = game;
    this.seat = seat;
    this.scale = scale;
    this.tried = tried;
    this.tries = tries;
    this.preludes = preludes;
    this.phase = (game.combat as Combat).phase;
    this.stages = new Stages(game, seat, preludes);
    const held = playerAt(game, seat).hand;
    this.kinds = [WOUND, ...new Set(held.filter((card) => card !== WOUND))];
    this.hand = this.kinds.map((kind) => held.filter((card) => card === kind).length);
    this.purse = purseOf(game, seat);
    this.isPolarized = this.purse.polarized > 0 || preludes.some(({ gain }) => gain?.law !== undefined);
    const at = this.stages.isSound ? (phase: CombatPhase) => this.stages.at(phase) : () => game;
    this.pool = new Pool(at, seat, this.phase);
    if (this.stages.isSound) this.tryAll();
    const givers = [...this.plain, ...preludes];
    const most = richest(this.purse, givers, this.copiesOf);
    this.payments = new Payments(this.purse, this.manaToCome(givers), most);
    const isPayable = ({ prices }: Use): boolean => couldPay(most, prices);
    this.tricks = this.tricks.filter(isPayable);
    this.plain = this.plain.filter(isPayable);
    for (const [blow, uses] of this.blocks) this.blocks.set(blow, uses.filter(isPayable));
    const bringing = this.plain.flatMap(({ act, gain }) => (gain === undefined ? [] : [act]));
    this.sources = [...new Set(bringing)].filter((act) => !act.startsWith('play:'));
    this.means = new Means(this.payments, this.handWith(ENDLESS), this.kindsOf);
  }

  /** What all that brings mana could bring together. */
  private manaToCome(givers: readonly Use[]): number {
    const most = new Map<string, number>();
    for (const { act, gain } of givers)
      if (gain !== undefined) most.set(act, Math.max(most.get(act) ?? 0, sizeOf(gain)));
    let sum = 0;
    for (const [act, n] of most) sum += n * this.copiesOf(act);
    return sum;
  }

  private tryAll(): void {
    const now = COMBAT_PHASES.indexOf(this.phase);
    if (now === 0) this.tryRanged();
    if (now <= 1) this.tryBlocks();
    this.tryAttack();
    for (const op of unknownOn(this.stages.at('attack'))) this.doubts.add(`${op} works`);
  }

  private tryRanged(): void {
    const foes = this.game.combat?.foes ?? [];
    const game = this.stages.at('ranged');
    const targets = targetsIn(game, foes, 'ranged').map(({ id }) => id);
    const [open = targets[0]] = targets.filter((id) => !isWalledIn(game, foes, [id]));
    this.sort(this.triedIn('ranged', open === undefined ? [] : [{ foe: open }]));
  }

  private tryAttack(): void {
    const [first] = targetsIn(this.stages.at('attack'), this.game.combat?.foes ?? [], 'attack');
    if (first !== undefined) this.sort(this.triedIn('attack', [{ foe: first.id }]));
  }

  /** What blocks one attack may count differently against another one. */
  private tryBlocks(): void {
    const start = this.stages.at('block');
    const blows = start.combat === null ? [] : blowsOf(start, start.combat.foes);
    const [one] = blows;
    if (one === undefined) return;
    const first = this.triedIn('block', [one]);
    this.sort(first.filter((use) => !isBlock(use)));
    const aimed = new Set(first.filter(dependsOnAim).map(({ act }) => act));
    for (const blow of blows) {
      const again = blow === one || aimed.size === 0 ? [] : this.triedIn('block', [blow], aimed);
      const blocks = [...first.filter(({ act }) => blow === one || !aimed.has(act)), ...again].filter(
        isBlock,
      );
      this.blocks.set(nameOf(blow), blocks);
      for (const use of blocks) this.tricks.push(...followingUses(use, blow, start.combat?.foes ?? []));
    }
  }

  private triedIn(phase: CombatPhase, aim: Combat['aim'], only?: ReadonlySet<string>): readonly Use[] {
    const gone = this.usedUp();
    const key = JSON.stringify([phase, aim, only && [...only], [...gone], this.stages.signatureAt(phase)]);
    let trial = this.tried.get(key);
    if (trial === undefined) {
      const isTried = (act: string): boolean => !gone.has(act) && only?.has(act) !== false;
      const { units } = playerAt(this.game, this.seat);
      const moment = this.stages.standing(phase, aim);
      trial = new Trial(moment, this.seat, phase, this.tries, units).run(isTried);
      this.tried.set(key, trial);
    }
    for (const doubt of trial.doubts) this.doubts.add(doubt);
    if (trial.uses.some((use) => use.points.length > 0 && this.pool.potsOf(use)?.some((n) => n > 0)))
      this.doubts.add('Move or Influence could be shared out');
    if (trial.uses.some(isForWounds) && trial.uses.some(({ result }) => result.wounds > 0))
      this.doubts.add('wounds of other uses may count');
    for (const { vague, script } of trial.uses)
      if (vague) this.doubts.add(`something follows ${script.join(' ')}`);
    return trial.uses;
  }

  /** Things that are not there once all that is done first is done. */
  private usedUp(): ReadonlySet<string> {
    const gone = new Set<string>();
    for (const { act, cards } of this.preludes) {
      if (!act.startsWith('play:')) gone.add(act).add(act.replace('unit:', 'banner:'));
      for (const card of cards) {
        const used = this.preludes.flatMap((each) => each.cards.filter((other) => other === card));
        if (used.length >= this.copiesOf(`play:${card}`)) gone.add(`play:${card}`);
      }
    }
    return gone;
  }

  private sort(uses: readonly Use[]): void {
    for (const use of uses) {
      if (use.odd) this.addOdd(use);
      else if (use.foes !== undefined) this.addTrick(use);
      else if (isOfUse(use) || bringsFame(use) || isBoon(this.scale, use)) this.plain.push(use);
    }
  }

  /** What never is better later is done as early as it can be. */
  private addOdd(use: Use): void {
    const script = scriptOf(use);
    const isIn = this.odd.some(
      (other) => scriptOf(other) === script && (other.phase === use.phase || (other.steady && use.steady)),
    );
    if (!isIn) this.odd.push(use);
  }

  /** What is done to an enemy is done as early as it can be, unless it is an attack as well. */
  private addTrick(use: Use): void {
    const isSame = (other: Use): boolean => other.points.length === 0 && scriptOf(other) === scriptOf(use);
    if (use.points.length === 0 && this.tricks.some(isSame)) return;
    this.tricks.push(use);
  }

  /** The ways to block an attack; one that nobody has seen yet counts as the first. */
  blocksOf = (blow: Blow): readonly Use[] =>
    this.blocks.get(nameOf(blow)) ?? this.blocks.values().next().value ?? [];

  copiesOf = (act: string): number =>
    act.startsWith('play:') ? (this.hand[this.kinds.indexOf(act.slice(5) as CardId)] ?? 0) : 1;

  /** Kinds of cards that it uses up, and itself where that could be twice. */
  kindsOf = ({ act, cards, wounds }: Use): number[] => {
    const source = this.sources.indexOf(act);
    return [
      ...Array<number>(wounds).fill(0),
      ...cards.map((card) => this.kinds.indexOf(card)),
      ...(source < 0 ? [] : [this.kinds.length + source]),
    ];
  };

  /** The hand of whoever has taken so many wounds, and all that brings mana. */
  handWith = (wounds: number): readonly number[] => [
    ...this.hand.with(0, (this.hand[0] as number) + wounds),
    ...this.sources.map(() => 1),
  ];
}

export const scriptOf = ({ script, prices }: Use): string =>
  `${script.join(' ')}|${prices.map(({ colours }) => colours.join()).join(' ')}`;

const isOfUse = ({ points, move, influence, gain }: Use): boolean =>
  points.length > 0 || move > 0 || influence > 0 || gain !== undefined;

const isForWounds = ({ perFall }: Use): boolean => perFall.some(({ scope }) => scope === 'wounds');

/** Its block counts more against some attacks. */
const dependsOnAim = ({ points, act }: Use): boolean =>
  act.startsWith('late:') ||
  points.some(({ source, path }) => {
    if (path === undefined || source === 'sideways' || source === 'move' || source === 'influence')
      return false;
    const op = opAt({ source, path });
    return op.op === 'block' && (op.doubleVsSwift ?? op.bonusPer) !== undefined;
  });

const isBlock = ({ points, odd, foes }: Use): boolean => points.length > 0 && !odd && foes === undefined;
