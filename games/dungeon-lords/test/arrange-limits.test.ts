// How much a described position may say: both ends of every number and of every list.
import type { Json } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { positionShape } from '../rules/arrangement.ts';

const SITUATION = { party: ['thief-1-1'], creatures: [], traps: [], tiles: ['tunnel'], fatigue: 1, best: 0 };

/** `lords[0].gold` of a value: the shortest position that says it. */
function saying(path: string, value: Json): Json {
  const [name = '', ...rest] = path.split(/\.|(?=\[)/);
  if (name === '') return value;
  const inside = saying(rest.join('.').replaceAll('.[', '['), value);
  if (name.startsWith('[')) return [inside];
  return name === 'situation' ? { situation: { ...SITUATION, ...(inside as object) } } : { [name]: inside };
}

const fault = (path: string, value: Json): string | undefined => {
  const found = positionShape.faultIn(saying(path, value));
  return found && `${found.path} ${found.wrong}`;
};

const numbers: readonly (readonly [path: string, lowest: number, highest: number])[] = [
  ['lords[0].gold', 0, 99],
  ['lords[0].food', 0, 99],
  ['lords[0].imps', 0, 99],
  ['lords[0].busyImps', 0, 99],
  ['lords[0].busyTrolls', 0, 3],
  ['lords[0].evil', 0, 14],
  ['lords[0].letters', 0, 99],
  ['lords[0].spied[0]', 0, 3],
  ['situation.gold', 0, 99],
  ['situation.food', 0, 99],
  ['situation.imps', 0, 99],
  ['situation.fatigue', 0, 9],
  ['situation.year', 1, 2],
  ['situation.best', 0, 4],
  ['neutralEvil', 0, 14],
  ['year', 1, 2],
  ['start', 0, 3],
  ['slots.get-food[0]', 0, 11],
  ['forecast', 0, 3],
  ['turned', 0, 4],
  ['round', 0, 4],
];

const lists: readonly (readonly [path: string, entry: Json, fewest: number, most: number])[] = [
  ['lords', {}, 0, 4],
  ['lords[0].traps', 'pendulum', 0, 27],
  ['lords[0].lair', 'goblin', 0, 24],
  ['lords[0].conquered', 'c2r0', 0, 20],
  ['lords[0].dug', 'c2r0', 0, 20],
  ['lords[0].mined', 'c2r0', 0, 20],
  ['lords[0].worked', 'mint', 0, 32],
  ['lords[0].party', 'thief-1-1', 0, 34],
  ['lords[0].prison', 'thief-1-1', 0, 34],
  ['lords[0].locked', 'get-food', 2, 2],
  ['lords[0].drawn', 'get-food', 3, 3],
  ['lords[0].programme', 'get-food', 3, 3],
  ['lords[0].stayed', 'get-food', 0, 3],
  ['lords[0].spied', 0, 0, 4],
  ['situation.party', 'thief-1-1', 1, 6],
  ['situation.creatures', 'goblin', 0, 8],
  ['situation.traps', 'pendulum', 0, 8],
  ['situation.tiles', 'tunnel', 1, 4],
  ['dummies', { locked: ['get-food', 'get-food', 'get-food'] }, 0, 2],
  ['dummies[0].locked', 'get-food', 3, 3],
  ['slots.get-food', 0, 0, 3],
  ['creatures', 'goblin', 0, 3],
  ['rooms', 'mint', 0, 2],
  ['coming', 'thief-1-1', 0, 4],
  ['next', 'thief-1-1', 0, 4],
  ['events', 'payday', 3, 3],
  ['city', 'fireball', 0, 4],
  ['decks.creatures', 'goblin', 0, 24],
  ['decks.rooms', 'mint', 0, 16],
  ['decks.traps', 'pendulum', 0, 27],
  ['decks.adventurers', 'thief-1-1', 0, 32],
];

describe('a described position', () => {
  it.each(numbers)('says %s from %i to %i', (path, lowest, highest) => {
    expect([fault(path, lowest), fault(path, highest)]).toEqual([undefined, undefined]);
    const takes = `it takes a whole number from ${lowest} to ${highest}`;
    for (const beyond of [lowest - 1, highest + 1])
      expect(fault(path, beyond)).toContain(`${path} cannot be ${beyond}; ${takes}`);
  });

  it.each(['damage', 'bonus'])('says the %s of a hero from 0 to 9', (name) => {
    const of = (amount: number) => fault('lords[0].party[0]', { id: 'thief-1-1', [name]: amount });
    expect([of(0), of(9)]).toEqual([undefined, undefined]);
    for (const beyond of [-1, 10]) expect(of(beyond)).toContain(`${name} cannot be ${beyond};`);
  });

  it.each(lists)('says %s, each %j, %i to %i of them', (path, entry, fewest, most) => {
    const of = (count: number) => fault(path, new Array<Json>(count).fill(entry));
    expect([of(fewest), of(most)]).toEqual([undefined, undefined]);
    for (const beyond of [fewest - 1, most + 1])
      if (beyond >= 0) expect(of(beyond)).toContain(`${path} cannot have ${beyond} entries;`);
  });
});
