// What cannot be agreed on: options of another number of players, and values there are not.
import { start, TableError } from '@krcma/kernel';
import { people } from '@krcma/kernel/wording';
import { describe, expect, it } from 'vitest';
import { dungeonLords } from '../index.ts';
import type { DungeonLordsMessage } from '../messages.ts';
import { texts } from '../text/index.ts';

function refusal(seats: number, options: Readonly<Record<string, unknown>>): TableError | undefined {
  try {
    start(dungeonLords, { seats, seed: 'options', options });
    return undefined;
  } catch (error) {
    if (error instanceof TableError) return error;
    throw error;
  }
}

/** Why these options cannot be played together, in both languages. */
const reason = (seats: number, options: Readonly<Record<string, unknown>>): unknown => {
  const { code, reason: because } = refusal(seats, options) ?? {};
  if (because === undefined) return code;
  const words = (['en', 'cs'] as const).map((tongue) =>
    texts[tongue].message(because as DungeonLordsMessage, people),
  );
  return { because, words };
};

describe('a set-up that cannot be', () => {
  it.each([
    ['rules', 'full', 'Rules', 'Pravidla'],
    ['specialEvents', false, 'Special events', 'Zvláštní události'],
    ['chosenLocks', true, 'Choice of locked orders', 'Výběr zablokovaných příkazů'],
    ['greedyDummies', true, 'Greedy dummies', 'Chamtivé nehrající barvy'],
    ['planning', 'in-turn-order', 'Planning of combat', 'Plánování boje'],
  ])('DL-TRN.1 a training with %s %j', (option, value, english, czech) => {
    expect(reason(1, { [option]: value })).toEqual({
      because: { key: 'not-alone', option, rule: 'DL-TRN.1' },
      words: [
        `One player only trains for combat. For several players: ${english}.`,
        `Jeden hráč si jen cvičí boj. Pro více hráčů je: ${czech}.`,
      ],
    });
  });

  it.each([2, 3, 4])('DL-TRN.1 a situation for %i', (seats) => {
    expect(reason(seats, { situation: 'situation-2' })).toEqual({
      because: { key: 'only-alone', option: 'situation', rule: 'DL-TRN.1' },
      words: [
        'Several players train no combat. For one player only: Situation.',
        'Více hráčů boj necvičí. Jen pro jednoho hráče je: Situace.',
      ],
    });
  });

  it('what is not chosen, or chosen as it is usually played, hinders nobody', () => {
    const usual = { rules: 'first', specialEvents: true, chosenLocks: false, planning: 'at-once' };
    expect(refusal(1, { ...usual, greedyDummies: false, situation: 'situation-4' })).toBeUndefined();
    for (const seats of [2, 3, 4]) {
      expect(refusal(seats, { situation: 'situation-1' })).toBeUndefined();
      expect(
        refusal(seats, { rules: 'full', specialEvents: false, chosenLocks: true, greedyDummies: true }),
      ).toBeUndefined();
    }
  });

  it.each([
    ['rules', 'second'],
    ['specialEvents', 'no'],
    ['chosenLocks', 1],
    ['greedyDummies', 'yes'],
    ['planning', 'never'],
    ['situation', 'situation-5'],
  ])('option %s cannot be %j', (name, value) => {
    const { code, message } = refusal(2, { [name]: value }) ?? {};
    expect([code, message]).toEqual(['bad-option', expect.stringContaining(`"${name}" cannot be`)]);
  });

  it('an option nobody knows is named', () => {
    expect(refusal(2, { fog: true })?.message).toContain('"fog"');
  });

  it.each([0, 5, 2.5, -1, Number.NaN])('%d players are refused', (seats) => {
    expect(refusal(seats, {})?.message).toBe(`dungeon-lords is for 1 to 4 players, not ${seats}.`);
  });
});
