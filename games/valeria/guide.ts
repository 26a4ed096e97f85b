import { guideOf } from '@krcma/kernel';
import type { optionSchema } from './state.ts';

/** More of the rules for each game: events, then cards of all areas mixed; alone a Dark Lord who attacks. */
const games = {
  first: {},
  second: { events: true },
  tenth: { events: true, mixed: true, sumsAttack: true, darkLordAttacks: true },
} as const;

/** Answers: six games of greedy bots each (`npm run simulate -- --report lengths`). */
export const guide = guideOf<typeof optionSchema>({
  pace: 12,
  scenarios: [
    { option: 'layout', value: 'first-game', answers: { 1: 126, 2: 98, 3: 129, 4: 170, 5: 265 }, games },
    {
      option: 'layout',
      value: 'glittering-gold',
      answers: { 1: 125, 2: 107, 3: 129, 4: 177, 5: 247 },
      games,
    },
    {
      option: 'layout',
      value: 'mastery-over-magic',
      answers: { 1: 126, 2: 111, 3: 148, 4: 166, 5: 222 },
      games,
    },
    { option: 'layout', value: 'monster-blood', answers: { 1: 121, 2: 98, 3: 141, 4: 160, 5: 206 }, games },
    { option: 'layout', value: 'random', answers: { 1: 120, 2: 95, 3: 109, 4: 159, 5: 217 }, games },
    // Reckoned as a random one: what is chosen decides.
    { option: 'layout', value: 'chosen', answers: { 1: 120, 2: 95, 3: 109, 4: 159, 5: 217 }, games },
  ],
});
