import { describe, expect, it } from 'vitest';
import type { Bag, Resource } from '../../data/effect.ts';
import { type EventId, eventOf } from '../../data/events.ts';
import { type Game, held, playerOf, type TableSetup, table, told } from '../table.ts';

const ALL_OF_IT = { gold: 3, strength: 3, magic: 3 };

/** The event lies on the Cleric's spot, and its number is rolled by seat 0 together with a six. */
const out = (event: EventId, dice: readonly number[], setup: TableSetup = {}): Game =>
  table({ options: { events: true }, citizens: { cleric: 0 }, spots: { 5: event }, dice, ...setup });

const slain = (event: EventId, price: Bag, setup: TableSetup['players'] = []): Game => {
  const [mine, ...others] = setup;
  const t = table({
    options: { events: true },
    citizens: { cleric: 0 },
    spots: { 5: event },
    players: [{ ...mine, ...price }, ...others],
    phase: 'actions',
  });
  return t.play(`slay:${event}`);
};

describe('instructions', () => {
  it.each<[EventId, number, Resource]>([
    ['corrupted-cleric', 1, 'magic'],
    ['bat-swarm', 3, 'strength'],
    ['mimic', 5, 'gold'],
  ])('VAL-CARD.37 %s acts on %i and puts one %s token on another card', (event, number, token) => {
    const t = out(event, [number, 6]);
    expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-token', event, token } });
    t.play('token:skeleton');
    expect(t.game.tokens).toEqual([{ gold: 0, strength: 0, magic: 0, [token]: 1, stack: 1, height: 4 }]);
    const silent = out(event, [number === 3 ? 4 : 2, 6]);
    expect(told(silent, 'event-acted')).toEqual([]);
  });

  it.each<[EventId, number, Resource]>([
    ['giant-leech', 2, 'strength'],
    ['sorcerer', 4, 'magic'],
    ['kobold-thieves', 6, 'gold'],
  ])('VAL-CARD.38 %s acts on %i: every player loses one %s and nothing else', (event, number, lost) => {
    for (const seats of [1, 2, 3, 4]) {
      const all = Array.from({ length: seats }, (_, seat) => seat);
      const t = out(event, [number, number === 6 ? 1 : 6], { seats, players: all.map(() => ALL_OF_IT) });
      expect(told(t, 'lost')).toEqual(
        all.map((player) => ({ key: 'lost', player, event, bag: { [lost]: 1 } })),
      );
      // The starter Knights wake on the six.
      const left = { ...ALL_OF_IT, strength: 4 };
      for (const seat of all) expect(held(t, seat)).toEqual({ ...left, [lost]: left[lost] - 1 });
    }
    expect(told(out(event, [5, 5]), 'event-acted')).toEqual([]);
  });
});

describe('rewards', () => {
  it.each<[EventId, Bag, Bag, number]>([
    ['corrupted-cleric', { strength: 2, magic: 4 }, { gold: 3, magic: 2 }, 2],
    ['giant-leech', { strength: 10, magic: 1 }, { magic: 5 }, 4],
    ['bat-swarm', { strength: 6 }, { gold: 1 }, 2],
    ['sorcerer', { strength: 1, magic: 5 }, { magic: 1 }, 1],
    ['mimic', { strength: 3, magic: 3 }, { gold: 5 }, 2],
    ['kobold-thieves', { strength: 6 }, { gold: 7 }, 1],
  ])('%s costs exactly %o and gives %o, and %i points at the end', (event, price, reward, points) => {
    const t = slain(event, price);
    expect(held(t, 0)).toEqual(reward);
    expect(playerOf(t, 0).slain).toEqual([event]);
    expect(eventOf(event).vp).toBe(points);
  });

  it.each<[EventId, Bag, Resource]>([
    ['bat-swarm', { strength: 6 }, 'gold'],
    ['sorcerer', { strength: 1, magic: 5 }, 'magic'],
  ])(
    'VAL-CARD.39 %s counts every slain monster, of any area, events and itself included',
    (event, price, kind) => {
      const mine = { slain: ['goblin', 'troll', 'mimic'] as const };
      const theirs = { slain: ['owlbear'] as const };
      const t = slain(event, price, [{ slain: [...mine.slain] }, { slain: [...theirs.slain] }]);
      expect(playerOf(t, 0).slain).toHaveLength(4);
      expect(held(t, 0)).toEqual({ [kind]: 4 });
    },
  );

  it('VAL-CARD.39 with no other monster the event alone counts', () => {
    expect(held(slain('bat-swarm', { strength: 6 }), 0)).toEqual({ gold: 1 });
    expect(held(slain('sorcerer', { strength: 1, magic: 5 }), 0)).toEqual({ magic: 1 });
  });
});
