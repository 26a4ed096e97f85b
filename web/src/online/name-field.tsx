import { LIMITS } from '@krcma/protocol';
import { settings, useSettings } from '../settings/settings.ts';
import { TextField } from './fields.tsx';
import { useOnlineText } from './texts.ts';

/** How the others shall call me; the same name as at the tables of this browser. */
export function NameField() {
  const t = useOnlineText().name;
  const { name } = useSettings();
  return (
    <TextField
      label={t.label}
      name="name"
      value={name}
      change={(changed) => settings.set({ name: changed })}
      maxLength={LIMITS.name}
      autoComplete="nickname"
      required
    />
  );
}
