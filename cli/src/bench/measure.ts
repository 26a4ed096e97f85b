/** One line of the benchmark table. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: number;
  readonly lowerIsBetter?: boolean;
  readonly peer?: number;
  readonly ratio?: number;
}

/** What this thread has computed for, in milliseconds: the same on a busy machine, which a clock is not. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How often something can be done in a second of one core: the best of several rounds, because others share it. */
export function perSecond(run: () => number, { seconds = 1, rounds = 3 } = {}): number {
  run();
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = computed();
    let done = 0;
    while (computed() - start < seconds * 1000) done += run();
    best = Math.max(best, (done / (computed() - start)) * 1000);
  }
  return best;
}

/** The shortest time in seconds. */
export function secondsFor(run: () => void, rounds = 5): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = computed();
    run();
    best = Math.min(best, (computed() - start) / 1000);
  }
  return best;
}

const meets = ({ value, bar, lowerIsBetter, ratio }: Figure): boolean =>
  lowerIsBetter === true ? value <= bar : (ratio ?? value) >= bar;

const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

function againstPeer({ ratio, peer, unit }: Figure): string {
  if (peer === undefined) return '';
  return ratio === undefined ? `${shown(peer)} ${unit}` : `${shown(ratio)} times ${shown(peer)}`;
}

/** The table for people: what, how much, what was wanted, and whether it is reached. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`,
    figure.ratio === undefined
      ? `${figure.lowerIsBetter === true ? '≤' : '≥'} ${shown(figure.bar)}`
      : `≥ ${shown(figure.bar)} times the peer`,
    againstPeer(figure),
    meets(figure) ? 'reached' : 'MISSED',
  ]);
  const head = ['what', 'measured', 'bar', 'against the peer', ''];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}
