import { choose, type Journal, openJournal, undo } from '@krcma/kernel';
import { StoryTeller } from '@krcma/protocol/table';
import { expect, it } from 'vitest';
import { module } from './local-game.ts';

const firstChoice = (journal: Journal, seat: number): string => {
  const [duke] =
    (module.view(journal.table, seat) as { players: { dukes: string[] }[] }).players[seat]?.dukes ?? [];
  return `keep:${duke}`;
};

it('tells only what is new, and takes back what was undone', () => {
  const journal = openJournal(module, { seats: 2, seed: 'story' });
  const teller = new StoryTeller();
  const opening = teller.tell(journal, 0);
  expect(opening.keep).toBe(-1);
  expect(opening.lines.length).toBeGreaterThan(0);
  expect(teller.tell(journal, 0)).toEqual({ keep: 0, lines: [], fresh: 0 });
  choose(module, journal, 0, firstChoice(journal, 0));
  choose(module, journal, 1, firstChoice(journal, 1));
  const told = teller.tell(journal, 0);
  expect(told.keep).toBe(0);
  expect(told.fresh).toBe(told.lines.length);
  expect(told.lines.map(({ entry }) => entry)).toEqual(told.lines.map(({ by }) => (by ?? 0) + 1));
});

it('tells another viewer from the beginning, without making it fresh', () => {
  const journal = openJournal(module, { seats: 2, seed: 'story' });
  const teller = new StoryTeller();
  choose(module, journal, 0, firstChoice(journal, 0));
  teller.tell(journal, 0);
  const other = teller.tell(journal, 1);
  expect(other).toMatchObject({ keep: -1, fresh: 0 });
  undo(module, journal, 0);
  expect(teller.tell(journal, 1).fresh).toBe(0);
});
