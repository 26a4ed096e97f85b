// Chapters LOR-SETUP, LOR-FORGE, LOR-TURN: the table before the first turn, and the order of a turn.
import { describe, expect, it } from 'vitest';
import { eventOf } from '../../data/events.ts';
import { MONSTERS, monsters } from '../../data/monsters.ts';
import { realms } from '../../data/realms.ts';
import { scaleFor } from '../../data/temples.ts';
import { RUNES } from '../../data/types.ts';
import { type Ragnarok, STEPS } from '../../state.ts';
import { freshTable, playerOf, table, told } from '../table.ts';

const COUNTS = [2, 3, 4] as const;

/** Tables of many seeds, as set-up leaves them. */
const tables = (seats: number, many = 40): Ragnarok[] =>
  Array.from({ length: many }, (_, seed) => freshTable(seats, {}, `set-up ${seed}`).game);

describe('set-up', () => {
  it.each([
    [2, 16],
    [3, 21],
    [4, 21],
  ])('LOR-SETUP.1 %i players have %i regions', (seats, regions) => {
    expect(freshTable(seats).game.control.slice(1)).toEqual(new Array(regions).fill(null));
  });

  it('LOR-SETUP.2 the realms of two players pay as the others do', () => {
    expect(Object.keys(realms)).toHaveLength(6);
    for (const seats of COUNTS)
      expect(Object.values(freshTable(seats).game.allies)).toEqual(new Array(6).fill([]));
  });

  it.each(COUNTS)(
    'LOR-SETUP.5, LOR-FORGE.1, LOR-FORGE.2 with %i players forges lie by chance, each with a rune',
    (seats) => {
      const laid = tables(seats).map(({ forges }) => forges);
      for (const forges of laid) {
        expect(forges).toHaveLength(seats === 2 ? 4 : 6);
        expect(forges.every(({ filled }) => filled)).toBe(true);
        for (const kind of RUNES) {
          const count = forges.filter(({ rune }) => rune === kind).length;
          expect(count).toBeGreaterThanOrEqual(seats === 2 ? 1 : 2);
          expect(count).toBeLessThanOrEqual(2);
        }
      }
      expect(new Set(laid.map((forges) => forges.map(({ rune }) => rune).join())).size).toBeGreaterThan(5);
    },
  );

  it.each(COUNTS)('LOR-SETUP.11 with %i players what does not lie at forges is the bank', (seats) => {
    for (const { bank, forges } of tables(seats, 5))
      for (const kind of RUNES)
        expect(bank[kind] + forges.filter(({ rune }) => rune === kind).length).toBe(12);
  });

  it.each(COUNTS)('LOR-SETUP.4 with %i players a temple lies on every field of the scale', (seats) => {
    for (const scale of ['a', 'b']) {
      const { game } = freshTable(seats, { scale });
      expect([game.scale, game.temples]).toEqual([scaleFor(seats).fields, []]);
    }
  });

  it('LOR-SETUP.7 artifacts of gods lie beside their monuments', () => {
    const { altars, monuments } = freshTable(4).game;
    expect(altars).toEqual(['gungnir', 'mjolnir', 'brisingamen']);
    expect(monuments).toEqual({
      odin: { level: 0, priests: [] },
      thor: { level: 0, priests: [] },
      freyja: { level: 0, priests: [] },
    });
  });

  it('LOR-SETUP.8 in each pair either monster may be the upper one', () => {
    const first = new Set(tables(4).map((game) => game.monsters[0]?.id));
    expect(first.size).toBe(2);
    for (const game of tables(4, 5))
      expect(game.monsters.map(({ id }) => monsters[id].rune)).toEqual(RUNES.flatMap((rune) => [rune, rune]));
  });

  it('LOR-SETUP.9 Loki begins without wounds', () => {
    expect(freshTable(4).game.loki.wounds.filter((owner) => owner !== null)).toEqual([]);
  });

  it('LOR-SETUP.10 every deck is shuffled', () => {
    const [one, two] = tables(4, 2);
    for (const pile of ['combat', 'attacks', 'blessings', 'events'] as const)
      expect(one?.[pile].deck).not.toEqual(two?.[pile].deck);
  });

  it.each(COUNTS)('LOR-SETUP.12 with %i players five omens lie face up', (seats) => {
    const { omens } = freshTable(seats).game;
    expect(omens).toHaveLength(5);
    expect(omens.every(({ down }) => !down)).toBe(true);
  });

  it('LOR-SETUP.14 priests are in the bank, armies in supply', () => {
    for (const player of freshTable(4).game.players)
      expect(player).toMatchObject({ priests: 0, armies: [], runes: { uruz: 0, othila: 0, algiz: 0 } });
  });

  it.each(COUNTS)('LOR-SETUP.15 with %i players Loki stands in the region of the first event', (seats) => {
    const laid = tables(seats);
    for (const { loki, events } of laid) expect(loki.region).toBe(eventOf(events.discard[0] ?? 0).region);
    expect(new Set(laid.map(({ loki }) => loki.region)).size).toBeGreaterThan(5);
  });

  it.each(COUNTS)(
    'LOR-SETUP.16, LOR-EVENT.10 with %i players so many events more than Loki’s are discarded',
    (seats) => {
      const { events } = freshTable(seats).game;
      expect(events.discard).toHaveLength(seats + 1);
      expect(events.deck).toHaveLength((seats === 2 ? 16 : 21) - seats - 1);
    },
  );

  it.each(COUNTS)(
    'LOR-SETUP.17, LOR-SETUP.19 with %i players each places the upper one that is off the board, and nothing moves',
    (seats) => {
      for (const game of tables(seats)) {
        const expected = new Map<string, number>();
        for (const id of game.events.discard.slice(1)) {
          const { place, region } = eventOf(id);
          const next = game.monsters.find(
            (each) => monsters[each.id].rune === place && !expected.has(each.id),
          );
          if (next !== undefined) expected.set(next.id, region);
        }
        for (const id of MONSTERS)
          expect(game.monsters.find((each) => each.id === id)?.region).toBe(expected.get(id) ?? null);
      }
    },
  );

  it('LOR-SETUP.18 a third event of one rune places nothing, and still counts', () => {
    const game = tables(4, 400).find(({ events }) => {
      const runes = events.discard.slice(1).map((id) => eventOf(id).place);
      return RUNES.some((rune) => runes.filter((each) => each === rune).length > 2);
    });
    expect(game?.events.discard).toHaveLength(5);
    expect(game?.monsters.filter(({ region }) => region !== null).length).toBeLessThan(4);
  });
});

describe('a turn', () => {
  it('LOR-TURN.2, LOR-TURN.3 five steps in their order, of which four may be skipped', () => {
    const t = table({
      step: 'prayer',
      players: [{ priests: 1, runes: { othila: 1 }, armies: [{ region: 1, strength: 1 }] }],
    });
    const phases: string[] = [t.game.phase];
    for (let step = 0; step < 4; step++) phases.push(t.play('skip').game.phase);
    expect(phases).toEqual(['prayer', 'hero', 'rune', 'manoeuvre', 'special']);
    expect(t.options()).not.toContain('skip');
  });

  it.each(COUNTS)('LOR-TURN.1, LOR-TERM.1 with %i players turns go clockwise', (seats) => {
    const t = table({ seats, step: 'special', active: seats - 1, players: [{ priests: 1 }] });
    expect(t.asked().seat).toBe(seats - 1);
    t.play('act:prepare');
    while (t.game.active === seats - 1) t.play(t.options()[0] as string);
    expect(t.game.active).toBe(0);
    expect(t.asked().seat).toBe(0);
    expect(told(t, 'turn-begun').at(-1)).toMatchObject({ player: 0 });
  });

  it('LOR-TURN.5, LOR-TERM.6 each step ends with the check of control', () => {
    const choices = {
      prayer: ['skip'],
      hero: ['skip'],
      rune: ['skip'],
      manoeuvre: ['skip'],
      special: ['act:prepare', 'way:heal', 'way:heal'],
    };
    for (const step of STEPS) {
      const t = table({
        step,
        players: [{ priests: 1, runes: { othila: 1 }, armies: [{ region: 2, strength: 3 }] }],
      });
      expect([step, t.game.control[2]]).toEqual([step, null]);
      t.play(...choices[step]);
      expect([step, t.game.control[2]]).toEqual([step, 0]);
    }
  });

  it('LOR-FORGE.2, LOR-FORGE.4 a Monument action fills the forges, and its player takes runes of own regions', () => {
    const t = table({
      step: 'special',
      wheel: { prepare: [0] },
      players: [{ regions: [3] }, { regions: [6] }],
      forges: [
        { region: 3, rune: 'uruz', filled: false },
        { region: 6, rune: 'othila', filled: false },
      ],
    });
    t.play('act:monument', 'god:odin');
    expect(playerOf(t, 0).runes.uruz).toBe(1);
    expect(playerOf(t, 1).runes.othila).toBe(0);
    expect(t.game.forges.find(({ region }) => region === 6)?.filled).toBe(true);
    expect(t.game.forges.find(({ region }) => region === 3)?.filled).toBe(false);
  });
});
