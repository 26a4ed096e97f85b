// Chapter LOR-HSEL: heroes, origins, and where they begin.

import { componentsIn } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { placeOf, seaOf } from '../../data/board.ts';
import { HEROES } from '../../data/heroes.ts';
import { ORIGINS, type OriginId, origins } from '../../data/origins.ts';
import { RUNES } from '../../data/types.ts';
import { ragnarok } from '../../index.ts';
import { view } from '../../rules/view.ts';
import { during, freshTable, type Game, offers, playerOf, refuses, told, waiting } from '../table.ts';

const seatOf = (t: Game): number => waiting(t)[0] as number;

/** Plays one selection to its end, with the first hero. */
function select(t: Game, origin: string | undefined, sea: string, region: string): number {
  const seat = seatOf(t);
  t.play(offers(t, 'hero:')[0] as string);
  t.play(origin ?? (offers(t, 'origin:').find((id) => id !== 'origin:odin') as string));
  t.play(sea, region);
  return seat;
}

/** A table whose first player may keep that origin; what is drawn depends on the seed alone. */
function withOrigin(origin: OriginId, seats = 4): Game {
  for (let seed = 0; seed < 300; seed++) {
    const t = freshTable(seats, {}, `origin ${seed}`);
    if (t.game.players.some(({ drawn }) => drawn.origins.includes(origin))) return t;
  }
  throw new Error(`Nobody draws ${origin} in 300 tables.`);
}

const withHero = (hero: string): Game => {
  for (let seed = 0; seed < 300; seed++) {
    const t = freshTable(4, {}, `hero ${seed}`);
    if (offers(t, `hero:${hero}`).length > 0) return t;
  }
  throw new Error(`Nobody draws ${hero} in 300 tables.`);
};

describe('heroes and origins', () => {
  it('LOR-HSEL.1 from a first player drawn by chance, clockwise, one finishing before the next', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 30; seed++) firsts.add(seatOf(freshTable(4, {}, `first ${seed}`)));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    const t = freshTable(3);
    const first = select(t, undefined, 'drakkar:sea1', 'r2');
    while (seatOf(t) === first) t.play(t.options()[0] as string);
    expect(seatOf(t)).toBe((first + 1) % 3);
    expect(waiting(t)).toHaveLength(1);
  });

  it.each([2, 3, 4])('LOR-HSEL.2, LOR-HSEL.3 with %i players two heroes, two origins and Odin’s', (seats) => {
    const t = freshTable(seats);
    const { drawn } = playerOf(t, seatOf(t));
    expect(drawn.heroes).toHaveLength(2);
    expect(drawn.origins).toHaveLength(3);
    expect(drawn.origins).toContain('odin');
    expect(t.options()).toEqual(drawn.heroes.map((id) => `hero:${id}`));
    t.play(t.options()[0] as string);
    expect(t.options()).toEqual(drawn.origins.map((id) => `origin:${id}`));
  });

  it('LOR-HSEL.4, LOR-HSEL.5 one of each is kept; the others go back, Odin’s to the next player', () => {
    const t = freshTable(4);
    const seat = select(t, undefined, 'drakkar:sea1', 'r2');
    const { hero, origin, drawn } = playerOf(t, seat);
    expect(hero).not.toBeNull();
    expect(origin).not.toBe('odin');
    expect(drawn).toEqual({ heroes: [], origins: [] });
    while (seatOf(t) === seat) t.play(t.options()[0] as string);
    const next = playerOf(t, seatOf(t));
    expect(next.drawn.origins).toContain('odin');
    expect([...t.game.box.heroes, ...next.drawn.heroes, hero].sort()).toEqual([...HEROES].sort());
    expect([...t.game.box.origins, ...next.drawn.origins, origin].sort()).toEqual([...ORIGINS].sort());
  });

  it('LOR-HSEL.3 once Odin’s origin is kept nobody else gets it', () => {
    const t = freshTable(4);
    select(t, 'origin:odin', 'drakkar:sea1', 'r2');
    t.play('gain:uruz', 'gain:uruz');
    expect(playerOf(t, seatOf(t)).drawn.origins).toHaveLength(2);
    expect(playerOf(t, seatOf(t)).drawn.origins).not.toContain('odin');
  });

  it('LOR-INFO.1 what is drawn is known to its owner alone', () => {
    const t = freshTable(3);
    const seat = seatOf(t);
    for (const other of [0, 1, 2])
      expect(view(t.game, other).players[seat]?.drawn === undefined).toBe(other !== seat);
  });

  it('LOR-HSEL.6, LOR-HERO.2, LOR-INJ.1 attributes begin healthy at 2', () => {
    const t = withOrigin('heimdall');
    const seat = select(t, 'origin:heimdall', 'drakkar:sea1', 'r2');
    expect(playerOf(t, seat)).toMatchObject({
      attributes: { authority: 2, might: 2, wisdom: 2 },
      injured: [],
    });
  });

  it('LOR-HSEL.7 one combat card is drawn', () => {
    const t = withOrigin('freyja');
    const seat = select(t, 'origin:freyja', 'drakkar:sea1', 'r2');
    expect(playerOf(t, seat).hand).toHaveLength(1);
  });

  it('LOR-HSEL.16 what nobody chose stays in the box, and every component is somewhere', () => {
    const t = freshTable(2);
    const before = componentsIn(ragnarok, t.game);
    const first = select(t, 'origin:odin', 'drakkar:sea1', 'r2');
    t.play('gain:uruz', 'gain:uruz');
    expect(componentsIn(ragnarok, t.game)).toEqual(before);
    expect(playerOf(t, first).origin).toBe('odin');
  });
});

describe('where they begin', () => {
  it('LOR-HSEL.8 the drakkar on any sea, one with another drakkar too', () => {
    const t = freshTable(4);
    const first = seatOf(t);
    t.play(offers(t, 'hero:')[0] as string, 'origin:odin');
    expect(t.options()).toEqual([1, 2, 3, 4, 5, 6].map((sea) => `drakkar:sea${sea}`));
    t.play('drakkar:sea3', 'r10', 'gain:uruz', 'gain:uruz');
    t.play(offers(t, 'hero:')[0] as string);
    t.play(offers(t, 'origin:')[0] as string);
    expect(t.options()).toContain('drakkar:sea3');
    expect(playerOf(t, first).drakkar).toBe(3);
  });

  it('LOR-HSEL.9 the hero and two armies of strength 1 in one region at that sea', () => {
    const t = freshTable(4);
    const seat = seatOf(t);
    t.play(offers(t, 'hero:')[0] as string, 'origin:odin', 'drakkar:sea6');
    expect(t.options()).toEqual(seaOf(4, 6).regions.map((region) => `r${region}`));
    const story = during(t, () => t.play('r19'));
    expect(playerOf(t, seat)).toMatchObject({
      region: 19,
      drakkar: 6,
      armies: [
        { id: 0, region: 19, strength: 1 },
        { id: 1, region: 19, strength: 1 },
      ],
    });
    expect(told(story, 'home-chosen')).toEqual([
      { key: 'home-chosen', player: seat, sea: 6, region: 19, armies: 2 },
    ]);
  });

  it('LOR-HSEL.10 not where another player’s armies or marker are', () => {
    const t = freshTable(4);
    const first = select(t, 'origin:odin', 'drakkar:sea3', 'r9');
    t.play('gain:uruz', 'gain:uruz');
    t.play(offers(t, 'hero:')[0] as string);
    t.play(offers(t, 'origin:')[0] as string, 'drakkar:sea3');
    expect(t.options()).toEqual(['r10', 'r11']);
    expect(refuses(t, 'r9')).toEqual({
      reason: { key: 'home-is-taken', region: 9, by: first },
      rule: 'LOR-HSEL.10',
    });
  });

  it('LOR-HSEL.10 a sea without a free region is refused', () => {
    const t = freshTable(4);
    t.play(offers(t, 'hero:')[0] as string);
    const other = (seatOf(t) + 1) % 4;
    for (const region of seaOf(4, 2).regions) t.game.control[region] = other;
    t.play('origin:odin');
    expect(refuses(t, 'drakkar:sea2')).toEqual({
      reason: { key: 'no-free-coast', sea: 2 },
      rule: 'LOR-HSEL.10',
    });
  });

  it.each([
    [2, 'LOR-HSEL.11 a region of population 2 is controlled at once', 'drakkar:sea3', 'r11'],
    [3, 'LOR-HSEL.12 one of population 3 stays neutral', 'drakkar:sea2', 'r6'],
    [4, 'LOR-HSEL.12 one of population 4 stays neutral', 'drakkar:sea3', 'r10'],
  ])('population %i: %s', (population, _, sea, region) => {
    const t = withOrigin('thor');
    const number = Number(region.slice(1));
    expect(placeOf(4, number).population).toBe(population);
    const seat = select(t, 'origin:thor', sea, region);
    expect(t.game.control[number]).toBe(population === 2 ? seat : null);
  });

  it('LOR-HSEL.15, LOR-SETUP.20 Loki’s and a monster’s region are open, and no army is lost', () => {
    const t = withOrigin('thor');
    t.game.loki.region = 10;
    const [monster] = t.game.monsters;
    if (monster !== undefined) monster.region = 10;
    const seat = select(t, 'origin:thor', 'drakkar:sea3', 'r10');
    expect(playerOf(t, seat).armies.map(({ strength }) => strength)).toEqual([1, 1]);
  });

  it('LOR-HSEL.17 after the origin a strengthened start holds a region of population 3', () => {
    const t = withOrigin('tyr');
    const seat = select(t, 'origin:tyr', 'drakkar:sea2', 'r6');
    t.play(`army:${seat}:0`, 'gain:uruz');
    expect(t.game.control[6]).toBe(seat);
  });

  it('LOR-HSEL.18 Snorri gains no rune for the first region', () => {
    const t = withHero('snorri');
    const seat = seatOf(t);
    t.play('hero:snorri');
    t.play(offers(t, 'origin:').find((id) => id !== 'origin:odin') as string, 'drakkar:sea3', 'r11');
    expect(t.game.control[11]).toBe(seat);
    expect(told(t, 'holding-used')).toEqual([]);
  });
});

describe('origins, LOR-HSEL.13, LOR-HERO.1: once, when they are laid', () => {
  it('Odin, LOR-HSEL.14: the first turn, and two runes of one’s choice', () => {
    const t = freshTable(3);
    const first = select(t, undefined, 'drakkar:sea1', 'r2');
    while (seatOf(t) === first) t.play(t.options()[0] as string);
    const second = select(t, 'origin:odin', 'drakkar:sea3', 'r10');
    expect(t.options()).toEqual(RUNES.map((rune) => `gain:${rune}`));
    t.play('gain:algiz', 'gain:algiz');
    expect(playerOf(t, second).runes.algiz).toBe(2);
    const third = select(t, undefined, 'drakkar:sea5', 'r17');
    while (t.game.phase === 'selection') t.play(t.options()[0] as string);
    expect(third).toBe((second + 1) % 3);
    expect(t.game).toMatchObject({ start: second, active: second, turns: 1 });
  });

  it('LOR-HSEL.14 without it whoever selected first begins', () => {
    const t = freshTable(2);
    const first = select(t, undefined, 'drakkar:sea1', 'r2');
    while (seatOf(t) === first) t.play(t.options()[0] as string);
    select(t, undefined, 'drakkar:sea3', 'r10');
    while (t.game.phase === 'selection') t.play(t.options()[0] as string);
    expect(t.game).toMatchObject({ start: first, active: first });
  });

  it('Thor: a second combat card, two runes and an army stronger by 1, and attributes like everybody’s', () => {
    const t = withOrigin('thor');
    const seat = select(t, 'origin:thor', 'drakkar:sea1', 'r2');
    t.play('gain:uruz', 'gain:algiz', `army:${seat}:0`);
    expect(playerOf(t, seat).armies.map(({ strength }) => strength)).toEqual([2, 1]);
    expect(playerOf(t, seat).attributes).toEqual({ authority: 2, might: 2, wisdom: 2 });
    expect(playerOf(t, seat).hand).toHaveLength(2);
    expect(playerOf(t, seat).runes).toEqual({ uruz: 1, othila: 0, algiz: 1 });
  });

  it('Freyja, LOR-REALM.5: an alliance with any realm, the card of its first ally, and an army stronger by 1', () => {
    const t = withOrigin('freyja');
    const seat = select(t, 'origin:freyja', 'drakkar:sea1', 'r2');
    expect(t.options()).toHaveLength(6);
    t.play('realm:vanaheim', `army:${seat}:1`);
    expect(t.game.allies.vanaheim).toEqual([seat]);
    expect(playerOf(t, seat).hand).toHaveLength(2);
    expect(playerOf(t, seat).armies.map(({ strength }) => strength)).toEqual([1, 2]);
  });

  it('Tyr: an army stronger by 2, a second combat card and a rune', () => {
    const t = withOrigin('tyr');
    const seat = select(t, 'origin:tyr', 'drakkar:sea1', 'r2');
    expect(t.options()).toEqual([`army:${seat}:0`, `army:${seat}:1`]);
    t.play(`army:${seat}:1`, 'gain:othila');
    expect(playerOf(t, seat).armies.map(({ strength }) => strength)).toEqual([1, 3]);
    expect(playerOf(t, seat).hand).toHaveLength(2);
    expect(playerOf(t, seat).runes).toEqual({ uruz: 0, othila: 1, algiz: 0 });
    expect(playerOf(t, seat).attributes).toEqual({ authority: 2, might: 2, wisdom: 2 });
  });

  it('Njord, LOR-ARMY.10: a third army of its own strength on the free coast, two runes and a card', () => {
    const t = withOrigin('njord');
    const other = (seatOf(t) + 1) % 4;
    t.game.control[5] = other;
    const seat = select(t, 'origin:njord', 'drakkar:sea1', 'r2');
    expect(t.options()).toEqual(['r1', 'r2', 'r3']);
    t.play('r2');
    const [{ strength }] = origins.njord.ops;
    const strengths = [1, 1, strength];
    expect(playerOf(t, seat).armies).toEqual(
      strengths.map((each, id) => ({ id, region: 2, strength: each })),
    );
    t.play('gain:othila', 'gain:othila');
    expect(playerOf(t, seat).runes).toEqual({ uruz: 0, othila: 2, algiz: 0 });
    expect(playerOf(t, seat).hand).toHaveLength(2);
    expect(t.game.control[2]).toBe(seat);
  });

  it('Heimdall, LOR-REALM.5: an alliance with any realm, the card of its first ally, and a rune', () => {
    const t = withOrigin('heimdall');
    const seat = select(t, 'origin:heimdall', 'drakkar:sea1', 'r2');
    expect(t.options()).toHaveLength(6);
    t.play('realm:jotunheim');
    expect(t.game.allies.jotunheim).toEqual([seat]);
    expect(playerOf(t, seat).hand).toHaveLength(2);
    t.play('gain:algiz');
    expect(playerOf(t, seat).runes).toEqual({ uruz: 0, othila: 0, algiz: 1 });
  });
});
