import { advise, botOf, type Craft } from '@krcma/bots';
import { clone, type GameModule, type GameTypes, openJournal } from '@krcma/kernel';
import { frameFrom } from '@krcma/protocol/table';
import { valeria } from '@krcma/valeria';
import { advice } from '@krcma/valeria/bot';
import type { Thinker } from '../src/host/bots.ts';
import type { Frame, SeatPlan, Trouble } from '../src/host/host.ts';
import { LocalTable, type TableFile } from '../src/host/local-table.ts';

export const module: GameModule = valeria;

const craft: Craft<GameTypes> = { module, advice };

/** Bots that think in the same thread. */
export const thinker: Thinker = {
  decide: async ({ level, table, seat, seed }) =>
    botOf(level, craft).decide(clone(table), seat, { seed, iterations: 20 }),
  advise: async ({ table, seat, seed }) => advise(craft, clone(table), seat, { seed, iterations: 20 }),
};

export interface Played {
  readonly table: LocalTable;
  readonly frames: Frame[];
  readonly files: TableFile[];
  readonly troubles: Trouble[];
  frame(): Frame;
  /** Waits until a person is asked or the game is over. */
  settled(): Promise<Frame>;
  /** Takes the first choice, or the named one. */
  answer(choice?: string): Promise<Frame>;
}

const soon = () => new Promise((done) => setTimeout(done, 1));

interface Opened {
  readonly seed?: string;
  readonly curtain?: boolean;
  readonly thinking?: Thinker;
  readonly hints?: boolean;
}

/** A table in this thread, with all it showed and kept. */
export function openTable(
  players: readonly SeatPlan['player'][],
  { seed = 'web', curtain = true, thinking = thinker, hints }: Opened = {},
): Played {
  const frames: Frame[] = [];
  const files: TableFile[] = [];
  const troubles: Trouble[] = [];
  const file: TableFile = {
    journal: openJournal(module, { seats: players.length, seed }),
    seats: players.map((player, seat) => ({ player, name: `Player ${seat}` })),
    curtain,
    standing: [],
    hints,
  };
  const table = new LocalTable(module, file, thinking, {
    show: (update) => frames.push(frameFrom(frames.at(-1), clone(update))),
    keep: (kept) => files.push(kept),
    trouble: (trouble) => troubles.push(trouble),
  });
  const frame = (): Frame => {
    const last = frames.at(-1);
    if (last === undefined) throw new Error('Nothing was shown.');
    return last;
  };
  const settled = async (): Promise<Frame> => {
    for (let waited = 0; waited < 5000; waited++) {
      const { seen, curtain: covered } = frame();
      if (seen.decision || seen.outcome || covered !== undefined) return frame();
      await soon();
    }
    throw new Error('Nobody is asked.');
  };
  const answer = async (choice?: string): Promise<Frame> => {
    const { decision } = (await settled()).seen;
    if (decision === undefined) throw new Error('Nothing is asked.');
    table.choose(decision.id, choice ?? decision.options[0]?.id ?? '');
    return settled();
  };
  table.open();
  return { table, frames, files, troubles, frame, settled, answer };
}
