import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { useScreen, useTable } from './table-context.ts';

/** What nobody can agree to take back. */
const FINAL: ReadonlySet<string> = new Set(['nothing', 'over', 'brought', 'update']);

/** Why a step back is refused, and what can be done about it. */
export function UndoNote() {
  const t = useText();
  const { model, frame, names } = useTable();
  const asked = useScreen((screen) => screen.undoAsked);
  const refusal = frame.seen.undo;
  if (!asked || refusal === undefined) return null;
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

/** The others at this screen are asked whether something may be taken back. */
export function TakeBackNote() {
  const t = useText();
  const { model, frame, names } = useTable();
  const { takeBack } = frame;
  if (takeBack === undefined) return null;
  const open = frame.seats.flatMap((_, seat) => (takeBack.agreed.includes(seat) ? [] : [seat]));
  const first = open[0];
  if (first === undefined) return null;
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
