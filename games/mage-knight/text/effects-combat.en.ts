// Attacks, blocks, and what is done to enemies and units in a combat.
import type { CombatOps, Per } from '../data/ops.ts';
import type { AttackKind, Element } from '../data/types.ts';
import type { OpWords } from './effects.ts';
import { abilityNames, colourNames, resistanceNames } from './names-places.en.ts';
import { perWords } from './per-words.en.ts';

const elements: Readonly<Record<Element, string>> = {
  physical: '',
  fire: 'Fire ',
  ice: 'Ice ',
  coldFire: 'Cold Fire ',
};
const kinds: Readonly<Record<AttackKind, string>> = { melee: '', ranged: 'Ranged ', siege: 'Siege ' };

const grows = (per: Per | undefined, plus = 1): string =>
  per === undefined ? '' : `, +${plus} for each ${perWords[per]}`;

export const attackWords = (kind: AttackKind, element: Element): string =>
  `${kinds[kind]}${elements[element]}Attack`;
export const blockWords = (element: Element): string => `${elements[element]}Block`;

const or = (names: readonly string[]): string => names.join(' or ');
const enemiesIn = (targets: number | 'all' | 'others' | '1+'): string => {
  if (targets === 'all') return 'all enemies';
  if (targets === 'others') return 'every other enemy';
  return targets === 1 || targets === '1+' ? 'one enemy' : `up to ${targets} enemies`;
};
const lasting = 'for this combat';

export const combatWords = {
  attack: ({ n, element, kind, plus, per, onDefeat }, say) =>
    `${attackWords(kind, element)} ${n}${grows(per, plus)}${onDefeat === undefined ? '' : ` (for each enemy defeated by it: ${say(onDefeat)})`}`,
  block: ({ n, element, plus, per, doubleVsSwift, bonusPer }) =>
    `${blockWords(element)} ${n}${grows(per, plus)}${doubleVsSwift ? ', twice as much against a Swift attack' : ''}${bonusPer === undefined ? '' : ', +1 for each ability, element and resistance of the enemy'}`,
  enemyArmor: ({ delta, min, targets, fortified, onlyIfBlocked, notDefeatedOne }) =>
    `${onlyIfBlocked ? 'the enemy blocked with it' : notDefeatedOne ? 'another enemy' : enemiesIn(targets)}: Armor −${Math.abs(delta)}${fortified === undefined ? '' : ` (−${fortified} if fortified)`}, at least ${min}, ${lasting}`,
  enemyAttack: ({ delta, attacks = 1 }) =>
    `${attacks === 1 ? 'one enemy attack' : `${attacks} enemy attacks`} −${Math.abs(delta)} this turn`,
  enemyNoAttack: ({ targets, onlyUnfortified, movePerExtra }) =>
    `${enemiesIn(targets)}${onlyUnfortified ? ' that is not fortified' : ''} ${targets === 1 || targets === '1+' ? 'does' : 'do'} not attack in this combat${movePerExtra === undefined ? '' : '; more of them for 1, 2, 3… Move'}`,
  strip: ({ fort, resistances, targets }) =>
    `${enemiesIn(targets)} ${targets === 1 ? 'loses' : 'lose'} ${[
      ...(fort ? ['all fortifications'] : []),
      ...(resistances === true
        ? ['all resistances']
        : (resistances ?? []).map((each) => resistanceNames[each])),
    ].join(' and ')} ${lasting}`,
  stripAttackAbilities: () => 'one enemy attack has no abilities for this combat',
  armorPerResistance: () => 'one enemy: Armor −1 for each resistance it has, at least 1',
  destroy: ({ targets }) => `in the attack phase: ${enemiesIn(targets)} is destroyed`,
  destroyIfBlocked: () => 'one enemy is destroyed if all its attacks are blocked',
  disease: () => 'every enemy all of whose attacks are blocked has Armor 1',
  grant: ({ ability }) => `that enemy is ${abilityNames[ability]} ${lasting}`,
  knowYourPrey: () => 'one enemy loses an ability, a resistance, or an element of its attack for this combat',
  taunt: ({ attack, armor }) => `one enemy attack +${attack}, and that enemy has Armor −${Math.abs(armor)}`,
  tauntDamage: () => 'damage of that attack goes to this unit first',
  possess: () => 'in the attack phase you have its attack against other enemies',
  dueling: () =>
    'an enemy in the block phase: Block 1 against it and Attack 1 against it later; Fame +1 if it falls without the help of units',
  perEnemyAttack: ({ n, element, kind, max }) =>
    `up to ${max} different enemies: ${attackWords(kind, element)} ${n} against each`,
  lateAttack: ({ n }) => `Attack ${n} in the attack phase if no wound came to your hand in this combat`,
  woundToRaise: ({ to }) => `you may take a wound to make it ${to}`,
  pushSiege: ({ max, woundOn }) =>
    `add up to ${max}; roll a die for each point, a wound for ${or(woundOn.map((each) => colourNames[each]))}`,
  rollWound: ({ on }) => `roll a mana die: a wound for ${or(on.map((each) => colourNames[each]))}`,
  sacrificePairs: () =>
    'choose green or white, and red or blue: for each pair of such crystals Siege Attack 4 (green) or Ranged Attack 6 (white), fire (red) or ice (blue); those crystals become tokens',
  moveToAttack: ({ rate, rangedRate }) =>
    `in combat this turn ${rate} Move is Attack 1${rangedRate === undefined ? '' : `, ${rangedRate} Move is Ranged Attack 1`}`,
  influenceAsBlock: ({ element }) => `Influence is ${or(element.map(blockWords))} this turn`,
  terrainBlock: () => 'Block as much as your space costs to enter, fire by day, ice at night',
  splitBlock: ({ n, parts, element }) =>
    `${parts} separate ${blockWords(element)} ${n}, each against another attack`,
  scalingColdFire: ({ base, one, both, colours }) =>
    `Cold Fire Attack or Block ${base}; ${one} for ${or(colours.map((each) => colourNames[each]))} mana, ${both} for both`,
  blockThenAttack: ({ attack }, say) => `if the block succeeds, ${say(attack)} in the attack phase`,
  blockThenDestroy: () => 'if the block succeeds, the enemy is destroyed',
  surplusBlockToArmor: () => 'the blocked enemy has Armor −1 for each point of block too many, at least 1',
  blockBonus: ({ n }) => `one block +${n} this turn`,
  firstCardBonus: ({ attack, block }) =>
    `the first attack card this turn +${attack}, or the first block card +${block}, whichever comes first`,
  attackCardBonus: ({ ranged, attack }) =>
    `one attack card in the ranged phase +${ranged}, or in the attack phase +${attack}`,
  cardAttackRanged: () => 'the attack of one action card is a ranged one',
  addElement: ({ element }) =>
    `the attack or block of one action card is ${elements[element].trim()} as well`,
  toxin: ({ melee, ranged, siege }) =>
    `one physical attack +${melee}, a ranged one +${ranged}, a siege one +${siege}`,
  doublePhysicalAttacks: () => 'in the attack phase your physical attacks count twice',
  starsdawn: () =>
    'each ranged attack this turn counts twice or is a siege attack; a siege attack may count twice as a ranged one',
  allAttacksColdFire: () => 'all your attacks are cold fire for this combat',
  allAttacksSiege: () => 'all your attacks are siege as well for this combat',
  ignoreSiteFort: () => 'fortification of the site does not count this turn',
  harvestCrystal: ({ max }) =>
    `${max === 1 ? 'for one enemy defeated by it' : 'for each enemy defeated in this phase'} a crystal: red for fire resistance, blue for ice, green for physical, or white`,
  discardWoundsPerDefeat: ({ max }) =>
    `after the combat discard a wound from hand for each enemy defeated, at most ${max}`,
  puppetMaster: () =>
    'keep a defeated enemy; give one back for an attack of half its attack, or a block of half its Armor, rounded up',
  attach: ({
    armor,
    attackBlock,
    fameOnUse,
    resistances,
    spendToCancelAttack,
    fame,
    oncePerRoundReady,
    oncePerRoundIgnoreWound,
  }) =>
    `a unit with this banner: ${[
      ...(armor === undefined ? [] : [`Armor +${armor}`]),
      ...(attackBlock === undefined ? [] : [`attacks and blocks +${attackBlock}`]),
      ...(resistances ?? []).map((each) => resistanceNames[each]),
      ...(fameOnUse === undefined ? [] : [`Fame +${fameOnUse} whenever it attacks or blocks`]),
      ...(spendToCancelAttack
        ? [`spend it in the block phase to cancel an enemy attack for Fame +${fame ?? 0}`]
        : []),
      ...(oncePerRoundReady ? ['once a round, outside of combat, it is readied'] : []),
      ...(oncePerRoundIgnoreWound ? ['once a round it is not wounded'] : []),
    ].join(', ')}`,
  allUnits: ({ armor, attackBlock, famePerUnit }) =>
    `all your units this turn: Armor +${armor}, attacks and blocks +${attackBlock}, Fame +${famePerUnit} for each that attacks or blocks`,
  unitBonus: ({ n }) =>
    `at the start of a combat: attacks and blocks of your units +${n}, but no damage may be assigned to them`,
  unitActivationBonus: ({ block, attack, ranged }) =>
    `a unit you activate: Block +${block}, or Attack +${attack}, or Ranged Attack +${ranged}`,
  otherUnitsAttack: ({ n }) => `attacks of your other units +${n} this turn`,
  unitGainResistance: ({ resistances, units }) =>
    `${units === 1 ? 'one of your units has' : 'all your units have'} ${resistances.map((each) => resistanceNames[each]).join(', ')}`,
  ignoreDamage: ({ physical, elemental, other }) =>
    `damage of one attack to your hero: −${physical ?? elemental} if ${physical === undefined ? 'fire or ice' : 'physical'}, else −${other}`,
  ignoreFirstWound: () => 'the first wound an enemy would give your hero this turn is not taken',
  ignoreWound: ({ n }) => `${n === 1 ? 'a wound' : `${n} wounds`} your hero would take is not taken`,
  drawOnWound: ({ max, throwFirst }) =>
    `${throwFirst ? 'throw away the first wound taken to hand this turn and draw a card; ' : ''}draw a card for each of the ${throwFirst ? 'next' : 'first'} ${max} wounds taken to hand this turn`,
  throwWoundsThisTurn: () => 'at the end of the turn throw away wounds taken this turn',
} satisfies Pick<OpWords, keyof CombatOps>;
