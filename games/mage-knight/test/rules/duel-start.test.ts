import { describe, expect, it } from 'vitest';
import { attacked, duel, FROM, HERE } from '../duel.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told, waiting } from '../table.ts';

/** Seat 0 beside the space of seat 1, with Move to come there. */
const beside = (rest: TableSetup = {}, options: TableSetup['options'] = { playerCombat: true }): Game =>
  table({
    seats: 2,
    turn: { move: 8, cards: 1 },
    ...rest,
    options,
    players: [
      { space: FROM, ...rest.players?.[0] },
      { space: HERE, ...rest.players?.[1] },
      ...(rest.players?.slice(2) ?? []),
    ],
  });
const there = (rest: TableSetup = {}, options?: TableSetup['options']): Game =>
  beside(rest, options).play(`step:${HERE}`);

/** On countryside tile 3. */
const KEEP = '1,0:NE';
const KEEP_SIDE = '1,0:E';

describe('whom one may attack', () => {
  it('MK-17.1, MK-7.17 whoever came to another hero attacks or moves on, and takes no other action', () => {
    const t = there();
    expect(t.options()).toContain('duel:1');
    expect(offers(t, 'step:').length).toBeGreaterThan(0);
    expect(refuses(t, 'end')).toEqual({
      reason: { key: 'must-attack-or-leave', player: 1 },
      rule: 'MK-7.17',
    });
    expect(t.options()).not.toContain('end');
    t.play(`step:${FROM}`);
    expect(t.options()).toContain('end');
    expect(offers(t, 'duel:')).toEqual([]);
  });

  it('MK-17.1, MK-17.2, MK-11.11 it is the action: Move is lost, and nothing else is fought', () => {
    const t = there().play('duel:1');
    expect(waiting(t)).toEqual([1]);
    expect(t.game.duel).toMatchObject({
      aggressor: 0,
      defender: 1,
      space: HERE,
      from: FROM,
      attendance: null,
    });
    t.play('attend:partial', 'pass', 'pass', 'pass', 'pass');
    expect(t.game.turn).toMatchObject({ stage: 'acted', move: 0 });
    expect(offers(t, 'step:')).toEqual([]);
    expect(offers(t, 'challenge')).toEqual([]);
  });

  it('MK-7.22, MK-17.1 nobody is attacked where all play peacefully, and a turn may end there', () => {
    const t = there({}, {});
    expect(offers(t, 'duel:')).toEqual([]);
    expect(t.asked().refused.map(({ id }) => id)).not.toContain('duel:1');
    expect(t.options()).toContain('end');
  });

  it('MK-7.22, MK-17.1 nobody is attacked once the end of the round is announced or the end of the game is met', () => {
    for (const rest of [{ announced: 1 }, { ending: true, last: [1] }]) {
      const t = there(rest);
      expect(refuses(t, 'duel:1')).toEqual({ reason: { key: 'the-end-is-near' }, rule: 'MK-7.22' });
      expect(t.options()).toContain('end');
    }
  });

  it('MK-7.22 a mate is not attacked', () => {
    const t = there(
      { seats: 4, players: [{}, { space: '0,0:C' }, { space: HERE }, {}] },
      { scenario: 'full-conquest', teams: 'two', playerCombat: true },
    );
    expect(refuses(t, 'duel:2')).toEqual({ reason: { key: 'is-a-mate', player: 2 }, rule: 'MK-7.22' });
    const rival = there(
      { seats: 4, players: [{}, { space: HERE }, { space: '0,0:C' }, {}] },
      { scenario: 'full-conquest', teams: 'two', playerCombat: true },
    );
    expect(rival.options()).toContain('duel:1');
  });

  it('MK-17.1, MK-17.4 nor is one whose order token is face down', () => {
    const t = there({ players: [{}, { orderDown: true }] });
    expect(refuses(t, 'duel:1')).toEqual({
      reason: { key: 'order-token-is-down', player: 1 },
      rule: 'MK-17.4',
    });
    expect(t.options()).toContain('end');
  });

  it('MK-7.19 on the portal heroes meet peacefully', () => {
    const t = table({
      seats: 2,
      options: { playerCombat: true },
      turn: { move: 8, cards: 1 },
      players: [{ space: '0,0:E' }, { space: '0,0:C' }],
    }).play('step:0,0:C');
    expect(refuses(t, 'duel:1')).toEqual({ reason: { key: 'no-duel-in-this-place' }, rule: 'MK-7.19' });
    expect(t.options()).toContain('end');
  });

  it.each([3, 4])('MK-17.1 of %i players each may be attacked', (seats) => {
    const others = Array.from({ length: seats - 2 }, () => ({ space: '0,0:C' }));
    const last = table({
      seats,
      options: { playerCombat: true },
      turn: { move: 8, cards: 1 },
      players: [{ space: FROM }, ...others, { space: HERE }],
    }).play(`step:${HERE}`);
    expect(last.options()).toContain(`duel:${seats - 1}`);
  });

  it('MK-7.17, MK-9.8, MK-11.2 to enter a keep with its owner inside attacks at once, at the cost of reputation', () => {
    const t = table({
      seats: 2,
      options: { playerCombat: true },
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
      turn: { move: 8, cards: 1 },
      players: [{ space: KEEP_SIDE, reputation: 2 }, { space: KEEP }],
      holdings: [{ space: KEEP, tokens: [], shields: [1] }],
    }).play(`step:${KEEP}`);
    expect(t.game.duel).toMatchObject({ aggressor: 0, defender: 1, from: KEEP_SIDE });
    expect(playerOf(t).reputation).toBe(1);
    expect(t.options(1)).toEqual(['attend:full', 'attend:partial']);
  });
});

describe('how far the defender attends', () => {
  it('MK-17.3 whoever is attacked may plunder first', () => {
    const t = attacked({ space: '1,0:E' }, { space: '1,0:E', reputation: 2 }, { path: [HERE] });
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toEqual(['plunder', 'face']);
    const { length } = playerOf(t, 1).hand;
    t.play('plunder');
    expect(playerOf(t, 1)).toMatchObject({ reputation: 1, plundered: true });
    expect(playerOf(t, 1).hand).toHaveLength(length + 2);
    expect(t.options()).toEqual(['attend:full', 'attend:partial']);
  });

  it('MK-17.4 in full: the order token is turned down, and the next turn is skipped without an announcement', () => {
    const t = duel({ hand: ['march', 'rage'] }, { hand: ['march', 'stamina'], deck: [] }, {}, 'full');
    expect(playerOf(t, 1).orderDown).toBe(true);
    t.play('pass', 'pass', 'pass', 'pass', 'end', 'discard:march', 'done');
    expect(waiting(t)).toEqual([0]);
    t.play('end', 'discard:march', 'done');
    expect(told(t, 'turn-skipped')).toMatchObject([{ player: 1 }]);
    expect(playerOf(t, 1).orderDown).toBe(false);
    expect(t.game.announced).toBeNull();
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-17.5 in full: the glade, one die, skills, healing afterwards, and all steps of the end of a turn', () => {
    const glade = '1,0:C';
    const t = duel(
      { space: glade },
      {
        space: glade,
        hand: ['tranquility', 'wound', 'rage'],
        skills: ['goldyx-universal-power'],
      },
      { path: [HERE] },
      'full',
    );
    expect(playerOf(t, 1).tokens.gold).toBe(1);
    expect(t.game.duel).toBeDefined();
    t.play('play:rage', 'move', 'pass', 'pass', 'pass', 'pass');
    expect(t.asked().prompt).toEqual({ key: 'ask-after-duel' });
    expect(offers(t, 'step:')).toEqual([]);
    expect(offers(t, 'explore:')).toEqual([]);
    expect(t.options()).not.toContain('interact');
    t.play('play:tranquility', 'basic', 'way:0', 'heal:hand');
    expect(playerOf(t, 1).hand).toEqual([]);
    t.play('end');
    expect(playerOf(t, 1).hand).toHaveLength(5);
    expect(playerOf(t, 1).tokens.gold).toBe(0);
    expect(playerOf(t, 1).played).toEqual([]);
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-17.5, MK-17.7 a die of the Source is used in full attendance alone', () => {
    const hand = ['rage', 'march'] as const;
    const full = duel({}, { hand: [...hand] }, { source: ['red', 'red', 'red'] }, 'full').play(
      'pass',
      'pass',
      'pass',
    );
    full.play('play:rage');
    expect(full.options()).toContain('powered');
    full.play('powered');
    expect(full.game.source.filter(({ by }) => by === 1)).toHaveLength(1);
    const partial = duel({}, { hand: [...hand] }, { source: ['red', 'red', 'red'] }).play(
      'pass',
      'pass',
      'pass',
    );
    partial.play('play:rage');
    expect(partial.options()).not.toContain('powered');
    expect(refuses(partial, 'powered').reason).toMatchObject({ key: 'no-mana' });
  });

  it('MK-17.4, MK-1.21 a Spell that brings another turn makes the next turn that one', () => {
    const t = duel(
      { hand: ['march'] },
      { hand: ['space-bending', 'march'], tokens: { blue: 1, black: 1 } },
      { time: 'night', source: ['red', 'red', 'red'] },
      'full',
    );
    t.play('pass', 'pass', 'pass', 'pass', 'play:space-bending', 'powered', 'end', 'done');
    expect(waiting(t)).toEqual([0]);
    expect(playerOf(t, 1)).toMatchObject({ orderDown: false, aside: ['space-bending'] });
  });

  it('MK-17.6 with nothing but wounds in hand only in part, and it is asked all the same', () => {
    const t = attacked({}, { hand: ['wound', 'wound'] });
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toEqual(['attend:partial']);
    expect(refuses(t, 'attend:full')).toEqual({ reason: { key: 'only-wounds-in-hand' }, rule: 'MK-17.6' });
  });

  it('MK-17.7 in part: no skills but those of other turns', () => {
    const skills = ['goldyx-potion-making', 'goldyx-motivation'] as const;
    const t = attacked({}, { skills: [...skills] }).play('face', 'attend:partial');
    expect(offers(t, 'skill:')).toEqual(['skill:goldyx-motivation']);
    expect(refuses(t, 'skill:goldyx-potion-making')).toEqual({
      reason: { key: 'attends-in-part' },
      rule: 'MK-17.7',
    });
  });

  it('MK-17.7 in part: the turn goes on at once, cards and mana stay as they lie until the end of the next turn', () => {
    const t = duel(
      { hand: ['rage'] },
      { hand: ['rage', 'march'], tokens: { red: 2 }, deck: ['stamina', 'stamina'] },
    );
    t.play('play:march', 'move', 'pass', 'pass', 'pass', 'pass');
    expect(waiting(t)).toEqual([0]);
    expect(playerOf(t, 1)).toMatchObject({ hand: ['rage'], orderDown: false, tokens: { red: 2 } });
    expect(playerOf(t, 1).played.map(({ card }) => card)).toEqual(['march']);
    t.play('end', 'discard:rage', 'done');
    expect(waiting(t)).toEqual([1]);
    expect(playerOf(t, 1).tokens.red).toBe(2);
    t.play('play:rage', 'move', 'end');
    expect(playerOf(t, 1)).toMatchObject({ tokens: { red: 0 }, played: [] });
  });

  it('MK-17.2 each has points of their own, and nobody moves', () => {
    const t = duel({ hand: ['march'] }, { hand: ['march', 'stamina'] });
    t.play('play:march', 'basic');
    expect(t.game.turn.move).toBe(2);
    expect(offers(t, 'step:')).toEqual([]);
    t.play('pass');
    expect(t.game.active).toBe(0);
    expect(t.game.turn.move).toBe(0);
    t.play('pass', 'pass');
    expect(t.game).toMatchObject({ active: 1, turn: { move: 2 } });
  });
});
