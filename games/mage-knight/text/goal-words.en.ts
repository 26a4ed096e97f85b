// What the scenario still asks, by what ends it.
import type { Goal } from '../rules/goal.ts';
import type { JourneyWords } from './journey-words.ts';

const NONE = { done: 0, of: 0, tiles: 0 } as const;

const long: Readonly<Record<Goal['ends'], (goal: Goal) => string>> = {
  cityRevealed: ({ found }) =>
    found > 0 ? 'The city is found.' : 'Find the city: it lies on one of the tiles to come.',
  citiesConquered: ({ cities, found, conquered }) => {
    if (conquered >= cities) return 'All cities are conquered.';
    const seen = found < cities ? ` ${found} of ${cities} found.` : '';
    return `Conquer all cities: ${conquered} of ${cities} so far.${seen}`;
  },
  incantations: ({ progress: { done, of } = NONE }) =>
    `Mark magical glades with shields and summon their enemies at night, for twice the fame. Summoned in this round: ${done} of ${of}.`,
  dungeonsConquered: ({ progress: { done, of, tiles } = NONE }) =>
    done >= of && tiles === 0
      ? 'All dungeons and tombs are conquered.'
      : `Conquer all dungeons and tombs, secret ones too: ${done} of ${of} known so far.${tiles > 0 ? ` Tiles to come: ${tiles}.` : ''}`,
  minesLiberated: ({ progress: { done, of, tiles } = NONE }) =>
    done >= of && tiles === 0
      ? 'All mines are liberated.'
      : `Liberate all mines: ${done} of ${of} known so far.${tiles > 0 ? ` Tiles to come: ${tiles}.` : ''}`,
  leadersBeaten: ({ progress: { done, of } = NONE }) =>
    of === 1
      ? 'Find the seat of the leader and defeat the leader, level by level.'
      : `Defeat the leaders of both factions, level by level: ${done} of ${of} so far.`,
  graveyardsSealed: ({ progress: { done, of } = NONE }) =>
    `Liberate and seal every graveyard and defeat the Necromancer: ${done} of ${of} done.`,
  relicFound: ({ progress: { done, of } = NONE }) =>
    `Find the pieces of the relic in the destroyed cities: ${done} of ${of} so far.`,
  rounds: ({ progress: { done, of } = NONE }) =>
    `Own keeps (3 points) and mage towers (2) when the last round ends: ${done} of ${of} points belong to somebody.`,
  volkareBeaten: ({ progress: { done, of } = NONE }) =>
    `Destroy the army of Volkare before he gets what he wants: ${done} of ${of} tokens have fallen.`,
  returned: () =>
    'Leave the portal before the first day ends. Whoever stands on it alone when the last night ends has won.',
};

const brief: Readonly<Record<Goal['ends'], (goal: Goal) => string>> = {
  cityRevealed: ({ found }) => (found > 0 ? 'City found' : 'Find the city'),
  citiesConquered: ({ cities, conquered }) => `Cities ${conquered}/${cities}`,
  incantations: ({ progress: { done, of } = NONE }) => `Summoned ${done}/${of}`,
  dungeonsConquered: ({ progress: { done, of } = NONE }) => `Dungeons ${done}/${of}`,
  minesLiberated: ({ progress: { done, of } = NONE }) => `Mines ${done}/${of}`,
  leadersBeaten: ({ progress: { done, of } = NONE }) => `Leaders ${done}/${of}`,
  graveyardsSealed: ({ progress: { done, of } = NONE }) => `Realm ${done}/${of}`,
  relicFound: ({ progress: { done, of } = NONE }) => `Relic ${done}/${of}`,
  rounds: ({ progress: { done, of } = NONE }) => `Owned ${done}/${of}`,
  volkareBeaten: ({ progress: { done, of } = NONE }) => `Army ${done}/${of}`,
  returned: () => 'Back to the portal',
};

export const goalWords: Pick<JourneyWords, 'asks' | 'asksBriefly'> = {
  asks: (goal) => long[goal.ends](goal),
  asksBriefly: (goal) => brief[goal.ends](goal),
};
