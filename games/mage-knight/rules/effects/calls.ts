// What rules are called with that are called by their name, because they call each other.
import type { FaceId } from '../../data/cards.ts';
import type { UnitId } from '../../data/units.ts';
import type { EffectContext } from '../../state.ts';
import type { Of } from '../script.ts';
import type { OpAt } from './op-at.ts';

/** What an effect is used with. */
export interface Use extends OpAt {
  card?: EffectContext['card'];
  unit?: number;
  bonus?: number;
  /** It comes from a skill in the middle. */
  overload?: true;
  times?: number;
}

/** A card that is played. */
export interface Playing extends Of {
  card: FaceId;
  /** A Spell cast where it lies in the offer, with the card in the play area that lets it be (MK-22.4). */
  castWith?: FaceId;
}

/** A unit that is activated. */
export interface Activation extends Of {
  id: number;
  unit: UnitId;
}

/** An ability that is used, of a unit that may use several. */
export interface Using extends Of {
  unit: UnitId;
  /** Which of the own ones, or one that is borrowed. */
  id: number;
  used: number[];
}
