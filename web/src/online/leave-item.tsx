import type { TableCard } from '@krcma/protocol';
import { useState } from 'react';
import { Dialog } from '../pieces/dialog.tsx';
import { useSettings } from '../settings/settings.ts';
import { MenuItem } from '../table/menu-item.tsx';
import { joined } from '../texts/index.ts';
import { api } from './api.ts';
import { RefusalNote } from './refusal-note.tsx';
import { rivalsOf } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';

interface LeaveProps {
  readonly card: TableCard;
  readonly seat: number;
  readonly close: () => void;
}

/** Lets a bot play for oneself. Where that costs rating, it is said and asked before. */
export function LeaveItem({ card, seat, close }: LeaveProps) {
  const t = useOnlineText().table;
  const [asking, setAsking] = useState(false);
  const { refusal, run } = useAction();
  const leave = async () => {
    if (await run(() => api.standUp(card.id))) close();
  };
  if (rivalsOf(card, seat).length === 0)
    return (
      <>
        <MenuItem icon="bot" label={t.standUp} help={t.standUpHelp} onClick={leave} />
        {refusal !== undefined && (
          <li>
            <RefusalNote refusal={refusal} />
          </li>
        )}
      </>
    );
  return (
    <>
      <MenuItem icon="bot" label={t.leave} help={t.leaveHelp} onClick={() => setAsking(true)} />
      {asking && (
        <li>
          <LeaveDialog
            card={card}
            seat={seat}
            leave={leave}
            refusal={refusal}
            stay={() => setAsking(false)}
          />
        </li>
      )}
    </>
  );
}

interface LeaveDialogProps extends Omit<LeaveProps, 'close'> {
  readonly leave: () => void;
  readonly stay: () => void;
  readonly refusal: string | undefined;
}

function LeaveDialog({ card, seat, leave, stay, refusal }: LeaveDialogProps) {
  const t = useOnlineText().table;
  const { language } = useSettings();
  const names = joined(
    rivalsOf(card, seat).map(({ name }) => name),
    language,
  );
  return (
    <Dialog title={t.leaveTitle} onClose={stay}>
      <p>
        <strong>{t.leaveCost(names)}</strong>
      </p>
      <p>{t.leaveAfter}</p>
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button type="button" className="danger" data-act="leave" onClick={leave}>
          {t.leaveYes}
        </button>
        <button type="button" onClick={stay}>
          {t.leaveNo}
        </button>
      </div>
    </Dialog>
  );
}
