import type { OptionSchema, OptionSpec, TableText } from '@krcma/kernel';
import { useId } from 'react';

export type Chosen = Readonly<Record<string, boolean | string | number | readonly string[]>>;

interface OptionFieldsProps {
  readonly schema: OptionSchema;
  readonly text: TableText;
  readonly chosen: Chosen;
  readonly setChosen: (chosen: Chosen) => void;
}

/** What players may agree on before a game, in the game's own words. */
export function OptionFields({ schema, text, chosen, setChosen }: OptionFieldsProps) {
  return Object.entries(schema).map(([name, spec]) => (
    <OptionField
      key={name}
      name={name}
      spec={spec}
      text={text}
      value={chosen[name] ?? spec.default}
      change={(value) => setChosen({ ...chosen, [name]: value })}
    />
  ));
}

interface OptionFieldProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly text: TableText;
  readonly value: Chosen[string];
  readonly change: (value: Chosen[string]) => void;
}

function OptionField(props: OptionFieldProps) {
  const { name, spec, text, value, change } = props;
  const id = useId();
  const { label, help } = text.option(name);
  if (spec.kind === 'some') return <SomeField {...props} />;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <small>{help}</small>
      </label>
      {spec.kind === 'flag' && (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
        />
      )}
      {spec.kind === 'number' && (
        <input
          id={id}
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={({ target }) => change(Number(target.value))}
        />
      )}
      {spec.kind === 'choice' && (
        <select id={id} value={String(value)} onChange={({ target }) => change(target.value)}>
          {spec.values.map((each) => (
            <option key={each} value={each}>
              {text.optionValue(name, each, spec)}
            </option>
          ))}
        </select>
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
