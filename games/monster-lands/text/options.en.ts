import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { difficultyNames, scenarioNames } from './names.en.ts';

export const options: OptionWords<typeof optionSchema> = {
  difficulty: {
    label: 'Difficulty',
    help: 'Which monsters come first and how many attack dice the rounds add. Begin with the easy one.',
  },
  clans: { label: 'Clans', help: 'Pick your affinities in turn order, or have them dealt at random.' },
  tricks: {
    label: 'Tricks module',
    help: 'Traps are revealed one by one, and tricks steal dice or divert attacks to a neighbour. Not alone.',
  },
  queensGift: {
    label: "The Queen's Gift",
    help: 'From round 2 the first player gets a die and a small gift each round. Not alone.',
  },
  moreMonsters: {
    label: 'More Monsters',
    help: 'In rounds 2, 4 and 6 a monster comes to the Citadel entrance, unless one is there.',
  },
  scenario: { label: 'Scenario', help: 'What is different, and what makes you Apprentice, Veteran or Hero.' },
  campaign: {
    label: 'Campaign',
    help: 'For one player: ten scenarios in order; the rating decides what comes next.',
  },
};

export const values: ValueWords<typeof optionSchema> = {
  difficulty: difficultyNames,
  clans: { picked: 'picked', dealt: 'dealt' },
  scenario: scenarioNames,
};

export const flags = { true: 'Yes', false: 'No' };
