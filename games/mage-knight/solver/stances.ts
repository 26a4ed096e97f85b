// Every course a fight can take: who is shot, what is blocked, who takes the damage, and who is struck down, with whom.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { LOWEST_REPUTATION, TOP_REPUTATION } from '../data/reputation.ts';
import { armorOf, blockNeed, enemyOf, isFullyBlocked } from '../rules/combat/numbers.ts';
import { isDefender } from '../rules/combat/sums.ts';
import type { CombatPhase, Foe, MageKnight } from '../state.ts';
import { playerAt } from '../state.ts';
import { type Blow, blowsOf, called, isWalledIn, scene, spoilsOf, targetsIn } from './field.ts';
import { groupings, guardsAgainst, isAmong, MOST_GROUPED, slowedDown, slowing, standing } from './guards.ts';
import { type Harm, Harms, UNHARMED } from './harm.ts';
import { patched } from './patch.ts';
import type { Pool } from './pool.ts';
import { type FightResult, NO_RESULT, type Scale, weighed } from './result.ts';
import type { Demand, Patches, Stance } from './stance.ts';

export interface Setting {
  readonly game: MageKnight;
  /** The table of a phase. */
  readonly at: (phase: CombatPhase) => MageKnight;
  readonly seat: Seat;
  readonly phase: CombatPhase;
  readonly scale: Scale;
  /** The most halves that could be laid for such a demand by everything together. */
  readonly most: (demand: Demand) => number;
  /** What it costs at least to meet one. */
  readonly least: (demand: Demand) => number;
  /** What is not worth so much is not looked at. */
  readonly floor: () => number;
  /** Move or Influence that is there already is counted where it is shared out. */
  readonly pool: Pool;
}

export class Stances {
  readonly found: Stance[] = [];
  /** Why there may be ways that were not looked at. */
  readonly doubts = new Set<string>();
  private readonly setting: Setting;
  private readonly patches: Patches;
  private readonly harms: Harms;
  private readonly hand: number;
  private readonly everything: FightResult;
  /** What the fall of some of them brings, by their ids. */
  private readonly spoils = new Map<string, ReturnType<typeof spoilsOf>>();
  /** The enemies before anybody is attacked. */
  private readonly early: readonly Foe[];

  constructor(setting: Setting, patches: Patches) {
    this.setting = setting;
    this.patches = patches;
    const isBefore = setting.phase === 'ranged' || setting.phase === 'block';
    this.harms = new Harms(setting.at('damage'), setting.seat, isBefore, setting.game);
    const { game, seat } = setting;
    this.hand = playerAt(game, seat).hand.filter((card) => card !== WOUND).length;
    const all = (game.combat?.foes ?? []).filter(({ defeated, role }) => !defeated && role !== 'summoned');
    const { fame, reputation } = spoilsOf(game, seat, all);
    this.early = patched(game.combat?.foes ?? [], patches.ranged);
    this.everything = { ...NO_RESULT, fame, reputation: Math.max(0, reputation), fallen: all.length };
  }

  all(): Stance[] {
    const { game, at, phase, seat } = this.setting;
    const combat = game.combat;
    if (combat === null) return [];
    const foes = this.early;
    if (phase !== 'ranged') this.stand(foes, []);
    else
      for (const groups of this.groupsOf(targetsIn(at('ranged'), foes, 'ranged'))) {
        const demands = this.attacks('ranged', foes, groups);
        if (demands === undefined) continue;
        const shot = groups.flat();
        const left = foes.map((foe) =>
          shot.includes(foe.id) ? { ...foe, defeated: true, fell: phase } : foe,
        );
        const isOver = left.every(({ defeated, role }) => defeated || role === 'summoned');
        if (!isOver) this.stand(called(at('block'), seat, left), demands);
        else if (this.patches.following.length === 0) this.add(foes, left, demands);
      }
    return this.found.sort((a, b) => b.most - a.most);
  }

  private groupsOf(targets: readonly Foe[]): number[][][] {
    const ids = targets.map(({ id }) => id);
    if (ids.length <= MOST_GROUPED) return groupings(ids);
    this.doubts.add('more targets than are grouped in every way');
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
        this.setting.at(phase),
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

  /** The block phase, what comes through, and the attack phase. */
  private stand(before: readonly Foe[], shots: readonly Demand[]): void {
    const { phase, at } = this.setting;
    const foes = patched(before, this.patches.block);
    const game = at(phase === 'ranged' ? 'block' : phase);
    const blows = phase === 'attack' ? [] : blowsOf(game, foes);
    const guards =
      phase === 'damage' ? [{ blocked: [], slowed: new Map() }] : guardsAgainst(game, foes, blows);
    for (const { blocked, slowed } of guards) {
      if (this.patches.following.some(({ blow }) => !isAmong(blocked, blow.foe, blow.attack))) continue;
      const demands = this.defences(foes, blocked, slowed);
      if (demands === undefined) continue;
      const slow = slowedDown(game, foes, slowed);
      const coming = blowsOf(game, slow);
      const open = coming.filter(({ foe, attack }) => !isAmong(blocked, foe, attack));
      if (blocked.some(({ foe, attack }) => !isAmong(coming, foe, attack))) continue;
      const stood = slow.map((foe) => standing(foe, blocked));
      for (const harm of this.harms.of(stood, open))
        if (this.couldBeWorth(harm)) {
          const bribes = this.bribesFor(harm, slow);
          if (bribes !== undefined) this.hitBack(stood, [...shots, ...demands, ...bribes], harm);
        }
    }
  }

  private defences(
    foes: readonly Foe[],
    blocked: readonly Blow[],
    slowed: ReadonlyMap<Blow, number>,
  ): Demand[] | undefined {
    const { most, at, pool } = this.setting;
    if (blocked.length === 0 && slowed.size === 0) return [];
    const game = at('block');
    const demands: Demand[] = [];
    if (slowed.size > 0) demands.push(slowing(game, foes, slowed, pool.hasMove ? 0 : game.turn.move));
    const slow = slowedDown(game, foes, slowed);
    for (const blow of blocked) {
      const there = scene(game, slow, 'block', [blow]);
      const surplus = this.patches.following.reduce(
        (n, each) => n + (isAmong([each.blow], blow.foe, blow.attack) ? each.surplus : 0),
        0,
      );
      const need = 2 * (blockNeed(there, slow[blow.foe] as Foe, blow.attack) + surplus);
      demands.push({ kind: 'block', phase: 'block', foes: [], blow, need, walled: false, there });
    }
    return demands.some((demand) => most(demand) < demand.need) ? undefined : demands;
  }

  /** Influence for units that take damage for nothing else, where there is not enough. */
  private bribesFor({ influence }: Harm, foes: readonly Foe[]): Demand[] | undefined {
    const had = this.setting.pool.hasInfluence ? 0 : influence.had;
    const { need } = influence;
    if (need <= had) return [];
    const there = scene(this.setting.at('block'), foes, 'block');
    const bribe: Demand = {
      kind: 'bribe',
      phase: 'block',
      foes: [],
      need: 2 * (need - had),
      walled: false,
      there,
    };
    return this.setting.most(bribe) < bribe.need ? undefined : [bribe];
  }

  private hitBack(stood: readonly Foe[], demands: readonly Demand[], harm: Harm): void {
    const game = this.setting.at('attack');
    const grown = stood.map((foe) => ({ ...foe, grown: foe.grown + (harm.drunk.get(foe.id) ?? 0) }));
    const foes = patched(grown, this.patches.attack);
    const doomed = foes.map((foe) => {
      if (foe.role === 'summoned') return { ...foe, defeated: true };
      return foe.doomed && isFullyBlocked(foe) ? { ...foe, defeated: true, fell: 'block' as const } : foe;
    });
    for (const groups of this.groupsOf(targetsIn(game, doomed, 'attack'))) {
      const struck = groups.flat();
      const fallen = doomed.map((foe) =>
        struck.includes(foe.id) ? { ...foe, defeated: true, fell: 'attack' as const } : foe,
      );
      if (weighed(this.setting.scale, this.resultOf(this.fallenOf(fallen), harm)) < this.setting.floor())
        continue;
      const strikes = this.attacks('attack', doomed, groups);
      if (strikes === undefined) continue;
      this.add(this.hasShot(demands) ? this.early : doomed, fallen, [...demands, ...strikes], harm);
    }
  }

  private hasShot = (demands: readonly Demand[]): boolean =>
    demands.some(({ kind, phase }) => kind === 'attack' && phase === 'ranged');

  /** Whether it is worth a look if all of them fell for nothing. */
  private couldBeWorth(harm: Harm): boolean {
    const { scale, floor } = this.setting;
    const result = { ...this.everything, ...harmed(harm, this.hand) };
    return Math.max(weighed(scale, result), weighed(scale, { ...result, fallen: 0 })) >= floor();
  }

  /**
   * Whoever defends somebody does so for the first one attacked, whether the attack is made or given up: each group may
   * be the first, and so may anybody else who is worth a lost point (MK-13.25, .26).
   */
  private add(
    ready: readonly Foe[],
    after: readonly Foe[],
    demands: readonly Demand[],
    harm: Harm = UNHARMED,
  ): void {
    const attacks = demands.filter(({ kind }) => kind === 'attack');
    const first = attacks[0]?.phase;
    const defence = ready.reduce((n, foe) => n + (isDefender(foe) ? (enemyOf(foe).defend ?? 0) : 0), 0);
    if (first === undefined || defence === 0) {
      this.keep(after, demands, harm);
      return;
    }
    for (const chosen of attacks.filter(({ phase }) => phase === first))
      this.keep(after, [raised(chosen, defence), ...demands.filter((each) => each !== chosen)], harm);
    for (const decoy of this.decoys(ready, first)) {
      const [drawn] = decoy.foes;
      const others = demands.map((each) =>
        each.kind === 'attack' && each.foes.some((foe) => foe === drawn) ? raised(each, defence) : each,
      );
      this.keep(after, [decoy, ...others], harm);
    }
  }

  /** Attacks that could be given up before any other is made. */
  private decoys(ready: readonly Foe[], first: CombatPhase): Demand[] {
    const { at, phase: now, most } = this.setting;
    const phases = now === 'ranged' && first === 'attack' ? (['ranged', 'attack'] as const) : [first];
    return phases.flatMap((phase) =>
      targetsIn(at(phase), ready, phase).flatMap(({ id }): Demand[] => {
        const there = scene(at(phase), ready, phase, [{ foe: id }]);
        const walled = phase === 'ranged' && isWalledIn(there, ready, [id]);
        const decoy: Demand = { kind: 'decoy', phase, foes: [id], need: 1, walled, there };
        return most(decoy) < 1 ? [] : [decoy];
      }),
    );
  }

  private fallenOf(after: readonly Foe[]): Foe[] {
    const before = this.setting.game.combat?.foes ?? [];
    return after.filter(
      ({ id, defeated, role }) => defeated && role !== 'summoned' && before[id]?.defeated === false,
    );
  }

  private resultOf(fallen: readonly Foe[], harm: Harm): FightResult {
    const { game, seat } = this.setting;
    const key = fallen.map(({ id }) => id).join();
    let spoils = this.spoils.get(key);
    if (spoils === undefined) {
      spoils = spoilsOf(game, seat, fallen);
      this.spoils.set(key, spoils);
    }
    const { reputation } = playerAt(game, seat);
    return {
      ...NO_RESULT,
      fame: spoils.fame,
      reputation:
        Math.max(LOWEST_REPUTATION, Math.min(TOP_REPUTATION, reputation + spoils.reputation)) - reputation,
      fallen: fallen.length,
      ...harmed(harm, this.hand),
    };
  }

  private keep(after: readonly Foe[], demands: readonly Demand[], harm: Harm): void {
    const { scale, least, floor } = this.setting;
    const fallen = this.fallenOf(after);
    const falls = { ranged: 0, block: 0, attack: 0 };
    for (const { fell } of fallen) if (fell !== 'damage') falls[fell ?? 'attack']++;
    const result = this.resultOf(fallen, harm);
    const worth = weighed(scale, result);
    if (worth < floor()) return;
    let most = worth;
    if (!harm.stunned) for (const demand of demands) most -= least(demand);
    if (most >= floor()) this.found.push({ demands, harm, result, falls, worth, most });
  }
}

const raised = (demand: Demand, defence: number): Demand => ({ ...demand, need: demand.need + 2 * defence });

/** What harm adds to the result; whoever lies stunned loses the whole hand. */
const harmed = (harm: Harm, hand: number) => ({
  wounds: harm.wounds,
  poison: harm.poison,
  unitWounds: harm.unitWounds,
  unitsWounded: harm.unitsWounded,
  unitsLost: harm.unitsLost,
  cards: harm.stunned ? hand : 0,
});
