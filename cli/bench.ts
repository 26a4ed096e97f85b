import { parseArgs } from 'node:util';
import { figures } from './src/bench/figures.ts';
import { tableOf } from './src/bench/measure.ts';
import { webFigures } from './src/bench/web-figures.ts';

const help = `Measures how fast things are, in one table with the bars to reach.

  npm run bench              the table
  npm run bench -- --json    [ { "name", "value", "unit", "bar", "lowerIsBetter"?, "peer"?, "ratio"? } ]
  npm run bench -- --help    this text

A figure with a peer is measured against it in the same run; its bar is the ratio. The pages
are measured in a real browser, if there is one. Takes about a minute.`;

function main(args: string[]): void {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help === true) {
    console.log(help);
    return;
  }
  const rules = figures();
  const web = webFigures();
  const all = [...rules, ...web.figures];
  console.log(values.json === true ? JSON.stringify(all, null, 2) : tableOf(all));
  if (web.missing !== undefined) console.error(`\nThe pages were not measured. ${web.missing}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
