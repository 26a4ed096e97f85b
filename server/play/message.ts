import { FromClient } from '@krcma/protocol';
import { ServerError } from '../errors.ts';
import { mustBeShallow } from '../plain-json.ts';

export function parsed(text: string): unknown {
  mustBeShallow(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new ServerError('bad-message', 'This message is not JSON.');
  }
}

/** So that whoever sent a message that cannot be understood knows which one. */
export function commandIn(value: unknown): string | null {
  const { command } = (value ?? {}) as { readonly command?: unknown };
  return typeof command === 'string' ? command.slice(0, 40) : null;
}

/** The message, or a sentence about what is wrong with it. */
export function understood(value: unknown): FromClient {
  const read = FromClient.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') || 'message';
  throw new ServerError('bad-message', `This message cannot be understood: ${where}: ${issue?.message}`);
}
