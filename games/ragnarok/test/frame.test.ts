import { expect, it } from 'vitest';
import { freshTable, table } from './table.ts';

it('LOR-SETUP.15 Loki stands in the region of the first event', () => {
  const t = freshTable(2);
  expect(t.game.events.discard).toHaveLength(3);
  expect(t.game.loki.region).toBe(t.game.events.discard[0]);
});

it('a described position stands', () => {
  const t = table({ step: 'prayer' });
  expect(t.game.players).toHaveLength(4);
});
