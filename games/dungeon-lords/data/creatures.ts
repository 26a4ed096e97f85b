// Chapters DL-HIRE and DL-MON.
import type { ByYear, Goods, HeroClass, Source } from './types.ts';

/** What creatures can do, and the bleat of one that was turned into a sheep. */
export type AttackId =
  | 'stab'
  | 'drop'
  | 'smear'
  | 'chill'
  | 'club'
  | 'fed-club'
  | 'hex'
  | 'twin-bolt'
  | 'drain'
  | 'bite-and-fly'
  | 'pound'
  | 'breath'
  | 'rip'
  | 'bleat';

/** One of the options split by a line on a tile (DL-ATK.2). */
export interface Attack {
  readonly id: AttackId;
  /** No attack: it does not wake the healers (DL-HEAL.1). */
  readonly harmless?: true;
  readonly target: 'first' | 'any' | 'all' | 'none';
  readonly damage?: number;
  /** So many attacks, each with its own target. */
  readonly times?: number;
  readonly pay?: { readonly food: number };
  /** Damage of one further attack if this one eliminated its target (DL-MON.1). */
  readonly onKill?: number;
  /** DL-ATK.11. */
  readonly noConquest?: true;
  /** DL-ATK.12. */
  readonly noHealing?: true;
  /** The return arrow (DL-ATK.9). */
  readonly staysReady?: true;
}

export interface Creature {
  /** Not a monster (DL-GEN.3). */
  readonly ghost?: true;
  readonly copies: ByYear<number>;
  /** To hire it, and again on payday. */
  readonly cost: Goods;
  readonly attacks: readonly Attack[];
  /** A class it cannot hit (DL-ATK.7). */
  readonly spares?: HeroClass;
  readonly sparesFirst?: true;
  /** Brings a token that works in production (DL-HIRE.5). */
  readonly worker?: true;
  readonly source: Source;
}

export const creatures = {
  goblin: {
    copies: [2, 1],
    cost: { food: 1 },
    attacks: [{ id: 'stab', target: 'first', damage: 2, onKill: 1 }],
    source: 'public',
  },
  slime: {
    copies: [2, 1],
    cost: { food: 1 },
    attacks: [
      { id: 'drop', target: 'all', damage: 1 },
      { id: 'smear', harmless: true, target: 'none', noConquest: true },
    ],
    source: 'public',
  },
  ghost: {
    ghost: true,
    copies: [2, 1],
    cost: { evil: 1 },
    attacks: [{ id: 'chill', target: 'any', damage: 2 }],
    sparesFirst: true,
    source: 'public',
  },
  troll: {
    copies: [2, 1],
    cost: { food: 2 },
    attacks: [
      { id: 'club', target: 'first', damage: 3 },
      { id: 'fed-club', target: 'first', damage: 4, pay: { food: 1 } },
    ],
    worker: true,
    source: 'public',
  },
  witch: {
    copies: [2, 1],
    cost: { food: 1, evil: 1 },
    attacks: [
      { id: 'hex', target: 'first', damage: 4 },
      { id: 'twin-bolt', target: 'any', damage: 1, times: 2 },
    ],
    source: 'public',
  },
  vampire: {
    copies: [2, 1],
    cost: { evil: 2 },
    attacks: [
      { id: 'drain', target: 'any', damage: 3 },
      { id: 'bite-and-fly', target: 'any', damage: 2, staysReady: true },
    ],
    spares: 'priest',
    source: 'public',
  },
  golem: {
    copies: [0, 2],
    cost: { gold: 1, trap: 1 },
    attacks: [{ id: 'pound', target: 'first', damage: 4, staysReady: true }],
    source: 'public',
  },
  dragon: {
    copies: [0, 2],
    cost: { food: 2, evil: 2 },
    attacks: [{ id: 'breath', target: 'all', damage: 2, noHealing: true }],
    source: 'public',
  },
  demon: {
    copies: [0, 2],
    cost: { evil: 1, monster: 1 },
    attacks: [{ id: 'rip', target: 'any', damage: 7, noConquest: true }],
    source: 'public',
  },
} as const satisfies Record<string, Creature>;

export type CreatureId = keyof typeof creatures;

export const CREATURES = Object.keys(creatures) as CreatureId[];

export const creatureOf = (id: CreatureId): Creature => creatures[id];

export const isGhost = (id: CreatureId): boolean => creatureOf(id).ghost === true;

/** A sheep has neither abilities nor bonus; the spell says how hard it hits (DL-SPL.9). */
export const sheepAttacks: readonly Attack[] = [{ id: 'bleat', target: 'first' }];
