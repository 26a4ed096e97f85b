import type { Paint, Seat } from '@krcma/kernel';
import type { Scene as SceneOf } from '@krcma/kernel/scene';
import type { RagnarokTypes } from '../../messages.ts';
import type { RagnarokView } from '../../rules/view.ts';
import type { TerminalWords } from './words.ts';

export type Scene = SceneOf<RagnarokTypes, RagnarokView, TerminalWords>;

const PAINTS: readonly Paint[] = ['green', 'red', 'blue', 'yellow'];

/** The colour of a seat. */
export const paintOf = (seat: Seat): Paint => PAINTS[seat] ?? 'bold';

/** A letter for a seat, where names are too long. */
export const markOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);
