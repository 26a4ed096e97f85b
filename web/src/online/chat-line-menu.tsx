import type { ChatLine } from '@krcma/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../pieces/dialog.tsx';
import { Icon } from '../pieces/icon.tsx';
import { api } from './api.ts';
import { RefusalNote } from './refusal-note.tsx';
import { changed, useSession } from './session.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';

interface ChatLineMenuProps {
  readonly line: ChatLine;
  readonly table: string;
}

/** Not to read somebody any more, or to tell the host of the server. */
export function ChatLineMenu({ line, table }: ChatLineMenuProps) {
  const t = useOnlineText().chat;
  const { profile } = useSession();
  const [open, setOpen] = useState<'menu' | 'report'>();
  const { refusal, run } = useAction();
  const close = () => setOpen(undefined);
  const mute = () =>
    run(async () => changed(await api.changeMe({ muted: [...(profile?.muted ?? []), line.user] })));
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t.line(line.name)}
        onClick={() => setOpen('menu')}
      >
        <Icon name="menu" size={16} />
      </button>
      {open === 'menu' && (
        <Dialog title={line.name} onClose={close}>
          <blockquote>{line.text}</blockquote>
          <RefusalNote refusal={refusal} />
          <div className="row">
            <button type="button" onClick={mute}>
              {t.mute(line.name)}
            </button>
            <button type="button" onClick={() => setOpen('report')}>
              {t.report(line.name)}
            </button>
          </div>
        </Dialog>
      )}
      {open === 'report' && <ReportPerson line={line} table={table} onClose={close} />}
    </>
  );
}

function ReportPerson({ line, table, onClose }: ChatLineMenuProps & { readonly onClose: () => void }) {
  const t = useOnlineText().chat;
  const id = useId();
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, refusal, run } = useAction();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSent(await run(() => api.report(table, line.user, text.trim(), line.id)));
  };
  return (
    <Dialog title={t.reportTitle(line.name)} onClose={onClose}>
      <form className="form" onSubmit={send}>
        <blockquote>{line.text}</blockquote>
        <label htmlFor={id}>{t.reportWhat}</label>
        <textarea
          id={id}
          rows={3}
          required
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <RefusalNote refusal={refusal} />
        <div className="row">
          <button type="submit" className="primary" aria-disabled={busy || sent}>
            {t.reportSend}
          </button>
          <span role="status" className="good">
            {sent && t.reported}
          </span>
        </div>
      </form>
    </Dialog>
  );
}
