import type { TableCard } from '@krcma/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { joined } from '../texts/index.ts';
import { AnswerButtons } from './next-game.tsx';
import { useSession } from './session.ts';
import {
  clockWords,
  freeSeats,
  gameName,
  invitedNames,
  nameOfSeat,
  offeredTo,
  pathOf,
  seatOf,
  waitsFor,
} from './table-words.ts';
import { useOnlineText } from './texts.ts';

interface TableListProps {
  readonly cards: readonly TableCard[];
  /** What is said where there are none. */
  readonly none?: string;
  readonly label: (card: TableCard) => string;
}

export function TableList({ cards, none, label }: TableListProps) {
  if (cards.length === 0) return none === undefined ? null : <p>{none}</p>;
  return (
    <ul className="table-list">
      {cards.map((card) => (
        <li key={card.id}>
          <ListedTable card={card} label={label(card)} />
        </li>
      ))}
    </ul>
  );
}

function ListedTable({ card, label }: { readonly card: TableCard; readonly label: string }) {
  const t = useOnlineText();
  const { language } = useSettings();
  const { profile } = useSession();
  const own = seatOf(card, profile?.id) >= 0;
  const names = card.seats
    .filter(({ who }) => who === 'person' || who === 'bot')
    .map((seat) => nameOfSeat(seat, t));
  const turn = waitsFor(card, profile?.id);
  const [declined, setDeclined] = useState(false);
  const invited = offeredTo(card, profile?.id) >= 0;
  if (declined && invited) return null;
  return (
    <article className="listed-table" data-turn={turn || invited}>
      <div>
        <h3>{gameName(card.game, language)}</h3>
        <p>{joined(names, language)}</p>
        <p className="small">{notesOf(card, own, t).join(' · ')}</p>
      </div>
      {turn && <Badge>{t.lobby.yourTurn}</Badge>}
      {invited && <Badge>{t.lobby.invitation}</Badge>}
      {invited && <AnswerButtons card={card} declined={() => setDeclined(true)} />}
      <Link href={pathOf(card)} className={turn ? 'button primary' : 'button'}>
        {label}
      </Link>
    </article>
  );
}

const Badge = ({ children }: { readonly children: ReactNode }) => <span className="badge">{children}</span>;

function stateNotes(card: TableCard, t: ReturnType<typeof useOnlineText>): string[] {
  if (card.status !== 'open') return [t.lobby.playing(card.entries)];
  const invited = invitedNames(card).map((name) => `${name}: ${t.next.states.invited}`);
  return [
    ...(freeSeats(card) > 0 || invited.length === 0 ? [t.lobby.free(freeSeats(card))] : []),
    ...invited,
  ];
}

function notesOf(card: TableCard, own: boolean, t: ReturnType<typeof useOnlineText>): string[] {
  return [
    ...stateNotes(card, t),
    clockWords(card.clock, t),
    ...(card.rated ? [t.lobby.rated] : []),
    ...(card.hints ? [t.lobby.hints] : []),
    ...(own && !card.listed ? [t.lobby.private] : []),
    ...(card.watching > 0 ? [t.table.watching(card.watching)] : []),
  ];
}
