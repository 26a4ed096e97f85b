// What is wanted at the end of a way is not played for the way.
import type { Keeping } from './cover.ts';
import type { Item } from './means.ts';
import { walking } from './weights.ts';

export type Purpose = 'walk' | 'deal' | 'fight';

export const keeping: Readonly<Record<Purpose, Keeping>> = {
  walk: () => 0,
  deal: ({ uses }: Item) => {
    let most = 0;
    for (const { gift } of uses) most = Math.max(most, gift.influence);
    return walking.keep * Math.max(0, most - 1);
  },
  fight: ({ uses }: Item) => {
    let most = 0;
    for (const { gift } of uses) most = Math.max(most, gift.attack, gift.block);
    return walking.keep * Math.max(0, most - 1);
  },
};
