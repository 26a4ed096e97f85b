import { between, distance, type Edge, edgesOf, type Outline, type Point } from './geometry.ts';

/** What is needed of an area to know what lies beside it. */
export interface Bordered {
  readonly thing: string;
  readonly outline: Outline;
  /** What it borders on, where that is not what its outline shares: a strait, a bridge, a printed arrow. */
  readonly borders?: readonly string[];
}

export interface Border {
  readonly thing: string;
  /** Where one would cross it. */
  readonly middle: Point;
}

export interface SharedEdge {
  readonly edge: Edge;
  /** One area at the rim of the map, else two. */
  readonly things: readonly string[];
}

const rounded = ([x, y]: Point): string => `${Math.round(x * 100)},${Math.round(y * 100)}`;

/** The same name from both sides. */
function nameOf([from, to]: Edge): string {
  const [a, b] = [rounded(from), rounded(to)];
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Every edge of the map once, with the areas on its sides. Neighbours are expected to share their corners. */
export function sharedEdges(areas: readonly Bordered[]): SharedEdge[] {
  const all = new Map<string, { edge: Edge; things: string[] }>();
  for (const { thing, outline } of areas)
    for (const edge of edgesOf(outline)) {
      const name = nameOf(edge);
      const known = all.get(name);
      if (known === undefined) all.set(name, { edge, things: [thing] });
      else known.things.push(thing);
    }
  return [...all.values()];
}

function middleOfLine(edges: readonly Edge[]): Point {
  let [x, y, length] = [0, 0, 0];
  for (const [from, to] of edges) {
    const share = distance(from, to);
    const [mx, my] = between(from, to);
    [x, y, length] = [x + mx * share, y + my * share, length + share];
  }
  return [x / length, y / length];
}

/** The edges two areas share, by the first and the second of them. */
function linesBetween(edges: readonly SharedEdge[]): Map<string, Map<string, Edge[]>> {
  const lines = new Map<string, Map<string, Edge[]>>();
  const add = (from: string, to: string, edge: Edge): void => {
    const around = lines.get(from) ?? new Map<string, Edge[]>();
    around.set(to, [...(around.get(to) ?? []), edge]);
    lines.set(from, around);
  };
  for (const { edge, things } of edges)
    for (const from of things) for (const to of things) if (from !== to) add(from, to, edge);
  return lines;
}

/** What borders on what. An area that is named but not on the map yet is passed over until it is added. */
export function bordersOf(
  areas: readonly (Bordered & { readonly heart: Point })[],
  edges: readonly SharedEdge[],
): ReadonlyMap<string, readonly Border[]> {
  const hearts = new Map(areas.map(({ thing, heart }) => [thing, heart]));
  const lines = linesBetween(edges);
  return new Map(
    areas.map(({ thing, heart, borders }) => {
      const around = lines.get(thing) ?? new Map<string, Edge[]>();
      const named = borders ?? [...around.keys()];
      const met = named.flatMap((other): Border[] => {
        const there = hearts.get(other);
        if (there === undefined) return [];
        const line = around.get(other);
        return [{ thing: other, middle: line ? middleOfLine(line) : between(heart, there) }];
      });
      return [thing, met];
    }),
  );
}
