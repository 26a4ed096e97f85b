import type { GameText } from '@krcma/kernel';
import type { DungeonLordsTypes } from '../messages.ts';

export const terms: GameText<DungeonLordsTypes>['terms'] = {
  points: { more: 'more points for the dungeon', less: 'fewer points for the dungeon' },
  titles: { more: 'better hopes of titles', less: 'worse hopes of titles' },
  defence: { more: 'a stronger defence', less: 'a weaker defence' },
  party: { more: 'a weaker party at the entrance', less: 'a stronger party at the entrance' },
  workers: { more: 'more imps at work', less: 'fewer imps at work' },
  stock: { more: 'more gold and food', less: 'less gold and food' },
  dues: { more: 'less trouble with taxes and wages', less: 'more trouble with taxes and wages' },
  reputation: { more: 'a better reputation', less: 'a worse reputation' },
  rivals: { more: 'less for your rivals', less: 'more for your rivals' },
};
