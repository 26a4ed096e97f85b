import type { Counted, SecondPlan, ToldPlan } from '@krcma/bots';
import { use } from 'react';
import { loadPlanWords } from '../games.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { Reasons } from './hint-reasons.tsx';
import { differing, PlanSteps, usePlanLines } from './plan-steps.tsx';
import { useTable } from './table-context.ts';

interface HintPlanProps {
  readonly plan: ToldPlan;
  readonly second: SecondPlan | undefined;
}

/** What the advised answer is the beginning of: the steps, what they cost and bring, and the second best. */
export function HintPlan({ plan, second }: HintPlanProps) {
  const t = useText().question;
  const linesOf = usePlanLines();
  const { lines, more } = linesOf(plan.steps.slice(plan.done));
  return (
    <section className="hint-plan" aria-label={t.hintPlan}>
      <PlanSteps lines={lines} more={more} />
      {plan.isOpen && <p>{t.hintOpen}</p>}
      <Ledger plan={plan} isWhole={plan.done > 0} />
      {plan.proved && <p>{t.hintProved}</p>}
      {second && <Second second={second} best={lines} />}
    </section>
  );
}

function Second({ second, best }: { readonly second: SecondPlan; readonly best: readonly string[] }) {
  const t = useText().question;
  const linesOf = usePlanLines();
  const { lines, more } = linesOf(second.steps);
  const own = differing(lines, best);
  return (
    <details>
      <summary>
        {t.hintSecond} <small>{t.hintChance(Math.round(second.value * 100))}</small>
      </summary>
      {own.length < lines.length && <p>{t.hintSecondBegins}</p>}
      <PlanSteps lines={own} more={more} />
      {second.isOpen && <p>{t.hintOpen}</p>}
      <Ledger plan={second} />
      <p>
        {second.because.length === 0 ? (
          t.hintSecondAlike
        ) : (
          <>
            {t.hintRatherSo} <Reasons because={second.because} />
          </>
        )}
      </p>
    </details>
  );
}

/** What a plan costs and brings, where the game counts it. */
function Ledger({ plan: { costs, brings }, isWhole = false }: { plan: ToldPlan; isWhole?: boolean }) {
  const t = useText().question;
  const { game } = useTable();
  const { language } = useSettings();
  const words = use(loadPlanWords(game.id, language))?.counted;
  if (words === undefined) return null;
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'long' });
  const told = (all: readonly Counted[]): string =>
    all.length === 0 ? t.hintNothing : list.format(all.map((each) => words[each.name]?.(each) ?? each.name));
  return (
    <dl className="ledger">
      <dt>{isWhole ? t.hintWholeCosts : t.hintCosts}</dt>
      <dd>{told(costs)}</dd>
      <dt>{isWhole ? t.hintWholeBrings : t.hintBrings}</dt>
      <dd>{told(brings)}</dd>
    </dl>
  );
}
