import { describe, expect, it } from 'vitest';
import { capturedBy, phaseOf, solo, toMonsters } from '../solo-table.ts';
import { freshTable, type Game, told, top } from '../table.ts';

const activated = (t: Game): number[] => told(t, 'stack-activated').map(({ stack }) => stack);
const sleeping = (t: Game): number[] => told(t, 'stack-sleeps').map(({ die }) => die);

/** Answers the monsters phase with the first choice until it is over. */
function monstersDone(t: Game): Game {
  while (t.game.outcome === undefined && phaseOf(t) === 'monsters') t.play(t.options()[0] as string);
  return t;
}

describe('which stacks the dice activate', () => {
  it.each([
    [1, 2],
    [3, 4],
    [5, 1],
  ])('VAL-SOLO.11 dice %i and %i activate the stacks in those positions, their sum none', (a, b) => {
    const t = monstersDone(toMonsters({ dice: [a, b, 1, 2] }));
    expect(activated(t)).toEqual([a - 1, b - 1]);
    expect(told(t, 'captured').map(({ stack }) => stack % 5)).toEqual([a - 1, b - 1]);
  });

  it('VAL-SOLO.12 the announced dice activate, not the rolled ones', () => {
    const t = solo({ players: [{ domains: ['palace-of-the-dawn'] }], dice: [5, 5, 1, 2] });
    t.play('change:palace-of-the-dawn:0', 'gain:magic', 'gain:magic');
    expect(t.options()).toEqual(['first:4', 'first:5']);
    expect(activated(monstersDone(t))).toEqual([3, 4]);
  });

  it('VAL-SOLO.13 doubles activate the stack twice', () => {
    const t = toMonsters({ dice: [2, 2, 1, 3] });
    t.play('capture:merchant', 'capture:rogue');
    expect(activated(t)).toEqual([1, 1]);
    expect(t.game.darkLord?.citizens).toEqual(['merchant', 'rogue']);
  });

  it('VAL-SOLO.14 a six activates a stack of your choice that is not exhausted', () => {
    const t = toMonsters({ monsters: [null, []], dice: [6, 1, 1, 3] });
    t.play('first:6');
    expect(t.options()).toEqual([
      'activate:goblin',
      'activate:treant',
      'activate:owlbear',
      'activate:dire-bear',
    ]);
    t.play('activate:owlbear');
    expect(t.options()).toEqual(['capture:archer', 'capture:paladin']);
  });

  it('VAL-SOLO.13 VAL-SOLO.14 two sixes let you choose twice, another stack if you like', () => {
    const t = toMonsters({ dice: [6, 6, 1, 2] });
    t.play('activate:goblin', 'capture:cleric', 'activate:dire-bear', 'capture:butcher');
    expect(activated(t)).toEqual([0, 4]);
  });

  it('VAL-SOLO.15 a die pointing at an exhausted stack does nothing', () => {
    const t = toMonsters({ monsters: [null, []], dice: [2, 3, 1, 2] });
    t.play('first:2', 'capture:champion');
    expect(sleeping(t)).toEqual([2]);
    expect(activated(t)).toEqual([2]);
    expect(capturedBy(t)).toEqual(['champion']);
  });

  it('VAL-SOLO.15 a stack under an event is exhausted too', () => {
    const t = toMonsters({
      options: { events: true },
      monsters: [null, []],
      spots: { 1: 'kobold-thieves' },
      dice: [2, 3, 1, 2],
    });
    t.play('first:2', 'capture:champion');
    expect(sleeping(t)).toEqual([2]);
  });

  it('VAL-SOLO.16 you choose which die goes first', () => {
    const position = { dice: [1, 2, 1, 3] };
    const left = toMonsters(position);
    expect(left.options()).toEqual(['first:1', 'first:2']);
    expect(activated(monstersDone(left.play('first:1')))).toEqual([0, 1]);
    expect(activated(monstersDone(toMonsters(position).play('first:2')))).toEqual([1, 0]);
  });
});

describe('what an activated stack takes', () => {
  it('VAL-SOLO.17 the top citizen of one of the two stacks of its column, your choice, to the Dark Lord', () => {
    for (const [stack, citizen] of [
      [6, 'merchant'],
      [11, 'rogue'],
    ] as const) {
      const t = toMonsters({ dice: [2, 3, 1, 2] }).play('first:2');
      expect(t.options()).toEqual(['capture:merchant', 'capture:rogue']);
      t.play(`capture:${citizen}`);
      expect(t.game.darkLord?.citizens).toEqual([citizen]);
      expect(t.game.center[stack]?.cards).toHaveLength(4);
    }
  });

  it('VAL-SOLO.17 a single live stack of the column leaves no choice', () => {
    const t = toMonsters({ citizens: { merchant: 0 }, dice: [2, 3, 1, 2] }).play('first:2');
    expect(capturedBy(t)).toEqual(['rogue']);
    expect(t.options()).toEqual(['capture:mercenary', 'capture:champion']);
  });

  it('VAL-SOLO.18 with both exhausted the top domain is taken and the next one turned up', () => {
    const t = toMonsters({
      citizens: { merchant: 0, rogue: 0 },
      domains: [null, ['desert-orchid', 'orb-of-urdr', 'halfpenny-hill']],
      dice: [2, 3, 1, 2],
    });
    t.play('first:2');
    expect(t.game.darkLord).toMatchObject({ citizens: [], domains: ['desert-orchid'] });
    expect(top(t, 16)).toBe('orb-of-urdr');
    expect(told(t, 'turned-up')).toEqual([{ key: 'turned-up', card: 'orb-of-urdr', stack: 16 }]);
  });

  it('VAL-SOLO.19 with all three stacks of the column exhausted you lose at once', () => {
    const t = toMonsters({
      players: [{ vp: 100 }],
      citizens: { merchant: 0, rogue: 0 },
      domains: [null, []],
      dice: [2, 3],
    });
    t.play('first:2');
    expect(t.game.outcome).toMatchObject({ reason: 'solo-overrun', winners: [] });
    expect(capturedBy(t)).toEqual([]);
  });

  it('VAL-SOLO.19 a domain left in the column is still in the way', () => {
    const t = toMonsters({
      citizens: { merchant: 0, rogue: 0 },
      domains: [null, ['desert-orchid']],
      dice: [2, 3],
    });
    t.play('first:2');
    expect(t.game.outcome).toBeUndefined();
    expect(capturedBy(t)).toEqual(['desert-orchid']);
    expect(t.options()).toEqual(['capture:mercenary', 'capture:champion']);
  });

  it('VAL-SOLO.20 a stack emptied by a capture gets the top card of the deck before the next activation', () => {
    const t = toMonsters({
      options: { events: true },
      citizens: { merchant: 1 },
      deck: ['giant-leech', 'exhausted'],
      dice: [2, 6, 1, 3],
    });
    t.play('first:2', 'capture:merchant');
    expect(t.asked().prompt).toEqual({ key: 'ask-activated-stack' });
    expect(t.game.center[6]).toMatchObject({ cards: [], spot: 'giant-leech' });
    expect(t.game.deck).toEqual(['exhausted']);
  });
});

describe('harder levels', () => {
  const sums = { options: { sumsAttack: true } };
  const attacks = { options: { darkLordAttacks: true } };
  const both = { options: { sumsAttack: true, darkLordAttacks: true } };

  it.each([
    [1, 1, 2],
    [1, 2, 3],
    [2, 2, 4],
    [1, 4, 5],
  ])(
    'VAL-SOLO.33 VAL-SOLO.36 on %i and %i the sum %i activates a stack too, after both dice',
    (a, b, total) => {
      const t = monstersDone(toMonsters({ ...sums, dice: [a, b, 1, 3] }));
      expect(activated(t).slice(0, 3)).toEqual([a - 1, b - 1, total - 1]);
    },
  );

  it('VAL-SOLO.33 a sum of 6 activates a stack of your choice', () => {
    const t = toMonsters({ ...sums, dice: [2, 4, 1, 3] });
    t.play('first:4', 'capture:archer', 'capture:rogue');
    expect(t.asked().prompt).toEqual({ key: 'ask-activated-stack' });
    t.play('activate:goblin', 'capture:knight');
    expect(capturedBy(t)).toEqual(['archer', 'rogue', 'knight']);
  });

  it('VAL-SOLO.33 a sum pointing at an exhausted stack does nothing', () => {
    const t = monstersDone(toMonsters({ ...sums, monsters: [null, null, []], dice: [1, 2, 1, 3] }));
    expect(activated(t).slice(0, 2)).toEqual([0, 1]);
    expect(sleeping(t).slice(0, 1)).toEqual([3]);
  });

  it.each([
    [3, 4],
    [5, 5],
  ])('VAL-SOLO.36 a sum of 7 or more, as %i and %i make, activates nothing', (a, b) => {
    const t = monstersDone(toMonsters({ ...sums, dice: [a, b, 1, 2] }));
    expect(activated(t)).toEqual([a - 1, b - 1]);
  });

  it('VAL-SOLO.36 the sum comes last, whichever die goes first', () => {
    const t = monstersDone(toMonsters({ ...sums, dice: [1, 2, 1, 3] }).play('first:2'));
    expect(activated(t)).toEqual([1, 0, 2]);
  });

  it('VAL-SOLO.34 the Dark Lord attacks the column of an exhausted monster stack by the same rules', () => {
    const t = toMonsters({ ...attacks, monsters: [null, []], dice: [2, 3, 1, 2] });
    t.play('first:2');
    expect(t.options()).toEqual(['capture:merchant', 'capture:rogue']);
    t.play('capture:rogue');
    expect(told(t, 'stack-activated')[0]).toMatchObject({ stack: 1, darkLord: true });
    expect(sleeping(t)).toEqual([]);
  });

  it('VAL-SOLO.34 he takes the domain when both citizen stacks are exhausted', () => {
    const t = toMonsters({
      ...attacks,
      monsters: [null, []],
      citizens: { merchant: 0, rogue: 0 },
      domains: [null, ['orb-of-urdr']],
      dice: [2, 3],
    });
    t.play('first:2');
    expect(t.game.darkLord?.domains).toEqual(['orb-of-urdr']);
  });

  it('VAL-SOLO.34 a column without citizens and domains then loses the game, otherwise nothing happens', () => {
    const emptyColumn = {
      monsters: [null, []] as const,
      citizens: { merchant: 0, rogue: 0 },
      domains: [null, []] as const,
      dice: [2, 3],
    };
    const lost = toMonsters({ ...attacks, ...emptyColumn }).play('first:2');
    expect(lost.game.outcome).toMatchObject({ reason: 'solo-overrun', winners: [] });
    const plain = toMonsters(emptyColumn).play('first:2');
    expect(plain.game.outcome).toBeUndefined();
    expect([sleeping(plain), plain.options()]).toEqual([[2], ['capture:mercenary', 'capture:champion']]);
  });

  it('VAL-SOLO.34 with both levels a sum pointing at an exhausted stack brings him too', () => {
    const t = toMonsters({ ...both, monsters: [null, null, []], dice: [1, 2, 1, 2] });
    t.play('first:1', 'capture:cleric', 'capture:merchant', 'capture:champion');
    expect(told(t, 'stack-activated').map(({ stack, darkLord }) => [stack, darkLord])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    const onlyHim = toMonsters({ ...attacks, monsters: [null, null, []], dice: [1, 2, 1, 2] });
    onlyHim.play('first:1', 'capture:cleric', 'capture:merchant');
    expect(activated(onlyHim)).toEqual([0, 1]);
  });

  it('VAL-SOLO.37 each harder level may be played alone or with the other', () => {
    for (const { options } of [sums, attacks, both])
      expect(freshTable(1, options).game.options).toMatchObject(options);
  });
});
