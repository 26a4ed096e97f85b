import type { GameModule } from '@krcma/kernel';
import { invitation } from './invitation.ts';
import type { ValeriaTypes } from './messages.ts';
import { migrations } from './migrations.ts';
import { arrange } from './rules/arrange.ts';
import { components, inconsistency } from './rules/components.ts';
import { scripts } from './rules/script.ts';
import { redeal } from './rules/secrets.ts';
import { forbids, setUp } from './rules/set-up.ts';
import { opening } from './rules/turn.ts';
import { view } from './rules/view.ts';
import { optionSchema } from './state.ts';

export type { ValeriaEvent, ValeriaMessage, ValeriaTypes } from './messages.ts';
export type { ValeriaArrangement } from './rules/arrange.ts';
export type { ValeriaView } from './rules/view.ts';
export type { Valeria, ValeriaOptions } from './state.ts';

/** Valeria: Card Kingdoms, one to five players. */
export const valeria: GameModule<ValeriaTypes> = {
  id: 'valeria',
  version: 3,
  seats: invitation.seats,
  options: optionSchema,
  migrations,
  scripts,
  opening: opening.name,
  forbids,
  setUp,
  view,
  turn: ({ turn, active }) => ({ seat: turn === 0 ? undefined : active, number: turn }),
  redeal,
  components,
  inconsistency,
  arrange,
};
