import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { scenarioNames } from './names-places.en.ts';
import { variantOptions, variantValues } from './variant-options.en.ts';

export const options: OptionWords<typeof optionSchema> = {
  scenario: {
    label: 'Scenario',
    help: 'The map, the goal, how many rounds there are and how points are counted.',
  },
  teams: { label: 'Teams', help: 'Two against two, mates across the table; each team has one score.' },
  playerCombat: {
    label: 'Heroes fight each other',
    help: 'Whoever stops where another hero stands attacks that player.',
  },
  jointAssaults: {
    label: 'Joint assaults',
    help: 'Rivals too may agree to assault a city together and share its defenders.',
  },
  combatLevel: {
    label: 'Combat level',
    help: 'How large the army of Volkare is, and how strong the cities are.',
  },
  raceLevel: {
    label: 'Race level',
    help: 'How fast Volkare is, and how many units of the offer he may frighten away.',
  },
  epic: { label: 'Epic form', help: 'A larger map and six rounds: three days, three nights.' },
  twoCities: { label: 'Two cities only', help: 'Two cities instead of four, but of level 10.' },
  weakestCounts: {
    label: 'The weakest counts',
    help: 'In every category the lowest score of all counts, so that all heroes have to grow.',
  },
  contestedGlades: {
    label: 'Contested glades',
    help: 'Glades have room for one shield (two with three or four players); a new one pushes another off.',
  },
  openMap: { label: 'Open map', help: 'All tiles lie face up from the beginning.' },
  harder: {
    label: 'Stronger cities and leaders',
    help: 'So much is added to the level of every city, up to 11, or of every leader, up to 12.',
  },
  megapolis: {
    label: 'Megapolis',
    help: 'Two cities side by side with one garrison, doubly fortified: much harder to take.',
  },
  megapolisLevel: { label: 'Level of a megapolis', help: 'Of both halves together, from 2 to 24.' },
  ...variantOptions,
};

export const values: ValueWords<typeof optionSchema> = {
  scenario: scenarioNames,
  teams: { none: 'None', two: 'Two against two' },
  combatLevel: { daring: 'Daring', heroic: 'Heroic', legendary: 'Legendary' },
  raceLevel: { fair: 'Fair', tight: 'Tight', thrilling: 'Thrilling' },
  megapolis: { none: 'None', last: 'The last city', both: 'Both cities' },
  ...variantValues,
};

export const flags = { true: 'Yes', false: 'No' };
