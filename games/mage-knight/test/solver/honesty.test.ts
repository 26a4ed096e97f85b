import { cloneTable, redeal } from '@krcma/kernel';
import { expect, it } from 'vitest';
import { mageKnight } from '../../index.ts';
import { solveFight } from '../../solver/index.ts';
import { fight } from '../fight.ts';
import { BENCHMARK, benchmarkFight } from './fights.ts';
import { recorded } from './recorded.ts';

/** Found to their end in no time, so that no clock decides. */
const HIDDEN = BENCHMARK.slice(0, 20).filter((name) => (recorded[name]?.ms ?? 100) < 40);

const plansOf = (game: Parameters<typeof solveFight>[0]) => solveFight(game, 0, { ms: 60_000 })?.plans;

it.each(HIDDEN)('MK-13.2 %s: tables that differ only in what is hidden give the same plans', (name) => {
  const { game } = benchmarkFight(name);
  const [one, other] = ['one', 'other'].map((seed) => redeal(mageKnight, cloneTable(game), 0, seed));
  expect(
    one?.players[0]?.deck.join() === other?.players[0]?.deck.join() && one?.random === other?.random,
  ).toBe(false);
  const plans = plansOf(one ?? game);
  expect(plans?.length).toBeGreaterThan(0);
  expect(plansOf(other ?? game)).toEqual(plans);
});

it('MK-13.2 whoever is called is unknown: another one on top of the pile changes no plan', () => {
  const { game } = fight(['orc-summoners'], { player: { hand: ['rage', 'march', 'swiftness', 'stamina'] } });
  const other = cloneTable(game);
  other.enemies.brown.deck.reverse();
  expect(other.enemies.brown.deck).not.toEqual(game.enemies.brown.deck);
  const plans = plansOf(game);
  expect(plans?.length).toBeGreaterThan(0);
  expect(plansOf(other)).toEqual(plans);
});
