import { choose, journalOf, openJournal, recordOf, seenBy, start } from '@krcma/kernel';
import { valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { cutAt, seatsHere } from '../src/host/branch.ts';
import { fileOfRecord } from '../src/host/game-file.ts';
import type { SeatPlan } from '../src/host/host.ts';
import { importedGame } from '../src/host/imported-game.ts';

const seats: readonly SeatPlan[] = [
  { name: 'Anna', player: 'person' },
  { name: 'Petr', player: 'person' },
  { name: 'Bára', player: 'search' },
];

/** A game of so many first choices. */
function played(choices: number) {
  const journal = openJournal(valeria, { seats: 3, seed: 'branches' });
  while (journal.log.length < choices) {
    const asked = [0, 1, 2].map((seat) => seenBy(valeria, journal, seat));
    const seat = asked.findIndex(({ decision }) => decision !== undefined);
    choose(valeria, journal, seat, asked[seat]?.decision?.options[0]?.id ?? '');
  }
  return journal;
}

it('a game goes on from any of its moments as it was then, and other cards come next', async () => {
  const journal = played(60);
  const record = recordOf(valeria, journal);
  const then = journalOf(valeria, { ...record, choices: record.choices.slice(0, 40) });
  const { card, kept } = await importedGame(fileOfRecord(seats, cutAt(record, 40, 'another')));
  expect(card).toMatchObject({ entries: 40, over: false, seats });
  const { journal: branch } = JSON.parse(kept.save) as { journal: typeof journal };
  for (const seat of [0, 1, 2]) {
    const before = seenBy(valeria, then, seat);
    const now = seenBy(valeria, branch, seat);
    expect(now.view).toEqual(before.view);
    expect(now.decision?.options).toEqual(before.decision?.options);
  }
  expect(branch.table.random).not.toEqual(then.table.random);
});

it('a game that goes on so can itself be recorded and gone on from', () => {
  const record = recordOf(valeria, played(30));
  const branch = journalOf(valeria, cutAt(record, 20, 'another'));
  const again = recordOf(valeria, branch);
  expect(again.dealtAnew).toEqual({ after: 20, seed: 'another' });
  expect(cutAt(again, 20, 'third').dealtAnew).toEqual(again.dealtAnew);
  expect(cutAt(again, 10, 'third').dealtAnew).toEqual({ after: 10, seed: 'third' });
  expect(journalOf(valeria, cutAt(again, 20, 'third')).table).toEqual(branch.table);
});

it('from the very beginning it is the same game with other cards to come', () => {
  const record = recordOf(valeria, played(5));
  const branch = journalOf(valeria, cutAt(record, 0, 'another'));
  expect(branch.log).toEqual([]);
  expect(branch.table.center.map(({ cards }) => cards.length)).toEqual(
    start(valeria, record.setup).center.map(({ cards }) => cards.length),
  );
});

it('who sat elsewhere is played by a bot, and at one screen everybody stays', () => {
  expect(seatsHere(seats, undefined)).toEqual(seats);
  expect(seatsHere(seats, 1).map(({ player }) => player)).toEqual(['greedy', 'person', 'search']);
});
