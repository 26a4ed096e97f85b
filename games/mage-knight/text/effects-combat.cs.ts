// Attacks, blocks, and what is done to enemies and units in a combat.
import type { CombatOps, Per } from '../data/ops.ts';
import type { AttackKind, Colour, Element } from '../data/types.ts';
import type { OpWords } from './effects.ts';
import { abilityNames, resistanceNames } from './names-places.cs.ts';
import { perWords } from './per-words.cs.ts';

const before: Readonly<Record<Element, string>> = {
  physical: '',
  fire: 'ohnivý ',
  ice: 'ledový ',
  coldFire: '',
};
const after: Readonly<Record<Element, string>> = {
  physical: '',
  fire: '',
  ice: '',
  coldFire: ' ledovým ohněm',
};
const kinds: Readonly<Record<AttackKind, string>> = { melee: '', ranged: 'střelecký ', siege: 'obléhací ' };

const titled = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const attackWords = (kind: AttackKind, element: Element): string =>
  titled(`${kinds[kind]}${before[element]}útok${after[element]}`);
export const blockWords = (element: Element): string => titled(`${before[element]}blok${after[element]}`);

const grows = (per: Per | undefined, plus = 1): string =>
  per === undefined ? '' : `, +${plus} za ${perWords[per]}`;

const die: Readonly<Record<Colour, string>> = {
  red: 'červenou',
  blue: 'modrou',
  green: 'zelenou',
  white: 'bílou',
  gold: 'zlatou',
  black: 'černou',
};
const or = (names: readonly string[]): string => names.join(' nebo ');

/** As a subject: jeden nepřítel ztrácí, všichni nepřátelé ztrácejí. */
const whoIn = (targets: number | 'all' | 'others' | '1+'): string => {
  if (targets === 'all') return 'všichni nepřátelé';
  if (targets === 'others') return 'všichni ostatní nepřátelé';
  return targets === 1 || targets === '1+' ? 'jeden nepřítel' : `až ${targets} nepřátelé`;
};
const isOne = (targets: number | 'all' | 'others' | '1+'): boolean => targets === 1 || targets === '1+';
const lasting = 'do konce boje';

export const combatWords = {
  attack: ({ n, element, kind, plus, per, onDefeat }, say) =>
    `${attackWords(kind, element)} ${n}${grows(per, plus)}${onDefeat === undefined ? '' : ` (za každého nepřítele, kterého porazí: ${say(onDefeat)})`}`,
  block: ({ n, element, plus, per, doubleVsSwift, bonusPer }) =>
    `${blockWords(element)} ${n}${grows(per, plus)}${doubleVsSwift ? ', proti hbitému útoku dvojnásobek' : ''}${bonusPer === undefined ? '' : ', +1 za každou schopnost, element a odolnost nepřítele'}`,
  enemyArmor: ({ delta, min, targets, fortified, onlyIfBlocked, notDefeatedOne }) =>
    `${onlyIfBlocked ? 'nepřítel, kterého tím zablokuješ' : notDefeatedOne ? 'jiný nepřítel' : whoIn(targets)}: Zbroj −${Math.abs(delta)}${fortified === undefined ? '' : ` (opevněný −${fortified})`}, nejméně ${min}, ${lasting}`,
  enemyAttack: ({ delta, attacks = 1 }) =>
    `${attacks === 1 ? 'jeden útok nepřítele' : `${attacks} útoky nepřátel`} −${Math.abs(delta)} v tomto tahu`,
  enemyNoAttack: ({ targets, onlyUnfortified, movePerExtra }) =>
    `${whoIn(targets)}${onlyUnfortified ? ', který není opevněný,' : ''} v tomto boji neútočí${movePerExtra === undefined ? '' : '; další za Pohyb 1, 2, 3 a tak dál'}`,
  strip: ({ fort, resistances, targets }) =>
    `${whoIn(targets)} ${isOne(targets) ? 'ztrácí' : 'ztrácejí'} ${[
      ...(fort ? ['všechna opevnění'] : []),
      ...(resistances === true
        ? ['všechny odolnosti']
        : (resistances ?? []).map((each) => resistanceNames[each].replace(/á odolnost$/, 'ou odolnost'))),
    ].join(' a ')} ${lasting}`,
  stripAttackAbilities: () => 'jeden útok nepřítele nemá do konce boje žádné schopnosti',
  armorPerResistance: () => 'jeden nepřítel: Zbroj −1 za každou jeho odolnost, nejméně 1',
  destroy: ({ targets }) => `ve fázi útoku: ${whoIn(targets)} je ${isOne(targets) ? 'zničen' : 'zničeno'}`,
  destroyIfBlocked: () => 'jeden nepřítel je zničen, jsou-li zablokovány všechny jeho útoky',
  disease: () => 'každý nepřítel, jehož všechny útoky jsou zablokovány, má Zbroj 1',
  grant: ({ ability }) => `ten nepřítel je ${abilityNames[ability].toLowerCase()} ${lasting}`,
  knowYourPrey: () => 'jeden nepřítel ztrácí do konce boje schopnost, odolnost, nebo element svého útoku',
  taunt: ({ attack, armor }) => `jeden útok nepřítele +${attack} a ten nepřítel má Zbroj −${Math.abs(armor)}`,
  tauntDamage: () => 'body zranění toho útoku jdou nejdřív na tuto jednotku',
  possess: () => 've fázi útoku máš jeho útok proti jiným nepřátelům',
  dueling: () =>
    'nepřítel ve fázi bloku: Blok 1 proti němu a později Útok 1 proti němu; Sláva +1, padne-li bez pomoci jednotek',
  perEnemyAttack: ({ n, element, kind, max }) =>
    `až ${max} různí nepřátelé: ${attackWords(kind, element)} ${n} proti každému`,
  lateAttack: ({ n }) => `ve fázi útoku Útok ${n}, pokud ti v tomto boji nepřišlo zranění do ruky`,
  woundToRaise: ({ to }) => `vezmeš-li si zranění, má hodnotu ${to}`,
  pushSiege: ({ max, woundOn }) =>
    `přidej až ${max}; za každý bod hoď kostkou, zranění za ${or(woundOn.map((each) => die[each]))}`,
  rollWound: ({ on }) => `hoď kostkou many: zranění za ${or(on.map((each) => die[each]))}`,
  sacrificePairs: () =>
    'zvol zelenou nebo bílou a červenou nebo modrou: za každou dvojici takových krystalů Obléhací útok 4 (zelená) nebo Střelecký útok 6 (bílá), ohnivý (červená) nebo ledový (modrá); ty krystaly se změní v žetony',
  moveToAttack: ({ rate, rangedRate }) =>
    `v boji v tomto tahu smíš měnit Pohyb: ${rate} za Útok 1${rangedRate === undefined ? '' : `, ${rangedRate} za Střelecký útok 1`}`,
  influenceAsBlock: ({ element }) => `Vliv smíš v tomto tahu použít jako ${or(element.map(blockWords))}`,
  terrainBlock: () => 'Blok za tolik, kolik stojí vstup na tvé políčko, ve dne ohnivý, v noci ledový',
  splitBlock: ({ n, parts, element }) =>
    `${parts} samostatné bloky – ${blockWords(element)} ${n}, každý proti jinému útoku`,
  scalingColdFire: ({ base, one, both, colours }) =>
    `Útok nebo Blok ledovým ohněm ${base}; za ${or(colours.map((each) => die[each]))} manu ${one}, za obě ${both}`,
  blockThenAttack: ({ attack }, say) => `podaří-li se blok, ve fázi útoku ${say(attack)}`,
  blockThenDestroy: () => 'podaří-li se blok, nepřítel je zničen',
  surplusBlockToArmor: () => 'zablokovaný nepřítel má Zbroj −1 za každý přebytečný bod bloku, nejméně 1',
  blockBonus: ({ n }) => `jeden blok v tomto tahu +${n}`,
  firstCardBonus: ({ attack, block }) =>
    `první karta útoku v tomto tahu +${attack}, nebo první karta bloku +${block}, co přijde dřív`,
  attackCardBonus: ({ ranged, attack }) =>
    `jedna karta útoku ve fázi střelby +${ranged}, nebo ve fázi útoku +${attack}`,
  cardAttackRanged: () => 'útok jedné karty akce je střelecký',
  addElement: ({ element }) => `útok nebo blok jedné karty akce je i ${before[element].trim()}`,
  toxin: ({ melee, ranged, siege }) =>
    `jeden fyzický útok +${melee}, střelecký +${ranged}, obléhací +${siege}`,
  doublePhysicalAttacks: () => 've fázi útoku platí tvé fyzické útoky dvojnásobně',
  starsdawn: () =>
    'každý střelecký útok v tomto tahu platí dvojnásobně, nebo je obléhací; obléhací smí platit dvojnásobně jako střelecký',
  allAttacksColdFire: () => 'všechny tvé útoky jsou do konce boje ledovým ohněm',
  allAttacksSiege: () => 'všechny tvé útoky jsou do konce boje i obléhací',
  ignoreSiteFort: () => 'opevnění místa v tomto tahu neplatí',
  harvestCrystal: ({ max }) =>
    `${max === 1 ? 'za jednoho nepřítele, kterého porazí,' : 'za každého nepřítele poraženého v této fázi'} krystal: červený za ohnivou odolnost, modrý za ledovou, zelený za fyzickou, nebo bílý`,
  discardWoundsPerDefeat: ({ max }) =>
    `po boji odlož z ruky zranění za každého poraženého nepřítele, nejvýš ${max}`,
  puppetMaster: () =>
    'ponech si poraženého nepřítele; když ho vrátíš, útočíš polovinou jeho útoku, nebo blokuješ polovinou jeho Zbroje, zaokrouhleno nahoru',
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
    `jednotka s tímto praporem: ${[
      ...(armor === undefined ? [] : [`Zbroj +${armor}`]),
      ...(attackBlock === undefined ? [] : [`útoky a bloky +${attackBlock}`]),
      ...(resistances ?? []).map((each) => resistanceNames[each]),
      ...(fameOnUse === undefined ? [] : [`Sláva +${fameOnUse}, kdykoli útočí nebo blokuje`]),
      ...(spendToCancelAttack
        ? [`ve fázi bloku ji vyčerpej a zruš jeden útok nepřítele za Slávu +${fame ?? 0}`]
        : []),
      ...(oncePerRoundReady ? ['jednou za kolo je mimo boj zase bojeschopná'] : []),
      ...(oncePerRoundIgnoreWound ? ['jednou za kolo nedostane zranění'] : []),
    ].join(', ')}`,
  allUnits: ({ armor, attackBlock, famePerUnit }) =>
    `všechny tvé jednotky v tomto tahu: Zbroj +${armor}, útoky a bloky +${attackBlock}, Sláva +${famePerUnit} za každou, která útočí nebo blokuje`,
  unitBonus: ({ n }) =>
    `na začátku boje: útoky a bloky tvých jednotek +${n}, ale nesmíš jim přidělit body zranění`,
  unitActivationBonus: ({ block, attack, ranged }) =>
    `jednotka, kterou aktivuješ: Blok +${block}, nebo Útok +${attack}, nebo Střelecký útok +${ranged}`,
  otherUnitsAttack: ({ n }) => `útoky tvých ostatních jednotek +${n} v tomto tahu`,
  unitGainResistance: ({ resistances, units }) =>
    `${units === 1 ? 'jedna tvá jednotka' : 'všechny tvé jednotky'}: ${resistances.map((each) => resistanceNames[each]).join(', ')}`,
  ignoreDamage: ({ physical, elemental, other }) =>
    `body zranění jednoho útoku na tvého hrdinu: ${physical === undefined ? 'ohnivého nebo ledového' : 'fyzického'} −${physical ?? elemental}, jiného −${other}`,
  ignoreFirstWound: () => 'první zranění, které by tvému hrdinovi v tomto tahu dal nepřítel, neplatí',
  ignoreWound: ({ n }) => `${n} zranění tvého hrdiny neplatí`,
  drawOnWound: ({ max, throwFirst }) =>
    `${throwFirst ? 'vyřaď první zranění, které si v tomto tahu vezmeš do ruky, a dober kartu; ' : ''}za každé z ${throwFirst ? 'dalších' : 'prvních'} ${max} zranění vzatých v tomto tahu do ruky dober kartu`,
  throwWoundsThisTurn: () => 'na konci tahu vyřaď zranění, která sis v tomto tahu vzal',
} satisfies Pick<OpWords, keyof CombatOps>;
