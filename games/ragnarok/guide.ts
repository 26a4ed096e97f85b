import { guideOf } from '@krcma/kernel';
import type { optionSchema } from './state.ts';

/** Answers: six games of greedy bots each (`npm run simulate -- --report lengths`). */
export const guide = guideOf<typeof optionSchema>({
  pace: 12,
  scenarios: [
    { option: 'scale', value: 'a', answers: { 2: 315, 3: 807, 4: 817 } },
    { option: 'scale', value: 'b', answers: { 2: 330, 3: 718, 4: 568 } },
  ],
});
