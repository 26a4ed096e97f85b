// What the scenarios of Shades of Tezla add to the sheet (MK-43.10, .11, MK-44.9, MK-45.6, MK-46.9).
import type { Seat } from '@krcma/kernel';
import { scenarioOf } from '../data/scenarios.ts';
import type { Faction } from '../data/types.ts';
import type { MageKnight } from '../state.ts';
import {
  type Against,
  against,
  areAllPiecesFound,
  areLeadersBeaten,
  beatenLeaders,
  haveAllFought,
  isRealmClosed,
  leadersInAll,
  pieces,
  piecesOf,
  sealedGraves,
} from './factions/deeds.ts';
import { setupOf } from './scenario.ts';

/** A line of the sheet of all, or of each. */
export interface DeedLine {
  readonly key: string;
  readonly values: readonly number[];
}

const when = (isDone: boolean, points = 0): number => (isDone ? points : 0);

/** Alone or all together: what was done, and the time that is left. */
export function deedsTogether(game: MageKnight): DeedLine[] {
  const { deeds = {} } = scenarioOf(game.scenario);
  const isSeveral = game.seats > 1;
  const lines: Record<string, number> = {
    'leaders-beaten': beatenLeaders(game).length * (deeds.leader ?? 0),
    'all-leaders': when(areLeadersBeaten(game), deeds.allLeaders),
    'graves-sealed': sealedGraves(game) * (deeds.grave ?? 0),
    'realm-closed': when(deeds.everything !== undefined && isRealmClosed(game), deeds.everything),
    'all-on-a-leader': when(isSeveral && haveAllFought(game, leadersInAll(game) === 1), deeds.shieldOfAll),
    'all-on-each-leader': when(isSeveral && haveAllFought(game, true), deeds.shieldOfAllOnEach),
    pieces: pieces(game) * (deeds.piece ?? 0),
    'all-have-pieces': when(
      isSeveral && game.players.every((_, seat) => piecesOf(game, seat) > 0),
      deeds.pieceOfAll,
    ),
    'all-pieces': when(deeds.allPieces !== undefined && areAllPiecesFound(game), deeds.allPieces),
    'rounds-left': (deeds.roundLeft ?? 0) * (setupOf(game).rounds - game.round),
    'dummy-cards': game.dummy?.deck.length ?? 0,
    'not-announced': when(game.announced === null, 5),
  };
  return Object.entries(lines).map(([key, points]) => ({ key, values: [points] }));
}

const TITLE = 5;
const SHARED = 2;

/** For most shields against a faction; of equals whoever has beaten the higher level (MK-43.10). */
function titlesAgainst(game: MageKnight, seats: readonly Seat[], faction: Faction): number[] {
  const all = seats.map((seat): Against => against(game, seat, faction));
  const most = Math.max(0, ...all.map(({ shields }) => shields));
  const highest = Math.max(0, ...all.map((each) => (each.shields === most ? each.highest : 0)));
  const isBest = (each: Against): boolean => each.shields === most && each.highest === highest;
  const n = all.filter(isBest).length;
  return all.map((each) => (most === 0 || !isBest(each) ? 0 : n === 1 ? TITLE : SHARED));
}

/** Rivals. */
export function deedsOfRivals(game: MageKnight, seats: readonly Seat[]): DeedLine[] {
  const { titles = [], rivalPiece = 0, rivalPieces } = scenarioOf(game.scenario).deeds ?? {};
  const lines = titles.map((faction) => ({
    key: `${faction}-title`,
    values: titlesAgainst(game, seats, faction),
  }));
  if (rivalPieces === undefined) return lines;
  const found = seats.map((seat) => piecesOf(game, seat));
  const most = Math.max(...found);
  const [alone, shared] = rivalPieces;
  const n = found.filter((each) => each === most).length;
  return [
    ...lines,
    { key: 'pieces', values: found.map((each) => rivalPiece * each) },
    {
      key: 'pieces-title',
      values: found.map((each) => (most === 0 || each < most ? 0 : n === 1 ? alone : shared)),
    },
  ];
}
