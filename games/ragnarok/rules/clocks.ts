// How far each player is from each victory, and the omens from Ragnarök: plain figures for boards, bots and words.
import type { Seat } from '@krcma/kernel';
import { LANDS, type LandId, placeOf, type Region, regionsFor } from '../data/board.ts';
import { GODS, type GodId } from '../data/gods.ts';
import type { OmenId } from '../data/omens.ts';
import { REALMS, type RealmId } from '../data/realms.ts';
import { companyOf, LANDS_TO_WIN, TOP_LEVEL } from '../data/setup.ts';
import type { Ragnarok } from '../state.ts';
import { controllerOf, killsOf, landRegions, landsOf, templesOf, treeRegionsOf } from './control.ts';
import { alliancesOf, type Heralded, omenHas, omenNeeds } from './omens.ts';

/** What clocks are read from: the table, or what anybody sees of it. */
export type Clocked = Heralded & Pick<Ragnarok, 'scale' | 'omens'>;

/** A land of which a player lacks these regions; none for one that is held. */
export interface LandClock {
  readonly land: LandId;
  readonly missing: readonly Region[];
}

export interface SeatClock {
  readonly seat: Seat;
  /** Lands held of those needed; every land, the nearest first; the regions still to take for the nearest victory. */
  readonly jarl: {
    readonly held: number;
    readonly needed: number;
    readonly lands: readonly LandClock[];
    readonly missing: readonly Region[];
  };
  /** Temples held of those needed; own free sanctuaries while temples are left; regions where others' temples stand. */
  readonly godi: {
    readonly held: number;
    readonly needed: number;
    readonly sites: readonly Region[];
    readonly others: readonly Region[];
  };
  /** Kills of those that open the hunt for Loki. */
  readonly slayer: { readonly held: number; readonly needed: number };
  /** Regions beside the tree, which decide when Ragnarök does. */
  readonly tree: number;
}

/** Every land of the board, the one with the fewest regions to take first. */
function landClocks(game: Clocked, seat: Seat): LandClock[] {
  const clocks: LandClock[] = [];
  for (const land of LANDS) {
    const regions = landRegions(game, land);
    if (regions.length > 0)
      clocks.push({ land, missing: regions.filter((region) => controllerOf(game, region) !== seat) });
  }
  return clocks.sort((a, b) => a.missing.length - b.missing.length);
}

/** The regions to take until so many lands are held. */
const missingFor = (lands: readonly LandClock[], needed: number): Region[] =>
  lands.slice(0, needed).flatMap(({ missing }) => missing);

const freeSanctuaries = (game: Clocked, seat: Seat): Region[] =>
  game.scale === 0
    ? []
    : regionsFor(game.seats).filter(
        (region) =>
          placeOf(game.seats, region).sanctuary &&
          controllerOf(game, region) === seat &&
          !game.temples.includes(region),
      );

export function seatClock(game: Clocked, seat: Seat): SeatClock {
  const { templesToWin, killsForLoki } = companyOf(game.seats);
  const lands = landClocks(game, seat);
  return {
    seat,
    jarl: {
      held: landsOf(game, seat).length,
      needed: LANDS_TO_WIN,
      lands,
      missing: missingFor(lands, LANDS_TO_WIN),
    },
    godi: {
      held: templesOf(game, seat),
      needed: templesToWin,
      sites: freeSanctuaries(game, seat),
      others: game.temples.filter((region) => controllerOf(game, region) !== seat),
    },
    slayer: { held: killsOf(game, seat), needed: killsForLoki },
    tree: treeRegionsOf(game, seat),
  };
}

export interface OmenClock {
  readonly omen: OmenId;
  /** Face down: fulfilled for good. */
  readonly down: boolean;
  /** Would be turned by a Monument action now. */
  readonly holds: boolean;
  readonly has: number;
  readonly needed: number;
  /** Players who have most of it, where it is about players. */
  readonly leaders: readonly Seat[];
  /** What would still have to come: regions a leader lacks, realms without an ally, monuments to finish. */
  readonly regions: readonly Region[];
  readonly realms: readonly RealmId[];
  readonly gods: readonly GodId[];
}

type Part = Partial<Pick<OmenClock, 'leaders' | 'regions' | 'realms' | 'gods'>>;

const seatsOf = ({ seats }: Clocked): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Seats for which a number is highest; nobody while all have nothing. */
function highest(game: Clocked, of: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seatsOf(game).map(of));
  return most <= 0 ? [] : seatsOf(game).filter((seat) => of(seat) === most);
}

/** Whoever lacks fewest regions leads; of equals the first tells which. */
function landsPart(game: Clocked, needed: number): Part {
  const lacking = seatsOf(game).map((seat) => missingFor(landClocks(game, seat), needed));
  const fewest = Math.min(...lacking.map(({ length }) => length));
  const leaders = seatsOf(game).filter((seat) => lacking[seat]?.length === fewest);
  return { leaders, regions: lacking[leaders[0] ?? 0] ?? [] };
}

/** Those nearest to their last level. */
function monumentPart({ monuments }: Clocked): Part {
  const unfinished = GODS.filter((god) => monuments[god].level < TOP_LEVEL);
  const top = Math.max(...unfinished.map((god) => monuments[god].level));
  return { gods: unfinished.filter((god) => monuments[god].level === top) };
}

/** Realms whoever has most alliances lacks; of equals the first tells which. */
function realmsPart(game: Clocked): Part {
  const leaders = highest(game, (seat) => alliancesOf(game, seat));
  const first = leaders[0] ?? 0;
  return { leaders, realms: REALMS.filter((realm) => !game.allies[realm].includes(first)) };
}

const parts: Readonly<Record<OmenId, (game: Clocked, needed: number) => Part>> = {
  lands: landsPart,
  temples: (game) => ({ leaders: highest(game, (seat) => templesOf(game, seat)) }),
  monsters: (game) => ({ leaders: highest(game, (seat) => killsOf(game, seat)) }),
  monument: monumentPart,
  realms: realmsPart,
};

function omenClock(game: Clocked, omen: OmenId, down: boolean): OmenClock {
  const has = omenHas(game, omen);
  const needed = omenNeeds(omen, game.seats);
  const holds = has >= needed;
  const { leaders = [], ...lacking } = parts[omen](game, needed);
  const nothing = { regions: [], realms: [], gods: [] };
  return { omen, down, holds, has, needed, leaders, ...nothing, ...(!holds && lacking) };
}

export interface Clocks {
  readonly seats: readonly SeatClock[];
  readonly omens: readonly OmenClock[];
}

export const clocksOf = (game: Clocked): Clocks => ({
  seats: seatsOf(game).map((seat) => seatClock(game, seat)),
  omens: game.omens.map(({ id, down }) => omenClock(game, id, down)),
});
