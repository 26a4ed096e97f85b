import type { Names, Words } from '@krcma/kernel';
import { realmOf } from '../data/realms.ts';
import type { Refusal } from '../messages.ts';
import { buildingNames, difficultyNames, scenarioNames } from './names.cs.ts';
import { accOf, bundleText, coins, diceOf, kinds, nameOf, needText, pathText, who } from './phrases.cs.ts';

const OPTIONS = {
  tricks: 'Modul Lsti',
  queensGift: 'Královnin dar',
  scenario: 'Scénář',
  campaign: 'Kampaň',
} as const;

export const refusals: Words<Refusal, Names> = {
  'no-dice': ({ colour, needed, has }) => `Potřebuješ ${diceOf(needed, colour)}, máš ${has}.`,
  'space-taken': () => 'Políčko je v tomto kole obsazené.',
  'building-full': ({ building }) => `Není tu volné políčko: ${buildingNames[building]}.`,
  'for-more-players': ({ players }) => `Políčko je otevřené až od ${players} hráčů.`,
  panic: ({ building }) => `Zavřeno kvůli panice: ${buildingNames[building]}.`,
  'building-closed': ({ building }) => `V tomto scénáři je zavřeno: ${buildingNames[building]}.`,
  'too-poor': ({ price, coins: has }) =>
    `Stojí to ${coins(price)}, ${has === 0 ? 'nemáš žádné' : `máš ${coins(has)}`}.`,
  'no-surplus': ({ reputation, surplus }) => `Pověst je ${reputation}, přebytek tvé slávy jen ${surplus}.`,
  'nobody-to-bear': ({ kind }) =>
    kind === undefined
      ? 'Nikdo mimo cesty to nemůže nést.'
      : `Nikdo mimo cesty nemůže nést další vybavení tohoto druhu: ${kinds[kind]}.`,
  'nothing-offered': () => 'V nabídce nic není.',
  'path-taken': ({ by }, names) => `Cesta je obsazená: ${who(names, by)}.`,
  'nobody-to-send': () => 'Všichni tvoji členové s žetonem jsou na cestách.',
  'dice-missing': ({ path }) => `Chybí ti kostky, které cesta vyžaduje: ${pathText(path)}.`,
  'no-monster-there': () => 'U vstupu neleží žádná příšera.',
  'realm-unsettled': ({ realm }) => `Nikdo neosídlil ${accOf(realm)}.`,
  'realm-dice-missing': ({ realm }) => `Je potřeba mít ${needText(realmOf(realm).dice)}.`,
  'used-this-round': () => 'V tomto kole už je to použité.',
  'cannot-pay': ({ cost }) => `Nemůžeš zaplatit ${bundleText(cost)}.`,
  'banned-by-monster': ({ monster }) => `Proti této příšeře to nefunguje: ${nameOf(monster)}.`,
  'not-alone': ({ option }) => `Pro sólo hru není: ${OPTIONS[option]}.`,
  'only-alone': ({ option }) => `Jen pro jednoho hráče: ${OPTIONS[option]}.`,
  'campaign-in-order': () => 'Kampaň začíná prvním scénářem, ostatní přijdou po řadě.',
  'difficulty-not-for-scenario': ({ scenario, difficulty }) =>
    `${scenarioNames[scenario]}: tuto obtížnost nejde hrát (${difficultyNames[difficulty]}).`,
};
