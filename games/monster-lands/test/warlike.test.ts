// Random seats hardly ever win a battle. These are rich, hire whom they can and send everything out.
import { below, type Json, randomFrom } from '@krcma/kernel';
import type { Player } from '@krcma/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../tools/sample.ts';
import { modesNamed, wars } from '../../../tools/wars.ts';
import type { LootId } from '../data/loot.ts';
import { monsterLands } from '../index.ts';
import { modes } from '../modes.ts';
import type { MonsterLands } from '../state.ts';

/** Clans that can afford a war: coins, tokens and loot from the start. */
const rich: typeof monsterLands = {
  ...monsterLands,
  setUp(table, carried) {
    const game = monsterLands.setUp(table, carried);
    for (const clan of game.clans) {
      Object.assign(clan, { coins: 60, glory: 18, potions: 3, venoms: 3 });
      if (game.scenario !== 'travelling-light') clan.defence = 5;
      for (let i = 0; i < 3; i++) clan.loot.push(game.loot.pile.pop() as LootId);
    }
    return game;
  },
};

const WANTED = ['send', 'roll-all', 'roll', 'reroll', 'venom', 'loot', 'reveal'];

const isWanted = (value: Json): boolean =>
  typeof value === 'object' && value !== null && 'do' in value && WANTED.includes(value.do as string);

/** Mostly what leads to war; the last of a list of dice or tokens is the most of them. */
const warlike: Player = (game, { values, step }, seed) => {
  const chance = { random: randomFrom(seed) };
  const pick = (list: readonly Json[]): number => values.indexOf(list[below(chance, list.length)] as Json);
  if (below(chance, 8) === 0) return below(chance, values.length);
  if (step.name === 'dice' || step.name === 'defence' || step.name === 'brews') return values.length - 1;
  if (step.name === 'traps') return below(chance, Math.max(1, values.length - 1));
  const { round, phase } = game as MonsterLands;
  const visits = values.filter(
    (value) => typeof value === 'object' && value !== null && 'do' in value && value.do === 'visit',
  );
  if (phase === 'deployment' && visits.length > 0 && below(chance, 3) < (round < 3 ? 2 : 1))
    return pick(visits);
  const wanted = values.filter(isWanted);
  return wanted.length > 0 ? pick(wanted) : below(chance, values.length);
};

const fought = modesNamed(modes, [
  '2-easy',
  '2-deadly',
  '3-normal',
  '4-hard',
  '2-everything',
  '3-everything',
  '4-everything',
  '2-tricks',
  '1-business-as-usual',
  '1-everything',
  '1-travelling-light',
  '1-doom',
]);

const EVENTS = ['killed', 'captured', 'conquered', 'attack-failed', 'conquest-failed', 'loot-used', 'left'];

describe('war', () => {
  const { checks, told } = wars({ module: rich, modes: fought, player: warlike, games: isFullRun ? 2 : 1 });
  for (const { title, run } of checks) it(title, { timeout: 600_000 }, run);

  it('ML-BAT.1 battles end in every way', () => {
    for (const [key, times] of Object.entries(told(EVENTS))) expect(times, key).toBeGreaterThan(0);
  });
});
