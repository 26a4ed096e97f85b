import { describe, expect, it } from 'vitest';
import { TACTICS, type TacticId, tactics } from '../../data/tactics.ts';
import { freshTable, type Game, playerOf, refuses, table, told, waiting } from '../table.ts';

const heroes = ['hero:tovak', 'hero:goldyx', 'hero:arythea', 'hero:norowas'];

/** Heroes are picked, tactics are next. */
const picking = (seats: number, options = {}): Game =>
  freshTable(seats, options).play(...heroes.slice(0, seats));

/** A table that picks tactics, with what the players hold. */
const taking = (tactic: TacticId, player = {}): Game => {
  const t = table({ time: tactics[tactic].time, players: [player], step: 'acts', picking: true });
  t.play(`tactic:${tactic}`);
  return t;
};

describe('picking tactics', () => {
  it('MK-3.23, MK-3.24 six of the day, six of the night, numbered from 1 to 6', () => {
    for (const time of ['day', 'night'])
      expect(TACTICS.filter((id) => tactics[id].time === time).map((id) => tactics[id].number)).toEqual([
        1, 2, 3, 4, 5, 6,
      ]);
    expect(TACTICS.slice(0, 6)).toEqual([
      'early-bird',
      'rethink',
      'mana-steal',
      'planning',
      'great-start',
      'the-right-moment',
    ]);
    expect(TACTICS.slice(6)).toEqual([
      'from-the-dusk',
      'long-night',
      'mana-search',
      'midnight-meditation',
      'preparation',
      'sparing-power',
    ]);
  });

  it('MK-2.12, MK-2.23, MK-3.13 in the first round whoever picked a hero last picks first', () => {
    const t = picking(3, { scenario: 'blitz-conquest' });
    expect(t.options()).toHaveLength(6);
    const { picked } = t.game;
    expect(waiting(t)).toEqual([picked[2]]);
    t.play('tactic:planning');
    expect(waiting(t)).toEqual([picked[1]]);
    expect(refuses(t, 'tactic:planning')).toMatchObject({ rule: 'MK-3.13' });
    t.play('tactic:early-bird');
    expect(waiting(t)).toEqual([picked[0]]);
  });

  it('MK-3.13 later the lowest fame first, of equals the lower token', () => {
    const t = table({
      seats: 3,
      picking: true,
      order: [2, 0, 1],
      players: [{ fame: 5 }, { fame: 5 }, { fame: 9 }],
    });
    expect(waiting(t)).toEqual([1]);
    t.play('tactic:planning');
    expect(waiting(t)).toEqual([0]);
    t.play('tactic:early-bird');
    expect(waiting(t)).toEqual([2]);
  });

  it('MK-3.15, MK-3.16 turns go by the numbers, the lowest first, again and again', () => {
    const t = table({ seats: 3, picking: true, order: [0, 1, 2] });
    t.play('tactic:planning', 'tactic:early-bird', 'tactic:the-right-moment');
    expect(t.game.order).toEqual([1, 2, 0]);
    expect(waiting(t)).toEqual([1]);
  });
});

describe('tactics of the day', () => {
  it('MK-3.23 Early Bird does nothing but act first', () => {
    const t = taking('early-bird', { hand: ['march'], deck: ['rage'] });
    expect(playerOf(t).hand).toEqual(['march']);
    expect(t.options()).not.toContain('tactic');
  });

  it('MK-3.25, MK-3.14 Rethink: up to three cards, wounds too, as many are drawn, the discards are shuffled in', () => {
    const t = taking('rethink', {
      hand: ['march', 'wound', 'rage'],
      deck: ['stamina', 'swiftness'],
      discard: ['promise'],
    });
    t.play('discard:wound', 'discard:march');
    expect(t.options()).toEqual(['discard:rage', 'done']);
    t.play('done');
    const { hand, deck, discard } = playerOf(t);
    expect(hand).toEqual(['rage', 'stamina', 'swiftness']);
    expect(discard).toEqual([]);
    expect([...deck].sort()).toEqual(['march', 'promise', 'wound']);
  });

  it('MK-3.25 no more than three', () => {
    const t = taking('rethink', { hand: ['march', 'wound', 'rage', 'stamina'], deck: ['stamina'] });
    t.play('discard:wound', 'discard:march', 'discard:rage');
    expect(told(t, 'hand-rethought')[0]?.cards).toEqual(['wound', 'march', 'rage']);
  });

  it('MK-3.26 Mana Steal: a die of a basic colour lies on the card and is used beside the one of the Source', () => {
    const t = taking('mana-steal', { hand: ['march', 'rage', 'stamina'], deck: ['promise'] });
    expect(t.options()).toEqual(['colour:red', 'colour:blue', 'colour:green']);
    t.play('colour:green');
    expect(t.game.source).toContainEqual({ colour: 'green', by: 0, stays: false, kept: 'tactic' });
    t.play('play:march', 'powered');
    expect(t.game.turn.move).toBe(4);
    t.play('play:rage', 'influence', 'end');
    t.play('done');
    expect(t.game.source.every(({ kept }) => !kept)).toBe(true);
  });

  it('MK-3.27 a die that was never used goes back for the roll of the next round', () => {
    const t = taking('mana-steal', { hand: ['march'], deck: [] });
    t.play('colour:green', 'announce');
    expect(t.game.round).toBe(2);
    expect(t.game.source.every(({ by, kept }) => by === null && !kept)).toBe(true);
  });

  it('MK-3.28 Planning: one card more with at least two in hand before drawing', () => {
    for (const [kept, drawnTo] of [
      [['rage', 'rage'], 6],
      [['rage'], 5],
    ] as const) {
      const t = table({
        players: [
          {
            tactic: 'planning',
            hand: ['march', ...kept],
            deck: ['swiftness', 'swiftness', 'stamina', 'stamina', 'promise', 'threaten'],
          },
        ],
      });
      t.play('play:march', 'move', 'end', 'done');
      expect(playerOf(t).hand).toHaveLength(drawnTo);
    }
  });

  it('MK-3.29 Great Start: two cards', () => {
    const t = taking('great-start', { hand: ['march'], deck: ['rage', 'stamina', 'promise'] });
    expect(playerOf(t).hand).toEqual(['march', 'rage', 'stamina']);
  });

  it('MK-3.30 The Right Moment: another turn right after this one, once', () => {
    const t = table({
      seats: 2,
      order: [0, 1],
      players: [{ tactic: 'the-right-moment', hand: ['march', 'rage'], deck: ['stamina', 'stamina'] }],
    });
    t.play('tactic', 'play:march', 'move', 'end', 'done');
    expect(waiting(t)).toEqual([0]);
    expect(t.game.turns).toBe(2);
    expect(refuses(t, 'tactic')).toEqual({
      reason: { key: 'tactic-used-up', tactic: 'the-right-moment' },
      rule: 'MK-3.23',
    });
    t.play('play:rage', 'move', 'end', 'done');
    expect(waiting(t)).toEqual([1]);
  });

  it('MK-3.30 not once the end of the round is announced', () => {
    const t = table({
      seats: 2,
      announced: 1,
      last: [],
      players: [{ tactic: 'the-right-moment', hand: ['march'], deck: [] }],
    });
    expect(refuses(t, 'tactic')).toEqual({
      reason: { key: 'tactic-does-nothing', tactic: 'the-right-moment' },
      rule: 'MK-3.23',
    });
  });
});

describe('tactics of the night', () => {
  const night = { time: 'night' } as const;

  it('MK-3.24 From the Dusk does nothing but act first', () => {
    expect(taking('from-the-dusk', { hand: ['march'], deck: ['rage'] }).options()).not.toContain('tactic');
  });

  it('MK-3.31, MK-16.23 Long Night: in the middle of drawing, three cards of the discard pile', () => {
    const t = table({
      ...night,
      players: [
        { tactic: 'long-night', hand: ['march'], deck: ['rage'], discard: ['stamina', 'stamina', 'promise'] },
      ],
    });
    t.play('play:march', 'move', 'end');
    expect(t.asked().prompt).toEqual({ key: 'ask-refill', n: 4 });
    t.play('tactic');
    const { hand, deck, discard, tacticUsed } = playerOf(t);
    expect(hand).toHaveLength(4);
    expect(deck).toEqual([]);
    expect(discard).toHaveLength(1);
    expect(tacticUsed).toBe(true);
  });

  it('MK-3.31 may be left for later, and is used on a turn with an empty deck', () => {
    const t = table({
      ...night,
      seats: 2,
      players: [{ tactic: 'long-night', hand: ['march', 'rage'], deck: [], discard: ['stamina', 'promise'] }],
    });
    t.play('tactic');
    expect([...playerOf(t).deck].sort()).toEqual(['promise', 'stamina']);
    expect(refuses(t, 'tactic')).toMatchObject({ reason: { key: 'tactic-used-up' } });
  });

  it('MK-3.31 not with cards in the deck', () => {
    const t = table({
      ...night,
      players: [{ tactic: 'long-night', hand: ['march'], deck: ['rage'], discard: ['stamina'] }],
    });
    expect(refuses(t, 'tactic')).toMatchObject({ reason: { key: 'tactic-does-nothing' } });
  });

  it('MK-3.32 Mana Search: up to two dice once a turn, gold ones first', () => {
    const t = table({
      ...night,
      source: ['gold', 'red', 'blue'],
      dice: [3, 4],
      players: [{ tactic: 'mana-search', hand: ['march', 'rage'] }],
    });
    t.play('tactic');
    expect(t.options()).toEqual(['die:1', 'die:2', 'done']);
    t.play('die:2');
    expect(t.game.source.map(({ colour }) => colour)).toEqual(['green', 'red', 'white']);
    expect(refuses(t, 'tactic')).toMatchObject({ reason: { key: 'tactic-used-up' } });
  });

  it('MK-3.32 not after mana of the Source was used, again on the next turn', () => {
    const t = table({
      ...night,
      source: ['red', 'green', 'blue'],
      players: [{ tactic: 'mana-search', hand: ['march', 'rage'], deck: ['stamina'] }],
    });
    t.play('play:march', 'powered');
    expect(refuses(t, 'tactic')).toMatchObject({ reason: { key: 'tactic-does-nothing' } });
  });

  it('MK-3.33 Midnight Meditation: up to five cards, wounds too, once before a turn', () => {
    const t = table({
      ...night,
      step: 'whose',
      players: [{ tactic: 'midnight-meditation', hand: ['march', 'wound', 'rage'], deck: ['promise'] }],
    });
    t.play('tactic', 'shuffle:wound', 'shuffle:march', 'done');
    const { hand, deck, tacticUsed } = playerOf(t);
    expect(hand).toHaveLength(3);
    expect([...hand, ...deck].sort()).toEqual(['march', 'promise', 'rage', 'wound']);
    expect(tacticUsed).toBe(true);
  });

  it('MK-3.34 Preparation: any card of the deck', () => {
    const t = taking('preparation', { hand: ['march'], deck: ['rage', 'promise', 'stamina', 'rage'] });
    expect(t.options()).toEqual(['take:promise', 'take:rage', 'take:stamina']);
    t.play('take:promise');
    expect(playerOf(t).hand).toEqual(['march', 'promise']);
    expect([...playerOf(t).deck].sort()).toEqual(['rage', 'rage', 'stamina']);
  });

  it('MK-3.35 Sparing Power: the top card under it before a turn, or all of them to hand, once', () => {
    const t = table({
      ...night,
      step: 'whose',
      seats: 2,
      order: [0, 1],
      players: [{ tactic: 'sparing-power', hand: ['march'], deck: ['rage', 'promise'], under: ['stamina'] }],
    });
    t.play('tactic');
    expect(t.options()).toEqual(['hide', 'take']);
    t.play('hide');
    expect(t.asked().prompt.key).toBe('ask-turn');
    expect(playerOf(t)).toMatchObject({ under: ['stamina', 'rage'], hand: ['march'], tacticUsed: false });
    const other = table({
      ...night,
      step: 'whose',
      players: [{ tactic: 'sparing-power', hand: ['march'], deck: ['rage'], under: ['stamina', 'wound'] }],
    });
    other.play('tactic', 'take');
    expect(playerOf(other)).toMatchObject({
      under: [],
      hand: ['march', 'stamina', 'wound'],
      tacticUsed: true,
    });
  });

  it('MK-3.35 cards still there at the end of the round are shuffled in with the rest', () => {
    const t = table({
      ...night,
      seats: 2,
      round: 2,
      announced: 1,
      last: [],
      players: [{ tactic: 'sparing-power', hand: ['march', 'rage'], deck: [], under: ['stamina'] }],
    });
    t.play('play:march', 'move', 'end', 'done');
    expect(t.game.round).toBe(3);
    expect([...playerOf(t).deck, ...playerOf(t).hand]).toContain('stamina');
    expect(playerOf(t).under).toEqual([]);
  });
});
