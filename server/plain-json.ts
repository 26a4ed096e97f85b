import { LIMITS } from '@krcma/protocol';
import { ServerError } from './errors.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/**
 * Looks through text before it is read as JSON: nothing honest is nested without end or holds thousands of values, and
 * whoever walks through such a value later would run out of stack or hold everybody up.
 */
export function mustBeShallow(text: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values++;
    else if (OPENING.includes(code)) depth++;
    else if (CLOSING.includes(code)) depth--;
    if (depth > LIMITS.depth)
      throw new ServerError('bad-message', `This is nested more than ${LIMITS.depth} deep.`);
    if (values > LIMITS.values)
      throw new ServerError('bad-message', `This holds more than ${LIMITS.values} values.`);
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
