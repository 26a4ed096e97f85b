import { visibleEvents } from '@krcma/kernel';
import { people } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { cardOf, WOUND } from '../data/cards.ts';
import { mageKnight } from '../index.ts';
import type { MageKnightEvent } from '../messages.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { Prospect, VolkareView } from '../rules/volkare/seen.ts';
import { texts } from '../text/index.ts';
import { type Game, told } from './table.ts';
import {
  CARDS,
  CITY,
  campaign,
  endTurn,
  LAND,
  type March,
  QUEST_LAND,
  SPELLS,
  volkareActs,
  WITH_CITY,
} from './volkare.ts';

const seenIn = ({ game }: Game): MageKnightView => mageKnight.view(game, 0) as unknown as MageKnightView;
const volkareOf = (t: Game): VolkareView => {
  const { volkare } = seenIn(t);
  if (volkare === undefined) throw new Error('Volkare is not there.');
  return volkare;
};

const QUEST = { map: QUEST_LAND, options: { scenario: 'volkares-quest' } } as const;
const STRONG = { level: 9, fame: 80, hand: ['march', 'stamina', 'ruby-ring'] } as const;
const conquered = [{ space: CITY, tokens: [], shields: [0] }];

/** Where he may stand, what is known of the land, and who is near. */
const PLACES: readonly (readonly [string, March])[] = [
  ['in his camp', {}],
  [
    'before unknown land',
    { volkare: { space: '0,1:NE' }, tiles: ['countryside-4', 'countryside-5', 'core-5'] },
  ],
  ['before the tile of the city', { volkare: { space: '1,0:E' }, tiles: ['core-5'] }],
  ['at the edge of the map', { volkare: { space: '0,1:NW' } }],
  ['beside a hero', { volkare: { space: '1,0:C' }, players: [{ space: '1,0:W', ...STRONG }] as never }],
  [
    'two spaces before a hero',
    { volkare: { space: '1,0:W' }, players: [{ space: '1,0:E', ...STRONG }] as never },
  ],
  ['on the way to the city', { map: WITH_CITY, volkare: { space: '1,0:C' } }],
  ['beside the city', { map: WITH_CITY, holdings: conquered, volkare: { space: '2,0:W' } }],
  ['two spaces before the city', { map: WITH_CITY, holdings: conquered, volkare: { space: '1,0:E' } }],
  ['far from the portal', { ...QUEST, volkare: { space: '5,0:C' } }],
  ['near the portal', { ...QUEST, volkare: { space: '1,0:W' }, players: [{ space: '0,1:C' }] }],
  ['beside the portal', { ...QUEST, volkare: { space: '0,0:E' }, players: [{ space: '0,1:C' }] }],
  ['on the portal', { ...QUEST, volkare: { space: '0,0:C' }, players: [{ space: '0,1:C' }] }],
];
const DECK = [...Object.values(CARDS), ...Object.values(SPELLS)];

/** What came of a card, as a prospect tells it before. */
function became(t: Game): Pick<Prospect, 'path' | 'prey' | 'arrives'> {
  const [raid] = told(t, 'raid-begun') as unknown as { on: string; seats: number[] }[];
  const arrived =
    raid?.on === 'city' || told(t, 'city-turned-down').length > 0 || told(t, 'volkare-won').length > 0;
  return {
    path: (told(t, 'volkare-moved') as unknown as { to: string }[]).map(({ to }) => to),
    ...(raid?.on === 'hero' && { prey: raid.seats[0] as number }),
    ...(arrived && { arrives: true as const }),
  };
}

describe('where Volkare may go', () => {
  it.each(PLACES)('%s is what each card would lead to', (_, place) => {
    const { prospects } = volkareOf(campaign({ cards: DECK, ...place }));
    expect(prospects.map(({ n }) => n)).toEqual(new Array(DECK.length).fill(1));
    for (const card of DECK) {
      const { colours, kind } = cardOf(card);
      const { path, prey, arrives, reveals } = prospects.find(
        (each) => each.colour === colours[0] && (each.kind === 'spell') === (kind === 'spell'),
      ) as Prospect;
      const t = volkareActs(campaign({ cards: [card], ...place }));
      expect({ path, ...(prey !== undefined && { prey }), ...(arrives && { arrives }) }).toEqual(became(t));
      expect(reveals).toEqual(
        (told(t, 'volkare-explored') as unknown as { slot: string }[]).map(({ slot }) => slot),
      );
    }
  });

  it('counts the cards he has not turned, wounds apart, whatever their order', () => {
    const cards = ['march', 'rage', 'march', WOUND, SPELLS.blue] as const;
    const t = campaign({ cards });
    const { prospects, wounds } = volkareOf(t);
    expect(prospects.map(({ colour, kind, n }) => `${n} ${colour} ${kind}`)).toEqual([
      '1 red action',
      '1 blue spell',
      '2 green action',
    ]);
    expect(wounds).toBe(1);
    expect(volkareOf(campaign({ cards: cards.toReversed() }))).toEqual(volkareOf(t));
  });

  it('MK-23.21 without cards is the way of his frenzy', () => {
    const { prospects } = volkareOf(campaign({ cards: [] }));
    expect(prospects).toMatchObject([{ colour: 'blue', kind: 'spell', n: 0, path: ['0,1:E', '1,0:NW'] }]);
  });

  it('says how far it is to what he is after, once that is known', () => {
    expect(volkareOf(campaign())).not.toHaveProperty('goal');
    expect(volkareOf(campaign({ map: WITH_CITY, volkare: { space: '1,0:C' } })).goal).toEqual({
      space: CITY,
      away: 3,
    });
    expect(volkareOf(campaign({ ...QUEST, volkare: { space: '0,0:E' } })).goal).toEqual({
      space: '0,0:C',
      away: 1,
    });
  });
});

describe('a turn of Volkare retold', () => {
  const events = ({ log }: Game['journal']): MageKnightEvent[] =>
    visibleEvents(
      log.flatMap((entry) => entry.events),
      0,
    ) as MageKnightEvent[];

  it('tells each step under his name, to who plays alone too', () => {
    const t = volkareActs(
      campaign({ cards: [SPELLS.blue], source: ['blue', 'red', 'green'], volkare: { space: '0,1:W' } }),
    );
    const turns = texts.en.retell?.(events(t.journal), people) ?? [];
    const march = turns.find(({ enemy }) => enemy === 'Volkare');
    expect(march?.seat).toBeUndefined();
    expect(march?.lines).toEqual([
      expect.stringMatching(/^Volkare turns /),
      expect.stringMatching(/^A blue die of the Source is rolled again/),
      expect.stringMatching(/^Volkare moves to /),
      expect.stringMatching(/^Volkare moves to /),
    ]);
    expect(texts.cs.retell?.(events(t.journal), people)).toHaveLength(turns.length);
  });

  it('tells of a battle in it what it came to', () => {
    const t = volkareActs(
      campaign({
        cards: [CARDS.blue],
        players: [{ space: '1,0:W', ...STRONG }] as never,
        volkare: { space: '0,1:SE', army: ['prowlers'] },
      }),
    ).play('stand:aside');
    const lines = (texts.en.retell?.(events(t.journal), people) ?? []).flatMap((turn) => turn.lines);
    expect(lines.some((line) => line.includes('attacks'))).toBe(true);
    expect(lines.some((line) => line.includes('retreats'))).toBe(true);
    expect(lines.some((line) => line.includes('wounds'))).toBe(true);
  });

  it('is seen on the map: where he stands now', () => {
    const before = mageKnight.view(campaign().game, 0);
    const after = mageKnight.view(volkareActs(campaign({ cards: [CARDS.blue] })).game, 0);
    for (const language of ['en', 'cs'] as const) {
      expect(texts[language].changed?.(before, before, people)).toEqual([]);
      expect(texts[language].changed?.(before, after, people)?.map(({ thing }) => thing)).toEqual([
        'space:0,1:E',
      ]);
    }
  });
});

it('MK-23.10 who ends the turn sees everything that he does then', () => {
  const t = endTurn(campaign({ cards: [CARDS.green], map: LAND }));
  expect(told(t, 'volkare-turn')).toHaveLength(1);
  expect(told(t, 'volkare-card')).toMatchObject([{ card: CARDS.green, left: 0 }]);
});
