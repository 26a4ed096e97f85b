import { below, type HasRandom, randomFrom } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { ROOMS, roomOf } from '../../data/rooms.ts';
import { extraTraps, usesPerRound } from '../../data/setup.ts';
import { TRAPS, trapOf } from '../../data/traps.ts';
import { SEASONS } from '../../state.ts';
import { freshTable, type Game, offers, table, told, waiting } from '../table.ts';

/** Plays by chance until the game is over. */
function playedOut(t: Game, seed: string): Game {
  const chance: HasRandom = { random: randomFrom(seed) };
  for (let decisions = 0; decisions < 2000 && t.game.outcome === undefined; decisions++) {
    const seat = waiting(t)[0] ?? 0;
    const options = t.options(seat);
    t.play([seat, options[below(chance, options.length)] ?? '']);
  }
  return t;
}

describe('a year', () => {
  const t = playedOut(freshTable(3, { rules: 'full' }), 'a year');

  it('DL-YR.1, DL-YR.4, DL-GEN.1 four seasons and a combat, twice', () => {
    const rounds = told(t, 'round-started').map(({ year, season }) => `${year} ${season}`);
    expect(rounds).toEqual([1, 2].flatMap((year) => SEASONS.map((season) => `${year} ${season}`)));
    const marks = t.events().flatMap((event) => {
      if (event.key === 'round-started') return [event.season];
      return event.key === 'combat-round' && event.round === 1 ? ['combat'] : [];
    });
    expect(marks).toEqual([...SEASONS, 'combat', ...SEASONS, 'combat']);
    expect(t.game.outcome).toBeDefined();
  });

  it('DL-YR.2, DL-YR.3 new round, orders, production, event, adventurers, end; winter has neither of the last two', () => {
    const steps: Readonly<Record<string, string>> = {
      'round-started': 'new round',
      'orders-revealed': 'orders',
      'minion-placed': 'orders',
      'orders-retrieved': 'retrieval',
      'event-began': 'event',
      'adventurer-came': 'adventurers',
      'start-passed': 'end',
    };
    const year: string[][] = [];
    for (const { key } of t.events()) {
      const step = steps[key];
      if (key === 'round-started') year.push([]);
      if (step !== undefined && year.at(-1)?.at(-1) !== step) year.at(-1)?.push(step);
      if (key === 'combat-round') break;
    }
    const first = ['new round', 'orders', 'retrieval'];
    const later = [...first, 'event', 'adventurers', 'end'];
    expect(year).toEqual([[...first, 'end'], later, later, later.slice(0, -1)]);
  });

  it('DL-EVT.1 each event tile is met once a year', () => {
    const { tiles } = t.game.events;
    const met = told(t, 'event-began').map(({ event }) => event);
    expect(met).toHaveLength(6);
    for (const tile of tiles.filter((each) => each !== 'special'))
      expect(met.filter((event) => event === tile)).toHaveLength(2);
    expect(t.game.special).toEqual([null, null]);
  });
});

describe('what the second year changes', () => {
  it('DL-Y2.9 a trap more to choose from, rooms used twice and anywhere, stronger traps', () => {
    expect([extraTraps, usesPerRound]).toEqual([
      { 1: 0, 2: 1 },
      { 1: 1, 2: 2 },
    ]);
    for (const room of ROOMS) expect(roomOf(room).zone === 'any').toBe(roomOf(room).year === 2);
    const stronger = TRAPS.filter((trap) => {
      const [first, second] = trapOf(trap).damage;
      return JSON.stringify(first) !== JSON.stringify(second);
    });
    expect(stronger).toContain('rolling-stone');
  });

  it('DL-Y2.10 the second combat goes on behind what was conquered', () => {
    const t = table({
      phase: 'combat',
      year: 2,
      season: 'autumn',
      lords: [
        {
          dungeon: { c2r0: 'tunnel', c2r1: 'tunnel', c2r2: 'tunnel', c1r1: 'tunnel', c3r1: 'tunnel' },
          conquered: ['c2r0', 'c2r1'],
          party: ['thief-2-1'],
          traps: ['pendulum', 'trap-door'],
        },
      ],
    });
    expect(offers(t, 'battle:')).toEqual(['battle:c1r1', 'battle:c3r1', 'battle:c2r2']);
  });
});
