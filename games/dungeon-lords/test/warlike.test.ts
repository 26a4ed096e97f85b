// Random lords hardly ever fight well. These are rich and wicked from the start, hire whom they can and send everything.
import { below, optionOf, randomFrom } from '@krcma/kernel';
import type { Player } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../tools/sample.ts';
import { modesNamed, wars } from '../../../tools/wars.ts';
import { dungeonLords } from '../index.ts';
import { modes } from '../modes.ts';

/** Lords who can afford a war: goods, traps and a lair from the start, and some of them evil enough for the paladin. */
const rich: typeof dungeonLords = {
  ...dungeonLords,
  setUp(table, carried) {
    const game = dungeonLords.setUp(table, carried);
    if (game.training !== undefined) return game;
    for (const [seat, lord] of game.lords.entries()) {
      Object.assign(lord, { gold: 12, food: 12, imps: 9, evil: 6 + 2 * seat });
      lord.traps.push(...game.traps.splice(0, 2));
      for (const id of game.creatures.decks[0].splice(0, 1)) lord.lair.push({ id, stance: 'ready' });
    }
    return game;
  },
};

const WANTED = ['send', 'trap', 'hire', 'room', 'use', 'attack', 'work', 'dig', 'pay', 'evil', 'strike'];
const WANTED_ORDERS = ['lay:hire-monster', 'lay:build-room', 'lay:buy-traps', 'lay:dig-tunnels'];
const WHIM = 5;

const isWanted = (id: string): boolean =>
  WANTED.includes(id.split(':')[0] ?? '') || WANTED_ORDERS.includes(id);

const warlike: Player = (game, ask, seed) => {
  const chance = { random: randomFrom(seed) };
  const { values } = ask;
  const wanted = values.flatMap((value, index) => (isWanted(optionOf(game, ask, value).id) ? [index] : []));
  if (wanted.length === 0 || below(chance, WHIM) === 0) return below(chance, values.length);
  return wanted[below(chance, wanted.length)] ?? 0;
};

const fought = isFullRun
  ? modes.filter(({ seats }) => seats > 1)
  : modesNamed(modes, ['2-full', '3-in-turn-order', '4-full']);

/** What a war is made of; each must have happened. */
const EVENTS = [
  'paladin-came',
  'trap-sprung',
  'trap-cancelled',
  'creature-attacks',
  'creature-out',
  'hero-beaten',
  'hero-healed',
  'spell-cast',
  'spell-fails',
  'tile-conquered',
  'fight-over',
];

describe('war', () => {
  const { checks, told } = wars({ module: rich, modes: fought, player: warlike, games: 1 });
  for (const { title, run } of checks) it(title, { timeout: 600_000 }, run);

  it('DL-CMB.3 fights end in every way', () => {
    for (const [key, times] of Object.entries(told(EVENTS))) expect(times, key).toBeGreaterThan(0);
  });
});
