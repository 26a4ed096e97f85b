import { expect, it } from 'vitest';
import { gold, held, magic, type TableSetup, table, told, waiting } from '../table.ts';

/** Seat 0 rolls a sum of 7 that wakes its Thief. */
const thief = (others: TableSetup['players'] = [], citizens: 'thief'[] = ['thief']) =>
  table({ seats: 3, players: [{ citizens }, ...others], dice: [3, 4] });

it('VAL-CARD.1 the active Thief takes 3 gold or 3 magic from one opponent, never a mix', () => {
  const t = thief([{ gold: 9, magic: 9 }, { gold: 5 }]);
  expect(t.options()).toEqual(['take:gold:1', 'take:magic:1', 'take:gold:2', 'take:magic:2', 'decline']);
  t.play('take:magic:1');
  expect(held(t, 0)).toEqual({ magic: 3 });
  // Nothing of theirs wakes on a 3 and a 4, so their Heralds wait.
  expect(held(t, 1)).toEqual({ gold: 9, magic: 6 });
  expect(held(t, 2)).toEqual({ gold: 5 });
});

it('VAL-CARD.1 it takes fewer only if that opponent has fewer', () => {
  const t = thief([{ gold: 2 }, { gold: 5 }]).play('take:gold:1');
  expect([gold(t, 0), gold(t, 1)]).toEqual([2, 0]);
});

it('VAL-CARD.1 it comes first in the harvest, before anybody gains', () => {
  const t = table({
    players: [{ citizens: ['thief', 'archer'] }, { gold: 1, citizens: ['archer'] }],
    dice: [3, 4],
  });
  expect(waiting(t)).toEqual([0]);
  expect(told(t, 'harvested')).toEqual([]);
  expect(held(t, 1)).toEqual({ gold: 1 });
  t.play('take:gold:1');
  const keys = t.events().map(({ key }) => key);
  expect(keys.indexOf('took-from')).toBeLessThan(keys.indexOf('harvested'));
  expect(held(t, 1)).toEqual({ strength: 1 });
});

it('VAL-CARD.2 taking less at will is not offered: the whole 3, or all there is, or nothing', () => {
  const t = thief([{ gold: 9, magic: 1 }, {}]);
  const offered = t.asked().options.flatMap(({ label }) => ('bag' in label ? [label.bag] : []));
  expect(offered).toEqual([{ gold: 3 }, { magic: 1 }, { gold: 0 }, { magic: 0 }]);
});

it('VAL-CARD.3 an opponent with nothing may be chosen; the Thief takes 0 and still counts as activated', () => {
  const t = thief([{}, { gold: 3 }]).play('take:gold:1');
  expect(told(t, 'took-from')).toMatchObject([{ player: 0, from: 1, bag: { gold: 0 } }]);
  expect(magic(t, 0) + gold(t, 0)).toBe(0);
  // The other two wait for their Heralds; the owner of the Thief has none.
  expect(waiting(t)).toEqual([1, 2]);
});

it('VAL-CARD.3 a declined Thief counts as activated too', () => {
  expect(waiting(thief().play('decline'))).toEqual([1, 2]);
});
