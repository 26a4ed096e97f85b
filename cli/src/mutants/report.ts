import type { Mutant } from './find.ts';
import { isRecordedGames } from './likely.ts';
import type { Tried } from './try.ts';

/** Of every hundred mutants so many must be noticed. */
const BAR = 95;

export const mutantAsText = ({ file, line, kind, was, becomes }: Mutant): string =>
  `${file}:${line} ${kind}\n  - ${was}\n  + ${becomes}`;

/** Those that do not compile count neither way. */
const compiling = (all: readonly Tried[]): Tried[] => all.filter(({ refused }) => refused === undefined);

export function isEnough(all: readonly Tried[]): boolean {
  const tried = compiling(all);
  return tried.filter(({ noticed }) => noticed !== undefined).length * 100 >= tried.length * BAR;
}

export function reportAsText(all: readonly Tried[], excused: number, seconds: number): string {
  const tried = compiling(all);
  const refused = all.length - tried.length;
  const noticed = tried.flatMap((each) => each.noticed ?? []);
  const percent = tried.length === 0 ? 100 : (noticed.length * 100) / tried.length;
  const recorded = noticed.filter(({ test }) => isRecordedGames(test)).length;
  return [
    `${noticed.length} of ${tried.length} noticed, ${percent.toFixed(1)} %; ${BAR} % are asked for.`,
    ...(recorded > 0 ? [`${recorded} of them only because a recorded game went another way.`] : []),
    ...(excused > 0 ? [`${excused} change nothing and were left out: test/mutants.json says why.`] : []),
    ...(refused > 0 ? [`${refused} more no test noticed, but they do not compile: others were drawn.`] : []),
    `${seconds.toFixed(0)} s, ${(seconds / Math.max(all.length, 1)).toFixed(1)} s each.`,
  ].join('\n');
}
