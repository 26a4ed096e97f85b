import type { GameModule } from '@krcma/kernel';
import { invitation } from './invitation.ts';
import type { RagnarokTypes } from './messages.ts';
import { migrations } from './migrations.ts';
import { scripts } from './rules/script.ts';
import { redeal } from './rules/secrets.ts';
import { setUp } from './rules/set-up.ts';
import { opening } from './rules/turn.ts';
import { view } from './rules/view.ts';
import { optionSchema } from './state.ts';

/** The game without described positions, which pages fetch only when there is one to lay out, and what is checked of them. */
export const game: GameModule<RagnarokTypes> = {
  id: 'ragnarok',
  version: 2,
  seats: invitation.seats,
  options: optionSchema,
  migrations,
  scripts,
  opening: opening.name,
  setUp,
  view,
  turn: ({ active, turns }) => ({ seat: turns === 0 ? undefined : active, number: turns }),
  redeal,
};
