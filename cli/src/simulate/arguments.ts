import { parseArgs } from 'node:util';
import { LEVELS } from '@krcma/bots';
import { TableError } from '@krcma/kernel';
import { gameCalled } from '../games.ts';
import { type Contest, contestOf, type Limits } from './contest.ts';
import type { Lots } from './lots.ts';
import { gradedTournaments } from './ratings.ts';
import { isLevel, setupOf, type Tournament } from './tournament.ts';

/** What the caller wrote cannot be done; the sentence says why. */
export class UsageError extends Error {}

export interface Wishes {
  readonly tournament: Tournament;
  readonly workers: number;
  readonly json: boolean;
  /** Who wins; what is chosen how often and with what success; how well scenarios end; how long they are. */
  readonly report: Report;
}

const REPORTS = ['standings', 'balance', 'ratings', 'lengths'] as const;
export type Report = (typeof REPORTS)[number];

const MOST_WORKERS = 64;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: 'valeria' },
        seats: { type: 'string', default: 'greedy,random' },
        games: { type: 'string', default: '100' },
        options: { type: 'string', default: '{}' },
        milliseconds: { type: 'string' },
        iterations: { type: 'string' },
        seed: { type: 'string', default: '1' },
        workers: { type: 'string', default: '1' },
        mode: { type: 'string' },
        report: { type: 'string', default: 'standings' },
        lots: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, word: string, most = 1_000_000_000): number {
  const number = Number(word);
  if (word.trim() === '' || !Number.isInteger(number) || number < 1 || number > most)
    throw new UsageError(`--${name} takes a whole number from 1 to ${most}, not "${word}".`);
  return number;
}

function contestCalled(id: string): Contest {
  try {
    return contestOf(id);
  } catch (error) {
    if (error instanceof TableError) throw new UsageError(error.message);
    throw error;
  }
}

function participantsIn(word: string) {
  return word.split(',').map((each) => {
    const level = each.trim();
    if (!isLevel(level))
      throw new UsageError(`--seats is a list of ${LEVELS.join(', ')}; "${level}" is none of them.`);
    return level;
  });
}

function reportCalled(word: string): Report {
  const report = REPORTS.find((each) => each === word);
  if (report === undefined) throw new UsageError(`--report is one of ${REPORTS.join(', ')}, not "${word}".`);
  return report;
}

function optionsIn(word: string): Record<string, unknown> {
  let options: unknown;
  try {
    options = JSON.parse(word);
  } catch {
    throw new UsageError(`--options takes JSON such as '{"layout":"random"}', not ${word}.`);
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new UsageError(`--options takes a JSON object such as '{"layout":"random"}', not ${word}.`);
  return options as Record<string, unknown>;
}

function limitsIn(milliseconds: string | undefined, iterations: string | undefined): Limits {
  if (milliseconds !== undefined && iterations !== undefined)
    throw new UsageError('A decision is limited by --milliseconds or by --iterations, not by both.');
  if (milliseconds !== undefined) return { milliseconds: wholeNumber('milliseconds', milliseconds) };
  return iterations === undefined ? {} : { iterations: wholeNumber('iterations', iterations) };
}

/** Such as special:0.1,pickBlessing:1. */
function lotsIn(word: string, report: Report): Lots {
  if (report !== 'balance') throw new UsageError('--lots goes with --report balance.');
  return Object.fromEntries(
    word.split(',').map((each) => {
      const [rule = '', share = ''] = each.split(':');
      const chance = Number(share);
      if (rule === '' || share === '' || !(chance > 0 && chance <= 1))
        throw new UsageError(
          `--lots is a list of rules with how often they are answered by lot, above 0 and up to 1, such as special:0.1; not "${each}".`,
        );
      return [rule, chance];
    }),
  );
}

/** The tournaments a report is made of. */
function tournamentsFor(report: Report, tournament: Tournament): readonly Tournament[] {
  if (report !== 'ratings') {
    if (tournament.mode !== undefined) throw new UsageError('--mode goes with --report ratings.');
    return [tournament];
  }
  const graded = gradedTournaments(tournament);
  if (graded.length > 0) return graded;
  const { game, participants } = tournament;
  const known = gameCalled(game).graded?.modes.filter(({ seats }) => seats === participants.length) ?? [];
  throw new UsageError(
    known.length === 0
      ? `No way to play ${game} with ${participants.length} of --seats ends with a grade.`
      : `--mode is one of ${known.map(({ name }) => name).join(', ')}, not "${tournament.mode}".`,
  );
}

function check(contest: Contest, tournament: Tournament): void {
  try {
    contest.check(setupOf(tournament, 0));
  } catch (error) {
    if (error instanceof TableError) throw new UsageError(error.message);
    throw error;
  }
}

/** Undefined: the caller wants the help text. */
export function wishesIn(args: readonly string[]): Wishes | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const contest = contestCalled(values.game);
  const report = reportCalled(values.report);
  const tournament: Tournament = {
    game: contest.id,
    participants: participantsIn(values.seats),
    games: wholeNumber('games', values.games),
    seed: values.seed,
    options: optionsIn(values.options),
    limits: limitsIn(values.milliseconds, values.iterations),
    ...(values.mode !== undefined && { mode: values.mode }),
    ...(values.lots !== undefined && { lots: lotsIn(values.lots, report) }),
  };
  for (const each of tournamentsFor(report, tournament)) check(contest, each);
  return {
    tournament,
    workers: wholeNumber('workers', values.workers, MOST_WORKERS),
    json: values.json,
    report,
  };
}
