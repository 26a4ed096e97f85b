import type { GameTypes } from './decision.ts';
import { RuleError } from './errors.ts';
import type { GameModule } from './module.ts';

/** All components of a table, sorted: the same list however they lie. */
export function componentsIn<T extends GameTypes>(module: GameModule<T>, game: T['state']): string[] {
  if (module.components === undefined)
    throw new RuleError(`${module.id} does not say what lies on its tables (\`components\`).`);
  return [...module.components(game)].sort();
}
