// How the symbols look by themselves: in the legend, and behind the words that speak of them.
import { crown } from '@krcma/tableware/icons';
import { drawn, legendFor, same, written } from '@krcma/tableware/legend';
import { Icon, SeatShield } from '@krcma/tableware/pieces';
import type { SignGroup } from '@krcma/tableware/signs';
import type { ReactNode } from 'react';
import { boardFor, LANDS } from '../data/board.ts';
import { GODS } from '../data/gods.ts';
import { REALMS } from '../data/realms.ts';
import { ATTRIBUTES, RUNES, WEAPONS } from '../data/types.ts';
import { ACTIONS } from '../data/wheel.ts';
import type { RagnarokView } from '../rules/view.ts';
import { STEPS } from '../state.ts';
import type { Victory } from '../text/board-words.ts';
import type { SignId } from '../text/signs.ts';
import {
  actionIcons,
  attributeIcons,
  godIcons,
  landIcons,
  realmIcons,
  stepIcons,
  victoryIcons,
  weaponIcons,
} from './emblems.ts';
import * as icons from './icons.ts';
import { RuneSign } from './signs.tsx';
import './legend.css';

const { eachOf, group, legendOf } = legendFor<SignId, RagnarokView>('lr-legend-sign');

const disc = (sign: string, kind?: string): ReactNode => (
  <span className="lr-legend-disc" data-kind={kind}>
    {sign}
  </span>
);

const VICTORIES: readonly Victory[] = ['jarl', 'godi', 'slayer'];

const actionSign = <Id extends string>(id: Id): `action-${Id}` => `action-${id}`;
const stepSign = <Id extends string>(id: Id): `step-${Id}` => `step-${id}`;

const PICTURES: Readonly<Record<SignId, () => ReactNode>> = {
  ...eachOf(RUNES, same, (rune) => <RuneSign of={rune} />),
  ...eachOf(ATTRIBUTES, same, (attribute) => drawn(attributeIcons[attribute])),
  ...eachOf(WEAPONS, same, (weapon) => drawn(weaponIcons[weapon])),
  ...eachOf(LANDS, same, (land) => drawn(landIcons[land])),
  ...eachOf(REALMS, same, (realm) => drawn(realmIcons[realm])),
  ...eachOf(GODS, same, (god) => drawn(godIcons[god])),
  ...eachOf(VICTORIES, same, (victory) => drawn(victoryIcons[victory])),
  ...eachOf(ACTIONS, actionSign, (action) => drawn(actionIcons[action])),
  ...eachOf(STEPS, stepSign, (step) => drawn(stepIcons[step])),
  'any-rune': () => drawn(icons.sanctuary),
  'rune-cost': () => (
    <span className="lr-cost">
      <i />
      <i />
    </span>
  ),
  'rune-of': () => disc('='),
  injury: () => drawn(icons.injury),
  shield: () => drawn(icons.shield),
  'any-weapon': () => drawn(icons.staff),
  army: () => drawn(icons.army),
  'army-plus': () => (
    <>
      <Icon name={icons.army} />
      <b>+1</b>
    </>
  ),
  supply: () => drawn(icons.army),
  hero: () => drawn(icons.ragnar),
  drakkar: () => drawn(icons.drakkar),
  monster: () => drawn(icons.grendel),
  loki: () => drawn(icons.loki),
  priest: () => drawn(icons.priest),
  seat: () => <SeatShield seat={0} />,
  start: () => drawn(crown),
  settlement: () => drawn(icons.settlement),
  sanctuary: () => drawn(icons.sanctuary),
  temple: () => drawn(icons.temple),
  forge: () => drawn(icons.forge),
  monument: () => drawn(icons.monument),
  population: () => disc('3'),
  tree: () => drawn(icons.yggdrasil),
  ice: () => disc('', 'ice'),
  scale: () => drawn(icons.temple),
  draft: () => written('+'),
  card: () => drawn(icons.card),
  'unknown-card': () => drawn(icons.card),
  blessing: () => drawn(icons.odin),
  artifact: () => drawn(icons.blade),
  exhausted: () => <span className="lr-legend-turned">{drawn(icons.blade)}</span>,
  kill: () => drawn(icons.kill),
  strength: () => disc('4', 'strength'),
  'battle-effect': () => drawn(icons.army),
  'hunt-effect': () => drawn(icons.monsters),
  loss: () => drawn(icons.loss),
  rage: () => drawn(icons.rage),
  weakness: () => drawn(icons.weakness),
  'attack-draw': () => drawn(icons.card),
  'no-shield': () => (
    <span className="lr-tag lr-crossed">
      <Icon name={icons.shield} />
    </span>
  ),
  ally: () => drawn(icons.ally),
  omen: () => drawn(icons.usurp),
  show: () => drawn(icons.map),
  ragnarok: () => drawn(icons.ragnarok),
};

const PIECES: readonly SignId[] = [
  'army',
  'supply',
  'hero',
  'drakkar',
  'monster',
  'loki',
  'priest',
  'seat',
  'start',
];
const PRINTED: readonly SignId[] = [
  'population',
  'settlement',
  'sanctuary',
  'temple',
  'forge',
  'monument',
  'tree',
  'scale',
  'draft',
];
const OWN: readonly SignId[] = [
  ...ATTRIBUTES,
  'injury',
  ...RUNES,
  'any-rune',
  'rune-cost',
  'rune-of',
  'card',
  'unknown-card',
  'blessing',
  'artifact',
  'exhausted',
  'kill',
];
const CARDS: readonly SignId[] = [
  ...WEAPONS,
  'shield',
  'any-weapon',
  'strength',
  'loss',
  'battle-effect',
  'hunt-effect',
  'rage',
  'weakness',
  'attack-draw',
  'no-shield',
  'army-plus',
  'ally',
];

/** Only what this side of the board shows. */
function groupsOf(view: RagnarokView | undefined): readonly SignGroup<SignId>[] {
  const lands = view === undefined ? LANDS : LANDS.filter((land) => boardFor(view.seats).lands[land]);
  const ice = view === undefined || view.seats === 2;
  return [
    group('Victories', 'Vítězství', [...VICTORIES, 'omen', 'ragnarok', 'show']),
    group('The island', 'Ostrov', ice ? [...PRINTED, 'ice'] : PRINTED),
    group('Lands', 'Území', lands),
    group('Pieces', 'Figurky', PIECES),
    group('Players', 'Hráči', OWN),
    group('Cards', 'Karty', CARDS),
    group('The wheel', 'Akční kruh', ACTIONS.map(actionSign)),
    group('Realms', 'Říše', REALMS),
    group('Gods', 'Bohové', GODS),
    group('A turn', 'Tah', STEPS.map(stepSign)),
  ];
}

export const legend = legendOf(PICTURES, groupsOf);
