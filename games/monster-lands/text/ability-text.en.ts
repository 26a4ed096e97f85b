import { capital, countInEnglish } from '@krcma/kernel';
// What every card and token does, in one sentence.
import type { ComponentId } from '../data/components.ts';
import { equipmentOf, isEquipment } from '../data/equipment.ts';
import { type LootId, lootOf } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { monsterOf } from '../data/monsters.ts';
import { type TrapId, trapOf } from '../data/traps.ts';
import {
  COLOURS,
  type EquipmentAbility,
  type LootAbility,
  type MemberAbility,
  type MonsterAbility,
  type TrapAbility,
} from '../data/types.ts';
import { isLootId, isMemberId, isMonsterId, isTrapId } from './facts.ts';
import { affinities, bundleText, coins, diceOf, kinds, list } from './phrases.en.ts';

const SCOPES = { any: '', monster: ' against monsters', conquest: ' in a conquest' } as const;
const GOALS = {
  capture: 'a capture',
  kill: 'a kill',
  conquest: 'a conquest',
  defeat: 'a capture or a kill',
} as const;

type Ability = MemberAbility | EquipmentAbility | TrapAbility | LootAbility;

function clause(ability: Ability): string {
  switch (ability.op) {
    case 'defence':
      return ability.vs === null
        ? `stops ${countInEnglish(ability.value, 'hit')} a round`
        : `stops ${countInEnglish(ability.value, 'hit')} a round of ${list(
            ability.vs.map((affinity) => affinities[affinity]),
            'or',
          )} monsters`;
    case 'reroll': {
      const dice = `${list(ability.colours, 'or')} ${ability.times === 1 ? 'die' : 'dice'}`;
      const where = ability.scope === 'quest-path' ? ' on a quest' : '';
      const same = ability.times > 1 ? (ability.sameDie ? ', also the same one' : ', each once') : '';
      return `rerolls ${ability.times > 1 ? 'up to ' : ''}${ability.times} ${dice}${where}${same}`;
    }
    case 'dieBonus':
      return `each ${ability.colour} die on the path counts +${ability.value}${SCOPES[ability.scope]}`;
    case 'totalBonus':
      return `+${ability.value} towards ${GOALS[ability.goal]}`;
    case 'gain':
      return `gives ${list(ability.choice.map(bundleText), 'or')}`;
    case 'gainOn':
      return `gives ${bundleText(ability.gain)} after ${GOALS[ability.event]}`;
    case 'discount':
      return `${ability.target === 'hire' ? 'one hire' : 'one trap purchase'} a round costs ${ability.value} less`;
    case 'mineBonus':
      return `${coins(ability.coins)} more from the mine once a round`;
    case 'convertDie':
      if (ability.toColours.length === COLOURS.length) return 'turns 1 die into one of another colour';
      return `turns ${ability.give} ${list(ability.fromColours, 'or')} die into ${countInEnglish(ability.take, `${list(ability.toColours, 'or')} die`, `${list(ability.toColours, 'or')} dice`)}`;
    case 'divertDie':
      return `diverts ${countInEnglish(ability.dice, 'attack die', 'attack dice')} to a neighbour`;
    case 'buyDie':
      return `buys ${diceOf(1, ability.colour)} for ${coins(ability.coins)}, not while on a path`;
    case 'storage':
      return `the board holds ${ability.traps} more traps`;
    case 'noTrapNeeded':
      return 'captures without a trap';
    case 'trapDice':
      return `${diceOf(ability.dice, ability.colour)} on the trap${ability.stealable ? '' : ', safe from tricks'}`;
    case 'flatAttack':
      return `+${ability.value} when attacking a monster`;
    case 'steal':
      return `steals ${ability.upTo === 1 ? '1' : `up to ${ability.upTo}`} ${list(ability.colours, 'or')} ${ability.upTo === 1 ? 'die' : 'dice'} of a neighbour`;
    case 'trophy':
      return `counts as ${countInEnglish(ability.value, 'trophy point')} or sells for ${coins(ability.sellCoins)}`;
    case 'freeHire':
      return 'a hire without paying';
    default:
      return ability satisfies never;
  }
}

function monsterClause(ability: MonsterAbility): string {
  switch (ability.op) {
    case 'homelandDice':
      return `${ability.dice} attack dice more in a ${affinities[ability.affinity]} realm`;
    case 'preRollAll':
      return `before each attack it rolls ${countInEnglish(ability.dice, 'die', 'dice')}; a hit wounds everybody there`;
    case 'onKilledWoundAll':
      return `when killed it deals ${countInEnglish(ability.wounds, 'wound')} to everybody there`;
    case 'banTokens':
      return `${list(ability.tokens)} do not work against it`;
    case 'trapsToCapture':
      return `${ability.value} traps are needed to capture it`;
    case 'autoHit':
      return `${countInEnglish(ability.value, 'automatic hit')} in each attack`;
    case 'panicDraw':
      return `at the entrance it brings ${ability.value} panic tokens`;
    case 'gateOnDraw':
      return 'when drawn it goes to the entrance';
    case 'escapeOnCapture':
      return 'captured in a realm it escapes to the entrance';
    case 'dieMalus':
      return `each ${ability.colour} die of the attacker counts ${ability.value}`;
    case 'gateDice':
      return `at the entrance ${ability.dice} attack dice more`;
    case 'banDefenceAbilities':
      return 'defence abilities do not work against it, tokens and potions do';
    case 'gloryLossOnWound':
      return `whoever it wounds loses ${bundleText({ glory: ability.value })}`;
    case 'banEquipmentKind':
      return `equipment of this kind does not work against it: ${kinds[ability.kind]}`;
    default:
      return ability satisfies never;
  }
}

const clauseOf = (id: MemberId | TrapId | LootId): string =>
  clause(isMemberId(id) ? memberOf(id).ability : isTrapId(id) ? trapOf(id).ability : lootOf(id).ability);

/** Without a capital and a full stop, to be said in a sentence; empty for what has no ability. */
export function abilityClause(id: ComponentId): string {
  if (isMonsterId(id)) return monsterClause(monsterOf(id).ability);
  if (isEquipment(id)) return clause(equipmentOf(id).ability);
  return isMemberId(id) || isTrapId(id) || isLootId(id) ? clauseOf(id) : '';
}

/** A sentence of its own. */
export const abilityOf = (id: ComponentId): string => `${capital(abilityClause(id))}.`;
