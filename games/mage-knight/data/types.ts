/** The boxes whose components are mixed in the Ultimate Edition (MK-23.1). */
export const SETS = ['base', 'lostLegion', 'krang', 'tezla', 'ultimate'] as const;
export type SetId = (typeof SETS)[number];

export const BASICS = ['red', 'blue', 'green', 'white'] as const;
export type Basic = (typeof BASICS)[number];

export const COLOURS = [...BASICS, 'gold', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export type Time = 'day' | 'night';

export const ELEMENTS = ['physical', 'fire', 'ice', 'coldFire'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Resistance = Exclude<Element, 'coldFire'>;

export const ATTACK_KINDS = ['melee', 'ranged', 'siege'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Backs of enemy tokens. */
export const BACKS = ['green', 'grey', 'brown', 'violet', 'white', 'red'] as const;
export type Back = (typeof BACKS)[number];

export type Faction = 'elementalist' | 'darkCrusader';

/** Icons of cards (MK-22.13). */
export type Icon = 'movement' | 'influence' | 'combat' | 'healing' | 'special' | 'action' | 'banner';

/** What a card gives when it is laid sideways (MK-1.11). */
export const SIDEWAYS = ['move', 'influence', 'attack', 'block'] as const;
export type Sideways = (typeof SIDEWAYS)[number];

/** What a basic action may be turned into. */
export type Shape = Exclude<Sideways, 'influence'>;

/** Which effect of a card is used. */
export type Side = 'basic' | 'powered';
