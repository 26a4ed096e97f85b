import { seenBy } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { dungeonLords } from '../index.ts';
import type { DungeonLordsEvent } from '../messages.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { fightSeenBy, forecast } from '../solver/index.ts';
import { booked } from '../view/ledger.ts';
import { grouped } from '../view/outcomes.ts';
import { table } from './table.ts';

describe('the ledger of a fight', () => {
  const begins: DungeonLordsEvent = { key: 'fight-begins', player: 1, cell: 7, tile: 'tunnel' };
  const wounded = (by: 'goblin' | 'fatigue'): DungeonLordsEvent => ({
    key: 'hero-wounded',
    player: 1,
    hero: 'warrior-1-1',
    by,
    damage: 2,
    left: 1,
  });
  const attacks: DungeonLordsEvent = {
    key: 'creature-attacks',
    player: 1,
    creature: 'goblin',
    attack: 'stab',
    damage: 2,
    times: 1,
  };
  const steps = (events: readonly DungeonLordsEvent[]) =>
    (booked(new Map(), events).get(1) ?? []).map(({ event, step }) => `${event.key} ${step}`);

  it('puts each line to its step, and what has none of its own to the one before', () => {
    expect(steps([begins, attacks, wounded('goblin'), wounded('fatigue')])).toEqual([
      'creature-attacks creatures',
      'hero-wounded creatures',
      'hero-wounded fatigue',
    ]);
  });

  it('begins anew with every fight of a lord, and knows nothing of others', () => {
    expect(steps([begins, attacks, begins])).toEqual([]);
    expect(steps([attacks])).toEqual([]);
    expect(booked(new Map(), [begins, attacks]).has(0)).toBe(false);
  });
});

describe('what will come of a plan', () => {
  const question = (spied: number[]) => {
    const { journal } = table({
      seats: 2,
      phase: 'combat',
      city: ['detect-evil', 'graffiti', 'fireball', 'magic-shield'],
      lords: [{ lair: ['goblin'], party: ['warrior-1-1'], spied }],
    });
    const fight = fightSeenBy(seenBy(dungeonLords, journal, 0).view as unknown as DungeonLordsView);
    if (fight === undefined) throw new Error('Nobody looks.');
    return fight;
  };
  const plan = { cell: 2, traps: [], creatures: ['goblin'] } as const;

  it('is told once for all cards with which it comes to the same', () => {
    const outcomes = grouped(forecast(question([]), plan).rounds);
    expect(outcomes.length).toBeLessThan(9);
    expect(outcomes.flatMap(({ cards }) => cards)).toHaveLength(9);
    const counts = outcomes.map(({ cards }) => cards.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('is told for the one card that was spied', () => {
    const outcomes = grouped(forecast(question([0]), plan).rounds);
    expect(outcomes.map(({ cards }) => cards)).toEqual([['detect-evil']]);
  });
});
