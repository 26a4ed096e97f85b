import {
  agreedAt,
  fittingOptions,
  type GuidedScenario,
  hasStage,
  type Json,
  offeredOptions,
  STAGES,
  type Stage,
  type TableText,
} from '@krcma/kernel';
import type { Chosen } from '../home/option-fields.tsx';
import { toldWord } from '../home/told-options.ts';
import { usePageText } from '../texts/pages.ts';
import type { ScenarioFieldsProps } from './scenario-fields-props.ts';

type StageFieldsProps = ScenarioFieldsProps & {
  readonly scenario: GuidedScenario;
  /** Undefined when something of one's own is agreed on. */
  readonly stage: Stage | undefined;
};

/** The variants recommended for a first, a second and a tenth game, each by one press. */
export function StageFields(props: StageFieldsProps) {
  const { module, scenario, seats, stage, choose } = props;
  const t = usePageText().scenario;
  const stages = STAGES.filter((each) => hasStage(scenario, each));
  if (stages.length < 2) return null;
  return (
    <fieldset className="segments wordy stages">
      <legend>{t.variants}</legend>
      {stages.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="stage"
            value={each}
            checked={each === stage}
            onChange={() => choose(seats, agreedAt(module.options, scenario, each, seats) as Chosen)}
          />
          <span>{t.stages[each]}</span>
        </label>
      ))}
      <div aria-live="polite">
        <AgreedWords {...props} />
      </div>
    </fieldset>
  );
}

/** Nothing beside it says what it is about: a value of a list is told with the name of its option. */
function toldInFull(text: TableText, name: string, value: Json): string {
  const word = toldWord(text, name, value);
  return typeof value === 'string' ? `${text.option(name).label}: ${word}` : word;
}

/** What is agreed on besides the scenario, each with a sentence. */
function AgreedWords({ module, text, scenario, seats, options, stage }: StageFieldsProps) {
  const t = usePageText().scenario;
  const offered = offeredOptions(module.options, options, seats);
  const agreed = Object.entries(fittingOptions(module.options, options, seats)).filter(
    ([name, value]) =>
      name !== scenario.option && JSON.stringify(value) !== JSON.stringify(offered[name]?.default),
  );
  return (
    <>
      {agreed.length === 0 && <p>{t.asPrinted}</p>}
      {agreed.length > 0 && stage === undefined && <p>{t.ownMix}</p>}
      <ul className="agreed">
        {agreed.map(([name, value]) => (
          <li key={name}>
            <strong>{toldInFull(text, name, value as never)}</strong> {text.option(name).help}
          </li>
        ))}
      </ul>
    </>
  );
}
