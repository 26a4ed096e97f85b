// Chapters DL-END and DL-Y2: the end of a round, and what changes between the years.
import { shuffle } from '@krcma/kernel';
import { companyOf, NEUTRAL_LOSS } from '../data/setup.ts';
import { type DungeonLords, SEASONS } from '../state.ts';
import { note } from './script.ts';
import { checkPaladin, paladinOf } from './track.ts';

function passStart(game: DungeonLords, by: number): void {
  if (by === 0) return;
  game.start = (game.start + by + game.seats) % game.seats;
  note({ key: 'start-passed', to: game.start });
}

/** Everybody is idle again; the start token moves, but not after autumn (DL-END.1-3). */
export function endRound(game: DungeonLords): void {
  for (const lord of game.lords) {
    lord.busyImps = 0;
    lord.busyTrolls = 0;
    lord.dug = [];
    lord.mined = [];
    lord.worked = [];
  }
  const next = SEASONS[SEASONS.indexOf(game.season) + 1];
  if (next === undefined) {
    game.phase = 'planning';
    return;
  }
  game.season = next;
  passStart(game, 1);
}

/** DL-Y2.1 to DL-Y2.8. */
export function beginSecondYear(game: DungeonLords): void {
  if (game.paladin.host === null && !game.paladin.gone) {
    game.distant.heroes.push(paladinOf(game));
    note({ key: 'paladin-left', paladin: paladinOf(game) });
  }
  game.year = 2;
  game.season = 'winter';
  game.phase = 'new-round';
  note({ key: 'year-started', year: 2 });
  game.city.turned = 0;
  for (const lord of game.lords) lord.spied = [];
  game.events = { tiles: shuffle(game, game.events.tiles.slice().sort()), forecast: 0 };
  game.paladin = { host: null, gone: false };
  if (game.neutralEvil !== null) {
    const to = Math.max(0, game.neutralEvil - NEUTRAL_LOSS);
    note({ key: 'neutral-moved', by: to - game.neutralEvil, to });
    game.neutralEvil = to;
  }
  passStart(game, companyOf(game.seats).startMoves);
  checkPaladin(game);
}
