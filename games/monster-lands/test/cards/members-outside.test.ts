// Every member whose ability acts in battles.
import { describe, expect, it } from 'vitest';
import { basicMembers, type MemberId, mercenaries } from '../../data/members.ts';
import type { MonsterId } from '../../data/monsters.ts';
import { battle, hits, misses, type Warrior } from '../battle-table.ts';
import { clanOf, offers, table, told } from '../table.ts';

const krus = misses(4);

/** How many of three hits the member stops by himself. */
function stopped(member: MemberId, monster: MonsterId): number {
  const { attack } = {
    krus: { attack: 4 },
    kodyl: { attack: 3 },
    krabohlav: { attack: 3 },
    zabozub: { attack: 3 },
  }[monster as 'krus'];
  const t = battle({
    monster,
    on: { a1: { member, s: 1 }, a2: { seat: 1, member: 'hatyr', s: 1 } },
    dice: [...hits(3), ...misses(attack - 3), ...misses(attack)],
  });
  return told(t, 'hit-stopped').length;
}

describe('members who defend', () => {
  for (const id of ['purkrab', 'drabor', 'ninra', 'zenek'] as const)
    it(`ML-MER.1 ${id} stops one hit of any monster`, () => {
      expect([stopped(id, 'krus'), stopped(id, 'kodyl')]).toEqual([1, 1]);
    });
  for (const id of ['lemtal', 'rulfus', 'melvina'] as const)
    it(`ML-MER.2 ${id} stops two hits of any monster`, () => {
      expect([stopped(id, 'krus'), stopped(id, 'kodyl')]).toEqual([2, 2]);
    });
  const against: Readonly<Record<string, readonly number[]>> = {
    pardala: [1, 1, 0, 0],
    zerava: [0, 1, 1, 0],
    algust: [1, 0, 0, 1],
  };
  for (const id of ['pardala', 'zerava', 'algust'] as const)
    it(`ML-MER.3 ${id} stops one hit of two affinities`, () => {
      const monsters = ['kodyl', 'zabozub', 'krus', 'krabohlav'] as const;
      expect(monsters.map((monster) => stopped(id, monster))).toEqual(against[id]);
    });
});

/** The total of three dice that show two, carried on. */
function carried(warrior: Warrior): unknown {
  const t = battle({
    monster: 'hlubstir',
    on: { a1: { s: 2, m: 1, ...warrior } },
    dice: [...misses(5), 2, 2, 2],
  });
  t.play('cancel:0', 'roll-all');
  if (offers(t, 'stop').length > 0) t.play('stop');
  return told(t, 'attack-failed')[0]?.carried;
}

describe('members who strike', () => {
  it('ML-MER.6 tarka: every strength die counts one more', () => {
    expect(carried({ member: 'tarka' })).toBe(8);
  });
  it('ML-MER.6 bambul: every strength die counts one more', () => {
    expect(carried({ member: 'bambul' })).toBe(8);
  });
  it('ML-MER.7 trunk: every magic die counts one more', () => {
    expect(carried({ member: 'trunk' })).toBe(7);
  });

  it('ML-MER.8 darbar: one glory more when he captures, none when he kills', () => {
    const fight = (faces: readonly number[]) =>
      battle({
        monster: 'krus',
        on: { a1: { member: 'darbar', s: 2, traps: ['trap-flat4'] } },
        dice: [...krus, ...faces],
      });
    const capture = fight([5]).play('roll:strength', 'stop');
    expect(clanOf(capture, 0).glory).toBe(14);
    const kill = fight([5, 5]).play('roll-all');
    expect(clanOf(kill, 0).glory).toBe(13);
  });

  const goals = (member: MemberId) => {
    const t = battle({ monster: 'krus', on: { a1: { member, s: 2, traps: ['trap-s1'] } }, dice: krus });
    const { prompt } = t.asked();
    return prompt.key === 'ask-attack' ? [prompt.toCapture, prompt.toKill] : [];
  };
  it('ML-MER.13 tentok: one towards a capture', () => {
    expect(goals('tentok')).toEqual([8, 12]);
  });
  it('ML-MER.14 turna: three towards a capture', () => {
    expect(goals('turna')).toEqual([6, 12]);
  });
  it('ML-MER.15 barbucha: three towards a kill', () => {
    expect(goals('barbucha')).toEqual([9, 9]);
  });
  it('ML-MER.16 jeducha: two towards a kill', () => {
    expect(goals('jeducha')).toEqual([9, 10]);
  });

  it('ML-MER.18 zandala: one die goes to a neighbour of her choice first', () => {
    const t = battle({
      seats: 3,
      monster: 'krus',
      on: {
        a1: { seat: 2, member: 'trunk', s: 1 },
        a2: { member: 'zandala', s: 1 },
        a4: { seat: 1, member: 'tepej', s: 1, m: 1 },
      },
      dice: [...krus, 1, 6, ...misses(3)],
    });
    t.play([2, 'roll:strength']);
    expect(t.options(0)).toEqual(['divert:a1', 'divert:a4']);
    t.play([0, 'divert:a4']);
    expect(t.asked(1).prompt).toMatchObject({ key: 'ask-cancel-dice', attackDice: 1 });
    t.play([1, 'cancel:0']);
    expect(told(t, 'monster-rolled').at(-1)).toMatchObject({ path: 'a2', dice: misses(3) });
    expect(clanOf(t, 1).members).toMatchObject([{}, { id: 'tepej', wounded: true }]);
  });
  it('ML-MER.18 zandala: nothing without a neighbour', () => {
    const t = battle({ monster: 'krus', on: { a2: { member: 'zandala', s: 1 } }, dice: krus });
    expect(told(t, 'monster-rolled')).toMatchObject([{ path: 'a2', dice: krus }]);
  });

  it('ML-MER.22 luska: two potions after she kills or captures', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'luska', s: 2, traps: ['trap-flat4'] } },
      dice: [...krus, 5],
    });
    t.play('roll:strength', 'stop');
    expect(clanOf(t, 0).potions).toBe(2);
    const kill = battle({ monster: 'krus', on: { a1: { member: 'luska', s: 2 } }, dice: [...krus, 6, 6] });
    expect(clanOf(kill.play('roll-all'), 0).potions).toBe(2);
  });

  it('ML-MER.24 ML-MER.29 zdrat: rerolls two different strength dice', () => {
    const t = battle({
      monster: 'hlubstir',
      on: { a1: { member: 'zdrat', s: 2, m: 1 } },
      dice: [...misses(5), 1, 2, 1, 3, 4],
    });
    t.play('cancel:0', 'roll-all');
    expect(offers(t, 'reroll')).toEqual(['reroll:zdrat:0', 'reroll:zdrat:1']);
    t.play('reroll:zdrat:0');
    expect(offers(t, 'reroll')).toEqual(['reroll:zdrat:1']);
    t.play('reroll:zdrat:1');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 8 }]);
  });
  it('ML-MER.25 nakrk: rerolls one strength die', () => {
    const t = battle({
      monster: 'hlubstir',
      on: { a1: { member: 'nakrk', s: 2 } },
      dice: [...misses(5), 1, 2, 6],
    });
    t.play('roll-all', 'reroll:nakrk:0');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 8 }]);
  });
  it('ML-MER.26 lina: two rerolls of strength or magic, the same die allowed', () => {
    const t = battle({
      monster: 'hlubstir',
      on: { a1: { member: 'lina', s: 1, m: 1 } },
      dice: [...misses(5), 1, 1, 2, 6],
    });
    t.play('cancel:0', 'roll-all');
    expect(offers(t, 'reroll')).toEqual(['reroll:lina:0', 'reroll:lina:1']);
    t.play('reroll:lina:1', 'reroll:lina:1');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 7 }]);
  });

  it('ML-MER.27 geria: three towards a conquest', () => {
    const t = battle({ monster: null, on: { a1: { member: 'geria', s: 1, m: 1 } }, dice: [3, 4] });
    t.play('roll-all');
    expect(told(t, 'conquered')).toMatchObject([{ realm: 'kale', total: 7 }]);
  });

  it('ML-MER.28 veruda: captures without any trap, Trouchnivec too', () => {
    const prompt = (monster: MonsterId) =>
      battle({ monster, on: { a1: { member: 'veruda', s: 2 } }, dice: misses(5) }).asked().prompt;
    expect(prompt('krus')).toMatchObject({ mayCapture: true });
    expect(prompt('trouchnivec')).toMatchObject({ mayCapture: true });
  });
});

describe('equipment with the Outside symbol', () => {
  const rerolls = (equipment: NonNullable<Warrior['equipment']>) => {
    const t = battle({
      monster: 'hlubstir',
      on: { a1: { s: 1, m: 1, equipment } },
      dice: [...misses(5), 1, 1, 2, 6],
    });
    return t.play('cancel:0', 'roll-all');
  };
  it('ML-EQU.1 krakenomicon: two rerolls of magic, the same die allowed', () => {
    const t = rerolls(['krakenomicon-1']);
    expect(offers(t, 'reroll')).toEqual(['reroll:krakenomicon-1:1']);
    t.play('reroll:krakenomicon-1:1', 'reroll:krakenomicon-1:1');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 7 }]);
  });
  it('ML-EQU.2 sipolet: two rerolls of strength, the same die allowed', () => {
    const t = rerolls(['sipolet-1']);
    expect(offers(t, 'reroll')).toEqual(['reroll:sipolet-1:0']);
    t.play('reroll:sipolet-1:0', 'reroll:sipolet-1:0');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 7 }]);
  });
  it('ML-EQU.6 zahyn: every magic die counts one more', () => {
    expect(carried({ equipment: ['zahyn-1'] })).toBe(7);
  });
  it('ML-EQU.7 zeldiv: every strength die counts one more', () => {
    expect(carried({ equipment: ['zeldiv-1'] })).toBe(8);
  });
  it('ML-EQU.8 grimoar: in a conquest every magic die counts two more', () => {
    expect(carried({ equipment: ['grimoar-1'] })).toBe(6);
    const t = battle({ monster: null, on: { a1: { m: 2, equipment: ['grimoar-1'] } }, dice: [3, 3] });
    t.play('roll-all');
    expect(told(t, 'conquered')).toMatchObject([{ total: 10 }]);
  });
  it('ML-EQU.9 drasnik: against a monster every strength die counts one more, not in a conquest', () => {
    expect(carried({ equipment: ['drasnik-1'] })).toBe(8);
    const t = battle({ monster: null, on: { a1: { s: 2, equipment: ['drasnik-1'] } }, dice: [3, 3] });
    t.play('roll-all');
    expect(told(t, 'conquest-failed')).toMatchObject([{ carried: 6 }]);
  });
  it('ML-EQU.10 nocir: stops one hit', () => {
    const t = battle({ monster: 'krus', on: { a1: { s: 1, equipment: ['nocir-2'] } }, dice: [6, 6, 1, 1] });
    expect(told(t, 'hit-stopped')).toMatchObject([{ by: 'nocir-2' }]);
    expect(clanOf(t, 0).members).toMatchObject([{}, { wounded: true }]);
  });

  it('ML-EQU.3 dokape: two rerolls of persuasion dice on a quest', () => {
    const t = table({
      phase: 'adventure',
      quests: { qa: 'quest-01' },
      clans: [{ members: ['purkrab', { id: 'hatyr', equipment: ['dokape-1'] }] }],
      paths: { qa1: { seat: 0, member: 'hatyr', dice: [{ colour: 'persuasion', face: 0, trap: null }] } },
      dice: [1, 1, 2],
    });
    expect(offers(t, 'reroll')).toEqual(['reroll:dokape-1:0']);
    t.play('reroll:dokape-1:0', 'reroll:dokape-1:0');
    expect(told(t, 'quest-failed')).toMatchObject([{ total: 2 }]);
  });

  it('ML-MER.31 the Outside symbol is on what acts in the adventure phase', () => {
    const acting = ['defence', 'reroll', 'dieBonus', 'totalBonus', 'gainOn', 'divertDie', 'noTrapNeeded'];
    for (const card of [...Object.values(basicMembers), ...Object.values(mercenaries)])
      expect(card.outside).toBe(acting.includes(card.ability.op));
  });

  it('ML-MER.18 ML-DEF.6 against the die zandala sends on a card may be held back', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'zandala', s: 1 }, a2: { seat: 1, member: 'lemtal', s: 1 } },
      dice: [6, ...misses(3)],
    });
    expect(t.options(1)).toEqual(['defend:lemtal', 'take-hits']);
  });
});
