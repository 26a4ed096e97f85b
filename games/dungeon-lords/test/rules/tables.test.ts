import { describe, expect, it } from 'vitest';
import { ADVENTURERS, adventurerOf, adventurers, paladins } from '../../data/adventurers.ts';
import { COMBAT_CARDS, combatCardOf } from '../../data/combat-cards.ts';
import { type Attack, CREATURES, creatureOf } from '../../data/creatures.ts';
import { CELLS, ENTRANCE, FIRST_TUNNELS, isInZone, neighboursOf } from '../../data/dungeon.ts';
import { EVENT_TILES, eventTiles, SPECIAL_EVENTS, specialEventOf } from '../../data/events.ts';
import type { Op } from '../../data/ops.ts';
import { opsOf, ruleOf } from '../../data/ops-source.ts';
import { actions, FIRST_ORDER_FEE, ORDERS } from '../../data/orders.ts';
import { ROOMS, roomOf } from '../../data/rooms.ts';
import { companies } from '../../data/setup.ts';
import { points, TITLES, titlePoints } from '../../data/titles.ts';
import { PALADIN_SPACE, TRACK_START, TRACK_TOP } from '../../data/track.ts';
import { SITUATIONS, situations } from '../../data/training.ts';
import { TRAPS, trapOf } from '../../data/traps.ts';
import type { Goods } from '../../data/types.ts';
import { waysOf } from '../../rules/ops/op-at.ts';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const KINDS = ['gold', 'food', 'evil', 'imp', 'trap', 'monster'];

const allOps = (ops: readonly Op[]): Op[] =>
  ops.flatMap((op) => [op, ...waysOf(op).flatMap((way) => allOps(way))]);

describe('the tables', () => {
  it('DL-DATA.1 hold what is in the box, and say where each row comes from', () => {
    expect(total(CREATURES.flatMap((id) => [...creatureOf(id).copies]))).toBe(24);
    expect(total(TRAPS.map((id) => trapOf(id).copies))).toBe(27);
    expect([ROOMS.length, COMBAT_CARDS.length, SPECIAL_EVENTS.length, EVENT_TILES.length]).toEqual([
      16, 18, 9, 3,
    ]);
    expect([ADVENTURERS.length, Object.keys(paladins).length, ORDERS.length, TITLES.length]).toEqual([
      32, 2, 8, 7,
    ]);
    const rows = [
      ...CREATURES.map(creatureOf),
      ...TRAPS.map(trapOf),
      ...ROOMS.map(roomOf),
      ...COMBAT_CARDS.map(combatCardOf),
      ...SPECIAL_EVENTS.map(specialEventOf),
    ];
    for (const { source } of rows) expect(['rulebook', 'public', 'house']).toContain(source);
  });

  it('DL-DATA.2 prices and gains are of six kinds', () => {
    const bags: (Goods | undefined)[] = [
      ...CREATURES.map((id) => creatureOf(id).cost),
      ...TRAPS.flatMap((id) => [...trapOf(id).pay]),
      ...Object.values(actions).flatMap(({ slots }) =>
        slots.flatMap((slot: { pay?: Goods; gain?: Goods }) => [slot.pay, slot.gain]),
      ),
    ];
    for (const bag of bags)
      for (const [kind, amount] of Object.entries(bag ?? {})) {
        expect(KINDS).toContain(kind);
        expect(amount > 0 || kind === 'evil').toBe(true);
      }
  });

  it('DL-DATA.3 actions stand in the order they are carried out; two serve the last slot first', () => {
    expect(ORDERS).toEqual([
      'get-food',
      'improve-reputation',
      'dig-tunnels',
      'mine-gold',
      'recruit-imps',
      'buy-traps',
      'hire-monster',
      'build-room',
    ]);
    expect(ORDERS.filter((order) => 'lastFirst' in actions[order])).toEqual(['hire-monster', 'build-room']);
    const supervised = ORDERS.flatMap((order) =>
      actions[order].slots.flatMap((slot, place) => ('foreman' in slot ? [`${order} ${place}`] : [])),
    );
    expect(supervised).toEqual(['dig-tunnels 2', 'mine-gold 2']);
    expect(FIRST_ORDER_FEE).toEqual({ 'hire-monster': 1 });
  });

  it('DL-DATA.4 traps and attacks have the targets the fight knows', () => {
    const targets = TRAPS.flatMap((id) => trapOf(id).damage.flatMap((by) => by.map(({ target }) => target)));
    expect([...new Set(targets)].sort()).toEqual(['chosen', 'each', 'first', 'last', 'others', 'second']);
    const attacks = CREATURES.flatMap((id) => creatureOf(id).attacks.map(({ target }) => target));
    expect([...new Set(attacks)].sort()).toEqual(['all', 'any', 'first', 'none']);
  });

  it('DL-DATA.5, DL-MON.13 what an attack does besides damage is in its row', () => {
    const marked = (mark: keyof Attack): string[] =>
      CREATURES.flatMap((id) => creatureOf(id).attacks.flatMap((each) => (mark in each ? [each.id] : [])));
    expect(marked('harmless')).toEqual(['smear']);
    expect(marked('times')).toEqual(['twin-bolt']);
    expect(marked('pay')).toEqual(['fed-club']);
    expect(marked('onKill')).toEqual(['stab']);
    expect(marked('noConquest')).toEqual(['smear', 'rip']);
    expect(marked('noHealing')).toEqual(['breath']);
    expect(marked('staysReady')).toEqual(['bite-and-fly', 'pound']);
    expect(CREATURES.filter((id) => creatureOf(id).ghost)).toEqual(['ghost']);
    expect(CREATURES.filter((id) => creatureOf(id).sparesFirst)).toEqual(['ghost']);
    expect(CREATURES.filter((id) => creatureOf(id).spares === 'priest')).toEqual(['vampire']);
    expect(CREATURES.filter((id) => creatureOf(id).worker)).toEqual(['troll']);
  });

  it('DL-DATA.6, DL-CLS.2 adventurers have the icons of their class alone, and stronger levels are stronger', () => {
    const icons = { warrior: undefined, thief: 'antiTrap', priest: 'healing', wizard: 'magic' } as const;
    for (const id of ADVENTURERS) {
      const hero = adventurerOf(id);
      for (const icon of ['antiTrap', 'healing', 'magic'] as const)
        expect([id, icon in hero]).toEqual([id, icon === icons[hero.class]]);
    }
    for (const year of [1, 2])
      for (const level of year === 1 ? [1, 2, 3] : [1, 2, 3, 4])
        expect(
          Object.values(adventurers).filter((each) => each.year === year && each.level === level),
        ).toHaveLength(year === 1 && level === 2 ? 8 : 4);
    expect(paladins).toEqual({
      'paladin-1': { hitPoints: 5, antiTrap: 2, healing: 2, magic: 2 },
      'paladin-2': { hitPoints: 8, antiTrap: 3, healing: 3, magic: 3 },
    });
  });

  it('DL-DATA.7 traps have prices and damage for both years', () => {
    for (const id of TRAPS) {
      const { pay, damage } = trapOf(id);
      expect([id, pay.length, damage.length]).toEqual([id, 2, 2]);
    }
    expect(TRAPS.filter((id) => trapOf(id).noConquest)).toEqual(['cursed-ring', 'trap-door']);
    expect(TRAPS.filter((id) => trapOf(id).poison)).toEqual(['poisoned-dart']);
    expect(TRAPS.filter((id) => trapOf(id).silences)).toEqual(['antimagic-dart']);
  });

  it('DL-DATA.8 rooms of the first year produce, those of the second fight or bring points', () => {
    const kinds = (year: number): string[] =>
      ROOMS.flatMap((id) => (roomOf(id).year === year ? [roomOf(id).kind] : [])).sort();
    expect(kinds(1)).toEqual(new Array(8).fill('production'));
    expect(kinds(2)).toEqual([...new Array(4).fill('battle'), ...new Array(4).fill('prestige')]);
    const zoned = (zone: string): number => ROOMS.filter((id) => roomOf(id).zone === zone).length;
    expect(['upper', 'lower', 'core', 'perimeter', 'any'].map(zoned)).toEqual([2, 2, 2, 2, 8]);
  });

  it('DL-DATA.9, DL-CNQ.5 combat cards: fatigue of the first year one 0, four 1, four 2', () => {
    const fatigue = COMBAT_CARDS.flatMap((id) => {
      const card = combatCardOf(id);
      return card.year === 1 ? [card.fatigue] : [];
    });
    expect(fatigue.sort()).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2]);
    for (const id of COMBAT_CARDS) expect(['fast', 'slow']).toContain(combatCardOf(id).speed);
  });

  it('DL-DATA.10, DL-DATA.11, DL-DATA.12, DL-DATA.13 every operation is used, and every way has something to do', () => {
    const sources = [...EVENT_TILES, ...SPECIAL_EVENTS, ...COMBAT_CARDS];
    expect(new Set(sources).size).toBe(sources.length);
    const ops = sources.flatMap((source) => allOps(opsOf(source)));
    expect([...new Set(ops.map(({ op }) => op))].sort()).toEqual([
      'absorbNextDamage',
      'allMonsterAttacksBecomeStandard',
      'becomeSheep',
      'chooseOne',
      'chooseSentMonster',
      'classImmune',
      'collapseTunnels',
      'discardMonster',
      'firstAdventurerHp',
      'forEachOwnCreature',
      'forEachOwnMonster',
      'forEachSentMonster',
      'freePrisoner',
      'fullyHealFirst',
      'gainEvil',
      'insertIllusion',
      'lose',
      'loseFirstAvailable',
      'loseHalf',
      'moveClassToRear',
      'noFatigueThisRound',
      'owe',
      'pay',
      'payMonsterCost',
      'payOneIconOfCost',
      'release',
      'turnFaceDown',
      'withdrawAllMonsters',
      'withdrawMonster',
    ]);
    for (const op of ops) for (const way of waysOf(op)) expect(way.length).toBeGreaterThan(0);
    for (const source of sources) expect(ruleOf[source]).toMatch(/^DL-(PAY|TAX|SPE|SPL)\./);
    expect(eventTiles.special.ops).toEqual([]);
  });

  it('DL-DATA.14 player counts, titles, points, the track and the grid are the printed ones', () => {
    expect(companies).toMatchObject({
      2: { dummies: 2, revealed: 2, adventurers: 3, neutral: true, startMoves: 0 },
      3: { dummies: 1, revealed: 3, adventurers: 3, neutral: false, startMoves: 1 },
      4: { dummies: 0, adventurers: 4, neutral: false, startMoves: -1 },
    });
    expect(titlePoints[2]).toEqual({ alone: 2, shared: 1 });
    expect(titlePoints[4]).toEqual({ alone: 3, shared: 2 });
    expect(points).toEqual({ room: 2, monster: 1, prisoner: 2, paladin: 5, conquered: -2, letter: -3 });
    expect([TRACK_START, PALADIN_SPACE, TRACK_TOP]).toEqual([4, 9, 14]);
    expect([CELLS, ENTRANCE, FIRST_TUNNELS]).toEqual([20, 2, [2, 7, 12]]);
    const cells = Array.from({ length: CELLS }, (_, cell) => cell);
    const inZone = (zone: Parameters<typeof isInZone>[1]): number =>
      cells.filter((cell) => isInZone(cell, zone)).length;
    expect([inZone('upper'), inZone('lower'), inZone('core'), inZone('perimeter'), inZone('any')]).toEqual([
      10, 10, 6, 14, 20,
    ]);
    expect(total(cells.map((cell) => neighboursOf(cell).length))).toBe(62);
  });

  it('DL-DATA.15, DL-TRN.7 five trainings, each with its proven best', () => {
    expect(SITUATIONS.map((id) => situations[id].best)).toEqual([1, 1, 1, 1, 0]);
    for (const id of SITUATIONS)
      expect([situations[id].tiles.length, situations[id].fatigue]).toEqual([3, 2]);
  });
});
