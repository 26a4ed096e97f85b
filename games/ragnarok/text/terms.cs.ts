import type { GameText } from '@krcma/kernel';
import type { RagnarokTypes } from '../messages.ts';

export const terms: GameText<RagnarokTypes>['terms'] = {
  jarl: { more: 'blíž ke třem územím', less: 'dál od tří území' },
  godi: { more: 'blíž k chrámům', less: 'dál od chrámů' },
  slayer: { more: 'blíž k Lokimu', less: 'dál od Lokiho' },
  tree: { more: 'víc u Yggdrasilu', less: 'méně u Yggdrasilu' },
  armies: { more: 'silnější armády', less: 'slabší armády' },
  hero: { more: 'lepšího hrdinu', less: 'slabšího hrdinu' },
  stock: { more: 'víc karet, run a spojenců', less: 'méně karet, run a spojenců' },
  blessings: { more: 'víc požehnání a artefaktů', less: 'méně požehnání a artefaktů' },
  rivals: { more: 'méně pro soupeře', less: 'víc pro soupeře' },
};
