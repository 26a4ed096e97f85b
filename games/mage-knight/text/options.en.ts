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
    help: 'The last city is a megapolis of this level in all, from 2 to 24. 0: there is none.',
  },
  twoMegapolises: { label: 'Two megapolises', help: 'Both cities are a megapolis.' },
};

export const values: ValueWords<typeof optionSchema> = { scenario: scenarioNames };

export const flags = { true: 'Yes', false: 'No' };
