import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { scenarioNames } from './names-places.en.ts';

export const options: OptionWords<typeof optionSchema> = {
  scenario: {
    label: 'Scenario',
    help: 'The map, the goal, how many rounds there are and how points are counted.',
  },
  harder: { label: 'Stronger cities', help: 'So much is added to the level of every city, up to 11.' },
  megapolis: {
    label: 'Megapolis',
    help: 'Two cities side by side with one garrison, doubly fortified: much harder to take.',
  },
  megapolisLevel: { label: 'Level of a megapolis', help: 'Of both halves together, from 2 to 24.' },
};

export const values: ValueWords<typeof optionSchema> = {
  scenario: scenarioNames,
  megapolis: { none: 'None', last: 'The last city', both: 'Both cities' },
};

export const flags = { true: 'Yes', false: 'No' };
