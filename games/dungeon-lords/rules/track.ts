// Chapters DL-GEN.4-6, DL-GEN.15-16 and DL-PAL: the evil track and the paladin.
import { type Seat, seatsFrom } from '@krcma/kernel';
import { isPaladin, type PaladinId, PHANTOM } from '../data/adventurers.ts';
import { PALADIN_SPACE, TRACK_TOP } from '../data/track.ts';
import { type DungeonLords, type Hero, lordAt } from '../state.ts';
import { note } from './script.ts';

export const paladinOf = ({ year }: DungeonLords): PaladinId => `paladin-${year}`;

/** Ahead of all but phantoms (DL-PAL.3, DL-PAL.13). */
function joinFront(party: Hero[], paladin: Hero): void {
  let place = 0;
  while (party[place]?.id === PHANTOM) place++;
  party.splice(place, 0, paladin);
}

/** He brings his damage along (DL-PAL.8). */
function sendPaladin(game: DungeonLords, to: Seat): void {
  const { host } = game.paladin;
  const paladin = paladinOf(game);
  let hero: Hero = { id: paladin, damage: 0, bonus: 0 };
  if (host !== null) {
    const { party } = lordAt(game, host);
    const place = party.findIndex(({ id }) => isPaladin(id));
    hero = party.splice(place, 1)[0] ?? hero;
  }
  joinFront(lordAt(game, to).party, hero);
  game.paladin.host = to;
  note({ key: 'paladin-came', player: to, paladin, ...(host !== null && { from: host }) });
}

/**
 * He comes to whoever is in his zone, and leaves a host only for somebody strictly more evil; of several the most evil,
 * then the later in turn order (DL-PAL.2, DL-PAL.5, DL-PAL.6, DL-Y2.8).
 */
export function checkPaladin(game: DungeonLords): void {
  const { host, gone } = game.paladin;
  if (gone) return;
  let highest = host === null ? PALADIN_SPACE - 1 : Math.max(lordAt(game, host).evil, PALADIN_SPACE - 1);
  let next: Seat | undefined;
  for (const seat of seatsFrom(game.start, game.seats)) {
    const { evil } = lordAt(game, seat);
    if (evil < highest || (evil === highest && next === undefined)) continue;
    highest = evil;
    next = seat;
  }
  if (next !== undefined && next !== host) sendPaladin(game, next);
}

/**
 * Space by space, each of them looked at; what goes beyond an end is lost (DL-GEN.6, DL-GEN.16, DL-EXE.10). It is told
 * before the paladin whom it calls.
 */
export function moveEvil(game: DungeonLords, seat: Seat, by: number): void {
  const lord = lordAt(game, seat);
  const to = Math.min(Math.max(lord.evil + by, 0), TRACK_TOP);
  if (to === lord.evil) return;
  note({ key: 'evil-moved', player: seat, by: to - lord.evil, to });
  const step = Math.sign(by);
  while (lord.evil !== to) {
    lord.evil += step;
    checkPaladin(game);
  }
}
