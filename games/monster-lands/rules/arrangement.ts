// What a described position may say, field by field of the state; it comes from outside and is checked by this.
import {
  byName,
  either,
  flag,
  listOf,
  oneOf,
  orNull,
  parts,
  type ShapeOf,
  type StandAlone,
  sharedShapes,
  someOf,
  standsAlone,
  text,
  whole,
} from '@krcma/kernel';
import { BUILDINGS, PATHS, type PathId } from '../data/board.ts';
import { limits } from '../data/clan-board.ts';
import { EQUIPMENT_CARDS } from '../data/equipment.ts';
import { events } from '../data/events.ts';
import { loot } from '../data/loot.ts';
import { basicMembers, GREENHORNS, type MemberId, mercenaries } from '../data/members.ts';
import { monsters } from '../data/monsters.ts';
import { quests } from '../data/quests.ts';
import { realms } from '../data/realms.ts';
import { SAM_TOKENS } from '../data/sam.ts';
import { traps } from '../data/traps.ts';
import { AFFINITIES, COLOURS } from '../data/types.ts';
import { SAM, type UsedId } from '../state.ts';
import { attack } from './attack.ts';
import { duel, monsterFight, realmBattle } from './battle.ts';
import { conquest } from './conquest.ts';
import { turn } from './deployment.ts';
import { monsterAttack } from './monster-attack.ts';
import { revealStep } from './reveal-step.ts';
import { conflict } from './tricks.ts';

const idsOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

const MEMBERS: readonly MemberId[] = [...idsOf(basicMembers), ...idsOf(mercenaries), ...GREENHORNS];
const member = oneOf(MEMBERS, 'a member');
const mercenary = oneOf(idsOf(mercenaries), 'a mercenary');
const equipment = oneOf(EQUIPMENT_CARDS, 'a card');
const monster = oneOf(idsOf(monsters), 'a monster');
const realm = oneOf(idsOf(realms), 'a realm');
const trap = oneOf(idsOf(traps), 'a trap');
const token = oneOf(idsOf(loot), 'a loot token');
const quest = oneOf(idsOf(quests), 'a quest');
const event = oneOf(idsOf(events), 'an event tile');
const path = oneOf(PATHS, 'a path');
const realmArea = oneOf(['a', 'b']);
const battle = oneOf(['a', 'b', 'gate']);
const component = oneOf(
  [
    ...[...MEMBERS, ...EQUIPMENT_CARDS, ...idsOf(monsters), ...idsOf(realms), ...idsOf(traps)],
    ...[...idsOf(loot), ...idsOf(quests), ...idsOf(events)],
  ],
  'a component',
);

/** The supply does not run out (ML-GEN.12), but a description does. */
const amount = whole(0, 999);
/** Seats that are not there are refused by the number of players. */
const seat = amount;
const seatOrSam = whole(SAM, 3);
const face = whole(1, 6);
/** Nothing of the box comes in more pieces. */
const MOST = 64;

/** A member by name, or with his state; the path he stands on follows from the paths. */
const memberShape = either(
  member,
  parts(
    {
      id: member,
      wounded: flag,
      path: orNull(path),
      realm: orNull(realm),
      equipment: listOf(equipment, MOST),
    },
    ['id'],
  ),
);

/** What a clan has; anything not named stays as set-up left it. Its reputation follows from its members. */
const clan = parts({
  affinity: oneOf(AFFINITIES),
  members: listOf(memberShape, MOST),
  /** The first member unless said. */
  leader: orNull(member),
  realms: listOf(realm, MOST),
  glory: amount,
  coins: amount,
  potions: whole(0, limits.potions),
  venoms: whole(0, limits.venoms),
  defence: whole(0, limits.defence),
  traps: listOf(trap, MOST),
  loot: listOf(token, MOST),
  trophies: listOf(monster, MOST),
  dice: parts({ strength: amount, magic: amount, persuasion: listOf(face, MOST) }),
  used: listOf(oneOf<UsedId>([...MEMBERS, ...EQUIPMENT_CARDS, ...idsOf(realms)], 'a card'), MOST),
  passed: flag,
  quests: amount,
});

const area = parts({
  monster: orNull(monster),
  realm: orNull(realm),
  event,
  side: oneOf(['a', 'b']),
  leaving: flag,
});

const pathToken = either(trap, parts({ id: trap, up: flag, target: path }, ['id']));

/** Who stands on a path, and what he took along. Sam's seat is -1, and he has no member. */
const party = parts(
  {
    seat: seatOrSam,
    member: orNull(member),
    dice: listOf(
      parts({ colour: oneOf(COLOURS), face: whole(0, 6), trap: orNull(whole(0, MOST)) }, [
        'colour',
        'face',
        'trap',
      ]),
      MOST,
    ),
    /** Top to bottom; face down unless said. */
    traps: listOf(pathToken, MOST),
    defence: amount,
    potions: amount,
    venoms: amount,
    coins: amount,
    guardsUsed: amount,
    bonus: amount,
    rerolls: listOf(text, MOST),
    fought: flag,
    attackRoll: listOf(face, MOST),
    total: amount,
    dead: flag,
    won: flag,
    loot: listOf(token, MOST),
  },
  ['seat', 'member'],
);

const buildingDie = parts(
  { seat: seatOrSam, colour: oneOf(COLOURS), face: whole(0, 6), space: whole(0, 9) },
  ['seat', 'colour', 'face', 'space'],
);

/**
 * Components named are taken from wherever set-up put them, and what it put there is filled up from the decks. The
 * difficulty, the scenario and the campaign follow from the options and what is carried; greenhorns and the box from the
 * rest, unless something is said to lie there.
 */
export const positionShape = parts({
  ...sharedShapes,
  /** Each takes an affinity when the clans are there already: jungle, water, fire, wind, the first free one unless said. */
  clans: listOf(clan, 4),
  areas: listOf(area, 2),
  gate: orNull(monster),
  quests: parts({ qa: orNull(quest), qb: orNull(quest) }),
  paths: byName(PATHS, party),
  citadel: byName(BUILDINGS, listOf(buildingDie, MOST)),
  /** Buildings closed by panic. */
  panic: someOf(BUILDINGS),
  /** What is offered, place by place; `null` is an empty one. */
  lodge: listOf(orNull(trap), MOST),
  tavern: listOf(orNull(mercenary), MOST),
  market: listOf(orNull(equipment), MOST),
  loot: listOf(orNull(token), MOST),
  /** What lies on top of the decks, top first; the rest lies beneath as it was shuffled. */
  decks: parts({
    lodge: listOf(trap, MOST),
    tavern: listOf(mercenary, MOST),
    market: listOf(equipment, MOST),
    loot: listOf(token, MOST),
    monsters: listOf(monster, MOST),
    realms: listOf(realm, MOST),
    events: listOf(event, MOST),
    quests: listOf(quest, MOST),
    panic: someOf(BUILDINGS),
  }),
  /** What was used or discarded, the last on top: first in the list. */
  discards: parts({
    lodge: listOf(trap, MOST),
    tavern: listOf(mercenary, MOST),
    loot: listOf(token, MOST),
    monsters: listOf(monster, MOST),
    events: listOf(event, MOST),
  }),
  /** Components that are not or no longer in play, besides those set-up left there. */
  box: listOf(component, MOST),
  /** Only alone: his tokens left, the top of his own tricks, and those he has used. */
  sam: parts({ tokens: whole(0, SAM_TOKENS), tricks: listOf(trap, MOST), usedTricks: listOf(trap, MOST) }),
  round: whole(1, 9),
  phase: oneOf(['pool', 'deployment', 'adventure', 'clean-up']),
  first: seat,
  active: seat,
  /** Whether the action of the turn is done. */
  acted: flag,
  /** The path whose mercenary is being resolved in the adventure phase. */
  resolving: orNull(path),
  /** Equipment that changed hands in this turn. */
  moved: listOf(equipment, MOST),
});

export type MonsterLandsArrangement = ShapeOf<typeof positionShape>;
export type ClanArrangement = ShapeOf<typeof clan>;
export type MemberArrangement = ShapeOf<typeof memberShape>;
export type PartyArrangement = ShapeOf<typeof party>;

/** Parties that are said. */
export const partiesIn = ({ paths = {} }: MonsterLandsArrangement): [PathId, PartyArrangement][] =>
  PATHS.flatMap((each) => (paths[each] === undefined ? [] : [[each, paths[each]]]));

const fight = { path, monster };

/** Turns and battles may be described without the rules that lead to them; these are told whose they are, and where. */
export const standAlone: StandAlone = {
  ...standsAlone(turn, { player: seat }),
  ...standsAlone(realmBattle, { area: realmArea }),
  ...standsAlone(revealStep, { place: battle }),
  ...standsAlone(conflict, { place: battle }),
  ...standsAlone(monsterFight, { place: battle }),
  ...standsAlone(duel, fight),
  ...standsAlone(monsterAttack, fight, { hits: amount }),
  ...standsAlone(attack, { player: seat, ...fight }),
  ...standsAlone(conquest, { area: realmArea }),
};
