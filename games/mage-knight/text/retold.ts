// What a turn came to: dozens of small events folded into ten sentences at most, in no language yet.
import type { Seat } from '@krcma/kernel';
import type { FaceId } from '../data/cards.ts';
import type { SpaceId } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { SkillId } from '../data/skills.ts';
import type { Terrain } from '../data/terrains.ts';
import type { TileId } from '../data/tiles.ts';
import type { Basic } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { MageKnightEvent } from '../messages.ts';
import type { FoeName } from '../state.ts';
import { isSmall } from './retold-small.ts';

const MOST_LINES = 10;

type Ware = 'heal' | 'artifact' | 'elite';

export type Retold =
  | { key: 'played'; cards: readonly FaceId[]; sideways: number }
  | {
      key: 'walked';
      from: SpaceId | null;
      to: SpaceId;
      over: readonly Terrain[];
      steps: number;
      move: number;
      site: SiteKind | null;
    }
  | { key: 'explored'; tiles: readonly TileId[] }
  | {
      key: 'fought';
      enemies: readonly FoeName[];
      defeated: readonly FoeName[];
      won: readonly SiteKind[];
      end: 'withdrawn' | 'hero-knocked-out' | null;
    }
  | {
      key: 'traded';
      units: readonly UnitId[];
      cards: readonly (FaceId | null)[];
      wares: readonly Ware[];
    }
  | {
      key: 'gained';
      cards: readonly FaceId[];
      units: readonly UnitId[];
      crystals: readonly Basic[];
    }
  | { key: 'wounded'; wounds: number; units: readonly UnitId[]; healed: number }
  | { key: 'renown'; fame: number; fameTotal: number; reputation: number; reputationTotal: number }
  | { key: 'grew'; level: number | null; skills: readonly SkillId[] }
  | { key: 'ended'; how: 'rested' | 'slowly-rested' | 'announced' | 'forfeited' | 'skipped'; drawn: number }
  | { key: 'event'; event: MageKnightEvent };

interface RetoldTurn {
  /** Undefined where nobody has done anything yet, and in turns of Volkare. */
  readonly seat: Seat | undefined;
  readonly isVolkares: boolean;
  readonly lines: readonly Retold[];
}

type Key = MageKnightEvent['key'];
type Event<K extends Key> = Extract<MageKnightEvent, { key: K }>;
type Events = readonly MageKnightEvent[];

const of = <K extends Key>(events: Events, ...keys: readonly K[]): Event<K>[] =>
  events.filter((event): event is Event<K> => (keys as readonly Key[]).includes(event.key));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What is left when each of the others has taken one of its kind away. */
function without<T>(all: readonly T[], others: readonly T[]): T[] {
  const left = [...all];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function played(events: Events): Retold | undefined {
  const cards = of(events, 'card-played').map(({ card }) => card);
  const sideways = of(events, 'card-sideways').length;
  return cards.length + sideways === 0 ? undefined : { key: 'played', cards, sideways };
}

function walked(events: Events): Retold | undefined {
  const ways = of(events, 'stepped', 'flown', 'travelled-below');
  const [first, last] = [ways[0], ways.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const stepped = of(events, 'stepped');
  return {
    key: 'walked',
    from: first.key === 'flown' ? null : first.from,
    to: last.space,
    over: [...new Set(stepped.map(({ terrain }) => terrain))],
    steps: ways.length,
    move: sum(ways.map(({ cost }) => cost)),
    site: last.key === 'stepped' ? last.site : null,
  };
}

function explored(events: Events): Retold | undefined {
  const tiles = of(events, 'tile-revealed').map(({ tile }) => tile);
  return tiles.length === 0 ? undefined : { key: 'explored', tiles };
}

function fought(events: Events): Retold | undefined {
  const enemies = [
    ...of(events, 'combat-begun').flatMap((event) => event.enemies),
    ...of(events, 'summoned').map(({ enemy }) => enemy),
  ];
  const defeated = of(events, 'foe-defeated').map(({ enemy }) => enemy);
  if (enemies.length + defeated.length === 0) return undefined;
  const end = of(events, 'withdrawn', 'hero-knocked-out').at(-1)?.key ?? null;
  const won = [
    ...of(events, 'site-won').map(({ site }) => site),
    ...of(events, 'city-shields').map(() => 'city' as const),
  ];
  // What is told may begin in the midst of a fight.
  return {
    key: 'fought',
    enemies: enemies.length > 0 ? enemies : defeated,
    defeated,
    won: [...new Set(won)],
    end,
  };
}

function traded(events: Events): Retold | undefined {
  const units = of(events, 'unit-recruited').map(({ unit }) => unit);
  const cards = of(events, 'learned').map(({ card }) => card);
  const wares = of(events, 'bought').map(({ ware }) => ware);
  return units.length + cards.length + wares.length === 0
    ? undefined
    : { key: 'traded', units, cards, wares };
}

function gained(events: Events): Retold | undefined {
  const cards = without(
    of(events, 'card-gained').map(({ card }) => card),
    of(events, 'learned').flatMap(({ card }) => card ?? []),
  );
  const units = without(
    of(events, 'unit-joined').map(({ unit }) => unit),
    of(events, 'unit-recruited').map(({ unit }) => unit),
  );
  const crystals = of(events, 'crystal-gained', 'crystal-won').map(({ colour }) => colour);
  return cards.length + units.length + crystals.length === 0
    ? undefined
    : { key: 'gained', cards, units, crystals };
}

function wounded(events: Events): Retold | undefined {
  const wounds = sum(of(events, 'wounds-taken').map(({ n }) => n));
  const units = of(events, 'unit-wounded', 'unit-wounds-itself').map(({ unit }) => unit);
  const healed = of(events, 'wound-healed', 'wound-thrown').length;
  return wounds + units.length + healed === 0 ? undefined : { key: 'wounded', wounds, units, healed };
}

function renown(events: Events): Retold | undefined {
  const fames = of(events, 'fame');
  const reputations = of(events, 'reputation');
  const fame = sum(fames.map(({ n, bonus }) => n + bonus));
  const reputation = sum(reputations.map(({ n }) => n));
  if (fame === 0 && reputation === 0) return undefined;
  return {
    key: 'renown',
    fame,
    fameTotal: fames.at(-1)?.total ?? 0,
    reputation,
    reputationTotal: reputations.at(-1)?.total ?? 0,
  };
}

function grew(events: Events): Retold | undefined {
  const level = of(events, 'level-up').at(-1)?.level ?? null;
  const skills = of(events, 'skill-gained').map(({ skill }) => skill);
  return level === null && skills.length === 0 ? undefined : { key: 'grew', level, skills };
}

function ended(events: Events): Retold | undefined {
  const rested = of(events, 'rested').at(-1);
  const other = of(events, 'round-end-announced', 'turn-forfeited', 'turn-skipped').at(-1);
  const drawn = sum(of(events, 'cards-drawn').map(({ n }) => n));
  if (rested) return { key: 'ended', how: rested.isSlow ? 'slowly-rested' : 'rested', drawn };
  if (other === undefined) return undefined;
  const how = {
    'round-end-announced': 'announced',
    'turn-forfeited': 'forfeited',
    'turn-skipped': 'skipped',
  } as const;
  return { key: 'ended', how: how[other.key], drawn };
}

/** What is folded together, and the events it is made of. */
const FOLDS: readonly {
  readonly keys: readonly Key[];
  readonly fold: (events: Events) => Retold | undefined;
}[] = [
  { keys: ['card-played', 'card-sideways'], fold: played },
  { keys: ['stepped', 'flown', 'travelled-below'], fold: walked },
  { keys: ['tile-revealed'], fold: explored },
  {
    keys: [
      'combat-begun',
      'summoned',
      'foe-defeated',
      'site-won',
      'city-shields',
      'withdrawn',
      'hero-knocked-out',
    ],
    fold: fought,
  },
  { keys: ['unit-recruited', 'learned', 'bought'], fold: traded },
  { keys: ['card-gained', 'unit-joined', 'crystal-gained', 'crystal-won'], fold: gained },
  {
    keys: ['wounds-taken', 'unit-wounded', 'unit-wounds-itself', 'wound-healed', 'wound-thrown'],
    fold: wounded,
  },
  { keys: ['fame', 'reputation'], fold: renown },
  { keys: ['level-up', 'skill-gained'], fold: grew },
  {
    keys: ['rested', 'round-end-announced', 'turn-forfeited', 'turn-skipped', 'cards-drawn'],
    fold: ended,
  },
];
const FOLDED: ReadonlySet<Key> = new Set(FOLDS.flatMap(({ keys }) => keys));
const COMES_TO: ReadonlySet<Key> = new Set(['foe-defeated', 'wounds-taken', 'hero-knocked-out']);

const isOf = (event: MageKnightEvent, player: Seat | undefined): boolean =>
  player !== undefined && 'player' in event && event.player === player;

interface Placed {
  readonly at: number;
  readonly line: Retold;
}

/** In the order in which things began. What is told as it was told gives way where there is too much. */
function retoldTurn(events: Events, player: Seat | undefined): Retold[] {
  const own = events.filter((event) => isOf(event, player));
  const folded = FOLDS.flatMap(({ keys, fold }): Placed[] => {
    const line = fold(own);
    const at = events.findIndex((event) => isOf(event, player) && keys.includes(event.key));
    return line === undefined ? [] : [{ at: line.key === 'ended' ? events.length : at, line }];
  });
  const whole = events.flatMap((event, at): Placed[] =>
    isSmall(event.key) || (FOLDED.has(event.key) && isOf(event, player))
      ? []
      : [{ at, line: { key: 'event', event } }],
  );
  return [...folded, ...whole.slice(0, Math.max(0, MOST_LINES - folded.length))]
    .sort((one, other) => one.at - other.at)
    .map(({ line }) => line);
}

/** Step by step; of a fight in it only what it came to. */
const retoldMarch = (events: Events): Retold[] =>
  events
    .filter(({ key }) => !isSmall(key) && (!FOLDED.has(key) || COMES_TO.has(key)))
    .slice(0, MOST_LINES)
    .map((event) => ({ key: 'event', event }));

const playerOf = (event: MageKnightEvent): Seat[] =>
  'player' in event && event.player >= 0 ? [event.player] : [];

/** Turn by turn, Volkare's too, which is nobody's. It may begin in the midst of one: of whoever did something first. */
export function retoldTurns(events: Events): RetoldTurn[] {
  const begins = events.flatMap((event, at): { at: number; seat: Seat | undefined }[] => {
    if (event.key === 'turn-begun') return [{ at, seat: event.player }];
    return event.key === 'volkare-turn' ? [{ at, seat: undefined }] : [];
  });
  const before = events.slice(0, begins[0]?.at);
  const [seat] = before.flatMap(playerOf);
  const first = { seat, isVolkares: false, lines: retoldTurn(before, seat) };
  const turns = begins.map(({ at, seat: mover }, index) => {
    const own = events.slice(at + 1, begins[index + 1]?.at);
    const isVolkares = mover === undefined;
    return { seat: mover, isVolkares, lines: isVolkares ? retoldMarch(own) : retoldTurn(own, mover) };
  });
  return first.lines.length > 0 ? [first, ...turns] : turns;
}
