import type { GameText } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { plans } from './plans.cs.ts';
import { rules } from './rules.cs.ts';
import { tableText } from './table.cs.ts';
import { terms } from './terms.cs.ts';

export const cs = { ...tableText, rules, terms, plans } satisfies GameText<MageKnightTypes>;
