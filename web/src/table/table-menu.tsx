import { lazy, Suspense, useState } from 'react';
import { useText } from '../texts/index.ts';
import { BarButton } from './bar-button.tsx';
import type { Open } from './menu-item.tsx';
import { useTable } from './table-context.ts';

const HelpDialog = lazy(async () => ({ default: (await import('../help/help-dialog.tsx')).HelpDialog }));
const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/settings-dialog.tsx')).SettingsDialog,
}));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));
const MenuDialog = lazy(async () => ({ default: (await import('./menu-dialog.tsx')).MenuDialog }));

/** Everything that is not part of playing: help, settings, files, leaving. */
export function TableMenu() {
  const t = useText().table;
  const { game, frame } = useTable();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <BarButton id="help-button" icon="rules" label={t.rules} onClick={() => setOpen('help')} />
      <BarButton id="menu-button" icon="menu" label={t.menu} onClick={() => setOpen('menu')} />
      <Suspense>
        {open === 'menu' && <MenuDialog open={setOpen} close={close} />}
        {open === 'settings' && <SettingsDialog onClose={close} />}
        {open === 'report' && <ReportDialog onClose={close} />}
        {open === 'help' && <HelpDialog game={game} view={frame.seen.view} onClose={close} />}
      </Suspense>
    </>
  );
}
