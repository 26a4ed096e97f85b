import { parseArgs } from 'node:util';
import { figures } from './src/bench/figures.ts';
import { tableOf } from './src/bench/measure.ts';

const help = `Measures how fast things are, in one table with the bars to reach.

  npm run bench              the table
  npm run bench -- --json    [ { "name", "value", "unit", "bar", "lowerIsBetter"?, "peer"?, "ratio"? } ]
  npm run bench -- --help    this text

A figure with a peer is measured against it in the same run; its bar is the ratio. Takes about half a minute.`;

function main(args: string[]): void {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help === true) console.log(help);
  else console.log(values.json === true ? JSON.stringify(figures(), null, 2) : tableOf(figures()));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
