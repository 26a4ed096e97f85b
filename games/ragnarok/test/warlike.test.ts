// Random players hardly ever fight well. These are blessed, armed and strong from the start, and look for battles and prey.
import { below, optionOf, randomFrom, type Seat } from '@krcma/kernel';
import type { Player } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../tools/sample.ts';
import { modesNamed, wars } from '../../../tools/wars.ts';
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

const chosen = isFullRun ? modes : modesNamed(modes, ['2-scale-a', '3-scale-b', '4-scale-a']);
const fought = chosen.map((mode) => ({ ...mode, options: { ...mode.options, lastRound: 6 } }));

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
  const { checks, told } = wars({ module: rich, modes: fought, player: warlike, games: 2 });
  for (const { title, run } of checks) it(title, { timeout: 600_000 }, run);

  it('LOR-BAT.9 LOR-HUNT.11 battles and hunts come to their ends', () => {
    for (const [key, times] of Object.entries(told(EVENTS))) expect(times, key).toBeGreaterThan(0);
  });
});
