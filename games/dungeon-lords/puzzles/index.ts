import { type GameModule, type Json, openJournal, type Setup } from '@krcma/kernel';
import { difficultyOn, type PuzzleBook, type PuzzleName, type PuzzleRating } from '@krcma/tableware/puzzle';
import { SITUATIONS, type SituationId } from '../data/training.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { bestLine, fightSeenBy, solve } from '../solver/index.ts';
import { DIFFICULTIES, type Difficulty, makePuzzle, type Puzzle } from './make.ts';
import { puzzles } from './shelf.ts';

const isDifficulty = (difficulty: number): difficulty is Difficulty =>
  (DIFFICULTIES as readonly number[]).includes(difficulty);

const isSituation = (id: string): id is SituationId => (SITUATIONS as readonly string[]).includes(id);

const setup = { seats: 1, seed: 'puzzle' };

const made = (seed: string, difficulty: number): Puzzle | undefined =>
  isDifficulty(difficulty) ? makePuzzle(seed, difficulty) : undefined;

const puzzleOf = (name: Exclude<PuzzleName, { kind: 'prepared' }>): Puzzle | undefined =>
  name.kind === 'daily'
    ? made(name.date, difficultyOn(name.date, puzzles.difficulties))
    : made(`number ${name.number}`, name.difficulty);

function setupOf(name: PuzzleName): Setup | undefined {
  if (name.kind === 'prepared')
    return isSituation(name.id) ? { ...setup, options: { situation: name.id } } : undefined;
  const puzzle = puzzleOf(name);
  return puzzle && { ...setup, arrangement: { situation: puzzle.situation } as unknown as Json };
}

function rating(name: PuzzleName): PuzzleRating | undefined {
  if (name.kind === 'prepared') return undefined;
  const grade = puzzleOf(name)?.grade;
  return grade && { bests: grade.lines, astray: grade.obvious - grade.best };
}

function solution(module: GameModule, from: Setup): readonly string[] {
  const { table } = openJournal(module, from);
  const question = fightSeenBy(module.view(table, 0) as DungeonLordsView);
  if (question === undefined) return [];
  const { search, node } = solve(question);
  return bestLine(search, node).steps;
}

export const book: PuzzleBook = { setupOf, solution, rating };
