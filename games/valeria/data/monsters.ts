import {
  type Area,
  all,
  type Effect,
  each,
  gain,
  gainPer,
  type MonsterType,
  oneOf,
  takeCitizen,
} from './effect.ts';

/** What monsters and enemy events have in common: both can be slain. */
export interface Slayable {
  readonly type: MonsterType;
  readonly strength: number;
  readonly magic: number;
  /** Points at the end of the game. */
  readonly vp: number;
  readonly reward: Effect;
}

export interface Monster extends Slayable {
  readonly area: Area;
  /** Cards in the box, those for five players included. */
  readonly count: number;
  readonly fivePlayerOnly: number;
}

const perMonsterOf = (res: { gold: number } | { magic: number }, area: Area): Effect =>
  gainPer(res, each.monster({ area }));

// biome-ignore format: one card per row, like the printed list
export const monsters = {
  goblin: { area: 'hills', type: 'minion', strength: 1, magic: 0, vp: 1,
    count: 3, fivePlayerOnly: 0, reward: gain({ gold: 1 }) },
  'goblin-mage': { area: 'hills', type: 'titan', strength: 3, magic: 0, vp: 2,
    count: 2, fivePlayerOnly: 1, reward: oneOf(gain({ gold: 1 }), gain({ magic: 1 })) },
  'goblin-king': { area: 'hills', type: 'boss', strength: 6, magic: 0, vp: 4,
    count: 1, fivePlayerOnly: 0, reward: perMonsterOf({ gold: 1 }, 'hills') },

  gargoyle: { area: 'barrens', type: 'minion', strength: 1, magic: 0, vp: 1,
    count: 4, fivePlayerOnly: 1, reward: gain({ magic: 1 }) },
  wraith: { area: 'barrens', type: 'titan', strength: 4, magic: 3, vp: 3,
    count: 1, fivePlayerOnly: 0, reward: takeCitizen({ maxBaseCost: 2 }) },
  'witch-queen': { area: 'barrens', type: 'boss', strength: 5, magic: 4, vp: 5,
    count: 1, fivePlayerOnly: 0, reward: perMonsterOf({ magic: 1 }, 'barrens') },

  skeleton: { area: 'ruins', type: 'minion', strength: 2, magic: 0, vp: 2,
    count: 3, fivePlayerOnly: 0, reward: gain({ gold: 1 }) },
  'flaming-skeleton': { area: 'ruins', type: 'titan', strength: 5, magic: 0, vp: 3,
    count: 2, fivePlayerOnly: 1, reward: gain({ gold: 1, magic: 1 }) },
  'skeleton-king': { area: 'ruins', type: 'boss', strength: 8, magic: 0, vp: 4,
    count: 1, fivePlayerOnly: 0, reward: perMonsterOf({ gold: 2 }, 'ruins') },

  treant: { area: 'forest', type: 'minion', strength: 3, magic: 0, vp: 1,
    count: 3, fivePlayerOnly: 1, reward: gain({ gold: 1, magic: 1 }) },
  'bane-spider': { area: 'forest', type: 'beast', strength: 6, magic: 0, vp: 2,
    count: 2, fivePlayerOnly: 0, reward: oneOf(gain({ gold: 3 }), takeCitizen({ name: 'knight' })) },
  'spider-queen': { area: 'forest', type: 'boss', strength: 10, magic: 3, vp: 5,
    count: 1, fivePlayerOnly: 0,
    reward: oneOf(perMonsterOf({ gold: 2 }, 'forest'), all(takeCitizen(), gain({ vp: 1 }))) },

  owlbear: { area: 'valley', type: 'beast', strength: 4, magic: 0, vp: 2,
    count: 3, fivePlayerOnly: 0, reward: gain({ magic: 2 }) },
  giant: { area: 'valley', type: 'titan', strength: 8, magic: 0, vp: 3,
    count: 2, fivePlayerOnly: 1, reward: gain({ gold: 1, magic: 2 }) },
  troll: { area: 'valley', type: 'boss', strength: 12, magic: 0, vp: 6,
    count: 1, fivePlayerOnly: 0, reward: perMonsterOf({ magic: 2 }, 'valley') },

  'gelatinous-cube': { area: 'swamp', type: 'minion', strength: 4, magic: 1, vp: 3,
    count: 4, fivePlayerOnly: 1, reward: gain({ gold: 2 }) },
  basilisk: { area: 'swamp', type: 'beast', strength: 6, magic: 3, vp: 4,
    count: 1, fivePlayerOnly: 0, reward: oneOf(gain({ gold: 3 }), gain({ magic: 3 })) },
  'swamp-dragon': { area: 'swamp', type: 'boss', strength: 10, magic: 4, vp: 6,
    count: 1, fivePlayerOnly: 0, reward: perMonsterOf({ magic: 2 }, 'swamp') },

  'dire-bear': { area: 'mountains', type: 'beast', strength: 5, magic: 0, vp: 3,
    count: 3, fivePlayerOnly: 1, reward: oneOf(gain({ gold: 2 }), gain({ magic: 2 })) },
  'orc-warrior': { area: 'mountains', type: 'minion', strength: 9, magic: 0, vp: 3,
    count: 2, fivePlayerOnly: 0, reward: takeCitizen({ maxBaseCost: 3 }) },
  'orc-chieftain': { area: 'mountains', type: 'boss', strength: 14, magic: 0, vp: 6,
    count: 1, fivePlayerOnly: 0, reward: perMonsterOf({ gold: 2 }, 'mountains') },

  kobolds: { area: 'caverns', type: 'minion', strength: 5, magic: 1, vp: 3,
    count: 4, fivePlayerOnly: 1, reward: gain({ gold: 2, magic: 1 }) },
  'gold-golem': { area: 'caverns', type: 'titan', strength: 7, magic: 3, vp: 4,
    count: 1, fivePlayerOnly: 0, reward: gain({ gold: 5 }) },
  'red-dragon': { area: 'caverns', type: 'boss', strength: 12, magic: 6, vp: 7,
    count: 1, fivePlayerOnly: 0, reward: perMonsterOf({ gold: 3 }, 'caverns') },
} as const satisfies Record<string, Monster>;

export type MonsterId = keyof typeof monsters;

export const isMonster = (id: string): id is MonsterId => Object.hasOwn(monsters, id);
export const monsterOf = (id: MonsterId): Monster => monsters[id];
