import type { GameModule } from '@krcma/kernel';
import { invitation } from './invitation.ts';
import type { MageKnightTypes } from './messages.ts';
import { components, inconsistency } from './rules/components.ts';
import { forbids } from './rules/forbidden.ts';
import { opening } from './rules/round.ts';
import { scripts } from './rules/script.ts';
import { redeal } from './rules/secrets.ts';
import { setUp } from './rules/set-up.ts';
import { view } from './rules/view.ts';
import { optionSchema } from './state.ts';

/** The game without described positions, which pages fetch only when there is one to lay out. */
export const game: GameModule<MageKnightTypes> = {
  id: 'mage-knight',
  version: 1,
  seats: invitation.seats,
  options: optionSchema,
  migrations: [],
  scripts,
  opening: opening.name,
  forbids,
  setUp,
  view,
  turn: ({ active, phase, turns }) => ({
    seat: phase === 'turns' && active >= 0 ? active : undefined,
    number: turns,
  }),
  redeal,
  components,
  inconsistency,
};
