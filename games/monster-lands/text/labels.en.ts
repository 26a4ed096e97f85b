import { capital, countInEnglish, type Names, type Words } from '@krcma/kernel';
import { equipmentOf } from '../data/equipment.ts';
import { memberOf, startingPairs } from '../data/members.ts';
import { realmOf } from '../data/realms.ts';
import { basicTrapOf } from '../data/traps.ts';
import type { Label } from '../messages.ts';
import { abilityClause } from './ability-text.en.ts';
import { isComponent } from './facts.ts';
import { buildingNames } from './names.en.ts';
import {
  affinities,
  broughtText,
  bundleText,
  coins,
  diceOf,
  diceText,
  dieText,
  kinds,
  nameOf,
  needText,
  pathText,
} from './phrases.en.ts';
import { aimText, percent } from './prompts.en.ts';

const price = (count: number): string => (count === 0 ? 'free' : coins(count));

const brewsText = (potions: number, venoms: number): string =>
  potions + venoms === 0 ? 'nothing' : bundleText({ potions, venoms });

const RESULTS = {
  capture: 'Stop: capture it',
  kill: 'Stop: it is killed',
  conquest: 'Stop: the realm is yours',
  success: 'Stop: the quest is done',
  failure: 'Stop here, without success',
} as const;

const DEFENCES = {
  token: 'a defence token',
  potion: 'a potion',
  benefit: 'the benefit of the path',
  guards: 'the guards',
} as const;

export const labels: Words<Label, Names> = {
  clan: ({ affinity }) => {
    const [leader, basic] = startingPairs[affinity];
    return `${capital(affinities[affinity])} clan: ${nameOf(leader)} and ${nameOf(basic)}, ${nameOf(basicTrapOf(affinity))}`;
  },
  'end-turn': () => 'End the turn',
  pass: () => 'Pass',
  'drop-dice': ({ dice }) => `Give up ${countInEnglish(dice, 'die', 'dice')} that fit nowhere, and pass`,
  done: () => 'Done',
  decline: () => 'No',
  mine: ({ dice, coins: gain }) => `Mine: ${diceOf(dice, 'strength')} for ${coins(gain)}`,
  laboratory: ({ brews }) => `Laboratory: 1 magic die for ${brews} potions or venoms`,
  pawnshop: () => 'Pawnshop: leave dice for 1 coin each',
  brews: ({ potions, venoms }) => capital(brewsText(potions, venoms)),
  'dice-count': ({ colour, count }) => capital(diceOf(count, colour)),
  die: ({ die }) => capital(dieText(die)),
  'discard-trap': ({ trap }) => `Discard ${nameOf(trap)}`,
  leader: ({ member }) => `${nameOf(member)} becomes leader`,
  deserter: ({ member }) => `${nameOf(member)} deserts`,
  gain: ({ bundle }) => capital(bundleText(bundle)),
  'sell-trophy': ({ card, coins: gain }) => `Sell the trophy ${nameOf(card)} for ${coins(gain)}`,
  heal: ({ member }) => `Heal ${nameOf(member)} with a potion`,
  settle: ({ member, realm }) => `${nameOf(member)} settles ${nameOf(realm)}`,
  'move-equipment': ({ card, to }) => `Give ${nameOf(card)} to ${nameOf(to)}`,
  'discard-equipment': ({ card }) => `Discard ${nameOf(card)}`,
  'use-loot': ({ loot }) => `Use ${nameOf(loot)}: ${abilityClause(loot)}`,
  'use-ability': ({ card, gain }) =>
    gain === undefined
      ? `Use ${nameOf(card)}: ${abilityClause(card)}`
      : `${nameOf(card)}: ${bundleText(gain)}`,
  'convert-die': ({ card, from, to, count }) => `${nameOf(card)}: ${dieText(from)} for ${diceOf(count, to)}`,
  visit: ({ shop, die, discount }) =>
    `${buildingNames[shop]}: ${dieText(die)}${discount > 0 ? `, discount ${discount}` : ''}`,
  'buy-trap': ({ trap, price: cost }) => `${nameOf(trap)} for ${price(cost)}: ${abilityClause(trap)}`,
  'use-discount': ({ card, value }) => `${nameOf(card)}: ${coins(value)} off`,
  hire: ({ member, price: cost, wages }) => {
    const { reputation, affinity, dice } = memberOf(member);
    const of = affinity === null ? '' : `, ${affinities[affinity]}`;
    return `Hire ${nameOf(member)} for ${price(cost)} – reputation ${reputation}${of}, brings ${broughtText(dice)}: ${abilityClause(member)}. Wages then: ${coins(wages)} a round`;
  },
  'beer-round': ({ coins: cost }) => `Buy a round for ${coins(cost)}: a new offer`,
  'buy-defence': ({ count, price: cost }) => `${countInEnglish(count, 'defence token')} for ${price(cost)}`,
  'buy-equipment': ({ card, price: cost }) =>
    `${nameOf(card)} (${kinds[equipmentOf(card).kind]}) for ${price(cost)}: ${abilityClause(card)}`,
  'give-equipment': ({ to, replaces }) =>
    `${nameOf(to)}${replaces === undefined ? '' : `, in the place of ${nameOf(replaces)}`}`,
  'use-realm': ({ realm }) =>
    `${nameOf(realm)}: ${needText(realmOf(realm).dice)} for ${bundleText(realmOf(realm).gain)}`,
  'realm-dice': ({ dice }) => capital(diceText(dice)),
  'take-loot': ({ loot }) => `${nameOf(loot)}: ${abilityClause(loot)}`,
  send: ({ path }) => `Send a member: ${pathText(path)}`,
  'send-member': ({ member, wounded }) =>
    `${nameOf(member)}${wounded ? ' (wounded)' : ''}: ${abilityClause(member)}`,
  'path-dice': ({ dice }) => capital(diceText(dice)),
  'path-trap': ({ trap }) => `${nameOf(trap)}: ${abilityClause(trap)}`,
  'path-defence': ({ count }) => (count === 0 ? 'No defence token' : countInEnglish(count, 'defence token')),
  'path-brews': ({ potions, venoms }) => capital(brewsText(potions, venoms)),
  'pay-quest': ({ cost, reward }) => `Pay ${bundleText(cost)} for ${bundleText(reward)}`,
  'pay-trophy': ({ card }) => `Pay with ${nameOf(card)}`,
  'roll-die': ({ die }) => `Roll a ${dieText(die)}`,
  'roll-all': () => 'Roll all dice',
  reroll: ({ die, by }) =>
    `Reroll the ${dieText(die)} (${by === 'benefit' ? 'benefit of the path' : isComponent(by) ? nameOf(by) : by})`,
  'use-venom': () => 'Use a venom: +2',
  'stop-attack': ({ result }) => RESULTS[result],
  'cancel-dice': ({ magic, odds }) => {
    const what = magic === 0 ? 'Discard none' : `Discard ${diceOf(magic, 'magic')}`;
    if (odds === undefined) return what;
    const { capture, instead, death, exact } = odds;
    const mayCapture = capture > 0 || instead.capture > 0;
    const aims = [
      ...(mayCapture ? [`capture ${aimText(odds, 'capture')}`] : []),
      `kill ${aimText(odds, 'kill')}`,
    ];
    return `${what} – death ${percent(death, exact)}; ${aims.join('; ')}`;
  },
  defend: ({ by }) =>
    `Stop a hit: ${by === 'token' || by === 'potion' || by === 'benefit' || by === 'guards' ? DEFENCES[by] : nameOf(by)}`,
  'take-hits': ({ hits }) => `Take ${countInEnglish(hits, 'hit')}`,
  divert: ({ to, dice }) => `Divert ${countInEnglish(dice, 'attack die', 'attack dice')}: ${pathText(to)}`,
  reveal: ({ trap }) => `Reveal ${nameOf(trap)}`,
  'keep-hidden': ({ trap }) => `Keep ${nameOf(trap)} hidden`,
  'aim-trick': ({ at }) => capital(pathText(at)),
  steal: ({ dice }) => (diceText(dice) === 'no dice' ? 'Steal nothing' : `Steal ${diceText(dice)}`),
  'cancel-trick': () => 'Discard a defence token: the trick is cancelled',
};
