import { describe, expect, it } from 'vitest';
import { fittingOptions, type OptionSchema, offeredOptions, tellingOptions } from '../index.ts';

const schema = {
  board: { kind: 'choice', values: ['small', 'own'], default: 'small', telling: true },
  lands: { kind: 'some', values: ['hill', 'lake'], default: [], fits: { beside: { board: 'own' } } },
  traitor: { kind: 'flag', default: false, fits: { players: 'several' } },
  chapter: {
    kind: 'choice',
    values: ['one', 'two'],
    default: 'one',
    telling: true,
    fits: { players: 'alone', beside: { campaign: false } },
  },
  campaign: { kind: 'flag', default: false, fits: { players: 'alone' } },
} as const satisfies OptionSchema;

const offered = (seats: number, chosen: Record<string, unknown> = {}) =>
  Object.keys(offeredOptions(schema, chosen, seats));

describe('options', () => {
  it('are offered where they are about something: by the number of players and beside other values', () => {
    expect(offered(1)).toEqual(['board', 'chapter', 'campaign']);
    expect(offered(3)).toEqual(['board', 'traitor']);
    expect(offered(1, { campaign: true })).toEqual(['board', 'campaign']);
    expect(offered(3, { board: 'own' })).toEqual(['board', 'lands', 'traitor']);
  });

  it('may be about something in several cases', () => {
    const trips = {
      trip: { kind: 'choice', values: ['walk', 'race'], default: 'walk' },
      tents: {
        kind: 'flag',
        default: false,
        fits: [{ players: [1, 2] }, { players: [4], beside: { trip: 'race' } }],
      },
      never: { kind: 'flag', default: false, fits: [] },
    } as const satisfies OptionSchema;
    const names = (seats: number, trip: string) => Object.keys(offeredOptions(trips, { trip }, seats));
    expect(names(2, 'walk')).toEqual(['trip', 'tents']);
    expect(names(3, 'race')).toEqual(['trip']);
    expect(names(4, 'walk')).toEqual(['trip']);
    expect(names(4, 'race')).toEqual(['trip', 'tents']);
    expect(fittingOptions(trips, { trip: 'race', tents: true }, 3)).toEqual({ trip: 'race' });
    expect(tellingOptions(trips, { seats: 4, options: { tents: true } })).toEqual({ tents: true });
  });

  it('have values that can only be chosen beside others', () => {
    const trips = {
      trip: { kind: 'choice', values: ['walk', 'race'], default: 'walk' },
      prize: {
        kind: 'choice',
        values: ['none', 'cup'],
        default: 'none',
        only: { cup: { players: [2, 3], beside: { trip: 'race' } } },
      },
    } as const satisfies OptionSchema;
    const prizes = (seats: number, trip: string) => {
      const { prize } = offeredOptions(trips, { trip }, seats);
      return prize?.kind === 'choice' ? prize.values : [];
    };
    expect(prizes(2, 'race')).toEqual(['none', 'cup']);
    expect(prizes(2, 'walk')).toEqual(['none']);
    expect(prizes(4, 'race')).toEqual(['none']);
    expect(fittingOptions(trips, { trip: 'walk', prize: 'cup' }, 2)).toEqual({ trip: 'walk' });
  });

  it('that were chosen and are about nothing any more are dropped, and only those', () => {
    const chosen = { board: 'own', lands: ['hill'], campaign: true };
    expect(fittingOptions(schema, chosen, 1)).toEqual(chosen);
    expect(fittingOptions(schema, chosen, 2)).toEqual({ board: 'own', lands: ['hill'] });
    expect(fittingOptions(schema, { ...chosen, board: 'small' }, 2)).toEqual({ board: 'small' });
  });

  it('offer the values that so many can choose, and forget one that the others cannot', () => {
    const trips = {
      trip: {
        kind: 'choice',
        values: ['walk', 'race', 'vigil'],
        default: 'walk',
        only: { race: 'several', vigil: [1, 3] },
      },
      laps: { kind: 'number', min: 1, max: 9, default: 1, fits: { beside: { trip: ['race', 'vigil'] } } },
      tents: { kind: 'flag', default: false, fits: { players: [2, 3] } },
    } as const satisfies OptionSchema;
    const { trip, ...rest } = offeredOptions(trips, { trip: 'race' }, 2);
    expect(trip).toMatchObject({ values: ['walk', 'race'] });
    expect(Object.keys(rest)).toEqual(['laps', 'tents']);
    expect(Object.keys(offeredOptions(trips, {}, 4))).toEqual(['trip']);
    const chosen = { trip: 'vigil', laps: 3 };
    expect(fittingOptions(trips, chosen, 3)).toEqual(chosen);
    expect(fittingOptions(trips, chosen, 2)).toEqual({});
    expect(fittingOptions(trips, { trip: 'race', laps: 3 }, 2)).toEqual({ trip: 'race', laps: 3 });
  });

  it('tell what kind of game it is: what names it, and what is not as usual', () => {
    expect(tellingOptions(schema, { seats: 2 })).toEqual({ board: 'small' });
    expect(tellingOptions(schema, { seats: 2, options: { traitor: true } })).toEqual({
      board: 'small',
      traitor: true,
    });
    expect(tellingOptions(schema, { seats: 1 })).toEqual({ board: 'small', chapter: 'one' });
  });

  it('tell of a campaign where it stands now', () => {
    const options = { campaign: true };
    const told = { board: 'small', campaign: true };
    expect(tellingOptions(schema, { seats: 1, options })).toEqual({ ...told, chapter: 'one' });
    expect(tellingOptions(schema, { seats: 1, options, carried: { chapter: 'two', games: 3 } })).toEqual({
      ...told,
      chapter: 'two',
    });
    expect(tellingOptions(schema, { seats: 1, options, carried: { chapter: 'nine' } })).toEqual({
      ...told,
      chapter: 'one',
    });
  });
});
