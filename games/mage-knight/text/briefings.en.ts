import type { Briefings, ValueWords } from '@krcma/kernel';
import type { optionSchema } from '../state.ts';

/** What awaits whoever chooses it. */
export const briefings: Briefings = {
  scenario: {
    'first-reconnaissance':
      'Explore until the city is found. Three rounds (four alone), one Fame for each tile. For a first game.',
    'full-conquest':
      'The whole game: conquer all cities of level 4 in six rounds, each for themselves or in two teams. Long.',
    'blitz-conquest':
      'Conquer all cities of level 3 in four rounds, each for themselves, with a flying start.',
    'solo-conquest':
      'Alone, six rounds, two cities of levels 5 and 8, and a dummy player who ends the rounds.',
    'full-cooperation':
      'All together, two or three: conquer every city in six rounds, against a dummy player who ends the rounds. A challenge.',
    'blitz-cooperation':
      'All together, two or three: every city in four rounds, with a flying start. The shorter way to play as one team.',
    'mines-liberation':
      'Free the crystal mines in four rounds, each for themselves: fights in the dark, and miners who thank you with crystals.',
    'druid-nights':
      'Four rounds: mark magical glades and summon their enemies at night, for twice the fame. The city is friendly.',
    'dungeon-lords':
      'Five rounds under the ground: dungeons and tombs, also secret ones, that lead to one another once conquered.',
    'conquer-and-hold':
      'A given map and no fame: whoever owns more keeps and mage towers at the end wins. Four play as two teams.',
    'one-to-return':
      'Leave the portal by the first night, and be the one who stands on it when the last night ends. No points.',
    'volkares-return':
      'Alone or all together, six rounds: Volkare marches on the city with an army. Take the city first, and destroy him.',
    'volkares-return-blitz':
      'The march on the city in four rounds, with a flying start and fewer enemies. A first game against Volkare.',
    'volkares-quest':
      'Alone or all together, six rounds: Volkare heads for the portal across an unknown land. Stop his army before he is through.',
    'life-and-death':
      'Six rounds between two factions: free glades and graveyards, and beat both leaders level by level. Alone or each for themselves.',
    'life-and-death-together':
      'All together: beat the leaders of both factions in six rounds, against a dummy player who ends the rounds. Long and hard.',
    'realm-of-the-dead':
      'Four rounds: free graveyards, seal them and defeat the Necromancer, while the dead pursue whoever explores. Alone or each for themselves.',
    'realm-of-the-dead-together':
      'All together: seal every graveyard and defeat the Necromancer in four rounds.',
    'hidden-valley':
      'Four rounds: exploring is dear, but every ambush you beat opens the way to the High Priestess. Alone or each for themselves.',
    'hidden-valley-together':
      'All together: find the Hidden Valley and defeat the High Priestess in four rounds.',
    'lost-relic':
      'A day and a night with grown heroes: find pieces of the relic in destroyed cities. Short, alone or each for themselves.',
    'lost-relic-together':
      'All together: find every piece of the relic in a day and a night, with grown heroes. Short.',
  },
} satisfies Partial<ValueWords<typeof optionSchema>>;
