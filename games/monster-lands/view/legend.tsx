// How the symbols look by themselves: in the legend, and behind the words that speak of them.
import { crown, rest } from '@krcma/tableware/icons';
import { drawn, legendFor, same, written } from '@krcma/tableware/legend';
import { Pip, SeatShield } from '@krcma/tableware/pieces';
import type { SignGroup } from '@krcma/tableware/signs';
import type { ReactNode } from 'react';
import { AFFINITIES, COLOURS } from '../data/types.ts';
import type { MonsterLandsView } from '../rules/view.ts';
import type { SignId } from '../text/signs.ts';
import { AnyDie, Crossed } from './bundle.tsx';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { AffinityBadge, type GoodSign, kindIcons, Sign } from './signs.tsx';
import './legend.css';

const { eachOf, group, legendOf } = legendFor<SignId, MonsterLandsView>('ml-legend-sign');

const place = (sign = ''): ReactNode => <span className="ml-legend-place">{sign}</span>;

const GOODS = [
  'coins',
  'glory',
  'reputation',
  'potions',
  'venoms',
  'defence',
  'trap',
  'trophyCard',
  'points',
] as const satisfies readonly GoodSign[];
const DICE = [...COLOURS, 'attack'] as const;
const KINDS = ['weapon', 'gear', 'spell'] as const;
const PICTURES: Readonly<Record<SignId, () => ReactNode>> = {
  ...eachOf(GOODS, same, (good) => <Sign of={good} />),
  ...eachOf(
    DICE,
    (colour) => `die-${colour}` as const,
    (colour) => <FlatDie colour={colour} />,
  ),
  ...eachOf(AFFINITIES, same, (affinity) => <AffinityBadge affinity={affinity} />),
  ...eachOf(KINDS, same, (kind) => drawn(kindIcons[kind])),
  'die-place': () => <FlatDie colour="strength" empty />,
  surplus: () => (
    <>
      <Sign of="glory" />−<Sign of="reputation" />
    </>
  ),
  wages: () => <Sign of="coins" />,
  brews: () => (
    <>
      <Sign of="potions" />
      <Sign of="venoms" />
    </>
  ),
  'trap-room': () => place(),
  'face-down': () => drawn(icons.snare),
  loot: () => drawn(icons.chest),
  lootFromOffer: () => drawn(icons.chest),
  freeHire: () => drawn(icons.hire),
  freeEquipment: () => drawn(icons.gear),
  limit: () => written('/5'),
  capture: () => drawn(icons.capture),
  kill: () => drawn(icons.kill),
  conquest: () => drawn(icons.conquest),
  quest: () => drawn(icons.quest),
  defeat: () => drawn(icons.skull),
  failure: () => written('✗'),
  death: () => drawn(icons.wound),
  monster: () => drawn(icons.skull),
  total: () => written('Σ'),
  carried: () => written('6 →'),
  target: () => written('≥ 9'),
  'hit-die': () => <FlatDie colour="attack" face={5} />,
  wound: () => drawn(icons.wound),
  ability: () => drawn(icons.reroll),
  'monster-ability': () => drawn(icons.skull),
  brings: () => (
    <>
      <FlatDie colour="strength" />
      <FlatDie colour="persuasion" />
    </>
  ),
  'any-die': () => <AnyDie colours={['strength', 'magic']} />,
  arrow: () => written('→'),
  either: () => written('/'),
  flat: () => written('+6'),
  reroll: () => drawn(icons.reroll),
  steal: () => drawn(icons.steal),
  divert: () => drawn(icons.divert),
  hire: () => drawn(icons.hire),
  mine: () => drawn(icons.mine),
  ban: () => (
    <Crossed>
      <Sign of="potions" />
    </Crossed>
  ),
  everybody: () => written('∀'),
  wounded: () => drawn(icons.wound),
  dead: () => drawn(icons.kill),
  away: () => drawn(icons.outside),
  settled: () => drawn(icons.hut),
  gate: () => drawn(icons.gate),
  guards: () => <Sign of="defence" amount={2} />,
  benefit: () => <Sign of="coins" amount={2} />,
  required: () => <FlatDie colour="strength" />,
  reinforcement: () => <FlatDie colour="magic" empty />,
  'heroic-death': () => (
    <>
      {drawn(icons.kill)}
      <Sign of="glory" amount={3} />
    </>
  ),
  leaving: () => written('…'),
  penalty: () => (
    <>
      −<Sign of="glory" amount={1} />
    </>
  ),
  'quest-cost': () => (
    <>
      −<Sign of="coins" amount={4} />
    </>
  ),
  'left-path': () => written('◂'),
  'right-path': () => written('▸'),
  'no-monster': () => place(),
  'no-realm': () => place(),
  'no-quest': () => place(),
  'no-loot': () => place(),
  'no-offer': () => place(),
  step: () => place('…'),
  panic: () => drawn(icons.panic),
  space: () => place(),
  'space-3': () => place('3+'),
  'space-taken': () => <FlatDie colour="persuasion" face={4} />,
  endless: () => place('∞'),
  discount: () => written('−3'),
  was: () => <s>7</s>,
  basket: () => written('✓'),
  count: () => written('×8'),
  round: () => written('①'),
  'extra-dice': () => (
    <>
      +1
      <FlatDie colour="attack" />
    </>
  ),
  seat: () => <SeatShield seat={1} />,
  first: () => drawn(crown),
  passed: () => drawn(rest),
  sam: () => drawn(icons.sam),
  pack: () => drawn(icons.storage),
  rating: () => <Pip of="points" amount={30} />,
  spread: () => written('3·2·1'),
};

const ROLLS: readonly SignId[] = [
  'capture',
  'kill',
  'conquest',
  'quest',
  'target',
  'total',
  'carried',
  'hit-die',
  'wound',
  'death',
  'failure',
];
const ABILITIES: readonly SignId[] = [
  'ability',
  'monster-ability',
  'brings',
  'any-die',
  'arrow',
  'either',
  'flat',
  'reroll',
  'divert',
  'hire',
  'mine',
  'ban',
  'everybody',
  'defeat',
  'monster',
  'freeHire',
  'freeEquipment',
  'lootFromOffer',
];
const PATHS: readonly SignId[] = [
  'gate',
  'guards',
  'benefit',
  'required',
  'reinforcement',
  'die-place',
  'heroic-death',
  'penalty',
  'quest-cost',
  'left-path',
  'right-path',
  'leaving',
  'no-monster',
  'no-realm',
  'no-quest',
  'no-loot',
  'step',
];
const CITADEL: readonly SignId[] = [
  'panic',
  'space',
  'space-taken',
  'endless',
  'discount',
  'was',
  'basket',
  'count',
  'no-offer',
];
const CLAN: readonly SignId[] = [
  'surplus',
  'wages',
  'limit',
  'trap-room',
  'face-down',
  'loot',
  'wounded',
  'dead',
  'away',
  'settled',
];

/** Only what the components of this table show. */
function groupsOf(view: MonsterLandsView | undefined): readonly SignGroup<SignId>[] {
  const harder = view === undefined || view.difficulty !== 'easy';
  const few = view === undefined || view.clans.length < 3;
  const tricks = view === undefined || view.options.tricks === true || view.sam !== undefined;
  const alone: SignId[] = [
    ...(view === undefined || view.sam !== undefined ? (['sam'] as const) : []),
    ...(view === undefined || view.progress?.pack !== undefined ? (['pack'] as const) : []),
    ...(view === undefined || view.progress?.spread !== undefined ? (['spread'] as const) : []),
    'rating',
  ];
  return [
    group('Goods and tracks', 'Zásoby a stupnice', GOODS),
    group(
      'Dice',
      'Kostky',
      DICE.map((colour) => `die-${colour}` as const),
    ),
    group('Affinities and equipment', 'Příslušnosti a vybavení', [...AFFINITIES, ...KINDS]),
    group('Rolls', 'Hody', ROLLS),
    group('Abilities', 'Schopnosti', [...ABILITIES, ...(tricks ? (['steal'] as const) : [])]),
    group('Outside', 'Okolí', PATHS),
    group('Citadel', 'Citadela', [...CITADEL, ...(few ? (['space-3'] as const) : [])]),
    group('Clan', 'Klan', [...CLAN, 'brews']),
    group('The table', 'Stůl', [
      'round',
      ...(harder ? (['extra-dice'] as const) : []),
      'seat',
      'first',
      'passed',
    ]),
    ...(view === undefined || view.scenario !== undefined ? [group('Scenario', 'Scénář', alone)] : []),
  ];
}

export const legend = legendOf(PICTURES, groupsOf);
