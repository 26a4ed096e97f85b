// How tables that were saved by older rules come to stand where the present ones go on.
import { type Frame, type Json, type Migration, stacksIn } from '@krcma/kernel';

const framesOf = (state: Record<string, Json>): Frame[] => stacksIn(state.stack as unknown as Frame[]).flat();

/** Each operation of a card had a step of its own. */
const OPERATIONS: ReadonlySet<string> = new Set(['trade', 'citizen', 'theft', 'return', 'monster', 'bonus']);

function carryOutByName(frame: Frame): void {
  if (frame.rule === 'carryOut' && OPERATIONS.has(frame.at)) frame.at = 'operation';
}

/** So had each kind of action; now it is carried out where it was chosen. */
const ACTIONS: ReadonlySet<string> = new Set(['slay', 'recruit', 'build']);

function carryOutActs(frame: Frame): void {
  if (frame.rule !== 'action' || !ACTIONS.has(frame.at)) return;
  frame.at = 'act';
  frame.loop = { left: [], done: [frame.locals.act as Json] };
  delete frame.locals.act;
}

export const migrations: readonly Migration[] = [
  {
    name: 'operations of cards are called by their name',
    to: 2,
    up: (state) => framesOf(state).forEach(carryOutByName),
  },
  {
    name: 'an action is carried out in the step that asked for it',
    to: 3,
    up: (state) => framesOf(state).forEach(carryOutActs),
  },
];
