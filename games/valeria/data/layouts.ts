import type { CitizenId } from './citizens.ts';
import type { DomainId } from './domains.ts';
import type { Area } from './effect.ts';

type Id = CitizenId;

export interface Layout {
  readonly areas: readonly [Area, Area, Area, Area, Area];
  /** One citizen type for each of the ten slots, in order. */
  readonly citizens: readonly [Id, Id, Id, Id, Id, Id, Id, Id, Id, Id];
  /** Back to the box before the domains are shuffled (VAL-SET.24). */
  readonly removedDomains: readonly DomainId[];
}

/** The first one is from the rulebook of this box, the others from the English one. */
// biome-ignore format: the rows of citizens as they lie on the table
export const layouts = {
  'first-game': {
    areas: ['hills', 'ruins', 'forest', 'valley', 'mountains'],
    citizens: [
      'cleric', 'merchant', 'mercenary', 'archer', 'peasant',
      'knight', 'rogue', 'champion', 'paladin', 'butcher',
    ],
    removedDomains: [],
  },
  'glittering-gold': {
    areas: ['hills', 'ruins', 'forest', 'swamp', 'caverns'],
    citizens: [
      'monk', 'merchant', 'alchemist', 'archer', 'peasant',
      'knight', 'rogue', 'champion', 'paladin', 'butcher',
    ],
    removedDomains: ['forgotten-sorrows', 'violet-thorn', 'golden-obelisk-of-nae', 'monolith-of-ostendaar'],
  },
  'mastery-over-magic': {
    areas: ['barrens', 'ruins', 'forest', 'valley', 'mountains'],
    citizens: [
      'cleric', 'merchant', 'alchemist', 'wizard', 'peasant',
      'knight', 'thief', 'champion', 'paladin', 'butcher',
    ],
    removedDomains: ['eye-of-asteraten', 'blood-crow-army', 'foxgrove-palisade', 'gargans-embrace'],
  },
  'monster-blood': {
    areas: ['barrens', 'ruins', 'forest', 'swamp', 'mountains'],
    citizens: [
      'cleric', 'blacksmith', 'mercenary', 'archer', 'peasant',
      'knight', 'rogue', 'warlord', 'priestess', 'miner',
    ],
    removedDomains: [
      'forgotten-sorrows', 'nest-of-the-weaver-witch', 'cathedral-of-st-aquila', 'cutthroats-truce',
    ],
  },
} as const satisfies Record<string, Layout>;

export type FixedLayoutId = keyof typeof layouts;

/** `random` draws five areas and one citizen type per slot (VAL-SET.25). */
export type LayoutId = FixedLayoutId | 'random';

export const layoutOf = (id: FixedLayoutId): Layout => layouts[id];
