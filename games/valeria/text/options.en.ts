import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { areaNames, cardNames, layoutNames } from './names.en.ts';

export const options: OptionWords<typeof optionSchema> = {
  layout: {
    label: 'Layout',
    help: 'Which five areas and ten citizens are in play. Start with the first game.',
  },
  areas: { label: 'Areas', help: 'For your own layout: choose five.' },
  citizens: {
    label: 'Citizens',
    help: 'For your own layout: choose one for each number. With mixed citizens there is nothing to choose.',
  },
  events: {
    label: 'Enemy events',
    help: 'Enemies may appear where a stack runs out. They act on certain rolls until somebody slays them.',
  },
  pickedEvents: {
    label: 'Events sure to be in the deck',
    help: 'At most one for each player; the rest are drawn at random.',
  },
  mixed: {
    label: 'Mixed citizens',
    help: 'All citizens of one number are shuffled into one stack, and only its top card is face up.',
  },
  noDukes: {
    label: 'No dukes',
    help: 'Nobody has a secret duke. Icons, leftover resources and having the most cards score for everybody. Not in solo play.',
  },
  sumsAttack: {
    label: 'Solo, harder: sums attack too',
    help: 'A sum of 2 to 6 sends one more monster stack to attack.',
  },
  darkLordAttacks: {
    label: 'Solo, hardest: the Dark Lord attacks',
    help: 'Where a monster stack is exhausted, the Dark Lord attacks in its place.',
  },
  newDomains: {
    label: 'A new domain works',
    help: 'Whether a lasting domain already helps in the turn you build it; the rulebook prints no delay.',
  },
  endCheck: {
    label: 'A condition for the end counts',
    help: 'Whether the game still ends when a card put back has undone the condition meanwhile; the rulebook can be read both ways.',
  },
  soloBoardPoints: {
    label: 'Solo: points on the board count',
    help: 'Whether the points on your board count when you play alone; the solo list of points leaves them out, the normal scoring does not.',
  },
};

export const values: ValueWords<typeof optionSchema> = {
  layout: { ...layoutNames, chosen: 'Your own choice' },
  areas: areaNames,
  citizens: cardNames,
  pickedEvents: cardNames,
  newDomains: { 'at-once': 'at once', 'next-turn': 'from the next turn' },
  endCheck: {
    'last-end-phase': 'if it holds when the round ends',
    'once-met': 'even if it was met only for a while',
  },
};

export const flags = { true: 'Yes', false: 'No' };
