import type { GameText } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { plans } from './plans.en.ts';
import { rules } from './rules.en.ts';
import { tableText } from './table.en.ts';
import { terms } from './terms.en.ts';

export const en = { ...tableText, rules, terms, plans } satisfies GameText<MageKnightTypes>;
