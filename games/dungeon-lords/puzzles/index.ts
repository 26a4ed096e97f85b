import { type GameModule, type Json, openJournal, type Setup } from '@krcma/kernel';
import { difficultyOn, type PuzzleBook, type PuzzleName } from '@krcma/tableware/puzzle';
import { SITUATIONS, type SituationId } from '../data/training.ts';
import type { DungeonLordsView } from '../rules/view.ts';
import { bestLine, fightSeenBy, solve } from '../solver/index.ts';
import { DIFFICULTIES, type Difficulty, makePuzzle } from './make.ts';
import { puzzles } from './shelf.ts';

const isDifficulty = (difficulty: number): difficulty is Difficulty =>
  (DIFFICULTIES as readonly number[]).includes(difficulty);

const isSituation = (id: string): id is SituationId => (SITUATIONS as readonly string[]).includes(id);

const setup = { seats: 1, seed: 'puzzle' };

function made(seed: string, difficulty: number): Setup | undefined {
  if (!isDifficulty(difficulty)) return undefined;
  const { situation } = makePuzzle(seed, difficulty);
  return { ...setup, arrangement: { situation } as unknown as Json };
}

function setupOf(name: PuzzleName): Setup | undefined {
  switch (name.kind) {
    case 'daily':
      return made(name.date, difficultyOn(name.date, puzzles.difficulties));
    case 'endless':
      return made(`number ${name.number}`, name.difficulty);
    case 'prepared':
      return isSituation(name.id) ? { ...setup, options: { situation: name.id } } : undefined;
  }
}

function solution(module: GameModule, from: Setup): readonly string[] {
  const { table } = openJournal(module, from);
  const question = fightSeenBy(module.view(table, 0) as DungeonLordsView);
  if (question === undefined) return [];
  const { search, node } = solve(question);
  return bestLine(search, node).steps;
}

export const book: PuzzleBook = { setupOf, solution };
