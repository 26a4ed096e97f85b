import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

type Values = ValueWords<typeof optionSchema>;

/** What somebody wants to know before choosing it. */
export const briefings: Briefings = {
  layout: {
    'first-game': 'Oblasti a obyvatelé, které pravidla vykládají pro první hru. Ve hře jsou všechna panství.',
    'glittering-gold':
      'K obyvatelům první hry přibývá Mnich a Alchymista, nestvůry jsou i z Bažin a Jeskyní.',
    'mastery-over-magic': 'Alchymista, Čaroděj a Zlodějka, nestvůry jsou i z Pustin.',
    'monster-blood': 'Kovář, Vojevůdce, Kněžka a Horník, nestvůry jsou i z Pustin a Bažin.',
    random: 'Pět oblastí a obyvatel ke každému číslu se vylosuje: každá hra je jiná.',
    chosen: 'Pět oblastí a obyvatele ke každému číslu vybereš níže.',
  },
} satisfies Pick<Values, 'layout'>;
