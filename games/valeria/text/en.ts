import type { GameText } from '@krcma/kernel';
import type { ValeriaTypes } from '../messages.ts';
import { rules } from './rules.en.ts';
import { tableText } from './table.en.ts';

export const en = { ...tableText, rules } satisfies GameText<ValeriaTypes>;
