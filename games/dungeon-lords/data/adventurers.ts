// Chapters DL-ADV, DL-PAL and DL-CLS.
import type { HeroClass, Year } from './types.ts';

/** What counts in a fight. */
export interface Skills {
  readonly hitPoints: number;
  readonly antiTrap?: number;
  readonly healing?: number;
  readonly magic?: number;
}

export interface Adventurer extends Skills {
  readonly class: HeroClass;
  readonly year: Year;
  readonly level: number;
}

export const adventurers = {
  'warrior-1-1': { class: 'warrior', year: 1, level: 1, hitPoints: 3 },
  'warrior-1-2': { class: 'warrior', year: 1, level: 2, hitPoints: 4 },
  'warrior-1-3': { class: 'warrior', year: 1, level: 2, hitPoints: 4 },
  'warrior-1-4': { class: 'warrior', year: 1, level: 3, hitPoints: 5 },
  'thief-1-1': { class: 'thief', year: 1, level: 1, hitPoints: 3, antiTrap: 1 },
  'thief-1-2': { class: 'thief', year: 1, level: 2, hitPoints: 3, antiTrap: 2 },
  'thief-1-3': { class: 'thief', year: 1, level: 2, hitPoints: 4, antiTrap: 1 },
  'thief-1-4': { class: 'thief', year: 1, level: 3, hitPoints: 4, antiTrap: 2 },
  'priest-1-1': { class: 'priest', year: 1, level: 1, hitPoints: 3, healing: 1 },
  'priest-1-2': { class: 'priest', year: 1, level: 2, hitPoints: 3, healing: 2 },
  'priest-1-3': { class: 'priest', year: 1, level: 2, hitPoints: 4, healing: 1 },
  'priest-1-4': { class: 'priest', year: 1, level: 3, hitPoints: 4, healing: 2 },
  'wizard-1-1': { class: 'wizard', year: 1, level: 1, hitPoints: 3, magic: 1 },
  'wizard-1-2': { class: 'wizard', year: 1, level: 2, hitPoints: 3, magic: 2 },
  'wizard-1-3': { class: 'wizard', year: 1, level: 2, hitPoints: 4, magic: 1 },
  'wizard-1-4': { class: 'wizard', year: 1, level: 3, hitPoints: 4, magic: 2 },
  'warrior-2-1': { class: 'warrior', year: 2, level: 1, hitPoints: 5 },
  'warrior-2-2': { class: 'warrior', year: 2, level: 2, hitPoints: 6 },
  'warrior-2-3': { class: 'warrior', year: 2, level: 3, hitPoints: 7 },
  'warrior-2-4': { class: 'warrior', year: 2, level: 4, hitPoints: 8 },
  'thief-2-1': { class: 'thief', year: 2, level: 1, hitPoints: 4, antiTrap: 2 },
  'thief-2-2': { class: 'thief', year: 2, level: 2, hitPoints: 5, antiTrap: 2 },
  'thief-2-3': { class: 'thief', year: 2, level: 3, hitPoints: 5, antiTrap: 3 },
  'thief-2-4': { class: 'thief', year: 2, level: 4, hitPoints: 6, antiTrap: 3 },
  'priest-2-1': { class: 'priest', year: 2, level: 1, hitPoints: 4, healing: 2 },
  'priest-2-2': { class: 'priest', year: 2, level: 2, hitPoints: 5, healing: 2 },
  'priest-2-3': { class: 'priest', year: 2, level: 3, hitPoints: 5, healing: 3 },
  'priest-2-4': { class: 'priest', year: 2, level: 4, hitPoints: 6, healing: 3 },
  'wizard-2-1': { class: 'wizard', year: 2, level: 1, hitPoints: 4, magic: 2 },
  'wizard-2-2': { class: 'wizard', year: 2, level: 2, hitPoints: 5, magic: 2 },
  'wizard-2-3': { class: 'wizard', year: 2, level: 3, hitPoints: 5, magic: 3 },
  'wizard-2-4': { class: 'wizard', year: 2, level: 4, hitPoints: 6, magic: 3 },
} as const satisfies Record<string, Adventurer>;

export type AdventurerId = keyof typeof adventurers;

export const ADVENTURERS = Object.keys(adventurers) as AdventurerId[];

export const adventurerOf = (id: AdventurerId): Adventurer => adventurers[id];

/** All four skills, and no class (DL-PAL.7). */
export const paladins = {
  'paladin-1': { hitPoints: 5, antiTrap: 2, healing: 2, magic: 2 },
  'paladin-2': { hitPoints: 8, antiTrap: 3, healing: 3, magic: 3 },
} as const satisfies Record<`paladin-${Year}`, Skills>;

export type PaladinId = keyof typeof paladins;

export const PALADINS = Object.keys(paladins) as PaladinId[];

export const PHANTOM = 'phantom';

/** Whoever may stand in a party: a phantom too (DL-SPL.12). */
export type HeroId = AdventurerId | PaladinId | typeof PHANTOM;

export const isPaladin = (id: HeroId): id is PaladinId => Object.hasOwn(paladins, id);

const NO_SKILLS: Skills = { hitPoints: 0 };

/** A phantom has none; its hit points are all on top (DL-SPL.23). */
export const skillsOf = (id: HeroId): Skills =>
  id === PHANTOM ? NO_SKILLS : isPaladin(id) ? paladins[id] : adventurerOf(id);

/** Neither a paladin nor a phantom has one (DL-PAL.7, DL-SPL.23). */
export const classOf = (id: HeroId): HeroClass | undefined =>
  id === PHANTOM || isPaladin(id) ? undefined : adventurerOf(id).class;
