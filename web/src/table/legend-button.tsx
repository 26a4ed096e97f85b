import { lazy, Suspense, useState } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { useSigns } from '../signs/words.tsx';
import { useText } from '../texts/index.ts';

const LegendDialog = lazy(async () => ({
  default: (await import('../help/legend-dialog.tsx')).LegendDialog,
}));

/** From every question to what the symbols of this table mean. */
export function LegendButton() {
  const t = useText().legend;
  const legend = useSigns();
  const [open, setOpen] = useState(false);
  if (legend === undefined) return null;
  return (
    <>
      <button
        type="button"
        id="legend-button"
        className="icon-button legend-button"
        aria-label={t.title}
        title={t.title}
        onClick={() => setOpen(true)}
      >
        <Icon name="legend" />
      </button>
      {open && (
        <Suspense>
          <LegendDialog legend={legend} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
