import { silentLog } from '../operation/log.ts';
import type { Store } from '../store/store.ts';
import type { House } from '../tables/house.ts';
import { Presence } from '../tables/presence.ts';

/** A house whose bots and clocks do nothing by themselves; close its `presence` after use. */
export function quietHouse(store: Store, now: () => number): House {
  return {
    store,
    log: silentLog,
    presence: new Presence(store, 'quiet', { now, steady: now }),
    node: 'quiet',
    now,
    steady: now,
    habits: () => undefined,
    learnHabits: async () => {},
    results: async () => [],
    forfeits: async () => [],
    think: () => Promise.reject(new Error('Nobody thinks in a quiet house.')),
    pause: async () => {},
    attend: () => {},
    asked: () => {},
    gone: () => {},
    committed: () => {},
    framesSent: () => {},
  };
}
