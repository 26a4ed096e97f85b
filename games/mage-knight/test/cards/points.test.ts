// The plain points of cards that do something else besides; what that is stands with its chapter.
import { expect, it } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import type { HeroId } from '../../data/heroes.ts';
import type { CombatPhase } from '../../state.ts';
import { fightingWith, holding, points } from '../holding.ts';
import { playerOf, told } from '../table.ts';

const SIDES = ['basic', 'powered'] as const;

const moves: readonly [CardId, HeroId, number, number][] = [
  ['tirelessness', 'wolfhawk', 2, 4],
  ['savage-harvesting', 'krang', 2, 4],
  ['druidic-paths', 'braevalar', 2, 4],
  ['path-finding', 'tovak', 2, 4],
  ['song-of-wind', 'tovak', 2, 2],
  ['frost-bridge', 'tovak', 2, 4],
  ['agility', 'tovak', 2, 4],
  ['ambush', 'tovak', 2, 4],
];

it.each(moves)('%s of %s: Move %i, powered Move %i', (card, hero, ...expected) => {
  for (const [index, side] of SIDES.entries())
    expect(holding(hero, card).play(`play:${card}`, side).game.turn.move).toBe(expected[index]);
});

const influences: readonly [CardId, HeroId, number, number][] = [
  ['ruthless-coercion', 'krang', 2, 6],
  ['diplomacy', 'tovak', 2, 4],
  ['peaceful-moment', 'tovak', 3, 6],
  ['chilling-stare', 'tovak', 3, 5],
];

it.each(influences)('%s of %s: Influence %i, powered Influence %i', (card, hero, ...expected) => {
  for (const [index, side] of SIDES.entries()) {
    const crystals = { red: 1, blue: 1, green: 1, white: card === 'chilling-stare' ? 0 : 1 };
    const t = holding(hero, card, { player: { crystals } }).play(`play:${card}`, side);
    if (t.options().includes('way:0')) t.play('way:0');
    expect(t.game.turn.influence).toBe(expected[index]);
  }
});

it('ruthless-coercion powered costs Reputation 1', () => {
  const t = holding('krang', 'ruthless-coercion').play('play:ruthless-coercion', 'powered');
  expect(playerOf(t).reputation).toBe(-1);
});

it('banner-of-command: Influence 4, powered Fame 2', () => {
  const t = holding('tovak', 'banner-of-command').play('play:banner-of-command', 'basic');
  expect(t.game.turn.influence).toBe(4);
  expect(playerOf(holding('tovak', 'banner-of-command').play('play:banner-of-command', 'powered')).fame).toBe(
    2,
  );
});

it.each([
  ['basic', 1],
  ['powered', 2],
] as const)('regeneration %s: Heal %i', (side, n) => {
  const t = holding('tovak', 'regeneration').play('play:regeneration', side);
  expect(told(t, 'points')).toMatchObject([{ kind: 'heal', n }]);
});

type Fought = readonly [CardId, (typeof SIDES)[number], CombatPhase, string | null, [number, string, string]];

const fought: readonly Fought[] = [
  ['ice-shield', 'basic', 'block', null, [3, 'ice', 'block']],
  ['ice-shield', 'powered', 'block', null, [3, 'ice', 'block']],
  ['shield-bash', 'basic', 'block', null, [3, 'physical', 'block']],
  ['shield-bash', 'powered', 'block', null, [5, 'physical', 'block']],
  ['force-of-nature', 'powered', 'ranged', 'way:0', [3, 'physical', 'siege']],
  ['force-of-nature', 'powered', 'block', 'way:1', [6, 'physical', 'block']],
  ['burning-shield', 'basic', 'block', null, [4, 'fire', 'block']],
  ['shield-of-the-fallen-kings', 'basic', 'block', 'way:0', [6, 'physical', 'block']],
  ['shield-of-the-fallen-kings', 'powered', 'block', 'way:0', [8, 'coldFire', 'block']],
  ['horn-of-wrath', 'basic', 'ranged', null, [5, 'physical', 'siege']],
  ['soul-harvester', 'basic', 'attack', null, [3, 'physical', 'melee']],
  ['soul-harvester', 'powered', 'attack', null, [8, 'physical', 'melee']],
  ['explosive-bolt', 'powered', 'ranged', null, [3, 'physical', 'ranged']],
];

it.each(fought)('%s %s in the %s phase', (card, side, phase, way, point) => {
  const crystals = { red: 1, blue: 1, green: 1, white: card === 'explosive-bolt' ? 0 : 1 };
  const t = fightingWith('tovak', card, phase, { player: { crystals } }).play(`play:${card}`, side);
  if (way !== null && t.options().includes(way)) t.play(way);
  expect(points(t)?.[0]).toEqual(point);
});

it('swift-reflexes: Move 2 or 4, or Ranged Attack 1 or 3', () => {
  for (const [side, move, ranged] of [
    ['basic', 2, 1],
    ['powered', 4, 3],
  ] as const) {
    const walked = holding('wolfhawk', 'swift-reflexes').play('play:swift-reflexes', side);
    expect(walked.game.turn.move).toBe(move);
    const t = fightingWith('wolfhawk', 'swift-reflexes', 'ranged').play('play:swift-reflexes', side, 'way:1');
    expect(points(t)).toEqual([[ranged, 'physical', 'ranged']]);
  }
});
