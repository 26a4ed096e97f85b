import { type Decision, haveMates, type Message, type Pen, type Seat, seenBy } from '@krcma/kernel';
import { cut, type Painter, painter, penFor, widthOf, wrap } from './pen.ts';
import { namesIn, type Session, shellOf, sidesIn, textOf } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Below this a framed table and its question do not fit together. */
const ROOMY_ROWS = 36;
const ROOMY_COLUMNS = 100;

export const painterFor = ({ colours }: Terminal): Painter => painter(colours);

export function penOf({ width, rows, colours }: Terminal, whole = false): Pen {
  const compact = !whole && (rows < ROOMY_ROWS || width < ROOMY_COLUMNS);
  return penFor({ width, compact, colours });
}

/** Where we are in the round: the named steps that led to the question. */
function placeOf(session: Session, path: readonly string[]): string {
  const text = textOf(session);
  const places: string[] = [];
  for (let i = 0; i + 1 < path.length; i += 2) {
    const place = text.place(path[i] ?? '', path[i + 1] ?? '');
    if (place !== undefined && place !== places.at(-1)) places.push(place);
  }
  return places.join(' › ');
}

/** Who plays with whom, where not everybody is alone. */
function sidesLines(session: Session, width: number): string[] {
  const sides = sidesIn(session);
  if (!haveMates(sides)) return [];
  const names = namesIn(session);
  const { table } = shellOf(session);
  const named = sides.map((side) => side.map((seat) => names.seat(seat)).join(', '));
  return wrap(sides.length === 1 ? table.together(named[0] ?? '') : table.versus(named), width);
}

/** `whole` draws all cards of all players, however small the screen is. */
export function tableLines(
  session: Session,
  seat: Seat | undefined,
  terminal: Terminal,
  whole = false,
): string[] {
  const { game, journal, language } = session;
  const paint = painterFor(terminal);
  const seen = seenBy(game.module, journal, seat);
  const here = [textOf(session).name, placeOf(session, seen.path)].filter((part) => part !== '').join(' › ');
  return [
    paint(cut(here, terminal.width), 'bold', 'cyan'),
    ...sidesLines(session, terminal.width),
    ...game.terminals[language].table(seen, namesIn(session), penOf(terminal, whole)),
  ];
}

export const eventLines = (session: Session, events: readonly Message[], width: number): string[] =>
  events.flatMap((event) => wrap(`· ${textOf(session).event(event, namesIn(session))}`, width, '  '));

export const labelsOf = (session: Session, options: Decision['options']): string[] =>
  options.map(({ label }) => textOf(session).message(label, namesIn(session)));

/** Without the remark after a dash or a full stop. */
export const withoutRemark = (label: string): string => label.split(/ – |\. /)[0] ?? label;

const shortened = (label: string, width: number): string =>
  widthOf(label) <= width ? label : cut(withoutRemark(label), width);

const MOST_COLUMNS = 3;
const GAP = 2;

/** Numbered choices in as few columns as the rows allow; in narrow columns remarks are left out. */
function choiceLines(labels: readonly string[], { width, interactive }: Terminal, rows: number): string[] {
  const digits = String(labels.length).length;
  const numbered = (index: number, label: string): string => `${String(index + 1).padStart(digits)} ${label}`;
  const columns = interactive ? Math.min(MOST_COLUMNS, Math.ceil(labels.length / Math.max(1, rows))) : 1;
  if (columns === 1)
    return labels.flatMap((label, index) => wrap(numbered(index, label), width, ' '.repeat(digits + 1)));
  const wide = Math.floor((width + GAP) / columns) - GAP;
  const items = labels.map((label, index) => numbered(index, shortened(label, wide - digits - 1)));
  const lines = Math.ceil(items.length / columns);
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (__, column) => items[column * lines + line] ?? '')
      .map((item) => item + ' '.repeat(wide - widthOf(item)))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** `rows` is the room there is on the screen for all of it. */
export function questionLines(
  session: Session,
  decision: Decision,
  terminal: Terminal,
  rows: number,
): string[] {
  const { table, auto } = shellOf(session);
  const names = namesIn(session);
  const paint = painterFor(terminal);
  const labels = labelsOf(session, decision.options);
  const prompt = textOf(session).message(decision.prompt, names);
  const lines = wrap(`${table.question(names.seat(decision.seat))} ${prompt}`, terminal.width);
  const picks = labelsOf(session, decision.picked).map(withoutRemark);
  const picked = picks.length > 0 ? wrap(table.picked(picks.join(', ')), terminal.width) : [];
  const offered = decision.standing === undefined ? [] : wrap(auto.offered, terminal.width);
  return [
    ...lines.map((line) => paint(line, 'bold', 'yellow')),
    ...picked,
    ...choiceLines(labels, terminal, rows - lines.length - picked.length - offered.length),
    ...offered.map((line) => paint(line, 'dim')),
  ];
}
