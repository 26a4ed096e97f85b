import type { Seat } from '@krcma/kernel';
import type { Shelved } from '../host/shelf.ts';
import type { Language } from '../settings/settings.ts';
import type { ShellText } from '../texts/index.ts';
import { joined } from '../texts/joined.ts';

/** Whose move it is, or why it is nobody's. */
export function stateWords(card: Shelved, t: ShellText, language: Language): string {
  const { shelf, table } = t;
  if (card.ranAway) return shelf.ranAway;
  if (card.carries && card.next === undefined) return shelf.campaignGoesOn;
  if (card.over) return endWords(card, t, language);
  const waiting = card.waiting ?? [];
  const people = card.seats.filter(({ player }) => player === 'person').length;
  if (card.entries === 0 && waiting.length === 0) return shelf.notBegun;
  const names = namesOf(card, waiting, language);
  const own = people === 1 && waiting.some((seat) => card.seats[seat]?.player === 'person');
  const turn = card.turn === undefined || card.turn === 0 ? [] : [table.turn(card.turn)];
  return [...(own ? [table.yourTurn] : names === '' ? [] : [table.turnOf(names)]), ...turn].join(', ');
}

function endWords(card: Shelved, { shelf, over }: ShellText, language: Language): string {
  const { winners, scores = [], seats } = card;
  const result = scores.length > 1 ? ` (${scores.join(' : ')})` : '';
  if (winners === undefined) return shelf.finished + result;
  if (winners.length === 0) return shelf.finished + result;
  if (seats.length === 1) return over.youWin;
  return over.wins(namesOf(card, winners, language), winners.length) + result;
}

const namesOf = ({ seats }: Shelved, which: readonly Seat[], language: Language): string =>
  joined(
    which.map((seat) => seats[seat]?.name ?? ''),
    language,
  );
