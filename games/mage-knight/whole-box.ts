// Positions that together hold every card, unit, skill and faction token: chance hardly ever brings them into a hand.
import type { Json } from '@krcma/kernel';
import type { Mode } from '@krcma/kernel/conformance';
import { ADVANCED_ACTIONS } from './data/advanced-actions.ts';
import { ARTIFACTS } from './data/artifacts.ts';
import { cardOf, type FaceId } from './data/cards.ts';
import { FACTION_TOKENS } from './data/faction-tokens.ts';
import type { SpaceId } from './data/geometry.ts';
import { HEROES, type HeroId, heroes } from './data/heroes.ts';
import { REWARDS } from './data/rewards.ts';
import type { Skill } from './data/skill.ts';
import { SKILLS, skills } from './data/skills.ts';
import { SPELLS } from './data/spells.ts';
import { BACKS } from './data/types.ts';
import { UNITS } from './data/units.ts';
import type { MageKnightArrangement, PlayerArrangement } from './rules/arrangement.ts';

/** One table for each hero. */
const TABLES = HEROES.length;

const TILES = [
  { slot: '0,0', tile: 'start-a' },
  { slot: '1,0', tile: 'countryside-13' },
  { slot: '0,1', tile: 'countryside-12' },
  { slot: '2,0', tile: 'countryside-14' },
  { slot: '1,1', tile: 'core-6' },
] as const;

/** A mine, a glade, a monastery, a village, a city, a tower, a camp. */
const SPACES: readonly SpaceId[] = ['1,0:SE', '1,0:W', '0,1:E', '2,0:SE', '1,1:C', '1,0:C', '0,1:W'];
const TAKEN: readonly SpaceId[] = ['1,1:C', '1,0:C', '2,0:NE'];

/** Every so manieth of a list, from a place on. */
const share = <T>(list: readonly T[], from: number, step: number): T[] =>
  list.filter((_, index) => index % step === from);

const skillOf = (id: (typeof SKILLS)[number]): Skill => skills[id];

/** Interactive skills of the other kind of game stay in the box (MK-2.21). */
const skillsOf = (hero: HeroId, without: Skill['slot']): (typeof SKILLS)[number][] =>
  SKILLS.filter((id) => skillOf(id).hero === hero && skillOf(id).slot !== without);

const FACES: readonly FaceId[] = [...SPELLS, ...ADVANCED_ACTIONS, ...ARTIFACTS];

const plenty = {
  crystals: { red: 2, blue: 2, green: 2, white: 2 },
  tokens: { red: 2, blue: 2, green: 2, white: 2, gold: 2, black: 2 },
  level: 5,
  fame: 34,
} as const;

/** What a seat of a table holds: its share of all there is, two cards of its hero and a wound. */
function player(n: number, of: number, seat: number, solo: boolean): PlayerArrangement {
  const hero = HEROES[(n + 3 * seat) % TABLES] as HeroId;
  const cards = share(
    solo ? FACES.filter((id) => cardOf(id).competitive !== true) : FACES,
    solo ? n : 2 * n + seat,
    of,
  );
  const own = Object.keys(heroes[hero].deck) as FaceId[];
  return {
    ...plenty,
    hero,
    space: seat === 0 ? (SPACES[n] as SpaceId) : '0,0:C',
    hand: [...cards.slice(0, 6), ...own.slice(0, 2), 'wound'],
    deck: [...cards.slice(6), ...own.slice(2, 8), 'wound', 'wound'],
    units: share(UNITS, solo ? n : 2 * n + seat, of)
      .slice(0, 3)
      .map((unit, index) => ({ unit, spent: index === 1 })),
    skills: skillsOf(hero, solo ? 'competitive' : 'cooperative'),
    factionTokens: share(FACTION_TOKENS, solo ? n : 2 * n + seat, of),
  };
}

const turn: NonNullable<MageKnightArrangement['at']> = [
  { rule: 'mageKnight', step: 'rounds' },
  { rule: 'playRound', step: 'turns' },
  { rule: 'turn', step: 'acts' },
];

/** A fight against three drawn enemies, as in a dungeon, but with all units. */
const fight = (n: number): NonNullable<MageKnightArrangement['at']> => [
  ...turn,
  { rule: 'takeActs' },
  {
    rule: 'startCombat',
    with: {
      player: 0,
      space: SPACES[n] as SpaceId,
      cause: 'rampaging',
      tokens: [],
      draws: [0, 1, 2].map((each) => BACKS[(n + each) % BACKS.length] as string),
      way: null,
      escort: null,
    },
  },
];

const position = (n: number, solo: boolean, at: MageKnightArrangement['at']): MageKnightArrangement => ({
  players: solo
    ? [player(n, TABLES, 0, true)]
    : [player(n, 2 * TABLES, 0, false), player(n, 2 * TABLES, 1, false)],
  active: 0,
  round: 3 + (n % 2),
  time: n % 2 === 0 ? 'day' : 'night',
  source: ['red', 'black', 'gold', 'white'],
  map: [...TILES],
  holdings: TAKEN.map((space) => ({ space, tokens: [], shields: [0] })),
  turn: { move: 6, influence: 9, rewards: [{ reward: REWARDS[n % REWARDS.length] as 'spell', n: 1 }] },
  at: at ?? turn,
});

export interface WholeBox extends Mode {
  readonly arrangement: Json;
}

const table = (kind: string, n: number, solo: boolean, at: MageKnightArrangement['at']): WholeBox => ({
  name: `${kind}-${HEROES[n]}`,
  seats: solo ? 1 : 2,
  options: { scenario: solo ? 'solo-conquest' : 'blitz-conquest' },
  arrangement: position(n, solo, at) as unknown as Json,
});

/** A turn and a fight for two, and a turn of one alone, for each hero. */
export const wholeBox: readonly WholeBox[] = HEROES.flatMap((_, n) => [
  table('turn', n, false, turn),
  table('fight', n, false, fight(n)),
  table('alone', n, true, turn),
]);
