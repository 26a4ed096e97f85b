import { describe, expect, it } from 'vitest';
import type { EquipmentId } from '../../data/equipment.ts';
import type { MemberArrangement } from '../../rules/arrange.ts';
import { clanOf, type Game, table, told } from '../table.ts';

describe('clean-up', () => {
  it('ML-CLN.11 wages rise with glory; leaders and settlers draw none', () => {
    for (const [glory, wage] of [
      [10, 1],
      [11, 2],
      [20, 2],
      [21, 3],
    ] as const) {
      const members = ['purkrab', 'korfac', { id: 'geria', realm: 'kale' }, 'greenhorn-1'] as const;
      const t = table({
        phase: 'cleanUp',
        clans: [{ glory, coins: 20, members: [...members], realms: ['kale'] }, { coins: 20 }],
      });
      expect(told(t, 'wages-paid')[0]).toMatchObject({ player: 0, coins: 2 * wage, due: 2 * wage });
    }
  });

  it('ML-CLN.12 who cannot pay all pays what there is, and the one of highest reputation deserts', () => {
    const t = table({
      phase: 'cleanUp',
      clans: [{ coins: 1, members: ['purkrab', 'korfac', 'tarka', 'lemtal'] }],
    });
    expect(clanOf(t, 0).members.map(({ id }) => id)).toEqual(['purkrab', 'korfac', 'tarka']);
    expect(clanOf(t, 0)).toMatchObject({ coins: 0, reputation: 5 });
  });

  it('ML-CLN.12 equal reputation and price are for the owner to decide, if it makes a difference', () => {
    const greenhorns = (equipment: EquipmentId[]) =>
      table({
        phase: 'cleanUp',
        clans: [{ coins: 0, members: ['purkrab', { id: 'greenhorn-1', equipment }, 'greenhorn-2'] }],
      });
    const t = greenhorns(['batoh-1']);
    expect(t.options()).toEqual(['deserter:greenhorn-1', 'deserter:greenhorn-2']);
    t.play('deserter:greenhorn-2');
    expect(clanOf(t, 0).members.map(({ id }) => id)).toEqual(['purkrab', 'greenhorn-1']);
    expect(clanOf(greenhorns([]), 0).members).toHaveLength(2);
  });

  it('ML-CLN.9 a dead leader is followed by the member of highest reputation, a settler only as the last', () => {
    const heir = (members: MemberArrangement[]) => {
      const t = table({ phase: 'cleanUp', clans: [{ coins: 9, members, leader: null, realms: ['kale'] }] });
      return clanOf(t, 0).leader;
    };
    expect(heir(['korfac', 'tarka', { id: 'geria', realm: 'kale' }])).toBe('tarka');
    expect(heir([{ id: 'geria', realm: 'kale' }])).toBe('geria');
  });

  it('ML-CLN.14 trophies may be sold before wages are due', () => {
    const t = table({ phase: 'cleanUp', clans: [{ coins: 0, trophies: ['krus'] }] });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-clean-up', wages: 1, coins: 0 });
    t.play('sell:krus');
    expect(clanOf(t, 0).coins).toBe(4);
  });

  it('ML-CLN.12 the question before the wages says who deserts if they cannot be paid, and he does', () => {
    const t = table({ phase: 'cleanUp', clans: [{ coins: 0, trophies: ['krus'] }] });
    const { prompt } = t.asked();
    const deserters = prompt.key === 'ask-clean-up' ? prompt.deserters : undefined;
    expect(deserters).toHaveLength(1);
    t.play('done');
    expect(told(t, 'left')).toMatchObject([{ player: 0, member: deserters?.[0], why: 'deserted' }]);
  });

  it('ML-CLN.14 the question before the wages counts what was sold or hired since', () => {
    const t = table({ phase: 'cleanUp', clans: [{ coins: 0, trophies: ['krus', 'pocih'] }] });
    t.play('sell:krus');
    expect(t.asked().prompt).toEqual({ key: 'ask-clean-up', wages: 1, coins: 5 });
  });

  it('ML-CLN.5 ML-CLN.6 of monsters that were fought the one with the highest attack stays at the entrance', () => {
    const t = table({
      phase: 'cleanUp',
      gate: 'krus',
      areas: [{ monster: 'pocih', leaving: true }],
      clans: [{ coins: 9 }, { coins: 9 }],
    });
    expect(t.game.gate).toBe('pocih');
    expect(t.game.monsters.discard).toEqual(['krus']);
    expect(t.game.areas[0]?.monster).not.toBeNull();
  });

  it('ML-CLN.7 ML-MON.7 a monster at the entrance spreads panic, Krus twice', () => {
    expect(told(table({ phase: 'cleanUp', gate: 'krus' }), 'panic-spread')).toHaveLength(2);
    expect(told(table({ phase: 'cleanUp', gate: 'pocih' }), 'panic-spread')).toHaveLength(1);
    expect(told(table({ phase: 'cleanUp' }), 'panic-spread')).toHaveLength(0);
  });

  it('ML-CLN.15 ML-TRK.5 thirty glory ends the game', () => {
    const t = table({ phase: 'cleanUp', clans: [{ glory: 30, coins: 9 }] });
    expect(t.game.outcome).toMatchObject({ reason: 'glory', winners: [0] });
  });

  it('ML-CLN.21 the lowest reputation begins; tied it is the one to the right of the first player', () => {
    const t = table({
      seats: 4,
      phase: 'cleanUp',
      clans: [{ coins: 9 }, { coins: 9 }, { coins: 9 }, { coins: 9 }],
    });
    expect(t.game.first).toBe(3);
    const low = table({
      phase: 'cleanUp',
      clans: [{ coins: 9 }, { coins: 9, members: ['tentok', 'pardala'] }],
    });
    expect(low.game.first).toBe(0);
  });

  it('ML-POOL.11 ML-DTH.9 a clan without members gets a greenhorn for leader and is topped up to 5 coins', () => {
    const t = table({ phase: 'cleanUp', clans: [{ coins: 2, members: [] }] });
    expect(clanOf(t, 0)).toMatchObject({ leader: 'greenhorn-8', coins: 5, reputation: 1 });
  });

  /** What happened since the phase began. */
  const keysOf = (t: Game) => {
    const keys = t.events().map(({ key }) => key);
    return keys.slice(keys.indexOf('phase-started'));
  };

  it('ML-CLN.1 eight steps in this order', () => {
    const t = table({
      phase: 'cleanUp',
      gate: 'pocih',
      clans: [{ coins: 9, members: ['korfac', 'tarka'], leader: null }, { coins: 9 }],
      paths: { a1: { seat: 0, member: 'korfac', coins: 3 } },
    });
    const order = ['gained', 'panic-spread', 'promoted', 'wages-paid', 'quests-came', 'round-started'];
    const keys = keysOf(t).filter((key) => order.includes(key));
    expect([...new Set(keys)]).toEqual(order);
    const ended = table({ phase: 'cleanUp', clans: [{ coins: 9, glory: 30 }, { coins: 9 }] });
    expect(keysOf(ended).slice(-2)).toEqual(['wages-paid', 'game-ended']);
  });

  it('ML-CLN.2 ML-CLN.4 survivors come back with what lies on their token, the rest of the path is lost', () => {
    const t = table({
      phase: 'cleanUp',
      clans: [{ coins: 9, defence: 0, potions: 1 }, { coins: 9 }],
      paths: {
        a1: {
          seat: 0,
          member: 'korfac',
          traps: ['trap-s1', 'trap-flat4'],
          defence: 2,
          coins: 3,
          potions: 1,
          venoms: 1,
        },
      },
    });
    expect(clanOf(t, 0)).toMatchObject({ coins: 9 + 3 - 1, potions: 2, venoms: 1, defence: 0 });
    expect(clanOf(t, 0).members[1]).toMatchObject({ id: 'korfac', path: null });
    expect(t.game.paths.a1).toBeNull();
    expect(t.game.lodge.used).toEqual(['trap-s1', 'trap-flat4']);
  });

  it('ML-CLN.3 the wounded stay wounded unless a potion heals them now', () => {
    const hurt = (potions: number) =>
      table({
        phase: 'cleanUp',
        clans: [{ coins: 9, potions, members: ['purkrab', { id: 'korfac', wounded: true }] }, { coins: 9 }],
        paths: { a1: { seat: 0, member: 'korfac' } },
      });
    expect(clanOf(hurt(0), 0).members[1]?.wounded).toBe(true);
    const t = hurt(1);
    expect(t.options()).toEqual(['done', 'heal:korfac']);
    t.play('heal:korfac');
    expect(clanOf(t, 0)).toMatchObject({ potions: 0, members: [{}, { id: 'korfac', wounded: false }] });
  });

  it('ML-CLN.8 every round while a monster is there, until no token is left', () => {
    const all = ['lodge', 'laboratory', 'tavern', 'armoury', 'market', 'mine'] as const;
    const t = table({ phase: 'cleanUp', gate: 'pocih', panic: all, clans: [{ coins: 9 }, { coins: 9 }] });
    expect(told(t, 'panic-spread')).toEqual([{ key: 'panic-spread', building: 'pawnshop' }]);
    const none = table({ phase: 'cleanUp', gate: 'krus', panic: [...all, 'pawnshop'] });
    expect(told(none, 'panic-spread')).toEqual([]);
  });

  it('ML-CLN.10 a leader draws no wage and never deserts, not even alone and penniless', () => {
    const t = table({
      phase: 'cleanUp',
      clans: [{ coins: 0, glory: 25, members: ['lemtal'] }, { coins: 9 }],
    });
    expect(told(t, 'wages-paid').map(({ player }) => player)).toEqual([1]);
    expect(clanOf(t, 0)).toMatchObject({ leader: 'lemtal', members: { length: 1 }, coins: 0 });
  });

  it('ML-CLN.9 ML-CLN.12 equals are for the owner to choose, and the choices name their rule', () => {
    const members: MemberArrangement[] = [{ id: 'greenhorn-1', equipment: ['batoh-1'] }, 'greenhorn-2'];
    const heirs = table({ phase: 'cleanUp', clans: [{ coins: 9, members, leader: null }, { coins: 9 }] });
    expect(heirs.asked()).toMatchObject({
      prompt: { key: 'ask-leader' },
      options: [
        {
          id: 'leader:greenhorn-1',
          label: { key: 'leader', member: 'greenhorn-1' },
          thing: 'card:greenhorn-1',
          rule: 'ML-CLN.9',
        },
        { id: 'leader:greenhorn-2', rule: 'ML-CLN.9' },
      ],
    });
    heirs.play('leader:greenhorn-2');
    expect(told(heirs, 'promoted')).toEqual([{ key: 'promoted', player: 0, member: 'greenhorn-2' }]);
    const leaving = table({
      phase: 'cleanUp',
      clans: [{ coins: 0, members: ['purkrab', ...members] }, { coins: 9 }],
    });
    expect(leaving.asked().options.map(({ rule }) => rule)).toEqual(['ML-CLN.12', 'ML-CLN.12']);
    leaving.play('deserter:greenhorn-2');
    expect(told(leaving, 'left')).toEqual([
      { key: 'left', player: 0, member: 'greenhorn-2', why: 'deserted' },
    ]);
    expect(told(leaving, 'wages-paid')[0]).toEqual({ key: 'wages-paid', player: 0, coins: 0, due: 2 });
  });

  it('ML-CLN.12 who can pay exactly loses nobody, and who owes nothing is told nothing', () => {
    const t = table({
      phase: 'cleanUp',
      clans: [
        { coins: 1, glory: 5 },
        { coins: 0, members: ['tentok'] },
      ],
    });
    expect(told(t, 'wages-paid')).toEqual([{ key: 'wages-paid', player: 0, coins: 1, due: 1 }]);
    expect(told(t, 'left')).toEqual([]);
  });

  it('ML-CLN.9 ML-STL.5 the only one who has not settled is the heir, whatever the settlers’ reputation', () => {
    const members: MemberArrangement[] = ['greenhorn-1', { id: 'geria', realm: 'kale' }];
    const t = table({
      phase: 'cleanUp',
      clans: [{ coins: 9, members, leader: null, realms: ['kale'] }, { coins: 9 }],
    });
    expect(clanOf(t, 0)).toMatchObject({
      leader: 'greenhorn-1',
      members: [{ realm: null }, { realm: 'kale' }],
    });
  });
});
