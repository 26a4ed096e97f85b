// What becomes of each enemy and each of its attacks in a plan: plans that differ in it differ in kind.
import type { Combat, FoeName } from '../state.ts';

export interface FoeFate {
  /** Its id in the combat. */
  readonly foe: number;
  readonly enemy: FoeName;
  /** Falls before it attacks, or afterwards, or stands. */
  readonly fate: 'shot' | 'struck' | 'stands';
  /** What happens to each of its attacks; `none` where it makes none. */
  readonly attacks: readonly ('blocked' | 'taken' | 'none')[];
}

const metBy = { open: 'none', cancelled: 'none', blocked: 'blocked', dealt: 'taken' } as const;

/** Read from a combat that is over; monsters that were called are counted with those that stand. */
export const fatesIn = ({ foes }: Combat): FoeFate[] =>
  foes.map(({ id, enemy, fell, attacks }) => ({
    foe: id,
    enemy,
    fate: fell === null ? 'stands' : fell === 'ranged' ? 'shot' : 'struck',
    attacks: attacks.map(({ state }) => metBy[state]),
  }));

/** Plans of one kind do the same to every enemy. */
export const kindOf = (fates: readonly FoeFate[]): string =>
  fates.map(({ foe, fate, attacks }) => `${foe}:${fate}:${attacks.join('/')}`).join(' ');
