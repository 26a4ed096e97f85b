// Where the rules of the factions end: what does not count, who is not reached, what happens only once.
import { redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import { mageKnight } from '../../index.ts';
import { against, haveAllFought, pieces, piecesOf } from '../../rules/factions/deeds.ts';
import { isOnWrongSide, sideOf } from '../../rules/factions/laying.ts';
import { pursuersOf } from '../../rules/factions/pursuit.ts';
import { rampagersBeside } from '../../rules/provoking.ts';
import { fight, foe, reach, strikeWith } from '../fight.ts';
import { type Game, offers, type TableSetup, table, told } from '../table.ts';
import { before, LIFE, LIFE_MAP, NECROPOLIS, REALM, RELIC, VALLEY } from '../tezla.ts';

describe('in ambush', () => {
  const MAP = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-4', '1,1': 'countryside-1' };
  const LAIR = '1,1:NW';
  const ambush = (tokens: readonly string[], setup: TableSetup = {}): Game =>
    table({ map: MAP, options: VALLEY, holdings: [{ space: LAIR, tokens: tokens as never }], ...setup });

  it('MK-13.30 whoever lies beside a space is found there once, not once more as in ambush', () => {
    const { game } = ambush(['centaur-outriders']);
    expect(rampagersBeside(game, '1,1:C')).toEqual([LAIR]);
    expect(rampagersBeside(game, '1,1:SW')).toEqual([LAIR]);
  });

  it('MK-13.30 one of several tokens is enough to lie in ambush', () => {
    const { game } = ambush(['prowlers', 'centaur-outriders']);
    expect(rampagersBeside(game, '1,1:SW')).toEqual([LAIR]);
  });
});

describe('what was done against the factions', () => {
  const shieldsOf = (seat: number, level = 3) => ({ level, seat });
  const fought = (
    leaders: NonNullable<TableSetup['leaders']>,
    map: Readonly<Record<string, string>> = LIFE_MAP,
  ) => table({ seats: 2, options: { scenario: 'life-and-death-together' }, map, leaders }).game;

  it('MK-43.11 no leader that was found, no shield of everybody on one', () => {
    const none = table({
      seats: 2,
      options: { scenario: 'life-and-death-together' },
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '1,1': 'countryside-4' },
    }).game;
    expect([haveAllFought(none, false), haveAllFought(none, true)]).toEqual([false, false]);
  });

  it('MK-43.11 of every leader means those that were not found too', () => {
    const all = [shieldsOf(0), shieldsOf(1)];
    const one = fought([{ id: 'high-priestess', level: 2, shields: all }], {
      '0,0': 'start-a',
      '1,0': 'countryside-3',
      '1,1': 'core-5',
    });
    expect([haveAllFought(one, false), haveAllFought(one, true)]).toEqual([true, false]);
    const both = fought([
      { id: 'high-priestess', level: 2, shields: all },
      { id: 'necromancer', level: 2, shields: all },
    ]);
    expect([haveAllFought(both, false), haveAllFought(both, true)]).toEqual([true, true]);
    const half = fought([
      { id: 'high-priestess', level: 2, shields: all },
      { id: 'necromancer', level: 2, shields: [shieldsOf(1)] },
    ]);
    expect([haveAllFought(half, false), haveAllFought(half, true)]).toEqual([true, false]);
  });

  it('MK-43.10 whoever has beaten no level has none as the highest', () => {
    const game = fought([{ id: 'necromancer', level: 2, shields: [shieldsOf(1, 4)] }]);
    expect(against(game, 0, 'darkCrusader')).toEqual({ shields: 0, highest: 0 });
    expect(against(game, 1, 'darkCrusader')).toEqual({ shields: 1, highest: 4 });
    expect(against(game, 1, 'elementalist')).toEqual({ shields: 0, highest: 0 });
  });

  it('MK-46.3 a piece of the relic is of whoever found it first', () => {
    const { game } = table({
      seats: 2,
      options: RELIC,
      map: { '0,0': 'start-b', '1,0': 'countryside-3', '0,1': 'core-6' },
      holdings: [{ space: '0,1:C', tokens: [], shields: [1, 0] }],
    });
    expect([pieces(game), piecesOf(game, 0), piecesOf(game, 1)]).toEqual([1, 0, 1]);
  });
});

describe('the sides of the map', () => {
  const { game: life } = table({ map: LIFE_MAP, options: LIFE });
  const { game: realm } = table({ map: { '0,0': 'start-a', '1,0': 'countryside-3' }, options: REALM });

  it('MK-43.2 north of the middle the dead, south of it the Elementalists, nobody between them', () => {
    expect(['0,1', '1,1', '1,0'].map((slot) => sideOf(life, slot))).toEqual([
      'darkCrusader',
      undefined,
      'elementalist',
    ]);
  });

  it('MK-43.5 a seat never lies on the other side, but may lie between; other tiles lie anywhere', () => {
    const wrong = (tile: string) =>
      ['0,1', '1,1', '1,0'].map((slot) => isOnWrongSide(life, tile as never, slot));
    expect(wrong('core-5')).toEqual([true, false, false]);
    expect(wrong('core-8')).toEqual([false, false, true]);
    expect(wrong('countryside-3')).toEqual([false, false, false]);
  });

  it('MK-44.6 where one faction is everywhere its seat lies anywhere', () => {
    expect(['0,1', '1,1', '1,0'].map((slot) => isOnWrongSide(realm, 'core-6', slot))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('MK-46.4 only draconum are other tokens there, orcs are green anywhere', () => {
    const { game } = table({
      options: RELIC,
      map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2' },
    });
    expect(game.holdings['1,0:NW']?.tokens.map(({ enemy }) => enemies[enemy].colour)).toEqual(['green']);
  });

  it('MK-45.1 no marker covers a friendly city', () => {
    const { game } = table({
      options: VALLEY,
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-4', '1,1': 'core-5' },
    });
    expect(game.holdings['1,1:C']).not.toHaveProperty('marker');
  });

  it('MK-1.38, MK-43.1 tokens of a faction are dealt anew for whoever does not know them', () => {
    const piles = (seed: string) => {
      const { game } = table({ map: LIFE_MAP, options: LIFE });
      return redeal(mageKnight, game, 0, seed).factions?.piles.darkCrusader?.green?.deck.join();
    };
    expect(new Set(['1', '2', '3', '4'].map(piles)).size).toBeGreaterThan(1);
  });
});

describe('a leader that is defeated', () => {
  const last = (hand: readonly string[]): Game => {
    const t = before('necromancer', { level: 1, player: { hand: hand as never, fame: 80 } });
    return t.play(`step:${NECROPOLIS}`);
  };

  it('MK-24.9 is one enemy of the turn and of the phase, and is told', () => {
    const t = reach(last(['ruby-ring', 'march']), 'attack');
    expect(t.game.combat?.defeated).toBe(0);
    strikeWith(t, 90);
    expect(t.game.turn.defeated).toBe(1);
    expect(told(t, 'leader-defeated')).toMatchObject([{ player: 0, foe: 0, enemy: 'necromancer' }]);
  });

  it('MK-24.9 with a follower left it has fallen in that phase and counts in it', () => {
    const t = before('necromancer', { level: 1, followers: ['zombie-horde'] }).play(`step:${NECROPOLIS}`);
    reach(t, 'attack');
    t.play('aim:0');
    strikeWith(t, 90);
    expect(t.game.combat).toMatchObject({ defeated: 1, phase: 'attack' });
    expect(foe(t)).toMatchObject({ defeated: true, fell: 'attack' });
    expect(fight(['prowlers']).game.combat?.defeated).toBe(0);
  });

  it('MK-24.8 beaten from afar it attacks as the level below does', () => {
    const t = before('necromancer', { level: 4 }).play(`step:${NECROPOLIS}`);
    strikeWith(t, 90);
    const below = before('necromancer', { level: 3 }).play(`step:${NECROPOLIS}`);
    expect(foe(t).attacks).toEqual(foe(below).attacks);
  });
});

describe('those who pursue', () => {
  const MAP = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-5', '1,1': 'countryside-6' };
  const HERO = '1,0:W';
  const hunted = (space: string, more: TableSetup = {}): Game =>
    table({
      map: MAP,
      options: REALM,
      players: [{ space: HERO, hand: ['ruby-ring', 'march', 'march'], level: 9 }],
      holdings: [
        { space: '0,1:E', tokens: [] },
        { space, tokens: [{ enemy: 'zombie-horde', pursues: 0 }] },
      ],
      turn: { stage: 'moving', cards: 1 },
      ...more,
    });

  it('MK-13.31 make one step a turn, whoever is fought in it', () => {
    const t = hunted('1,1:SW');
    expect(pursuersOf(t.game, 0)).toEqual(['1,1:SW']);
    expect(pursuersOf({ ...t.game, turn: { ...t.game.turn, pursued: true } }, 0)).toEqual([]);
    t.play('end');
    for (let n = 0; n < 3 && offers(t, 'chase:').length > 0; n++) t.play(offers(t, 'chase:')[0] as string);
    expect(told(t, 'chased')).toHaveLength(1);
  });

  it('MK-13.31, MK-17.1 no hero is pursued while heroes fight each other', () => {
    const { game } = hunted('1,1:SW');
    expect(pursuersOf({ ...game, duel: {} } as never, 0)).toEqual([]);
  });

  it('MK-13.31 never step where a hero stands', () => {
    const t = hunted('1,1:SW', {
      seats: 2,
      players: [{ space: HERO, hand: ['march'], level: 9 }, { space: '1,0:NW' }],
    });
    t.play('end');
    expect([...offers(t, 'chase:'), ...told(t, 'chased').map(({ space }) => `chase:${space}`)]).not.toContain(
      'chase:1,0:NW',
    );
    const free = hunted('1,1:SW');
    free.play('end');
    const ways = [...offers(free, 'chase:'), ...told(free, 'chased').map(({ space }) => `chase:${space}`)];
    expect(ways).toContain('chase:1,0:NW');
  });

  it('MK-45.3 the place of a tile laid for a fallen enemy costs nothing', () => {
    const t = table({
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-4', '1,1': 'countryside-1' },
      options: VALLEY,
      tiles: ['countryside-6', 'countryside-7'],
      players: [{ space: '1,1:C', hand: ['ruby-ring', 'march'], level: 9 }],
      holdings: [{ space: '1,1:NW', tokens: ['centaur-outriders'] }],
      combat: { space: '1,1:C', tokens: ['1,1:NW'] },
    });
    strikeWith(reach(t, 'attack'), 60);
    const labels = t.asked().options.flatMap(({ label }) => (label.key === 'explore' ? [label.cost] : []));
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels)).toEqual(new Set([0]));
  });
});
