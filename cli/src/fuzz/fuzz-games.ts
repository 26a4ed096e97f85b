import { ConformanceError, type Mode, type Player, playChecked } from '@krcma/kernel/conformance';
import type { TableGame } from '../games.ts';
import { mixed, POLICIES, playerOf } from '../players.ts';

export interface Plan {
  readonly game: string;
  readonly seed: string;
  /** Checks are made at about one of so many decisions. */
  readonly every: number;
  /** Greedy seats think, so they sit only in one of so many games. */
  readonly greedy: number;
  readonly mode?: string | undefined;
  /** Which games of the endless list of this seed. */
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

export interface Failure {
  readonly index: number;
  readonly mode: string;
  readonly sentence: string;
  readonly setup: ConformanceError['setup'];
  readonly choices: readonly string[];
}

export interface Tally {
  games: number;
  decisions: number;
  readonly modes: Record<string, number>;
  readonly endings: Record<string, number>;
  failure?: Failure;
}

export const emptyTally = (): Tally => ({ games: 0, decisions: 0, modes: {}, endings: {} });

const more = (counts: Record<string, number>, key: string, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

export function addTo(sum: Tally, tally: Tally): void {
  sum.games += tally.games;
  sum.decisions += tally.decisions;
  for (const [mode, count] of Object.entries(tally.modes)) more(sum.modes, mode, count);
  for (const [ending, count] of Object.entries(tally.endings)) more(sum.endings, ending, count);
  if (tally.failure !== undefined && !(sum.failure && sum.failure.index < tally.failure.index))
    sum.failure = tally.failure;
}

export function modesWanted({ modes }: TableGame, name: string | undefined): readonly Mode[] {
  if (name === undefined) return modes;
  const wanted = modes.filter((mode) => mode.name === name);
  if (wanted.length > 0) return wanted;
  throw new Error(
    `There is no mode called "${name}". The modes are: ${modes.map((mode) => mode.name).join(', ')}.`,
  );
}

/** The tempers move around the table. */
function playersOf(game: TableGame, { shift, greedy }: OneGame, seats: number, seed: string): Player {
  return mixed(
    Array.from({ length: seats }, (_, seat) => {
      const policy = POLICIES[(shift + seat) % POLICIES.length] ?? 'random';
      const spared = policy === 'greedy' && shift % greedy !== 0 ? 'random' : policy;
      return playerOf(spared, game, `${seed} ${seat}`);
    }),
  );
}

const TELL_EVERY = 10_000;

/** Plays the planned games up to the first broken promise; `tell` hears now and then how many there are. */
export function fuzzGames(game: TableGame, plan: Plan, tell?: (games: number) => void): Tally {
  const tally = emptyTally();
  const modes = modesWanted(game, plan.mode);
  let told = performance.now();
  for (let n = 0; n < plan.count; n++) {
    const index = plan.first + n * plan.step;
    const mode = modes[index % modes.length];
    if (mode === undefined) return tally;
    // Every round through the modes meets other tempers.
    const shift = index + Math.floor(index / modes.length);
    const failure = fuzzOne(game, { ...plan, index, shift, mode }, tally);
    if (failure !== undefined) return { ...tally, failure };
    if (performance.now() - told < TELL_EVERY) continue;
    told = performance.now();
    tell?.(tally.games);
  }
  return tally;
}

interface OneGame extends Pick<Plan, 'seed' | 'every' | 'greedy'> {
  readonly index: number;
  readonly shift: number;
  readonly mode: Mode;
}

function fuzzOne(game: TableGame, one: OneGame, tally: Tally): Failure | undefined {
  const { index, every, mode } = one;
  const { name, seats, options } = mode;
  const seed = `${one.seed} ${name} ${index}`;
  try {
    const player = playersOf(game, one, seats, seed);
    const setup = { seats, seed, ...(options && { options }) };
    const { log, table } = playChecked(game.module, setup, player, { every });
    tally.games++;
    tally.decisions += log.length;
    more(tally.modes, name);
    more(tally.endings, table.outcome?.reason ?? 'none');
    return undefined;
  } catch (error) {
    if (!(error instanceof ConformanceError)) throw error;
    return { index, mode: name, sentence: error.message, setup: error.setup, choices: error.choices };
  }
}
