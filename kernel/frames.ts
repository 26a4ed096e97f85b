import type { Rules } from './run.ts';
import { END, type Step } from './step.ts';
import type { Frame } from './table.ts';

/** Why a frame cannot stand where it says: there is no such rule, no such step, or it lacks an earlier step's result. */
export type Flaw =
  | { readonly lacks: 'rule' }
  | { readonly lacks: 'step' }
  | { readonly lacks: 'result'; readonly of: Step };

/** Each frame must name a rule and a step that exist, and hold what its earlier steps settled. */
export function flawIn(rules: Rules, frame: Frame): Flaw | undefined {
  const rule = rules.get(frame.rule);
  if (rule === undefined) return { lacks: 'rule' };
  if (frame.at === END) return undefined;
  if (!rule.steps.has(frame.at)) return { lacks: 'step' };
  for (const step of rule.steps.values()) {
    if (step.name === frame.at) return undefined;
    if (settles(rules, step) && frame.locals[step.name] === undefined) return { lacks: 'result', of: step };
  }
  return undefined;
}

/** Whether a rule past this step surely knows its result. */
function settles(rules: Rules, step: Step): boolean {
  switch (step.kind) {
    case 'set':
    case 'acts':
      return true;
    case 'choose':
      return !step.maybe;
    case 'call':
      return !step.maybe && rules.get(step.rule)?.givesSurely === true;
    default:
      return settlesList(step);
  }
}

/** Its result is a list, which is empty when nothing was done. */
export const settlesList = ({ kind }: Step): boolean =>
  kind === 'gather' || kind === 'react' || kind === 'each' || kind === 'sideBySide';
