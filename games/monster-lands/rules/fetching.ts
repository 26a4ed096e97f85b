// Components of a described position are fetched from wherever set-up put them.
import type { ComponentId } from '../data/components.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import type { Area, MonsterLands, Offer } from '../state.ts';

/** Decks, discards and the box: nobody misses a component of theirs. */
const decksOf = (game: MonsterLands): string[][] => [
  game.box,
  game.lodge.pile,
  game.lodge.used,
  game.tavern.deck,
  game.tavern.discard,
  game.tavern.greenhorns,
  game.market.deck,
  game.loot.pile,
  game.loot.used,
  game.monsters.deck,
  game.monsters.discard,
  game.realms,
  game.events.deck,
  game.events.used,
  game.bag,
  game.sam?.tricks ?? [],
];

/** Offers, each with the deck it is filled up from. */
const offersOf = ({
  lodge,
  tavern,
  market,
  loot,
}: MonsterLands): { offer: Offer<string>; deck: string[] }[] => [
  { offer: lodge.offer, deck: lodge.pile },
  { offer: tavern.offer, deck: tavern.deck },
  { offer: market.offer, deck: market.deck },
  { offer: loot.offer, deck: loot.pile },
];

/** The next monster of the same level that lies in a realm, as set-up would draw it (ML-SET.11, ML-MON.8). */
function otherMonster({ monsters: { deck } }: MonsterLands, id: MonsterId): MonsterId | null {
  const at = deck.findLastIndex(
    (each) => monsterOf(each).level === monsterOf(id).level && monsterOf(each).ability.op !== 'gateOnDraw',
  );
  return at < 0 ? null : (deck.splice(at, 1)[0] ?? null);
}

function fetchFromArea(game: MonsterLands, area: Area, id: ComponentId): void {
  if (area.monster === id) area.monster = otherMonster(game, area.monster);
  if (area.realm === id) area.realm = game.realms.pop() ?? null;
  if (area.event === id) area.event = game.events.deck.pop() ?? null;
}

/**
 * Of everything on the board there is one in the box. Before the first round a monster waits at the entrance only where
 * a scenario puts one there (ML-SCN.6b).
 */
function fetchFromBoard(game: MonsterLands, id: ComponentId): void {
  for (const area of game.areas) fetchFromArea(game, area, id);
  if (game.gate === id) game.gate = otherMonster(game, game.gate);
  for (const slot of ['qa', 'qb'] as const)
    if (game.quests[slot] === id) game.quests[slot] = game.bag.pop() ?? null;
}

function removeLast(pile: string[], id: string): boolean {
  const at = pile.lastIndexOf(id);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

/**
 * Takes a component out of a deck, or from the table, where another of the deck takes its place: so the same lies
 * everywhere, however it was dealt.
 */
export function fetch(game: MonsterLands, id: ComponentId): void {
  for (const deck of decksOf(game)) if (removeLast(deck, id)) return;
  for (const { offer, deck } of offersOf(game)) {
    const at = offer.lastIndexOf(id);
    if (at < 0) continue;
    offer[at] = deck.pop() ?? null;
    return;
  }
  fetchFromBoard(game, id);
  for (const { traps } of game.clans) if (removeLast(traps, id)) return;
}
