// Volkare, his army and the battle with him (MK-23.5 to .35). His cards and his tactic are those of the dummy.
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { Back, Colour } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { Attendance } from './duel.ts';
import type { Token } from './token.ts';

/** Who is attacked by him: gives way, or fights and gives up the next turn for it or not (MK-23.23). */
export type Stand = Attendance | 'aside';

export type Battle = {
  /** How many he had as it began. */
  readonly strength: number;
  /** What his die shows, the same for all; not rolled before the first block phase (MK-23.28). */
  die: Colour | null;
  /** Whom he attacks; nobody where he is attacked. */
  stands: { readonly seat: Seat; readonly stand: Stand }[];
};

export type Volkare = {
  space: SpaceId;
  /** Where his last step began (MK-23.24). */
  from: SpaceId | null;
  /** Known to all since a combat with him (MK-23.6); those still owed are drawn for the next one. */
  army: Token[];
  owed: Back[];
  fallen: number;
  /** Units of the offer that may leave this round, by the colour of his die (MK-23.12). */
  marked: Partial<Record<Colour, UnitId>>;
  /** His order token is turned down: he skips his next turn (MK-23.33). */
  down?: true;
  battle?: Battle;
  /** How he has won. */
  won?: 'cityLost' | 'portalReached';
};
