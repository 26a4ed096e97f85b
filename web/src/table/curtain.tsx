import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

/** Covers the table until the next person sits at the screen. Behind it stands only what a spectator may see. */
export function Curtain() {
  const t = useText().curtain;
  const { frame, names, model } = useTable();
  if (frame.curtain === undefined) return null;
  const name = names.seat(frame.curtain);
  return (
    <Dialog title={t.title(name)} onClose={() => {}} mustAnswer className="curtain">
      <p>{t.help}</p>
      <button type="button" className="primary big" onClick={() => model.host.liftCurtain()}>
        {t.lift(name)}
      </button>
    </Dialog>
  );
}
