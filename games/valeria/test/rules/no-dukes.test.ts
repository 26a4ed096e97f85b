import { describe, expect, it } from 'vitest';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { view } from '../../rules/view.ts';
import { forbiddenBy, freshTable, table, told } from '../table.ts';

/** The score sheets of a game without dukes that ends now, by line. */
function sheets(...players: PlayerArrangement[]) {
  const { outcome } = table({
    seats: players.length,
    active: players.length - 1,
    phase: 'end',
    options: { noDukes: true },
    players,
    monsters: [[], [], [], [], []],
  }).game;
  return (outcome?.sheet ?? []).map(
    (lines): Record<string, number> => Object.fromEntries(lines.map(({ key, points }) => [key, points])),
  );
}

describe('the game without dukes', () => {
  it('VAL-NOD.1 no dukes are dealt and nobody is asked to keep one', () => {
    for (const seats of [2, 3, 4, 5]) {
      const t = freshTable(seats, { noDukes: true });
      expect(t.game.players.map(({ dukes }) => dukes)).toEqual(new Array(seats).fill([]));
      expect(t.game.box.dukes).toEqual([]);
      expect(told(t, 'turn-started')).toMatchObject([{ player: t.game.first, turn: 1 }]);
      expect(told(t, 'duke-kept')).toEqual([]);
    }
  });

  it('VAL-NOD.2 monsters, domains and points on the board score as usual', () => {
    const [first] = sheets(
      { vp: 5, slain: ['goblin', 'troll'], domains: ['palace-of-the-dawn'] },
      { slain: ['skeleton', 'skeleton', 'skeleton'], domains: ['orb-of-urdr', 'desert-orchid'] },
    );
    expect(first).toMatchObject({ monsters: 7, domains: 4, board: 5 });
  });

  it('VAL-NOD.3 worker and soldier icons score 1, shadow and holy icons 2, on citizens and domains', () => {
    const roles = (player: PlayerArrangement) => sheets(player, {})[0]?.roles;
    expect(roles({ citizens: ['peasant'] })).toBe(1);
    expect(roles({ citizens: ['archer'] })).toBe(1);
    expect(roles({ citizens: ['rogue'] })).toBe(2);
    expect(roles({ citizens: ['cleric'] })).toBe(2);
    // One worker, two soldiers; one shadow, one holy.
    expect(roles({ domains: ['palace-of-the-dawn'] })).toBe(3);
    expect(roles({ domains: ['orb-of-urdr'], citizens: ['rogue', 'peasant'] })).toBe(2 + 2 + 2 + 1);
  });

  it('VAL-NOD.4 every 3 leftover resources score 1, pooled and rounded down', () => {
    const leftovers = (gold: number, strength: number, magic: number) =>
      sheets({ gold, strength, magic }, {})[0]?.leftovers;
    expect(leftovers(1, 1, 1)).toBe(1);
    expect(leftovers(2, 2, 1)).toBe(1);
    expect(leftovers(2, 2, 2)).toBe(2);
    expect(leftovers(0, 0, 2)).toBe(0);
  });

  it('VAL-NOD.5 most citizens, most monsters and most domains score 7 each', () => {
    const [first, second, third] = sheets(
      { citizens: ['peasant', 'peasant'], slain: ['goblin'] },
      { citizens: ['peasant'], slain: ['goblin', 'skeleton'] },
      { domains: ['orb-of-urdr'] },
    );
    expect(first).toMatchObject({ 'most-citizens': 7, 'most-monsters': 0, 'most-domains': 0 });
    expect(second).toMatchObject({ 'most-citizens': 0, 'most-monsters': 7, 'most-domains': 0 });
    expect(third).toMatchObject({ 'most-citizens': 0, 'most-monsters': 0, 'most-domains': 7 });
  });

  it('VAL-NOD.6 tied for a majority: every tied leader gets 3 instead', () => {
    const majorities = sheets(
      { citizens: ['peasant', 'knight'], slain: ['goblin'] },
      { citizens: ['rogue', 'rogue'], slain: ['troll'] },
      { citizens: ['rogue'], slain: ['treant'] },
    );
    expect(majorities.map((sheet) => sheet['most-citizens'])).toEqual([3, 3, 0]);
    expect(majorities.map((sheet) => sheet['most-monsters'])).toEqual([3, 3, 3]);
  });

  it('VAL-NOD.7 starters are no citizens for the majority', () => {
    // Each has three starters; one citizen decides.
    const most = sheets({}, { citizens: ['peasant'] }).map((sheet) => sheet['most-citizens']);
    expect(most).toEqual([0, 7]);
  });

  it('VAL-NOD.8 a count of 0 wins nothing', () => {
    for (const sheet of sheets({}, {}))
      expect(sheet).toMatchObject({ 'most-citizens': 0, 'most-monsters': 0, 'most-domains': 0 });
  });

  it('VAL-NOD.9 it is not offered in solo', () => {
    expect(() => freshTable(1, { noDukes: true })).toThrow(forbiddenBy('VAL-NOD.9'));
    for (const seats of [2, 3, 4, 5]) expect(() => freshTable(seats, { noDukes: true })).not.toThrow();
  });

  it('VAL-NOD.2 VAL-NOD.3 the points so far are open to everybody', () => {
    const { game } = table({
      phase: 'actions',
      options: { noDukes: true },
      players: [{ vp: 1, citizens: ['rogue'] }, { slain: ['goblin'] }],
    });
    for (const viewer of [0, 1, undefined])
      expect(view(game, viewer).players.map(({ points }) => points)).toEqual([1 + 2 + 7, 1 + 7]);
  });
});
