import { type Ask, type BotAdvice, type GameTypes, optionOf, type Side, sideOf } from '@krcma/kernel';
import { weightsOf } from './weights.ts';

/** An answer of a seat and what came of it. */
export interface Edge {
  readonly choice: string;
  /** The side of the seat that answers: mates want the same. */
  readonly side: number;
  visits: number;
  /** Sum of the rewards its side got, and of their squares. */
  total: number;
  squares: number;
  /** How often it could have been chosen: the same place in the tree is dealt differently each time. */
  available: number;
  node: Node | undefined;
}

export interface Node {
  visits: number;
  /** Rewards by side. */
  readonly totals: number[];
  readonly edges: Map<string, Edge>;
}

export const newNode = (sides: readonly Side[]): Node => ({
  visits: 0,
  totals: new Array<number>(sides.length).fill(0),
  edges: new Map(),
});

const newEdge = (choice: string, side: number): Edge => ({
  choice,
  side,
  visits: 0,
  total: 0,
  squares: 0,
  available: 0,
  node: undefined,
});

export const meanOf = ({ total, visits }: Edge): number => (visits === 0 ? 0 : total / visits);

/** How a search weighs what it knows against what it has not tried. */
export interface Curiosity {
  readonly exploration: number;
  /** How far the rewards spread: exploration is measured in it. */
  readonly spread: number;
}

/** Chances of the answers before any was tried. */
export function priors<T extends GameTypes>(
  advice: BotAdvice<T>,
  game: T['state'],
  ask: Ask,
  trust: number,
): number[] {
  const count = ask.values.length;
  const weights = weightsOf(advice, game, ask);
  if (weights === undefined) return new Array<number>(count).fill(1 / count);
  const flattened = weights.map((weight) => weight ** trust);
  const sum = flattened.reduce((total, each) => total + each, 0);
  return flattened.map((each) => each / sum);
}

/** The edges of a question, in the order of its values. */
export function edgesAt<T extends GameTypes>(
  node: Node,
  game: T['state'],
  ask: Ask,
  sides: readonly Side[],
): Edge[] {
  return ask.values.map((value) => {
    const { id } = optionOf(game, ask, value);
    const key = `${ask.seat} ${id}`;
    let edge = node.edges.get(key);
    if (edge === undefined) {
      edge = newEdge(id, sideOf(sides, ask.seat));
      node.edges.set(key, edge);
    }
    return edge;
  });
}

/** The answer to try next: good so far, likely to be good, or seldom tried (PUCT with availability). */
export function mostCurious(
  node: Node,
  edges: readonly Edge[],
  chances: readonly number[],
  { exploration, spread }: Curiosity,
): number {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i] as Edge;
    edge.available++;
    const unseen = node.visits === 0 ? 0.5 : (node.totals[edge.side] ?? 0) / node.visits;
    const value = edge.visits === 0 ? unseen : edge.total / edge.visits;
    const curiosity = ((chances[i] ?? 0) * Math.sqrt(edge.available)) / (1 + edge.visits);
    const score = value + exploration * spread * curiosity;
    if (score > bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}

/** Books what the sides got on every step of the way. */
export function backUp(root: Node, path: readonly Edge[], rewards: readonly number[]): void {
  bookNode(root, rewards);
  for (const edge of path) {
    const reward = rewards[edge.side] ?? 0;
    edge.visits++;
    edge.total += reward;
    edge.squares += reward * reward;
    if (edge.node !== undefined) bookNode(edge.node, rewards);
  }
}

function bookNode(node: Node, rewards: readonly number[]): void {
  node.visits++;
  for (let side = 0; side < rewards.length; side++)
    node.totals[side] = (node.totals[side] ?? 0) + (rewards[side] ?? 0);
}
