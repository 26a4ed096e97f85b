import type { GameModule } from '@krcma/kernel';
import { invitation } from './invitation.ts';
import type { MonsterLandsTypes } from './messages.ts';
import { migrations } from './migrations.ts';
import { arrange } from './rules/arrange.ts';
import { components, inconsistency } from './rules/components.ts';
import { opening } from './rules/round.ts';
import { scripts } from './rules/script.ts';
import { redeal } from './rules/secrets.ts';
import { forbids, setUp } from './rules/set-up.ts';
import { view } from './rules/view.ts';
import { optionSchema } from './state.ts';

export type { MonsterLandsEvent, MonsterLandsMessage, MonsterLandsTypes } from './messages.ts';
export type { MonsterLandsArrangement } from './rules/arrange.ts';
export type { MonsterLandsView } from './rules/view.ts';
export type { MonsterLands, MonsterLandsOptions } from './state.ts';

/** Monster Lands (Říše příšer), one to four players. */
export const monsterLands: GameModule<MonsterLandsTypes> = {
  id: 'monster-lands',
  version: 4,
  seats: invitation.seats,
  options: optionSchema,
  migrations,
  scripts,
  opening: opening.name,
  forbids,
  setUp,
  view,
  redeal,
  components,
  inconsistency,
  arrange,
};
