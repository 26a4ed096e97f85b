// Every trap of the box, turned up on a path.
import { describe, expect, it } from 'vitest';
import { type TrapId, trapOf, traps } from '../../data/traps.ts';
import type { Colour } from '../../data/types.ts';
import { pathTotal } from '../../rules/path-roll.ts';
import { battle, misses } from '../battle-table.ts';
import { told } from '../table.ts';

const ofKind = (...kinds: readonly string[]): TrapId[] =>
  (Object.keys(traps) as TrapId[]).filter((id) => kinds.includes(trapOf(id).kind));

/** One die of each colour that shows three, and the trap. */
function laid(id: TrapId) {
  const hidden = trapOf(id).kind === 'hidden';
  const t = battle({
    monster: 'krus',
    // A reroll, so that the table waits after the dice are rolled.
    event: 'event-2',
    ...(hidden && { options: { tricks: true } }),
    clans: [{ traps: [] }, { traps: [] }],
    on: { a3: { s: 1, m: 1, traps: [id] } },
    dice: [...misses(4), ...[3, 3, 3, 3, 3]],
  });
  if (hidden) t.play('reveal');
  return t;
}

const bonusDice: Readonly<Partial<Record<TrapId, readonly [Colour, number, string]>>> = {
  'trap-basic-jungle': ['strength', 1, 'ML-TRP.7'],
  'trap-basic-water': ['strength', 1, 'ML-TRP.7'],
  'trap-basic-wind': ['strength', 1, 'ML-TRP.7'],
  'trap-s1': ['strength', 1, 'ML-TRP.1'],
  'trap-s2': ['strength', 2, 'ML-TRP.1'],
  'trap-s3': ['strength', 3, 'ML-TRP.1'],
  'trap-m1': ['magic', 1, 'ML-TRP.2'],
  'trap-m2': ['magic', 2, 'ML-TRP.2'],
  'trap-m3': ['magic', 3, 'ML-TRP.2'],
  'trap-hidden-s1': ['strength', 1, 'ML-TRP.6'],
  'trap-hidden-s2': ['strength', 2, 'ML-TRP.6'],
  'trap-hidden-m1': ['magic', 1, 'ML-TRP.6'],
  'trap-hidden-m2': ['magic', 2, 'ML-TRP.6'],
};

const bonuses: Readonly<Partial<Record<TrapId, readonly [monster: number, conquest: number, string]>>> = {
  'trap-basic-fire': [7, 7, 'ML-TRP.7'],
  'trap-splus1': [7, 7, 'ML-TRP.3'],
  'trap-splus2': [8, 8, 'ML-TRP.3'],
  'trap-splus3': [9, 9, 'ML-TRP.3'],
  'trap-mplus1': [7, 7, 'ML-TRP.4'],
  'trap-mplus2': [8, 8, 'ML-TRP.4'],
  'trap-flat4': [10, 6, 'ML-TRP.5'],
  'trap-flat6': [12, 6, 'ML-TRP.5'],
  'trap-flat8': [14, 6, 'ML-TRP.5'],
};

describe('every trap', () => {
  for (const id of ofKind('basic', 'upgraded', 'hidden')) {
    const dice = bonusDice[id];
    const bonus = bonuses[id];
    if (dice !== undefined) {
      const [colour, count, rule] = dice;
      it(`${rule} ${id}: ${count} ${colour} on the trap`, () => {
        const t = laid(id);
        const onTrap = t.game.paths.a3?.dice.filter(({ trap }) => trap === 0);
        expect(onTrap).toEqual(new Array(count).fill({ colour, face: 0, trap: 0 }));
        t.play('cancel:0');
        expect(t.asked().prompt).toMatchObject({ key: 'ask-attack', total: 0, mayCapture: true });
      });
    } else
      it(`${bonus?.[2]} ${id}: against a monster and in a conquest`, () => {
        const t = laid(id);
        t.play('cancel:0');
        const start = trapOf(id).ability.op === 'flatAttack' ? (bonus?.[0] ?? 0) - 6 : 0;
        expect(t.asked().prompt).toMatchObject({ key: 'ask-attack', total: start, mayCapture: true });
        for (const die of t.game.paths.a3?.dice ?? []) die.face = 3;
        expect([pathTotal(t.game, 'a3', 'monster'), pathTotal(t.game, 'a3', 'conquest')]).toEqual(
          bonus?.slice(0, 2),
        );
      });
  }

  it('ML-TRP.4 the bonus for magic counts for every magic die of the path', () => {
    const t = battle({
      monster: 'hlubstir',
      on: { a1: { m: 2, traps: ['trap-mplus2', 'trap-m1'] } },
      dice: [...misses(5), 1, 1, 1],
    });
    t.play('cancel:0', 'roll-all');
    expect(told(t, 'attack-failed')).toMatchObject([{ carried: 9 }]);
  });
});
