import type { Outcome } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { capturedBy, solo, toMonsters } from '../solo-table.ts';
import { type Game, gold, playerOf, type TableSetup, told } from '../table.ts';

const lastMonster = [['goblin'], [], [], [], []] as const;

/** Four stacks are exhausted and one Peasant is left; recruiting it costs 3. */
const onePeasantLeft: TableSetup = {
  citizens: { cleric: 0, merchant: 0, mercenary: 0, archer: 0, peasant: 1 },
  phase: 'actions',
};

function outcomeOf(t: Game): Outcome {
  if (t.game.outcome === undefined) throw new Error('The game is not over.');
  return t.game.outcome;
}

const linesOf = (lines: Outcome['sheet'][number] = []) =>
  Object.fromEntries(lines.map(({ key, points }) => [key, points]));

const rivalOf = (t: Game) => outcomeOf(t).rivals?.[0];

describe('all monsters slain', () => {
  it('VAL-SOLO.23 slaying the last monster wins at once, whatever the points', () => {
    const t = solo({
      players: [{ strength: 1, duke: 'cornelius' }],
      monsters: lastMonster,
      darkLord: 'elsyn',
      dice: [1, 1, 1, 2],
    });
    t.play('starter-herald:gold', 'starter-herald:gold', 'gain:gold', 'gain:gold');
    t.play('capture:cleric', 'capture:cleric', 'starter-herald:gold', 'starter-herald:gold');
    t.play('starter-herald:gold', 'slay:goblin');
    expect(outcomeOf(t)).toMatchObject({ reason: 'solo-monsters', winners: [0], scores: [3] });
    expect(rivalOf(t)?.points).toBe(4);
    expect(told(t, 'game-ended')).toEqual([
      { key: 'game-ended', reason: 'solo-monsters', winners: [0], scores: [3], darkLord: 4 },
    ]);
    expect(() => t.options()).toThrow('Nothing is asked');
  });

  it('VAL-SOLO.25 it wins even where the emptied stack would be the fifth exhausted one', () => {
    const t = solo({ players: [{ strength: 1 }], monsters: lastMonster, phase: 'actions' });
    t.play('slay:goblin');
    expect(outcomeOf(t)).toMatchObject({ reason: 'solo-monsters', winners: [0] });
    expect(told(t, 'exhausted')).toEqual([]);
    expect(gold(t, 0)).toBe(0);
  });

  it('VAL-SOLO.23 taking the last monster without slaying it ends the game as well', () => {
    const t = solo({
      players: [{ gold: 10, citizens: ['rogue', 'rogue'] }],
      monsters: lastMonster,
      domains: [['purloiners-perch', 'orb-of-urdr']],
      phase: 'actions',
    });
    t.play('build:purloiners-perch', 'take:goblin');
    expect(outcomeOf(t)).toMatchObject({ reason: 'solo-monsters', winners: [0] });
  });
});

describe('five stacks exhausted', () => {
  it('VAL-SOLO.24 any five center stacks end the game at once, and it is scored', () => {
    const t = solo({
      players: [{ gold: 3, duke: 'cornelius' }],
      monsters: [null, null, null, null, []],
      citizens: { cleric: 0, butcher: 0, peasant: 1 },
      domains: [null, []],
      phase: 'actions',
    });
    t.play('recruit:peasant');
    const { reason, scores, sheet } = outcomeOf(t);
    expect(reason).toBe('solo-exhausted');
    expect(scores).toEqual([0]);
    expect(linesOf(sheet[0])).toEqual({ monsters: 0, domains: 0, board: 0, duke: 0 });
    expect(rivalOf(t)?.key).toBe('dark-lord');
  });

  it('VAL-SOLO.24 four exhausted stacks do not end it', () => {
    const citizens = { cleric: 0, merchant: 0, mercenary: 0, peasant: 1 };
    const t = solo({ ...onePeasantLeft, players: [{ gold: 3 }], citizens });
    t.play('recruit:peasant', 'gain:gold');
    expect(t.game.center.filter(({ cards }) => cards.length === 0)).toHaveLength(4);
    expect(t.game.outcome).toBeUndefined();
  });

  it('VAL-SOLO.26 the check follows each placed card, so a second action may be forfeited', () => {
    const t = solo({ ...onePeasantLeft, players: [{ gold: 9 }] });
    t.play('recruit:peasant');
    expect(outcomeOf(t).reason).toBe('solo-exhausted');
    expect(told(t, 'exhausted')).toHaveLength(1);
    expect(gold(t, 0)).toBe(6);
    expect(() => t.options()).toThrow('Nothing is asked');
  });

  it('VAL-SOLO.26 an event put on the fifth emptied stack ends the game just so', () => {
    const t = solo({
      ...onePeasantLeft,
      options: { events: true },
      players: [{ gold: 3 }],
      deck: ['mimic', 'exhausted'],
    });
    t.play('recruit:peasant');
    expect(told(t, 'event-appeared')).toMatchObject([{ key: 'event-appeared', event: 'mimic', stack: 9 }]);
    expect(outcomeOf(t).reason).toBe('solo-exhausted');
  });

  it('VAL-SOLO.35 the standard conditions do not count: twice the players, or the end phase', () => {
    const t = toMonsters({ citizens: { cleric: 0, merchant: 0, archer: 0 }, dice: [1, 2, 1, 2] });
    t.play('first:1', 'starter-herald:gold');
    expect(capturedBy(t)).toEqual(['knight', 'rogue']);
    expect(told(t, 'turn-started')).toHaveLength(2);
    expect(told(t, 'end-near')).toEqual([]);
    expect(t.game.outcome).toBeUndefined();
  });

  it('VAL-SOLO.35 the last domain ends the game at once, as the fifth exhausted stack', () => {
    const t = solo({
      players: [{ gold: 9, citizens: ['merchant', 'cleric'] }],
      domains: [[], [], [], [], ['pratchetts-plateau']],
      phase: 'actions',
    });
    t.play('build:pratchetts-plateau');
    expect(outcomeOf(t).reason).toBe('solo-exhausted');
  });

  it('VAL-SOLO.38 the activation that comes first decides between the scoring and the loss', () => {
    const position: TableSetup = {
      players: [{ vp: 200 }],
      citizens: { cleric: 0, knight: 0, merchant: 0, rogue: 1 },
      domains: [[]],
      dice: [1, 2],
    };
    const lost = toMonsters(position).play('first:1');
    expect(outcomeOf(lost)).toMatchObject({ reason: 'solo-overrun', winners: [] });
    const scored = toMonsters(position).play('first:2');
    expect(outcomeOf(scored)).toMatchObject({ reason: 'solo-exhausted', winners: [0] });
  });
});

describe('the score against the Dark Lord', () => {
  /** The Dark Lord takes a domain and a Champion; the Champion's stack is the fifth exhausted one. */
  const lastStand = (vp: number, changes: TableSetup = {}): Game =>
    toMonsters({
      players: [{ vp, duke: 'hrothgar', slain: ['goblin-mage', 'troll'], domains: ['halfpenny-hill'] }],
      monsters: [['goblin'], ['skeleton'], ['treant'], ['owlbear'], ['dire-bear']],
      citizens: { cleric: 0, knight: 0, merchant: 0, rogue: 0, champion: 1 },
      domains: [null, ['desert-orchid', 'orb-of-urdr']],
      darkLord: 'reese',
      dice: [2, 3],
      ...changes,
    }).play('first:2', 'capture:champion');

  it('VAL-SOLO.27 VAL-SOLO.28 your score: monsters, domains, duke and, unless left out, the board', () => {
    const t = lastStand(4);
    // Hrothgar: two monsters for 4, a titan for 1, four leftover resources for 1.
    expect(linesOf(outcomeOf(t).sheet[0])).toEqual({ monsters: 8, domains: 2, board: 4, duke: 6 });
    expect(outcomeOf(t).scores).toEqual([20]);
  });

  it('VAL-SOLO.27 VAL-SOLO.28 without the board option only monsters, domains and duke count', () => {
    const t = lastStand(4, { options: { soloBoardPoints: false } });
    expect(linesOf(outcomeOf(t).sheet[0])).toEqual({ monsters: 8, domains: 2, board: 0, duke: 6 });
    expect(outcomeOf(t)).toMatchObject({ scores: [16], winners: [] });
    expect(playerOf(t, 0).vp).toBe(4);
  });

  it('VAL-SOLO.29 his score: monsters in their stacks, captured domains, his duke on all he holds', () => {
    const t = lastStand(4);
    expect(t.game.darkLord).toMatchObject({ citizens: ['champion'], domains: ['desert-orchid'] });
    expect(rivalOf(t)).toMatchObject({ key: 'dark-lord', points: 19 });
    expect(linesOf(rivalOf(t)?.lines)).toEqual({ monsters: 9, domains: 3, duke: 5 + 1 + 1 });
  });

  it('VAL-SOLO.29 role icons count on his citizens and on his domains', () => {
    const t = lastStand(4, { darkLord: 'elisium' });
    expect(linesOf(rivalOf(t)?.lines)).toMatchObject({ duke: 3 });
  });

  it('VAL-SOLO.29 buried monsters count as well as those on top', () => {
    const stacks = [['goblin', 'goblin-king'], ['skeleton'], ['treant'], ['owlbear'], ['dire-bear']] as const;
    expect(linesOf(rivalOf(lastStand(4, { monsters: stacks }))?.lines)).toMatchObject({ monsters: 13 });
  });

  it('VAL-SOLO.30 his duke gives nothing for resources, he has none', () => {
    const t = lastStand(4, { darkLord: 'simon' });
    // Simon scores workers and soldiers and a point for every 2 resources: one Champion is all there is.
    expect(linesOf(rivalOf(t)?.lines)).toMatchObject({ duke: 1 });
  });

  it('VAL-SOLO.31 face-up events do not score for him', () => {
    const options = { events: true };
    const monsters = [[], ['skeleton'], ['treant'], ['owlbear'], ['dire-bear']] as const;
    const citizens = { cleric: 0, merchant: 0, rogue: 0, champion: 1 };
    const plain = lastStand(4, { options, monsters, citizens });
    const under = lastStand(4, { options, monsters, citizens, spots: { 0: 'kobold-thieves' } });
    expect(under.game.center[0]?.spot).toBe('kobold-thieves');
    expect(rivalOf(under)).toEqual(rivalOf(plain));
    expect(linesOf(rivalOf(under)?.lines)).toMatchObject({ monsters: 8, duke: 4 + 1 + 1 });
  });

  it.each([
    [2, 'fewer points', []],
    [3, 'equal points', []],
    [4, 'more points', [0]],
  ])('VAL-SOLO.32 you win only with more points: %i on the board make %s', (vp, _, winners) => {
    const t = lastStand(vp);
    expect([outcomeOf(t).scores[0], rivalOf(t)?.points]).toEqual([16 + vp, 19]);
    expect(outcomeOf(t).winners).toEqual(winners);
  });
});
