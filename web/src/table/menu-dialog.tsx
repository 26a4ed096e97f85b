import { useLocation } from 'wouter';
import { download, fileName } from '../download.ts';
import { MoveOnline } from '../online/door.tsx';
import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { MenuItem, type Open } from './menu-item.tsx';
import { useTable } from './table-context.ts';

interface MenuDialogProps {
  open(what: Open): void;
  close(): void;
}

export function MenuDialog({ open, close }: MenuDialogProps) {
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
