// Chapter ML-LOOT.4: a token is discarded for its effect.
import type { Seat } from '@krcma/kernel';
import type { LootId } from '../data/loot.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { note } from './script.ts';

export function discardLoot(game: MonsterLands, player: Seat, loot: LootId): void {
  const clan = clanAt(game, player);
  clan.loot.splice(clan.loot.indexOf(loot), 1);
  game.loot.used.push(loot);
  note({ key: 'loot-used', player, loot });
}
