import { capital, countInCzech, listed, type Names, type Words } from '@krcma/kernel';
import { questOf } from '../data/quests.ts';
import type { Prompt } from '../messages.ts';
import { type AttackOdds, failureOf } from '../odds.ts';
import { abilityOf } from './ability-text.cs.ts';
import { die } from './nouns.cs.ts';
import {
  accOf,
  attackDiceText,
  bundleText,
  coins,
  diceOf,
  hitsText,
  nameOf,
  pathText,
  questName,
  who,
} from './phrases.cs.ts';

export const percent = (chance: number, exact: boolean): string =>
  `${exact ? '' : 'asi '}${Math.round(chance * 100)}\u00a0%`;

/** Of playing for one end: how often it comes, and how often nothing does. */
export const aimText = (odds: AttackOdds & { readonly death?: number }, aim: 'capture' | 'kill'): string =>
  `${percent(odds[aim], odds.exact)}, když na něj hraješ, neúspěch ${percent(failureOf(odds, aim), odds.exact)}`;

const discounted = (discount: number): string => (discount > 0 ? `, sleva ${discount}` : '');
const youHave = (count: number): string => (count === 0 ? 'Nemáš žádné mince' : `Máš ${coins(count)}`);
const DICE = { strength: 'kostek síly', magic: 'kostek magie', persuasion: 'kostek smlouvání' } as const;
const DEEDS = {
  capture: 'Polapení',
  kill: 'Zabití',
  conquest: 'Dobytí',
} as const;

const tokens = (count: number): string =>
  countInCzech(count, { one: 'žeton', few: 'žetony', other: 'žetonů' });

export const prompts: Words<Prompt, Names> = {
  'ask-clan': () => 'Vyber příslušnost svého klanu.',
  'ask-action': ({ round, acted }) =>
    acted ? 'Akci máš za sebou. Uděláš ještě něco, než tah skončí?' : `${round}. kolo: vyber akci.`,
  'ask-brews': ({ brews }) => `Vezmi si ${tokens(brews)}: které lektvary a jedy?`,
  'ask-pawn': ({ colour }) => `Zastavárna, 1 mince za kostku: kolik ${DICE[colour]} tu necháš?`,
  'ask-discard-traps': ({ excess }) => `Na desce máš moc pastí: odhoď ${bundleText({ trap: excess })}.`,
  'ask-leader': () => 'Tvůj náčelník je mrtvý. Vyber nového.',
  'ask-deserter': () => 'Nemůžeš zaplatit celý žold. Vyber, kdo dezertuje.',
  'ask-clean-up': ({ wages, coins: has, deserters = [] }) =>
    deserters.length === 0
      ? `Čeká tě žold: ${coins(wages, 'subject')}. ${youHave(has)}. Uděláš ještě něco před výplatou?`
      : `Čeká tě žold: ${coins(wages, 'subject')}. ${youHave(has)}: zaplatíš, co máš, a dezertuje ${listed(deserters.map(nameOf), 'nebo')}. Uděláš předtím ještě něco?`,
  'ask-gift-die': () => 'Královnin dar: vyber kostku na toto kolo.',
  'ask-gift': () => 'Královnin dar: vyber ještě jednu věc.',
  'ask-traps': ({ coins: has, discount, price }) =>
    `Lovecká chata: vyber pasti ke koupi. ${youHave(has)}${discounted(discount)}${price > 0 ? `, zatím vybráno za ${coins(price)}` : ''}.`,
  'ask-hire': ({ coins: has, discount, surplus }) =>
    `Krčma: koho najmeš? ${youHave(has)}${discounted(discount)}, přebytek slávy ${surplus}.`,
  'ask-free-hire': ({ surplus }) => `Najmutí zdarma: kdo se k tobě přidá? Přebytek slávy ${surplus}.`,
  'ask-defence': ({ coins: has, discount }) =>
    `Zbrojnice: kolik žetonů obrany koupíš? ${youHave(has)}${discounted(discount)}.`,
  'ask-equipment': ({ coins: has, discount }) =>
    `Tržiště: kterou kartu koupíš? ${youHave(has)}${discounted(discount)}.`,
  'ask-free-equipment': () => 'Vyber si kartu z tržiště zdarma.',
  'ask-bearer': ({ card }) => `${nameOf(card)}: kdo to ponese?`,
  'ask-heir': ({ card, from }) => `${nameOf(from)} po sobě nechává ${accOf(card)}: kdo si to vezme?`,
  'ask-realm-dice': ({ realm }) => `${nameOf(realm)}: které kostky položíš?`,
  'ask-colour': ({ card }) => `${nameOf(card)}: vyber barvu nové kostky.`,
  'ask-ability-gain': ({ card }) => `${nameOf(card)}: vyber, co si vezmeš.`,
  'ask-loot': () => 'Vyber si žeton kořisti z nabídky.',
  'ask-member': ({ path }) => `${capital(pathText(path))}: koho pošleš?`,
  'ask-path-dice': ({ path, member }) => `${nameOf(member)} (${pathText(path)}): které kostky si vezme?`,
  'ask-path-traps': ({ path }) => `${capital(pathText(path))}: které pasti, shora dolů?`,
  'ask-path-defence': ({ path }) => `${capital(pathText(path))}: kolik žetonů obrany?`,
  'ask-path-brews': ({ path }) => `${capital(pathText(path))}: přidáš lektvar nebo jed?`,
  'ask-quest-roll': ({ quest, total }) =>
    `${questName(quest, 'a')}: součet ${total}, cílové číslo ${questOf(quest).a.target}. Použiješ ještě něco?`,
  'ask-quest-cost': ({ quest, cost, reward }) =>
    `${questName(quest, 'b')}: zaplatíš ${bundleText(cost)} za ${bundleText(reward)}?`,
  'ask-trap-cost': ({ quest }) => `${questName(quest, 'b')}: kterou pastí zaplatíš?`,
  'ask-trophy-cost': ({ quest }) => `${questName(quest, 'b')}: kterou trofejí zaplatíš?`,
  'ask-cancel-dice': ({ monster, attackDice: dice, magic }) =>
    `${nameOf(monster)}: útok, ${countInCzech(dice, die)}. Odhodíš magii, aby jich bylo méně? Na cestě máš ${diceOf(magic, 'magic')}.`,
  'ask-defend': ({ monster, hits, path }) =>
    `${nameOf(monster)}: ${hitsText(hits)} (${pathText(path)}). Co zásah zastaví?`,
  'ask-attack': ({ monster, total, toCapture, toKill, mayCapture, odds }) =>
    mayCapture
      ? `${nameOf(monster)}: součet ${total}. Polapení od ${toCapture}: ${aimText(odds, 'capture')}. Zabití od ${toKill}: ${aimText(odds, 'kill')}.`
      : `${nameOf(monster)}: součet ${total}. Zabití od ${toKill}: ${percent(odds.kill, odds.exact)}, neúspěch ${percent(failureOf(odds, 'kill'), odds.exact)}. K polapení chybí past.`,
  'ask-conquest': ({ realm, total, goal, odds }) =>
    `${nameOf(realm)}: součet ${total}. Dobytí od ${goal}: ${percent(odds.conquest, odds.exact)}, neúspěch ${percent(1 - odds.conquest, odds.exact)}.`,
  'ask-glory-loot': ({ event }) => `${DEEDS[event]} se povedlo: použiješ kořist za další slávu?`,
  'ask-divert': ({ dice, path }) =>
    `${capital(pathText(path))}: odvrátíš ${attackDiceText(dice)} na souseda?`,
  'ask-reveal': ({ trap, path }) => `${capital(pathText(path))}: odhalíš ${accOf(trap)}? ${abilityOf(trap)}`,
  'ask-trick-target': ({ trick }) => `${nameOf(trick)}: na kterého souseda?`,
  'ask-stolen-dice': ({ trick, from }) => `${nameOf(trick)}: které kostky ukradneš (${pathText(from)})?`,
  'ask-cancel-trick': ({ trick, by, path }, names) =>
    `${who(names, by)} na tebe hraje lest ${nameOf(trick)} (${pathText(path)}). Zrušíš ji odhozením žetonu obrany?`,
};
