import { guideOf } from '@krcma/kernel';
import type { optionSchema } from './state.ts';

/** With others the difficulty says what is played; modules come game by game. */
const modules = {
  first: {},
  second: { tricks: true },
  tenth: { tricks: true, queensGift: true, moreMonsters: true },
} as const;

/** Alone the scenario says it, and the difficulty grows. */
const alone = {
  first: {},
  second: { difficulty: 'normal' },
  tenth: { difficulty: 'deadly', moreMonsters: true },
} as const;

/** Answers: six games of greedy bots each (`npm run simulate -- --report lengths`). */
export const guide = guideOf<typeof optionSchema>({
  pace: 12,
  scenarios: [
    { option: 'difficulty', value: 'easy', answers: { 2: 272, 3: 419, 4: 578 }, games: modules },
    { option: 'difficulty', value: 'normal', answers: { 2: 261, 3: 389, 4: 458 }, games: modules },
    { option: 'difficulty', value: 'hard', answers: { 2: 266, 3: 397, 4: 586 }, games: modules },
    { option: 'difficulty', value: 'deadly', answers: { 2: 210, 3: 350, 4: 490 }, games: modules },
    { option: 'scenario', value: 'business-as-usual', answers: { 1: 194 }, games: alone },
    { option: 'scenario', value: 'gold-digger', answers: { 1: 108 }, games: alone },
    { option: 'scenario', value: 'sortie', answers: { 1: 69 }, games: alone },
    { option: 'scenario', value: 'travelling-light', answers: { 1: 154 }, games: alone },
    { option: 'scenario', value: 'full-pack', answers: { 1: 124 }, games: alone },
    { option: 'scenario', value: 'ambush', answers: { 1: 196 }, games: alone },
    { option: 'scenario', value: 'diversity', answers: { 1: 218 }, games: alone },
    { option: 'scenario', value: 'tricky-sam', answers: { 1: 184 }, games: alone },
    { option: 'scenario', value: 'clear-orders', answers: { 1: 167 }, games: alone },
    {
      option: 'scenario',
      value: 'doom',
      answers: { 1: 151 },
      games: { ...alone, first: { difficulty: 'normal' }, second: { difficulty: 'hard' } },
    },
  ],
});
