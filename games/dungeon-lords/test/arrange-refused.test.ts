import { type Json, type Setup, start } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { type DungeonLordsArrangement, dungeonLords } from '../index.ts';
import { atProduction } from './orders-table.ts';
import { table } from './table.ts';

const position = (seats: number, arrangement: DungeonLordsArrangement): Omit<Setup, 'seed'> => ({
  seats,
  arrangement: arrangement as unknown as Json,
});

const YEARS = { rule: 'dungeonLords', step: 'years' };
const DEN = { c2r0: 'tunnel' } as const;

/** What cannot be, and the words it is refused with. */
const impossible: readonly (readonly [string, Omit<Setup, 'seed'>, string])[] = [
  ['more lords than seats', position(2, { lords: [{}, {}, {}] }), 'There are 2 seats, but 3 lords'],
  [
    'a dummy with four players',
    position(4, { dummies: [{ locked: ['get-food', 'mine-gold', 'buy-traps'] }] }),
    'There are 0 dummies with 4 players, not 1.',
  ],
  ['a neutral counter with three players', position(3, { neutralEvil: 3 }), 'only kept with two players'],
  ['a special event in a first game', position(2, { special: 'rats' }), 'only be said in a full game'],
  [
    'a situation for two',
    position(2, {
      situation: { party: ['thief-1-1'], creatures: [], traps: [], tiles: ['tunnel'], fatigue: 1, best: 0 },
    }),
    'fought alone, not by 2 players',
  ],
  ['a training that stands elsewhere', position(1, { at: [YEARS] }), 'at cannot be said of a training'],
  [
    'a question inside of an action',
    position(2, { at: [YEARS, { rule: 'bury' }] }),
    'at[1].rule cannot be "bury"',
  ],
  [
    'adventurers before their round',
    position(2, { coming: ['thief-1-1'] }),
    'coming can only be said within a round',
  ],
  [
    'more adventurers than come',
    position(2, {
      coming: ['thief-1-1', 'thief-1-2', 'thief-1-3', 'thief-1-4'],
      at: [YEARS, { rule: 'year', step: 'seasons' }, { rule: 'round', step: 'event' }],
    }),
    'coming names 4, but 3 come with 2 players',
  ],
  [
    'more tiles to lose than a training has',
    position(1, {
      situation: { party: ['thief-1-1'], creatures: [], traps: [], tiles: ['tunnel'], fatigue: 1, best: 5 },
    }),
    'best cannot be 5',
  ],
  ['a start token beyond the seats', position(2, { start: 3 }), 'start cannot be 3'],
  ['a card of the other year', position(2, { city: ['illusion'] }), 'not a card of year 1'],
  [
    'a dungeon without its entrance',
    position(2, { lords: [{ dungeon: { c2r1: 'tunnel' } }] }),
    'lacks "c2r0", the entrance',
  ],
  [
    'tiles apart',
    position(2, { lords: [{ dungeon: { ...DEN, c4r3: 'tunnel' } }] }),
    'not connected with the entrance',
  ],
  [
    'a conquered rock',
    position(2, { lords: [{ dungeon: DEN, conquered: ['c0r0'] }] }),
    'cell 0 conquered, where nothing was dug',
  ],
  ['more busy imps than imps', position(2, { lords: [{ imps: 1, busyImps: 2 }] }), '2 busy imps of 1'],
  ['more busy trolls than trolls', position(2, { lords: [{ busyTrolls: 1 }] }), '1 busy trolls of 0'],
  [
    'a room twice',
    position(2, {
      lords: [{ dungeon: { ...DEN, c1r0: 'chapel' } }, { dungeon: { ...DEN, c1r0: 'chapel' } }],
    }),
    'chapel',
  ],
  [
    'an order locked and played',
    position(2, {
      lords: [{ locked: ['get-food', 'mine-gold'], programme: ['get-food', 'buy-traps', 'dig-tunnels'] }],
    }),
    'both locked and in its programme',
  ],
  [
    'a minion of another order',
    position(2, { lords: [{ stayed: ['buy-traps'] }] }),
    'which is not in the programme',
  ],
  [
    'an order locked twice',
    position(2, { lords: [{ locked: ['get-food', 'get-food'] }] }),
    'lords[0].locked names an order twice.',
  ],
  [
    'an order a dummy has twice',
    position(2, { dummies: [{ locked: ['get-food', 'get-food', 'buy-traps'] }] }),
    'dummies[0].locked names an order twice.',
  ],
  [
    'a cell mined twice',
    position(2, { lords: [{ mined: ['c2r0', 'c2r0'] }] }),
    'lords[0].mined names a cell twice.',
  ],
  ['an event twice', position(2, { events: ['payday', 'payday', 'taxes'] }), 'events names a tile twice'],
  ['a slot of nobody', position(2, { slots: { 'get-food': [2] } }), 'neither such a seat nor such a dummy'],
  [
    'the paladin of the other year',
    position(2, { lords: [{ party: ['paladin-2'] }] }),
    'cannot have "paladin-2" in year 1',
  ],
  [
    'the second paladin caught in the first year',
    position(2, { lords: [{ prison: ['paladin-2'] }] }),
    'cannot be in prison in year 1',
  ],
  [
    'a paladin in two places',
    position(2, { lords: [{ party: ['paladin-1'] }, { prison: ['paladin-1'] }] }),
    '"paladin-1" is named 2 times (lords[0].party, lords[1].prison), but there is only 1 of it.',
  ],
  [
    'more of a kind than there are, wherever they are',
    position(2, {
      lords: [{ traps: ['pendulum', 'pendulum'] }, { traps: ['pendulum'] }],
      decks: { traps: ['pendulum'] },
    }),
    '"pendulum" is named 4 times (lords[0].traps, lords[1].traps, decks.traps), but there are only 3 of it.',
  ],
  [
    'a creature too many in a lair',
    position(2, { lords: [{ lair: ['demon', 'demon', { id: 'demon', stance: 'out' }] }] }),
    '"demon" is named 3 times (lords[0].lair)',
  ],
  [
    'an adventurer in two parties',
    position(2, { lords: [{ party: ['thief-1-1'] }, { party: [{ id: 'thief-1-1', damage: 1 }] }] }),
    '"thief-1-1" is named 2 times (lords[0].party, lords[1].party)',
  ],
  [
    'a paladin gone who is there',
    position(2, { lords: [{ party: ['paladin-1'] }], paladinGone: true }),
    'while a party has the paladin',
  ],
];

it.each(impossible)('%s is refused', (_, each, words) => {
  expect(() => start(dungeonLords, { ...each, seed: 'x' })).toThrow(words);
});

it('phantoms are as many as one likes', () => {
  const { game } = table({
    seats: 2,
    phase: 'combat',
    lords: [{ party: ['phantom', 'phantom', 'thief-1-1'], lair: ['ghost'] }],
  });
  expect(game.lords[0]?.party.map(({ id }) => id)).toEqual(['phantom', 'phantom', 'thief-1-1']);
});

it('rooms that have worked stand still for the rest of the round', () => {
  const dungeon = { ...DEN, c2r1: 'tunnel', c2r2: 'mint' } as const;
  const options = (worked: readonly 'mint'[]) =>
    atProduction({ lords: [{ imps: 9, dungeon: { ...dungeon, c1r0: 'hatchery' }, worked }] }).options();
  expect(options([])).toEqual(['work:hatchery', 'work:mint', 'done']);
  expect(options(['mint'])).toEqual(['work:hatchery', 'done']);
});
