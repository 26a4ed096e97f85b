import type { LoadedLegend } from '../games.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { useTable } from '../table/table-context.ts';
import { useText } from '../texts/index.ts';
import { LegendList } from './legend-list.tsx';

interface LegendDialogProps {
  readonly legend: LoadedLegend;
  readonly onClose: () => void;
}

/** What the symbols of this table mean. */
export function LegendDialog({ legend, onClose }: LegendDialogProps) {
  const t = useText().legend;
  const { frame } = useTable();
  return (
    <Dialog title={t.title} wide onClose={onClose}>
      <p className="small">{t.help}</p>
      <LegendList legend={legend} view={frame.seen.view} />
    </Dialog>
  );
}
