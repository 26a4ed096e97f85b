import { type Check, demand } from './check.ts';
import type { Mode } from './conformance.ts';
import type { GameTypes } from './decision.ts';
import { hashOf } from './hash.ts';
import type { GameModule } from './module.ts';
import { type GameRecord, replay } from './replay.ts';

/** A recorded game that must go the same way for ever: of which mode it is, and why it was recorded. */
export interface Golden extends GameRecord {
  readonly name: string;
  readonly mode: string;
  readonly reason: string;
}

/** The golden games among the files of a folder. */
export const goldenAmong = (files: readonly string[], read: (file: string) => string): Golden[] =>
  files
    .filter((file) => file.endsWith('.json'))
    .map((name) => ({ ...(JSON.parse(read(name)) as Omit<Golden, 'name'>), name }));

const covers = (setup: GameRecord['setup'], { seats, options = {} }: Mode): boolean =>
  setup.seats === seats &&
  Object.entries(options).every(([name, value]) => hashOf(setup.options?.[name]) === hashOf(value));

const recording = ({ id }: { readonly id: string }): string =>
  `npm run golden -- --game ${id} --update --reason "…"`;

/** Plays a golden game again; whoever changed its course is told what to do if that was meant. */
function replayed<T extends GameTypes>(module: GameModule<T>, game: Golden): void {
  try {
    replay(module, game);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${game.name} goes another way: ${why} A card more, another order of a table or one more draw deals every game anew; if that is meant: ${recording(module)}.`,
      { cause },
    );
  }
}

/** What is demanded of a game's golden replays, as a list of named checks for `it`. */
export function goldenChecks<T extends GameTypes>(
  module: GameModule<T>,
  golden: readonly Golden[],
  modes: readonly Mode[],
  endings: readonly string[],
): Check[] {
  return [
    ...golden.map((game) => ({
      title: `${game.name} goes as recorded`,
      run: () => {
        replayed(module, game);
        demand(game.outcome !== undefined, `${game.name} does not come to its end.`);
        const hashes = Math.ceil(game.choices.length / 10);
        demand(game.hashes.length === hashes, `${game.name} should have ${hashes} hashes.`);
        demand(game.reason !== '', `${game.name} does not say why it was recorded.`);
      },
    })),
    ...modes.map((mode) => ({
      title: `${mode.name} is recorded as it is played today`,
      run: () =>
        demand(
          golden.some((game) => game.mode === mode.name && covers(game.setup, mode)),
          `No golden game of ${mode.name} has its options: ${recording(module)}.`,
        ),
    })),
    ...endings.map((ending) => ({
      title: `an end by ${ending} is recorded`,
      run: () =>
        demand(
          golden.some(({ outcome }) => outcome?.reason === ending),
          `No golden game ends by ${ending}: ${recording(module)}.`,
        ),
    })),
  ];
}
