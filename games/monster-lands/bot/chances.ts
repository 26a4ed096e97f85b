// Chances of dice without anything to decide: looked up, for a playout asks all the time.
const FACES = 6;
const MOST_DICE = 64;

function sumsOf(count: number): Float64Array[] {
  const tails: Float64Array[] = [];
  let exactly = Float64Array.of(1);
  for (let dice = 0; dice <= count; dice++) {
    const tail = new Float64Array(exactly.length + 1);
    for (let sum = exactly.length - 1; sum >= 0; sum--)
      tail[sum] = (tail[sum + 1] as number) + (exactly[sum] as number);
    tails.push(tail);
    const next = new Float64Array(exactly.length + FACES);
    for (let sum = 0; sum < exactly.length; sum++)
      for (let face = 1; face <= FACES; face++)
        next[sum + face] = (next[sum + face] as number) + (exactly[sum] as number) / FACES;
    exactly = next;
  }
  return tails;
}

const tails = sumsOf(MOST_DICE);

/** The chance that so many dice show at least `goal` together; between whole goals it is drawn straight. */
export function reaching(dice: number, goal: number): number {
  const tail = tails[Math.min(dice, MOST_DICE)] as Float64Array;
  if (goal <= dice) return 1;
  const low = Math.floor(goal);
  const at = low < tail.length ? (tail[low] as number) : 0;
  if (low === goal) return at;
  const above = low + 1 < tail.length ? (tail[low + 1] as number) : 0;
  return at + (above - at) * (goal - low);
}

const hits = new Map<number, Float64Array[]>();
const MOST_HITS = 24;

function hitsBy(chance: number): Float64Array[] {
  const rows: Float64Array[] = [Float64Array.of(1)];
  for (let dice = 1; dice <= MOST_HITS; dice++) {
    const before = rows[dice - 1] as Float64Array;
    const row = new Float64Array(dice + 1);
    for (let hit = 0; hit < before.length; hit++) {
      row[hit] = (row[hit] as number) + (before[hit] as number) * (1 - chance);
      row[hit + 1] = (row[hit + 1] as number) + (before[hit] as number) * chance;
    }
    rows.push(row);
  }
  return rows;
}

/** The chance of exactly so many hits. */
export function exactHits(dice: number, chance: number, count: number): number {
  let rows = hits.get(chance);
  if (rows === undefined) {
    rows = hitsBy(chance);
    hits.set(chance, rows);
  }
  return (rows[Math.min(Math.max(0, dice), MOST_HITS)] as Float64Array)[count] ?? 0;
}

/** The chance of so many hits or more. */
export function manyHits(dice: number, chance: number, least: number): number {
  let sum = 1;
  for (let count = 0; count < least; count++) sum -= exactHits(dice, chance, count);
  return Math.max(0, sum);
}
