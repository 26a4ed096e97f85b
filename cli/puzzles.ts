import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gradeOf, type Kept, makePuzzle, seedOf } from '@krcma/mage-knight/puzzles/make';

const help = `Fights of Mage Knight found beforehand, so that they open at once and stay the same.

  npm run puzzles -- --from 2026-11-01 --days 60   those of so many days
  npm run puzzles -- --numbers 10                  the first so many of each difficulty
  npm run puzzles -- --again                       grades those that are there anew, and keeps what was found better
  npm run puzzles -- --help                        this text

They stand in games/mage-knight/puzzles/kept.json. Those that are there already stay; with another version of the shelf
the file begins anew: remove it first.`;

type PuzzleName = Parameters<typeof seedOf>[0];

const DAY = 86_400_000;
const file = join(import.meta.dirname, '../games/mage-knight/puzzles/kept.json');

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '2026-11-01' },
    days: { type: 'string', default: '0' },
    numbers: { type: 'string', default: '0' },
    again: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const counted = (text: string): number[] => Array.from({ length: Number(text) }, (_, index) => index);

const dayAfter = (days: number): string =>
  new Date(Date.parse(values.from) + days * DAY).toISOString().slice(0, 10);

const names: readonly PuzzleName[] = [
  ...counted(values.days).map((day): PuzzleName => ({ kind: 'daily', date: dayAfter(day) })),
  ...counted(values.numbers).flatMap((index) =>
    [1, 2, 3, 4, 5].map((difficulty): PuzzleName => ({ kind: 'endless', difficulty, number: index + 1 })),
  ),
];

/** One on each line, so that a change is one line. */
const keep = (kept: ReadonlyMap<string, unknown>): void => {
  const lines = [...kept].map(([key, puzzle]) => `  ${JSON.stringify(key)}: ${JSON.stringify(puzzle)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
};

function find(): void {
  const kept = new Map<string, unknown>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  for (const name of names) {
    const from = seedOf(name);
    const key = from && `${from.difficulty} ${from.seed}`;
    if (from === undefined || key === undefined || kept.has(key)) continue;
    const { fight, grade } = makePuzzle(from.seed, from.difficulty);
    const { best, obvious, bests } = grade;
    kept.set(key, { fight, best, obvious, bests });
    keep(kept);
    console.log(`${key}: ${grade.most} points, the obvious ${obvious}, best plans ${bests}`);
  }
}

function gradeAgain(): void {
  const kept = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>));
  for (const [key, puzzle] of kept) {
    const grade = gradeOf(puzzle.fight);
    if (grade === undefined) {
      console.log(`${key}: not graded to its end, it stays as it is`);
      continue;
    }
    const { best, bests, most } = grade;
    if (JSON.stringify([best, bests]) === JSON.stringify([puzzle.best, puzzle.bests])) continue;
    kept.set(key, { ...puzzle, best, bests });
    keep(kept);
    console.log(`${key}: ${most} points, best plans ${bests} instead of ${puzzle.bests}`);
  }
}

if (values.help) console.log(help);
else if (values.again) gradeAgain();
else find();
