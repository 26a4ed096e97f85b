import { LIMITS } from '@krcma/protocol';
import { TextField } from '../fields.tsx';
import { useOnlineText } from '../texts.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** One that is being made, with what it has to be. */
  readonly fresh?: boolean;
  readonly required?: boolean;
}

export function PasswordField({ label, value, change, fresh = false, required = true }: PasswordFieldProps) {
  const t = useOnlineText().account;
  const { least, most } = LIMITS.password;
  return (
    <TextField
      label={label}
      {...(fresh && { help: t.passwordHelp(least), minLength: least })}
      name="password"
      type="password"
      autoComplete={fresh ? 'new-password' : 'current-password'}
      value={value}
      change={change}
      maxLength={most}
      required={required}
    />
  );
}
