// Chapter ML-TRO, with the loot that counts as trophies (ML-LTB.11).
import type { Seat } from '@krcma/kernel';
import { TROPHY_COINS } from '../data/board.ts';
import { type LootId, lootOf } from '../data/loot.ts';
import { type MonsterId, monsterOf, monsters } from '../data/monsters.ts';
import { type Clan, clanAt, type MonsterLands } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { gainCoins } from './gain.ts';
import { note } from './script.ts';

type Sale = Extract<FreeAct, { do: 'sell' }>;
type Trophy = MonsterId | LootId;

const isMonster = (card: Trophy): card is MonsterId => Object.hasOwn(monsters, card);

/** Trophy points of a card. */
export function trophyPoints(card: Trophy): number {
  if (isMonster(card)) return monsterOf(card).trophy;
  const { ability } = lootOf(card);
  return ability.op === 'trophy' ? ability.value : 0;
}

/** Cards that count as trophies: killed monsters and the loot. */
export const trophyCards = (clan: Clan): Trophy[] => [
  ...clan.trophies,
  ...clan.loot.filter((loot) => trophyPoints(loot) > 0),
];

/** Takes a trophy off the clan: monsters can be drawn again, loot is used up. */
export function discardTrophy(game: MonsterLands, seat: Seat, card: Trophy): void {
  const clan = clanAt(game, seat);
  if (isMonster(card)) {
    clan.trophies.splice(clan.trophies.indexOf(card), 1);
    game.monsters.discard.push(card);
  } else {
    clan.loot.splice(clan.loot.indexOf(card), 1);
    game.loot.used.push(card);
  }
}

/** Whole cards, any time (ML-TRO.2). */
export const sell: ActKind<Sale> = {
  list(game, { player }, into) {
    const clan = clanAt(game, player);
    for (const card of clan.trophies) into.push({ do: 'sell', card });
    for (const card of clan.loot) if (trophyPoints(card) > 0) into.push({ do: 'sell', card });
  },
  option: (_, { card }) => ({
    id: `sell:${card}`,
    label: { key: 'sell-trophy', card, coins: trophyPoints(card) * TROPHY_COINS },
    thing: `card:${card}`,
    rule: 'ML-TRO.2',
  }),
  carryOut: (game, { card }, { player }) => {
    const coins = trophyPoints(card) * TROPHY_COINS;
    discardTrophy(game, player, card);
    note({ key: 'trophy-sold', player, card, coins });
    gainCoins(game, player, coins, card);
  },
};
