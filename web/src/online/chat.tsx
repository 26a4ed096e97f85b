import { type ChatLine, LIMITS } from '@krcma/protocol';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { useStore } from '../store.ts';
import { useText } from '../texts/index.ts';
import { ChatLineMenu } from './chat-line-menu.tsx';
import type { OnlineHost } from './online-host.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useSession } from './session.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';

/** Opens the talk at the table, and says how much of it has not been read. */
export function ChatButton({ host }: { readonly host: OnlineHost }) {
  const t = useOnlineText();
  const { chat, card } = useStore(host.gathering);
  const [open, setOpen] = useState(false);
  const last = chat.at(-1)?.id ?? 0;
  const [read, setRead] = useState<number>();
  const { profile } = useSession();
  // What was said before one came is not new.
  useEffect(() => setRead((before) => (open || before === undefined ? last : before)), [open, last]);
  const unread = chat.filter(({ id, user }) => id > (read ?? last) && user !== profile?.id).length;
  if (card === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="bar-button"
        data-tool="chat"
        aria-label={unread > 0 ? `${t.chat.open}: ${t.chat.unread(unread)}` : t.chat.open}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chat" />
        <span>{t.chat.open}</span>
        {unread > 0 && <b className="badge">{unread}</b>}
      </button>
      {open && <ChatPanel host={host} close={() => setOpen(false)} />}
    </>
  );
}

function ChatPanel({ host, close }: { readonly host: OnlineHost; readonly close: () => void }) {
  const t = useOnlineText().chat;
  const shell = useText();
  const { seat, chat, card } = useStore(host.gathering);
  const id = useId();
  return (
    <section
      className="chat"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2 id={id}>{t.title}</h2>
        <button type="button" className="icon-button" aria-label={shell.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {seat === undefined && card?.spectators === false ? (
        <p className="small">{t.notHere}</p>
      ) : (
        <ChatLines lines={chat} table={card?.id ?? ''} />
      )}
      {seat !== undefined && <ChatForm host={host} />}
    </section>
  );
}

function ChatLines({ lines, table }: { readonly lines: readonly ChatLine[]; readonly table: string }) {
  const t = useOnlineText().chat;
  const { profile } = useSession();
  const list = useRef<HTMLOListElement>(null);
  const muted = profile?.muted ?? [];
  const shown = lines.filter(({ user }) => !muted.includes(user));
  const last = shown.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled to
  useEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  return (
    <ol className="chat-lines" ref={list} role="log" aria-live="polite">
      {shown.length === 0 && <li className="small">{t.empty}</li>}
      {shown.map((line) => (
        <li key={line.id} data-own={line.user === profile?.id}>
          <span>
            <strong>{line.name}</strong> {line.text}
          </span>
          {profile && line.user !== profile.id && <ChatLineMenu line={line} table={table} />}
        </li>
      ))}
      {shown.length < lines.length && <li className="small">{t.muted(lines.length - shown.length)}</li>}
    </ol>
  );
}

/** From here on it is said how much room is left. */
const NEARLY = 80;

function ChatForm({ host }: { readonly host: OnlineHost }) {
  const t = useOnlineText().chat;
  const [text, setText] = useState('');
  const { busy, refusal, run } = useAction();
  const left = LIMITS.chat - text.length;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await run(() => host.say(said)))) setText('');
  };
  return (
    <form onSubmit={send}>
      <RefusalNote refusal={refusal} />
      <div className="row">
        <input
          ref={input}
          aria-label={t.label}
          placeholder={t.label}
          value={text}
          maxLength={LIMITS.chat}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="primary" aria-disabled={busy || text.trim() === ''}>
          {t.send}
        </button>
      </div>
      <small role="status">{left <= NEARLY && t.left(left)}</small>
    </form>
  );
}
