import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../arguments.ts';
import { gameCalled } from '../games.ts';
import { rulesFilesOf } from './find.ts';

const options = {
  game: { type: 'string' },
  count: { type: 'string' },
  seed: { type: 'string' },
  all: { type: 'boolean', default: false },
  file: { type: 'string', multiple: true },
  excused: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A seed can be chosen by hand, so it is short. */
const freshSeed = (): number => randomInt(1_000_000);

export interface Wanted {
  readonly game: string;
  readonly files?: readonly string[];
  /** Undefined: all. */
  readonly count?: number;
  readonly seed: number;
  readonly excused: boolean;
}

/** What the command line asks for; undefined: the help. */
export function wantedBy(args: string[], root: string): Wanted | undefined {
  const { values } = parseArgs({ args, options });
  if (values.help) return undefined;
  if (values.game === undefined) throw new Error('Which game? Say --game valeria.');
  gameCalled(values.game);
  const all = values.all || values.excused;
  if (all && (values.count !== undefined || values.seed !== undefined))
    throw new Error('--all and --excused draw nothing, so --count and --seed do not go with them.');
  const known = rulesFilesOf(root, values.game);
  const unknown = values.file?.find((file) => !known.includes(file));
  if (unknown !== undefined)
    throw new Error(`${values.game} has no rules file "${unknown}". The files are: ${known.join(', ')}.`);
  return {
    game: values.game,
    excused: values.excused,
    seed: values.seed === undefined ? freshSeed() : wholeNumber('--seed', values.seed, 0),
    ...(values.file !== undefined && { files: values.file }),
    ...(!all && { count: wholeNumber('--count', values.count ?? '60', 1) }),
  };
}
