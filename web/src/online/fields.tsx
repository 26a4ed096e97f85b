import { type HTMLInputTypeAttribute, useId } from 'react';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly values: Readonly<Record<string, string>>;
  readonly change: (value: string) => void;
  readonly name?: string;
}

export function ChoiceField({ label, value, values, change, name }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={({ target }) => change(target.value)}>
        {Object.entries(values).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly change: (checked: boolean) => void;
}

export function CheckField({ label, help, name, checked, disabled = false, change }: CheckFieldProps) {
  return (
    <label className="field">
      <span>
        {label} {help && <small>{help}</small>}
      </span>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => change(target.checked)}
      />
    </label>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly change: (value: number) => void;
}

export function NumberField({ label, value, min, max, change }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => change(Math.max(min, Math.min(max, Number(target.value))))}
      />
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly help?: string;
  readonly name?: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: string;
  readonly max?: string;
  readonly required?: boolean;
}

export function TextField({ label, value, change, help, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {help && <small>{help}</small>}
      </label>
      <input id={id} value={value} onChange={({ target }) => change(target.value)} {...rest} />
    </div>
  );
}

interface HourFieldProps {
  readonly label: string;
  readonly hour: number;
  readonly change: (hour: number) => void;
}

export function HourField({ label, hour, change }: HourFieldProps) {
  return (
    <label className="hour">
      <span>{label}</span>
      <select value={hour} onChange={({ target }) => change(Number(target.value))}>
        {Array.from({ length: 24 }, (_, each) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
          <option key={each} value={each}>
            {each}:00
          </option>
        ))}
      </select>
    </label>
  );
}
