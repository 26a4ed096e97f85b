// MK-23.2: seven heroes.
import type { BasicActionId } from './basic-actions.ts';
import type { Basic } from './types.ts';

export interface Hero {
  readonly deck: Readonly<Partial<Record<BasicActionId, number>>>;
  /** The three dots of the card, for the dummy player (MK-20.2). */
  readonly crystals: readonly Basic[];
}

export const heroes = {
  arythea: {
    deck: {
      rage: 1,
      determination: 1,
      swiftness: 2,
      march: 2,
      stamina: 2,
      tranquility: 1,
      promise: 1,
      threaten: 1,
      crystallize: 1,
      concentration: 1,
      improvisation: 1,
      'battle-versatility': 1,
      'mana-pull': 1,
    },
    crystals: ['red', 'red', 'white'],
  },
  goldyx: {
    deck: {
      rage: 2,
      determination: 1,
      swiftness: 2,
      march: 2,
      stamina: 2,
      tranquility: 1,
      promise: 1,
      threaten: 1,
      'mana-draw': 1,
      improvisation: 1,
      'will-focus': 1,
      'crystal-joy': 1,
    },
    crystals: ['green', 'green', 'blue'],
  },
  norowas: {
    deck: {
      rage: 2,
      determination: 1,
      swiftness: 2,
      march: 2,
      stamina: 2,
      threaten: 1,
      crystallize: 1,
      'mana-draw': 1,
      concentration: 1,
      improvisation: 1,
      'noble-manners': 1,
      rejuvenate: 1,
    },
    crystals: ['green', 'white', 'white'],
  },
  tovak: {
    deck: {
      rage: 2,
      swiftness: 2,
      march: 2,
      stamina: 2,
      tranquility: 1,
      promise: 1,
      threaten: 1,
      crystallize: 1,
      'mana-draw': 1,
      concentration: 1,
      'cold-toughness': 1,
      instinct: 1,
    },
    crystals: ['red', 'blue', 'blue'],
  },
  wolfhawk: {
    deck: {
      rage: 2,
      determination: 1,
      swiftness: 1,
      march: 2,
      stamina: 1,
      tranquility: 1,
      promise: 1,
      threaten: 1,
      crystallize: 1,
      'mana-draw': 1,
      concentration: 1,
      improvisation: 1,
      'swift-reflexes': 1,
      tirelessness: 1,
    },
    crystals: ['white', 'white', 'blue'],
  },
  krang: {
    deck: {
      rage: 2,
      determination: 1,
      swiftness: 2,
      march: 1,
      stamina: 2,
      tranquility: 1,
      promise: 1,
      crystallize: 1,
      'mana-draw': 1,
      concentration: 1,
      improvisation: 1,
      'savage-harvesting': 1,
      'ruthless-coercion': 1,
    },
    crystals: ['red', 'red', 'green'],
  },
  braevalar: {
    deck: {
      rage: 2,
      determination: 1,
      swiftness: 2,
      march: 1,
      stamina: 1,
      tranquility: 1,
      promise: 1,
      threaten: 1,
      crystallize: 1,
      'mana-draw': 1,
      concentration: 1,
      improvisation: 1,
      'one-with-the-land': 1,
      'druidic-paths': 1,
    },
    crystals: ['green', 'blue', 'blue'],
  },
} as const satisfies Readonly<Record<string, Hero>>;

export type HeroId = keyof typeof heroes;
export const HEROES = Object.keys(heroes) as readonly HeroId[];
