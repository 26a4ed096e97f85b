// Effects that only book something and ask nobody.
import { isRecording, type Seat } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import type { Bag, Effect, Track } from '../data/effect.ts';
import { playerAt, type Valeria } from '../state.ts';
import { countOf, type Holdings, times } from './count.ts';
import { add } from './resources.ts';
import { note } from './script.ts';

export const isPlain = (effect: Effect): boolean =>
  effect.op === 'gain' || effect.op === 'gainPer' || (effect.op === 'all' && effect.of.every(isPlain));

/** What a plain effect is worth now to whoever holds these cards. */
export function bagOf(holdings: Holdings, effect: Effect): Bag {
  if (effect.op === 'gain') return effect.res;
  if (effect.op === 'gainPer') return times(effect.res, countOf(holdings, effect.per));
  if (effect.op !== 'all') throw new Error(`${effect.op} is not a plain gain.`);
  const sum: Partial<Record<Track, number>> = {};
  for (const part of effect.of) {
    const bag = bagOf(holdings, part);
    for (const track in bag) sum[track as Track] = (sum[track as Track] ?? 0) + (bag[track as Track] ?? 0);
  }
  return sum;
}

export function gainEffect(game: Valeria, seat: Seat, effect: Effect, card: CardId): void {
  const player = playerAt(game, seat);
  const bag = bagOf(player, effect);
  add(player, bag);
  if (isRecording()) note({ key: 'gained', player: seat, bag, card });
}
