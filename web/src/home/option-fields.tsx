import {
  type Briefings,
  fittingOptions,
  type OptionSchema,
  type OptionSpec,
  offeredOptions,
  type TableText,
} from '@krcma/kernel';
import { useId } from 'react';
import { usePageText } from '../texts/pages.ts';

export type Chosen = Readonly<Record<string, boolean | string | number | readonly string[]>>;

interface OptionFieldsProps {
  readonly schema: OptionSchema;
  readonly text: TableText;
  readonly briefings: Briefings;
  /** Those that the way in has decided. */
  readonly decided?: readonly string[];
  /** How many play. */
  readonly seats: number;
  readonly chosen: Chosen;
  readonly setChosen: (chosen: Chosen) => void;
}

/** What so many players may agree on, in the game's own words: first its kind, and folded away what few ask about. */
export function OptionFields(props: OptionFieldsProps) {
  const { schema, decided = [], seats, chosen } = props;
  const t = usePageText().newGame;
  const offered = Object.entries(offeredOptions(schema, chosen, seats)).filter(
    ([name]) => !decided.includes(name),
  );
  const telling = offered.filter(([, spec]) => spec.telling);
  const others = offered.filter(([, spec]) => !spec.telling && !spec.ruling);
  const rulings = offered.filter(([, spec]) => spec.ruling);
  return (
    <>
      <Fields {...props} offered={[...telling, ...others]} />
      {rulings.length > 0 && (
        <details>
          <summary>{t.rulings}</summary>
          <Fields {...props} offered={rulings} />
        </details>
      )}
    </>
  );
}

function Fields({
  schema,
  seats,
  text,
  briefings,
  chosen,
  setChosen,
  offered,
}: OptionFieldsProps & { readonly offered: readonly (readonly [string, OptionSpec])[] }) {
  return offered.map(([name, spec]) => (
    <OptionField
      key={name}
      name={name}
      spec={spec}
      text={text}
      briefing={briefings[name] ?? {}}
      value={chosen[name] ?? spec.default}
      change={(value) => setChosen(fittingOptions(schema, { ...chosen, [name]: value }, seats))}
    />
  ));
}

interface OptionFieldProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly text: TableText;
  readonly briefing: Briefings[string];
  readonly value: Chosen[string];
  readonly change: (value: Chosen[string]) => void;
}

function OptionField(props: OptionFieldProps) {
  const { name, spec, text, value, change } = props;
  const id = useId();
  const { label, help } = text.option(name);
  if (spec.kind === 'some') return <SomeField {...props} />;
  if (spec.kind === 'choice') return <ChoiceField {...props} values={spec.values} />;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <small>{help}</small>
      </label>
      {spec.kind === 'flag' ? (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
        />
      ) : (
        <input
          id={id}
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={({ target }) => change(Number(target.value))}
        />
      )}
    </div>
  );
}

/** A list to choose from, and what awaits whoever chooses what it shows. */
function ChoiceField(props: OptionFieldProps & { readonly values: readonly string[] }) {
  const { name, spec, text, briefing, value, change, values } = props;
  const id = useId();
  const { label, help } = text.option(name);
  const told = briefing[String(value)];
  return (
    <div className="choice-field">
      <div className="field">
        <label htmlFor={id}>
          {label} <small>{help}</small>
        </label>
        <select
          id={id}
          value={String(value)}
          aria-describedby={`${id}told`}
          onChange={({ target }) => change(target.value)}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {text.optionValue(name, each, spec)}
            </option>
          ))}
        </select>
      </div>
      {told !== undefined && (
        <p id={`${id}told`} className="briefing">
          {told}
        </p>
      )}
    </div>
  );
}

function SomeField({ name, spec, text, value, change }: OptionFieldProps) {
  const { label, help } = text.option(name);
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  if (spec.kind !== 'some') return null;
  return (
    <details className="some-field">
      <summary>
        {label} {chosen.length > 0 && `(${chosen.length})`}
      </summary>
      <fieldset>
        <legend>{help}</legend>
        {spec.values.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={({ target }) =>
                change(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
              }
            />
            {text.optionValue(name, each, spec)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
