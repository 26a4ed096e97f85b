import { describe, expect, it } from 'vitest';
import { type BoardSide, boardFor, regionName, seaName } from '../../games/ragnarok/data/board.ts';
import { boardWords as czech } from '../../games/ragnarok/text/board-words.cs.ts';
import { boardWords as english } from '../../games/ragnarok/text/board-words.en.ts';
import { islandPlaces } from '../../games/ragnarok/view/island.ts';

const regionThing = (region: number): string => `region:${regionName(region)}`;

/** What the tables say an area borders on. */
function bordersIn({ regions, seas }: BoardSide): Map<string, string[]> {
  const borders = new Map<string, string[]>();
  for (const [region, place] of Object.entries(regions))
    borders.set(regionThing(Number(region)), [
      ...place.regions.map(regionThing),
      ...place.seas.map((sea) => `sea:${seaName(sea)}`),
      ...place.realms.map((realm) => `realm:${realm}`),
    ]);
  for (const [sea, place] of Object.entries(seas))
    borders.set(`sea:${seaName(Number(sea))}`, [
      ...place.regions.map(regionThing),
      ...place.seas.map((other) => `sea:${seaName(other)}`),
    ]);
  return borders;
}

const edgesOf = (outline: readonly (readonly [number, number])[]): string[] =>
  outline.map((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner;
    return [corner.join(), next.join()].sort().join(' ');
  });

describe.each([2, 4])('the island for %i', (seats) => {
  const places = islandPlaces(seats, english);
  const sharing = Map.groupBy(
    places.flatMap(({ thing, outline }) => edgesOf(outline).map((edge) => ({ thing, edge }))),
    ({ edge }) => edge,
  );
  const drawn = (thing: string): Set<string> =>
    new Set(
      [...sharing.values()]
        .filter((sharers) => sharers.some((each) => each.thing === thing))
        .flatMap((sharers) => sharers.map((each) => each.thing))
        .filter((other) => other !== thing && !other.startsWith('slot:')),
    );

  it('LOR-MAP.2 is drawn so that areas touch exactly where the tables say that they border', () => {
    for (const [thing, borders] of bordersIn(boardFor(seats)))
      expect([thing, [...drawn(thing)].sort()]).toEqual([thing, borders.sort()]);
  });

  it('LOR-MAP.1 has the wheel in the middle, touching the regions beside the tree', () => {
    const beside = Object.entries(boardFor(seats).regions)
      .filter(([, { yggdrasil }]) => yggdrasil)
      .map(([region]) => regionThing(Number(region)));
    const touching = [...sharing.values()]
      .filter((sharers) => sharers.some(({ thing }) => thing.startsWith('slot:')))
      .flatMap((sharers) => sharers.map(({ thing }) => thing))
      .filter((thing) => thing.startsWith('region:'));
    expect([...new Set(touching)].sort()).toEqual(beside.sort());
    expect(places.filter(({ thing }) => thing.startsWith('slot:'))).toHaveLength(7);
  });

  it('is named in both languages', () => {
    const cs = islandPlaces(seats, czech);
    expect(cs.map(({ thing }) => thing)).toEqual(places.map(({ thing }) => thing));
    expect(cs.every(({ name }) => name.length > 2)).toBe(true);
  });
});
