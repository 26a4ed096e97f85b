import { newRecorder, recording, undo, undoRefusal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { mageKnight } from '../../index.ts';
import { draw } from '../../rules/deck.ts';
import { handLimitAt } from '../../rules/hand-limit.ts';
import { discardAllCards } from '../../rules/wounds.ts';
import { BESIDE, fight, foe, LAIR, lay, reach } from '../fight.ts';
import { offers, playerOf, refuses, table, told } from '../table.ts';

/** Beside an orc, before anything was done. */
const beside = (player = {}, setup = {}) =>
  table({
    players: [{ space: BESIDE, hand: ['ruby-ring', 'march'], ...player }],
    holdings: [{ space: LAIR, tokens: ['prowlers'] }],
    ...setup,
  });

describe('a challenge', () => {
  it('MK-11.1, MK-11.9 is an action that begins a combat', () => {
    const t = beside();
    t.play(`challenge:${LAIR}`);
    expect(t.game.combat).toMatchObject({ cause: 'rampaging', space: BESIDE, phase: 'ranged' });
    expect(foe(t)).toMatchObject({ enemy: 'prowlers', role: 'rampaging', space: LAIR });
  });

  it('MK-11.5 only one combat a turn, and no movement after it (MK-4.20)', () => {
    const t = beside();
    t.play(`challenge:${LAIR}`);
    reach(t, 'attack').play('next');
    expect(t.game.turn.stage).toBe('acted');
    expect(refuses(t, `challenge:${LAIR}`).reason.key).toBe('action-was-taken');
  });

  it('MK-4.21, MK-11.18 unspent Move, Influence and healing are gone when it begins', () => {
    const t = beside({ hero: 'goldyx', hand: ['march', 'promise', 'tranquility', 'wound', 'ruby-ring'] });
    t.play('play:march', 'basic', 'play:promise', 'basic', 'play:tranquility', 'basic');
    t.play('way:0');
    expect(t.game.turn).toMatchObject({ move: 2, influence: 2, heal: 1 });
    t.play(`challenge:${LAIR}`);
    expect(t.game.turn).toMatchObject({ move: 0, influence: 0, heal: 0 });
  });

  it('MK-4.29 is nothing for a hero with wounds alone, who must recover first', () => {
    const t = beside({ hand: ['wound', 'wound'] }, { step: 'whose' });
    expect(refuses(t, `challenge:${LAIR}`)).toEqual({ reason: { key: 'must-recover' }, rule: 'MK-4.29' });
    expect(offers(t, 'step:')).toEqual([]);
    expect(t.options()).toContain('rest');
  });

  it('MK-11.12, MK-1.30 of enemies all have seen can be taken back', () => {
    const t = beside();
    t.play(`challenge:${LAIR}`);
    undo(mageKnight, t.journal, 0);
    expect(t.game.combat).toBeNull();
  });
});

it('MK-11.12, MK-1.31 a combat that turned up an enemy is not taken back', () => {
  const t = table({
    map: { '0,0': 'start-a', '1,0': 'countryside-7', '0,1': 'countryside-2' },
    players: [{ space: '1,0:SE', hand: ['ruby-ring'] }],
  });
  t.play('enter');
  expect(t.game.combat).toMatchObject({ cause: 'adventure', dark: true });
  expect(foe(t).role).toBe('drawn');
  expect(undoRefusal(t.journal, 0)?.reason).toBe('reveal');
});

it('MK-11.2, MK-7.7 a step onto a keep assaults it, and the hero withdraws if it holds', () => {
  const t = table({
    map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
    players: [{ space: '1,0:NW', hand: ['march', 'march', 'ruby-ring'] }],
    holdings: [{ space: '1,0:NE', tokens: ['golems'] }],
  });
  t.play('play:march', 'basic', 'play:march', 'basic', 'step:1,0:NE');
  expect(t.game.combat).toMatchObject({ cause: 'assault', from: '1,0:NW' });
  expect(playerOf(t)).toMatchObject({ space: '1,0:NE', reputation: -1 });
  reach(t, 'attack').play('next');
  expect(playerOf(t).space).toBe('1,0:NW');
});

describe('in any phase', () => {
  it('MK-11.14 other effects may be used', () => {
    for (const phase of ['ranged', 'block', 'damage', 'attack'] as const) {
      const t = reach(fight(['prowlers']), phase);
      t.play('play:ruby-ring', 'basic');
      expect(told(t, 'card-played')).toHaveLength(1);
    }
  });

  it('MK-11.17 what only heals is of no use', () => {
    const t = fight(['prowlers'], {
      player: { hero: 'goldyx', hand: ['tranquility', 'ruby-ring', 'wound'] },
    });
    t.play('play:tranquility');
    expect(t.options()).not.toContain('basic');
    expect(t.game.turn.heal).toBe(0);
  });

  it('MK-11.26 wounds and draws of an effect happen at once, and count for the knock-out (MK-12.29)', () => {
    const player = {
      hand: ['fireball' as const, 'march' as const, 'ruby-ring' as const],
      tokens: { red: 1, black: 1 },
    };
    const t = fight(['swordsmen', 'ironclads'], { time: 'night', player, source: [] });
    t.play('aim:0', 'play:fireball', 'powered');
    expect(playerOf(t).hand).toContain('wound');
    expect(t.game.combat?.wounds).toBe(1);
    t.play('strike');
    reach(t, 'attack');
    expect(t.game.turn.wounds).toBe(1 + 4);
    expect(told(t, 'hero-knocked-out')).toHaveLength(1);
  });

  it('MK-12.29, MK-1.31 what a wound draws and the knock-out discards, all have seen', () => {
    const player = { hand: ['march' as const], deck: ['rage' as const] };
    const { game } = fight(['swordsmen'], { player });
    const learnedBy = (run: () => void) => {
      const recorder = newRecorder(0);
      recording(recorder, run);
      return recorder.learned;
    };
    expect(learnedBy(() => draw(game, 0, 1))).toEqual([0]);
    expect(learnedBy(() => discardAllCards(game, 0))).toEqual([]);
    game.players[0]?.deck.push('rage');
    const both = () => {
      draw(game, 0, 1);
      discardAllCards(game, 0);
    };
    expect(learnedBy(both)).toBe('all');
    expect(game.players[0]?.hand).toEqual([]);
  });

  it('MK-11.21 nothing that was laid is kept for another phase', () => {
    const t = fight(['swordsmen']);
    lay(t, 4, 'physical', 'ranged');
    t.play('give-up');
    reach(t, 'attack');
    lay(t, 4);
    expect(refuses(t, 'strike').reason).toMatchObject({ total: 4, need: 5 });
  });
});

it('MK-14.13, MK-14.15 a conquered city raises the hand limit of who has shields there, most of its leader', () => {
  const near = (shields: number[], seat: number) =>
    table({
      seats: 2,
      active: seat,
      map: { '0,0': 'start-a', '1,0': 'core-7', '0,1': 'countryside-2' },
      players: [
        { space: '1,0:E', hand: [] },
        { space: '1,0:NE', hand: [] },
      ],
      holdings: [{ space: '1,0:C', tokens: [], shields }],
    });
  const limit = (shields: number[], seat: number) => handLimitAt(near(shields, seat).game, seat);
  expect(limit([0, 1, 1], 1)).toBe(5 + 2);
  expect(limit([0, 1, 1], 0)).toBe(5 + 1);
  expect(limit([1, 0, 0, 1], 1)).toBe(5 + 2);
  expect(limit([1], 0)).toBe(5);
});
