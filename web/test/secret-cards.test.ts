import { choose, openJournal, seenBy } from '@krcma/kernel';
import { valeria } from '@krcma/valeria';
import { expect, it } from 'vitest';
import { loadGame } from '../src/games.ts';

/** A game without a plan, to its end or not. */
function played(seats: number, most: number) {
  const journal = openJournal(valeria, { seats, seed: 'secret cards' });
  while (journal.table.outcome === undefined && journal.log.length < most) {
    const asked = Array.from({ length: seats }, (_, seat) => seenBy(valeria, journal, seat).decision);
    const seat = asked.findIndex((decision) => decision !== undefined);
    const options = asked[seat]?.options ?? [];
    choose(valeria, journal, seat, options[(journal.log.length * 7) % options.length]?.id ?? '');
  }
  return journal;
}

const MOST = 5000;

it.each([1, 2])(
  'at the end every duke is named to everybody, that of the Dark Lord too (%i)',
  async (seats) => {
    const { view, text } = await loadGame('valeria', 'en');
    const journal = played(seats, MOST);
    const seen = seenBy(valeria, journal, undefined).view;
    const { sheet, rivals = [] } = journal.table.outcome ?? { sheet: [] };
    expect(sheet).toHaveLength(seats);
    const owners = [...sheet.keys(), ...rivals.map(() => undefined)];
    const cards = owners.map((seat) => view.behind?.('duke', seat, seen, text.board));
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      expect(card?.thing).toMatch(/^card:/);
      expect(text.thing(card?.thing ?? '', seen, { seat: String })).toContain(card?.name);
    }
    expect(view.behind?.('monsters', 0, seen, text.board)).toBeUndefined();
  },
);

it('before the end a spectator is told of no duke', async () => {
  const { view, text } = await loadGame('valeria', 'en');
  const seen = seenBy(valeria, played(2, 30), undefined).view;
  for (const seat of [0, 1]) expect(view.behind?.('duke', seat, seen, text.board)).toBeUndefined();
});
