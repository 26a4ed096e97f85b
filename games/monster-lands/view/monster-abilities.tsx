// Abilities of monsters in symbols; their words stand in the explanation of the card.
import { Icon } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import type { MonsterAbility } from '../data/types.ts';
import { Arrow, signed } from './abilities.tsx';
import { Crossed } from './bundle.tsx';
import { FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { AffinityBadge, kindIcons, Sign } from './signs.tsx';

const AttackDice = ({ dice }: { readonly dice: number }) => (
  <>
    +{dice}
    <FlatDie colour="attack" />
  </>
);

function banSigns(ability: MonsterAbility): ReactNode {
  switch (ability.op) {
    case 'banTokens':
      return ability.tokens.map((token) => (
        <Crossed key={token}>
          <Sign of={token} />
        </Crossed>
      ));
    case 'banDefenceAbilities':
      return (
        <Crossed>
          <Sign of="defence" />
        </Crossed>
      );
    case 'banEquipmentKind':
      return (
        <Crossed>
          <Icon name={kindIcons[ability.kind]} sign={ability.kind} />
        </Crossed>
      );
    case 'trapsToCapture':
      return (
        <>
          <Icon name={icons.capture} sign="capture" />
          <Sign of="trap" amount={ability.value} />
        </>
      );
    case 'dieMalus':
      return (
        <>
          <FlatDie colour={ability.colour} />
          {signed(ability.value)}
        </>
      );
    case 'panicDraw':
      return (
        <>
          <Icon name={icons.panic} sign="panic" />
          {ability.value}
        </>
      );
    default:
      return null;
  }
}

function monsterSigns(ability: MonsterAbility): ReactNode {
  switch (ability.op) {
    case 'homelandDice':
      return (
        <>
          <AffinityBadge affinity={ability.affinity} />
          <AttackDice dice={ability.dice} />
        </>
      );
    case 'preRollAll':
      return (
        <>
          <AttackDice dice={ability.dice} />
          <span data-sign="everybody">∀</span>
        </>
      );
    case 'onKilledWoundAll':
      return (
        <>
          <Icon name={icons.kill} sign="kill" />
          <Arrow />
          <Icon name={icons.wound} sign="wound" />
        </>
      );
    case 'autoHit':
      return (
        <>
          <Icon name={icons.wound} sign="wound" />+{ability.value}
        </>
      );
    case 'gateOnDraw':
      return <Icon name={icons.gate} sign="gate" />;
    case 'escapeOnCapture':
      return (
        <>
          <Icon name={icons.capture} sign="capture" />
          <Arrow />
          <Icon name={icons.gate} sign="gate" />
        </>
      );
    case 'gateDice':
      return (
        <>
          <Icon name={icons.gate} sign="gate" />
          <AttackDice dice={ability.dice} />
        </>
      );
    case 'gloryLossOnWound':
      return (
        <>
          <Icon name={icons.wound} sign="wound" />
          <Arrow />
          <Sign of="glory" amount={`−${ability.value}`} />
        </>
      );
    default:
      return banSigns(ability);
  }
}

export const MonsterAbilitySigns = ({ ability }: { readonly ability: MonsterAbility }) => (
  <span className="ml-ability" data-sign="monster-ability">
    {monsterSigns(ability)}
  </span>
);
