import type { Area } from './effect.ts';
import { type MonsterId, monsterOf } from './monsters.ts';

interface AreaStack {
  /** Top to bottom: weakest first (VAL-SET.6). */
  readonly stack: readonly [MonsterId, MonsterId, MonsterId];
  /** Place in the row of five, by the strength of the top card (VAL-SET.7). */
  readonly leftToRight: number;
  /** Fields decided by us: between areas of equal top strength the order is ours (VAL-SET.8). */
  readonly house?: readonly string[];
}

// biome-ignore format: one stack per row, like the list in the set-up chapter
const areas = {
  hills: { stack: ['goblin', 'goblin-mage', 'goblin-king'], leftToRight: 1, house: ['leftToRight'] },
  barrens: { stack: ['gargoyle', 'wraith', 'witch-queen'], leftToRight: 2, house: ['leftToRight'] },
  ruins: { stack: ['skeleton', 'flaming-skeleton', 'skeleton-king'], leftToRight: 3 },
  forest: { stack: ['treant', 'bane-spider', 'spider-queen'], leftToRight: 4 },
  valley: { stack: ['owlbear', 'giant', 'troll'], leftToRight: 5, house: ['leftToRight'] },
  swamp: { stack: ['gelatinous-cube', 'basilisk', 'swamp-dragon'], leftToRight: 6, house: ['leftToRight'] },
  mountains: { stack: ['dire-bear', 'orc-warrior', 'orc-chieftain'], leftToRight: 7, house: ['leftToRight'] },
  caverns: { stack: ['kobolds', 'gold-golem', 'red-dragon'], leftToRight: 8, house: ['leftToRight'] },
} as const satisfies Record<Area, AreaStack>;

export const areaOf = (area: Area): AreaStack => areas[area];

/** One monster stack, top card first; the five-player mark counts only with five (VAL-SET.3). */
export const monsterStack = (area: Area, players: number): MonsterId[] =>
  areas[area].stack.flatMap((id: MonsterId) => {
    const { count, fivePlayerOnly } = monsterOf(id);
    return Array.from({ length: players === 5 ? count : count - fivePlayerOnly }, () => id);
  });
