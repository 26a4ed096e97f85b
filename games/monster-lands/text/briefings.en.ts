import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

type Values = ValueWords<typeof optionSchema>;

/** What awaits whoever chooses it. The marks are those of Apprentice, Veteran and Hero. */
export const briefings: Briefings = {
  difficulty: {
    easy: 'Weak monsters come first, and no round adds attack dice. For your first games.',
    normal: 'Weak monsters come first, but from round 2 on they attack with more dice.',
    hard: 'Any monster may come first, and from round 2 on they attack with more dice.',
    deadly: 'Any monster may come first, and every round adds attack dice, up to four in the last.',
  },
  scenario: {
    'business-as-usual':
      'Six rounds without special rules: the one to begin with. Victory points: 35, 45 or 60.',
    'gold-digger':
      'Get rich. You lead the jungle clan, and only mercenaries with persuasion dice are for hire. Coins at the end: 15, 35 or 55.',
    sortie:
      'Three rounds and no time to lose; you start with 3 defence tokens and 12 coins. Victory points: 22, 30 or 40.',
    'travelling-light':
      'No defence tokens at all: the armoury is closed, and only potions protect your water clan. Victory points: 30, 42 or 56.',
    'full-pack':
      'Fill your board: 5 defence, 5 traps, 3 potions, 3 venoms, equipment of each kind and a member of each affinity. For more than Apprentice also 35 or 50 victory points.',
    ambush:
      'A monster waits at the Citadel entrance, and whenever it is gone at the start of a round another one comes. Victory points: 35, 50 or 65.',
    diversity:
      'Gather members of all four affinities; the beer round costs 1 coin. Members at the end: 2/1/1/1, 2/2/1/1 or 2/2/2/2.',
    'tricky-sam':
      'Wherever Sam goes to a realm he lays two tricks, and they aim at your mercenaries. Victory points: 30, 42 or 56.',
    'clear-orders':
      'Sam competes for the quests, and so must you. Quests and victory points: 4 and 30, 6 and 40, or 8 and 55.',
    doom: 'Monsters reroll every attack die that misses, and one waits at the entrance. Not on easy. Victory points: 35, 45 or 60.',
  },
} satisfies Pick<Values, 'difficulty' | 'scenario'>;
