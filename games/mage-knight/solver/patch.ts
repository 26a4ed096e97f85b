// What is done to enemies, as a difference that can be applied to them elsewhere.
import type { Foe, FoeAttack } from '../state.ts';

/** One enemy before and after it. */
export interface FoeChange {
  readonly was: Foe;
  readonly is: Foe;
}

export type Patch = readonly FoeChange[];

const isSame = (one: Foe, other: Foe): boolean =>
  JSON.stringify({ ...one, helped: false }) === JSON.stringify({ ...other, helped: false });

/** Monsters that were called go by themselves: their end is no change. */
export const patchBetween = (before: readonly Foe[], after: readonly Foe[]): Patch =>
  before.flatMap((was) => {
    const is = after.find(({ id }) => id === was.id);
    if (is === undefined || isSame(was, is)) return [];
    return was.role === 'summoned' && is.defeated ? [] : [{ was, is }];
  });

const added = <T>(all: readonly T[], was: readonly T[], is: readonly T[]): T[] => [
  ...all,
  ...is.filter((each) => !was.includes(each)),
];

const attackWith = (attack: FoeAttack, was: FoeAttack, is: FoeAttack): FoeAttack => ({
  delta: attack.delta + is.delta - was.delta,
  element: is.element === was.element ? attack.element : is.element,
  bare: attack.bare || is.bare,
  state: is.state === was.state ? attack.state : is.state,
});

const changed = (foe: Foe, { was, is }: FoeChange): Foe => ({
  ...foe,
  armorDelta: foe.armorDelta + is.armorDelta - was.armorDelta,
  armorSet: is.armorSet === was.armorSet ? foe.armorSet : is.armorSet,
  attacks: foe.attacks.map((attack, index) => {
    const [one, other] = [was.attacks[index], is.attacks[index]];
    return one === undefined || other === undefined ? attack : attackWith(attack, one, other);
  }),
  lost: {
    fort: foe.lost.fort || is.lost.fort,
    resistances: added(foe.lost.resistances, was.lost.resistances, is.lost.resistances),
    abilities: added(foe.lost.abilities, was.lost.abilities, is.lost.abilities),
  },
  gained: added(foe.gained, was.gained, is.gained),
  still: foe.still || is.still,
  doomed: foe.doomed || is.doomed,
  defeated: foe.defeated || is.defeated,
});

export const patched = (foes: readonly Foe[], patch: Patch): readonly Foe[] =>
  patch.length === 0
    ? foes
    : foes.map((foe) =>
        patch.reduce(
          (is, change) => (change.was.id === foe.id && !is.defeated ? changed(is, change) : is),
          foe,
        ),
      );
