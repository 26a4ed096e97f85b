// Heroes of the whole box around a city, who mostly agree to assault it together.
import { below, type Json, randomFrom, shuffle } from '@krcma/kernel';
import { type Player, playChecked, randomPlayer } from '@krcma/kernel/conformance';
import { expect, it } from 'vitest';
import { sample } from '../../../tools/sample.ts';
import { mageKnight } from '../index.ts';
import type { MageKnightArrangement } from '../rules/arrange.ts';
import { wideTable } from './wide-table.ts';

const SLOT = '2,1';
const BESIDE = ['NW', 'NE', 'SE', 'E'].map((hex) => `${SLOT}:${hex}`);
const GARRISON = ['prowlers', 'diggers', 'swordsmen', 'gargoyle', 'medusa'] as const;

/** The green city with two to five defenders, and everybody next to it. */
function around(seed: string, seats: number): Json {
  const chance = { random: randomFrom(seed) };
  const wide = wideTable(chance, seats) as unknown as MageKnightArrangement;
  const spaces = shuffle(chance, [...BESIDE]);
  return {
    ...wide,
    players: wide.players?.map((player, seat) => ({ ...player, space: spaces[seat] })),
    map: wide.map?.map((tile) => (tile.slot === SLOT ? { slot: SLOT, tile: 'core-5' } : tile)),
    holdings: [
      ...(wide.holdings ?? []).filter(({ space }) => !space.startsWith(SLOT)),
      { space: `${SLOT}:C`, tokens: GARRISON.slice(0, 2 + below(chance, GARRISON.length - 1)) },
      { space: `${SLOT}:E`, tokens: [] },
    ],
    turn: { move: below(chance, 6) },
  } as unknown as Json;
}

const doneBy = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'do' in value ? value.do : undefined;

/** Proposes, agrees and goes in two times of three, and hardly ever stays outside. */
const sociable: Player = (game, ask, seed) => {
  const chance = { random: randomFrom(`${seed} joins`) };
  const isStorming = ask.frame.rule === 'stormAct';
  const together = ask.values.findIndex(
    (value) => value === true || doneBy(value) === 'assault' || (isStorming && doneBy(value) === 'step'),
  );
  if (together >= 0 && below(chance, 3) > 0) return together;
  const picked = randomPlayer(game, ask, seed);
  const isShy = doneBy(ask.values[picked]) === 'stayOut' && below(chance, 10) > 0;
  return isShy ? below(chance, ask.values.length) : picked;
};

const seeds = sample(
  Array.from({ length: 60 }, (_, n) => [`joint ${n}`, 2 + (n % 3)] as const),
  2,
);

it.each(seeds)('MK-18.4 a game of joint assaults keeps every promise: %s, %i players', (seed, seats) => {
  const options = { scenario: 'blitz-conquest', jointAssaults: true };
  const setup = { seats, seed, options, arrangement: around(seed, seats) };
  const { table } = playChecked(mageKnight, setup, sociable, { every: 25, savedEvery: 8 });
  expect(table.outcome).toBeDefined();
});
