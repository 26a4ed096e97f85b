import type { Names, Words } from '@krcma/kernel';
import { realmOf } from '../data/realms.ts';
import type { Refusal } from '../messages.ts';
import { buildingNames, difficultyNames, scenarioNames } from './names.en.ts';
import { bundleText, coins, diceOf, kinds, nameOf, needText, pathText, who } from './phrases.en.ts';

const OPTIONS = {
  tricks: 'The Tricks module',
  queensGift: "The Queen's Gift",
  scenario: 'A scenario',
  campaign: 'The campaign',
} as const;

export const refusals: Words<Refusal, Names> = {
  'no-dice': ({ colour, needed, has }) => `You need ${diceOf(needed, colour)}, you have ${has}.`,
  'space-taken': () => 'This space is taken this round.',
  'building-full': ({ building }) => `No space is left here: ${buildingNames[building]}.`,
  'for-more-players': ({ players }) => `This space is open only with ${players} or more players.`,
  panic: ({ building }) => `Panic has closed it: ${buildingNames[building]}.`,
  'building-closed': ({ building }) => `The scenario has closed it: ${buildingNames[building]}.`,
  'too-poor': ({ price, coins: has }) => `It costs ${coins(price)}, you have ${coins(has)}.`,
  'no-surplus': ({ reputation, surplus }) =>
    `The reputation is ${reputation}, your glory surplus only ${surplus}.`,
  'nobody-to-bear': ({ kind }) =>
    kind === undefined
      ? 'No member outside the paths can bear it.'
      : `No member outside the paths can bear another ${kinds[kind]}.`,
  'nothing-offered': () => 'Nothing is on offer.',
  'path-taken': ({ by }, names) => `This path is taken: ${who(names, by)}.`,
  'nobody-to-send': () => 'All your members with a token are on paths.',
  'dice-missing': ({ path }) => `You lack the dice this path asks for: ${pathText(path)}.`,
  'no-monster-there': () => 'No monster lies at the entrance.',
  'realm-unsettled': ({ realm }) => `Nobody has settled ${nameOf(realm)}.`,
  'realm-dice-missing': ({ realm }) => `It takes ${needText(realmOf(realm).dice)}.`,
  'used-this-round': () => 'It was used this round already.',
  'cannot-pay': ({ cost }) => `You cannot pay ${bundleText(cost)}.`,
  'banned-by-monster': ({ monster }) => `${nameOf(monster)} makes it useless.`,
  'not-alone': ({ option }) => `${OPTIONS[option]} is not for a game alone.`,
  'only-alone': ({ option }) => `${OPTIONS[option]} is only for one player.`,
  'campaign-in-order': () => 'A campaign begins with the first scenario; the others follow one by one.',
  'difficulty-not-for-scenario': ({ scenario, difficulty }) =>
    `${scenarioNames[scenario]} cannot be played on this difficulty: ${difficultyNames[difficulty]}.`,
};
