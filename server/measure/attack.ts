// Attacks a server of its own on 127.0.0.1, one way after the other, and prints what was tried and held.
import { parseArgs } from 'node:util';
import { attacks } from './attack/all.ts';
import { SUBJECTS } from './attack/attack.ts';
import { runAttacks, SECONDS } from './attack/run.ts';
import { exitCodeOf, summaryOf, tableOf } from './attack/table.ts';

const help = `Attacks servers of its own on this machine and prints a table of what was tried and held.

  npm run attack
    --only word      only the attacks with this word in their subject or title
    --seconds n      the longest time of each attack; ${SECONDS} or more without it
    --list           only their titles
    --help           this text

Exit code 1: something did not hold, or could not be tried. Skipped: this machine lacks what it needs.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const wanted = attacks.filter(({ subject, title }) =>
  `${SUBJECTS[subject]} ${title}`.toLowerCase().includes(values.only.toLowerCase()),
);

/** What an attack left behind may still fail when its server is gone; that must not end the others. */
function goOnAfterStrayErrors(): void {
  const note = (error: unknown) => console.error(`Beside an attack: ${String(error)}`);
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
}

const seconds = values.seconds === undefined ? undefined : Number(values.seconds);

/** What is wrong with the way it was called. */
function complaint(): string | undefined {
  if (seconds !== undefined && !(seconds > 0))
    return `--seconds ${values.seconds}: give a number of seconds above zero.`;
  if (wanted.length === 0)
    return `No attack has "${values.only}" in its subject or title; --list shows them all.`;
  return undefined;
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(help);
    return 0;
  }
  const wrong = complaint();
  if (wrong !== undefined) {
    console.error(wrong);
    return 1;
  }
  if (values.list) {
    for (const { subject, title } of wanted) console.log(`${SUBJECTS[subject]}: ${title}`);
    return 0;
  }
  goOnAfterStrayErrors();
  // Ends the servers too, even one that hangs.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  const outcomes = await runAttacks(wanted, {
    ...(seconds !== undefined && { seconds }),
    tell: ({ verdict, title, found }) => console.error(`${verdict}: ${title}: ${found}`),
  });
  console.log(`\n${tableOf(outcomes)}\n\n${summaryOf(outcomes)}`);
  return exitCodeOf(outcomes);
}

// Whatever is still open belongs to an attack that is over.
process.exit(await main());
