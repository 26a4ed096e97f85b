// MK-3.1, MK-5.12, .17: day, night, and where night rules hold by day.
import type { MageKnight } from '../state.ts';
import { siteAt, siteIn } from './map.ts';

/** MK-9.27, MK-24.13: on graveyards and in the Necropolis it is always night, held or not. */
function standsInTheDark(game: MageKnight): boolean {
  const space = game.players[game.active]?.space ?? null;
  const kind = space === null ? undefined : siteAt(game, space);
  return kind !== undefined && siteIn(game, kind).alwaysNight === true;
}

export const isNight = (game: MageKnight): boolean =>
  game.time === 'night' ||
  game.combat?.dark === true ||
  (game.factions !== undefined && standsInTheDark(game));
