import { setStanding } from '@krcma/kernel';
import type { Asked } from './explain.ts';
import { choiceIn, folded } from './matching.ts';
import { again, fresh, type Next } from './next.ts';
import { labelsOf } from './screen.ts';
import { namesIn, shellOf, textOf } from './session.ts';

const OFF = ['off', 'drop', 'ne', 'zrus'];

/** `auto 2` answers from now on, `auto` lists, `auto off [1]` asks again. */
export function answerFromNowOn(asked: Asked, rest: string): Next {
  const [first = '', which = ''] = folded(rest).split(/\s+/);
  if (first === '') return again(...standingLines(asked));
  return OFF.includes(first) ? drop(asked, which) : set(asked, rest);
}

const keysOf = ({ session, decision }: Asked): string[] =>
  Object.keys(session.journal.table.standing[decision.seat] ?? {});

function standingLines(asked: Asked): string[] {
  const { session, decision } = asked;
  const { auto } = shellOf(session);
  const keys = keysOf(asked);
  const offered = decision.standing === undefined ? auto.notOffered : auto.offered;
  if (keys.length === 0) return [auto.none, offered, auto.usage];
  const answers = session.journal.table.standing[decision.seat] ?? {};
  const words = session.standing[decision.seat] ?? {};
  const lines = keys.map((key, index) => {
    const label = words[key];
    const said = label === undefined ? answers[key] : textOf(session).message(label, namesIn(session));
    return `${index + 1} ${said}`;
  });
  return [auto.list, ...lines, auto.usage];
}

function set({ session, decision }: Asked, words: string): Next {
  const { auto, table } = shellOf(session);
  if (decision.standing === undefined) return again(auto.notOffered);
  const labels = labelsOf(session, decision.options);
  const choice = choiceIn(words, decision.options, labels);
  const option = choice.found === 'one' ? decision.options[choice.index] : undefined;
  if (choice.found !== 'one' || option === undefined) return again(table.noSuchNumber(labels.length));
  const { game, journal, standing } = session;
  setStanding(game.module, journal, decision.seat, decision.standing, option.id);
  const kept = standing[decision.seat];
  if (kept !== undefined) kept[decision.standing] = option.label;
  return fresh(auto.set(labels[choice.index] ?? option.id));
}

function drop(asked: Asked, which: string): Next {
  const { session, decision } = asked;
  const { auto, table } = shellOf(session);
  const keys = keysOf(asked);
  if (keys.length === 0) return again(auto.none);
  const index = Number(which) - 1;
  if (which !== '' && keys[index] === undefined) return again(table.noSuchNumber(keys.length));
  const dropped = which === '' ? keys : keys.slice(index, index + 1);
  for (const key of dropped) {
    setStanding(session.game.module, session.journal, decision.seat, key);
    delete session.standing[decision.seat]?.[key];
  }
  return fresh(auto.dropped);
}
