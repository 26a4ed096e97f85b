// How the symbols look by themselves: in the legend, and behind the words that speak of them.
import { crown, dice, people, person, rest } from '@krcma/tableware/icons';
import { drawn, legendFor, same } from '@krcma/tableware/legend';
import { Icon, Pip, SeatShield } from '@krcma/tableware/pieces';
import type { SignGroup } from '@krcma/tableware/signs';
import type { ReactNode } from 'react';
import { AREAS, MONSTER_TYPES, ROLES, TRACKS } from '../data/effect.ts';
import type { ValeriaView } from '../rules/view.ts';
import type { SignId } from '../text/signs.ts';
import { CountCard, MiniCard, SmallDie, timingIcons } from './effect-icons.tsx';
import { Candle } from './end-watch.tsx';
import * as icons from './icons.ts';
import { areaSymbols, countIcons, RoleBadge, TrackPip, typeIcons } from './symbols.tsx';
import './legend.css';

const { eachOf, group, legendOf } = legendFor<SignId, ValeriaView>('va-legend-sign');

const written = (sign: string): ReactNode => <b className="va-sign">{sign}</b>;
const dark = (children: ReactNode): ReactNode => (
  <span className="va-timing va-legend-timing">{children}</span>
);

const PICTURES: Readonly<Record<SignId, () => ReactNode>> = {
  ...eachOf(TRACKS, same, (track) => <TrackPip track={track} />),
  ...eachOf(ROLES, same, (role) => <RoleBadge role={role} />),
  ...eachOf(AREAS, same, (area) => <MiniCard {...areaSymbols[area]} sign={area} />),
  ...eachOf(MONSTER_TYPES, same, (type) => drawn(typeIcons[type])),
  ...eachOf(Object.keys(timingIcons) as (keyof typeof timingIcons)[], same, (timing) =>
    dark(
      <>
        <Icon name={timingIcons[timing]} />
        {timing === 'onDoubles' && '='}
      </>,
    ),
  ),
  ...eachOf(['citizen', 'domain', 'monster'], same, (of) => <CountCard of={of} />),
  slain: () => drawn(countIcons.monster),
  'monster-stacks': () => drawn(countIcons.monster),
  'domain-stacks': () => drawn(countIcons.domain),
  deck: () => drawn(countIcons.deck),
  and: () => written('+'),
  or: () => written('/'),
  per: () => written('×'),
  'at-most': () => written('≤'),
  'pays-for': () => written('→'),
  'taken-from': () => written('←'),
  less: () => written('−'),
  opponent: () => drawn(person),
  everybody: () => drawn(person),
  back: () => drawn(icons.back),
  sword: () => drawn(icons.sword),
  die: () => <SmallDie>6</SmallDie>,
  turned: () => written('−1'),
  activation: () => <span className="va-legend-number">5</span>,
  'own-turn': () => drawn(person),
  'other-turns': () => drawn(people),
  'any-turn': () => (
    <>
      {drawn(person)}
      {drawn(people)}
    </>
  ),
  needs: () => ROLES.slice(0, 2).map((role) => <RoleBadge key={role} role={role} />),
  harm: () => <Pip of="gold" amount="−" />,
  was: () => <s>3</s>,
  surcharge: () => written('+'),
  copies: () => written('×2'),
  left: () => written('×5'),
  owned: () => <SeatShield seat={0} />,
  token: () => <Pip of="strength" amount="+" />,
  exhausted: () => written('✕'),
  'face-down': () => drawn(countIcons.deck),
  candle: () => <Candle out={false} />,
  'not-rolled': () => drawn(dice),
  woken: () => <span className="va-legend-number">7</span>,
  seat: () => <SeatShield seat={1} />,
  'on-turn': () => drawn(dice),
  first: () => drawn(crown),
  resting: () => drawn(rest),
  counted: () => written('8'),
  'line-points': () => written('= 16'),
  leftovers: () => written(': 4'),
  'dark-lord': () => drawn(icons.overlord),
  booty: () => drawn(countIcons.citizen),
  'column-die': () => <SmallDie>3</SmallDie>,
  'column-left': () => drawn(countIcons.citizen),
  bare: () => drawn(icons.overlord),
};

const CARDS: readonly SignId[] = [
  'citizen',
  'domain',
  'monster',
  'activation',
  'own-turn',
  'other-turns',
  'any-turn',
  'needs',
  'surcharge',
  'was',
  'copies',
];
const EFFECTS: readonly SignId[] = [
  'and',
  'or',
  'per',
  'at-most',
  'pays-for',
  'taken-from',
  'opponent',
  'less',
  'back',
  'sword',
  'die',
  'turned',
];
const STACKS: readonly SignId[] = ['left', 'owned', 'exhausted', 'face-down', 'candle', 'monster-stacks'];
const SEATS: readonly SignId[] = ['seat', 'on-turn', 'first'];

/** Only what the components of this table show. */
function groupsOf(view: ValeriaView | undefined): readonly SignGroup<SignId>[] {
  const alone = view === undefined || view.players.length === 1;
  const together = view === undefined || view.players.length > 1;
  const events = view === undefined || view.deck.events > 0 || view.options.events;
  const five = view === undefined || view.players.length === 5;
  return [
    group('Resources', 'Zdroje', TRACKS),
    group('Roles', 'Stavy', ROLES),
    group('On cards', 'Na kartách', CARDS),
    group('Effects', 'Efekty', EFFECTS),
    group(
      'When a domain works',
      'Kdy panství působí',
      Object.keys(timingIcons) as (keyof typeof timingIcons)[],
    ),
    group('Monsters', 'Nestvůry', [...(view?.areas ?? AREAS), ...MONSTER_TYPES]),
    group('The table', 'Stůl', [
      ...STACKS,
      ...(together ? (['domain-stacks'] as const) : []),
      'not-rolled',
      'woken',
    ]),
    group('Players and dukes', 'Hráči a vévodové', [
      ...SEATS,
      ...(five ? (['resting'] as const) : []),
      'slain',
      'counted',
      'line-points',
      'leftovers',
    ]),
    ...(events ? [group('Enemy events', 'Události', ['deck', 'harm', 'everybody', 'token'])] : []),
    ...(alone
      ? [
          group('The Dark Lord', 'Temný pán', [
            'dark-lord',
            'booty',
            'column-die',
            'column-left',
            'bare',
            ...(events ? [] : (['token'] as const)),
          ]),
        ]
      : []),
  ];
}

export const legend = legendOf(PICTURES, groupsOf);
