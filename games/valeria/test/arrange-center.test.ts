import { componentsIn, type Json, positionOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type CitizenId, citizens } from '../data/citizens.ts';
import { events, isEvent } from '../data/events.ts';
import { monsterOf } from '../data/monsters.ts';
import { type ValeriaArrangement, valeria } from '../index.ts';
import { DOMAINS, type Valeria } from '../state.ts';

const SEEDS = 40;

const laid = (
  arrangement: ValeriaArrangement,
  { seats = 2, options = {}, seed = 'x' }: { seats?: number; options?: object; seed?: string } = {},
): Valeria =>
  positionOf(valeria, { seats, seed, options: { ...options }, arrangement: arrangement as unknown as Json })
    .game;

const withEvents = { options: { events: true } };
const areasOfCards = ({ center }: Valeria): (string | undefined)[] =>
  center.slice(0, 5).map(({ cards: [card] }) => card && monsterOf(card as 'goblin').area);
const eventsIn = ({ deck, box, center }: Valeria): string[] =>
  [...deck, ...box.events, ...center.flatMap(({ spot }) => spot ?? [])]
    .filter((card) => isEvent(card))
    .sort();
const ALL_EVENTS = Object.keys(events).sort();

describe('monster stacks of a described position', () => {
  it('take their area along, and the stack that had it goes where they lie', () => {
    const dealt = laid({});
    expect(dealt.areas).toEqual(['hills', 'ruins', 'forest', 'valley', 'mountains']);
    const game = laid({ monsters: [null, null, ['goblin']] });
    expect(game.areas).toEqual(['forest', 'ruins', 'hills', 'valley', 'mountains']);
    expect(areasOfCards(game)).toEqual(game.areas);
    expect(game.center[0]).toEqual(dealt.center[2]);
    expect(game.center[2]?.cards).toEqual(['goblin']);
    expect(laid({ monsters: [['giant', '...']] }).areas).toEqual([
      'valley',
      'ruins',
      'forest',
      'hills',
      'mountains',
    ]);
    expect(laid({ monsters: [null, ['skeleton', '...']] }).areas).toEqual(dealt.areas);
  });

  it('of an area that is not in play replace those of their column', () => {
    const game = laid({ monsters: [null, ['kobolds', '...']] });
    expect(game.areas).toEqual(['hills', 'caverns', 'forest', 'valley', 'mountains']);
    expect(game.center[1]?.cards).toEqual(['kobolds']);
  });
});

describe('stacks of a described position', () => {
  it('keep their size where the rest lies beneath, also when more cards are said than there were', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const four = ['orb-of-urdr', 'violet-thorn', 'desert-orchid', 'blood-crow-army'] as const;
      const { center } = laid(
        {
          domains: [
            [...four, '...'],
            ['emerald-stronghold', '...'],
          ],
        },
        { seed: `${seed}` },
      );
      expect(center[DOMAINS]?.cards).toEqual([...four].reverse());
      expect(center[DOMAINS + 1]?.cards).toHaveLength(3);
    }
  });

  it('lie face down but for the top card only where domains or mixed citizens are', () => {
    const down = (mixed: boolean) => laid({}, { options: { mixed } }).center.map((stack) => stack.down);
    expect(down(false)).toEqual([...new Array(15).fill(0), ...new Array(5).fill(2)]);
    expect(down(true)).toEqual([...new Array(5).fill(0), ...new Array(10).fill(4), ...new Array(5).fill(2)]);
    expect(laid({ domains: [[]] }).center[DOMAINS]?.down).toBe(0);
  });

  it('of mixed citizens are put away into the box of their slot, the first and the last too', () => {
    const ofSlot = ({ center, box }: Valeria, slot: number) =>
      [...(center[5 + slot]?.cards ?? []), ...(box.citizens[slot] ?? [])].sort();
    const mixed = { options: { mixed: true } };
    const dealt = laid({}, mixed);
    const game = laid({ citizenStacks: [['monk'], ...new Array(8).fill(null), ['miner']] }, mixed);
    for (const slot of [0, 9]) {
      expect(game.center[5 + slot]?.cards).toHaveLength(1);
      expect(ofSlot(game, slot)).toEqual(ofSlot(dealt, slot));
    }
  });

  it('of mixed citizens give one card for each that is named', () => {
    const everybody = Object.keys(citizens) as CitizenId[];
    for (let seed = 0; seed < SEEDS; seed++) {
      const all = (arrangement: ValeriaArrangement) =>
        componentsIn(valeria, laid(arrangement, { options: { mixed: true }, seed: `${seed}` }));
      expect(all({ players: [{ citizens: everybody }, { citizens: everybody }] })).toEqual(all({}));
    }
  });

  it('are filled up from the box when a card of theirs lies elsewhere', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const game = laid({ players: [{ domains: ['violet-thorn'] }] }, { seed: `${seed}` });
      const lying = [...game.center.slice(DOMAINS).flatMap(({ cards }) => cards), ...game.box.domains];
      expect(lying).not.toContain('violet-thorn');
      expect(lying).toHaveLength(23);
      expect(game.center.slice(DOMAINS).map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3, 3]);
    }
  });
});

describe('the deck of a described position', () => {
  it('is as it was where nothing but the rest is said', () => {
    for (const options of [{}, { events: true }]) {
      const { deck, box } = laid({}, { options });
      expect(laid({ deck: ['...'] }, { options })).toMatchObject({ deck, box });
    }
  });

  it('gives its events back to the box when it is said without the rest', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const game = laid({ deck: ['mimic', 'exhausted'] }, { ...withEvents, seed: `${seed}` });
      expect(game.deck).toEqual(['exhausted', 'mimic']);
      expect(game.box.events).toHaveLength(ALL_EVENTS.length - 1);
      expect(eventsIn(game)).toEqual(ALL_EVENTS);
    }
  });

  it('has one event more on top and the rest as it was, and every event is there once', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const game = laid({ deck: ['mimic', '...'] }, { ...withEvents, seed: `${seed}` });
      expect(game.deck.at(-1)).toBe('mimic');
      expect(eventsIn(game)).toEqual(ALL_EVENTS);
    }
  });
});

describe('spots of a described position', () => {
  it('get exhausted cards of the deck, and no event takes their place there', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const dealt = laid({}, { ...withEvents, seed: `${seed}` });
      const game = laid(
        { domains: [[], []], spots: { 15: 'exhausted' } },
        { ...withEvents, seed: `${seed}` },
      );
      expect(game.center.map(({ spot }) => spot).slice(15)).toEqual([
        'exhausted',
        'exhausted',
        ...new Array(3),
      ]);
      expect(game.deck).toEqual(dealt.deck.slice(2));
      expect(game.box.events).toEqual(dealt.box.events);
    }
  });

  it('get events of the box or the deck', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const game = laid({ domains: [[]], spots: { 15: 'mimic' } }, { ...withEvents, seed: `${seed}` });
      expect(game.center[15]).toEqual({ cards: [], down: 0, spot: 'mimic' });
      expect(eventsIn(game)).toEqual(ALL_EVENTS);
    }
  });

  it('that wait for their card have none yet', () => {
    const game = laid({ domains: [[], []], emptied: [15] });
    expect(game.center[15]).toEqual({ cards: [], down: 0 });
    expect([game.center[16]?.spot, game.deck.length]).toEqual(['exhausted', 3]);
  });

  it('stay bare when they are said to, and when there is no exhausted card left', () => {
    const game = laid({ domains: [[], [], [], [], []], spots: { 15: 'bare' } });
    expect(game.center.slice(15).map(({ spot }) => spot)).toEqual([
      'bare',
      ...new Array(4).fill('exhausted'),
    ]);
    expect(laid({ domains: [[], [], [], [], []] }).center[19]?.spot).toBe('bare');
    expect(game.deck).toEqual([]);
  });
});

it('tokens lie on the top card, or on the one whose height is said', () => {
  const { tokens, center } = laid({
    tokens: [
      { stack: 4, gold: 1 },
      { stack: 4, height: 0, magic: 1 },
    ],
  });
  expect(tokens.map(({ height }) => height)).toEqual([(center[4]?.cards.length ?? 0) - 1, 0]);
});
