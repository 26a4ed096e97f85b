import type { PatternName } from './atlas.ts';

interface Drawing {
  readonly size: readonly [width: number, height: number];
  readonly lines: string;
  /** Filled with ink instead of drawn as lines. */
  readonly solid?: boolean;
}

/** As an engraver would hatch them, for a piece of 40. Each is told from the others without any colour. */
const DRAWINGS: Readonly<Record<Exclude<PatternName, 'plain'>, Drawing>> = {
  grass: {
    size: [46, 34],
    lines: 'M5 12q1-5-1-8M7 12V2M9 12q-1-5 2-7M28 29q1-5-1-8M30 29V19M32 29q-1-5 2-7',
  },
  waves: {
    size: [52, 30],
    lines: 'M2 8q5-6 10 0t10 0M28 23q5-6 10 0t10 0M14 15q3-3 6 0',
  },
  trees: {
    size: [40, 38],
    lines: 'M9 3l6 8h-3l5 7H1l5-7H3zM8 18h2v3H8zM29 20l6 8h-3l5 7H21l5-7h-3zM28 35h2v3h-2z',
    solid: true,
  },
  peaks: {
    size: [54, 44],
    lines: 'M2 20 13 3l11 17M13 3l2 7-3 4 3 6M29 41l11-17 11 17M40 24l2 7-3 4 3 6',
  },
  dunes: {
    size: [50, 34],
    lines:
      'M3 11q9-9 19 0M8 14q4-4 9 0M27 27q9-9 19 0M32 30q4-4 9 0M40 8h.1M34 5h.1M45 11h.1M12 26h.1M7 30h.1',
  },
  hatch: {
    size: [14, 14],
    lines: 'M-2 16 16-2M-9 9 9-9M5 23 23 5',
  },
  reeds: {
    size: [44, 36],
    lines: 'M3 14h12M6 14V4M9 14V1M12 14V6M25 31h12M28 31V21M31 31V18M34 31V23M24 8h8M4 26h8',
  },
  stones: {
    size: [48, 36],
    lines: 'M5 11q0-6 6-6t7 6zM20 11q2-4 5-3t3 3zM27 30q0-6 6-6t7 6zM12 28q2-4 5-3t3 3z',
  },
};

const STANDARD = 40;

/** One pattern of a map's `<defs>`. */
export function Pattern({
  name,
  id,
  unit,
}: {
  readonly name: PatternName;
  readonly id: string;
  readonly unit: number;
}) {
  if (name === 'plain') return null;
  const { size, lines, solid = false } = DRAWINGS[name];
  return (
    <pattern
      id={id}
      width={size[0]}
      height={size[1]}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${unit / STANDARD})`}
    >
      <path className="tw-map-ink" data-solid={solid || undefined} d={lines} />
    </pattern>
  );
}
