import { capital, countObjectInCzech, type Names, type Words } from '@krcma/kernel';
import { equipmentOf } from '../data/equipment.ts';
import { memberOf, startingPairs } from '../data/members.ts';
import { realmOf } from '../data/realms.ts';
import { basicTrapOf } from '../data/traps.ts';
import type { Label } from '../messages.ts';
import { abilityClause } from './ability-text.cs.ts';
import { isComponent } from './facts.ts';
import { buildingNames } from './names.cs.ts';
import { defence, die } from './nouns.cs.ts';
import {
  accOf,
  affinities,
  attackDiceText,
  broughtText,
  bundleText,
  coins,
  colours,
  diceOf,
  diceText,
  dieText,
  hitsText,
  kinds,
  nameOf,
  needText,
  nomOf,
  ofAffinity,
  pathText,
  woundedText,
} from './phrases.cs.ts';
import { aimText, percent } from './prompts.cs.ts';

const price = (count: number): string => (count === 0 ? 'zdarma' : `za ${coins(count)}`);

const brewsText = (potions: number, venoms: number): string =>
  potions + venoms === 0 ? 'nic' : bundleText({ potions, venoms });

const RESULTS = {
  capture: 'Skonči: příšera je polapena',
  kill: 'Skonči: příšera je zabita',
  conquest: 'Skonči: říše je tvoje',
  success: 'Skonči: úkol je splněn',
  failure: 'Skonči bez úspěchu',
} as const;

const DEFENCES = {
  token: 'žeton obrany',
  potion: 'lektvar',
  benefit: 'výhoda cesty',
  guards: 'stráže',
} as const;

export const labels: Words<Label, Names> = {
  clan: ({ affinity }) => {
    const [leader, basic] = startingPairs[affinity];
    return `${capital(ofAffinity[affinity].clan)}: ${nameOf(leader)} a ${nameOf(basic)}, ${nameOf(basicTrapOf(affinity))}`;
  },
  'end-turn': () => 'Ukonči tah',
  pass: () => 'Pasuj',
  'drop-dice': ({ dice }) =>
    `Zahoď ${countObjectInCzech(dice, die)}, ${dice === 1 ? 'kterou nikam nejde' : 'které nikam nejdou'} dát, a pasuj`,
  done: () => 'Hotovo',
  decline: () => 'Ne',
  mine: ({ dice, coins: gain }) => `Důl: ${diceOf(dice, 'strength', 'subject')} za ${coins(gain)}`,
  laboratory: ({ brews }) => `Laboratoř: 1 kostka magie za ${bundleText({ brews })}`,
  pawnshop: () => 'Zastavárna: kostky po 1 minci',
  brews: ({ potions, venoms }) => capital(brewsText(potions, venoms)),
  'dice-count': ({ colour, count }) => diceOf(count, colour, 'subject'),
  die: ({ die }) => capital(dieText(die, 'subject')),
  'discard-trap': ({ trap }) => `Odhoď: ${nameOf(trap)}`,
  leader: ({ member }) => `Náčelníkem bude ${nomOf(member)}`,
  deserter: ({ member }) => `Dezertuje ${nomOf(member)}`,
  gain: ({ bundle }) => capital(bundleText(bundle, 'subject')),
  'sell-trophy': ({ card, coins: gain }) => `Prodej trofej ${nameOf(card)} za ${coins(gain)}`,
  heal: ({ member }) => `Vyleč lektvarem ${accOf(member)}`,
  settle: ({ member, realm }) => `${nameOf(member)} osídlí ${accOf(realm)}`,
  'move-equipment': ({ card, to }) => `Předej ${accOf(card)}, ponese ${nomOf(to)}`,
  'discard-equipment': ({ card }) => `Odhoď ${accOf(card)}`,
  'use-loot': ({ loot }) => `Použij ${accOf(loot)}: ${abilityClause(loot)}`,
  'use-ability': ({ card, gain }) =>
    gain === undefined
      ? `Použij ${accOf(card)}: ${abilityClause(card)}`
      : `${nameOf(card)}: ${bundleText(gain, 'subject')}`,
  'convert-die': ({ card, from, to, count }) =>
    `${nameOf(card)}: ${dieText(from, 'subject')} za ${diceOf(count, to)}`,
  visit: ({ shop, die, discount }) =>
    `${buildingNames[shop]}: polož ${dieText(die)}${discount > 0 ? `, sleva ${discount}` : ''}`,
  'buy-trap': ({ trap, price: cost }) => `${nameOf(trap)} ${price(cost)}: ${abilityClause(trap)}`,
  'use-discount': ({ card, value }) => `${nameOf(card)}: o ${coins(value)} levněji`,
  hire: ({ member, price: cost, wages }) => {
    const { reputation, affinity, dice } = memberOf(member);
    const of = affinity === null ? '' : `, ${affinities[affinity]}`;
    return `Najmi ${accOf(member)} ${price(cost)} – pověst ${reputation}${of}, přináší ${broughtText(dice)}: ${abilityClause(member)}. Žold pak: ${coins(wages, 'subject')} za kolo`;
  },
  'beer-round': ({ coins: cost }) => `Zaplať rundu za ${coins(cost)}: nová nabídka`,
  'buy-defence': ({ count, price: cost }) => `${countObjectInCzech(count, defence)} ${price(cost)}`,
  'buy-equipment': ({ card, price: cost }) =>
    `${nameOf(card)} (${kinds[equipmentOf(card).kind]}) ${price(cost)}: ${abilityClause(card)}`,
  'give-equipment': ({ to, replaces }) =>
    `${nameOf(to)}${replaces === undefined ? '' : `, odhodí se ${nameOf(replaces)}`}`,
  'use-realm': ({ realm }) =>
    `${nameOf(realm)}: ${needText(realmOf(realm).dice, 'subject')} za ${bundleText(realmOf(realm).gain)}`,
  'realm-dice': ({ dice }) => capital(diceText(dice, 'subject')),
  'take-loot': ({ loot }) => `${nameOf(loot)}: ${abilityClause(loot)}`,
  send: ({ path }) => `Pošli člena: ${pathText(path)}`,
  'send-member': ({ member, wounded }) =>
    `${nameOf(member)}${wounded ? ` (${woundedText(member)})` : ''}: ${abilityClause(member)}`,
  'path-dice': ({ dice }) => capital(diceText(dice, 'subject')),
  'path-trap': ({ trap }) => `${nameOf(trap)}: ${abilityClause(trap)}`,
  'path-defence': ({ count }) => (count === 0 ? 'Žádný žeton obrany' : countObjectInCzech(count, defence)),
  'path-brews': ({ potions, venoms }) => capital(brewsText(potions, venoms)),
  'pay-quest': ({ cost, reward }) => `Zaplať ${bundleText(cost)} za ${bundleText(reward)}`,
  'pay-trophy': ({ card }) => `Zaplať trofejí: ${nameOf(card)}`,
  'roll-die': ({ die }) => `Hoď kostkou ${colours[die.colour]}`,
  'roll-all': () => 'Hoď všemi kostkami',
  reroll: ({ die, by }) =>
    `Přehoď ${dieText(die)} – ${by === 'benefit' ? 'výhoda cesty' : isComponent(by) ? nameOf(by) : by}`,
  'use-venom': () => 'Použij jed: +2',
  'stop-attack': ({ result }) => RESULTS[result],
  'cancel-dice': ({ magic, odds }) => {
    const what = magic === 0 ? 'Neodhazuj nic' : `Odhoď ${diceOf(magic, 'magic')}`;
    if (odds === undefined) return what;
    const { capture, instead, death, exact } = odds;
    const mayCapture = capture > 0 || instead.capture > 0;
    const aims = [
      ...(mayCapture ? [`polapení ${aimText(odds, 'capture')}`] : []),
      `zabití ${aimText(odds, 'kill')}`,
    ];
    return `${what} – smrt ${percent(death, exact)}; ${aims.join('; ')}`;
  },
  defend: ({ by }) =>
    `Zastav zásah: ${by === 'token' || by === 'potion' || by === 'benefit' || by === 'guards' ? DEFENCES[by] : nameOf(by)}`,
  'take-hits': ({ hits }) => `Přijmi ${hitsText(hits)}`,
  divert: ({ to, dice }) => `Odvrať ${attackDiceText(dice)}: ${pathText(to)}`,
  reveal: ({ trap }) => `Odhal ${accOf(trap)}`,
  'keep-hidden': ({ trap }) => `Nech ${accOf(trap)} lícem dolů`,
  'aim-trick': ({ at }) => capital(pathText(at)),
  steal: ({ dice }) => (diceText(dice) === 'žádné kostky' ? 'Nekraď nic' : `Ukradni ${diceText(dice)}`),
  'cancel-trick': () => 'Odhoď žeton obrany: lest je zrušena',
};
