import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { download, fileName } from '../download.ts';
import { MoveOnline } from '../online/door.tsx';
import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { BarButton } from './bar-button.tsx';
import { MenuItem } from './menu-item.tsx';
import { useTable } from './table-context.ts';

const HelpDialog = lazy(async () => ({ default: (await import('../help/help-dialog.tsx')).HelpDialog }));
const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/settings-dialog.tsx')).SettingsDialog,
}));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

type Open = 'menu' | 'settings' | 'help' | 'report' | undefined;

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
      {open === 'menu' && <MenuDialog open={setOpen} close={close} />}
      <Suspense>
        {open === 'settings' && <SettingsDialog onClose={close} />}
        {open === 'report' && <ReportDialog onClose={close} />}
        {open === 'help' && <HelpDialog game={game} view={frame.seen.view} onClose={close} />}
      </Suspense>
    </>
  );
}

function MenuDialog({ open, close }: { readonly open: (what: Open) => void; readonly close: () => void }) {
  const t = useText().table;
  const { model, frame, replay, game, company, over, lesson } = useTable();
  const [, go] = useLocation();
  // While others play, the whole game would tell their secrets.
  const mayTakeAlong = company === undefined || over;
  const save = async () => {
    download(fileName(frame.seen.game), await model.host.exported());
    close();
  };
  const watch = () => {
    close();
    replay.openGame(frame, frame.entries);
  };
  return (
    <Dialog title={t.menu} onClose={close}>
      <ul className="menu">
        <MenuItem icon="settings" label={t.settings} onClick={() => open('settings')} />
        <MenuItem icon="rules" label={t.rules} onClick={() => open('help')} />
        <MenuItem icon="play" label={t.past} onClick={watch} />
        {mayTakeAlong && <MenuItem icon="log" label={t.export} onClick={save} />}
        {mayTakeAlong && <MenuItem icon="help" label={t.report} onClick={() => open('report')} />}
        {company === undefined && !lesson && !over && (
          <MoveOnline game={game.id} exported={() => model.host.exported()} />
        )}
        {company?.menu(close)}
        <MenuItem icon="home" label={t.leave} onClick={() => go('/')} />
      </ul>
      <p className="small">{t.leaveHelp}</p>
    </Dialog>
  );
}
