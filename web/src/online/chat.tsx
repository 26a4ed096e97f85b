import { LIMITS, sideToTalkTo } from '@krcma/protocol';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { useStore } from '../store.ts';
import { useText } from '../texts/index.ts';
import { ChatLineMenu } from './chat-line-menu.tsx';
import type { OnlineHost } from './online-host.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useSession } from './session.ts';
import type { Talk } from './talk.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';
import { useHeard, useUnread } from './use-talk.ts';

interface ChatProps {
  readonly host: OnlineHost;
}

/** Opens the talk at the table, and says how much of it has not been read. */
export function ChatButton({ host }: ChatProps) {
  const t = useOnlineText().chat;
  const { card } = useStore(host.gathering);
  const { open } = useStore(host.talk);
  const unread = useUnread(host);
  if (card === undefined) return null;
  const turn = () => {
    host.talk.set({ open: !open, typing: !open });
    if (!open) host.readAll();
  };
  return (
    <button
      type="button"
      className="bar-button"
      data-tool="chat"
      aria-label={unread > 0 ? `${t.open}: ${t.unread(unread)}` : t.open}
      aria-expanded={open}
      onClick={turn}
    >
      <Icon name="chat" />
      <span>{t.open}</span>
      {unread > 0 && <b className="badge">{unread}</b>}
    </button>
  );
}

/** The talk, while it is open. At a table it lies where the log is: whatever is asked stays free. */
export function Chat({ host }: ChatProps) {
  return useStore(host.talk).open ? <ChatPanel host={host} /> : null;
}

function ChatPanel({ host }: ChatProps) {
  const t = useOnlineText().chat;
  const shell = useText();
  const { seat, card } = useStore(host.gathering);
  const id = useId();
  const close = () => host.talk.set({ open: false, typing: false });
  useClosedByTabs(host);
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
        <>
          <ChatLines host={host} table={card?.id ?? ''} />
          {seat === undefined ? <p className="small">{t.onlyRead}</p> : <ChatForm host={host} />}
        </>
      )}
    </section>
  );
}

/** On a phone the chat lies over one part of the table: whoever turns to another one wants to see that. */
function useClosedByTabs({ talk }: OnlineHost): void {
  useEffect(() => {
    const turned = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.tabs button'))
        talk.set({ open: false, typing: false });
    };
    document.addEventListener('click', turned);
    return () => document.removeEventListener('click', turned);
  }, [talk]);
}

function ChatLines({ host, table }: ChatProps & { readonly table: string }) {
  const t = useOnlineText().chat;
  const { profile } = useSession();
  const list = useRef<HTMLDivElement>(null);
  const { chat } = useStore(host.gathering);
  const shown = useHeard(host);
  const last = shown.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled to
  useEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  return (
    <div className="chat-lines" ref={list} role="log" aria-live="polite">
      <ol>
        {shown.length === 0 && <li className="small">{t.empty}</li>}
        {shown.map((line) => (
          <li key={line.id} data-own={line.user === profile?.id} data-side={line.side}>
            <span>
              <strong>{line.name}</strong> {line.side && <small className="to-side">{t.toMySide}</small>}{' '}
              {line.text}
            </span>
            {profile && line.user !== profile.id && <ChatLineMenu line={line} table={table} />}
          </li>
        ))}
        {shown.length < chat.length && <li className="small">{t.muted(chat.length - shown.length)}</li>}
      </ol>
    </div>
  );
}

/** From here on it is said how much room is left. */
const NEARLY = 80;

function ChatForm({ host }: ChatProps) {
  const t = useOnlineText().chat;
  const { draft, typing } = useStore(host.talk);
  const to = useWhom(host);
  const { busy, refusal, run } = useAction();
  const left = LIMITS.chat - draft.length;
  const input = useRef<HTMLInputElement>(null);
  // The game may begin while somebody is typing.
  const wanted = useRef(typing);
  useEffect(() => {
    if (wanted.current) input.current?.focus();
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = draft.trim();
    if (said !== '' && (await run(() => host.say(said, to ?? 'table')))) host.talk.set({ draft: '' });
  };
  return (
    <form onSubmit={send}>
      <RefusalNote refusal={refusal} />
      <div className="row">
        {to !== undefined && <ToWhom host={host} to={to} />}
        <input
          ref={input}
          aria-label={to === 'side' ? t.labelSide : t.label}
          placeholder={to === 'side' ? t.labelSide : t.label}
          value={draft}
          maxLength={LIMITS.chat}
          autoComplete="off"
          onChange={({ target }) => host.talk.set({ draft: target.value })}
          onFocus={() => host.talk.set({ typing: true })}
          onBlur={() => host.talk.set({ typing: false })}
        />
        <button type="submit" className="primary" aria-disabled={busy || draft.trim() === ''}>
          {t.send}
        </button>
      </div>
      <small role="status">{left <= NEARLY && t.left(left)}</small>
    </form>
  );
}

/** To whom the next line will be said; undefined where there is nothing to choose. */
function useWhom(host: OnlineHost): Talk['to'] | undefined {
  const { card, seat } = useStore(host.gathering);
  const { to } = useStore(host.talk);
  return card && seat !== undefined && sideToTalkTo(card, seat) !== undefined ? to : undefined;
}

/** What is said to one's side is read by nobody else. */
function ToWhom({ host, to }: ChatProps & { readonly to: Talk['to'] }) {
  const t = useOnlineText().chat;
  return (
    <select
      className="to-whom"
      aria-label={t.toWhom}
      title={t.toMySideHelp}
      value={to}
      onChange={({ target }) => host.talk.set({ to: target.value === 'side' ? 'side' : 'table' })}
    >
      <option value="table">{t.toTable}</option>
      <option value="side">{t.toMySide}</option>
    </select>
  );
}
