// What a described position may say; it comes from outside and is checked by this.
import {
  byName,
  either,
  flag,
  listOf,
  oneOf,
  orNull,
  parts,
  type ShapeOf,
  sharedShapes,
  standsAlone,
  text,
  whole,
} from '@krcma/kernel';
import { ADVANCED_ACTIONS } from '../data/advanced-actions.ts';
import { ARTIFACTS } from '../data/artifacts.ts';
import { FACES, WOUND } from '../data/cards.ts';
import { ENEMIES } from '../data/enemies.ts';
import { FACTION_TOKENS } from '../data/faction-tokens.ts';
import { LEADERS } from '../data/factions.ts';
import { HEROES } from '../data/heroes.ts';
import { REWARDS } from '../data/rewards.ts';
import { RUINS } from '../data/ruins.ts';
import { SITES } from '../data/sites.ts';
import { SKILLS } from '../data/skills.ts';
import { SPELLS } from '../data/spells.ts';
import { TACTICS } from '../data/tactics.ts';
import { TILES } from '../data/tiles.ts';
import { TRIAL_PARTS } from '../data/trial.ts';
import { BACKS, BASICS, COLOURS } from '../data/types.ts';
import { UNITS } from '../data/units.ts';
import { jointAssault } from './assault/joint.ts';
import { othersMayAct } from './before-turn.ts';
import { startCombat } from './combat/start.ts';
import { attackPlayer } from './duel/start.ts';
import { trial } from './trial.ts';

const MOST_CARDS = 80;
const seat = whole(0, 3);
const card = oneOf([...FACES, WOUND], 'a card');
const cards = listOf(card, MOST_CARDS);
const unit = oneOf(UNITS, 'a unit');
const skill = oneOf(SKILLS, 'a skill');
const enemy = oneOf(ENEMIES, 'an enemy');
const advanced = oneOf(ADVANCED_ACTIONS, 'an advanced action');
/** `1,0:NE`. */
const space = text;

/** What a player has; anything not named stays as set-up left it. */
const player = parts({
  hero: oneOf(HEROES, 'a hero'),
  fame: whole(0, 200),
  level: whole(1, 10),
  reputation: whole(-7, 7),
  space: orNull(space),
  hand: cards,
  /** All of it, the next one first; what is left of the hero's cards goes to the discard pile. */
  deck: cards,
  discard: cards,
  crystals: byName(BASICS, whole(0, 3)),
  tokens: byName(COLOURS, whole(0, 20)),
  units: listOf(
    either(
      unit,
      parts(
        {
          unit,
          spent: flag,
          wounds: whole(0, 2),
          banner: oneOf(ARTIFACTS, 'an artifact'),
          mana: oneOf(BASICS, 'a basic colour'),
        },
        ['unit'],
      ),
    ),
    10,
  ),
  skills: listOf(
    either(skill, parts({ id: skill, down: flag, used: flag, colour: oneOf(COLOURS, 'a colour') }, ['id'])),
    20,
  ),
  tactic: oneOf(TACTICS, 'a tactic'),
  tacticUsed: flag,
  /** Under the tactic (MK-3.35), the first one lowest. */
  under: cards,
  /** More cards at the next draw. */
  moreCards: whole(0, 10),
  factionTokens: listOf(oneOf(FACTION_TOKENS, 'a faction token'), 24),
  orderDown: flag,
  /** The round in which the enemies of the own glades were summoned last (MK-37.3). */
  summoned: whole(1, 6),
});

/** A pursuer is on the trail from this turn on (MK-13.31). */
const token = either(enemy, parts({ enemy, up: flag, pursues: seat }, ['enemy']));

export const positionShape = parts({
  ...sharedShapes,
  players: listOf(player, 4),
  round: whole(1, 6),
  time: oneOf(['day', 'night'] as const),
  active: seat,
  /** The active player is in an interaction where the hero stands, with the modifier read at its start (MK-10.2). */
  interaction: parts({ modifier: whole(-5, 5) }),
  /** Spaces walked this turn, the first one first. */
  path: listOf(space, 40),
  /** Of each team who has to return (MK-40.7). */
  chosen: listOf(seat, 2),
  /** Seats from the first to play; the dummy is -1. */
  order: listOf(whole(-1, 3), 5),
  announced: whole(-1, 3),
  ending: flag,
  /** Who still has a turn in this round. */
  last: listOf(whole(-1, 3), 5),
  /** What the dice of the Source show. */
  source: listOf(oneOf(COLOURS, 'a colour'), 8),
  /** All tiles that lie, by slot. */
  map: listOf(parts({ slot: text, tile: oneOf(TILES, 'a tile') }, ['slot', 'tile']), 30),
  /** Tiles to come, the next one first. */
  tiles: listOf(oneOf(TILES, 'a tile'), 30),
  /** What spaces hold; tokens lie face up unless said. */
  holdings: listOf(
    parts(
      {
        space,
        tokens: listOf(token, 12),
        shields: listOf(seat, 12),
        ruin: either(oneOf(RUINS, 'a ruin'), parts({ id: oneOf(RUINS, 'a ruin'), up: flag }, ['id'])),
        paths: listOf(orNull(seat), 3),
        cleared: flag,
        /** Liberated and not sealed yet (MK-44.5). */
        freed: flag,
        /** A site that no tile prints (MK-38.2). */
        secret: oneOf(SITES, 'a site'),
      },
      ['space'],
    ),
    40,
  ),
  cityLevels: listOf(whole(1, 11), 4),
  /** On which levels leaders stand whose seats lie on the map, and who has beaten which (MK-24.6). */
  leaders: listOf(
    parts(
      {
        id: oneOf(LEADERS, 'a leader'),
        level: whole(0, 12),
        shields: listOf(parts({ level: whole(1, 12), seat }, ['level', 'seat']), 12),
      },
      ['id', 'level'],
    ),
    2,
  ),
  /** The oldest card first. */
  spells: listOf(oneOf(SPELLS, 'a Spell'), 10),
  advanced: listOf(advanced, 10),
  units: listOf(oneOf([...UNITS, ...ADVANCED_ACTIONS], 'a unit or an advanced action'), 15),
  commonSkills: listOf(skill, 20),
  /** What comes next of each deck, the first of them first. */
  /** The hero of whoever plays alone against the clock, and its cards: all that it may still turn, the next one first. */
  dummy: parts({
    hero: oneOf(HEROES, 'a hero'),
    deck: cards,
    crystals: byName(BASICS, whole(0, 20)),
    tactic: oneOf(TACTICS, 'a tactic'),
  }),
  /** Where he stands, and whom he leads; what his army still is to get by their backs. */
  volkare: parts({
    space,
    from: space,
    army: listOf(enemy, 40),
    owed: listOf(oneOf(BACKS), 60),
    down: flag,
    cityDown: flag,
  }),
  /** What the present turn has come to. */
  turn: parts({
    stage: oneOf(['start', 'moving', 'acted', 'resting'] as const),
    move: whole(0, 60),
    influence: whole(-10, 60),
    cards: whole(0, 40),
    interacted: flag,
    rewards: listOf(parts({ reward: oneOf(REWARDS, 'a reward'), n: whole(1, 10) }, ['reward', 'n']), 10),
  }),
  decks: parts({
    spells: listOf(oneOf(SPELLS, 'a Spell'), 24),
    advanced: listOf(advanced, 44),
    artifacts: listOf(oneOf(ARTIFACTS, 'an artifact'), 25),
    regular: listOf(unit, 28),
    elite: listOf(unit, 28),
    ruins: listOf(oneOf(RUINS, 'a ruin'), 15),
    enemies: byName(BACKS, listOf(enemy, 40)),
  }),
});

export type MageKnightArrangement = ShapeOf<typeof positionShape>;
export type PlayerArrangement = ShapeOf<typeof player>;

/** The rules a position may stand in: what is asked inside of a turn is reached by playing. */
export const STANDING: readonly string[] = [
  'mageKnight',
  'playRound',
  'turn',
  'takeActs',
  'startCombat',
  'attackPlayer',
  'othersMayAct',
  'jointAssault',
  'trial',
];

/** How a combat begins, whatever led to it. */
const combat = {
  player: seat,
  space,
  cause: oneOf(['assault', 'adventure', 'burn', 'rampaging', 'incantation', 'volkare', 'defence'] as const),
  tokens: listOf(space, 7),
  draws: listOf(oneOf(BACKS), 7),
  way: orNull(whole(0, 2)),
  escort: orNull(whole(0, 100)),
};

/** A combat, one alone, one with a player or a cooperative assault may be said to begin in a turn; others may be asked what they use before an effect. */
export const ALONE = {
  ...standsAlone(othersMayAct, { player: seat }),
  ...standsAlone(attackPlayer, { player: seat, against: seat }),
  ...standsAlone(jointAssault, {
    player: seat,
    space,
    shares: listOf(parts({ seat, n: whole(1, 24), leader: flag }, ['seat', 'n']), 4),
  }),
  ...standsAlone(startCombat, combat),
  ...standsAlone(trial, { ...combat, best: byName(TRIAL_PARTS, whole(-200, 200)) }),
};
