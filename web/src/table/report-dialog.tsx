import type { Option } from '@krcma/kernel';
import { useId, useState } from 'react';
import { download, fileName } from '../download.ts';
import { ReportTo } from '../online/door.tsx';
import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { useTable } from './table-context.ts';

/** What a report expects of the choices asked now, so that it can be made a test. */
type Expectation = { readonly legal: readonly string[] } | { readonly illegal: readonly string[] };

/** Saves the game as a record that can be repeated, with what went wrong in the player's words. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText().report;
  const id = useId();
  const { model, frame } = useTable();
  const [comment, setComment] = useState('');
  const [expectation, setExpectation] = useState<Expectation>();
  const [saved, setSaved] = useState<string>();
  const save = async () => {
    const record = await model.host.record();
    const { seat, path, game } = frame.seen;
    const seen = { seat: seat ?? null, path, browser: navigator.userAgent };
    const report = { comment, ...(expectation && { expectation }), record, seen };
    const name = fileName(game, 'problem');
    download(name, JSON.stringify(report, undefined, 1));
    setSaved(name);
  };
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p>{t.help}</p>
      <p>
        <strong>{t.stays}</strong> {t.send}
      </p>
      <ReportTo />
      <label htmlFor={id}>{t.what}</label>
      <textarea id={id} rows={4} value={comment} onChange={({ target }) => setComment(target.value)} />
      <ExpectationField setExpectation={setExpectation} />
      <div className="row">
        <button type="button" className="primary" onClick={save}>
          {t.save}
        </button>
      </div>
      <p role="status" className="good">
        {saved !== undefined && t.saved(saved)}
      </p>
    </Dialog>
  );
}

function ExpectationField({
  setExpectation,
}: {
  readonly setExpectation: (expectation: Expectation | undefined) => void;
}) {
  const t = useText().report;
  const id = useId();
  const { decision, say } = useTable();
  if (decision === undefined) return null;
  const choose = (value: string) => {
    const [kind, ...rest] = value.split(' ');
    const option = rest.join(' ');
    if (kind === 'legal') setExpectation({ legal: [option] });
    else setExpectation(kind === 'illegal' ? { illegal: [option] } : undefined);
  };
  const entry = (kind: string, words: (label: string) => string) => (option: Option) => (
    <option key={`${kind} ${option.id}`} value={`${kind} ${option.id}`}>
      {words(say(option.label))}
    </option>
  );
  return (
    <>
      <label htmlFor={id}>{t.expected}</label>
      <select id={id} onChange={({ target }) => choose(target.value)}>
        <option value="">{t.expectedNothing}</option>
        {decision.refused.map(entry('legal', t.shouldBe))}
        {decision.options.map(entry('illegal', t.shouldNotBe))}
      </select>
    </>
  );
}
