import { guideOf } from '@krcma/kernel';
import type { optionSchema } from './state.ts';

/** Answers: six games of greedy bots each (`npm run simulate -- --report lengths`). */
export const guide = guideOf<typeof optionSchema>({
  pace: 12,
  scenarios: [
    {
      option: 'rules',
      value: 'first',
      answers: { 2: 209, 3: 312, 4: 416 },
      games: { first: {}, second: { chosenLocks: true } },
    },
    {
      option: 'rules',
      value: 'full',
      answers: { 2: 217, 3: 299, 4: 413 },
      games: { first: { specialEvents: false }, second: {}, tenth: { planning: 'in-turn-order' } },
    },
    { option: 'situation', value: 'situation-1', answers: { 1: 6 } },
    { option: 'situation', value: 'situation-2', answers: { 1: 6 } },
    { option: 'situation', value: 'situation-3', answers: { 1: 13 } },
    { option: 'situation', value: 'situation-4', answers: { 1: 7 } },
    { option: 'situation', value: 'situation-1-room', answers: { 1: 5 } },
  ],
});
