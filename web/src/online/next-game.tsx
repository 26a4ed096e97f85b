import type { SeatCard, TableCard } from '@krcma/protocol';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { joined, useText } from '../texts/index.ts';
import { api } from './api.ts';
import type { OnlineHost } from './online-host.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useSession } from './session.ts';
import { offeredTo, pathOf, seatOf } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';
import { useOnlineHost } from './use-online-host.ts';

interface AfterProps {
  readonly host: OnlineHost;
}

/** After a game: the invitation to another one, or the way to invite. */
export function NextGame({ host }: AfterProps) {
  const { card, seat } = useStore(host.gathering);
  if (card?.rematch !== undefined) return <Invitation host={host} />;
  return card === undefined || seat === undefined ? null : <Proposal last={card} />;
}

/** What a rematch means, before anybody has asked for one. */
export function RematchHelp({ host }: AfterProps) {
  const { card, seat } = useStore(host.gathering);
  if (card === undefined || seat === undefined || card.rematch !== undefined) return null;
  return <ProposalWords last={card} />;
}

function ProposalWords({ last }: { readonly last: TableCard }) {
  const t = useOnlineText().next;
  const { language } = useSettings();
  const { profile } = useSession();
  const others = last.seats.filter(({ who, user }) => who === 'person' && user !== profile?.id);
  const names = joined(
    others.map(({ name }) => name),
    language,
  );
  if (others.length === 0) return null;
  return (
    <p className="small" data-next="proposal">
      {t.help(names)} {last.rated && t.helpRated}
    </p>
  );
}

function Proposal({ last }: { readonly last: TableCard }) {
  const again = useText().over.rematch;
  const [, go] = useLocation();
  const { busy, refusal, run } = useAction();
  return (
    <div className="next-game">
      <ProposalWords last={last} />
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button
          type="button"
          className="primary"
          aria-disabled={busy}
          onClick={() => run(async () => go(pathOf(await api.rematch(last.id))))}
        >
          {again}
        </button>
      </div>
    </div>
  );
}

/** Who invites to another game, who has accepted, and one's own answer. */
export function Invitation({ host }: AfterProps) {
  const { card } = useStore(host.gathering);
  return card?.rematch === undefined ? null : <NextTable key={card.rematch} last={card} id={card.rematch} />;
}

/** The next table is looked at from here, so that answers are seen as they are given. */
function NextTable({ last, id }: { readonly last: TableCard; readonly id: string }) {
  const host = useOnlineHost(id);
  return host === undefined ? null : <LaidTable host={host} last={last} />;
}

function LaidTable({ host, last }: { readonly host: OnlineHost; readonly last: TableCard }) {
  const t = useOnlineText().next;
  const { profile } = useSession();
  const { card, gone } = useStore(host.gathering);
  const title = useTitleOf(card);
  if (gone?.code === 'no-such-table')
    return (
      <section className="next-game" data-next="taken-back">
        <p>{t.takenBack}</p>
        {seatOf(last, profile?.id) >= 0 && <Proposal last={last} />}
      </section>
    );
  if (card === undefined || gone) return null;
  return (
    <section className="next-game" data-next={card.status}>
      <p>
        <strong>{title}</strong>
      </p>
      {card.status === 'open' && <Answers card={card} wasRated={last.rated} />}
      <Answer card={card} />
    </section>
  );
}

function useTitleOf(card: TableCard | undefined): string {
  const t = useOnlineText().next;
  const { profile } = useSession();
  if (card === undefined) return t.laid;
  if (card.status !== 'open') return t.begun;
  const owner = card.seats.find(({ user }) => user === card.owner)?.name;
  if (offeredTo(card, profile?.id) >= 0) return owner === undefined ? t.laid : t.invitedBy(owner);
  if (card.owner === profile?.id) return t.sent;
  return seatOf(card, profile?.id) >= 0 ? t.accepted : t.laid;
}

/** Who is invited and who has accepted. */
function Answers({ card, wasRated }: { readonly card: TableCard; readonly wasRated: boolean }) {
  const t = useOnlineText().next;
  return (
    <>
      <ul className="answers">
        {card.seats.map((seat, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={number} data-answer={answerOf(seat)}>
            <span>{seat.who === undefined ? t.freeSeat : seat.name}</span>{' '}
            <small>{t.states[answerOf(seat)]}</small>
          </li>
        ))}
      </ul>
      {card.rated && <p className="small">{t.rated}</p>}
      {wasRated && !card.rated && <p className="small">{t.notRated}</p>}
    </>
  );
}

const answerOf = ({ who }: SeatCard): keyof ReturnType<typeof useOnlineText>['next']['states'] => {
  if (who === 'person') return 'accepted';
  if (who === 'offered') return 'invited';
  return who === 'bot' ? 'bot' : 'declined';
};

/** To accept, to decline, or to go to where one sits already. */
function Answer({ card }: { readonly card: TableCard }) {
  const t = useOnlineText().next;
  const { profile } = useSession();
  if (offeredTo(card, profile?.id) >= 0) return <AnswerButtons card={card} />;
  return (
    <div className="row">
      <Link href={pathOf(card)} className="button primary">
        {t.go}
      </Link>
    </div>
  );
}

/** Whoever accepts is led to the table. */
export function AnswerButtons({
  card,
  declined,
}: {
  readonly card: TableCard;
  readonly declined?: () => void;
}) {
  const t = useOnlineText().next;
  const [, go] = useLocation();
  const { busy, refusal, run } = useAction();
  const accept = () =>
    run(async () => {
      await api.sitDown(card.id);
      go(pathOf(card));
    });
  const decline = async () => {
    if (await run(() => api.standUp(card.id))) declined?.();
  };
  return (
    <>
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button type="button" className="primary" data-act="accept" aria-disabled={busy} onClick={accept}>
          {t.accept}
        </button>
        <button type="button" data-act="decline" aria-disabled={busy} onClick={decline}>
          {t.decline}
        </button>
      </div>
    </>
  );
}
