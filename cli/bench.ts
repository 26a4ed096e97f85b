import { parseArgs } from 'node:util';
import { loadWarning, machineHere, machineLine } from '../tools/machine.ts';
import { figures } from './src/bench/figures.ts';
import { tableOf } from './src/bench/measure.ts';
import { type ServerFigures, serverFigures, wireFigures } from './src/bench/server-figures.ts';
import { type WebFigures, webFigures } from './src/bench/web-figures.ts';

const help = `Measures how fast things are, in one table with the bars to reach.

  npm run bench              the table
  npm run bench -- --json    { "machine", "figures": [ { "name", "value", "unit", "bar", "lowerIsBetter"?,
                             "peer"?, "ratio"? } ], "warnings" }
  npm run bench -- --help    this text

The figures are told with the machine they were measured on, and with a warning if it was not quiet.
A figure with a peer is measured against it in the same run. The wire is measured by the bytes of
what pages are told; the pages in a real browser, if there is one; the server under the load of
thousands of sockets. Takes about five minutes; --only rules, wire, web or server measures one part.`;

const OPTIONS = {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  only: { type: 'string' },
} as const;

const PARTS = ['rules', 'wire', 'web', 'server'];
const nothing: ServerFigures = { figures: [], warnings: [] };

function main(args: string[]): void {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.help === true) {
    console.log(help);
    return;
  }
  const { only } = values;
  if (only !== undefined && !PARTS.includes(only))
    throw new Error(`There is no part called "${only}". The parts are: ${PARTS.join(', ')}.`);
  const wanted = (part: string) => only === undefined || only === part;
  const machine = machineHere();
  const rules = wanted('rules') ? figures() : [];
  const web: WebFigures = wanted('web') ? webFigures() : { figures: [] };
  const wire = wanted('wire') ? wireFigures() : nothing;
  const server = wanted('server') ? serverFigures() : nothing;
  const all = [...rules, ...wire.figures, ...web.figures, ...server.figures];
  const busy = loadWarning(machine);
  const warnings = [...(busy === undefined ? [] : [busy]), ...server.warnings];
  if (values.json === true) console.log(JSON.stringify({ machine, figures: all, warnings }, null, 2));
  else console.log([machineLine(machine), ...warnings, '', tableOf(all)].join('\n'));
  if (web.missing !== undefined) console.error(`\nThe pages were not measured. ${web.missing}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
