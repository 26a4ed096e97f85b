import {
  answerTakeBack,
  choose,
  type GameModule,
  type Journal,
  load,
  NO_REACTION,
  redo,
  undo,
  undoRefusal,
  verifyFairness,
} from '@krcma/kernel';
import { type Check, demand } from '@krcma/kernel/check';
import { anyChoice, expectedOf, savedTable } from './expected.ts';
import { questionsOf } from './moment.ts';
import { printOf } from './print.ts';
import type { Expected, Release } from './save-file.ts';
import { unasked } from './unasked.ts';

const MOST_DECISIONS = 20_000;

type Save = Release['saves'][number];

const isOfThisVersion = (module: GameModule, text: string): boolean =>
  savedTable(text).version === module.version;

/**
 * What must stay the same. A table that was led to new rules looks different and is not stepped back beyond them, but is
 * asked and told the same.
 */
function comparable({ table, after, hashes, back, ...rest }: Expected, sameVersion: boolean): unknown {
  return sameVersion ? { ...rest, table, after, hashes, back } : rest;
}

/** It loads, asks what it asked, and goes on as it would have gone on: chance included. */
function checkGoesOn(module: GameModule, { text, ...before }: Save): void {
  const { version } = savedTable(text);
  const { expected, record, commitment } = expectedOf(module, text, before.mode, before.further);
  const sameVersion = record !== undefined;
  const [now, then] = [expected, before].map((each) =>
    JSON.stringify(comparable(each, sameVersion), undefined, 1),
  );
  demand(now === then, `It no longer goes on as it did: ${now} instead of ${then}`);
  if (record === undefined) return;
  // As the players hold it who have kept it since then.
  const { game, setup, choices, outcome } = record;
  const kept = { game, version, setup, choices, hashes: before.hashes, ...(outcome && { outcome }) };
  demand(verifyFairness(module, commitment, kept), 'The record of the game no longer verifies.');
}

/** Whatever others declined since the seat's last choice: it goes with it, and is asked again. */
function declinedSince({ log }: Journal, seat: number): number {
  const own = log.findLastIndex((entry) => entry.seat === seat && entry.standing === undefined);
  const since = log.slice(own + 1);
  return since.filter(({ choice, standing }) => choice === NO_REACTION && standing === undefined).length;
}

function checkStepsBack(module: GameModule, { text, back }: Save): void {
  for (const seat of back) {
    const journal = load(module, savedTable(text).text);
    if (!isOfThisVersion(module, text)) {
      demand(undoRefusal(journal, seat)?.reason === 'update', `Seat ${seat} steps back beyond an update.`);
      continue;
    }
    const [entries, before] = [journal.log.length, printOf(journal.table)];
    const declined = declinedSince(journal, seat);
    undo(module, journal, seat);
    demand(journal.log.length === entries - 1 - declined, `Seat ${seat} cannot step back.`);
    redo(module, journal, seat);
    demand(
      declined > 0 || printOf(journal.table) === before,
      `Seat ${seat} steps back and forth, and the table is another one.`,
    );
  }
}

/** What was taken back can be made once more, and a proposal can be agreed to. */
function checkMemory(module: GameModule, { text }: Save): void {
  const journal = load(module, savedTable(text).text);
  const { undone, proposal } = journal;
  if (proposal !== undefined) agree(module, load(module, savedTable(text).text), proposal);
  for (let left = undone.length; left > 0; left--) {
    redo(module, journal);
    demand(journal.undone.length === left - 1, 'What was taken back cannot be made once more.');
  }
}

function agree(module: GameModule, journal: Journal, { keep, agreed }: NonNullable<Journal['proposal']>) {
  for (let seat = 0; seat < journal.table.seats; seat++)
    if (!agreed.includes(seat)) answerTakeBack(module, journal, seat, true);
  demand(
    journal.log.length === keep,
    `All have agreed, but ${journal.log.length} choices are left of ${keep}.`,
  );
}

function checkEnds(module: GameModule, { text }: Save): void {
  const journal = load(module, savedTable(text).text);
  for (let made = 0; journal.table.outcome === undefined; made++) {
    demand(made < MOST_DECISIONS, `The game does not end within ${MOST_DECISIONS} decisions.`);
    const { seat, choice } = anyChoice(module, journal);
    choose(module, journal, seat, choice);
  }
}

const PARTS = [
  { what: 'goes on as it would have gone on', run: checkGoesOn },
  { what: 'steps back where it could', run: checkStepsBack },
  { what: 'still knows what was taken back or proposed', run: checkMemory },
  { what: 'plays on to the end of the game', run: checkEnds },
] as const;

/** What is demanded of the saves of a release, as a list of named checks for `it`. */
export const saveChecks = (module: GameModule, { name, saves }: Release): Check[] =>
  PARTS.map(({ what, run }) => ({
    title: `each of ${saves.length} saves of ${name} ${what}`,
    run: () => {
      for (const [index, each] of saves.entries())
        try {
          run(module, each);
        } catch (error) {
          throw new Error(`Save ${index + 1} (${each.mode}, ${each.asked.join(', ')}): ${String(error)}`, {
            cause: error,
          });
        }
    },
  }));

/** Questions at which no save of these releases stands, though they can be asked. */
export function questionsMissing(module: GameModule, releases: readonly Release[]): string[] {
  const asked = releases.flatMap(({ saves }) => saves.flatMap((each) => each.asked));
  const known = new Set(asked.map((each) => each.slice(each.indexOf(' ') + 1)));
  const never = unasked[module.id] ?? {};
  return questionsOf(module).filter((question) => !known.has(question) && !(question in never));
}
