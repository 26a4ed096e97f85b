import type { Json, TableText } from '@krcma/kernel';
import type { Shelved } from '../host/shelf.ts';

/** What kind of game it is, in the game's own words. */
export const toldWords = (text: TableText, { told = {} }: Pick<Shelved, 'told'>): string[] =>
  Object.entries(told).map(([name, value]) => toldWord(text, name, value));

/** Flags that are set speak for themselves; whatever is no word of its own is told with the option's name. */
export function toldWord(text: TableText, name: string, value: Json): string {
  const { label } = text.option(name);
  if (value === true) return label;
  if (typeof value === 'string')
    return text.optionValue(name, value, { kind: 'choice', values: [value], default: value });
  if (value === false)
    return `${label}: ${text.optionValue(name, 'false', { kind: 'flag', default: false })}`;
  return `${label}: ${Array.isArray(value) ? value.length : String(value)}`;
}
