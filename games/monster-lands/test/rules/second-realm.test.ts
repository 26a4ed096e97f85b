// With three and four players there is a second realm, where everything is as in the first.
import { describe, expect, it } from 'vitest';
import { monsterAt } from '../../rules/path-roll.ts';
import { eventPathAt, tokenRoom } from '../../rules/path-room.ts';
import { misses } from '../battle-table.ts';
import { dice } from '../conflict-table.ts';
import { offers, refuses, type TableSetup, table, told } from '../table.ts';

const areas = [
  { monster: 'kodyl', realm: 'jaha', event: 'event-4', side: 'a' },
  { monster: 'krus', realm: 'kale', event: 'event-2', side: 'a' },
] as const;
const clans: TableSetup['clans'] = [{ members: ['purkrab', 'hatyr'], coins: 20, glory: 10 }];

const inRealmB = (seats: number): void => {
  const fight = (on: object, rolled: readonly number[]) =>
    table({
      seats,
      phase: 'adventure',
      areas: [...areas],
      clans,
      paths: { b1: { seat: 0, member: 'hatyr', ...on } },
      dice: rolled,
    });

  it('ML-SET.15 ML-RP.1 it has its own monster and event tile', () => {
    const { game } = table({ seats, areas: [...areas], clans });
    expect([monsterAt(game, 'a1'), monsterAt(game, 'b4')]).toEqual(['kodyl', 'krus']);
    expect(eventPathAt(game, 'b1')).toEqual(eventPathAt({ ...game, areas: [areas[1] as never] }, 'a1'));
    expect([tokenRoom('b1', 6), tokenRoom('b1', 2), tokenRoom('a1', 6)]).toEqual([2, 4, 2]);
  });

  it('ML-RP.2 ML-RP.3 a member is sent there with dice, traps and tokens', () => {
    const pool = { strength: 6, magic: 6 };
    const t = table({
      seats,
      areas: [...areas],
      clans: [{ ...clans[0], dice: pool, traps: ['trap-s1'], defence: 1 }, { dice: { strength: 9 } }],
    });
    t.play('send:b1', 'member:hatyr');
    const [first] = t.options();
    t.play(first as string, 'trap:trap-s1:0', 'defence:1');
    expect(t.game.paths.b1).toMatchObject({ traps: [{ id: 'trap-s1' }], defence: 1 });
  });

  it('ML-MATK.2 ML-EV.2 ML-ATK.3 its monster attacks, the path defends, flat traps count', () => {
    const t = fight({ dice: dice(1), traps: ['trap-flat4'] }, [6, ...misses(3), 5]);
    expect(told(t, 'monster-rolled')).toMatchObject([{ path: 'b1' }]);
    expect(offers(t, '')).toEqual(['defend:benefit', 'take-hits']);
    t.play('defend:benefit');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-attack', monster: 'krus', total: 4 });
    t.play('roll:strength');
    expect(told(t, 'captured')).toMatchObject([{ monster: 'krus', total: 9 }]);
  });
};

for (const seats of [3, 4]) describe(`realm B with ${seats} players`, () => inRealmB(seats));

describe('the second realm with fewer players', () => {
  it.each([1, 2])('ML-SET.16 with %i there is none: its paths are neither offered nor refused', (seats) => {
    const t = table({ seats, clans: [{ dice: { strength: 6, magic: 6 } }] });
    const { options, refused } = t.asked();
    expect([...options, ...refused].filter(({ id }) => id.startsWith('send:b'))).toEqual([]);
    expect(eventPathAt(t.game, 'b1')).toBeUndefined();
  });
});

describe('what a path has room for', () => {
  const at = (clan: object, setup: TableSetup = {}) =>
    table({
      gate: 'krus',
      ...setup,
      clans: [{ members: ['purkrab', 'hatyr'], traps: [], defence: 0, ...clan }, { dice: { strength: 1 } }],
    });

  it('ML-QP.3 no tokens on quest paths', () => {
    expect([tokenRoom('qa1', 1), tokenRoom('qb2', 0)]).toEqual([0, 0]);
  });

  it('ML-GATE.3 something must lie on an entrance path: without tokens a die', () => {
    const bare = at({ dice: { strength: 1, magic: 1 } }).play('send:gate1', 'member:hatyr');
    expect(bare.options()).toEqual(['dice:1m', 'dice:1s', 'dice:1s1m']);
    expect(bare.asked().options.map(({ label }) => label)).toStrictEqual([
      { key: 'path-dice', dice: { magic: 1 } },
      { key: 'path-dice', dice: { strength: 1 } },
      { key: 'path-dice', dice: { strength: 1, magic: 1 } },
    ]);
    for (const token of [{ defence: 1 }, { traps: ['trap-s1' as const] }]) {
      const t = at({ dice: { strength: 1 }, ...token }).play('send:gate1', 'member:hatyr');
      expect(t.options()).toEqual(['dice:none', 'dice:1s']);
    }
    expect(refuses(at({ dice: { persuasion: [3] } }), 'send:gate1').reason).toMatchObject({
      key: 'dice-missing',
    });
  });

  it('ML-SCN.4b ML-GATE.3 in Travelling Light defence tokens do not count for it', () => {
    const t = table({
      seats: 1,
      options: { scenario: 'travelling-light' },
      gate: 'krus',
      clans: [{ members: ['tentok', 'lemtal'], traps: [], defence: 2, dice: { persuasion: [3] } }],
    });
    expect(refuses(t, 'send:gate1').reason).toMatchObject({ key: 'dice-missing' });
  });

  it('ML-RP.2 exactly the dice a path asks for are enough', () => {
    const { game } = at({ dice: { strength: 1 } });
    for (const path of ['a1', 'a2', 'a3', 'a4'] as const) {
      const { required } = eventPathAt(game, path) ?? { required: { strength: 0, magic: 0 } };
      const enough = at({ dice: { strength: required.strength, magic: required.magic, persuasion: [1] } });
      expect(enough.options()).toContain(`send:${path}`);
      if (required.strength > 0)
        expect(
          refuses(at({ dice: { strength: required.strength - 1, magic: 9 } }), `send:${path}`).rule,
        ).toBe('ML-RP.2');
    }
  });
});
