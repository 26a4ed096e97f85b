import {
  type Decision,
  type Message,
  type Retelling,
  type Seat,
  sinceLastChoice,
  story,
  turnsOfOthers,
} from '@krcma/kernel';
import { COMMANDS } from '../../text/index.ts';
import { choiceIn, folded } from './matching.ts';
import { widthOf, wrap } from './pen.ts';
import { eventLines, labelsOf, painterFor, penOf, withoutRemark } from './screen.ts';
import { namesIn, type Session, shellOf, textOf } from './session.ts';
import type { Terminal } from './terminal.ts';

/** A question on the table and who looks at it. */
export interface Asked {
  readonly session: Session;
  readonly decision: Decision;
  readonly terminal: Terminal;
}

const MOST_RULES = 8;

export function helpLines({ session, terminal }: Asked): string[] {
  const { commands, help } = shellOf(session);
  const widest = Math.max(...COMMANDS.map((name) => widthOf(commands[name].usage)));
  const usages = COMMANDS.flatMap((name) => {
    const { usage, help: text } = commands[name];
    const padded = usage + ' '.repeat(widest - widthOf(usage));
    return wrap(`  ${padded}  ${text}`, terminal.width, ' '.repeat(widest + 4));
  });
  const legend = session.game.terminals[session.language].legend(penOf(terminal));
  return [...wrap(help.choose, terminal.width), ...usages, help.signs, ...legend];
}

/** What is refused and why; the text of each rule once, below. */
export function whyLines({ session, decision, terminal }: Asked, words: string): string[] {
  const { explain } = shellOf(session);
  const { rules, message } = textOf(session);
  const names = namesIn(session);
  if (decision.refused.length === 0) return [explain.nothingRefused];
  const wanted = decision.refused.filter(({ id, label }) =>
    folded(`${id} ${message(label, names)}`).includes(folded(words)),
  );
  if (wanted.length === 0) return [explain.noneRefused(words)];
  const reasons = wanted.map(({ label, reason, rule }) =>
    explain.because(withoutRemark(message(label, names)), message(reason, names), rule),
  );
  const cited = [...new Set(wanted.map(({ rule }) => rule))];
  const paint = painterFor(terminal);
  return [
    ...reasons.flatMap((line) => wrap(line, terminal.width, '  ')),
    ...cited
      .flatMap((id) => wrap(`${id}: ${rules[id] ?? ''}`, terminal.width, '  '))
      .map((line) => paint(line, 'dim')),
  ];
}

export function ruleLines({ session, terminal }: Omit<Asked, 'decision'>, words: string): string[] {
  const { explain } = shellOf(session);
  const { rules, chapters } = textOf(session);
  if (words === '') {
    const list = Object.entries(chapters).map(([id, title]) => `${id} ${title}`);
    return wrap(explain.ruleUsage(list.join(', ')), terminal.width);
  }
  const wanted = folded(words).split(/\s+/);
  const all = Object.entries(rules);
  const named = all.filter(([id]) => folded(id) === folded(words));
  const found =
    named.length > 0
      ? named
      : all.filter(([id, text]) => wanted.every((word) => folded(`${id} ${text}`).includes(word)));
  if (found.length === 0) return [explain.noRule(words)];
  const lines = found
    .slice(0, MOST_RULES)
    .flatMap(([id, text]) => wrap(`${id}: ${text}`, terminal.width, '  '));
  return found.length > MOST_RULES ? [...lines, explain.moreRules(found.length - MOST_RULES)] : lines;
}

/** The thing a number or a name stands for: of a choice, of a refusal, or of anything in sight. */
function thingCalled({ session, decision }: Asked, words: string): string | undefined {
  const { game, language, journal } = session;
  const labels = labelsOf(session, decision.options);
  const choice = choiceIn(words, decision.options, labels);
  const view = game.module.view(journal.table, decision.seat);
  const wanted = folded(words);
  const things = game.terminals[language].things(view);
  const named =
    things.find(({ name, thing }) => folded(name) === wanted || thing === wanted) ??
    things.find(({ name }) => folded(name).startsWith(wanted)) ??
    things.find(({ name, thing }) => folded(`${name} ${thing}`).includes(wanted));
  if (/^\d+$/.test(wanted)) return choice.found === 'one' ? decision.options[choice.index]?.thing : undefined;
  return named?.thing ?? (choice.found === 'one' ? decision.options[choice.index]?.thing : undefined);
}

export function whatLines(asked: Asked, words: string): string[] {
  const { session, decision, terminal } = asked;
  const { explain } = shellOf(session);
  if (words === '') return [explain.whatUsage];
  const thing = thingCalled(asked, words);
  const view = session.game.module.view(session.journal.table, decision.seat);
  const text = thing === undefined ? undefined : textOf(session).thing(thing, view, namesIn(session));
  return text === undefined ? [explain.noThing(words)] : wrap(text, terminal.width);
}

export function logLines({ session, decision, terminal }: Asked): string[] {
  return eventLines(session, story(session.journal, decision.seat), terminal.width);
}

/** What happened since the seat's turn before this one. */
export function sinceLines({ session, decision, terminal }: Asked): string[] {
  const events = sinceLastTurn(session, decision.seat);
  if (events.length === 0) return [shellOf(session).table.nothingYet];
  const turns = textOf(session).retell?.(events, namesIn(session));
  return turns === undefined
    ? eventLines(session, events, terminal.width)
    : turnsOfOthers(turns, decision.seat).flatMap((turn) => retoldLines(session, turn, terminal.width));
}

/** A turn of many small answers, by what it came to. */
const retoldLines = (session: Session, { seat, enemy, lines }: Retelling, width: number): string[] => [
  ...(seat === undefined ? [] : [namesIn(session).seat(seat)]),
  ...(enemy === undefined ? [] : [enemy]),
  ...lines.flatMap((line) => wrap(`- ${line}`, width)),
];

function sinceLastTurn({ journal }: Session, seat: Seat): Message[] {
  const other = journal.log.findLastIndex((entry) => entry.seat !== seat);
  if (other < 0) return sinceLastChoice(journal, seat);
  const own = journal.log.slice(0, other).findLastIndex((entry) => entry.seat === seat);
  return story(journal, seat, Math.max(0, own));
}
