import * as z from 'zod/mini';
import { ServerError } from '../errors.ts';

// Without words of its own the small build of zod says no more than "Invalid input".
z.config(z.locales.en());

type Issue = z.core.$ZodIssue;

/** Reads what a client sent, or says what is wrong with it and where. */
export function read<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) {
    mustBePlain(result.data);
    return result.data;
  }
  throw new ServerError('bad-message', sentenceFor(result.error.issues[0]));
}

/** No database keeps the character zero. */
function mustBePlain(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0'))
    throw new ServerError('bad-message', 'A text holds a character that cannot be kept.');
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) mustBePlain(part);
}

function sentenceFor(issue: Issue | undefined): string {
  if (issue === undefined) return 'This cannot be understood.';
  const path = shown(issue.path.map(String).join('.'));
  const at = path === '' ? '' : ` in "${path}"`;
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${shown(key)}"`).join(', ');
    return `Unknown${at}: ${keys}.`;
  }
  const message = issue.message.replace(/\.$/, '');
  return path === '' ? `${message}.` : `"${path}": ${message}.`;
}

/** Names of keys are the sender's own words; they come back short and plain. */
const shown = (words: string): string => words.replace(/[^\w.-]/g, '?').slice(0, 60);
