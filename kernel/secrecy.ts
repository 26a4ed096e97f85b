import { cloneTable } from './clone.ts';
import { componentsIn } from './components.ts';
import type { GameTypes } from './decision.ts';
import { legalValue, optionOf } from './describe.ts';
import { hashOf } from './hash.ts';
import type { Seat } from './json.ts';
import type { Journal } from './memory.ts';
import { type GameModule, rulesIn } from './module.ts';
import { newRecorder, type Recorder, recording } from './recorder.ts';
import { redeal } from './redeal.ts';
import { advance, answer } from './run.ts';
import type { Ask } from './step.ts';
import { stacksIn, type Table } from './table.ts';
import { seenBy, visibleEvents } from './visible.ts';

/** The choice about to be made while a leak is looked for. */
export interface Upcoming {
  readonly seat: Seat;
  readonly choice: string;
}

/** The same game with everything dealt anew that the seat cannot know, the seed included. */
export function twinFor<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat | undefined,
): Journal<T> {
  const seed = `${journal.setup.seed} redeal ${journal.log.length}`;
  return { ...journal, setup: { ...journal.setup, seed }, table: redeal(module, journal.table, seat, seed) };
}

/** The leak test: a seat must not notice that its table was swapped for the twin. The sentence says what gave it away. */
export function noticedBy<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  twin: Journal<T>,
  seat: Seat | undefined,
): string | undefined {
  const [real, dealt] = [shown(module, journal, seat), shown(module, twin, seat)];
  if (real !== dealt)
    return `${nameOf(seat)} sees something it may not know:\n${aroundDifference(real, dealt)}`;
  const [asked, askedThere] = [reactingAt(module, journal.table), reactingAt(module, twin.table)];
  if (asked === askedThere) return undefined;
  return `${nameOf(seat)} sees who is asked to react (${asked}), and it would be others where only secrets differ (${askedThere}).`;
}

/** Whom the windows ask that are open. */
const reactingAt = <T extends GameTypes>(module: GameModule<T>, game: T['state']): string =>
  stacksIn(game.stack)
    .flat()
    .flatMap((frame) => {
      const step = rulesIn(module).get(frame.rule)?.steps.get(frame.at);
      return step?.kind === 'react'
        ? [`${frame.rule}: ${step.window.seats(game, frame.locals).join(', ')}`]
        : [];
    })
    .join('; ');

/**
 * A choice shows the same on the twin of whoever makes it, to that seat and to spectators, unless the rules say that
 * something was revealed to them. What is drawn in private and told to all is found here.
 */
export function learnedFrom<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  twin: Journal<T>,
  upcoming: Upcoming,
): string | undefined {
  for (const seat of [upcoming.seat, undefined]) {
    const now = told(module, journal.table, seat, upcoming);
    const twinAfter = told(module, twin.table, seat, upcoming);
    if (now === undefined || twinAfter === undefined)
      return `Seat ${upcoming.seat} cannot choose ${upcoming.choice} on a table that looks the same.`;
    if (now.learned || twinAfter.learned || now.seen === twinAfter.seen) continue;
    return `Choosing ${upcoming.choice} tells something, but no rule says that it is revealed. ${nameOf(seat)} sees:\n${aroundDifference(now.seen, twinAfter.seen)}`;
  }
  return undefined;
}

/**
 * The same choice on a table and on its twin, where it tells the seat nothing: two tables that differ in secrets only,
 * wherever the rules have put them. Undefined where the seat could tell one from the other.
 */
export function twinsAfter<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  twin: T['state'],
  seat: Seat | undefined,
  upcoming: Upcoming,
): readonly [T['state'], T['state']] | undefined {
  const [real, dealt] = [after(module, table, upcoming), after(module, twin, upcoming)];
  if (real === undefined || dealt === undefined) return undefined;
  if (hasLearned(real.recorder, seat) || hasLearned(dealt.recorder, seat)) return undefined;
  const differs = (of: (played: After<T>) => unknown) => hashOf(of(real)) !== hashOf(of(dealt));
  // Who is asked next is seen by everybody, and may tell something in its turn. What has vanished is another complaint.
  if (
    differs((played) => seenIn(module, played, seat)) ||
    differs(({ waiting }) => waiting) ||
    differs(({ copy }) => componentsIn(module, copy))
  )
    return undefined;
  return [real.copy, dealt.copy];
}

/** Dealt anew for the seat such twins must become the same table, or else a bot would know what its seat does not. */
export function rememberedFor<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  twin: T['state'],
  seat: Seat | undefined,
  upcoming: Upcoming,
): string | undefined {
  const twins = twinsAfter(module, table, twin, seat, upcoming);
  const [one, other] = twins?.map((each) => redeal(module, each, seat, 'remembered')) ?? [];
  if (hashOf(one) === hashOf(other)) return undefined;
  return `After ${upcoming.choice} of seat ${upcoming.seat} a table dealt anew for ${nameOf(seat)} still holds a secret:\n${aroundDifference(JSON.stringify(one), JSON.stringify(other))}`;
}

const nameOf = (seat: Seat | undefined): string => (seat === undefined ? 'A spectator' : `Seat ${seat}`);

function shown<T extends GameTypes>(
  module: GameModule<T>,
  journal: Journal<T>,
  seat: Seat | undefined,
): string {
  // Who else is asked may differ: an answer given in secret was forgotten by the redeal.
  const { waiting: _, ...seen } = seenBy(module, journal, seat);
  return JSON.stringify(seen);
}

interface After<T extends GameTypes> {
  readonly copy: T['state'];
  readonly recorder: Recorder;
  /** Who is asked then. */
  readonly waiting: readonly Seat[];
}

/** A copy of the table after a choice; undefined when it cannot be made there. */
function after<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  upcoming: Upcoming,
): After<T> | undefined {
  const copy = cloneTable(table);
  const rules = rulesIn(module);
  const ask = advance(rules, copy).find((each) => each.seat === upcoming.seat);
  const value = ask && legalValue(copy, ask, upcoming.choice);
  if (ask === undefined || value === undefined) return undefined;
  const recorder = newRecorder(upcoming.seat);
  const waiting = recording(recorder, () => answer(rules, copy, ask, value)).map((each) => each.seat);
  return { copy, recorder, waiting };
}

const hasLearned = ({ learned }: Recorder, seat: Seat | undefined): boolean =>
  learned === 'all' || (seat !== undefined && learned.includes(seat));

const seenIn = <T extends GameTypes>(
  module: GameModule<T>,
  { copy, recorder }: After<T>,
  seat: Seat | undefined,
): string => JSON.stringify([module.view(copy, seat), visibleEvents(recorder.events, seat)]);

/** What the seat sees after the choice, and whether the rules say that it has learned something by it. */
function told<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  seat: Seat | undefined,
  upcoming: Upcoming,
): { seen: string; learned: boolean } | undefined {
  const played = after(module, table, upcoming);
  return played && { learned: hasLearned(played.recorder, seat), seen: seenIn(module, played, seat) };
}

/** A choice made in secret must look like any other to everybody else. */
export function betrayed<T extends GameTypes>(
  module: GameModule<T>,
  table: T['state'],
  ask: Ask,
  choice: string,
): string | undefined {
  if (!isSecret(table, ask)) return undefined;
  const others = ask.values.map((value) => optionOf(table, ask, value).id).filter((id) => id !== choice);
  for (let seat = -1; seat < table.seats; seat++) {
    const who = seat < 0 ? undefined : seat;
    if (who === ask.seat) continue;
    const real = told(module, table, who, { seat: ask.seat, choice });
    for (const other of others) {
      const instead = told(module, table, who, { seat: ask.seat, choice: other });
      if (real?.learned !== false || instead?.learned !== false || real.seen === instead.seen) continue;
      return `Seat ${ask.seat} chooses in secret, yet others can tell ${choice} from ${other}:\n${aroundDifference(real.seen, instead.seen)}`;
    }
  }
  return undefined;
}

const isSecret = ({ stack }: Table, ask: Ask): boolean =>
  stack.some(({ side }) => side?.secret === true && side.id === ask.side);

function aroundDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `${a.slice(Math.max(0, at - 120), at + 80)}\n${b.slice(Math.max(0, at - 120), at + 80)}`;
}
