import { advance, answer, below, type HasRandom, type Json, randomFrom, rulesIn, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type Valeria, valeria } from '../../index.ts';
import { view } from '../../rules/view.ts';
import { table } from '../table.ts';

/** A whole game by chance; the check runs at every decision. */
function playOut(seats: number, seed: string, check: (game: Valeria) => void): Valeria {
  const game = start(valeria, { seats, seed, options: { layout: 'random', events: true } });
  const rules = rulesIn(valeria);
  const chance: HasRandom = { random: randomFrom(`${seed} choices`) };
  for (let asks = advance(rules, game); asks[0] !== undefined; ) {
    const { values } = asks[0];
    asks = answer(rules, game, asks[0], values[below(chance, values.length)] as Json);
    check(game);
  }
  return game;
}

describe('duke cards', () => {
  it('VAL-DUKE.1 the duke tells its owner what scores: the same holdings are worth different points', () => {
    const holdings = {
      gold: 4,
      strength: 1,
      citizens: ['peasant', 'archer'] as ('peasant' | 'archer')[],
      slain: ['giant'] as 'giant'[],
    };
    const points = (duke: 'cornelius' | 'hrothgar' | 'simon' | 'elsyn') => {
      const players = [{ ...holdings, duke }];
      const { outcome } = table({ active: 1, phase: 'end', players, domains: [[], [], [], [], []] }).game;
      return outcome?.sheet[0]?.at(-1)?.points;
    };
    expect(points('cornelius')).toBe(1);
    expect(points('hrothgar')).toBe(2 + 1 + 1);
    expect(points('simon')).toBe(1 + 1 + 2);
    expect(points('elsyn')).toBe(1);
  });

  it('VAL-DUKE.1 only the owner sees what the duke is worth during the game', () => {
    const { game } = table({
      phase: 'actions',
      players: [{ duke: 'simon', gold: 4, vp: 1 }, { duke: 'elsyn' }],
    });
    expect(view(game, 0).players[0]?.points).toBe(3);
    expect(view(game, 1).players[0]?.points).toBe(1);
    expect(view(game, undefined).players[0]?.points).toBe(1);
  });

  it.each([2, 3, 5])('VAL-DUKE.2 in whole games of %i nothing reveals or swaps a duke', (seats) => {
    for (const seed of ['a', 'b', 'c']) {
      let kept: string | undefined;
      const end = playOut(seats, seed, (game) => {
        if (game.turn === 0) return;
        const dukes = game.players.map((player) => player.dukes);
        kept ??= JSON.stringify(dukes);
        expect(JSON.stringify(dukes)).toBe(kept);
        if (game.outcome !== undefined) return;
        for (const [seat, own] of dukes.entries())
          expect(view(game, seat).players.map((player) => player.dukes)).toEqual(
            dukes.map((_, other) => (other === seat ? own : [])),
          );
      });
      expect(end.outcome).toBeDefined();
      expect(kept).toBeDefined();
    }
  });
});
