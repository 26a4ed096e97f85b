import type { OptionWords, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';
import { situationNames } from './names.en.ts';

export const options: OptionWords<typeof optionSchema> = {
  rules: {
    label: 'Rules',
    help: 'A first game is a little simpler: no special events, and locked orders are dealt.',
  },
  specialEvents: {
    label: 'Special events',
    help: 'One special event card each year. A full game may do without.',
  },
  chosenLocks: {
    label: 'Choice of locked orders',
    help: 'Draw three orders at the beginning and keep one; the other two are locked. As in a full game.',
  },
  greedyDummies: {
    label: 'Greedy dummies',
    help: 'A dummy at Hire Monster takes the leftmost creature away. Only with two or three players.',
  },
  planning: {
    label: 'Planning of combat',
    help: 'All plan at once, or one after the other, each seeing the creatures sent before.',
  },
  situation: { label: 'Situation', help: 'Which prepared fight you train.' },
};

export const values: ValueWords<typeof optionSchema> = {
  rules: { first: 'First game', full: 'Full game' },
  planning: { 'at-once': 'At once', 'in-turn-order': 'In turn order' },
  situation: situationNames,
};

export const flags = { true: 'Yes', false: 'No' };
