import type { Callable } from './call.ts';
import type { GameTypes } from './decision.ts';
import { Script } from './rule.ts';
import type { Rule } from './step.ts';

/** Every rule of a game, and every name by which one is called before it stands there. */
export interface Scripts {
  readonly rules: readonly Rule[];
  readonly named?: ReadonlySet<string>;
}

/**
 * A game's own word `rule`, knowing its state and its messages. Whatever is written with it is collected in `scripts`;
 * `ruleNamed` is for rules that call each other.
 */
export function scriptsFor<T extends GameTypes>() {
  const rules: Rule[] = [];
  const named = new Set<string>();
  const scripts: Scripts = { rules, named };
  return {
    scripts,
    rule<In extends object = Record<never, never>>(name: string) {
      const script = new Script<T, In, In, In, undefined, false>(name);
      rules.push(script);
      return script;
    },
    ruleNamed<In, Out = undefined>(name: string): Callable<In, Out> {
      named.add(name);
      return { name };
    },
  };
}
