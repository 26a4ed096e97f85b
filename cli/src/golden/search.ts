import {
  asksOf,
  choose,
  hashOf,
  type Journal,
  journalOf,
  openJournal,
  optionOf,
  recordOf,
  type Setup,
} from '@krcma/kernel';
import type { Mode, Player } from '@krcma/kernel/conformance';
import type { TableGame } from '../games.ts';
import { mixed, type Policy, playerOf } from '../players.ts';
import type { Golden } from './golden-file.ts';

const MOST_DECISIONS = 2000;
const MOST_SEEDS = 300;

/** Plays to the end; undefined when the players take too long. */
function played(game: TableGame, setup: Setup, player: Player): Journal | undefined {
  const { module } = game;
  const journal = openJournal(module, setup);
  for (let n = 0; journal.table.outcome === undefined; n++) {
    const ask = asksOf(module, journal)[0];
    if (ask === undefined || n > MOST_DECISIONS) return undefined;
    const value = ask.values[player(journal.table, ask, `${setup.seed} ${n}`)] ?? null;
    choose(module, journal, ask.seat, optionOf(journal.table, ask, value).id);
  }
  return journal;
}

function setupOf({ name, seats, options }: Mode, number: number, arrangement: Setup['arrangement']): Setup {
  return {
    seats,
    seed: `golden ${name} ${number}`,
    ...(options && { options }),
    ...(arrangement !== undefined && { arrangement }),
  };
}

const playersFor = (game: TableGame, policy: Policy, { seats }: Mode, seed: string): Player =>
  mixed(Array.from({ length: seats }, (_, seat) => playerOf(policy, game, `${seed} ${seat}`)));

function gameOf(
  game: TableGame,
  mode: Mode,
  policy: Policy,
  setup: Setup,
): { journal: Journal; golden: Omit<Golden, 'reason'> } | undefined {
  const journal = played(game, setup, playersFor(game, policy, mode, setup.seed));
  if (journal === undefined) return undefined;
  return { journal, golden: { mode: mode.name, players: policy, ...recordOf(game.module, journal) } };
}

/** The first game of a mode that comes to an end, by the given temper. */
export function gameOfMode(game: TableGame, mode: Mode, policy: Policy): Omit<Golden, 'reason'> {
  for (let number = 0; number < MOST_SEEDS; number++) {
    const found = gameOf(game, mode, policy, setupOf(mode, number, undefined));
    if (found !== undefined) return found.golden;
  }
  throw new Error(`No game of mode ${mode.name} ends within ${MOST_DECISIONS} decisions.`);
}

/** A game that ends in the wanted way: from an ordinary start if the seeds give one, else from an arranged position. */
export function gameEnding(game: TableGame, ending: string): Omit<Golden, 'reason'> {
  const modes = game.modes.filter((mode) => game.endings[ending]?.(mode));
  const arrangements: Setup['arrangement'][] = [undefined, game.rareEndings[ending]];
  for (const arrangement of arrangements)
    for (let number = 0; number < MOST_SEEDS; number++) {
      const mode = modes[number % modes.length];
      if (mode === undefined) break;
      const found = gameOf(game, mode, 'stubborn', setupOf(mode, number, arrangement));
      if (found?.journal.table.outcome?.reason === ending) return found.golden;
    }
  throw new Error(`No game was found that ends by "${ending}".`);
}

/** A game of one mode that ends in the wanted way, from a position near that end. */
export function gameOfModeEnding(
  game: TableGame,
  { mode: name, ending, arrangement }: NonNullable<TableGame['modeEndings']>[number],
): Omit<Golden, 'reason'> {
  const mode = game.modes.find((each) => each.name === name);
  if (mode === undefined) throw new Error(`There is no mode ${name}.`);
  for (let number = 0; number < MOST_SEEDS; number++) {
    const found = gameOf(game, mode, 'stubborn', setupOf(mode, number, arrangement));
    if (found?.journal.table.outcome?.reason === ending) return found.golden;
  }
  throw new Error(`No game of ${name} was found that ends by "${ending}".`);
}

/** The same choices to the same end, where only the tables on the way are written otherwise; else undefined. */
export function sameGame({ module }: TableGame, golden: Golden): Omit<Golden, 'reason'> | undefined {
  const { mode, players } = golden;
  try {
    const journal = journalOf(module, golden);
    if (hashOf(journal.table.outcome) !== hashOf(golden.outcome)) return undefined;
    return { mode, players, ...recordOf(module, journal) };
  } catch {
    return undefined;
  }
}
