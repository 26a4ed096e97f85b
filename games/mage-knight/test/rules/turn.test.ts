import { describe, expect, it } from 'vitest';
import { type Game, offers, playerOf, refuses, table, told, waiting } from '../table.ts';

const wounds = (n: number) => new Array<'wound'>(n).fill('wound');

/** Ends the turn and keeps the hand. */
const end = (t: Game): Game => {
  t.play('end');
  if (t.asked().prompt.key === 'ask-discard') t.play('done');
  return t;
};

const two = { seats: 2, order: [0, 1] };

describe('what is used before a turn', () => {
  const meditating = { tactic: 'midnight-meditation', deck: ['rage', 'rage', 'swiftness'] } as const;

  it('MK-4.1, MK-3.33 is asked for right before the own turn, also before the first of a round', () => {
    const t = table({
      time: 'night',
      step: 'whose',
      players: [{ hand: ['march'], ...meditating }],
    });
    expect(t.asked().prompt.key).toBe('ask-before-turn');
    expect(t.options()).toEqual(['tactic', 'begin']);
    t.play('begin');
    expect(t.asked().prompt.key).toBe('ask-turn');
    expect(t.options()).not.toContain('tactic');
  });

  it('MK-4.4, MK-4.12 nothing is asked of whoever has nothing to use', () => {
    const t = table({ step: 'whose', players: [{ tactic: 'early-bird' }] });
    expect(t.asked().prompt.key).toBe('ask-turn');
  });

  it('MK-4.5 whether deck and hand are empty is looked at afterwards', () => {
    const t = table({
      time: 'night',
      step: 'whose',
      players: [{ hand: [], deck: [], discard: ['march', 'rage'], tactic: 'long-night' }],
    });
    expect(t.game.announced).toBeNull();
    t.play('tactic');
    expect(t.game.announced).toBeNull();
    expect(playerOf(t).deck).toHaveLength(2);
    expect(t.options()).toContain('end');
  });

  it('MK-4.5, MK-4.9 and without it the end of the round is announced', () => {
    const t = table({
      time: 'night',
      step: 'whose',
      ...two,
      players: [{ hand: [], deck: [], discard: ['march', 'rage'], tactic: 'long-night' }],
    });
    t.play('begin');
    expect(t.game.announced).toBe(0);
    expect(waiting(t)).toEqual([1]);
  });
});

describe('what is used while others play', () => {
  const meditating = {
    tactic: 'midnight-meditation',
    hand: ['march'],
    deck: ['rage', 'stamina', 'swiftness'],
  } as const;
  const others = { seats: 3, time: 'night', answering: 0 } as const;

  it('MK-4.2 comes before an effect that was announced; who has nothing is not asked', () => {
    const t = table({ ...others, players: [{}, meditating, { tactic: 'from-the-dusk' }] });
    expect(waiting(t)).toEqual([1]);
    expect(t.asked().prompt).toEqual({ key: 'ask-act-before', player: 0 });
    t.play('before', 'tactic', 'shuffle:march');
    expect(told(t, 'cards-shuffled-in')).toEqual([{ key: 'cards-shuffled-in', player: 1, n: 1 }]);
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-4.2 may be declined', () => {
    const t = table({ ...others, players: [{}, meditating] });
    t.play('no-reaction');
    expect(playerOf(t, 1).tacticUsed).toBe(false);
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-4.3, MK-3.20 not after the own last turn of the round', () => {
    const t = table({ ...others, announced: 2, last: [2], players: [{}, meditating] });
    expect(waiting(t)).toEqual([0]);
  });
});

describe('a turn that is skipped or given up', () => {
  it('MK-4.7 what lasts until the own turn ends now, whether or not the turn is skipped', () => {
    for (const orderDown of [true, false]) {
      const t = table({ ...two, active: 1, players: [{}, {}], turn: { cards: 1 } });
      const lasts = { source: 'skill:arythea-ritual-of-pain', path: [0], seat: 0, until: 'ownTurn' };
      t.game.lasting.push(lasts as never);
      playerOf(t).orderDown = orderDown;
      t.play('end');
      if (t.asked().prompt.key === 'ask-discard') t.play('done');
      expect(t.game.lasting).toEqual([]);
    }
  });

  it('MK-4.6 is skipped when the order token lies face down, without announcing', () => {
    const t = table({ ...two, step: 'whose', players: [{ orderDown: true, hand: [], deck: [] }] });
    expect(playerOf(t).orderDown).toBe(false);
    expect(told(t, 'turn-skipped')).toEqual([{ key: 'turn-skipped', player: 0 }]);
    expect(t.game.announced).toBeNull();
    expect(t.game.active).toBe(1);
  });

  it('MK-4.8 may be given up for the end of the round with an empty deck, before anything is done', () => {
    const t = table({ ...two, players: [{ hand: ['march', 'rage'], deck: [] }] });
    expect(t.options()).toContain('announce');
    t.play('play:march', 'move');
    expect(t.options()).not.toContain('announce');
  });

  it('MK-4.8 not with cards in the deck', () => {
    const t = table({ ...two, players: [{ hand: ['march'], deck: ['rage'] }] });
    expect(refuses(t, 'announce')).toEqual({ reason: { key: 'deck-not-empty' }, rule: 'MK-4.8' });
  });

  it('MK-4.8 nor once somebody has announced it', () => {
    const t = table({ ...two, announced: 1, players: [{ hand: ['march'], deck: [] }] });
    expect(refuses(t, 'announce')).toEqual({ reason: { key: 'announced-already' }, rule: 'MK-4.8' });
  });

  it('MK-4.9 must be given up when the hand is empty too', () => {
    const t = table({ ...two, step: 'begin', players: [{ hand: [], deck: [] }] });
    expect(told(t, 'round-end-announced')).toEqual([{ key: 'round-end-announced', player: 0 }]);
    expect(t.game.active).toBe(1);
  });

  it('MK-4.10 is forfeited when somebody else has announced it', () => {
    const t = table({
      seats: 3,
      order: [0, 1, 2],
      announced: 2,
      step: 'begin',
      players: [{ hand: [], deck: [] }],
    });
    expect(told(t, 'turn-forfeited')).toEqual([{ key: 'turn-forfeited', player: 0 }]);
    expect(t.game.active).toBe(1);
    expect(t.game.announced).toBe(2);
  });

  it('MK-4.11 gives nothing of the space and no end of turn', () => {
    const spot = { space: '0,1:SW' };
    const given = table({ ...two, players: [{ ...spot, hand: ['march'], deck: [] }] });
    given.play('announce');
    expect(playerOf(given).crystals.green).toBe(0);
    expect(playerOf(given).hand).toEqual(['march']);
    const played = end(
      table({ ...two, players: [{ ...spot, hand: ['march'], deck: [] }] }).play('play:march', 'move'),
    );
    expect(playerOf(played).crystals.green).toBe(1);
  });
});

describe('cards that must be used', () => {
  it('MK-4.13, MK-16.20 one must be discarded at the end if none was played', () => {
    const t = table({ players: [{ hand: ['march', 'rage'] }] });
    t.play('end');
    expect(t.asked().prompt.key).toBe('ask-discard-one');
    expect(t.options()).toEqual(['discard:march', 'discard:rage']);
    t.play('discard:rage');
    expect(t.options()).toContain('done');
  });

  it('MK-4.13 none, if the hand was empty while the deck was not', () => {
    const t = table({ ...two, step: 'begin', players: [{ hand: [], deck: ['march', 'rage'] }] });
    expect(t.options()).toContain('end');
    t.play('end');
    expect(told(t, 'discarded')).toEqual([]);
    expect(playerOf(t).hand).toEqual(['march', 'rage']);
  });

  it('MK-4.29 nothing but wounds: the turn ends only by a slow recovery', () => {
    const t = table({ players: [{ hand: wounds(2) }] });
    expect(refuses(t, 'end')).toEqual({ reason: { key: 'must-recover' }, rule: 'MK-4.29' });
    t.play('rest', 'discard:wound', 'done');
    expect(playerOf(t).hand).toEqual(['wound']);
    expect(t.options()).toContain('end');
  });
});

describe('rest', () => {
  it('MK-4.22 keeps from moving, exploring and acting', () => {
    const t = table({
      players: [{ hand: ['march', 'swiftness', 'rage'], space: '1,0:E' }],
      turn: { move: 9 },
    });
    expect(offers(t, 'step:').length).toBeGreaterThan(0);
    t.play('rest', 'discard:rage', 'done');
    expect(t.game.turn.stage).toBe('resting');
    expect([...offers(t, 'step:'), ...offers(t, 'explore:'), ...offers(t, 'interact')]).toEqual([]);
  });

  it('MK-4.22 is no longer possible once the turn was begun', () => {
    const t = table({ players: [{ hand: ['march', 'rage'] }], turn: { stage: 'moving' } });
    expect(refuses(t, 'rest')).toEqual({ reason: { key: 'turn-was-begun' }, rule: 'MK-4.22' });
  });

  it('MK-4.23, MK-4.26 discards exactly one card that is no wound, and any number of wounds, which are not healed', () => {
    const t = table({ players: [{ hand: ['march', 'rage', ...wounds(3)] }] });
    t.play('rest');
    expect(t.options()).toEqual(['discard:march', 'discard:rage', 'discard:wound']);
    t.play('discard:wound');
    expect(t.options()).not.toContain('done');
    t.play('discard:march');
    expect(refuses(t, 'discard:rage')).toEqual({ reason: { key: 'only-one-card' }, rule: 'MK-4.23' });
    t.play('discard:wound', 'done');
    expect(playerOf(t).hand).toEqual(['rage', 'wound']);
    expect(playerOf(t).discard).toEqual(expect.arrayContaining(['march', 'wound', 'wound']));
  });

  it('MK-4.23 may leave all wounds in hand', () => {
    const t = table({ players: [{ hand: ['march', ...wounds(2)] }] });
    t.play('rest', 'discard:march', 'done');
    expect(playerOf(t).hand).toEqual(wounds(2));
  });

  it('MK-4.24 with nothing but wounds discards one of them', () => {
    const t = table({ players: [{ hand: wounds(3) }] });
    t.play('rest');
    expect(t.asked().prompt.key).toBe('ask-recover');
    t.play('discard:wound', 'done');
    expect(playerOf(t).hand).toEqual(wounds(2));
    expect(told(t, 'rested')[0]).toMatchObject({ isSlow: true, cards: ['wound'] });
  });

  it('MK-4.25, MK-4.14 cards played before it count: what is left decides how one rests', () => {
    const t = table({ players: [{ hand: ['march', ...wounds(2)] }] });
    t.play('play:march', 'influence', 'rest');
    expect(t.options()).toEqual(['discard:wound']);
  });

  it('MK-4.22 needs something to discard', () => {
    const t = table({ players: [{ hand: ['march'] }] });
    t.play('play:march', 'influence');
    expect(refuses(t, 'rest')).toEqual({ reason: { key: 'nothing-to-discard' }, rule: 'MK-4.22' });
  });
});

describe('the course of a turn', () => {
  it('MK-4.15 Move and Influence may be played any time of it, also when resting', () => {
    const t = table({ players: [{ hand: ['march', 'rage', 'stamina'] }] });
    t.play('rest', 'discard:rage', 'done', 'play:march', 'basic');
    expect(t.game.turn.move).toBe(2);
  });

  it('MK-4.16, MK-4.17, MK-4.20 there is no moving after the action', () => {
    const t = table({
      players: [{ hand: ['march', 'rage'], space: '1,0:E' }],
      turn: { stage: 'acted', move: 9 },
    });
    expect([...offers(t, 'step:'), ...offers(t, 'explore:'), ...offers(t, 'interact')]).toEqual([]);
  });

  it('MK-4.19 doing nothing is possible', () => {
    const t = end(
      table({ players: [{ hand: ['march', 'rage'], space: '1,0:E' }] }).play('play:march', 'move'),
    );
    expect(told(t, 'cards-drawn').length).toBeGreaterThan(0);
  });

  it('MK-4.27 its end ends all playing of effects', () => {
    const t = table({ ...two, players: [{ hand: ['march', 'rage'] }] });
    t.play('end');
    expect(offers(t, 'play:')).toEqual([]);
  });

  it('MK-4.28 the next turn begins when its last step is done', () => {
    const t = table({ ...two, players: [{ hand: ['march', 'rage'] }] });
    t.play('end');
    expect(waiting(t)).toEqual([0]);
    t.play('discard:rage', 'done');
    expect(waiting(t)).toEqual([1]);
  });
});
