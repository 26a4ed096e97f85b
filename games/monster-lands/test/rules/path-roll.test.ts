import { describe, expect, it } from 'vitest';
import type { PathId } from '../../data/board.ts';
import type { MemberId } from '../../data/members.ts';
import type { TrapId } from '../../data/traps.ts';
import type { MemberArrangement } from '../../rules/arrange.ts';
import { dieModifier, goalBonus, pathTotal, reroll, rerollsFor } from '../../rules/path-roll.ts';
import { newParty } from '../../rules/paths.ts';
import type { MonsterLands, PathDie } from '../../state.ts';
import { table } from '../table.ts';

const die = (colour: PathDie['colour'], face: number): PathDie => ({ colour, face, trap: null });

/** A member of seat 0 with rolled dice on a path; the traps are face up. */
function rolled(
  path: PathId,
  member: MemberArrangement,
  dice: PathDie[],
  {
    traps = [],
    monster = 'kodyl' as const,
  }: { traps?: TrapId[]; monster?: 'kodyl' | 'praskoun' | 'chapadlice' } = {},
): MonsterLands {
  const { game } = table({
    areas: [{ monster, event: 'event-2', side: 'a' }],
    clans: [{ affinity: 'fire', members: ['onduru', member], dice: { strength: 3, magic: 1 } }],
  });
  const id: MemberId = typeof member === 'string' ? member : member.id;
  game.paths[path] = { ...newParty(0, id), dice, traps: traps.map((trap) => ({ id: trap, up: true })) };
  return game;
}

describe('rolling the dice of a path', () => {
  it('ML-ATK.4 ML-GEN.19 bonuses for each die add up: Tarka, her sword and a whetstone', () => {
    const tarka = { id: 'tarka' as const, equipment: ['zeldiv-1' as const] };
    const game = rolled('a1', tarka, [die('strength', 2), die('magic', 5)], { traps: ['trap-splus1'] });
    expect(dieModifier(game, 'a1', 'strength', 'monster')).toBe(3);
    expect(pathTotal(game, 'a1', 'monster')).toBe(10);
  });

  it('ML-ATK.3 ML-CON.5 flat traps count against a monster, not in a conquest', () => {
    const game = rolled('a1', 'lemtal', [die('strength', 2)], { traps: ['trap-flat6'] });
    expect([pathTotal(game, 'a1', 'monster'), pathTotal(game, 'a1', 'conquest')]).toEqual([8, 2]);
  });

  it('ML-ATK.17 ML-MON.10 a die never counts below nothing', () => {
    const game = rolled('a1', 'lemtal', [die('strength', 1), die('strength', 0)], { monster: 'praskoun' });
    expect(pathTotal(game, 'a1', 'monster')).toBe(0);
    expect(pathTotal(game, 'a1', 'conquest')).toBe(1);
  });

  it('ML-MON.15 weapons do nothing against Chapadlice', () => {
    const lemtal = { id: 'lemtal' as const, equipment: ['zeldiv-1' as const] };
    const game = rolled('a1', lemtal, [die('strength', 3)], { monster: 'chapadlice' });
    expect([pathTotal(game, 'a1', 'monster'), pathTotal(game, 'a1', 'conquest')]).toEqual([3, 4]);
  });

  it('ML-EQU.8 ML-EQU.9 some equipment helps in conquest only, some against monsters only', () => {
    const lemtal = { id: 'lemtal' as const, equipment: ['grimoar-1' as const, 'drasnik-1' as const] };
    const game = rolled('a1', lemtal, [die('strength', 3), die('magic', 3)]);
    expect([pathTotal(game, 'a1', 'monster'), pathTotal(game, 'a1', 'conquest')]).toEqual([7, 8]);
  });

  it('ML-ATK.10 ML-MER.14 a bonus for one goal stays out of the total', () => {
    const game = rolled('a1', 'turna', [die('strength', 3)]);
    expect(pathTotal(game, 'a1', 'monster')).toBe(3);
    expect([goalBonus(game, 'a1', 'capture'), goalBonus(game, 'a1', 'kill')]).toEqual([3, 0]);
  });

  it('ML-MER.29 Zdrát rerolls two different dice, Lína may take the same one twice', () => {
    const zdrat = rolled('a1', 'zdrat', [die('strength', 1), die('strength', 1)]);
    reroll(zdrat, 'a1', { by: 'zdrat', die: 0 });
    expect(rerollsFor(zdrat, 'a1', 'monster')).toEqual([{ by: 'zdrat', die: 1 }]);
    const lina = rolled('a1', 'lina', [die('strength', 1)]);
    reroll(lina, 'a1', { by: 'lina', die: 0 });
    expect(rerollsFor(lina, 'a1', 'monster')).toEqual([{ by: 'lina', die: 0 }]);
    reroll(lina, 'a1', { by: 'lina', die: 0 });
    expect(rerollsFor(lina, 'a1', 'monster')).toEqual([]);
  });

  it('ML-EV.1 the path gives rerolls of its colour, also two of one die', () => {
    const game = rolled('a3', 'lemtal', [die('strength', 1), die('magic', 1)]);
    expect(rerollsFor(game, 'a3', 'monster')).toEqual([{ by: 'benefit', die: 0 }]);
    reroll(game, 'a3', { by: 'benefit', die: 0 });
    expect(rerollsFor(game, 'a3', 'monster')).toHaveLength(1);
  });

  it('ML-MER.4 Korfác rerolls persuasion dice on quests only', () => {
    const dice = () => [die('persuasion', 2)];
    expect(rerollsFor(rolled('qa1', 'korfac', dice()), 'qa1', 'quest')).toHaveLength(1);
    expect(rerollsFor(rolled('a1', 'korfac', dice()), 'a1', 'monster')).toEqual([]);
  });
});
