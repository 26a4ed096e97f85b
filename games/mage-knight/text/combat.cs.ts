// Combat: its phases, attacks, blocks and damage.
import { countInCzech, type Names, outOfInCzech, type Words } from '@krcma/kernel';
import type { CombatEvent, CombatMessage, Sum } from '../messages/combat.ts';
import type { CombatPhase } from '../state.ts';
import { attackWords, blockWords } from './effects-combat.cs.ts';
import { foeNames, unitNames } from './names-people.cs.ts';
import { abilityNames, cityNames, elementNames, siteNames } from './names-places.cs.ts';
import { cards, enemyList, list, pointsFrom, wounds } from './phrases.cs.ts';
import { warEvents, warMessages } from './war.cs.ts';

const phases: Readonly<Record<CombatPhase, string>> = {
  ranged: 'Střelecké a obléhací útoky',
  block: 'Blok',
  damage: 'Přidělování zranění',
  attack: 'Útok',
};

const asked: Readonly<Record<CombatPhase, string>> = {
  ranged: 'Fáze střelby: útoč střeleckými a obléhacími útoky, nebo pokračuj',
  block: 'Fáze bloku: blokuj útoky, nebo pokračuj',
  damage: 'Který útok teď zraní?',
  attack: 'Fáze útoku: útoč, nebo boj ukonči',
};

/** "5 + polovina ze 4 = 7 z 8". */
const sum = ({ efficient, inefficient, total, need }: Sum): string =>
  `${inefficient === 0 ? '' : `${efficient} + polovina ${outOfInCzech(inefficient)} = `}${total} ${outOfInCzech(need)}`;

const points = { one: 'bod', few: 'body', other: 'bodů' };

export const combatMessages: Words<CombatMessage, Names> = {
  ...warMessages,
  'ask-combat': ({ phase, need, ...rest }) =>
    need > 0 ? `${asked[phase]} (${sum({ need, ...rest })})` : asked[phase],
  aim: ({ enemy, armor }) => `Zamiř na: ${foeNames[enemy].nom}, Zbroj ${armor}`,
  strike: (of) => `Zaútoč: ${sum(of)}`,
  block: ({ enemy, n, element, need }) =>
    `Blokuj: ${foeNames[enemy].nom}, útok ${elementNames[element]} ${n}, potřebuješ ${need}`,
  parry: (of) => `Zablokuj: ${sum(of)}`,
  slow: ({ enemy, n }) => `Utrať 1 Pohyb: ${foeNames[enemy].nom}, útok klesne na ${n - 1}`,
  damage: ({ enemy, n, element }) => `${foeNames[enemy].nom}: zranění ${n} (${elementNames[element]})`,
  'give-up': ({ phase, total }) =>
    total === 0
      ? 'Zamiř jinam'
      : phase === 'block'
        ? `Vzdej tento blok (propadá: ${total})`
        : `Vzdej tento útok (propadá: ${total})`,
  next: ({ phase }) =>
    ({
      ranged: 'Pokračuj fází bloku',
      block: 'Už neblokuj',
      damage: 'Pokračuj fází útoku',
      attack: 'Ukonči boj',
    })[phase],
  'ask-damage': ({ enemy, n, element }) =>
    `${foeNames[enemy].nom}: ${countInCzech(n, points)} zranění (${elementNames[element]}). Komu?`,
  'to-unit': ({ unit, armor, resists }) =>
    `${unitNames[unit].nom}: Zbroj ${armor}${resists ? ', dvakrát díky odolnosti' : ', jednotka je zraněna'}`,
  'to-hero': ({ wounds: n, armor }) => `Tvůj hrdina: ${wounds(n)}, Zbroj ${armor}`,
  'ask-defended': ({ enemy, defend }) => `${foeNames[enemy].nom}: koho brání? (Zbroj +${defend})`,
  defended: ({ enemy }) => foeNames[enemy].nom,
  'twice-fortified': () => 'Je dvojnásobně opevněný: před fází útoku ho nic nezasáhne.',
  'only-siege': () => 'Je opevněný: v této fázi ho zasáhnou jen obléhací útoky.',
  'falls-short': (of) => `Zatím to nestačí: ${sum(of)}.`,
  'points-wait': () => 'Body už leží na stole: zaútoč, nebo je nejdřív vzdej.',
  'no-move': () => 'Nemáš body Pohybu; zahraj je v tomto boji.',
  'unit-is-wounded': () => 'Jednotka už je zraněná.',
  'unit-has-resisted': () => 'Jednotka už v tomto boji zranění pohltila.',
  'only-the-hero': () => 'Tato zranění jdou jen na hrdinu.',
  'units-are-kept-out': () => 'Jednotky se tohoto boje neúčastní.',
  'unit-wants-influence': ({ influence }) => `Než přijme zranění, chce ${influence} Vlivu.`,
};

export const combatEvents: Words<CombatEvent, Names> = {
  ...warEvents,
  'combat-begun': ({ player, enemies }, { seat }) =>
    `${seat(player)} bojuje. Nepřátelé: ${enemyList(enemies)}.`,
  'phase-begun': ({ phase }) => `${phases[phase]}.`,
  summoned: ({ by, enemy }) => `Přivolání – ${foeNames[by].nom}: ${foeNames[enemy].nom}.`,
  'cannot-attack': ({ enemy }) => `${foeNames[enemy].nom}: nemůže útočit, táhne se znovu.`,
  'attack-points': ({ player, n, element, kind, source }, { seat }) =>
    `${seat(player)}: ${attackWords(kind, element)} ${n} (${pointsFrom(source)}).`,
  'block-points': ({ player, n, element, source }, { seat }) =>
    `${seat(player)}: ${blockWords(element)} ${n} (${pointsFrom(source)}).`,
  'attack-struck': ({ player, enemies, ...of }, { seat }) =>
    `${seat(player)} útočí na ${enemyList(enemies, 'acc')}: ${sum(of)}.`,
  'attack-given-up': ({ player, total }, { seat }) =>
    `${seat(player)} vzdává ${countInCzech(total, points)}.`,
  defending: ({ by, n, enemy }) => `${foeNames[by].nom} – brání ${foeNames[enemy].acc}: Zbroj +${n}.`,
  'foe-defeated': ({ player, enemy, fame }, { seat }) =>
    `Poraženo: ${foeNames[enemy].nom}. ${seat(player)} získává Slávu ${fame}.`,
  blocked: ({ player, enemy, total, need }, { seat }) =>
    `${seat(player)} blokuje ${foeNames[enemy].acc}: ${total} ${outOfInCzech(need)}.`,
  slowed: ({ enemy, n }) => `${foeNames[enemy].nom}: útok klesá na ${n}.`,
  'foe-dismissed': ({ enemy }) => `Boj opouští: ${foeNames[enemy].nom}.`,
  'damage-comes': ({ enemy, n, element, abilities }) =>
    `${foeNames[enemy].nom}: ${countInCzech(n, points)} zranění (${list([elementNames[element], ...abilities.map((each) => abilityNames[each].toLowerCase())])}).`,
  'unit-resisted': ({ unit, armor, left }) =>
    `${unitNames[unit].nom}: odolnost pohltí ${armor}, zbývá ${left}.`,
  'unit-wounded': ({ unit, wounds: n, armor, left }) =>
    n === 0
      ? `${unitNames[unit].nom}: bez zranění pohltí ${armor}, zbývá ${left}.`
      : `${unitNames[unit].nom}: zranění, pohltí ${armor}, zbývá ${left}.`,
  'hero-knocked-out': ({ player, cards: n }, { seat }) => `Omráčení: ${seat(player)} odkládá ${cards(n)}.`,
  'hero-paralyzed': ({ player, cards: n }, { seat }) => `Ochromení: ${seat(player)} odkládá ${cards(n)}.`,
  vampiric: ({ enemy, n }) => `${foeNames[enemy].nom}: Zbroj +${n} díky vypité krvi.`,
  'site-won': ({ player, site }, { seat }) => `${seat(player)} dobývá ${siteNames[site].acc}.`,
  'city-shields': ({ player, colour, n }, { seat }) =>
    `${seat(player)} klade ${countInCzech(n, { one: 'štít', few: 'štíty', other: 'štítů' })}: ${cityNames[colour].nom}.`,
  'foes-stay': ({ enemies }) => `Zůstávají: ${enemyList(enemies)}.`,
  withdrawn: ({ player }, { seat }) => `${seat(player)} ustupuje.`,
  'combat-over': ({ player, defeated }, { seat }) =>
    `${seat(player)} končí boj, poražených nepřátel: ${defeated}.`,
  'trial-over': ({ points, most }) => `Body: ${points}, nejvíc možných: ${most}.`,
};
