import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

type Values = ValueWords<typeof optionSchema>;

/** What awaits whoever chooses it. */
export const briefings: Briefings = {
  rules: {
    first:
      'Your first two locked orders are dealt, there are no special events, and Evil may be paid beyond the end of the track.',
    full: 'You choose your first locked orders, each year has a special event, hiring as the first order costs 1 gold, and Evil is paid only as far as the track goes.',
  },
  planning: {
    'at-once': 'Everybody plans a round of combat at the same time. Quicker.',
    'in-turn-order':
      'You see whom the players before you have sent. It matters when the paladin may come to you.',
  },
  situation: {
    'situation-1':
      'A troll, a goblin and a Rolling Stone against two warriors and a priest. One tile is enough to lose.',
    'situation-2':
      'A witch, a ghost and a Poisoned Meal against a warrior and two thieves. One tile is enough to lose.',
    'situation-3':
      'A vampire and two traps against a warrior, a priest and a thief. One tile is enough to lose.',
    'situation-4': 'A slime and two traps against two priests and a thief. One tile is enough to lose.',
    'situation-1-room': 'The first situation again, but the first tile is a room. Nothing needs to be lost.',
  },
} satisfies Pick<Values, 'rules' | 'planning' | 'situation'>;
