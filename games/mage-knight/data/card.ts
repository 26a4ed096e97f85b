import type { Op } from './ops.ts';
import type { Basic, Icon, SetId } from './types.ts';

/** One of the two effects of a card. */
export interface CardSide {
  readonly ops: readonly Op[];
  /** Of this side alone; Spells have them so. */
  readonly icons?: readonly Icon[];
}

/** A card of a player's deck: actions, Spells and artifacts (MK-1.5). */
export interface Card {
  readonly kind: 'basic' | 'advanced' | 'spell' | 'artifact';
  readonly set?: SetId;
  /** Two for a dual-colour card (MK-22.14), none for an artifact (MK-22.1). */
  readonly colours: readonly Basic[];
  /** Of both sides. */
  readonly icons?: readonly Icon[];
  readonly basic: CardSide;
  readonly powered: CardSide;
  /** Removed from cooperative and solo games (MK-22.7). */
  readonly competitive?: true;
  readonly banner?: true;
}
