import { capital, countInEnglish, listed, type Names, type Words } from '@krcma/kernel';
import { questOf } from '../data/quests.ts';
import type { Prompt } from '../messages.ts';
import { type AttackOdds, failureOf } from '../odds.ts';
import { abilityOf } from './ability-text.en.ts';
import { bundleText, coins, nameOf, pathText, questName, who } from './phrases.en.ts';

export const percent = (chance: number, exact: boolean): string =>
  `${exact ? '' : 'about '}${Math.round(chance * 100)}%`;

/** Of playing for one end: how often it comes, and how often nothing does. */
export const aimText = (odds: AttackOdds & { readonly death?: number }, aim: 'capture' | 'kill'): string =>
  `${percent(odds[aim], odds.exact)} if you aim for it, failure ${percent(failureOf(odds, aim), odds.exact)}`;

const discounted = (discount: number): string => (discount > 0 ? `, discount ${discount}` : '');
const youHave = (count: number): string => `You have ${coins(count)}`;

export const prompts: Words<Prompt, Names> = {
  'ask-clan': () => 'Choose the affinity of your clan.',
  'ask-action': ({ round, acted }) =>
    acted
      ? 'Your action is done. Anything else before your turn ends?'
      : `Round ${round}: choose your action.`,
  'ask-brews': ({ brews }) => `Take ${countInEnglish(brews, 'token')}: which potions and venoms?`,
  'ask-pawn': ({ colour }) => `Pawnshop, 1 coin each: how many ${colour} dice do you leave here?`,
  'ask-discard-traps': ({ excess }) =>
    `Too many traps on your board: discard ${countInEnglish(excess, 'trap')}.`,
  'ask-leader': () => 'Your leader is dead. Choose the new one.',
  'ask-deserter': () => 'You cannot pay all wages. Choose who deserts.',
  'ask-clean-up': ({ wages, coins: has, deserters = [] }) =>
    deserters.length === 0
      ? `Wages of ${coins(wages)} are due. ${youHave(has)}. Anything else before they are paid?`
      : `Wages of ${coins(wages)} are due. ${youHave(has)}: you pay what you have, and ${listed(deserters.map(nameOf), 'or')} deserts. Anything else before that?`,
  'ask-gift-die': () => "The Queen's gift: choose a die for this round.",
  'ask-gift': () => "The Queen's gift: choose one thing more.",
  'ask-traps': ({ coins: has, discount, price }) =>
    `Hunting lodge: choose traps to buy. ${youHave(has)}${discounted(discount)}${price > 0 ? `, chosen so far for ${coins(price)}` : ''}.`,
  'ask-hire': ({ coins: has, discount, surplus }) =>
    `Tavern: whom do you hire? ${youHave(has)}${discounted(discount)}, glory surplus ${surplus}.`,
  'ask-free-hire': ({ surplus }) => `A free hire: who joins you? Glory surplus ${surplus}.`,
  'ask-defence': ({ coins: has, discount }) =>
    `Armoury: how many defence tokens do you buy? ${youHave(has)}${discounted(discount)}.`,
  'ask-equipment': ({ coins: has, discount }) =>
    `Market: which card do you buy? ${youHave(has)}${discounted(discount)}.`,
  'ask-free-equipment': () => 'Choose a card of the market for nothing.',
  'ask-bearer': ({ card }) => `${nameOf(card)}: who bears it?`,
  'ask-heir': ({ card, from }) => `${nameOf(from)} leaves ${nameOf(card)} behind: who takes it?`,
  'ask-realm-dice': ({ realm }) => `${nameOf(realm)}: which dice do you place?`,
  'ask-colour': ({ card }) => `${nameOf(card)}: choose the colour of the new die.`,
  'ask-ability-gain': ({ card }) => `${nameOf(card)}: choose what you take.`,
  'ask-loot': () => 'Choose a loot token of the offer.',
  'ask-member': ({ path }) => `${capital(pathText(path))}: whom do you send?`,
  'ask-path-dice': ({ path, member }) =>
    `${nameOf(member)} (${pathText(path)}): which dice does he take along?`,
  'ask-path-traps': ({ path }) => `${capital(pathText(path))}: which traps, top to bottom?`,
  'ask-path-defence': ({ path }) => `${capital(pathText(path))}: how many defence tokens?`,
  'ask-path-brews': ({ path }) => `${capital(pathText(path))}: a potion or a venom too?`,
  'ask-quest-roll': ({ quest, total }) =>
    `${questName(quest, 'a')}: total ${total}, target ${questOf(quest).a.target}. Use anything else?`,
  'ask-quest-cost': ({ quest, cost, reward }) =>
    `${questName(quest, 'b')}: pay ${bundleText(cost)} for ${bundleText(reward)}?`,
  'ask-trap-cost': ({ quest }) => `${questName(quest, 'b')}: which trap do you pay with?`,
  'ask-trophy-cost': ({ quest }) => `${questName(quest, 'b')}: which trophy do you pay with?`,
  'ask-cancel-dice': ({ monster, attackDice, magic }) =>
    `${nameOf(monster)} attacks with ${countInEnglish(attackDice, 'die', 'dice')}. Discard magic dice to remove some? ${magic} on the path.`,
  'ask-defend': ({ monster, hits, path }) =>
    `${nameOf(monster)}: ${countInEnglish(hits, 'hit')} (${pathText(path)}). What stops them?`,
  'ask-attack': ({ monster, total, toCapture, toKill, mayCapture, odds }) =>
    mayCapture
      ? `${nameOf(monster)}: total ${total}. Capture from ${toCapture}: ${aimText(odds, 'capture')}. Kill from ${toKill}: ${aimText(odds, 'kill')}.`
      : `${nameOf(monster)}: total ${total}. Kill from ${toKill}: ${percent(odds.kill, odds.exact)}, failure ${percent(failureOf(odds, 'kill'), odds.exact)}. No trap to capture it with.`,
  'ask-conquest': ({ realm, total, goal, odds }) =>
    `${nameOf(realm)}: total ${total}. Conquest from ${goal}: ${percent(odds.conquest, odds.exact)}, failure ${percent(1 - odds.conquest, odds.exact)}.`,
  'ask-glory-loot': ({ event }) => `You made a ${event}: use loot for more glory?`,
  'ask-divert': ({ dice, path }) =>
    `${capital(pathText(path))}: divert ${countInEnglish(dice, 'attack die', 'attack dice')} to a neighbour?`,
  'ask-reveal': ({ trap, path }) => `${capital(pathText(path))}: reveal ${nameOf(trap)}? ${abilityOf(trap)}`,
  'ask-trick-target': ({ trick }) => `${nameOf(trick)}: which neighbour is it played on?`,
  'ask-stolen-dice': ({ trick, from }) => `${nameOf(trick)}: which dice do you steal (${pathText(from)})?`,
  'ask-cancel-trick': ({ trick, by, path }, names) =>
    `${who(names, by)} plays ${nameOf(trick)} on you (${pathText(path)}). Discard a defence token to cancel it?`,
};
