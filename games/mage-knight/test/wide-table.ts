// Late positions with cards, units and skills drawn from the whole box, which nobody has in a first game.
import { type HasRandom, type Json, roll, shuffle } from '@krcma/kernel';
import { ADVANCED_ACTIONS } from '../data/advanced-actions.ts';
import { ARTIFACTS } from '../data/artifacts.ts';
import { FACTION_TOKENS } from '../data/faction-tokens.ts';
import { HEROES, type HeroId, heroes } from '../data/heroes.ts';
import { SKILLS, skills } from '../data/skills.ts';
import { SPELLS, spells } from '../data/spells.ts';
import { TACTICS, tactics } from '../data/tactics.ts';
import { BASICS, COLOURS } from '../data/types.ts';
import { UNITS, units as unitCards } from '../data/units.ts';
import type { MageKnightArrangement } from '../rules/arrange.ts';

/** A village, a glade, a mine, a keep and a tower of their own, a monastery, a den, a maze, a city that is taken. */
const MAP = {
  '0,0': 'start-a',
  '1,0': 'countryside-1',
  '0,1': 'countryside-2',
  '1,1': 'countryside-3',
  '2,0': 'countryside-6',
  '0,2': 'countryside-4',
  '2,1': 'core-8',
  '1,2': 'countryside-13',
};
const SPACES = [
  '0,0:C',
  '1,0:E',
  '1,0:C',
  '0,1:SW',
  '1,1:NE',
  '2,0:W',
  '0,2:C',
  '2,1:C',
  '1,1:C',
  '0,1:E',
  '1,2:C',
];

const ownOf = (hero: HeroId): string[] => Object.keys(heroes[hero].deck);

const upTo = (chance: HasRandom, n: number): number => Math.floor((roll(chance) * (n + 1)) / 7);

const counts = (chance: HasRandom, names: readonly string[], most: number) =>
  Object.fromEntries(names.map((name) => [name, upTo(chance, most)]));

/** Of competitive games or of solo ones (MK-2.21, MK-22.7). */
const skillsOf = (hero: HeroId, other: 'competitive' | 'cooperative'): string[] =>
  SKILLS.filter((id) => skills[id].hero === hero && !('slot' in skills[id] && skills[id].slot === other));

/** Seat 0 in the middle of a turn; players are rivals of each other unless said. */
export function wideTable(chance: HasRandom, seats: number, rivals = seats > 1): Json {
  const known = SPELLS.filter((id) => rivals || !('competitive' in spells[id]));
  const cards: string[] = shuffle(chance, [...ADVANCED_ACTIONS, ...known, ...ARTIFACTS]);
  const units: string[] = shuffle(chance, [...UNITS]);
  const here = shuffle(chance, [...HEROES]).slice(0, seats);
  const spaces = shuffle(chance, [...SPACES]);
  const tokens: string[] = shuffle(chance, [...FACTION_TOKENS]);
  const time = roll(chance) > 3 ? 'night' : 'day';
  const dealt = shuffle(
    chance,
    TACTICS.filter((id) => tactics[id].time === time),
  );
  const players = here.map((hero, seat) => ({
    hero,
    space: spaces[seat] as string,
    hand: [...cards.splice(0, 5), ...ownOf(hero).slice(0, 2), 'wound'],
    deck: [...cards.splice(0, 2), ...ownOf(hero).slice(2, 5), 'wound'],
    crystals: counts(chance, BASICS, 3),
    tokens: counts(chance, COLOURS, 2),
    units: units.splice(0, 3).map((unit, at) => ({ unit, spent: at === 1, wounds: at === 2 ? 1 : 0 })),
    skills: shuffle(chance, skillsOf(hero, rivals ? 'cooperative' : 'competitive')).slice(0, 4),
    factionTokens: tokens.splice(0, 2),
    tactic: dealt[seat] as string,
    reputation: roll(chance) - 3,
    level: 5,
    fame: 22 + roll(chance),
  }));
  const isOf = (ids: readonly string[]) => (card: string) => ids.includes(card);
  return {
    active: 0,
    round: 2 + upTo(chance, 1),
    time,
    source: ['red', 'black', 'gold', 'white'],
    map: Object.entries(MAP).map(([slot, tile]) => ({ slot, tile })),
    holdings: [{ space: '2,1:C', tokens: [], shields: [0] }],
    spells: cards.filter(isOf(SPELLS)).slice(0, 3),
    advanced: cards.filter(isOf(ADVANCED_ACTIONS)).slice(0, 3),
    units: units.slice(0, 4),
    turn: { move: upTo(chance, 12) },
    players,
    at: [
      { rule: 'mageKnight', step: 'rounds' },
      { rule: 'playRound', step: 'turns' },
      { rule: 'turn', step: 'acts' },
    ],
  };
}

const isRegular = (unit: string): boolean => unitCards[unit as keyof typeof unitCards]?.tier === 'regular';

/** In some scenarios elite units stay in the box. */
export const withRegulars = ({
  players = [],
  units = [],
}: Pick<MageKnightArrangement, 'players' | 'units'>) => ({
  players: players.map((player) => ({
    ...player,
    units: (player.units ?? []).filter((each) => isRegular(typeof each === 'string' ? each : each.unit)),
  })),
  units: units.filter(isRegular),
});
