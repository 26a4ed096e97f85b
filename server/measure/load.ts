// How the server bears many people. The load comes from this process, the server runs in another.
import { loadWarning, machineHere, machineLine } from '../../tools/machine.ts';
import { inTime } from '../operation/in-time.ts';
import { manyPeople } from './load/crowd.ts';
import { type Figure, type Measured, said } from './load/figure.ts';
import { fullShelf } from './load/full-shelf.ts';
import { inPortions } from './load/in-portions.ts';
import { peerLatencies } from './load/peer.ts';
import { percentile } from './load/percentile.ts';
import { laidTable, steadyPlay } from './load/play.ts';
import { ourServer } from './load/server-process.ts';
import { wishes } from './wishes.ts';

const help = `Measures how the server bears many people.

  node server/measure/load.ts
    --only crowd|shelf|peer   one part: thousands of sockets, a full shelf, the same small load as a peer
    --sockets 5000  --choices 500 (a second)  --seconds 20   the crowd
    --tables 100000                                          the shelf
    --causes   tells by name what the loop was busy with when it paused; that slows the server a little
    --json     { "figures", "warnings" }, as npm run bench reads them
    --help     this text`;

const { values } = wishes({
  options: {
    help: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    causes: { type: 'boolean', default: false },
    only: { type: 'string' },
    sockets: { type: 'string', default: '5000' },
    choices: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    tables: { type: 'string', default: '100000' },
  },
});
const IDLE_SECONDS = 15;
/** Beyond the seconds of play: whatever goes wrong, the measuring ends. */
const MOST_SECONDS = 600;

async function crowd(): Promise<Measured> {
  const server = await ourServer(values.causes ? { CAUSES: 'yes' } : {});
  const { sockets, choices, seconds } = values;
  const wish = { sockets: Number(sockets), choices: Number(choices), seconds: Number(seconds) };
  return manyPeople(server, wish).finally(() => server.stop());
}

async function shelf(): Promise<Measured> {
  const server = await ourServer({ IDLE_SECONDS: String(IDLE_SECONDS) });
  const figures = await fullShelf(server, Number(values.tables), IDLE_SECONDS).finally(() => server.stop());
  return { figures, warnings: [] };
}

async function smallLoad(): Promise<readonly number[]> {
  const server = await ourServer();
  try {
    const tables = await inPortions(20, 5, () => laidTable(server.port));
    return (await steadyPlay(tables, 100, 8)).latencies;
  } finally {
    await server.stop();
  }
}

async function peer(): Promise<Measured> {
  const own = await smallLoad();
  const peers = await peerLatencies(20, 100, 8);
  const figure: Figure = {
    name: '20 tables, 100 choices per s, p99 (peer: boardgame.io, which keeps nothing)',
    value: percentile(own, 99),
    unit: 'ms',
    bar: 100,
    lowerIsBetter: true,
    peer: percentile(peers, 99),
  };
  return { figures: [figure], warnings: [] };
}

const PARTS = { crowd, shelf, peer };

async function measured(): Promise<Measured> {
  const { only } = values;
  const wanted = Object.entries(PARTS).filter(([name]) => only === undefined || only === name);
  if (wanted.length === 0)
    throw new Error(`There is no part called "${only}". The parts are: ${Object.keys(PARTS).join(', ')}.`);
  const all: Measured[] = [];
  for (const [, measure] of wanted) all.push(await measure());
  return {
    figures: all.flatMap(({ figures }) => figures),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}

const lineOf = ({ name, value, unit, bar, lowerIsBetter, peer }: Figure): string =>
  `${name}: ${value.toFixed(1)} ${unit} (bar ${lowerIsBetter ? '≤' : '≥'} ${bar}` +
  `${peer === undefined ? '' : `; peer ${peer.toFixed(1)} ${unit}`})`;

if (values.help) {
  console.log(help);
  process.exit(0);
}
try {
  const machine = machineHere();
  const { figures, warnings } = await inTime(
    measured(),
    (Number(values.seconds) + MOST_SECONDS) * 1000,
    'Measuring the server',
  );
  if (values.json) console.log(JSON.stringify({ figures, warnings } satisfies Measured));
  else {
    console.log([machineLine(machine), ...figures.map(lineOf)].join('\n'));
    for (const warning of [loadWarning(machine), ...warnings]) if (warning !== undefined) said(warning);
  }
  process.exit(0);
} catch (error) {
  said(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
