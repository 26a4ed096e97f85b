import { capital, countInCzech, countObjectInCzech, verbInCzech } from '@krcma/kernel';
// What every card and token does, in one sentence.
import type { ComponentId } from '../data/components.ts';
import { equipmentOf, isEquipment } from '../data/equipment.ts';
import { type LootId, lootOf } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { monsterOf } from '../data/monsters.ts';
import { type TrapId, trapOf } from '../data/traps.ts';
import {
  COLOURS,
  type Colour,
  type EquipmentAbility,
  type LootAbility,
  type MemberAbility,
  type MonsterAbility,
  type TrapAbility,
} from '../data/types.ts';
import { isLootId, isMemberId, isMonsterId, isTrapId } from './facts.ts';
import { dieOf, trap } from './nouns.cs.ts';
import {
  attackDiceText,
  bundleText,
  coins,
  colours,
  diceOf,
  hitsText,
  kinds,
  list,
  ofAffinity,
} from './phrases.cs.ts';

const SCOPES = { any: '', monster: ' proti příšerám', conquest: ' při dobývání' } as const;
const GOALS = { capture: 'polapení', kill: 'zabití', conquest: 'dobytí' } as const;
const AFTER = {
  capture: 'po polapení',
  kill: 'po zabití',
  conquest: 'po dobytí',
  defeat: 'po polapení nebo zabití',
} as const;

const ofColours = (of: readonly Colour[]): string =>
  list(
    of.map((colour) => colours[colour]),
    'nebo',
  );
const dice = (count: number, of: readonly Colour[]): string =>
  countObjectInCzech(count, dieOf(ofColours(of)));

type Ability = MemberAbility | EquipmentAbility | TrapAbility | LootAbility;

function clause(ability: Ability): string {
  switch (ability.op) {
    case 'defence': {
      const against =
        ability.vs === null
          ? ''
          : `, jen proti ${list(ability.vs.map((affinity) => ofAffinity[affinity].againstMonsters))} příšerám`;
      return `za kolo zastaví ${hitsText(ability.value)}${against}`;
    }
    case 'reroll': {
      const where = ability.scope === 'quest-path' ? ' na úkolu' : '';
      const same = ability.times > 1 ? (ability.sameDie ? ', i tutéž' : ', každou jednou') : '';
      return `přehodí ${ability.times > 1 ? 'až ' : ''}${dice(ability.times, ability.colours)}${where}${same}`;
    }
    case 'dieBonus':
      return `každá kostka ${colours[ability.colour]} na cestě má +${ability.value}${SCOPES[ability.scope]}`;
    case 'totalBonus':
      return `+${ability.value} k ${GOALS[ability.goal]}`;
    case 'gain':
      return `dává ${list(
        ability.choice.map((bundle) => bundleText(bundle)),
        'nebo',
      )}`;
    case 'gainOn':
      return `dává ${bundleText(ability.gain)} ${AFTER[ability.event]}`;
    case 'discount':
      return `${ability.target === 'hire' ? 'jedno najmutí' : 'jeden nákup pastí'} za kolo je o ${ability.value} levnější`;
    case 'mineBonus':
      return `jednou za kolo o ${coins(ability.coins)} víc z dolu`;
    case 'convertDie':
      if (ability.toColours.length === COLOURS.length) return 'vymění 1 kostku za kostku jiné barvy';
      return `vymění ${dice(ability.give, ability.fromColours)} za ${dice(ability.take, ability.toColours)}`;
    case 'divertDie':
      return `odvrátí ${attackDiceText(ability.dice)} na souseda`;
    case 'buyDie':
      return `koupí ${diceOf(1, ability.colour)} za ${coins(ability.coins)}, ne na cestě`;
    case 'storage':
      return `na desku se vejde o ${ability.traps} pasti víc`;
    case 'noTrapNeeded':
      return 'polapí i bez pasti';
    case 'trapDice':
      return `dává na past ${diceOf(ability.dice, ability.colour)}${ability.stealable ? '' : `, lstmi ${ability.dice === 1 ? 'ji' : 'je'} nejde ukrást`}`;
    case 'flatAttack':
      return `+${ability.value} při útoku na příšeru`;
    case 'steal':
      return `ukradne sousedovi ${ability.upTo === 1 ? '' : 'až '}${dice(ability.upTo, ability.colours)}`;
    case 'trophy':
      return `počítá se za ${countInCzech(ability.value, { one: 'bod trofejí', few: 'body trofejí', other: 'bodů trofejí' })}, nebo ji prodáš za ${coins(ability.sellCoins)}`;
    case 'freeHire':
      return 'najmutí bez placení';
    default:
      return ability satisfies never;
  }
}

const BREWS = { potions: 'lektvary', venoms: 'jedy' } as const;

function monsterClause(ability: MonsterAbility): string {
  switch (ability.op) {
    case 'homelandDice':
      return `${ofAffinity[ability.affinity].inRealm} má o ${attackDiceText(ability.dice)} víc`;
    case 'preRollAll':
      return `před každým útokem hodí ${ability.dice} ${ability.dice === 1 ? 'kostkou' : 'kostkami'}, zásah zraní všechny v oblasti`;
    case 'onKilledWoundAll':
      return `po zabití udělí každému v oblasti ${ability.wounds} zranění`;
    case 'banTokens':
      return `${list(ability.tokens.map((token) => BREWS[token]))} proti ní nefungují`;
    case 'trapsToCapture':
      return `k polapení ${verbInCzech(ability.value, 'je', 'jsou')} potřeba ${countInCzech(ability.value, trap)}`;
    case 'autoHit':
      return `v každém útoku ${countInCzech(ability.value, { one: 'automatický zásah', few: 'automatické zásahy', other: 'automatických zásahů' })}`;
    case 'panicDraw':
      return `u vstupu přináší ${countInCzech(ability.value, { one: 'žeton paniky', few: 'žetony paniky', other: 'žetonů paniky' })}`;
    case 'gateOnDraw':
      return 'po vytažení jde ke vstupu do Citadely';
    case 'escapeOnCapture':
      return 'polapena v říši uteče ke vstupu do Citadely';
    case 'dieMalus':
      return `každá kostka ${colours[ability.colour]} útočníka má ${ability.value}`;
    case 'gateDice':
      return `u vstupu má o ${attackDiceText(ability.dice)} víc`;
    case 'banDefenceAbilities':
      return 'obranné schopnosti proti ní nefungují, žetony a lektvary ano';
    case 'gloryLossOnWound':
      return `kdo je zraněn, ztratí ${bundleText({ glory: ability.value })}`;
    case 'banEquipmentKind':
      return `nefunguje proti ní vybavení tohoto druhu: ${kinds[ability.kind]}`;
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
