import { describe, expect, it } from 'vitest';
import { isTrick, type TrapId, traps } from '../../data/traps.ts';
import type { Colour } from '../../data/types.ts';
import { mayCapture } from '../../rules/attack-goals.ts';
import { type PathDie, SAM } from '../../state.ts';
import { conflictTable } from '../conflict-table.ts';
import { samRolls, solo } from '../solo-table.ts';
import { type Game, offers, table, told, waitsFor } from '../table.ts';

const LOTS: readonly TrapId[] = ['trap-s1', 'trap-s1', 'trap-s2', 'trap-s2'];

const die = (colour: Colour): PathDie => ({ colour, face: 0, trap: null });
const dice = (strength: number, magic = 0): PathDie[] => [
  ...Array.from({ length: strength }, () => die('strength')),
  ...Array.from({ length: magic }, () => die('magic')),
];

/** How many dice of each colour lie on the path. */
const countOn = ({ game }: Game, path: 'a1' | 'a2' | 'a3' | 'a4'): [number, number] => {
  const on = game.paths[path]?.dice ?? [];
  const of = (colour: Colour) => on.filter((each) => each.colour === colour).length;
  return [of('strength'), of('magic')];
};

/** Seat 0 on the first path with these tokens, seat 1 on the second, and seat 0 on the last so that it is asked again. */
const duel = (
  traps: readonly TrapId[],
  target: { traps?: readonly TrapId[]; dice?: PathDie[]; defence?: number } = {},
  own: { dice?: PathDie[] } = {},
) =>
  conflictTable({
    paths: {
      a1: { seat: 0, member: 'lemtal', dice: own.dice ?? dice(2), traps },
      a2: { seat: 1, member: 'drabor', dice: dice(2, 2), ...target },
      a4: { seat: 0, member: 'rulfus', dice: dice(1), traps: ['trap-s1'] },
    },
  });

describe('the conflict', () => {
  it('ML-TRX.3 ML-TRX.5 starts on the leftmost path, token by token, then goes to the right', () => {
    const t = duel(['trap-m1', 'trap-flat4'], { traps: ['trap-s2'] });
    waitsFor(t, 0);
    expect(t.asked().prompt).toEqual({ key: 'ask-reveal', trap: 'trap-m1', path: 'a1' });
    expect(t.options()).toEqual(['reveal', 'keep']);
    t.play('reveal');
    expect(t.asked().prompt).toEqual({ key: 'ask-reveal', trap: 'trap-flat4', path: 'a1' });
    t.play('keep');
    waitsFor(t, 1);
    t.play('keep');
    expect(t.asked().prompt).toMatchObject({ trap: 'trap-s1', path: 'a4' });
    expect(t.game.paths.a1?.traps).toMatchObject([{ up: true }, { up: false }]);
  });

  it('ML-TRX.3 without the module all tokens are simply turned up', () => {
    const t = table({
      phase: 'adventure',
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      clans: [{ members: ['tentok', 'lemtal'] }, { members: ['onduru', 'drabor'] }],
      paths: { a1: { seat: 0, member: 'lemtal', traps: ['trap-m1'] } },
    });
    expect(told(t, 'traps-revealed')).toMatchObject([{ traps: ['trap-m1'] }]);
  });

  it('ML-TRX.3 the entrance has a conflict too, and its two paths are neighbours', () => {
    const t = conflictTable({
      gate: 'mechoun',
      place: 'gate',
      paths: {
        gate1: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1'] },
        gate2: { seat: 1, member: 'drabor', dice: dice(1), traps: ['trap-s1'] },
      },
    }).play('reveal');
    expect(t.game.paths.gate1?.dice).toEqual([{ colour: 'strength', face: 0, trap: 0 }]);
  });

  it('ML-TRX.6 ML-REV.2 a revealed trap works as usual, an unrevealed one gives nothing', () => {
    expect(countOn(duel(['trap-m2']).play('reveal'), 'a1')).toEqual([2, 2]);
    expect(countOn(duel(['trap-m2']).play('keep'), 'a1')).toEqual([2, 0]);
    expect(countOn(duel(['trap-hidden-m2']).play('reveal'), 'a1')).toEqual([2, 2]);
  });

  it('ML-TRX.4 ML-ATK.11 a revealed trick is no trap for a capture, a hidden token is one', () => {
    const captures = (choice: string) => {
      const t = conflictTable({
        paths: {
          a1: { seat: 0, member: 'lemtal', traps: ['trick-divert1'] },
          a2: { seat: 1, member: 'drabor', traps: ['trap-s1'] },
        },
      }).play(choice);
      return mayCapture(t.game, 'a1', 'krus');
    };
    expect([captures('keep'), captures('reveal')]).toEqual([true, false]);
  });
});

describe('tricks', () => {
  it('ML-TRX.2 count towards the limit of traps and the room of a path like traps', () => {
    const t = table({
      options: { tricks: true },
      areas: [{ event: 'event-1', side: 'a', monster: 'krus', realm: 'kale' }],
      clans: [
        { dice: { strength: 4, magic: 2 }, coins: 30, traps: [...LOTS, 'trick-divert1'], defence: 0 },
        { dice: { strength: 1 } },
      ],
      lodge: ['trick-steal-s1', 'trap-m1', 'trap-m2', 'trap-m3', 'trap-flat4', 'trap-flat6'],
    });
    t.play('send:a1', 'member:purkrab', 'dice:4s2m', 'trap:trick-divert1:4', 'trap:trap-s1:0');
    expect(t.game.paths.a1?.traps).toHaveLength(2);
    expect(t.asked().prompt.key).not.toBe('ask-path-traps');
    const full = table({
      options: { tricks: true },
      clans: [{ dice: { strength: 2 }, coins: 30, traps: [...LOTS, 'trick-divert1'] }, {}],
      lodge: ['trick-steal-s1'],
    }).play('lodge:strength');
    expect(full.asked().prompt.key).toBe('ask-discard-traps');
    expect(full.options()).toContain('discard:trick-divert1:4');
  });

  it('ML-TRI.9 there are eight designs of tricks and no other', () => {
    const designs = (Object.keys(traps) as TrapId[]).filter(isTrick);
    expect(designs).toHaveLength(8);
    expect(designs.every((id) => /^trick-(steal|divert)/.test(id))).toBe(true);
  });

  it('ML-TRX.7 a revealed trick is used at once on one of the neighbours', () => {
    const t = conflictTable({
      seats: 3,
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      paths: {
        a1: { seat: 1, member: 'drabor', dice: dice(1) },
        a2: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1'] },
        a4: { seat: 2, member: 'zenek', dice: dice(1), traps: ['trap-s1'] },
      },
    }).play('reveal');
    expect(t.asked().prompt).toEqual({ key: 'ask-trick-target', trick: 'trick-steal-s1' });
    expect(t.options()).toEqual(['aim:a1', 'aim:a4']);
    t.play('aim:a4');
    expect([countOn(t, 'a2'), countOn(t, 'a4')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it('ML-TRX.8 the rulebook example: empty paths are skipped, so first and second, second and last are neighbours', () => {
    const aims = (path: 'a1' | 'a2' | 'a4') => {
      const token = (each: string) => (each === path ? (['trick-divert1'] as const) : (['trap-s1'] as const));
      const t = conflictTable({
        seats: 3,
        paths: {
          a1: { seat: 0, member: 'lemtal', traps: token('a1') },
          a2: { seat: 1, member: 'drabor', traps: token('a2') },
          a4: { seat: 2, member: 'zenek', traps: token('a4'), defence: 1 },
        },
      });
      for (const each of ['a1', 'a2', 'a4'] as const) {
        if (each === path) break;
        t.play('keep');
      }
      t.play('reveal');
      return offers(t, 'aim:');
    };
    expect(aims('a2')).toEqual(['aim:a1', 'aim:a4']);
    expect([aims('a1'), aims('a4')]).toEqual([[], []]);
  });

  it('ML-TRX.16 with no neighbour it does nothing; an own neighbour may be aimed at', () => {
    const alone = conflictTable({
      paths: { a1: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1', 'trap-s1'] } },
    }).play('reveal');
    expect(told(alone, 'trick-played')).toEqual([]);
    const own = conflictTable({
      paths: {
        a1: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1', 'trap-s1'] },
        a2: { seat: 0, member: 'rulfus', dice: dice(1) },
      },
    }).play('reveal');
    expect(countOn(own, 'a1')).toEqual([1, 0]);
  });

  it('ML-TRX.9 ML-DEF.5 its target may cancel it with a defence token; the trick is discarded', () => {
    const t = duel(['trick-steal-s1', 'trap-m1'], { defence: 1 }).play('reveal');
    waitsFor(t, 1);
    expect(t.asked().prompt).toEqual({
      key: 'ask-cancel-trick',
      trick: 'trick-steal-s1',
      by: 0,
      path: 'a2',
    });
    t.play('cancel');
    expect(t.game.paths.a2).toMatchObject({ defence: 0, dice: { length: 4 } });
    expect(t.game.lodge.used).toContain('trick-steal-s1');
    expect(t.asked().prompt).toMatchObject({ trap: 'trap-m1', path: 'a1' });
    t.play('reveal');
    expect(t.game.paths.a1?.dice.at(-1)).toEqual({ colour: 'magic', face: 0, trap: 0 });
  });

  it('ML-TRX.9 or suffer it; ML-TRX.10 abilities do not help', () => {
    const t = duel(['trick-steal-s1'], { defence: 1 }).play('reveal', 'suffer');
    expect(t.game.paths.a2).toMatchObject({ defence: 1, dice: { length: 3 } });
    const ability = duel(['trick-steal-s1']).play('reveal');
    expect(countOn(ability, 'a2')).toEqual([1, 2]);
  });

  it('ML-TRX.14 stolen dice lie on the trick, fight for the thief and ignore the room', () => {
    const t = duel(['trick-steal-s2'], {}, { dice: dice(6) }).play('reveal', 'steal:2s');
    expect(countOn(t, 'a1')).toEqual([8, 0]);
    expect(t.game.paths.a1?.dice.slice(-2)).toEqual([
      { colour: 'strength', face: 0, trap: 0 },
      { colour: 'strength', face: 0, trap: 0 },
    ]);
    expect(told(t, 'dice-stolen')).toEqual([
      { key: 'dice-stolen', player: 0, from: 'a2', dice: { strength: 2 } },
    ]);
  });

  it('ML-TRX.15 dice on hidden traps are safe, those on other traps and tricks are not', () => {
    const stolen = (trap: TrapId) =>
      conflictTable({
        paths: {
          a1: { seat: 1, member: 'drabor', traps: [trap] },
          a2: { seat: 0, member: 'lemtal', traps: ['trick-steal-s1', 'trap-m1'] },
        },
      }).play('reveal', 'reveal');
    expect(countOn(stolen('trap-s1'), 'a2')).toEqual([1, 0]);
    expect(countOn(stolen('trap-hidden-s1'), 'a2')).toEqual([0, 0]);
    const back = conflictTable({
      paths: {
        a1: { seat: 1, member: 'drabor', traps: ['trick-steal-s1'] },
        a2: { seat: 0, member: 'lemtal', dice: dice(1), traps: ['trick-steal-s1', 'trap-m1'] },
      },
    }).play('reveal', 'reveal');
    expect([countOn(back, 'a1'), countOn(back, 'a2')]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('ML-TRX.17 one is taken if it is there; of two the thief chooses how many and which', () => {
    const choices = (trick: TrapId, on = dice(2, 2)) =>
      offers(duel([trick], { dice: on }).play('reveal'), 'steal:');
    expect(choices('trick-steal-a2')).toEqual([
      'steal:2m',
      'steal:1s1m',
      'steal:2s',
      'steal:1m',
      'steal:1s',
      'steal:none',
    ]);
    expect(choices('trick-steal-a1')).toEqual(['steal:1m', 'steal:1s']);
    expect(choices('trick-steal-m2', dice(2, 1))).toEqual(['steal:1m', 'steal:none']);
    expect(choices('trick-steal-m1', dice(2))).toEqual([]);
  });

  it.each([
    ['ML-TRI.1', 'trick-steal-m1', undefined, [2, 1]],
    ['ML-TRI.2', 'trick-steal-m2', 'steal:2m', [2, 0]],
    ['ML-TRI.3', 'trick-steal-s1', undefined, [1, 2]],
    ['ML-TRI.4', 'trick-steal-s2', 'steal:2s', [0, 2]],
    ['ML-TRI.5', 'trick-steal-a1', 'steal:1s', [1, 2]],
    ['ML-TRI.6', 'trick-steal-a2', 'steal:1s1m', [1, 1]],
  ] as const)('%s %s leaves its target with fewer dice', (_, trick, choice, left) => {
    const t = duel([trick]).play('reveal');
    if (choice !== undefined) t.play(choice);
    expect(countOn(t, 'a2')).toEqual(left);
  });
});

/** Seat 0 is attacked on the first path and has a divert trick; the second path is its target. */
const diverting = (
  trick: 'trick-divert1' | 'trick-divert2',
  rolls: readonly number[],
  target: { dice?: PathDie[]; defence?: number; potions?: number } = {},
  monster: 'krus' | 'pocih' | 'hlubstir' = 'krus',
) =>
  conflictTable({
    dice: rolls,
    areas: [{ monster, realm: 'kale', event: 'event-4', side: 'a' }],
    clans: [{ members: ['tentok', 'tarka'] }, { members: ['onduru', 'dajana'] }],
    attack: { path: 'a1', monster },
    paths: {
      a1: { seat: 0, member: 'tarka', traps: [trick] },
      a2: { seat: 1, member: 'dajana', ...target },
    },
  });

describe('diverted dice', () => {
  it('ML-TRX.11 a divert trick waits for the attack on its owner, who decides before the roll', () => {
    const t = diverting('trick-divert1', [1, 1, 1, 1, 1, 1]).play('reveal');
    expect(t.game.paths.a1?.traps).toEqual([{ id: 'trick-divert1', up: true, target: 'a2' }]);
    waitsFor(t, 0);
    expect(t.asked().prompt).toEqual({ key: 'ask-divert', dice: 1, path: 'a1' });
    expect(t.options()).toEqual(['divert:a2', 'keep']);
    expect(told(t.play('keep'), 'dice-diverted')).toEqual([]);
  });

  it.each([
    ['ML-TRI.7', 'trick-divert1', 1],
    ['ML-TRI.8', 'trick-divert2', 2],
  ] as const)(
    '%s ML-TRX.12 ML-TRX.13 %s sends its dice first, the rest attack the owner',
    (_, trick, sent) => {
      const t = diverting(trick, [1, 1, 1, 1, 1, 1]).play('reveal', 'divert:a2');
      const rolls = told(t, 'monster-rolled').map(({ path, dice: faces }) => [path, faces.length]);
      expect(rolls[0]).toEqual(['a2', sent]);
      expect(rolls[1]?.[0]).toBe('a1');
      const whole = told(diverting(trick, [1, 1, 1, 1, 1, 1]).play('reveal', 'keep'), 'monster-rolled')[0];
      expect(rolls[1]?.[1]).toBe((whole?.dice.length ?? 0) - sent);
    },
  );

  it('ML-TRX.12 the target may first discard magic dice, and defends as usual', () => {
    const t = diverting('trick-divert2', [6, 6, 1, 1, 1], { dice: dice(0, 1), potions: 1 });
    t.play('reveal', 'divert:a2');
    waitsFor(t, 1);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-cancel-dice', attackDice: 2 });
    t.play('cancel:1');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-defend', hits: 1, path: 'a2' });
    t.play('defend:potion');
    expect(t.game.clans[1]?.members.some(({ wounded }) => wounded)).toBe(false);
  });

  it('ML-TRX.18 a dead target makes the trick void', () => {
    const t = conflictTable({
      dice: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1],
      clans: [{ members: ['tentok', 'tarka'] }, { members: ['onduru', 'dajana'] }],
      attack: { path: 'a1', monster: 'krus' },
      paths: {
        a1: { seat: 0, member: 'tarka', traps: ['trick-divert2', 'trick-divert1'] },
        a2: { seat: 1, member: 'dajana' },
      },
    });
    t.play('reveal', 'reveal', 'divert:a2');
    expect(told(t, 'dice-diverted')).toHaveLength(1);
    expect(t.game.clans[1]?.members.some(({ id }) => id === 'dajana')).toBe(false);
  });

  it('ML-TRX.19 automatic hits are never diverted', () => {
    const t = diverting('trick-divert2', [1, 1, 1, 1, 1, 1, 1, 1], {}, 'pocih').play('reveal', 'divert:a2');
    const hurt = told(t, 'wounded').map(({ member }) => member);
    expect(hurt).toEqual(['tarka']);
  });

  it('ML-TRX.20 hits of diverted dice are hits of that monster: Hlubštír takes glory', () => {
    const t = diverting('trick-divert1', [6, 1, 1, 1, 1, 1, 1], {}, 'hlubstir').play('reveal', 'divert:a2');
    expect(told(t, 'lost')).toContainEqual({
      key: 'lost',
      player: 1,
      bundle: { glory: 1 },
      from: 'hlubstir',
    });
  });
});

describe('Tricky Sam', () => {
  const options = { scenario: 'tricky-sam' };
  const sam = (...traps: TrapId[]) => ({ seat: SAM, member: null, traps });

  it('ML-SCN.8 ML-SCN.8c he has a pile of the 24 tokens, the lodge sells the others', () => {
    const { game } = solo({ options });
    expect(game.sam?.tricks).toHaveLength(24);
    const sold = [...game.lodge.offer, ...game.lodge.pile];
    expect(sold).toHaveLength(36);
    expect(sold.some((id) => isTrick(id) || id.startsWith('trap-hidden'))).toBe(false);
  });

  it('ML-SCN.8 two tokens lie on every realm path he takes, none on quests', () => {
    const realm = samRolls([5, 2], { options });
    expect(realm.game.paths.a2?.traps).toHaveLength(2);
    expect(realm.game.sam?.tricks).toHaveLength(22);
    expect(samRolls([5, 5], { options }).game.paths.qa1?.traps).toEqual([]);
  });

  it('ML-SCN.8b he reveals both and steals the most he may, magic first, from the left one of two', () => {
    const t = conflictTable({
      seats: 1,
      options,
      paths: {
        a1: { seat: 0, member: 'lemtal', dice: dice(2, 1) },
        a2: sam('trick-steal-a2', 'trap-hidden-s1'),
        a3: { seat: 0, member: 'rulfus', dice: dice(2, 2), traps: ['trap-s1'] },
      },
    });
    expect(countOn(t, 'a1')).toEqual([1, 0]);
    expect(countOn(t, 'a3')).toEqual([2, 2]);
    expect(t.game.paths.a2?.traps.every(({ up }) => up)).toBe(true);
  });

  it('ML-SCN.8b ML-TRX.9 a defence token cancels his trick, which goes back to his own pile', () => {
    const t = conflictTable({
      seats: 1,
      options,
      paths: {
        a1: { seat: 0, member: 'lemtal', dice: dice(2, 1), defence: 1 },
        a2: sam('trick-steal-s1'),
        a3: { seat: 0, member: 'rulfus', traps: ['trap-s1'] },
      },
    });
    waitsFor(t, 0);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-cancel-trick', by: SAM, path: 'a1' });
    t.play('cancel');
    expect(t.game.sam?.usedTricks).toEqual(['trick-steal-s1']);
    expect(countOn(t, 'a1')).toEqual([2, 1]);
  });

  it('ML-SCN.8c your own traps are revealed or not, one by one', () => {
    const t = conflictTable({
      seats: 1,
      options,
      paths: { a1: { seat: 0, member: 'lemtal', traps: ['trap-s1'] } },
    });
    expect(t.options()).toEqual(['reveal', 'keep']);
  });

  const battle = (
    rolls: readonly number[],
    monster: 'krus' | 'pliznik' | null,
    tricks: readonly TrapId[] = ['trick-divert2'],
  ) =>
    table({
      seats: 1,
      options,
      phase: 'adventure',
      dice: rolls,
      areas: [{ monster, realm: 'kale', event: 'event-4', side: 'a' }],
      clans: [{ members: ['tentok', 'tarka'], traps: [] }],
      paths: { a1: sam(...tricks), a3: { seat: 0, member: 'tarka', dice: dice(1) } },
    });

  it('ML-SCN.8b his divert dice are rolled at your mercenary before he removes the monster', () => {
    const t = battle([6, 1], 'krus');
    const keys = t.events().map(({ key }) => key);
    expect(keys.indexOf('monster-rolled')).toBeLessThan(keys.indexOf('sam-won'));
    expect(keys).toContain('wounded');
    expect(t.game.monsters.discard).toContain('krus');
  });

  it('ML-SCN.8b ML-TRX.19 two tricks together send no more dice than the monster has', () => {
    const t = battle([1, 1, 1], 'pliznik', ['trick-divert2', 'trick-divert2']);
    expect(told(t, 'monster-rolled').map(({ dice: { length } }) => length)).toEqual([2, 1]);
  });

  it('ML-SCN.8b ML-TRX.18 nothing more is rolled at a mercenary the first dice have killed', () => {
    const t = battle([6, 6], 'krus', ['trick-divert2', 'trick-divert2']);
    const keys = t.events().map(({ key }) => key);
    expect(keys.filter((key) => key === 'monster-rolled' || key === 'left')).toEqual([
      'monster-rolled',
      'left',
    ]);
  });

  it('ML-SCN.8c they do nothing once the monster is gone', () => {
    expect(told(battle([6, 1], null), 'monster-rolled')).toEqual([]);
  });

  it('ML-SCN.8c his pile is shuffled anew when it is empty', () => {
    const t = solo({ options, dice: [5, 1] });
    const { sam: his } = t.game;
    if (his !== undefined) {
      his.usedTricks = his.tricks.splice(0);
      his.tricks = his.usedTricks.splice(0, 1);
    }
    t.play('mine:2');
    expect(t.game.paths.a1?.traps).toHaveLength(2);
    expect(his).toMatchObject({ tricks: { length: 22 }, usedTricks: [] });
  });
});
