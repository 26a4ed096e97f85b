// How many bytes a frame has that tells what changed.
//   node server/measure/wire.ts [--json] [--games 4] [--help]
import { GAME_IDS, gameName } from '../games.ts';
import { type Figure, type Measured, said } from './load/figure.ts';
import { percentile } from './load/percentile.ts';
import { FRAME_BARS, type Told, toldInAGame } from './wire/frame-bytes.ts';
import { wishes } from './wishes.ts';

const help = `Plays whole games of bots through the protocol, and weighs every frame after the first.

  node server/measure/wire.ts              a few lines, with the bars to reach
  node server/measure/wire.ts --json       { "figures", "warnings" }, as npm run bench reads them
  node server/measure/wire.ts --games 20   so many games of each kind; 3 unless said
  node server/measure/wire.ts --help       this text`;

/** Players at the tables that are measured. */
const TABLES = [2, 4];
const KILO = 1000;

async function toldIn(game: string, games: number): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const seats of TABLES)
    for (let number = 0; number < games; number++)
      told.push(...(await toldInAGame(game, seats, `wire ${number}`)));
  return told;
}

function figuresOf(game: string, what: string, told: readonly Told[]): Figure[] {
  const sizes = told.map(({ bytes }) => bytes / KILO);
  const figure = (which: string, value: number, bar: number): Figure => ({
    name: `${gameName(game, 'en')}, ${what}, ${which} of ${sizes.length}`,
    value,
    unit: 'kB',
    bar,
    lowerIsBetter: true,
  });
  return [
    figure('median', percentile(sizes, 50), FRAME_BARS.median),
    figure('95th percentile', percentile(sizes, 95), FRAME_BARS.p95),
    figure('most', percentile(sizes, 100), FRAME_BARS.most),
  ];
}

async function measured(games: number): Promise<Measured> {
  const figures: Figure[] = [];
  for (const game of GAME_IDS) {
    const told = await toldIn(game, games);
    figures.push(...figuresOf(game, 'a frame that tells what changed', told));
    figures.push(
      ...figuresOf(
        game,
        'one that asks something',
        told.filter(({ asks }) => asks),
      ),
    );
  }
  return { figures, warnings: [] };
}

const lineOf = ({ name, value, unit, bar }: Figure): string =>
  `${value <= bar ? 'ok  ' : 'MISS'} ${value.toFixed(2)} ${unit} of ${bar} ${unit}  ${name}`;

async function main(): Promise<void> {
  const { values } = wishes({
    options: {
      json: { type: 'boolean', default: false },
      games: { type: 'string', default: '3' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1)
    throw new Error(`--games takes a whole number from 1 on, not "${values.games}".`);
  const all = await measured(games);
  console.log(values.json ? JSON.stringify(all) : all.figures.map(lineOf).join('\n'));
}

try {
  await main();
} catch (error) {
  said(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
