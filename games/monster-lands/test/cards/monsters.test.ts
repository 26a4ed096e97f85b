// Every monster, by what its card says. Values and rewards are those of the tables.
import { describe, expect, it } from 'vitest';
import type { PathId } from '../../data/board.ts';
import { type Monster, type MonsterId, monsterOf, monsters } from '../../data/monsters.ts';
import type { RealmId } from '../../data/realms.ts';
import { attackDice } from '../../rules/attack-strength.ts';
import { type BattleSetup, battle, hits, misses, type Warrior } from '../battle-table.ts';
import { clanOf, during, offers, refuses, table, told } from '../table.ts';

const ids = Object.keys(monsters) as MonsterId[];

/** Enough dice that show six, and traps that bring the rest: a kill for sure. */
const strong = (id: MonsterId): number => Math.ceil(monsterOf(id).kill / 5) + 1;

/** Something else for the realm. */
const other = (id: MonsterId): MonsterId => (id === 'kodyl' ? 'krus' : 'kodyl');

const diceIn = (monster: MonsterId, realm: RealmId, path: PathId = 'a1'): number =>
  attackDice(battle({ monster: 'krus', realm, on: { a1: { s: 1 } }, dice: misses(9) }).game, path, monster);

/** The first mercenary meets it; the attack dice come first. */
const meet = (monster: MonsterId, a1: Warrior, dice: readonly number[], setup: Partial<BattleSetup> = {}) =>
  battle({ monster, ...setup, on: { a1, ...setup.on }, dice });

describe('every monster', () => {
  for (const id of ids) {
    const { attack, kill, capture, killReward, captureReward, trophy }: Monster = monsterOf(id);

    it(`ML-ATK.7 ML-MATK.2 ${id}: ${attack} attack dice, dies at ${kill}, pays its kill reward and is a trophy`, () => {
      const pre = id === 'trousic' ? [1] : [];
      const t = battle({
        gate: id,
        monster: other(id),
        clans: [{ glory: 10, coins: 10 }],
        on: { gate1: { s: strong(id), potions: 3 } },
        dice: [...pre, ...misses(attackDice(table().game, 'gate1', id)), ...hits(strong(id))],
      });
      if (offers(t, 'defend').length > 0) t.play('defend:guards');
      t.play('roll-all');
      if (offers(t, 'defend').length > 0) t.play('defend:guards');
      const events = t.events();
      expect(events).toContainEqual(expect.objectContaining({ key: 'killed', player: 0, monster: id }));
      expect(events).toContainEqual({ key: 'gained', player: 0, bundle: killReward, from: id });
      const clan = clanOf(t, 0);
      expect(clan.glory).toBe(10 + (killReward.glory ?? 0));
      expect(clan.trophies).toEqual([id]);
      expect(monsterOf(id).trophy).toBe(trophy);
    });

    it(`ML-ATK.8 ${id}: captured from ${capture} to ${kill - 1} with the capture reward`, () => {
      const pre = id === 'trousic' ? [1] : [];
      const own = capture - 8;
      const dice = Array.from({ length: Math.ceil(own / 4) }, (_, i) => Math.min(4, own - i * 4));
      const malus = monsterOf(id).ability.op === 'dieMalus' ? 1 : 0;
      const t = battle({
        gate: id,
        monster: other(id),
        clans: [{ glory: 10, coins: 10 }],
        on: { gate1: { member: 'veruda', s: dice.length + 1, traps: ['trap-flat8'] } },
        dice: [
          ...pre,
          ...misses(attackDice(table().game, 'gate1', id)),
          ...dice.map((face) => (id === 'praskoun' ? face + malus : face)),
        ],
      });
      if (offers(t, 'defend').length > 0) t.play('defend:guards');
      for (const _ of dice) t.play('roll:strength');
      expect(t.asked().prompt).toMatchObject({ key: 'ask-attack', total: capture });
      t.play('stop');
      const events = t.events();
      expect(events).toContainEqual(
        expect.objectContaining({ key: 'captured', monster: id, total: capture }),
      );
      expect(events).toContainEqual({ key: 'gained', player: 0, bundle: captureReward, from: id });
      expect(clanOf(t, 0).glory).toBe(10 + (captureReward.glory ?? 0));
      expect(clanOf(t, 0).trophies).toEqual([]);
    });
  }
});

describe('abilities of monsters', () => {
  it('ML-MON.1 pliznik: two dice more in a jungle realm', () => {
    expect([diceIn('pliznik', 'traklan'), diceIn('pliznik', 'kale')]).toEqual([5, 3]);
  });
  it('ML-MON.1 ohnivir: two dice more in a fire realm', () => {
    expect([diceIn('ohnivir', 'jaha'), diceIn('ohnivir', 'kale')]).toEqual([5, 3]);
  });
  it('ML-MON.1 krabohlav: two dice more in a wind realm', () => {
    expect([diceIn('krabohlav', 'kale'), diceIn('krabohlav', 'jaha')]).toEqual([5, 3]);
  });
  it('ML-MON.1 zabozub: two dice more in a water realm', () => {
    expect([diceIn('zabozub', 'glacie'), diceIn('zabozub', 'jaha')]).toEqual([5, 3]);
  });

  it('ML-MON.2 trousic: a die before each attack hits everybody there, those who wait and those who are done', () => {
    const t = battle({
      monster: 'trousic',
      on: {
        a1: { s: 1 },
        a2: { seat: 1, member: 'tepej', s: 1, defence: 1 },
        a3: { member: 'trunk', s: 1 },
      },
      dice: [6, ...misses(4), 1, 6, ...misses(4)],
    });
    expect(told(t, 'wounded')).toMatchObject([{ member: 'hatyr' }]);
    const defended = during(t, () => t.play([1, 'defend:token']));
    expect(told(defended, 'wounded')).toMatchObject([{ member: 'trunk' }]);
    t.play('roll:strength');
    expect(told(t, 'left').map(({ member }) => member)).toEqual(['hatyr', 'trunk']);
    expect(t.game.paths.a1).toMatchObject({ dead: true, total: 1 });
    expect(t.game.paths.a3).toBeNull();
  });

  for (const id of ['lepivec', 'zoban'] as const)
    it(`ML-MON.3 ML-MON.17 ML-MON.19 ${id}: its death wounds everybody there, after the reward`, () => {
      const t = battle({
        monster: id,
        on: {
          a1: { s: 4, wounded: true },
          a2: { seat: 1, member: 'tepej', s: 1, potions: 1 },
        },
        dice: [...misses(4), ...hits(4)],
      });
      t.play('roll:strength', 'roll:strength', 'roll:strength');
      expect(told(t, 'killed')).toMatchObject([{ player: 0, monster: id }]);
      expect(clanOf(t, 0)).toMatchObject({ trophies: [id], glory: 10 + 5 + 3 });
      expect(clanOf(t, 0).members.map(({ id: member }) => member)).toEqual(['purkrab']);
      expect(t.options(1)).toEqual(['defend:potion', 'take-hits']);
    });

  it('ML-MON.18 lepivec: a waiting mercenary who dies of it does not conquer', () => {
    const t = battle({
      monster: 'lepivec',
      on: { a1: { s: 4 }, a2: { seat: 1, member: 'tepej', s: 1, wounded: true } },
      dice: [...misses(4), ...hits(4)],
    });
    const kill = during(t, () => t.play('roll-all'));
    expect(t.game.paths.a2).toBeNull();
    expect(told(kill, 'left')).toMatchObject([{ member: 'tepej', why: 'died' }]);
    expect(told(kill, 'conquered')).toEqual([]);
    expect(t.game.areas[0]?.realm).toBe('kale');
  });

  it('ML-MON.4 kodyl: neither potions nor venoms against it', () => {
    const t = meet('kodyl', { s: 2, potions: 1, venoms: 1, traps: ['trap-s1'] }, [6, 1, 1, 3]);
    expect(told(t, 'wounded')).toMatchObject([{ wounds: 1 }]);
    t.play('roll:strength');
    expect(offers(t, 'venom')).toEqual([]);
    expect(refuses(t, 'venom')).toEqual({
      reason: { key: 'banned-by-monster', monster: 'kodyl' },
      rule: 'ML-MON.4',
    });
    const armed = meet('kodyl', { s: 2, potions: 1, defence: 1 }, [6, 1, 1]);
    expect(refuses(armed, 'defend:potion').rule).toBe('ML-MON.4');
  });

  it('ML-MON.5 trouchnivec: two traps to capture it', () => {
    const prompt = (traps: Warrior['traps']) =>
      meet('trouchnivec', { s: 2, ...(traps && { traps }) }, misses(5)).asked().prompt;
    expect(prompt(['trap-s1'])).toMatchObject({ mayCapture: false });
    expect(prompt(['trap-s1', 'trap-s1'])).toMatchObject({ mayCapture: true });
  });

  it('ML-MON.6 ohnivousove: one automatic hit more', () => {
    expect(told(meet('ohnivousove', { s: 1 }, misses(4)), 'wounded')).toMatchObject([{ wounds: 1 }]);
  });
  it('ML-MON.6 pocih: one automatic hit more, which can be stopped', () => {
    const t = meet('pocih', { s: 1, defence: 1 }, misses(5));
    const defended = during(t, () => t.play('defend:token'));
    expect(told(defended, 'hit-stopped')).toMatchObject([{ by: 'token' }]);
    expect(told(defended, 'wounded')).toEqual([]);
  });

  it('ML-MON.7 krus: at the entrance two panic tokens are turned up', () => {
    const t = battle({ gate: 'krus', monster: 'kodyl', on: { gate1: { s: 1 } }, dice: [...misses(4), 1] });
    t.play('roll:strength');
    expect(told(t, 'panic-spread')).toHaveLength(2);
  });

  it('ML-MON.8 podsvetnik: heads for the entrance when it is drawn', () => {
    const t = battle({ monster: 'krus', gate: 'kodyl', on: { a1: { s: 2 } }, dice: [...misses(4), 6, 6] });
    const { deck } = t.game.monsters;
    deck.push(...deck.splice(deck.indexOf('podsvetnik'), 1));
    t.play('roll-all', 'done');
    expect(t.game.gate).toBe('podsvetnik');
    expect(t.game.monsters.discard).toContain('kodyl');
    expect(t.game.areas[0]?.monster).not.toBeNull();
  });

  it('ML-MON.9 ML-MON.9b piskor: captured in a realm it escapes to the entrance, and the realm is cleared', () => {
    const t = battle({
      monster: 'piskor',
      on: {
        a1: { s: 2, traps: ['trap-flat8'] },
        a2: { seat: 1, member: 'tepej', s: 2 },
      },
      loot: ['loot-trophies3', 'loot-coins10'],
      dice: [...misses(4), 5, 1, 1],
    });
    t.play('roll:strength', 'stop');
    expect(clanOf(t, 0).glory).toBe(13);
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-conquest' });
    t.play('roll-all', 'loot:loot-trophies3');
    expect(t.game.gate).toBe('piskor');
    expect(t.game.areas[0]?.monster).not.toBe('piskor');
  });
  it('ML-MON.9 piskor: captured at the entrance it is discarded', () => {
    const t = battle({
      gate: 'piskor',
      monster: 'kodyl',
      on: { gate1: { s: 2, traps: ['trap-flat8'] } },
      dice: [...misses(4), 5],
    });
    t.play('roll:strength', 'stop');
    expect(t.game.gate).toBeNull();
    expect(t.game.monsters.discard).toContain('piskor');
  });

  it('ML-MON.10 praskoun: every strength die counts one less', () => {
    const t = meet('praskoun', { s: 2, m: 1 }, [...misses(3), 3, 3, 3]);
    t.play('cancel:0', 'roll-all');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 7 }]);
  });
  it('ML-MON.11 ledobor: every magic die counts one less', () => {
    const t = meet('ledobor', { s: 1, m: 2 }, [...misses(4), 3, 3, 3]);
    t.play('cancel:0', 'roll-all');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 7 }]);
  });

  it('ML-MON.12 mechoun: three dice more at the entrance', () => {
    expect([diceIn('mechoun', 'jaha', 'gate1'), diceIn('mechoun', 'jaha')]).toEqual([7, 4]);
  });

  it('ML-MON.13 tlustoun: no defence abilities, but tokens and potions', () => {
    const t = meet(
      'tlustoun',
      { member: 'lemtal', s: 1, defence: 1, potions: 1, equipment: ['nocir-1'] },
      [6, 6, 6, 1, 1],
      { event: 'event-2' },
    );
    expect(told(t, 'hit-stopped')).toEqual([]);
    expect(t.options()).toEqual(['defend:token', 'defend:potion', 'take-hits']);
    for (const by of ['lemtal', 'nocir-1', 'benefit'])
      expect(refuses(t, `defend:${by}`).rule).toBe('ML-MON.13');
    const gate = battle({
      gate: 'tlustoun',
      monster: 'kodyl',
      on: { gate1: { s: 1 } },
      dice: [6, 1, 1, 1, 1],
    });
    expect(told(gate, 'wounded')).toMatchObject([{ wounds: 1 }]);
  });

  it('ML-MON.14 hlubstir: a wound costs one glory, once for an attack', () => {
    expect(clanOf(meet('hlubstir', { s: 1 }, [6, 1, 1, 1, 1]), 0).glory).toBe(9);
    const dead = meet('hlubstir', { s: 1 }, hits(5), { on: { a2: { seat: 1, member: 'tepej', s: 1 } } });
    expect(clanOf(dead, 0).glory).toBe(12);
    const safe = meet('hlubstir', { member: 'ninra', s: 1 }, [6, 1, 1, 1, 1]);
    expect(clanOf(safe, 0).glory).toBe(10);
  });

  it('ML-MON.15 chapadlice: weapons have no effect', () => {
    const t = meet('chapadlice', { s: 1, equipment: ['zeldiv-1'] }, [...misses(5), 3]);
    t.play('roll:strength');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 3 }]);
  });

  it('ML-MON.16 trousic: at the entrance it hits both paths', () => {
    const t = battle({
      gate: 'trousic',
      monster: 'kodyl',
      on: { gate1: { s: 1 }, gate2: { seat: 1, member: 'tepej', s: 1 } },
      dice: [6, ...misses(5)],
    });
    t.play([0, 'take-hits'], [1, 'take-hits']);
    expect(told(t, 'wounded').map(({ member }) => member)).toEqual(['hatyr', 'tepej']);
  });
});
