// Questions about a path are answered also where no mercenary stands: nothing can happen there.
import { describe, expect, it } from 'vitest';
import { mayCapture } from '../../rules/attack-goals.ts';
import {
  attackDice,
  divertedByAbility,
  hasFallen,
  magicOn,
  mercenariesIn,
} from '../../rules/attack-strength.ts';
import { defencesOn, lethalOn } from '../../rules/defend.ts';
import { wound } from '../../rules/members.ts';
import { dieModifier, goalBonus, pathTotal, rerollMeansOn, rerollsFor } from '../../rules/path-roll.ts';
import { neighboursOf } from '../../rules/paths.ts';
import { hasRolledOn, venomsOn } from '../../rules/rolling.ts';
import { SAM } from '../../state.ts';
import { battle, misses } from '../battle-table.ts';
import { table } from '../table.ts';

const { game } = table({
  seats: 1,
  phase: 'adventure',
  quests: { qa: 'quest-01', qb: 'quest-02' },
  areas: [{ monster: 'krus', realm: 'kale', event: 'event-2', side: 'a' }],
  clans: [{ members: ['tentok', 'lemtal'] }],
  dice: misses(4),
  paths: {
    a1: { seat: SAM, member: null },
    a2: { seat: 0, member: 'lemtal', dice: [{ colour: 'strength', face: 0, trap: null }] },
  },
});

describe('a path without a mercenary', () => {
  it.each(['a1', 'a4'] as const)(
    'ML-SAM.20 ML-ADV.2 %s: no capture, no defence, no death, no dice',
    (path) => {
      expect(mayCapture(game, path, 'krus')).toBe(false);
      expect(divertedByAbility(game, path, 4)).toBe(0);
      expect(magicOn(game, path)).toBe(0);
      expect(defencesOn(game, path, 'krus')).toEqual([]);
      expect(lethalOn(game, path)).toBe(Number.POSITIVE_INFINITY);
      expect(wound(game, path, 2)).toBe('unhurt');
      expect(dieModifier(game, path, 'strength', 'monster')).toBe(0);
      expect(goalBonus(game, path, 'kill')).toBe(0);
      expect(pathTotal(game, path, 'monster')).toBe(0);
      expect(venomsOn(game, path, 'monster')).toBe(0);
      expect(hasRolledOn(game, path)).toBe(false);
    },
  );

  it('ML-EV.1 an empty path has no rerolls', () => {
    expect(rerollMeansOn(game, 'a4', 'monster')).toEqual([]);
    expect(rerollsFor(game, 'a4', 'monster')).toEqual([]);
  });

  it('ML-MON.16 ML-SAM.20 ML-SAM.26 those in a place are its living mercenaries', () => {
    expect(mercenariesIn(game, 'a')).toEqual(['a2']);
    expect(neighboursOf(game, 'a2')).toEqual([]);
    expect([hasFallen(game, 'a2'), hasFallen(game, 'a4')]).toEqual([false, true]);
  });

  it('ML-DTH.2 ML-MON.16 one who died after his attack is not among them, and no neighbour', () => {
    const t = battle({
      monster: 'trousic',
      event: 'event-2',
      on: {
        a1: { s: 1, wounded: true },
        a2: { seat: 1, member: 'tepej', s: 1 },
        a3: { s: 1, member: 'trunk' },
      },
      dice: [1, ...misses(4), 1, 6, ...misses(4)],
    });
    t.play('roll:strength', [0, 'take-hits']);
    expect(t.game.paths.a1).toMatchObject({ dead: true });
    expect(mercenariesIn(t.game, 'a')).not.toContain('a1');
    expect(neighboursOf(t.game, 'a2')).not.toContain('a1');
    expect(hasFallen(t.game, 'a1')).toBe(true);
    expect(defencesOn(t.game, 'a1', 'trousic')).toEqual([]);
    expect(wound(t.game, 'a1', 1)).toBe('unhurt');
  });

  it('ML-MATK.3 without a realm the affinity counts nothing', () => {
    const { game: bare } = table({
      areas: [{ monster: 'krus', realm: null }],
      clans: [{ dice: { strength: 1 } }],
    });
    expect(attackDice(bare, 'a1', 'krus')).toBe(4);
  });

  it('ML-MER.18 a die is diverted once a round', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { member: 'zandala', s: 1 }, a2: { seat: 1, member: 'tepej', s: 1 } },
      dice: misses(4),
    });
    expect(divertedByAbility(t.game, 'a1', 4)).toBe(0);
  });
});
