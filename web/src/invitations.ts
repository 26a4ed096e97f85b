import { invitation as dungeonLords } from '@krcma/dungeon-lords/invitation';
import type { Invitation } from '@krcma/kernel';
import { invitation as mageKnight } from '@krcma/mage-knight/invitation';
import { invitation as monsterLands } from '@krcma/monster-lands/invitation';
import { invitation as ragnarok } from '@krcma/ragnarok/invitation';
import { invitation as valeria } from '@krcma/valeria/invitation';
import type { GameId } from './host/rules.ts';

/** The first page knows a game by its invitation alone. */
export const invitations: Readonly<Record<GameId, Invitation>> = {
  valeria,
  'monster-lands': monsterLands,
  'dungeon-lords': dungeonLords,
  ragnarok,
  'mage-knight': mageKnight,
};

const taught: Readonly<Record<GameId, boolean>> = {
  valeria: true,
  'monster-lands': true,
  'dungeon-lords': true,
  ragnarok: true,
  'mage-knight': true,
};

const puzzling: Readonly<Record<GameId, boolean>> = {
  valeria: false,
  'monster-lands': false,
  'dungeon-lords': true,
  ragnarok: false,
  'mage-knight': true,
};

/** Whether a game has puzzles; what makes them is fetched by whoever wants to solve one. */
export const hasPuzzles = (id: GameId): boolean => puzzling[id];

/** Whether a game has lessons; which ones, is fetched by whoever wants to learn. */
export const isTaught = (id: GameId): boolean => taught[id];
