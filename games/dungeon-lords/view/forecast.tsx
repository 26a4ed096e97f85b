import type { ShownPlan } from './plan.ts';
import { type LordProps, wordsOf } from './table.ts';
import './forecast.css';

/** What will come of a plan, before it is sealed. */
export function Forecast({ plan, ...props }: LordProps & { readonly plan: ShownPlan }) {
  const words = wordsOf(props);
  const empty = plan.traps.length + plan.creatures.length === 0;
  return (
    <div className="dl-forecast">
      <h3>{words.forecast}</h3>
      {empty && <p>{words.forecastHint}</p>}
    </div>
  );
}
