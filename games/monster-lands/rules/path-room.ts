// What a path asks for and has room for (ML-QP.2, ML-RP.2, ML-RP.4, ML-GATE.3, ML-GATE.4).
import type { Seat } from '@krcma/kernel';
import { GATE_ROOM, indexOf, type PathId, placeOf, REALM_ROOM } from '../data/board.ts';
import { type EventPath, eventPathsOf } from '../data/events.ts';
import { isGreenhorn } from '../data/members.ts';
import { questOf } from '../data/quests.ts';
import type { DiceNeed } from '../data/types.ts';
import type { NamedDice } from '../messages.ts';
import { areaAt, type Clan, clanAt, type Member, type MonsterLands } from '../state.ts';
import { canMeet, waysToMeet } from './dice-needs.ts';
import { defenceBanned } from './gain.ts';

/** Members with a token who are not on a path (ML-OUT.1, ML-OUT.7). */
export const canBeSent = ({ id, path }: Member): boolean => path === null && !isGreenhorn(id);

/** The row of the event tile for a realm path. */
export function eventPathAt(game: MonsterLands, path: PathId): EventPath | undefined {
  const place = placeOf(path);
  if (place !== 'a' && place !== 'b') return undefined;
  const area = areaAt(game, place);
  return area?.event == null ? undefined : eventPathsOf(area.event, area.side)[indexOf(path)];
}

/** The exact dice of a quest path. */
function questNeeds(game: MonsterLands, path: PathId): readonly DiceNeed[] | undefined {
  const { qa, qb } = game.quests;
  if (placeOf(path) === 'qa') return qa === null ? undefined : questOf(qa).a.dice;
  if (placeOf(path) === 'qb') return qb === null ? undefined : questOf(qb).b.dice;
  return undefined;
}

/** Tokens that may be laid beside so many dice. */
export function tokenRoom(path: PathId, dice: number): number {
  const place = placeOf(path);
  if (place === 'gate') return Math.floor((GATE_ROOM.units - dice * GATE_ROOM.die) / GATE_ROOM.token);
  if (place !== 'a' && place !== 'b') return 0;
  const extra = Math.floor((REALM_ROOM.dice - dice) / REALM_ROOM.dicePerExtraToken);
  return Math.min(REALM_ROOM.mostTokens, REALM_ROOM.freeTokens + extra);
}

/** Traps and defence tokens the clan could lay on a path. */
const tokensOf = (game: MonsterLands, clan: Clan): number =>
  clan.traps.length + (defenceBanned(game) ? 0 : clan.defence);

/** Whether the seat has the dice, or at the entrance the tokens, that the path needs. */
export function canEquipPath(game: MonsterLands, seat: Seat, path: PathId): boolean {
  const clan = clanAt(game, seat);
  const event = eventPathAt(game, path);
  if (event !== undefined)
    return clan.dice.strength >= event.required.strength && clan.dice.magic >= event.required.magic;
  const needs = questNeeds(game, path);
  if (needs !== undefined) return canMeet(clan.dice, needs);
  if (placeOf(path) !== 'gate' || game.gate === null) return false;
  return clan.dice.strength + clan.dice.magic + tokensOf(game, clan) > 0;
}

function mixes(
  least: { readonly strength: number; readonly magic: number },
  most: { readonly strength: number; readonly magic: number },
  room: number,
): NamedDice[] {
  const ways: NamedDice[] = [];
  for (let strength = least.strength; strength <= most.strength; strength++)
    for (let magic = least.magic; magic <= most.magic && strength + magic <= room; magic++)
      ways.push({ ...(strength > 0 && { strength }), ...(magic > 0 && { magic }) });
  return ways;
}

/** Every set of dice the seat may lay on the path. */
export function diceFor(game: MonsterLands, seat: Seat, path: PathId): NamedDice[] {
  const clan = clanAt(game, seat);
  const { strength, magic } = clan.dice;
  const event = eventPathAt(game, path);
  if (event !== undefined) {
    const { required, reinforcement } = event;
    const most = {
      strength: Math.min(strength, required.strength + reinforcement.strength),
      magic: Math.min(magic, required.magic + reinforcement.magic),
    };
    return mixes(required, most, REALM_ROOM.dice);
  }
  const needs = questNeeds(game, path);
  if (needs !== undefined) return waysToMeet(clan.dice, needs);
  const ways = mixes({ strength: 0, magic: 0 }, { strength, magic }, GATE_ROOM.units);
  return tokensOf(game, clan) > 0 ? ways : ways.slice(1);
}
