// Random players hardly ever fight well. These are blessed, armed and strong from the start, and look for battles and prey.
import { below, optionOf, randomFrom, type Seat } from '@krcma/kernel';
import { type Player, playChecked } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../tools/sample.ts';
import { monsters } from '../data/monsters.ts';
import { RUNES } from '../data/types.ts';
import { ragnarok } from '../index.ts';
import { modes } from '../modes.ts';
import type { Ragnarok } from '../state.ts';

/** Everybody has blessings, an artifact, runes, priests and strong attributes; every monster is on the board. */
const rich: typeof ragnarok = {
  ...ragnarok,
  setUp(table, carried) {
    const game = ragnarok.setUp(table, carried);
    for (const [seat, player] of game.players.entries()) {
      player.attributes = { authority: 3 + (seat % 3), might: 5, wisdom: 4 + (seat % 3) };
      player.blessings.push(...game.blessings.deck.splice(0, 4));
      player.priests = 2;
      for (const rune of RUNES) {
        player.runes[rune]++;
        game.bank[rune]--;
      }
      const monster = game.monsters[seat];
      if (monster === undefined) continue;
      monster.artifact = false;
      player.artifacts.push({ id: monsters[monster.id].artifact, charged: true });
    }
    for (const [index, monster] of game.monsters.entries()) monster.region ??= 3 + 2 * index;
    return game;
  },
};

const WANTED = [
  ...['play', 'use', 'activate', 'move', 'wound', 'defend', 'hunt', 'battle', 'army', 'attack', 'rune'],
  ...['act:mobilize', 'act:monsters', 'act:reinforce', 'act:usurp', 'act:temple', 'hero', 'gain', 'priest'],
];
const WHIM = 5;

const isWanted = (id: string): boolean => WANTED.some((start) => id === start || id.startsWith(`${start}:`));

/** A step beside a monster, its action there, and the hunt: left to chance they hardly ever come together. */
function leadsToHunt({ monsters: all, players }: Ragnarok, seat: Seat, id: string): boolean {
  const stands = (region: number | null | undefined): boolean => all.some((each) => each.region === region);
  if (id === 'act:monsters') return stands(players[seat]?.region);
  return id.startsWith('hunt:') || (id.startsWith('hero:r') && stands(Number(id.slice('hero:r'.length))));
}

const warlike: Player = (game, ask, seed) => {
  const chance = { random: randomFrom(seed) };
  const { values } = ask;
  const ids = values.map((value) => optionOf(game, ask, value).id);
  const preying = [...ids.keys()].filter((at) => leadsToHunt(game as Ragnarok, ask.seat, ids[at] ?? ''));
  if (preying.length > 0 && below(chance, 2) === 0) return preying[below(chance, preying.length)] ?? 0;
  const wanted = [...ids.keys()].filter((at) => isWanted(ids[at] ?? ''));
  if (wanted.length === 0 || below(chance, WHIM) === 0) return below(chance, values.length);
  return wanted[below(chance, wanted.length)] ?? 0;
};

const names = isFullRun ? modes.map(({ name }) => name) : ['2-scale-a', '3-scale-b', '4-scale-a'];

/** More of them with `WAR_GAMES=50 npx vitest run games/ragnarok/test/warlike.test.ts`. */
const GAMES = Number(process.env.WAR_GAMES ?? 2);

/** What a war is made of; each must have happened. */
const EVENTS = [
  'battle-begun',
  'battle-card-played',
  'battle-counted',
  'losses-due',
  'armies-retreated',
  'army-destroyed',
  'control-taken',
  'holding-used',
  'hunt-begun',
  'hero-injured',
];

describe('war', () => {
  const told = new Map<string, number>();
  const count = (what: string): unknown => told.set(what, (told.get(what) ?? 0) + 1);

  for (const name of names)
    it(`${name}: ${GAMES} ${GAMES === 1 ? 'game' : 'games'} of warlike players keep every promise`, {
      timeout: 600_000,
    }, () => {
      const mode = modes.find((each) => each.name === name);
      if (mode === undefined) throw new Error(`There is no mode ${name}.`);
      const { seats, options = {} } = mode;
      for (let game = 1; game <= GAMES; game++) {
        const setup = {
          seats,
          options: { ...options, lastRound: 6 },
          seed: `${name} ${process.env.WAR_SEED ?? ''}${game}`,
        };
        for (const { events } of playChecked(rich, setup, warlike, { every: 10 }).log)
          for (const { event } of events) count(event.key);
      }
    });

  it('LOR-BAT.9 LOR-HUNT.11 battles and hunts come to their ends', () => {
    for (const key of EVENTS) expect(told.get(key) ?? 0, key).toBeGreaterThan(0);
  });
});
