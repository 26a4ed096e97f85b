import type { Frame } from '../host/host.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

/** What nobody can agree to take back. */
const FINAL: ReadonlySet<string> = new Set(['nothing', 'over', 'brought', 'update']);

interface UndoDialogProps {
  readonly refusal: NonNullable<Frame['seen']['undo']>;
}

/** Why a step back is refused, and what can be done about it. */
export function UndoDialog({ refusal }: UndoDialogProps) {
  const t = useText();
  const { model, frame, names } = useTable();
  const reason = refusal.reason === 'other' ? t.undo.other(names.seat(refusal.seat)) : t.undo[refusal.reason];
  const mayAsk = !FINAL.has(refusal.reason);
  const onlyBots = frame.seats.every(({ player }, seat) => seat === frame.seen.seat || player !== 'person');
  return (
    <Dialog title={mayAsk ? t.undo.notAlone : t.undo.refused} onClose={() => model.close()}>
      <p className="reason">{reason}</p>
      {mayAsk && (
        <>
          {frame.seats.length > 1 && (
            <p className="small">{onlyBots ? t.undo.askBotsHelp : t.undo.askHelp}</p>
          )}
          <button type="button" onClick={() => model.takeBack()}>
            {onlyBots ? t.undo.askBots : t.undo.ask}
          </button>
        </>
      )}
    </Dialog>
  );
}

interface TakeBackDialogProps {
  readonly takeBack: NonNullable<Frame['takeBack']>;
}

/** Whoever has not agreed yet is asked, one after the other. */
export function TakeBackDialog({ takeBack }: TakeBackDialogProps) {
  const t = useText();
  const { model, frame, names } = useTable();
  const first = frame.seats.findIndex((_, seat) => !takeBack.agreed.includes(seat));
  if (first < 0) return null;
  const refuse = () => model.host.answerTakeBack(first, false);
  return (
    <Dialog title={t.undo.proposal(names.seat(takeBack.by))} onClose={refuse} mustAnswer>
      <div className="row">
        <button type="button" className="primary" onClick={() => model.host.answerTakeBack(first, true)}>
          {t.undo.agree(names.seat(first))}
        </button>
        <button type="button" onClick={refuse}>
          {t.undo.refuse}
        </button>
      </div>
    </Dialog>
  );
}
