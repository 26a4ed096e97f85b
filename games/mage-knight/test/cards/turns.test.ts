// Cards that act on turns, on the draw and on where they go afterwards.
import { describe, expect, it } from 'vitest';
import { playerOf, refuses, table, told, waiting } from '../table.ts';

const two = { seats: 2, order: [0, 1] };

describe('Steady Tempo', () => {
  const tempo = (deck: readonly 'rage'[], tokens = {}) =>
    table({ ...two, players: [{ hand: ['steady-tempo', 'march'], deck: [...deck], tokens }] });

  it('goes under a deck that is not empty, or is discarded', () => {
    const t = tempo(['rage', 'rage']).play('play:steady-tempo', 'basic', 'end');
    expect(t.options()).toEqual(['to:bottom', 'to:discard']);
    t.play('to:bottom', 'done');
    expect(playerOf(t).hand).toEqual(['march', 'rage', 'rage', 'steady-tempo']);
    const discarded = tempo(['rage']).play('play:steady-tempo', 'basic', 'end', 'to:discard', 'done');
    expect(playerOf(discarded).discard).toContain('steady-tempo');
  });

  it('is discarded where the deck is empty', () => {
    const t = tempo([]).play('play:steady-tempo', 'basic', 'end', 'done');
    expect(playerOf(t).discard).toContain('steady-tempo');
  });

  it('powered: comes on top, also of an empty deck', () => {
    const t = tempo([], { blue: 1 }).play('play:steady-tempo', 'powered', 'mana:token:blue', 'end');
    expect(t.options()).toEqual(['to:top', 'to:discard']);
    t.play('to:top', 'done');
    expect(playerOf(t).hand).toEqual(['march', 'steady-tempo']);
  });

  it('sideways it is discarded', () => {
    const t = tempo(['rage']).play('play:steady-tempo', 'move', 'end', 'done');
    expect(playerOf(t).discard).toContain('steady-tempo');
  });
});

describe('Crystal Joy', () => {
  const joy = (hand: readonly ('wound' | 'rage')[], tokens = {}) =>
    table({
      ...two,
      source: ['red', 'red', 'red'],
      players: [{ hero: 'goldyx', hand: ['crystal-joy', ...hand], deck: [], tokens }, { hero: 'tovak' }],
    });

  it('comes back for another card that is no wound', () => {
    const t = joy(['rage', 'wound']).play('play:crystal-joy', 'basic', 'end');
    expect(t.options()).toEqual(['discard:rage', 'no']);
    t.play('discard:rage', 'done');
    expect([...playerOf(t).hand].sort()).toEqual(['crystal-joy', 'wound']);
    expect(playerOf(t).crystals.red).toBe(1);
  });

  it('powered: for a wound too', () => {
    const t = joy(['wound'], { blue: 1 });
    t.play('play:crystal-joy', 'powered', 'colour:green', 'end');
    expect(t.options()).toEqual(['discard:wound', 'no']);
    t.play('discard:wound', 'done');
    expect(playerOf(t)).toMatchObject({ hand: ['crystal-joy'], discard: expect.arrayContaining(['wound']) });
  });

  it('may be discarded', () => {
    const t = joy(['rage']).play('play:crystal-joy', 'basic', 'end', 'no', 'done');
    expect(playerOf(t).discard).toContain('crystal-joy');
  });
});

describe('Time Bending', () => {
  it('MK-1.21 is set aside; all other cards played come back, none is drawn, another turn follows', () => {
    const t = table({
      ...two,
      time: 'night',
      players: [
        {
          hand: ['space-bending', 'march', 'rage'],
          deck: ['stamina', 'stamina'],
          tokens: { blue: 1, black: 1 },
          tactic: 'from-the-dusk',
        },
      ],
    });
    t.play('play:march', 'move', 'play:space-bending', 'powered');
    while (t.options()[0]?.startsWith('mana:')) t.play(t.options()[0] as string);
    t.play('end', 'done');
    expect(playerOf(t).aside).toEqual(['space-bending']);
    expect([...playerOf(t).hand].sort()).toEqual(['march', 'rage']);
    expect(waiting(t)).toEqual([0]);
    expect(told(t, 'another-turn')).toHaveLength(1);
    expect(t.game.turn).toMatchObject({ again: false, noDraw: false });
    t.play('play:march', 'move', 'end', 'done');
    expect(waiting(t)).toEqual([1]);
    expect(playerOf(t).hand).toHaveLength(3);
  });
});

describe('a higher hand limit', () => {
  it('Meditation, Trance: two cards more at the next draw', () => {
    const t = table({
      ...two,
      time: 'night',
      players: [
        {
          hand: ['meditation', 'march'],
          deck: ['stamina', 'stamina', 'swiftness', 'swiftness', 'promise', 'threaten', 'concentration'],
          discard: ['rage', 'rage'],
          tokens: { green: 1 },
          tactic: 'from-the-dusk',
        },
      ],
    });
    t.play('play:meditation', 'basic');
    for (let n = 0; n < 4 && !t.options().includes('end'); n++) t.play(t.options()[0] as string);
    expect(playerOf(t).moreCards).toBe(2);
    t.play('end', 'done');
    expect(playerOf(t).hand).toHaveLength(7);
    expect(playerOf(t).moreCards).toBe(0);
  });
});

describe('a mandatory action', () => {
  it('MK-4.18, MK-4.21 entering a keep is an assault on its garrison: points left over are lost, nothing else can be done', () => {
    const t = table({
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
      holdings: [{ space: '1,0:NE', tokens: ['guardsmen'] }],
      players: [{ space: '1,0:C', hand: ['march', 'rage'] }],
      turn: { move: 9, influence: 4 },
    });
    t.play('step:1,0:NE');
    expect(t.game.combat).toMatchObject({ cause: 'assault', space: '1,0:NE' });
    expect(t.game.turn).toMatchObject({ move: 0, influence: 0 });
    expect(t.options().some((id) => id.startsWith('step:') || id === 'end' || id === 'rest')).toBe(false);
  });

  it('MK-4.18 the one who provokes a rampaging enemy fights it', () => {
    const t = table({
      seats: 2,
      holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }],
      players: [{ space: '1,0:W', hand: ['march', 'rage'] }],
      turn: { move: 9 },
    });
    t.play('step:1,0:C');
    expect(t.game.combat).toMatchObject({ cause: 'rampaging' });
  });
});

it('MK-3.2 the first round is not prepared anew', () => {
  const t = table({ ...two, players: [{ hand: ['march'] }] });
  expect(told(t, 'source-rolled')).toEqual([]);
  expect(told(t, 'units-dealt')).toEqual([]);
  expect(refuses(t, 'announce').rule).toBe('MK-4.8');
});
