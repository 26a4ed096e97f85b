import { finish, type GameModule, type Message, type Seat, scriptsFor, type Table } from '@krcma/kernel';

// The same small game for the kernel and for its peer; only here to be measured.

export interface TicTacToe extends Table {
  cells: (Seat | null)[];
}

interface Types {
  state: TicTacToe;
  message: Message;
  event: Message;
  rule: string;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export function hasLine(cells: readonly unknown[], mark: unknown): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === mark && cells[b] === mark && cells[c] === mark) return true;
  return false;
}

export function freeCells(cells: readonly unknown[]): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === null) free.push(cell);
  return free;
}

const rule = scriptsFor<Types>();

const place = rule<{ player: Seat }>('place')
  .choose('cell', {
    kind: 'place',
    values: ({ cells }) => freeCells(cells),
    option: (_, cell) => ({ id: `cell:${cell}`, label: { key: 'cell' } }),
    prompt: () => ({ key: 'place' }),
  })
  .do('mark', (game, { player, cell }) => {
    game.cells[cell] = player;
    const won = hasLine(game.cells, player);
    if (!won && game.cells.includes(null)) return;
    const scores = [0, 1].map((seat) => (won && seat === player ? 1 : 0));
    finish(game, {
      winners: won ? [player] : [0, 1],
      reason: won ? 'line' : 'full',
      scores,
      sheet: [[], []],
    });
  })
  .gives((_, { player }) => 1 - player);

const opening = rule('tic-tac-toe').repeat('turns', place, (_, { turns = 0 }) => ({ player: turns }));

export const ticTacToe: GameModule<Types> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  migrations: [],
  scripts: [opening, place],
  opening: opening.name,
  setUp: (table) => ({ ...table, cells: new Array<null>(9).fill(null) }),
  view: (game) => game.cells,
  redeal: () => undefined,
  components: () => [],
};
