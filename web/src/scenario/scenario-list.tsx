import { type GuidedScenario, minutesOf } from '@krcma/kernel';
import { useId, useState } from 'react';
import { toldWord } from '../home/told-options.ts';
import { usePageText } from '../texts/pages.ts';
import { ResultLine } from './result-line.tsx';
import type { ScenarioFieldsProps } from './scenario-fields-props.ts';

/** So many can be compared at a glance. */
const SHORT = 4;

type ListProps = ScenarioFieldsProps & {
  /** What fits the wish, in the order of learning. */
  readonly list: readonly GuidedScenario[];
  readonly chosen: GuidedScenario;
  readonly take: (scenario: GuidedScenario) => void;
};

/** A few scenarios to choose from, each with what awaits one; the rest on request. */
export function ScenarioList(props: ListProps) {
  const { guide, text, list, chosen } = props;
  const t = usePageText().scenario;
  const [all, setAll] = useState(false);
  const short = list.filter((each, index) => index < SHORT || each === chosen);
  const shown = all || list.length <= SHORT + 1 ? list : short;
  return (
    <fieldset className="scenarios">
      <legend>{text.option(chosen.option).label}</legend>
      <ul>
        {shown.map((scenario) => (
          <li key={scenario.value}>
            <ScenarioCard {...props} scenario={scenario} />
          </li>
        ))}
      </ul>
      {shown.length < list.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t.all(list.length)}
        </button>
      )}
      <p className="small">{t.lengths(guide.pace)}</p>
    </fieldset>
  );
}

function ScenarioCard({
  guide,
  text,
  briefings,
  seats,
  results,
  scenario,
  chosen,
  take,
}: ListProps & { readonly scenario: GuidedScenario }) {
  const t = usePageText().scenario;
  const id = useId();
  const { option, value } = scenario;
  const told = briefings[option]?.[value];
  const own = results(value, seats === 1);
  return (
    <div className="scenario" data-scenario={value}>
      <label>
        <input
          type="radio"
          name="scenario"
          value={value}
          checked={scenario.value === chosen.value}
          aria-describedby={id}
          onChange={() => take(scenario)}
        />
        <strong>{toldWord(text, option, value)}</strong>
        <small>{t.about(minutesOf(guide, scenario, seats))}</small>
      </label>
      <p id={id}>{told}</p>
      {own && <ResultLine own={own} />}
    </div>
  );
}
