import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

type Values = ValueWords<typeof optionSchema>;

/** What somebody wants to know before choosing it. */
export const briefings: Briefings = {
  layout: {
    'first-game': 'The areas and citizens the rulebook lays out for a first game. All domains are in play.',
    'glittering-gold':
      'Monks and Alchemists beside the citizens of the first game, monsters of the Swamp and the Caverns.',
    'mastery-over-magic': 'Alchemists, Wizards and Thieves, monsters of the Barrens.',
    'monster-blood': 'Blacksmiths, Warlords, Priestesses and Miners, monsters of the Barrens and the Swamp.',
    random: 'Five areas and a citizen for each number are drawn at random: every game is another one.',
    chosen: 'You choose five areas and a citizen for each number below.',
  },
} satisfies Pick<Values, 'layout'>;
