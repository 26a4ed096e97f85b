import type { Seat } from '@krcma/kernel';
import type { CombatCardId } from '../data/combat-cards.ts';
import type { EventTileId, SpecialEventId } from '../data/events.ts';
import type { OrderId } from '../data/orders.ts';
import type { TrapId } from '../data/traps.ts';
import { inYear } from '../data/types.ts';
import { type Battle, type DungeonLords, type DungeonLordsOptions, type Lord, lordAt } from '../state.ts';
import { byNiceness } from './adventurers.ts';
import { laidBy } from './orders.ts';
import { pointsOf } from './scoring.ts';

/** A trap somebody else's, or one its owner may see. */
export type TrapView = TrapId | null;

export type BattleView = Omit<Battle, 'traps'> & { readonly traps: readonly TrapView[] };

export type LordView = Omit<Lord, 'traps' | 'battle' | 'drawn'> & {
  readonly traps: readonly TrapView[];
  readonly battle: BattleView | null;
  readonly drawn: readonly OrderId[];
  /** What the viewer has picked for a dummy, until it is revealed (DL-D2.3). */
  readonly dummyPick?: OrderId;
  /** Points so far, titles as they stand; nothing in them is secret. */
  readonly points: number;
};

type Public = Pick<
  DungeonLords,
  | 'year'
  | 'season'
  | 'phase'
  | 'start'
  | 'dummies'
  | 'neutralEvil'
  | 'slots'
  | 'paladin'
  | 'round'
  | 'training'
>;

/** What one seat may see of the table. */
export type DungeonLordsView = Public & {
  readonly seat?: Seat;
  readonly options: DungeonLordsOptions;
  readonly lords: readonly LordView[];
  readonly creatures: DungeonLords['creatures']['offer'];
  readonly rooms: DungeonLords['rooms']['offer'];
  readonly decks: { readonly traps: number; readonly buried: number };
  /** This season's adventurers and the next one's, weakest first. */
  readonly coming: DungeonLords['adventurers']['coming'];
  readonly next: DungeonLords['adventurers']['next'];
  /** To whom they would go if the track stayed as it is, weakest first; NEUTRAL to nobody. */
  readonly niceness: readonly Seat[];
  /** Of spring, summer and autumn; null is face down. */
  readonly events: readonly (EventTileId | null)[];
  readonly special: SpecialEventId | null;
  /** This year's four combat cards as the viewer knows them. */
  readonly city: readonly (CombatCardId | null)[];
  readonly turned: number;
};

function lordView(game: DungeonLords, seat: Seat, viewer: Seat | undefined): LordView {
  const { traps, battle, drawn, ...open } = lordAt(game, seat);
  const isOpen = seat === viewer || game.outcome !== undefined;
  const shown = (hidden: readonly TrapId[]): TrapView[] => hidden.map((trap) => (isOpen ? trap : null));
  const laid = seat === viewer ? laidBy(game, seat) : undefined;
  return {
    ...open,
    ...(laid && { programme: [...laid.orders] }),
    ...(laid?.dummy && { dummyPick: laid.dummy }),
    traps: shown(traps),
    battle: battle && { ...battle, traps: shown(battle.traps) },
    drawn: isOpen ? drawn : [],
    points: game.training === undefined ? pointsOf(game, seat) : 0 - lordAt(game, seat).conquered.length,
  };
}

function cityFor(game: DungeonLords, seat: Seat | undefined): (CombatCardId | null)[] {
  const spied = seat === undefined ? [] : lordAt(game, seat).spied;
  const isOpen = game.outcome !== undefined;
  return inYear(game.city.decks, game.year).map((card, index) =>
    isOpen || index < game.city.turned || spied.includes(index) ? card : null,
  );
}

export function view(game: DungeonLords, seat: Seat | undefined): DungeonLordsView {
  const { year, season, phase, start, dummies, neutralEvil, slots, paladin, round, training } = game;
  const { tiles, forecast } = game.events;
  const isOpen = tiles.slice(0, forecast).includes('special');
  return {
    ...(seat !== undefined && { seat }),
    options: game.options,
    year,
    season,
    phase,
    start,
    dummies: dummies.map(({ locked, pile }) => ({ locked, pile: [...pile].sort() })),
    neutralEvil,
    slots,
    paladin,
    round,
    ...(training && { training }),
    lords: game.lords.map((_, each) => lordView(game, each, seat)),
    creatures: game.creatures.offer,
    rooms: game.rooms.offer,
    decks: { traps: game.traps.length, buried: game.distant.buried.flat().length },
    coming: game.adventurers.coming,
    next: game.adventurers.next,
    niceness: training ? [] : byNiceness(game),
    events: tiles.map((tile, index) => (index < forecast ? tile : null)),
    special: isOpen ? (game.special[year - 1] ?? null) : null,
    city: training ? [] : cityFor(game, seat),
    turned: game.city.turned,
  };
}
