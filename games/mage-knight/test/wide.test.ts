// Hands that nobody has in a first game: every card, unit and skill is held by somebody sooner or later.
import { type HasRandom, type Json, randomFrom, roll, shuffle } from '@krcma/kernel';
import { playChecked, randomPlayer } from '@krcma/kernel/conformance';
import { expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { ADVANCED_ACTIONS } from '../data/advanced-actions.ts';
import { ARTIFACTS } from '../data/artifacts.ts';
import { FACTION_TOKENS } from '../data/faction-tokens.ts';
import { HEROES, type HeroId, heroes } from '../data/heroes.ts';
import { SKILLS, skills } from '../data/skills.ts';
import { SPELLS } from '../data/spells.ts';
import { BASICS, COLOURS } from '../data/types.ts';
import { UNITS } from '../data/units.ts';
import { mageKnight } from '../index.ts';
import { MAP } from './table.ts';

const ownOf = (hero: HeroId): string[] => Object.keys(heroes[hero].deck);

const upTo = (chance: HasRandom, n: number): number => Math.floor((roll(chance) * (n + 1)) / 7);

const counts = (chance: HasRandom, names: readonly string[], most: number) =>
  Object.fromEntries(names.map((name) => [name, upTo(chance, most)]));

/** Late in a game of two, seat 0 in the middle of a turn, with cards drawn from the whole box. */
function wideTable(chance: HasRandom): Json {
  const cards: string[] = shuffle(chance, [...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS]);
  const units: string[] = shuffle(chance, [...UNITS]);
  const here = shuffle(chance, [...HEROES]).slice(0, 2);
  const tokens: string[] = shuffle(chance, [...FACTION_TOKENS]);
  /** Of competitive games (MK-2.21). */
  const skillsOf = (hero: HeroId): string[] =>
    SKILLS.filter(
      (id) => skills[id].hero === hero && !('slot' in skills[id] && skills[id].slot === 'cooperative'),
    );
  const players = here.map((hero) => ({
    hero,
    space: '0,0:C',
    hand: [...cards.splice(0, 5), ...ownOf(hero).slice(0, 2), 'wound'],
    deck: [...cards.splice(0, 5), ...ownOf(hero).slice(2, 7), 'wound'],
    crystals: counts(chance, BASICS, 3),
    tokens: counts(chance, COLOURS, 2),
    units: units.splice(0, 3),
    skills: shuffle(chance, skillsOf(hero)).slice(0, 4),
    factionTokens: tokens.splice(0, 2),
    level: 5,
    fame: 24,
  }));
  const isOf = (ids: readonly string[]) => (card: string) => ids.includes(card);
  return {
    active: 0,
    round: 3,
    time: roll(chance) > 3 ? 'night' : 'day',
    source: ['red', 'black', 'gold', 'white'],
    map: Object.entries(MAP).map(([slot, tile]) => ({ slot, tile })),
    spells: cards.filter(isOf(SPELLS)).slice(0, 3),
    advanced: cards.filter(isOf(ADVANCED_ACTIONS)).slice(0, 3),
    players,
    at: [
      { rule: 'mageKnight', step: 'rounds' },
      { rule: 'playRound', step: 'turns' },
      { rule: 'turn', step: 'acts' },
    ],
  };
}

const seeds = sample(
  Array.from({ length: 60 }, (_, n) => `wide ${n}`),
  2,
);

it.each(seeds)('a game with cards of the whole box keeps every promise: %s', (seed) => {
  const arrangement = wideTable({ random: randomFrom(seed) });
  const options = { scenario: 'first-reconnaissance' };
  const effort = { every: 5, savedEvery: 8 };
  const { table } = playChecked(mageKnight, { seats: 2, seed, options, arrangement }, randomPlayer, effort);
  expect(table.outcome).toBeDefined();
});
