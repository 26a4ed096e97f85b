// How the symbols look by themselves: in the legend, and behind the words that speak of them.
import { drawn, legendFor, same } from '@krcma/tableware/legend';
import { SeatShield } from '@krcma/tableware/pieces';
import type { SignGroup } from '@krcma/tableware/signs';
import type { ReactNode } from 'react';
import { ABILITIES } from '../data/enemy.ts';
import type { SiteKind } from '../data/sites.ts';
import { BACKS, COLOURS, ELEMENTS, type Resistance } from '../data/types.ts';
import { RECRUIT_SITES } from '../data/unit-card.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { SignId } from '../text/signs.ts';
import { CardBack } from './card-face.tsx';
import { abilityIcons, elementIcons, kindIcons, recruitIcons, siteIcons } from './emblems.ts';
import { TokenFigure } from './figures.tsx';
import { LeaderLevel } from './foe.tsx';
import { UnknownDie } from './hidden-die.tsx';
import * as icons from './icons.ts';
import { type ManaKind, ManaSign } from './mana.tsx';
import './legend.css';

const { eachOf, group, legendOf } = legendFor<SignId, MageKnightView>('mk-legend-sign');

const mana = (kind: ManaKind) => (): ReactNode => <ManaSign colour="red" kind={kind} />;

const SITES = Object.keys(siteIcons) as readonly SiteKind[];
const RESISTANCES: readonly Resistance[] = ['physical', 'fire', 'ice'];
const KINDS = ['basic', 'advanced', 'spell', 'artifact'] as const;
const attackOf = <Id extends string>(id: Id): `${Id}-attack` => `${id}-attack`;
const resistanceTo = <Id extends string>(id: Id): `${Id}-resistance` => `${id}-resistance`;
const recruitedAt = <Id extends string>(id: Id): `at-${Id}` => `at-${id}`;
const backOf = <Id extends string>(id: Id): `back-${Id}` => `back-${id}`;

const back = (of: (typeof BACKS)[number]): ReactNode => (
  <svg className="mk-legend-token" viewBox="-24 -24 48 48" aria-hidden="true">
    <TokenFigure token={{ enemy: null, up: false, back: of }} />
  </svg>
);

const PICTURES: Readonly<Record<SignId, () => ReactNode>> = {
  ...eachOf(COLOURS, same, (colour) => <ManaSign colour={colour} />),
  ...eachOf(ABILITIES, same, (ability) => drawn(abilityIcons[ability])),
  ...eachOf(SITES, same, (site) => drawn(siteIcons[site])),
  ...eachOf(KINDS, same, (kind) => drawn(kindIcons[kind])),
  ...eachOf(ELEMENTS, attackOf, (element) => drawn(elementIcons[element])),
  ...eachOf(RESISTANCES, resistanceTo, (element) => (
    <span className="mk-resistance">{drawn(elementIcons[element])}</span>
  )),
  ...eachOf(RECRUIT_SITES, recruitedAt, (site) => drawn(recruitIcons[site])),
  ...eachOf(BACKS, backOf, back),
  day: () => drawn(icons.sun),
  night: () => drawn(icons.moon),
  die: mana('die'),
  'hidden-die': () => <UnknownDie />,
  token: mana('token'),
  crystal: mana('crystal'),
  hero: () => drawn(icons.hero),
  fame: () => drawn(icons.fame),
  level: () => drawn(icons.command),
  reputation: () => drawn(icons.reputation),
  armor: () => drawn(icons.armor),
  hand: () => drawn(icons.hand),
  'hand-limit': () => drawn(icons.hand),
  command: () => drawn(icons.banner),
  move: () => drawn(icons.move),
  block: () => drawn(icons.block),
  ranged: () => drawn(icons.crossbow),
  siege: () => drawn(icons.siege),
  half: () => <b>½</b>,
  influence: () => drawn(icons.influence),
  heal: () => drawn(icons.heal),
  wound: () => drawn(icons.wound),
  'unknown-card': () => <CardBack n={5} />,
  deck: () => drawn(icons.draw),
  discard: () => <CardBack n={3} />,
  played: () => <CardBack n={2} />,
  seat: () => <SeatShield seat={1} />,
  shield: () => <SeatShield seat={0} />,
  'unit-level': () => <b>II</b>,
  cost: () => drawn(icons.influence),
  enemy: () => drawn(icons.orc),
  'leader-level': () => <LeaderLevel level={5} />,
  tile: () => drawn(icons.tile),
};

const PLAYERS: readonly SignId[] = [
  'hero',
  'fame',
  'level',
  'reputation',
  'armor',
  'hand',
  'hand-limit',
  'command',
  'move',
  'influence',
  'block',
  'heal',
  'wound',
  'shield',
  'seat',
];
const CARDS: readonly SignId[] = [...KINDS, 'unknown-card', 'deck', 'discard', 'played'];
const UNITS: readonly SignId[] = [...RECRUIT_SITES.map(recruitedAt), 'unit-level', 'cost'];

const GROUPS: readonly SignGroup<SignId>[] = [
  group('Mana', 'Mana', [...COLOURS, 'die', 'hidden-die', 'token', 'crystal', 'day', 'night']),
  group('Players', 'Hráči', PLAYERS),
  group('Cards', 'Karty', CARDS),
  group('Attacks and resistances', 'Útoky a odolnosti', [
    'ranged',
    'siege',
    'half',
    ...ELEMENTS.map(attackOf),
    ...RESISTANCES.map(resistanceTo),
  ]),
  group('Abilities of enemies', 'Schopnosti nepřátel', ABILITIES),
  group('Enemies', 'Nepřátelé', ['enemy', 'leader-level', ...BACKS.map(backOf)]),
  group('Units', 'Jednotky', UNITS),
  group('Sites', 'Místa', ['tile', ...SITES]),
];

export const legend = legendOf(PICTURES, () => GROUPS);
