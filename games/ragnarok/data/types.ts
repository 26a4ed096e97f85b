/** Where a value comes from: printed in the rulebook, known in public, or ours. */
export type Source = 'rulebook' | 'public' | 'house';

export const RUNES = ['uruz', 'othila', 'algiz'] as const;
export type Rune = (typeof RUNES)[number];

export const ATTRIBUTES = ['authority', 'might', 'wisdom'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const WEAPONS = ['spear', 'sword', 'axe', 'bow'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** Places of the wheel (LOR-SPEC.1). */
export const SLOTS = ['reinforce', 'mobilize', 'prepare', 'temple', 'monsters', 'usurp'] as const;
export type SlotId = (typeof SLOTS)[number];
