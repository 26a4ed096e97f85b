// A fight as its seat sees it: everything that could be used, phase by phase, and what it does.
import type { Seat } from '@krcma/kernel';
import { type CardId, WOUND } from '../data/cards.ts';
import { enemyOf, has } from '../rules/combat/numbers.ts';
import { opAt } from '../rules/effects/op-at.ts';
import { type Purse, purseOf } from '../rules/purse.ts';
import { COMBAT_PHASES, type Combat, type CombatPhase, type MageKnight, playerAt } from '../state.ts';
import { unknownOn } from './effects.ts';
import { type Blow, blowsOf, isWalledIn, targetsIn } from './field.ts';
import { followingUses } from './follows.ts';
import { couldPay, Payments, richest, sizeOf } from './mana.ts';
import { Means } from './means.ts';
import type { Scale } from './result.ts';
import { Stages } from './stages.ts';
import type { Use } from './use.ts';
import { Trial } from './uses.ts';
import { isBoon } from './worth.ts';

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
  /** Kinds of cards in hand, and how many there are of each. */
  readonly kinds: readonly CardId[];
  readonly hand: readonly number[];
  plain: Use[] = [];
  /** Uses that change enemies, in the phase they are used in. */
  tricks: Use[] = [];
  /** Uses after which everything is read anew. */
  readonly odd: Use[] = [];
  /** What is not known of all that could be used. */
  readonly doubts = new Set<string>();
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
    const held = playerAt(game, seat).hand.filter((card) => card !== WOUND);
    this.kinds = [...new Set(held)];
    this.hand = this.kinds.map((kind) => held.filter((card) => card === kind).length);
    this.purse = purseOf(game, seat);
    if (this.stages.isSound) this.tryAll();
    const givers = [...this.plain, ...preludes];
    const most = richest(this.purse, givers, this.copiesOf);
    this.payments = new Payments(this.purse, this.manaToCome(givers), most);
    const isPayable = ({ prices }: Use): boolean => couldPay(most, prices);
    this.tricks = this.tricks.filter(isPayable);
    this.plain = this.plain.filter(isPayable);
    for (const [blow, uses] of this.blocks) this.blocks.set(blow, uses.filter(isPayable));
    this.means = new Means(this.payments, this.hand, this.kindsOf);
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

  /** Points could go to several enemies or attacks, slow one down, or be kept by whoever is going to lie stunned. */
  private get isShared(): boolean {
    const foes = (this.game.combat?.foes ?? []).filter(({ defeated }) => !defeated);
    return (
      foes.length > 1 ||
      foes.some(
        (foe) =>
          foe.attacks.length > 1 ||
          has(foe, 'cumbersome') ||
          has(foe, 'paralyze') ||
          enemyOf(foe).summons !== undefined,
      )
    );
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
    const key = JSON.stringify([phase, aim, only && [...only], this.stages.signatureAt(phase)]);
    let trial = this.tried.get(key);
    if (trial === undefined) {
      trial = new Trial(this.stages.standing(phase, aim), this.seat, phase, this.tries).run(only);
      this.tried.set(key, trial);
    }
    for (const doubt of trial.doubts) this.doubts.add(doubt);
    if (this.isShared && trial.uses.some(isSplittable))
      this.doubts.add('Move or Influence could be shared out');
    if (trial.uses.some(isForWounds) && trial.uses.some(({ result }) => result.wounds > 0))
      this.doubts.add('wounds of other uses may count');
    for (const { vague, script } of trial.uses)
      if (vague) this.doubts.add(`something follows ${script.join(' ')}`);
    return trial.uses;
  }

  private sort(uses: readonly Use[]): void {
    for (const use of uses) {
      if (use.odd) this.addOdd(use);
      else if (use.foes !== undefined) this.addTrick(use);
      else if (isOfUse(use) || isBoon(this.scale, use)) this.plain.push(use);
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

  /** What is done to an enemy is done as early as it can be. */
  private addTrick(use: Use): void {
    if (this.tricks.some((each) => each.points.length === 0 && scriptOf(each) === scriptOf(use))) return;
    this.tricks.push(use);
  }

  /** The ways to block an attack; one that nobody has seen yet counts as the first. */
  blocksOf = (blow: Blow): readonly Use[] =>
    this.blocks.get(nameOf(blow)) ?? this.blocks.values().next().value ?? [];

  copiesOf = (act: string): number =>
    act.startsWith('play:') ? (this.hand[this.kinds.indexOf(act.slice(5) as CardId)] ?? 0) : 1;

  kindsOf = ({ cards }: Use): number[] => cards.map((card) => this.kinds.indexOf(card));
}

export const scriptOf = ({ script, prices }: Use): string =>
  `${script.join(' ')}|${prices.map(({ colours }) => colours.join()).join(' ')}`;

const isSplittable = ({ script, points }: Use): boolean =>
  points.length > 1 && script.some((id) => id.startsWith('spend:'));

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
