import { type Json, type Setup, start } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { type RagnarokArrangement, ragnarok } from '../index.ts';

const TURNS = { rule: 'ragnarok', step: 'turns' };

const position = (seats: number, arrangement: RagnarokArrangement): Omit<Setup, 'seed'> => ({
  seats,
  arrangement: { at: [TURNS], ...arrangement } as unknown as Json,
});

const SIX = ['huginn', 'muninn', 'hlidskjalf', 'warband', 'draupnir', 'einherjar'] as const;

const army = (region: number, strength = 1) => ({ region, strength });

/** What cannot be, and the words it is refused with. */
const impossible: readonly (readonly [string, Omit<Setup, 'seed'>, string])[] = [
  ['more players than seats', position(2, { players: [{}, {}, {}] }), 'There are 2 seats, but 3 players'],
  [
    'a question inside of a step',
    position(2, { at: [TURNS, { rule: 'battle' }] }),
    'at[1].rule cannot be "battle"',
  ],
  ['a region of the other side', position(2, { players: [{ region: 17 }] }), 'Region 17 is not on the side'],
  ...(
    [
      ['a temple', { temples: [17] }],
      ['Loki', { loki: 17 }],
      ['a forge', { forges: [{ region: 17 }] }],
      ['a monster', { monsters: { draug: { region: 17 } } }],
      ['an army', { players: [{ armies: [army(17)] }] }],
      ['a marker', { players: [{ regions: [17] }] }],
    ] as const
  ).map(
    ([what, wanted]) =>
      [`${what} on the other side`, position(2, wanted), 'Region 17 is not on the side'] as const,
  ),
  ['a sea of the other side', position(2, { players: [{ drakkar: 6 }] }), 'is no sea of the side'],
  [
    'armies of two players in one region',
    position(2, { players: [{ armies: [army(5)] }, { armies: [army(5)] }] }),
    'cannot both be in region 5 (LOR-CTRL.2)',
  ],
  [
    'a region of two players',
    position(2, { players: [{ regions: [5] }, { regions: [5] }] }),
    'which seat 0 controls too (LOR-CTRL.1)',
  ],
  ['a hero twice', position(2, { players: [{ hero: 'ragnar' }, { hero: 'ragnar' }] }), 'named 2 times'],
  ['a temple without a sanctuary', position(4, { temples: [1] }), 'no sanctuary for a temple (LOR-MAP.7)'],
  ['a temple twice', position(4, { temples: [2, 2] }), 'names a region twice (LOR-MAP.7)'],
  ['a forge where none is', position(4, { forges: [{ region: 1 }] }), 'has no forge (LOR-MAP.8)'],
  [
    'a seat where nobody sits',
    position(2, { wheel: { prepare: [3] } }),
    'wheel.prepare names seat 3, where nobody sits',
  ],
  ['two markers of one player on a slot', position(2, { wheel: { prepare: [1, 1] } }), 'names a seat twice'],
  ['an alliance twice', position(2, { allies: { alfheim: [1, 1] } }), 'names a seat twice'],
  [
    'a monster that lives with every wound',
    position(2, { monsters: { draug: { wounds: [0, 0, 0, 0, 0, 0, 0, 0] } } }),
    'cannot live with every wound covered',
  ],
  [
    'a monster that is owned but nowhere',
    position(2, { monsters: { draug: { owner: 0, region: null } } }),
    'does not stand on the board',
  ],
  [
    'a slain monster that is described',
    position(2, { players: [{ slain: ['draug'] }], monsters: { draug: { region: 3 } } }),
    'is slain, so it cannot be described',
  ],
  [
    'players before their heroes are chosen',
    { seats: 2, arrangement: { players: [{ hero: 'ragnar' }] } },
    'players can only be said of a table in play',
  ],
  [
    'hero selection from its middle',
    position(2, { at: [{ rule: 'ragnarok', step: 'selection' }] }),
    'must be "turns"',
  ],
  [
    'a phase that is not the step',
    position(2, { phase: 'rune', at: [TURNS, { rule: 'turn', step: 'prayer' }] }),
    'phase cannot be "rune" where the turn stands at "prayer"',
  ],
  ['an active player who is not there', position(2, { active: 3 }), 'active cannot be 3: there are 2 seats'],
  [
    'an owner who is not there',
    position(2, { monsters: { draug: { region: 3, owner: 2 } } }),
    'monsters.draug.owner cannot be 2',
  ],
  [
    'more priests than there are',
    position(2, { players: [{ priests: 4 }], monuments: { odin: { priests: [0] } } }),
    '4 priests and 1 at monuments (LOR-PRAY.12)',
  ],
  [
    'more priests than a monument takes',
    position(2, { monuments: { odin: { priests: [0, 0, 1] } } }),
    'The monument of odin has level 0 and 3 priests',
  ],
  [
    'more slayer tokens than there are',
    position(2, { players: [{ tokens: 4 }, { tokens: 4 }] }),
    'not so many slayer tokens',
  ],
  [
    'more runes than there are',
    position(2, { players: [{ runes: { uruz: 12 } }, { runes: { uruz: 12 } }] }),
    'There are not so many runes uruz',
  ],
];

/** Whatever there is once in the box, named by two players or twice by one. */
const twice: readonly (readonly [string, RagnarokArrangement, RagnarokArrangement])[] = [
  ['an origin', { players: [{ origin: 'thor' }] }, { players: [{ origin: 'thor' }, { origin: 'thor' }] }],
  ['Odin’s origin', { players: [{ origin: 'odin' }] }, { players: [{ origin: 'odin' }, { origin: 'odin' }] }],
  ['a figure', { players: [{ slain: ['garm'] }] }, { players: [{ slain: ['garm'] }, { slain: ['garm'] }] }],
  ['a blessing', { players: [{ blessings: ['seidr'] }] }, { players: [{ blessings: ['seidr', 'seidr'] }] }],
  [
    'an artifact of a monster',
    { players: [{ artifacts: ['fear-helm'] }] },
    { players: [{ artifacts: ['fear-helm', 'fear-helm'] }] },
  ],
  [
    'an artifact of a god',
    { players: [{ artifacts: ['gungnir'] }] },
    { players: [{ artifacts: ['gungnir'] }, { artifacts: ['gungnir'] }] },
  ],
  ['an event', { decks: { events: [5] } }, { decks: { events: [5, 5] } }],
  [
    'a combat card of three',
    { players: [{ hand: ['longbow', 'longbow', 'longbow'] }] },
    { players: [{ hand: ['longbow', 'longbow', 'longbow', 'longbow'] }] },
  ],
];

it.each(twice)('%s more often than there is one of it is refused', (_, once, tooOften) => {
  const laid = (wanted: RagnarokArrangement) => () =>
    start(ragnarok, { ...position(2, wanted), seed: 'twice' });
  expect(laid(once)).not.toThrow();
  expect(laid(tooOften)).toThrow(/named \d times/);
});

it.each<[string, RagnarokArrangement, RagnarokArrangement]>([
  ['turns', { turns: 999 }, { turns: 1000 }],
  ['turns to the end', { doom: { by: 0, left: 5 } }, { doom: { by: 0, left: 6 } }],
  ['no turn to the end', { doom: { by: 0, left: 1 } }, { doom: { by: 0, left: 0 } }],
  ['blessings', { players: [{ blessings: SIX }] }, { players: [{ blessings: [...SIX, 'seidr'] }] }],
  ['attributes', { players: [{ attributes: { might: 6 } }] }, { players: [{ attributes: { might: 7 } }] }],
  [
    'low attributes',
    { players: [{ attributes: { might: 2 } }] },
    { players: [{ attributes: { might: 1 } }] },
  ],
  ['strength', { players: [{ armies: [army(5, 6)] }] }, { players: [{ armies: [army(5, 7)] }] }],
  ['no strength', { players: [{ armies: [army(5, 1)] }] }, { players: [{ armies: [army(5, 0)] }] }],
  ['levels', { monuments: { odin: { level: 3 } } }, { monuments: { odin: { level: 4 } } }],
])('%s beyond their bounds are refused', (_, most, more) => {
  const laid = (wanted: RagnarokArrangement) => () =>
    start(ragnarok, { ...position(2, wanted), seed: 'most' });
  expect(laid(most)).not.toThrow();
  expect(laid(more)).toThrow();
});

it('whoever is not described has a hero and an origin, and stands on the first coast', () => {
  const { players, box } = start(ragnarok, {
    ...position(4, { players: [{}, { drakkar: 3, artifacts: [{ id: 'fear-helm' }] }] }),
    seed: 'settled',
  });
  expect(players.map(({ drakkar, region }) => [drakkar, region])).toEqual([
    [1, 1],
    [3, 9],
    [1, 1],
    [1, 1],
  ]);
  expect(players[1]?.artifacts).toEqual([{ id: 'fear-helm', charged: true }]);
  expect(new Set([...players.map(({ hero }) => hero), ...box.heroes]).size).toBe(5);
  expect(new Set([...players.map(({ origin }) => origin), ...box.origins, 'odin']).size).toBe(6);
});

it('what was named is nowhere else: fetched from where set-up laid it', () => {
  const { box, monsters, altars, events } = start(ragnarok, {
    ...position(4, {
      players: [{ hero: 'ragnar', origin: 'thor', artifacts: ['fear-helm', 'gungnir'] }],
      decks: { events: [21, 20] },
    }),
    seed: 'fetched',
  });
  expect(box.heroes).not.toContain('ragnar');
  expect(box.origins).not.toContain('thor');
  expect(monsters.find(({ id }) => id === 'fafnir')?.artifact).toBe(false);
  expect(altars).toEqual(['mjolnir', 'brisingamen']);
  expect(events.deck.slice(-2)).toEqual([20, 21]);
  expect([...events.deck, ...events.discard].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 21 }, (_, index) => index + 1),
  );
});

it.each(impossible)('%s is refused', (_, wanted, words) => {
  expect(() => start(ragnarok, { ...wanted, seed: 'refused' })).toThrow(words);
});
