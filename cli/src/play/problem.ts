import { type Message, TableError } from '@krcma/kernel';
import type { ShellText } from '../../text/index.ts';

/** Something the user can put right, already said in the user's language. */
export class Problem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Problem';
  }
}

/** One sentence for people; `say` puts the reason of a game into words. */
export function sentenceFor(
  error: unknown,
  { errors, problems }: ShellText,
  say?: (reason: Message) => string,
): string {
  if (error instanceof Problem) return error.message;
  if (!(error instanceof TableError))
    return problems.broken(error instanceof Error ? error.message : String(error));
  const sentence = errors[error.code]({ why: error.message, ...error.details });
  return error.reason === undefined || say === undefined ? sentence : `${sentence} ${say(error.reason)}`;
}
