// Decks, offers and discards (ML-GEN.21, ML-LODGE.4-5, ML-TAV.7-8, ML-MKT.2, ML-LOOT.5-7, ML-CLN.17-19).
import { below, isRecording, revealed, shuffle } from '@krcma/kernel';
import type { RealmAreaId } from '../data/board.ts';
import { GREENHORNS, GREENHORNS_IN_BOX, isGreenhorn, isMercenary, type MemberId } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { isBasicTrap, type TrapId } from '../data/traps.ts';
import { AREA_INDEX, type Area, type MonsterLands } from '../state.ts';
import { refill } from './offers.ts';
import { note } from './script.ts';

/** The top card; the discards are shuffled into a new deck when it is empty. */
function drawFrom<T>(game: MonsterLands, deck: T[], discard: T[]): T | undefined {
  if (deck.length === 0 && discard.length > 0) deck.push(...shuffle(game, discard.splice(0)));
  if (deck.length === 0) return undefined;
  revealed();
  return deck.pop();
}

export function refillLodge(game: MonsterLands): void {
  const { offer, pile, used } = game.lodge;
  refill(
    offer,
    () => drawFrom(game, pile, used),
    (trap) => note({ key: 'trap-offered', trap }),
  );
}

export function refillTavern(game: MonsterLands): void {
  const { offer, deck, discard } = game.tavern;
  refill(
    offer,
    () => drawFrom(game, deck, discard),
    (member) => note({ key: 'mercenary-offered', member }),
  );
}

/** Equipment is not reshuffled (ML-MKT.2). */
export function refillMarket(game: MonsterLands): void {
  const { offer, deck } = game.market;
  refill(
    offer,
    () => drawFrom(game, deck, []),
    (card) => note({ key: 'equipment-offered', card }),
  );
}

export function refillLoot(game: MonsterLands): void {
  const { offer, pile, used } = game.loot;
  refill(
    offer,
    () => drawFrom(game, pile, used),
    (loot) => note({ key: 'loot-offered', loot }),
  );
}

export const drawMonster = (game: MonsterLands): MonsterId | undefined =>
  drawFrom(game, game.monsters.deck, game.monsters.discard);

export function putAtGate(game: MonsterLands, monster: MonsterId): void {
  if (game.gate !== null) game.monsters.discard.push(game.gate);
  game.gate = monster;
  note({ key: 'monster-came', monster, to: 'gate' });
}

/** The next level-A monster: of the deck, then of the discards (ML-SCN.6b). */
export function drawLevelA(game: MonsterLands): MonsterId | undefined {
  for (const pile of [game.monsters.deck, game.monsters.discard]) {
    const at = pile.findLastIndex((id) => monsterOf(id).level === 'A');
    if (at < 0) continue;
    revealed();
    return pile.splice(at, 1)[0];
  }
  return undefined;
}

/** A monster for an empty realm; one that heads for the entrance goes there and another is drawn (ML-MON.8). */
export function fillMonster(game: MonsterLands, area: RealmAreaId): void {
  const { deck, discard } = game.monsters;
  const place = game.areas[AREA_INDEX[area]] as Area;
  for (let left = deck.length + discard.length; left > 0 && place.monster === null; left--) {
    const monster = drawMonster(game);
    if (monster === undefined) return;
    if (monsterOf(monster).ability.op === 'gateOnDraw') putAtGate(game, monster);
    else {
      place.monster = monster;
      note({ key: 'monster-came', monster, to: area });
    }
  }
}

/** A new realm brings a new event with a random side up (ML-SET.14, ML-CLN.19). */
export function fillRealm(game: MonsterLands, area: RealmAreaId): void {
  const place = game.areas[AREA_INDEX[area]] as Area;
  const realm = game.realms.pop();
  if (realm === undefined) return;
  revealed();
  place.realm = realm;
  note({ key: 'realm-came', realm, to: area });
  if (place.event !== null) game.events.used.push(place.event);
  place.event = drawFrom(game, game.events.deck, game.events.used) ?? null;
  place.side = below(game, 2) === 0 ? 'a' : 'b';
  if (place.event !== null) note({ key: 'event-came', event: place.event, side: place.side, to: area });
}

/** First a dice quest, then a resource quest (ML-SET.18). */
export function drawQuests(game: MonsterLands): void {
  revealed();
  game.quests = { qa: game.bag.pop() ?? null, qb: game.bag.pop() ?? null };
  if (isRecording()) note({ key: 'quests-came', ...game.quests });
}

/** Used traps wait to be reshuffled; a basic one leaves the game (ML-LODGE.5, ML-LODGE.8). */
export function discardTrap(game: MonsterLands, trap: TrapId): void {
  if (isBasicTrap(trap)) game.box.push(trap);
  else game.lodge.used.push(trap);
}

const SUPPLIED: readonly string[] = GREENHORNS.slice(GREENHORNS_IN_BOX);

/** Where a member's card goes when he leaves a clan (ML-DTH.8, ML-GH.7). */
export function discardMember(game: MonsterLands, id: MemberId): void {
  if (isMercenary(id)) game.tavern.discard.push(id);
  else if (isGreenhorn(id) && !SUPPLIED.includes(id)) game.tavern.greenhorns.push(id);
  else game.box.push(id);
}
