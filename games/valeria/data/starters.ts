import { type CitizenName, type Effect, gain, oneOf } from './effect.ts';

/** No role icon and no citizen card, but an activated one keeps the Herald asleep (VAL-HER.2). */
export interface Starter {
  readonly activation: readonly number[];
  readonly active: Effect;
  readonly nonActive: Effect;
  /** Counts as a copy of this citizen for the surcharge and for effects that name it. */
  readonly copyOf?: CitizenName;
  /** Uses in one harvest; both reasons add up (VAL-HER.6). */
  readonly herald?: { readonly nothingActivated: number; readonly doubles: number };
}

const anyResource = oneOf(gain({ gold: 1 }), gain({ strength: 1 }), gain({ magic: 1 }));

// biome-ignore format: one card per row, like the printed list
export const starters = {
  'starter-peasant': { activation: [5], active: gain({ gold: 1 }), nonActive: gain({ gold: 1 }),
    copyOf: 'peasant' },
  'starter-knight': { activation: [6], active: gain({ strength: 1 }), nonActive: gain({ strength: 1 }),
    copyOf: 'knight' },
  'starter-herald': { activation: [], active: anyResource, nonActive: anyResource,
    herald: { nothingActivated: 1, doubles: 1 } },
} as const satisfies Record<string, Starter>;

export type StarterId = keyof typeof starters;

/** Every player takes one of each (VAL-SET.18). */
export const STARTER_IDS = [
  'starter-peasant',
  'starter-knight',
  'starter-herald',
] as const satisfies StarterId[];

export const isStarter = (id: string): id is StarterId => Object.hasOwn(starters, id);
export const starterOf = (id: StarterId): Starter => starters[id];
