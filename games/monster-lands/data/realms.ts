// Chapter ML-REA.
import type { Affinity, Bundle, DiceNeed, Source } from './types.ts';

export interface Realm {
  readonly affinity: Affinity;
  readonly conquest: number;
  readonly glory: number;
  /** The action of the settled realm: these dice for this gain, once a round (ML-SRE). */
  readonly dice: readonly DiceNeed[];
  readonly gain: Bundle;
  readonly source: Source;
}

export const realms = {
  aldavie: {
    affinity: 'wind',
    conquest: 12,
    glory: 3,
    dice: [{ count: 1, colours: ['strength'] }],
    gain: { lootFromOffer: 1 },
    source: 'house',
  },
  nebie: {
    affinity: 'wind',
    conquest: 13,
    glory: 3,
    dice: [{ count: 1, colours: ['magic'] }],
    gain: { dice: { strength: 3 } },
    source: 'house',
  },
  kale: {
    affinity: 'wind',
    conquest: 10,
    glory: 3,
    dice: [{ count: 1, colours: ['magic'] }],
    gain: { potions: 3 },
    source: 'house',
  },
  glacie: {
    affinity: 'water',
    conquest: 12,
    glory: 3,
    dice: [{ count: 2, colours: ['persuasion'] }],
    gain: { coins: 9 },
    source: 'house',
  },
  kryzie: {
    affinity: 'water',
    conquest: 13,
    glory: 3,
    dice: [{ count: 1, colours: ['strength'] }],
    gain: { dice: { persuasion: 2 } },
    source: 'house',
  },
  rynie: {
    affinity: 'water',
    conquest: 15,
    glory: 4,
    dice: [{ count: 2, colours: ['strength'] }],
    gain: { freeHire: 1 },
    source: 'house',
  },
  gurban: {
    affinity: 'fire',
    conquest: 13,
    glory: 3,
    dice: [{ count: 2, colours: ['strength', 'persuasion'] }],
    gain: { dice: { magic: 3 } },
    source: 'house',
  },
  jaha: {
    affinity: 'fire',
    conquest: 11,
    glory: 3,
    dice: [{ count: 1, colours: ['persuasion'] }],
    gain: { dice: { magic: 2 } },
    source: 'house',
  },
  wahybar: {
    affinity: 'fire',
    conquest: 10,
    glory: 3,
    dice: [{ count: 1, colours: ['magic'] }],
    gain: { defence: 3 },
    source: 'house',
  },
  ujunie: {
    affinity: 'jungle',
    conquest: 14,
    glory: 4,
    dice: [{ count: 2, colours: ['strength', 'persuasion'] }],
    gain: { freeEquipment: 1 },
    source: 'house',
  },
  nikegerie: {
    affinity: 'jungle',
    conquest: 16,
    glory: 4,
    dice: [
      { count: 1, colours: ['strength'] },
      { count: 1, colours: ['magic'] },
      { count: 1, colours: ['persuasion'] },
    ],
    gain: { glory: 2 },
    source: 'house',
  },
  traklan: {
    affinity: 'jungle',
    conquest: 11,
    glory: 3,
    dice: [{ count: 2, colours: ['strength', 'magic'] }],
    gain: { dice: { persuasion: 3 } },
    source: 'house',
  },
} as const satisfies Record<string, Realm>;

export type RealmId = keyof typeof realms;
export const realmOf = (id: RealmId): Realm => realms[id];
