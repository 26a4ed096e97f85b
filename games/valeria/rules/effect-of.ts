// A card's effect, and the place in it that is being carried out.
import { citizenOf, isCitizen } from '../data/citizens.ts';
import type { CardId } from '../data/components.ts';
import { isDomain } from '../data/domains.ts';
import type { Effect } from '../data/effect.ts';
import type { SlayableId } from '../state.ts';
import { effectOfDomain } from './domains-in-play.ts';
import type { Of } from './script.ts';
import { slayableOf } from './slayable.ts';

export const DECLINE = 'decline';
export const declining = { id: DECLINE, label: { key: 'decline' }, rule: 'VAL-GEN.9' } as const;

/** A place in a card's effect: `part` leads down through alternatives and sums. Frames hold only this. */
export interface EffectOf extends Of {
  card: CardId;
  part: number[];
}

function wholeEffect(card: CardId): Effect {
  if (isDomain(card)) return effectOfDomain(card);
  // Of citizens only the Thief's theft comes here, the rest of the harvest has its own rule.
  if (isCitizen(card)) return citizenOf(card).active;
  return slayableOf(card as SlayableId).reward;
}

export function effectAt({ card, part }: Omit<EffectOf, 'player'>): Effect {
  let effect = wholeEffect(card);
  for (const index of part) {
    if (effect.op === 'pay') effect = effect.then;
    else if (effect.op === 'all' || effect.op === 'oneOf') effect = effect.of[index] as Effect;
  }
  return effect;
}

export const partBelow = (at: EffectOf, index: number): EffectOf => ({ ...at, part: [...at.part, index] });
