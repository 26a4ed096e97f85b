import type { OptionSchema, OptionSpec } from '@krcma/kernel';
import { TableError } from '@krcma/kernel';
import type { ShellText } from '../../text/index.ts';
import { folded } from './matching.ts';
import { Problem } from './problem.ts';

const TRUE = ['true', 'yes', 'on', '1', 'ano'];
const FALSE = ['false', 'no', 'off', '0', 'ne'];

function valueIn(name: string, spec: OptionSpec, text: string): unknown {
  const refused = () => new TableError('bad-option', `"${text}" is no value.`, { name, value: text });
  switch (spec.kind) {
    case 'flag':
      if (TRUE.includes(folded(text))) return true;
      if (FALSE.includes(folded(text))) return false;
      throw refused();
    case 'number':
      if (!/^-?\d+$/.test(text.trim())) throw refused();
      return Number(text);
    case 'some':
      return text === '' ? [] : text.split(',').map((part) => part.trim());
    case 'choice':
      return text;
  }
}

/** Reads `layout=random` and its like; what the schema does not know is refused by the kernel. */
export function optionsFrom(
  pairs: readonly string[],
  schema: OptionSchema,
  { problems }: ShellText,
): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    if (name === '' || rest.length === 0) throw new Problem(problems.badOptionPair(pair));
    const spec = schema[name];
    const text = rest.join('=');
    options[name] = spec === undefined ? text : valueIn(name, spec, text);
  }
  return options;
}
