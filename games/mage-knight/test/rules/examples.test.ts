// Examples of the rulebook and the scenario book that no other test has; RULES.md lists them all.
import { expect, it } from 'vitest';
import { reputationModifier } from '../../data/reputation.ts';
import { fight, PASTIME, reach } from '../fight.ts';
import { points } from '../holding.ts';
import { freshTable, playerOf, refuses, table } from '../table.ts';

it('MK-6.10 a bonus to the block of units needs a unit that blocks', () => {
  const t = fight(['prowlers'], {
    source: [],
    player: { hand: ['into-the-heat', PASTIME], units: ['peasants', 'catapults'], level: 5 },
  });
  t.play('play:into-the-heat', 'basic');
  reach(t, 'block').play('unit:0', 'ability:0');
  expect(points(t)).toEqual([[4, 'physical', 'block']]);
  expect(refuses(t, 'unit:1')).toEqual({
    reason: { key: 'unit-does-nothing', unit: 'catapults' },
    rule: 'MK-6.7',
  });
});

it('MK-20.2 Goldyx as the dummy has two green crystals and a blue one', () => {
  const t = table({ dummy: { hero: 'goldyx' } });
  expect(t.game.dummy?.crystals).toEqual({ red: 0, blue: 1, green: 2, white: 0 });
});

it('MK-32.2, MK-10.4 reputation 2 at the start of Blitz Conquest is a bonus of 1', () => {
  const { game } = freshTable(2, { scenario: 'blitz-conquest' });
  expect(game.players.map(({ reputation }) => reputationModifier(reputation))).toEqual([1, 1]);
});

it('MK-6.11, MK-6.12 a unit that is spent and wounded is ready in the next round, and of no use until it is healed', () => {
  const t = table({
    seats: 2,
    order: [1, 0],
    announced: 1,
    last: [],
    players: [
      { hand: ['march', 'rage'], deck: [], fame: 0, units: [{ unit: 'peasants', spent: true, wounds: 1 }] },
      { fame: 9 },
    ],
  });
  t.play('play:march', 'influence', 'end', 'done');
  expect(t.game.round).toBe(2);
  expect(playerOf(t).units).toMatchObject([{ spent: false, wounds: 1 }]);
  t.play('tactic:from-the-dusk', 'tactic:long-night');
  expect(refuses(t, 'unit:0', 0)).toMatchObject({ reason: { key: 'unit-is-wounded' }, rule: 'MK-6.12' });
});
