import type { Names, Words } from '@krcma/kernel';
import type { MonsterLandsMessage } from '../messages.ts';
import { labels } from './labels.cs.ts';
import { prompts } from './prompts.cs.ts';
import { refusals } from './refusals.cs.ts';

export const messages: Words<MonsterLandsMessage, Names> = { ...prompts, ...labels, ...refusals };
