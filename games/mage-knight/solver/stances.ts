// Every course a fight can take: who is shot, what is blocked, who takes the damage, and who is struck down, with whom.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { LOWEST_REPUTATION, TOP_REPUTATION } from '../data/reputation.ts';
import { armorOf, attackValue, blockNeed, enemyOf, isFullyBlocked } from '../rules/combat/numbers.ts';
import { isDefender } from '../rules/combat/sums.ts';
import type { CombatPhase, Foe, MageKnight } from '../state.ts';
import { playerAt } from '../state.ts';
import { type Blow, blowsOf, called, isWalledIn, scene, slowable, spoilsOf, targetsIn } from './field.ts';
import { type Harm, Harms } from './harm.ts';
import { type Patch, patched } from './patch.ts';
import { type FightResult, NO_RESULT, type Scale, weighed } from './result.ts';

/** Something that takes points: an attack on enemies, a block, or an attack that Move slows down. */
export interface Demand {
  readonly kind: 'attack' | 'block' | 'slow';
  readonly phase: CombatPhase;
  /** Enemies that are attacked together. */
  readonly foes: readonly number[];
  readonly blow?: Blow;
  /** In halves of points. */
  readonly need: number;
  /** Only siege attacks reach it. */
  readonly walled: boolean;
  /** The table as it is read while the points are laid. */
  readonly there: MageKnight;
}

export interface Stance {
  readonly demands: readonly Demand[];
  readonly harm: Harm;
  readonly result: FightResult;
  /** What it is worth if all it demands were free, and at most. */
  readonly worth: number;
  readonly most: number;
}

/** What is done to the enemies in each phase. */
export interface Patches {
  readonly ranged: Patch;
  readonly block: Patch;
  readonly attack: Patch;
}

/** More targets than this are not grouped in every way. */
const MOST_GROUPED = 4;

/** Every way to put some of them into groups. */
function groupings(all: readonly number[]): number[][][] {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  return groupings(rest).flatMap((groups) => [
    groups,
    [[first], ...groups],
    ...groups.map((_, at) => groups.map((group, index) => (index === at ? [first, ...group] : group))),
  ]);
}

function subsets<T>(all: readonly T[]): T[][] {
  let found: T[][] = [[]];
  for (const each of all) found = [...found, ...found.map((some) => [...some, each])];
  return found;
}

/** Each attack blocked, let through, or slowed down first. */
interface Guard {
  readonly blocked: readonly Blow[];
  readonly slowed: ReadonlyMap<Blow, number>;
}

export interface Setting {
  readonly game: MageKnight;
  readonly seat: Seat;
  readonly phase: CombatPhase;
  readonly scale: Scale;
  /** The most halves that could be laid for such a demand by everything together. */
  readonly most: (demand: Demand) => number;
  /** What it costs at least to meet one. */
  readonly least: (demand: Demand) => number;
  /** What is not worth so much is not looked at. */
  readonly floor: () => number;
}

export class Stances {
  readonly found: Stance[] = [];
  /** Every way was looked at. */
  whole = true;
  private readonly setting: Setting;
  private readonly patches: Patches;
  private readonly harms: Harms;
  private readonly hand: number;
  private readonly everything: FightResult;

  constructor(setting: Setting, patches: Patches) {
    this.setting = setting;
    this.patches = patches;
    this.harms = new Harms(setting.game, setting.seat);
    const { game, seat } = setting;
    this.hand = playerAt(game, seat).hand.filter((card) => card !== WOUND).length;
    const all = (game.combat?.foes ?? []).filter(({ defeated, role }) => !defeated && role !== 'summoned');
    const { fame, reputation } = spoilsOf(game, seat, all);
    this.everything = { ...NO_RESULT, fame, reputation: Math.max(0, reputation), fallen: all.length };
  }

  all(): Stance[] {
    const { game, phase, seat } = this.setting;
    const combat = game.combat;
    if (combat === null) return [];
    const foes = patched(combat.foes, this.patches.ranged);
    if (phase !== 'ranged') this.stand(foes, []);
    else
      for (const groups of this.groupsOf(targetsIn(game, foes, 'ranged'))) {
        const demands = this.attacks('ranged', foes, groups);
        if (demands === undefined) continue;
        const shot = groups.flat();
        const left = foes.map((foe) =>
          shot.includes(foe.id) ? { ...foe, defeated: true, fell: phase } : foe,
        );
        if (left.every(({ defeated, role }) => defeated || role === 'summoned')) this.add(left, demands);
        else this.stand(called(game, seat, left), demands);
      }
    return this.found.sort((a, b) => b.most - a.most);
  }

  private groupsOf(targets: readonly Foe[]): number[][][] {
    const ids = targets.map(({ id }) => id);
    if (ids.length <= MOST_GROUPED) return groupings(ids);
    this.whole = false;
    return [[], [ids], ids.map((id) => [id]), ...ids.map((id) => [[id]])];
  }

  /** Attacks on these groups; undefined where one of them is out of reach. */
  private attacks(
    phase: 'ranged' | 'attack',
    foes: readonly Foe[],
    groups: readonly number[][],
  ): Demand[] | undefined {
    const demands: Demand[] = [];
    for (const group of groups) {
      const there = scene(
        this.setting.game,
        foes,
        phase,
        group.map((foe) => ({ foe })),
      );
      const walled = phase === 'ranged' && isWalledIn(there, foes, group);
      const armor = group.reduce((sum, id) => sum + armorOf(there, foes[id] as Foe), 0);
      const demand: Demand = { kind: 'attack', phase, foes: group, need: 2 * armor, walled, there };
      if (this.setting.most(demand) < demand.need) return undefined;
      demands.push(demand);
    }
    return demands;
  }

  private guards(foes: readonly Foe[], blows: readonly Blow[]): Guard[] {
    const { game } = this.setting;
    let slowings: Map<Blow, number>[] = [new Map()];
    for (const blow of blows) {
      const most = slowable(game, foes, blow);
      if (most > 0)
        slowings = slowings.flatMap((slowed) =>
          Array.from({ length: most + 1 }, (_, n) => (n === 0 ? slowed : new Map([...slowed, [blow, n]]))),
        );
    }
    return slowings.flatMap((slowed) => subsets(blows).map((blocked) => ({ blocked, slowed })));
  }

  /** The block phase, what comes through, and the attack phase. */
  private stand(before: readonly Foe[], shots: readonly Demand[]): void {
    const { phase, game } = this.setting;
    const foes = patched(before, this.patches.block);
    const blows = phase === 'attack' ? [] : blowsOf(game, foes);
    const guards = phase === 'damage' ? [{ blocked: [], slowed: new Map() }] : this.guards(foes, blows);
    for (const { blocked, slowed } of guards) {
      const demands = this.defences(foes, blocked, slowed);
      if (demands === undefined) continue;
      const slow = this.slowedDown(foes, slowed);
      const coming = blowsOf(game, slow);
      const open = coming.filter(({ foe, attack }) => !isAmong(blocked, foe, attack));
      if (blocked.some(({ foe, attack }) => !isAmong(coming, foe, attack))) continue;
      const stood = slow.map((foe) => standing(foe, blocked));
      for (const harm of this.harms.of(stood, open))
        if (this.couldBeWorth(harm)) this.hitBack(stood, [...shots, ...demands], harm);
    }
  }

  private slowedDown(foes: readonly Foe[], slowed: ReadonlyMap<Blow, number>): readonly Foe[] {
    if (slowed.size === 0) return foes;
    const { game } = this.setting;
    return foes.map((foe) => ({
      ...foe,
      attacks: foe.attacks.map((attack, index) => {
        const n = [...slowed].find(([blow]) => blow.foe === foe.id && blow.attack === index)?.[1] ?? 0;
        if (n === 0) return attack;
        const rest = attackValue(scene(game, foes, 'block'), foe, index) - n;
        return { ...attack, delta: attack.delta - n, state: rest > 0 ? attack.state : ('blocked' as const) };
      }),
    }));
  }

  private defences(
    foes: readonly Foe[],
    blocked: readonly Blow[],
    slowed: ReadonlyMap<Blow, number>,
  ): Demand[] | undefined {
    const { game, most } = this.setting;
    const demands: Demand[] = [];
    for (const [blow, n] of slowed) {
      const there = scene(game, foes, 'block');
      demands.push({ kind: 'slow', phase: 'block', foes: [], blow, need: 2 * n, walled: false, there });
    }
    const slow = this.slowedDown(foes, slowed);
    for (const blow of blocked) {
      const there = scene(game, slow, 'block', [blow]);
      const need = 2 * blockNeed(there, slow[blow.foe] as Foe, blow.attack);
      demands.push({ kind: 'block', phase: 'block', foes: [], blow, need, walled: false, there });
    }
    return demands.some((demand) => most(demand) < demand.need) ? undefined : demands;
  }

  private hitBack(stood: readonly Foe[], demands: readonly Demand[], harm: Harm): void {
    const { game } = this.setting;
    const grown = stood.map((foe) => ({ ...foe, grown: foe.grown + (harm.drunk.get(foe.id) ?? 0) }));
    const foes = patched(grown, this.patches.attack);
    const doomed = foes.map((foe) => (foe.doomed && isFullyBlocked(foe) ? { ...foe, defeated: true } : foe));
    for (const groups of this.groupsOf(targetsIn(game, doomed, 'attack'))) {
      const strikes = this.attacks('attack', doomed, groups);
      if (strikes === undefined) continue;
      const struck = groups.flat();
      const fallen = doomed.map((foe) => (struck.includes(foe.id) ? { ...foe, defeated: true } : foe));
      this.add(fallen, [...demands, ...strikes], harm);
    }
  }

  /** Whether it is worth a look if all of them fell for nothing. */
  private couldBeWorth(harm: Harm): boolean {
    const { scale, floor } = this.setting;
    const result = { ...this.everything, ...harmed(harm, this.hand) };
    return Math.max(weighed(scale, result), weighed(scale, { ...result, fallen: 0 })) >= floor();
  }

  /** Whoever defends somebody does so for the first one attacked: each group may be the first (MK-13.25). */
  private add(after: readonly Foe[], demands: readonly Demand[], harm: Harm = UNHARMED): void {
    const { game } = this.setting;
    const defence = (game.combat?.foes ?? []).reduce(
      (n, foe) => n + (isDefender(foe) ? (enemyOf(foe).defend ?? 0) : 0),
      0,
    );
    const attacks = demands.filter(({ kind }) => kind === 'attack');
    if (defence === 0 || attacks.length === 0) {
      this.keep(after, demands, harm);
      return;
    }
    // An attack given up on purpose may draw the defence onto somebody else: that is not looked at.
    this.whole = false;
    const first = attacks[0]?.phase;
    for (const chosen of attacks.filter(({ phase }) => phase === first)) {
      const guarded = { ...chosen, need: chosen.need + 2 * defence };
      this.keep(after, [guarded, ...demands.filter((each) => each !== chosen)], harm);
    }
  }

  private keep(after: readonly Foe[], demands: readonly Demand[], harm: Harm): void {
    const { game, seat, scale, least, floor } = this.setting;
    const { reputation } = playerAt(game, seat);
    const before = game.combat?.foes ?? [];
    const fallen = after.filter(
      ({ id, defeated, role }) => defeated && role !== 'summoned' && before[id]?.defeated === false,
    );
    const spoils = spoilsOf(game, seat, fallen);
    const result: FightResult = {
      ...NO_RESULT,
      fame: spoils.fame,
      reputation:
        Math.max(LOWEST_REPUTATION, Math.min(TOP_REPUTATION, reputation + spoils.reputation)) - reputation,
      fallen: fallen.length,
      ...harmed(harm, this.hand),
    };
    const worth = weighed(scale, result);
    if (worth < floor()) return;
    let most = worth;
    if (!harm.stunned) for (const demand of demands) most -= least(demand);
    if (most >= floor()) this.found.push({ demands, harm, result, worth, most });
  }
}

/** What harm adds to the result; whoever lies stunned loses the whole hand. */
const harmed = (harm: Harm, hand: number) => ({
  wounds: harm.wounds,
  poison: harm.poison,
  unitWounds: harm.unitWounds,
  unitsWounded: harm.unitsWounded,
  unitsLost: harm.unitsLost,
  cards: harm.stunned ? hand : 0,
});

const UNHARMED: Harm = {
  taken: [],
  wounds: 0,
  poison: 0,
  stunned: false,
  unitWounds: 0,
  unitsWounded: 0,
  unitsLost: 0,
  hurt: [],
  drunk: new Map(),
};

const isAmong = (blows: readonly Blow[], foe: number, attack: number): boolean =>
  blows.some((blow) => blow.foe === foe && blow.attack === attack);

/** After its attacks were blocked; a monster that was called is gone then. */
function standing(foe: Foe, blocked: readonly Blow[]): Foe {
  const attacks = foe.attacks.map((attack, index) =>
    isAmong(blocked, foe.id, index) ? { ...attack, state: 'blocked' as const } : attack,
  );
  return { ...foe, attacks };
}
