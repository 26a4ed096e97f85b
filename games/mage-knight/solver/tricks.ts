// What is done to enemies: which things together, and what comes of it in each phase.
import type { Model } from './model.ts';
import { type Patch, patchBetween } from './patch.ts';
import type { Patches } from './stance.ts';
import type { Use } from './use.ts';

const NO_PATCH: Patch = [];

/** Things that are done to enemies together, each by another thing: none, one, two and so on, as long as they could be worth it. */
export function* trickSets({ tricks }: Model, couldBeWorth: (tricks: readonly Use[]) => boolean) {
  let last: { readonly set: readonly Use[]; readonly next: number }[] = [{ set: [], next: 0 }];
  while (last.length > 0) {
    const larger: typeof last = [];
    for (const { set, next } of last) {
      if (!couldBeWorth(set)) continue;
      yield set;
      for (let at = next; at < tricks.length; at++) {
        const trick = tricks[at] as Use;
        if (set.every(({ act }) => act !== trick.act)) larger.push({ set: [...set, trick], next: at + 1 });
      }
    }
    last = larger;
  }
}

export function patchesOf(model: Model, forced: readonly Use[]): Patches {
  const of = (...phases: readonly string[]): Patch =>
    forced
      .filter(({ phase }) => phases.includes(phase))
      .flatMap(({ foes, before }) => (foes === undefined ? [] : patchBetween(before, foes)));
  const now = model.phase;
  const following = forced.flatMap((use) => use.following ?? []);
  return {
    ranged: now === 'attack' ? of('attack') : now === 'ranged' ? of('ranged') : NO_PATCH,
    block: now === 'attack' ? NO_PATCH : [...of('block'), ...following.flatMap(({ block }) => block)],
    attack: now === 'attack' ? NO_PATCH : [...of('attack'), ...following.flatMap(({ attack }) => attack)],
    following,
  };
}
