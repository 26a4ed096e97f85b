import { finish, type GameModule, type Message, type Seat, scriptsFor, type Table } from '@krcma/kernel';

// The same small game for the kernel and for its peer; only here to be measured.

interface ConnectFour extends Table {
  /** Column by column, from the bottom. */
  columns: Seat[][];
}

interface Types {
  state: ConnectFour;
  message: Message;
  event: Message;
  rule: string;
  term: never;
}

const COLUMNS = 7;
const ROWS = 6;

export const emptyColumns = (): never[][] => Array.from({ length: COLUMNS }, () => []);

export function openColumns(columns: readonly (readonly unknown[])[]): number[] {
  const open: number[] = [];
  for (let column = 0; column < COLUMNS; column++)
    if ((columns[column]?.length ?? ROWS) < ROWS) open.push(column);
  return open;
}

/** Discs of one kind in a row from a column, going right or left and up or down, the first not counted. */
function reach(
  columns: readonly (readonly unknown[])[],
  column: number,
  row: number,
  right: number,
  up: number,
): number {
  const disc = columns[column]?.[row];
  let line = 0;
  for (let c = column + right, r = row + up; c >= 0 && c < COLUMNS && r >= 0; c += right, r += up) {
    if ((columns[c] as readonly unknown[])[r] !== disc) break;
    line++;
  }
  return line;
}

/** Whether the disc on top of the column stands in a row of four. */
export function winsAt(columns: readonly (readonly unknown[])[], column: number): boolean {
  const row = (columns[column]?.length ?? 0) - 1;
  if (row < 0) return false;
  if (reach(columns, column, row, 0, -1) >= 3) return true;
  for (let up = -1; up <= 1; up++)
    if (reach(columns, column, row, 1, up) + reach(columns, column, row, -1, -up) >= 3) return true;
  return false;
}

export const isFull = (columns: readonly (readonly unknown[])[]): boolean => {
  for (const discs of columns) if (discs.length < ROWS) return false;
  return true;
};

const { rule, scripts } = scriptsFor<Types>();

const drop = rule<{ player: Seat }>('drop')
  .choose('column', {
    kind: 'place',
    values: ({ columns }) => openColumns(columns),
    option: (_, column) => ({ id: `column:${column}`, label: { key: 'column' } }),
    prompt: () => ({ key: 'drop' }),
  })
  .do('disc', (game, { player, column }) => {
    game.columns[column]?.push(player);
    const won = winsAt(game.columns, column);
    if (!won && !isFull(game.columns)) return;
    const scores = [0, 1].map((seat) => (won && seat === player ? 1 : 0));
    finish(game, {
      winners: won ? [player] : [0, 1],
      reason: won ? 'four' : 'full',
      scores,
      sheet: [[], []],
    });
  })
  .gives((_, { player }) => 1 - player);

const opening = rule('connect-four').repeat('turns', drop, (_, { turns = 0 }) => ({ player: turns }));

export const connectFour: GameModule<Types> = {
  id: 'connect-four',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  migrations: [],
  scripts,
  opening: opening.name,
  setUp: (table) => ({ ...table, columns: emptyColumns() }),
  view: (game) => game.columns,
  redeal: () => undefined,
  components: () => [],
};
