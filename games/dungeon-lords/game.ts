import type { GameModule } from '@krcma/kernel';
import { invitation } from './invitation.ts';
import type { DungeonLordsTypes } from './messages.ts';
import { migrations } from './migrations.ts';
import { opening } from './rules/round.ts';
import { scripts } from './rules/script.ts';
import { redeal } from './rules/secrets.ts';
import { forbids, setUp } from './rules/set-up.ts';
import { view } from './rules/view.ts';
import { optionSchema, turnOf } from './state.ts';

/** The game without described positions, which pages fetch only when there is one to lay out, and what is checked of them. */
export const game: GameModule<DungeonLordsTypes> = {
  id: 'dungeon-lords',
  version: 2,
  seats: invitation.seats,
  options: optionSchema,
  migrations,
  scripts,
  opening: opening.name,
  forbids,
  setUp,
  view,
  turn: (game) => ({ seat: undefined, number: turnOf(game) }),
  redeal,
};
