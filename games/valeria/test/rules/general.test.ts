import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { monsterStack } from '../../data/areas.ts';
import type { CitizenId } from '../../data/citizens.ts';
import { type DomainId, domains } from '../../data/domains.ts';
import { valeria } from '../../index.ts';
import { scoreSheet } from '../../rules/scoring.ts';
import { forbiddenBy, freshTable, type Game, gold, held, playerOf, table, told, waiting } from '../table.ts';

const NO_MONSTERS = { monsters: [[], [], [], [], []] } as const;
const six = (...ids: CitizenId[]): CitizenId[] => ids.flatMap((id) => new Array<CitizenId>(6).fill(id));
const priceOf = (t: Game, id: string) => t.asked().options.find((option) => option.id === id)?.label;

describe('general rules', () => {
  it('VAL-GEN.1 most victory points at the end win', () => {
    const end = { phase: 'end', active: 1, ...NO_MONSTERS } as const;
    const board = table({ ...end, players: [{ vp: 5 }, { vp: 3 }] });
    expect(board.game.outcome).toMatchObject({ winners: [0], scores: [5, 3] });
    const slayer = table({ ...end, players: [{ vp: 5 }, { slain: ['troll'] }] });
    expect(slayer.game.outcome).toMatchObject({ winners: [1], scores: [5, 6] });
  });

  it('VAL-GEN.2 a card that contradicts the rulebook is right: no surcharge, a slay beyond two actions', () => {
    const archers: CitizenId[] = ['archer', 'archer', 'archer'];
    const plain = table({ phase: 'actions', players: [{ gold: 20, citizens: archers }] });
    expect(priceOf(plain, 'recruit:archer')).toMatchObject({ price: { real: 7 } });
    const stronghold = table({
      phase: 'actions',
      players: [{ gold: 20, citizens: archers, domains: ['emerald-stronghold'] }],
    });
    expect(priceOf(stronghold, 'recruit:archer')).toMatchObject({ price: { real: 4 } });

    const eye = table({
      phase: 'actions',
      dice: [5, 6],
      domains: [['eye-of-asteraten']],
      players: [{ gold: 8, strength: 1, citizens: ['archer', 'cleric'] }],
    });
    eye.play('slay:goblin', 'build:eye-of-asteraten', 'slay:goblin');
    expect(told(eye, 'slew')).toHaveLength(2);
    expect(told(eye, 'built')).toHaveLength(1);
    expect(eye.game.active).toBe(1);
  });

  it('VAL-GEN.3 nobody has too many cards to take one more', () => {
    const owned = (Object.keys(domains) as DomainId[]).filter((id) => id !== 'golden-obelisk-of-nae');
    const t = table({
      phase: 'actions',
      domains: [['golden-obelisk-of-nae']],
      players: [
        {
          gold: 100,
          strength: 100,
          citizens: six('monk', 'wizard', 'thief', 'warlord', 'priestess', 'miner'),
          domains: owned.filter((id) => id !== 'violet-thorn'),
          slain: [...monsterStack('barrens', 5), ...monsterStack('swamp', 5), ...monsterStack('caverns', 5)],
        },
      ],
    });
    expect(t.options()).toEqual(
      expect.arrayContaining(['recruit:knight', 'slay:goblin', 'build:golden-obelisk-of-nae']),
    );
    t.play('recruit:knight', 'pay:2g0m', 'build:golden-obelisk-of-nae', 'pay:5g0m');
    expect(playerOf(t, 0).citizens).toHaveLength(37);
    expect(playerOf(t, 0).domains).toHaveLength(23);
  });

  it('VAL-GEN.4 starters are neither given back nor multiplied: one of each harvests, always', () => {
    const t = table({
      phase: 'actions',
      dice: [5, 6],
      domains: [['nest-of-the-weaver-witch']],
      players: [{ gold: 12, citizens: ['peasant', 'merchant'] }],
    });
    t.play('recruit:peasant', 'build:nest-of-the-weaver-witch');
    expect(t.options()).toEqual(['return:peasant', 'return:merchant', 'decline']);
    t.play('return:peasant');
    const own = told(t, 'harvested').filter(({ player }) => player === 0);
    expect(own.map(({ card, times }) => `${times} ${card}`)).toEqual([
      '1 starter-peasant',
      '1 starter-knight',
      '1 peasant',
    ]);
    const heralds = table({ dice: [2, 2], players: [{ citizens: ['merchant', 'merchant'] }] });
    heralds.play([0, 'merchant:gold'], [0, 'merchant:gold'], [0, 'merchant:gold'], [0, 'merchant:gold']);
    heralds.play([0, 'starter-herald:gold']);
    expect(waiting(heralds)).toEqual([1]);
  });

  it('VAL-GEN.5 everybody has exactly one duke from the deal to the end, and none in the variant without', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const t = freshTable(seats);
      // Also while two are held only one is counted.
      for (let seat = 0; seat < seats; seat++)
        expect(scoreSheet(t.game, seat).map(({ key }) => key)).toEqual([
          'monsters',
          'domains',
          'board',
          'duke',
        ]);
      for (let seat = 0; seat < seats; seat++) t.play([seat, t.options(seat)[0] ?? '']);
      expect(t.game.players.map(({ dukes }) => dukes.length)).toEqual(new Array(seats).fill(1));
    }
    for (const seed of ['a', 'b', 'c']) {
      const { game } = playRandomly(valeria, { seats: 4, seed });
      expect(game.players.map(({ dukes }) => dukes.length)).toEqual([1, 1, 1, 1]);
      const without = playRandomly(valeria, { seats: 4, seed, options: { noDukes: true } });
      expect(without.game.players.map(({ dukes }) => dukes.length)).toEqual([0, 0, 0, 0]);
    }
  });

  it('VAL-GEN.6 the dice go clockwise to the left neighbour', () => {
    for (const seats of [2, 3, 4, 5]) {
      const t = table({ seats, active: 1, first: 1, dice: new Array(6).fill([5, 6]).flat() });
      const order = Array.from({ length: seats + 1 }, (_, turn) => (1 + turn) % seats);
      for (let turn = 0; turn < seats; turn++) t.play('gain:gold', 'gain:gold');
      expect(told(t, 'turn-started').map(({ player }) => player)).toEqual(order);
      expect(told(t, 'rolled').map(({ player }) => player)).toEqual(order);
    }
  });

  it('VAL-GEN.7 citizens and domains join the tableau, slain monsters the victory stack', () => {
    const t = table({
      phase: 'actions',
      dice: [5, 6, 5, 6],
      domains: [['violet-thorn']],
      players: [{ gold: 20, strength: 3, citizens: ['cleric'] }],
    });
    t.play('recruit:archer', 'slay:goblin', 'gain:gold', 'gain:gold', 'build:violet-thorn', 'gain:gold');
    const { citizens, domains: built, slain } = playerOf(t, 0);
    expect({ citizens, built, slain }).toEqual({
      citizens: ['cleric', 'archer'],
      built: ['violet-thorn'],
      slain: ['goblin'],
    });
  });

  it('VAL-GEN.8 counting looks at the own tableau and victory stack at that moment', () => {
    const workers = table({
      dice: [5, 6],
      players: [
        { citizens: ['butcher', 'merchant'] },
        { citizens: ['butcher', 'merchant', 'merchant', 'merchant'] },
      ],
    });
    expect(gold(workers, 0)).toBe(2 * 2 + 1);
    const hills = table({
      phase: 'actions',
      dice: [1, 2],
      monsters: [['goblin', 'goblin-king']],
      players: [{ strength: 7, slain: ['goblin'] }, { slain: ['goblin'] }],
    });
    hills.play('slay:goblin');
    expect(gold(hills, 0)).toBe(1);
    hills.play('slay:goblin-king');
    expect(gold(hills, 0)).toBe(1 + 3);
  });
});

describe('declining', () => {
  const instant = (domain: DomainId, player: object): Game =>
    table({ phase: 'actions', dice: [5, 6], domains: [[domain]], players: [player, { gold: 3 }] }).play(
      `build:${domain}`,
    );

  it('VAL-GEN.9 a trade, a theft, a change of dice may be left out', () => {
    const monk = table({
      dice: [1, 3],
      players: [{ citizens: ['archer'] }, { gold: 2, citizens: ['monk'] }],
    });
    expect(monk.options(1)).toEqual(['monk:trade', 'done']);
    monk.play([1, 'done']);
    expect(held(monk, 1)).toEqual({ gold: 2 });

    const thief = table({ dice: [3, 4], players: [{ citizens: ['thief'] }, { gold: 3 }] });
    thief.play('decline');
    expect([gold(thief, 0), gold(thief, 1)]).toEqual([0, 3]);

    const palace = table({ dice: [5, 6], players: [{ domains: ['palace-of-the-dawn'] }] }).play('announce');
    expect(palace.game.dice).toEqual([5, 6]);
  });

  it('VAL-GEN.9 a free citizen, a return, a paid reward and a bonus slay may be left out', () => {
    const keep = instant('grimmwater-keep', { gold: 10, citizens: ['merchant', 'merchant', 'rogue'] });
    expect(keep.options()).toContain('decline');
    keep.play('decline');
    expect(playerOf(keep, 0).citizens).toHaveLength(3);

    const nest = instant('nest-of-the-weaver-witch', { gold: 6, citizens: ['merchant', 'merchant'] });
    nest.play('decline');
    expect([playerOf(nest, 0).citizens.length, held(nest, 0)]).toEqual([2, {}]);

    const obelisk = instant('golden-obelisk-of-nae', { gold: 6, magic: 3, citizens: ['peasant', 'cleric'] });
    obelisk.play('pay:6g0m', 'decline');
    expect(held(obelisk, 0)).toEqual({ magic: 3 });

    const eye = instant('eye-of-asteraten', { gold: 8, citizens: ['archer', 'cleric'] });
    eye.play('decline');
    expect([playerOf(eye, 0).slain, held(eye, 0)]).toEqual([[], { strength: 5 }]);
  });

  it('VAL-GEN.9 a plain gain asks nobody, and a loss cannot be declined', () => {
    const t = table({ dice: [5, 6], players: [{ citizens: ['rogue'] }, {}] });
    expect(t.asked().path).toContain('actions');
    expect([held(t, 0), held(t, 1)]).toEqual([
      { gold: 1, strength: 1 },
      { gold: 1, strength: 1 },
    ]);
    const robbed = table({
      options: { events: true },
      dice: [5, 6],
      monsters: [[]],
      spots: { 0: 'kobold-thieves' },
      players: [{ gold: 4 }, { gold: 4 }],
    });
    expect(told(robbed, 'lost').map(({ player, bag }) => ({ player, ...bag }))).toEqual([
      { player: 0, gold: 1 },
      { player: 1, gold: 1 },
    ]);
  });
});

describe('variants', () => {
  const flags = ['events', 'mixed', 'noDukes', 'sumsAttack', 'darkLordAttacks'] as const;
  const combinations = Array.from({ length: 2 ** flags.length }, (_, bits) =>
    Object.fromEntries(flags.map((flag, bit) => [flag, ((bits >> bit) & 1) === 1])),
  );

  it('VAL-GEN.10 all variants of a number of players combine and can be played to the end', () => {
    for (const seats of [1, 3, 5]) {
      const allowed = combinations.filter((options) =>
        seats === 1 ? !options.noDukes : !(options.sumsAttack || options.darkLordAttacks),
      );
      expect(allowed.length).toBe(seats === 1 ? 16 : 8);
      for (const options of allowed) {
        const { game } = playRandomly(valeria, { seats, options, seed: 'variants' });
        expect(game.outcome).toBeDefined();
      }
    }
  });

  it('VAL-GEN.10 the limits: no game of one player without dukes, no harder levels for more', () => {
    expect(() => freshTable(1, { noDukes: true })).toThrow(forbiddenBy('VAL-NOD.9'));
    expect(() => freshTable(2, { sumsAttack: true })).toThrow(forbiddenBy('VAL-SOLO.33'));
    expect(() => freshTable(4, { darkLordAttacks: true })).toThrow(forbiddenBy('VAL-SOLO.33'));
  });
});
