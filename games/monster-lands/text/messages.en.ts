import type { Names, Words } from '@krcma/kernel';
import type { MonsterLandsMessage } from '../messages.ts';
import { labels } from './labels.en.ts';
import { prompts } from './prompts.en.ts';
import { refusals } from './refusals.en.ts';

export const messages: Words<MonsterLandsMessage, Names> = { ...prompts, ...labels, ...refusals };
