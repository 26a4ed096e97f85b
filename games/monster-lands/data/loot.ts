// Chapter ML-LTB: sixteen different tokens.
import type { LootAbility, Source } from './types.ts';

export interface Loot {
  /** The Outside symbol: in the adventure phase only (ML-LOOT.4). */
  readonly outside: boolean;
  readonly ability: LootAbility;
  readonly source: Source;
}

export const loot = {
  'loot-capture-glory': {
    outside: true,
    ability: { op: 'gainOn', event: 'capture', gain: { glory: 3 } },
    source: 'rulebook',
  },
  'loot-kill-glory': {
    outside: true,
    ability: { op: 'gainOn', event: 'kill', gain: { glory: 4 } },
    source: 'rulebook',
  },
  'loot-conquest-glory': {
    outside: true,
    ability: { op: 'gainOn', event: 'conquest', gain: { glory: 4 } },
    source: 'rulebook',
  },
  'loot-reroll4': {
    outside: true,
    ability: { op: 'reroll', times: 4, colours: ['strength', 'magic'], scope: 'any-path', sameDie: true },
    source: 'rulebook',
  },
  'loot-reroll-magic3': {
    outside: true,
    ability: { op: 'reroll', times: 3, colours: ['magic'], scope: 'any-path', sameDie: true },
    source: 'rulebook',
  },
  'loot-brews': {
    outside: false,
    ability: { op: 'gain', choice: [{ potions: 2, venoms: 2 }] },
    source: 'rulebook',
  },
  'loot-kill-plus6': {
    outside: true,
    ability: { op: 'totalBonus', value: 6, goal: 'kill' },
    source: 'rulebook',
  },
  'loot-trophies3': {
    outside: false,
    ability: { op: 'trophy', value: 3, sellCoins: 15 },
    source: 'rulebook',
  },
  'loot-supply': {
    outside: false,
    ability: { op: 'gain', choice: [{ coins: 6, defence: 1, potions: 1 }] },
    source: 'rulebook',
  },
  'loot-persuasion-to-magic': {
    outside: false,
    ability: { op: 'convertDie', give: 1, take: 3, fromColours: ['persuasion'], toColours: ['magic'] },
    source: 'rulebook',
  },
  'loot-magic-to-strength': {
    outside: false,
    ability: { op: 'convertDie', give: 1, take: 3, fromColours: ['magic'], toColours: ['strength'] },
    source: 'rulebook',
  },
  'loot-magic-plus2': {
    outside: true,
    ability: { op: 'dieBonus', value: 2, colour: 'magic', scope: 'any' },
    source: 'rulebook',
  },
  'loot-strength-plus2': {
    outside: true,
    ability: { op: 'dieBonus', value: 2, colour: 'strength', scope: 'any' },
    source: 'rulebook',
  },
  'loot-coins12': { outside: false, ability: { op: 'gain', choice: [{ coins: 12 }] }, source: 'rulebook' },
  'loot-coins10': { outside: false, ability: { op: 'gain', choice: [{ coins: 10 }] }, source: 'rulebook' },
  'loot-free-hire': { outside: false, ability: { op: 'freeHire' }, source: 'rulebook' },
} as const satisfies Record<string, Loot>;

export type LootId = keyof typeof loot;
export const lootOf = (id: LootId): Loot => loot[id];
