import type { GameModule } from '@krcma/kernel';
import { invitation } from './invitation.ts';
import type { MageKnightTypes } from './messages.ts';
import { migrations } from './migrations.ts';
import { forbids } from './rules/forbidden.ts';
import { opening } from './rules/round.ts';
import { scripts } from './rules/script.ts';
import { redeal } from './rules/secrets.ts';
import { setUp } from './rules/set-up.ts';
import { sidesFor } from './rules/teams.ts';
import { view } from './rules/view.ts';
import { optionSchema } from './state.ts';

/** The game without turns, which pages fetch while heroes are chosen, and without described positions and what is checked of them. */
export const game: GameModule<MageKnightTypes> = {
  id: 'mage-knight',
  version: 4,
  seats: invitation.seats,
  options: optionSchema,
  migrations,
  scripts,
  opening: opening.name,
  forbids,
  setUp,
  view,
  turn: ({ active, duel, phase, turns }) => ({
    seat: phase === 'turns' && active >= 0 ? (duel?.aggressor ?? active) : undefined,
    number: turns,
  }),
  redeal,
  later: () => import('./rules/turn.ts'),
  sides: sidesFor,
};
