// Abilities in symbols; their words stand in the explanation of the card.
import { Icon } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import type {
  Affinity,
  Colour,
  EquipmentAbility,
  Goal,
  LootAbility,
  MemberAbility,
  TrapAbility,
} from '../data/types.ts';
import { AnyDie, BundleSigns, Crossed } from './bundle.tsx';
import { DiceRow, FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { AffinityBadge, Sign } from './signs.tsx';

type Ability = MemberAbility | EquipmentAbility | TrapAbility | LootAbility;

const goalIcons: Readonly<Record<Goal | 'defeat', string>> = {
  capture: icons.capture,
  kill: icons.kill,
  conquest: icons.conquest,
  defeat: icons.skull,
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const Arrow = () => (
  <span data-sign="arrow" aria-hidden="true">
    →
  </span>
);

function scopeIcon(scope: string): ReactNode {
  if (scope === 'quest-path') return <Icon name={icons.quest} sign="quest" />;
  if (scope === 'monster') return <Icon name={icons.skull} sign="monster" />;
  return scope === 'conquest' ? <Icon name={icons.conquest} sign="conquest" /> : null;
}

const Colours = ({ colours }: { readonly colours: readonly Colour[] }) =>
  colours.map((colour) => <FlatDie key={colour} colour={colour} />);

const Against = ({ affinities }: { readonly affinities: readonly Affinity[] }) =>
  affinities.map((affinity) => <AffinityBadge key={affinity} affinity={affinity} />);

function exchangeSigns(ability: Extract<Ability, { op: 'convertDie' }>): ReactNode {
  const many = ability.take > 1 && `${ability.take}×`;
  return (
    <>
      <AnyDie colours={ability.fromColours} />
      <Arrow />
      {many}
      <AnyDie colours={ability.toColours} />
    </>
  );
}

function rollSigns(ability: Ability): ReactNode {
  switch (ability.op) {
    case 'reroll':
      return (
        <>
          <Icon name={icons.reroll} sign="reroll" />
          {ability.times > 1 && ability.times}
          <Colours colours={ability.colours} />
          {scopeIcon(ability.scope)}
        </>
      );
    case 'dieBonus':
      return (
        <>
          <FlatDie colour={ability.colour} />
          {signed(ability.value)}
          {scopeIcon(ability.scope)}
        </>
      );
    case 'totalBonus':
      return (
        <>
          <Icon name={goalIcons[ability.goal]} sign={ability.goal} />
          {signed(ability.value)}
        </>
      );
    case 'trapDice':
      return <DiceRow dice={{ [ability.colour]: ability.dice }} />;
    case 'flatAttack':
      return (
        <b className="ml-flat" data-sign="flat">
          +{ability.value}
        </b>
      );
    case 'steal':
      return (
        <>
          <Icon name={icons.steal} sign="steal" />
          {ability.upTo}
          <AnyDie colours={ability.colours} />
        </>
      );
    case 'convertDie':
      return exchangeSigns(ability);
    default:
      return gainSigns(ability);
  }
}

function gainSigns(ability: Ability): ReactNode {
  switch (ability.op) {
    case 'gain':
      return ability.choice.map((bundle, index) => (
        <span key={JSON.stringify(bundle)} className="ml-ability">
          {index > 0 && <span data-sign="either">/</span>}
          <BundleSigns bundle={bundle} />
        </span>
      ));
    case 'gainOn':
      return (
        <>
          <Icon name={goalIcons[ability.event]} sign={ability.event} />
          <Arrow />
          <BundleSigns bundle={ability.gain} />
        </>
      );
    case 'discount':
      return (
        <>
          {ability.target === 'traps' ? <Sign of="trap" /> : <Icon name={icons.hire} sign="hire" />}
          {signed(-ability.value)}
          <Sign of="coins" />
        </>
      );
    case 'mineBonus':
      return (
        <>
          <Icon name={icons.mine} sign="mine" />
          <Sign of="coins" amount={signed(ability.coins)} />
        </>
      );
    case 'buyDie':
      return (
        <>
          <Sign of="coins" amount={ability.coins} />
          <Arrow />
          <FlatDie colour={ability.colour} />
        </>
      );
    default:
      return otherSigns(ability);
  }
}

function otherSigns(ability: Ability): ReactNode {
  switch (ability.op) {
    case 'defence':
      return (
        <>
          <Sign of="defence" amount={ability.value} />
          {ability.vs !== null && <Against affinities={ability.vs} />}
        </>
      );
    case 'divertDie':
      return (
        <>
          <Icon name={icons.divert} sign="divert" />
          {ability.dice}
          <FlatDie colour="attack" />
        </>
      );
    case 'storage':
      return <Sign of="trap" amount={`+${ability.traps}`} />;
    case 'noTrapNeeded':
      return (
        <>
          <Icon name={icons.capture} sign="capture" />
          <Crossed>
            <Sign of="trap" />
          </Crossed>
        </>
      );
    case 'trophy':
      return <Sign of="trophyCard" amount={ability.value} />;
    case 'freeHire':
      return <Icon name={icons.hire} sign="hire" />;
    default:
      return null;
  }
}

export const AbilitySigns = ({ ability }: { readonly ability: Ability }) => (
  <span className="ml-ability" data-sign="ability">
    {rollSigns(ability)}
  </span>
);
