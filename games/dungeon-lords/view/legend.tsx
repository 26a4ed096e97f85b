// How the symbols look by themselves: in the legend, and behind the words that speak of them.
import { crown } from '@krcma/tableware/icons';
import { drawn, legendFor, same, written } from '@krcma/tableware/legend';
import { Pip, SeatShield } from '@krcma/tableware/pieces';
import type { SignGroup } from '@krcma/tableware/signs';
import type { ReactNode } from 'react';
import type { Zone } from '../data/rooms.ts';
import { CLASSES } from '../data/types.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { SEASONS } from '../state.ts';
import { type SignId, STEPS, type TargetSign } from '../text/signs.ts';
import { Target } from './attacks.tsx';
import * as icons from './icons.ts';
import { ZoneMap } from './room-face.tsx';
import { ClassBadge, Crossed, eventIcons, type GoodSign, HeroBadge, Sign, seasonIcons } from './signs.tsx';
import './legend.css';

const { eachOf, group, legendOf } = legendFor<SignId, DungeonLordsView>('dl-legend-sign');

const place = (sign = '', kind?: string): ReactNode => (
  <span className="dl-legend-place" data-kind={kind}>
    {sign}
  </span>
);

const GOODS = [
  'gold',
  'food',
  'imp',
  'evil',
  'trap',
  'monster',
  'letter',
  'points',
] as const satisfies readonly GoodSign[];
const SKILLS = [
  'hit-points',
  'damage',
  'anti-trap',
  'healing',
  'magic',
] as const satisfies readonly GoodSign[];
const EVENTS = ['payday', 'taxes', 'special'] as const;
const TARGETS: readonly TargetSign[] = [
  'target-first',
  'target-second',
  'target-last',
  'target-each',
  'target-others',
  'target-any',
];
const ZONES: readonly Zone[] = ['upper', 'lower', 'core', 'perimeter', 'any'];

const STEP_PICTURES: Readonly<Record<(typeof STEPS)[number], () => ReactNode>> = {
  trap: () => <Sign of="trap" />,
  fast: () => drawn(icons.impWalkout),
  creatures: () => <Sign of="monster" />,
  slow: () => drawn(icons.slow),
  healing: () => <Sign of="healing" />,
  fatigue: () => <Sign of="damage" />,
  conquest: () => drawn(icons.conquered),
  poison: () => drawn(icons.poisonedDart),
};

const PICTURES: Readonly<Record<SignId, () => ReactNode>> = {
  ...eachOf([...GOODS, ...SKILLS], same, (good) => <Sign of={good} />),
  ...eachOf(CLASSES, same, (of) => <ClassBadge of={of} />),
  ...eachOf(SEASONS, same, (season) => drawn(seasonIcons[season])),
  ...eachOf(EVENTS, same, (event) => drawn(eventIcons[event])),
  ...eachOf(TARGETS, same, (of) => <Target of={of} />),
  ...eachOf(
    ZONES,
    (zone) => `zone-${zone}` as const,
    (zone) => <ZoneMap zone={zone} />,
  ),
  ...eachOf(
    STEPS,
    (step) => `step-${step}` as const,
    (step) => STEP_PICTURES[step](),
  ),
  idle: () => (
    <>
      <Sign of="imp" />
      {written('3/5')}
    </>
  ),
  'troll-token': () => drawn(icons.troll),
  tiles: () => place('', 'tunnel'),
  arrow: () => written('→'),
  dig: () => drawn(icons.digTunnels),
  mine: () => <Sign of="mine" amount={2} />,
  spy: () => drawn(icons.spy),
  hire: () => drawn(icons.hireMonster),
  room: () => drawn(icons.buildRoom),
  foreman: () => <Sign of="imp" amount="!" />,
  slot: () => place('II'),
  'slot-next': () => place('I', 'next'),
  'slot-taken': () => <SeatShield seat={1} />,
  lacking: () => written('✗'),
  dummy: () => <span className="dl-dummy" />,
  'no-offer': () => place('', 'empty'),
  order: () => drawn(icons.digTunnels),
  locked: () => drawn(icons.lock),
  place: () => <b className="dl-roman">II</b>,
  stayed: () => written('↩'),
  paladin: () => <HeroBadge id="paladin-1" />,
  phantom: () => <HeroBadge id="phantom" />,
  bonus: () => <Sign of="hit-points" amount="+1" />,
  'goes-to': () => (
    <>
      {written('→')}
      <SeatShield seat={0} />
    </>
  ),
  prison: () => drawn(icons.prison),
  'not-monster': () => drawn(icons.ghost),
  worker: () => drawn(icons.toolShed),
  spares: () => (
    <span className="dl-spares">
      <ClassBadge of="priest" />
    </span>
  ),
  'spares-first': () => (
    <span className="dl-spares">
      <Target of="target-first" />
    </span>
  ),
  hit: () => <Sign of="damage" amount={3} />,
  'hit-all-of-it': () => <Sign of="hit-points" amount="✗" />,
  times: () => written('2×'),
  'on-kill': () => written('+1'),
  'no-conquest': () => <Crossed icon={icons.conquered} sign="no-conquest" />,
  'no-healing': () => <Crossed icon={icons.priest} sign="no-healing" />,
  'stays-ready': () => drawn(icons.back),
  'late-poison': () => written('+2'),
  silences: () => <Crossed icon={icons.crystal} sign="silences" />,
  'face-down': () => drawn(icons.buyTraps),
  sent: () => drawn(icons.warrior),
  sheep: () => drawn(icons.metamorphosis),
  out: () => drawn(icons.regeneration),
  striking: () => drawn(icons.blindRage),
  workers: () => <Sign of="imp" />,
  production: () => drawn(icons.workshop),
  'battle-room': () => drawn(icons.trainingRoom),
  prestige: () => drawn(icons.cafeteria),
  bait: () => <Sign of="gold" />,
  'no-spells': () => <Crossed icon={icons.crystal} sign="no-spells" />,
  'per-title': () => drawn(icons.hallOfFame),
  worked: () => drawn(icons.imp),
  rock: () => place('', 'rock'),
  tunnel: () => place('', 'tunnel'),
  entrance: () => drawn(icons.entrance),
  conquered: () => drawn(icons.conquered),
  'at-work': () => drawn(icons.imp),
  battlefield: () => place('', 'fought'),
  fast: () => drawn(icons.impWalkout),
  slow: () => drawn(icons.slow),
  fatigue: () => <Sign of="damage" />,
  crystals: () => <Sign of="magic" />,
  'unknown-card': () => drawn(icons.crystal),
  spied: () => drawn(icons.spy),
  shield: () => drawn(icons.magicShield),
  forecast: () => written('?'),
  'lost-tiles': () => drawn(icons.conquered),
  year: () => written('I'),
  'unknown-event': () => written('?'),
  track: () => drawn(icons.evil),
  'paladin-space': () => place('9', 'paladin'),
  neutral: () => <span className="dl-neutral" />,
  start: () => drawn(crown),
  seat: () => <SeatShield seat={1} />,
  title: () => <Pip of="points" />,
};

const STOCK: readonly SignId[] = [...GOODS, 'idle', 'troll-token', 'tiles'];
const ACTIONS: readonly SignId[] = [
  'arrow',
  'dig',
  'mine',
  'spy',
  'hire',
  'room',
  'foreman',
  'slot',
  'slot-next',
  'slot-taken',
  'lacking',
  'no-offer',
];
const ORDERS: readonly SignId[] = ['order', 'place', 'locked', 'stayed'];
const HEROES: readonly SignId[] = [...CLASSES, 'paladin', ...SKILLS, 'goes-to', 'prison'];
const ATTACKS: readonly SignId[] = [
  'hit',
  ...TARGETS,
  'times',
  'on-kill',
  'no-conquest',
  'no-healing',
  'stays-ready',
  'spares',
  'spares-first',
  'not-monster',
  'worker',
  'hit-all-of-it',
  'late-poison',
  'silences',
  'face-down',
  'sent',
  'out',
];
const ROOMS: readonly SignId[] = [
  'workers',
  'production',
  ...ZONES.map((zone) => `zone-${zone}` as const),
  'worked',
];
const LATE_ROOMS: readonly SignId[] = ['battle-room', 'prestige', 'bait', 'no-spells', 'per-title'];
const DUNGEON: readonly SignId[] = ['rock', 'tunnel', 'entrance', 'conquered', 'at-work', 'battlefield'];
const COMBAT: readonly SignId[] = [
  ...STEPS.map((step) => `step-${step}` as const),
  'fast',
  'slow',
  'fatigue',
  'crystals',
  'unknown-card',
  'spied',
  'shield',
  'forecast',
  'lost-tiles',
];
const TABLE: readonly SignId[] = [
  'year',
  ...SEASONS,
  ...EVENTS,
  'unknown-event',
  'track',
  'paladin-space',
  'start',
  'seat',
  'title',
];

/** Only what the components of this table show. */
function groupsOf(view: DungeonLordsView | undefined): readonly SignGroup<SignId>[] {
  const late = view === undefined || view.year === 2;
  const few = view === undefined || view.dummies.length > 0;
  const two = view === undefined || view.neutralEvil !== null;
  const special = view === undefined || view.options.rules === 'full';
  return [
    group('Goods', 'Zásoby', STOCK),
    group('Actions', 'Akce', few ? [...ACTIONS, 'dummy'] : ACTIONS),
    group('Orders', 'Příkazy', ORDERS),
    group('Heroes', 'Hrdinové', late ? [...HEROES, 'phantom', 'bonus'] : HEROES),
    group('Creatures and traps', 'Příšery a pasti', [
      ...ATTACKS,
      ...(late ? (['sheep'] as const) : []),
      ...(special ? (['striking'] as const) : []),
    ]),
    group('Rooms', 'Místnosti', late ? [...ROOMS, ...LATE_ROOMS] : ROOMS),
    group('Dungeon', 'Dungeon', DUNGEON),
    group('Combat', 'Boj', COMBAT),
    group('The table', 'Stůl', two ? [...TABLE, 'neutral'] : TABLE),
  ];
}

export const legend = legendOf(PICTURES, groupsOf);
