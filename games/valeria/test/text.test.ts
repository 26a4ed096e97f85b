// Every message and every event is spoken in both languages; a new key without a sample does not compile.
import type { Message, Names } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import type { Price, ValeriaEvent, ValeriaMessage } from '../messages.ts';
import { texts } from '../text/index.ts';

type Samples<M extends Message> = {
  readonly [K in M['key']]: readonly Omit<Extract<M, { key: K }>, 'key'>[];
};

const strength = (real: number, magic = 0): Price => ({ kind: 'strength', real, magic });
const gold = (real: number): Price => ({ kind: 'gold', real, magic: 0 });
const none = [{}];

// biome-ignore format: one message per row
const questions = {
  'ask-duke': none,
  'ask-dice': [{ dice: [3, 5] }],
  'ask-event-order': none,
  'ask-token': [{ event: 'corrupted-cleric', token: 'magic' }, { event: 'bat-swarm', token: 'strength' }, { event: 'mimic', token: 'gold' }],
  'ask-harvest': [{ effects: 1 }, { effects: 2 }, { effects: 5 }],
  'ask-take-from': [{ card: 'thief', solo: false }, { card: 'thief', solo: true }, { card: 'orb-of-urdr', solo: true }],
  'ask-action': [{ number: 1 }, { number: 2 }, { number: 4 }],
  'ask-payment': [{ card: 'treant', price: strength(3) }, { card: 'kobolds', price: strength(5, 1) }, { card: 'archer', price: gold(4) }],
  'ask-reward': [{ card: 'goblin-mage' }, { card: 'spider-queen' }],
  'ask-trade': [{ card: 'golden-obelisk-of-nae', cost: { magic: 3 }, gain: { vp: 3 } }],
  'ask-citizen': [{ card: 'wraith' }, { card: 'shattered-hand' }],
  'ask-return': [{ card: 'watcher-on-the-water', gain: { vp: 3 } }, { card: 'nest-of-the-weaver-witch', gain: { vp: 3 } }],
  'ask-monster-from': [{ card: 'purloiners-perch', solo: false }, { card: 'purloiners-perch', solo: true }],
  'ask-bonus-slay': [{ card: 'eye-of-asteraten' }],
  'ask-action-end': none,
  'ask-first-die': none,
  'ask-activated-stack': none,
  'ask-captured': [{ column: 1, darkLord: false }, { column: 4, darkLord: true }],
} satisfies Partial<Samples<ValeriaMessage>>;

// biome-ignore format: one message per row
const labels = {
  'keep-duke': [{ duke: 'cornelius' }, { duke: 'isabella' }, { duke: 'reese' }],
  announce: [{ dice: [3, 5] }],
  'change-die': [
    { domain: 'foxgrove-palisade', from: 3, to: 6, cost: { gold: 2 }, dice: [6, 5] },
    { domain: 'palace-of-the-dawn', from: 3, to: 2, cost: {}, dice: [2, 5] },
    { domain: 'desert-orchid', from: 3, to: 1, cost: { gold: 0 }, dice: [1, 5] },
  ],
  'event-acts': [{ event: 'kobold-thieves' }, { event: 'bat-swarm' }],
  'token-on': [{ card: 'goblin', token: 'gold' }, { card: 'giant-leech', token: 'strength' }],
  'harvest-gain': [{ card: 'merchant', gain: { magic: 2 } }, { card: 'starter-herald', gain: { strength: 1 } }],
  'harvest-trade': [{ card: 'monk', cost: { gold: 1 }, gain: { magic: 2 } }],
  'harvest-done': none,
  'take-from-seat': [{ seat: 1, bag: { gold: 3 } }, { seat: 1, bag: { magic: 1 } }, { seat: 1, bag: { gold: 0 } }],
  'take-from-supply': [{ bag: { magic: 3 } }],
  decline: none,
  gain: [{ resource: 'gold' }, { resource: 'strength' }, { resource: 'magic' }],
  slay: [
    { card: 'goblin', price: strength(1), vp: 1, reward: { gold: 1 } }, { card: 'goblin-mage', price: strength(3), vp: 2 },
    { card: 'kobolds', price: strength(5, 1), vp: 3, reward: { gold: 2, magic: 1 } }, { card: 'wraith', price: strength(4, 3), vp: 3 },
    { card: 'spider-queen', price: strength(10, 3), vp: 5 }, { card: 'skeleton-king', price: strength(8), vp: 4, reward: { gold: 6 } },
  ],
  recruit: [
    { card: 'archer', price: gold(4), surcharge: 0 }, { card: 'peasant', price: gold(3), surcharge: 1 },
    { card: 'knight', price: gold(4), surcharge: 2 }, { card: 'paladin', price: gold(2), surcharge: 0 },
  ],
  build: [{ card: 'foxgrove-palisade', price: gold(9), vp: 3 }, { card: 'desert-orchid', price: gold(9), vp: 3 }],
  pay: [{ kind: 'strength', real: 2, magic: 1 }, { kind: 'gold', real: 5, magic: 0 }],
  'reward-gain': [{ bag: { gold: 1 } }, { bag: { magic: 5 } }],
  'reward-citizen': [{ citizen: 'knight' }, { bag: { vp: 1 } }, {}],
  'accept-trade': [{ cost: { magic: 3 }, gain: { vp: 3 } }],
  'free-citizen': [{ citizen: 'archer' }, { citizen: 'alchemist' }],
  'return-card': [{ card: 'gelatinous-cube', gain: { vp: 3 } }, { card: 'monk', gain: { vp: 3 } }],
  'monster-from-seat': [{ seat: 1, monsters: 1 }, { seat: 1, monsters: 2 }, { seat: 1, monsters: 5 }],
  'monster-from-center': [{ card: 'kobolds' }],
  'domain-effect': [{ domain: 'cathedral-of-st-aquila', solo: false }, { domain: 'orb-of-urdr', solo: true }],
  die: [{ value: 3 }],
  'activate-stack': [{ column: 0, card: 'goblin' }, { column: 4, card: 'orc-warrior' }, { column: 2 }],
  capture: [{ card: 'archer' }, { card: 'desert-orchid' }],
  'empty-spot': [{ stack: 2 }, { stack: 13 }, { stack: 19 }],
} satisfies Partial<Samples<ValeriaMessage>>;

// biome-ignore format: one message per row
const refusals = {
  'too-weak': [
    { needs: strength(6), strength: 3, magic: 1 }, { needs: strength(6), strength: 0, magic: 9 },
    { needs: strength(4, 3), strength: 9, magic: 1 }, { needs: strength(1), strength: 0, magic: 0 },
    { needs: strength(7), strength: 2, magic: 0 }, { needs: strength(6), strength: 0, magic: 2 },
  ],
  'too-poor': [
    { needs: gold(4), gold: 1, magic: 1 }, { needs: gold(2), gold: 0, magic: 2, surcharge: 0 }, { needs: gold(9), gold: 0, magic: 0 },
    { needs: gold(3), gold: 2, magic: 0, surcharge: 1 }, { needs: gold(5), gold: 0, magic: 5, surcharge: 3 },
  ],
  'missing-roles': [{ missing: { holy: 1 } }, { missing: { soldier: 2, shadow: 1 } }],
  'spot-exhausted': none,
  'same-die': [{ value: 6, change: 'set' }, { value: 1, change: 'lower' }],
  'no-gold-for-die': [{ cost: 2, gold: 1 }, { cost: 5, gold: 0 }],
  'trade-unpaid': [{ cost: { gold: 1 }, has: { gold: 0 } }, { cost: { magic: 1 }, has: { magic: 0 } }, { cost: { strength: 3 }, has: { strength: 2 } }],
  'is-resting': [{ seat: 1 }],
} satisfies Partial<Samples<ValeriaMessage>>;

// biome-ignore format: one message per row
const combinations = {
  'duke-needed': [{ rule: 'VAL-NOD.9' }],
  'harder-only-alone': [{ seats: 3, rule: 'VAL-SOLO.33' }],
  'events-not-in-play': [{ events: ['mimic'], rule: 'VAL-EVT.3' }, { events: ['mimic', 'sorcerer'], rule: 'VAL-EVT.3' }],
  'too-many-events': [
    { picked: 2, most: 1, seats: 1, rule: 'VAL-EVT.2' }, { picked: 3, most: 2, seats: 2, rule: 'VAL-EVT.2' },
    { picked: 6, most: 5, seats: 5, rule: 'VAL-EVT.2' },
  ],
  'layout-not-chosen': [{ layout: 'first-game', rule: 'VAL-SET.25' }, { layout: 'random', rule: 'VAL-SET.25' }],
  'wrong-areas': [{ picked: 0, needed: 5, rule: 'VAL-SET.5' }, { picked: 4, needed: 5, rule: 'VAL-SET.5' }],
  'wrong-citizens': [
    { missing: [2, 9], repeated: [1], rule: 'VAL-SET.11' }, { missing: [10], repeated: [], rule: 'VAL-SET.11' },
    { missing: [], repeated: [1, 9], rule: 'VAL-SET.11' },
  ],
} satisfies Partial<Samples<ValeriaMessage>>;

const messages = { ...questions, ...labels, ...refusals, ...combinations } satisfies Samples<ValeriaMessage>;

// biome-ignore format: one event per row
const events = {
  'game-started': [{ first: 0 }],
  'duke-kept': [{ player: 0 }, { player: 0, duke: 'isabella' }],
  'dark-lord-came': none,
  'turn-started': [{ player: 0, turn: 3 }, { player: 0, turn: 3, resting: 1 }],
  rolled: [{ player: 0, dice: [3, 5] }, { player: 0, dice: [4, 4] }],
  'die-changed': [
    { player: 0, domain: 'foxgrove-palisade', die: 0, from: 3, to: 6, cost: { gold: 2 } },
    { player: 0, domain: 'palace-of-the-dawn', die: 1, from: 3, to: 2, cost: {} },
  ],
  'event-acted': [{ event: 'giant-leech' }, { event: 'kobold-thieves' }, { event: 'corrupted-cleric' }],
  'token-placed': [
    { player: 0, token: 'strength', card: 'treant', stack: 2 }, { player: 0, token: 'magic', card: 'kobolds', stack: 4 },
    { player: 0, token: 'gold', card: 'spider-queen', stack: 2 },
  ],
  lost: [{ player: 0, bag: { strength: 1 }, event: 'giant-leech' }],
  harvested: [
    { player: 0, card: 'archer', copies: 1, times: 1, bag: { strength: 2 } }, { player: 0, card: 'monk', copies: 1, times: 2, bag: { gold: 1, magic: 2 } },
    { player: 0, card: 'knight', copies: 3, times: 3, bag: { strength: 1 } }, { player: 0, card: 'knight', copies: 3, times: 6, bag: { strength: 1 } },
    { player: 0, card: 'blacksmith', copies: 1, times: 1, bag: { gold: 0 } },
  ],
  traded: [{ player: 0, card: 'monk', cost: { gold: 1 }, bag: { magic: 2 } }],
  'took-from': [
    { player: 0, from: 1, bag: { gold: 3 }, card: 'thief' }, { player: 0, from: 1, bag: { gold: 1 }, card: 'cathedral-of-st-aquila' },
    { player: 0, from: 1, bag: { magic: 1 }, card: 'orb-of-urdr' }, { player: 0, from: 1, bag: { magic: 0 }, card: 'thief' },
    { player: 0, bag: { magic: 3 }, card: 'thief' },
  ],
  gained: [{ player: 0, bag: { gold: 1 } }, { player: 0, bag: { vp: 1 }, card: 'gargans-embrace' }, { player: 0, bag: { gold: 2, magic: 1 }, card: 'kobolds' }],
  slew: [{ player: 0, card: 'goblin', stack: 0, strength: 2, magic: 0 }, { player: 0, card: 'witch-queen', stack: 1, strength: 5, magic: 4 }],
  bounty: [{ player: 0, bag: { gold: 2 }, card: 'goblin' }],
  recruited: [{ player: 0, card: 'archer', stack: 8, gold: 3, magic: 1 }],
  'citizen-came': [{ player: 0, card: 'wizard', stack: 8, by: 'wraith' }],
  built: [{ player: 0, card: 'desert-orchid', stack: 15, gold: 9, magic: 0 }, { player: 0, card: 'forgotten-sorrows', stack: 15, gold: 1, magic: 8 }],
  returned: [{ player: 0, card: 'goblin', stack: 0, bag: { vp: 3 } }],
  'took-monster': [
    { player: 0, from: 1, card: 'goblin' }, { player: 0, from: 1, card: 'spider-queen' }, { player: 0, from: 1, card: 'kobolds' },
    { player: 0, from: 1, card: 'bat-swarm' }, { player: 0, card: 'wraith' },
  ],
  'turned-up': [{ card: 'foxgrove-palisade', stack: 16 }, { card: 'paladin', stack: 13 }],
  exhausted: [
    { stack: 1, left: 3, exhausted: 1, endExhausted: 4 }, { stack: 13, left: 0, exhausted: 4, endExhausted: 4 },
    { stack: 19, left: 1, exhausted: 4, endExhausted: 5 }, { stack: 5, left: 0, exhausted: 7, endExhausted: 6 },
  ],
  'event-appeared': [{ event: 'giant-leech', stack: 1, exhausted: 3, endExhausted: 8 }, { event: 'mimic', stack: 8, exhausted: 10, endExhausted: 10 }],
  'stack-activated': [{ stack: 2, die: 3, darkLord: false }, { stack: 2, die: 3, darkLord: true }],
  'stack-sleeps': [{ die: 3 }],
  captured: [{ card: 'archer', stack: 8 }, { card: 'palace-of-the-dawn', stack: 17 }],
  'end-near': [
    { reason: 'monsters', exhausted: 5, endExhausted: 8, endCheck: 'last-end-phase' },
    { reason: 'domains', exhausted: 5, endExhausted: 6, endCheck: 'once-met' },
    { reason: 'exhausted', exhausted: 5, endExhausted: 4, endCheck: 'last-end-phase' },
    { reason: 'exhausted', exhausted: 4, endExhausted: 4, endCheck: 'once-met' },
  ],
  'game-ended': [
    { reason: 'monsters', winners: [1], scores: [38, 45] }, { reason: 'domains', winners: [0], scores: [45, 45] },
    { reason: 'exhausted', winners: [0, 1], scores: [45, 45] }, { reason: 'solo-monsters', winners: [0], scores: [21], darkLord: 30 },
    { reason: 'solo-overrun', winners: [], scores: [12], darkLord: 9 }, { reason: 'solo-exhausted', winners: [], scores: [12], darkLord: 15 },
    { reason: 'solo-exhausted', winners: [0], scores: [21], darkLord: 15 }, { reason: 'solo-exhausted', winners: [], scores: [12], darkLord: 12 },
  ],
} satisfies Samples<ValeriaEvent>;

const listed = <M extends Message>(samples: Samples<M>): M[] =>
  Object.entries<readonly object[]>(samples).flatMap(([key, each]) =>
    each.map((sample) => ({ key, ...sample }) as unknown as M),
  );

const names: Names = { seat: (seat) => ['Anna', 'Petr', 'Eva', 'Jan', 'Ota'][seat] ?? '' };

const spoken = [
  ...listed<ValeriaMessage>(messages).map((message) => ({
    said: message,
    en: texts.en.message(message, names),
    cs: texts.cs.message(message, names),
  })),
  ...listed<ValeriaEvent>(events).map((event) => ({
    said: event,
    en: texts.en.event(event, names),
    cs: texts.cs.event(event, names),
  })),
];

const brackets = (text: string) => [text.split('(').length, text.split(')').length];

describe('messages and events', () => {
  it.each(spoken)('$en', ({ en, cs }) => {
    for (const text of [en, cs]) {
      expect(text).toMatch(/^[\p{Lu}\d]/u);
      expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}|\.\.| [.,:;)?]|\( | $/);
      const [open, closed] = brackets(text);
      expect(open).toBe(closed);
    }
    expect(cs).not.toBe(en);
  });

  it('what is asked, refused or told is a whole sentence; a choice is not', () => {
    for (const { said, en, cs } of spoken) {
      if (said.key === 'keep-duke') continue;
      const sentence = !Object.hasOwn(labels, said.key);
      expect([said.key, /[.?]$/.test(en), /[.?]$/.test(cs)]).toEqual([said.key, sentence, sentence]);
    }
  });

  it('a name of a player is never declined', () => {
    const unusual = { seat: (seat: number) => `Zdislava-${seat}` };
    for (const event of listed<ValeriaEvent>(events)) {
      const told = texts.cs.event(event, unusual).match(/Zdislav[^ .,:]*/g) ?? [];
      for (const name of told) expect(name).toMatch(/^Zdislava-\d$/);
      expect(told.length > 0).toBe('player' in event || 'first' in event || event.key === 'game-ended');
    }
  });
});
