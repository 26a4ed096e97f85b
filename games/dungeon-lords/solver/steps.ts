// Answers of a solution as the ids under which the rules ask for them.
import { cellName } from '../data/dungeon.ts';
import { strikeId } from '../rules/fight/attacks.ts';
import type { Plan } from '../rules/fight/plan.ts';
import { wayId } from '../rules/ops/way-words.ts';
import { firstOf } from '../rules/ops/ways.ts';
import { choicesAt } from './course.ts';
import type { Choice, Node } from './node.ts';
import { type Ranked, ranked, type Search } from './search.ts';
import { nearestOf } from './tiles.ts';

/** A plan part by part, and the word that seals it. */
export function planSteps({ lord }: Node, { cell, traps, creatures }: Plan): string[] {
  const where = nearestOf(lord).length > 1 ? [`battle:${cellName(cell)}`] : [];
  const hasAny = lord.traps.length > 0 || lord.lair.some(({ stance }) => stance === 'ready');
  return [
    ...where,
    ...traps.map((trap) => `trap:${trap}`),
    ...creatures.map((creature) => `send:${creature}`),
    ...(hasAny ? ['done'] : []),
  ];
}

function idOf(node: Node, choice: Exclude<Choice, { kind: 'plan' }>): string {
  const { lord } = node;
  switch (choice.kind) {
    case 'trap':
      return `trap:${choice.trap}`;
    case 'aim':
      return `target:${choice.place + 1}`;
    case 'strike':
      return strikeId(lord, choice.strike);
    case 'bury':
      return `bury:${choice.trap}`;
    case 'way': {
      const op = node.tasks[0]?.op;
      return wayId(lord, op && firstOf(op, choice), choice);
    }
  }
}

/** What a player is asked for to answer so: nothing where it is the only answer. */
export function stepsOf(search: Search, node: Node, choice: Choice): string[] {
  if (choice.kind === 'plan') return planSteps(node, choice.plan);
  return choicesAt(search.question, node).length > 1 ? [idOf(node, choice)] : [];
}

export interface Line {
  readonly steps: readonly string[];
  /** Where the fight stands after them. */
  readonly end: Node;
}

/** The best answers from a node on, until `stops` says so or a card is turned up. */
export function bestLine(search: Search, from: Node, stops: (node: Node) => boolean = () => false): Line {
  const steps: string[] = [];
  let node = from;
  for (let best: Ranked | undefined; node.stage !== 'over' && node.stage !== 'card' && !stops(node); ) {
    [best] = ranked(search, node);
    if (best === undefined) break;
    steps.push(...stepsOf(search, node, best.choice));
    node = best.next;
  }
  return { steps, end: node };
}
