import { useSyncExternalStore } from 'react';
import { newVersion, takeOver } from '../offline.ts';
import { useFrontText } from '../texts/front.ts';

/** A newer version lies ready; it is loaded when somebody wants it. */
export function UpdateNote() {
  const t = useFrontText().update;
  const ready = useSyncExternalStore(newVersion.subscribe, newVersion.get).ready;
  if (!ready) return null;
  return (
    <div className="toast" role="status">
      <span>{t.ready}</span>
      <button type="button" onClick={takeOver}>
        {t.reload}
      </button>
    </div>
  );
}
