// How far everybody is: three victories, and what the omens wait for. Counted from what all can see.
import type { Seat } from '@krcma/kernel';
import { boardFor, LANDS, type LandId, placeOf, type Region, regionsFor } from '../data/board.ts';
import { GODS } from '../data/gods.ts';
import { type OmenId, omens } from '../data/omens.ts';
import { REALMS } from '../data/realms.ts';
import { companyOf, LANDS_TO_WIN, TOP_LEVEL } from '../data/setup.ts';
import type { RagnarokView } from '../rules/view.ts';

type Seen = Pick<
  RagnarokView,
  'seats' | 'control' | 'temples' | 'players' | 'monuments' | 'allies' | 'monsters' | 'loki'
>;

export interface LandProgress {
  readonly land: LandId;
  readonly own: number;
  readonly all: number;
  readonly missing: readonly Region[];
}

export interface Progress {
  readonly lands: readonly LandProgress[];
  /** Whole lands, temples, kills: so many of so many. */
  readonly jarl: readonly [now: number, needed: number];
  readonly godi: readonly [now: number, needed: number];
  readonly slayer: readonly [now: number, needed: number];
  /** Regions beside the tree, which Ragnarök counts. */
  readonly tree: number;
}

function landsOf({ seats, control }: Seen, seat: Seat): LandProgress[] {
  return LANDS.flatMap((land) => {
    const regions = boardFor(seats).lands[land];
    if (regions === undefined) return [];
    const missing = regions.filter((region) => control[region] !== seat);
    return [{ land, own: regions.length - missing.length, all: regions.length, missing }];
  });
}

export function progressOf(view: Seen, seat: Seat): Progress {
  const { seats, control, temples, players } = view;
  const { templesToWin, killsForLoki } = companyOf(seats);
  const lands = landsOf(view, seat);
  const player = players[seat];
  const own = regionsFor(seats).filter((region) => control[region] === seat);
  return {
    lands,
    jarl: [lands.filter(({ missing }) => missing.length === 0).length, LANDS_TO_WIN],
    godi: [temples.filter((region) => control[region] === seat).length, templesToWin],
    slayer: [(player?.slain.length ?? 0) + (player?.tokens ?? 0), killsForLoki],
    tree: own.filter((region) => placeOf(seats, region).yggdrasil).length,
  };
}

/** What an omen counts now: the best of the players where one must have it all. */
const counts: Readonly<Record<OmenId, (view: Seen, all: readonly Progress[]) => number>> = {
  lands: (_, all) => Math.max(...all.map(({ jarl }) => jarl[0])),
  temples: (_, all) => Math.max(...all.map(({ godi }) => godi[0])),
  monsters: (_, all) => Math.max(...all.map(({ slayer }) => slayer[0])),
  monument: ({ monuments }) => GODS.filter((god) => monuments[god].level === TOP_LEVEL).length,
  realms: ({ allies }) => REALMS.filter((realm) => allies[realm].length > 0).length,
};

export const neededFor = (omen: OmenId, seats: number): number =>
  seats === 2 ? omens[omen].two : omens[omen].many;

export const countedBy = (view: Seen, omen: OmenId): number =>
  counts[omen](
    view,
    view.players.map((_, seat) => progressOf(view, seat)),
  );

/** Regions a player still lacks for the lands nearest to being whole. */
export function nearestLands(view: Seen, seat: Seat, wanted: number): readonly Region[] {
  const open = landsOf(view, seat);
  const nearest = open.toSorted((a, b) => a.missing.length - b.missing.length).slice(0, wanted);
  return nearest.flatMap(({ missing }) => missing);
}
