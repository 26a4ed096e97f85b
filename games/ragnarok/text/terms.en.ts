import type { GameText } from '@krcma/kernel';
import type { RagnarokTypes } from '../messages.ts';

export const terms: GameText<RagnarokTypes>['terms'] = {
  jarl: { more: 'closer to three lands', less: 'further from three lands' },
  godi: { more: 'closer to the temples', less: 'further from the temples' },
  slayer: { more: 'closer to Loki', less: 'further from Loki' },
  tree: { more: 'more beside the tree', less: 'less beside the tree' },
  armies: { more: 'stronger armies', less: 'weaker armies' },
  hero: { more: 'a better hero', less: 'a weaker hero' },
  stock: { more: 'more cards, runes and allies', less: 'fewer cards, runes and allies' },
  blessings: { more: 'more blessings and artifacts', less: 'fewer blessings and artifacts' },
  rivals: { more: 'less for the rivals', less: 'more for the rivals' },
};
