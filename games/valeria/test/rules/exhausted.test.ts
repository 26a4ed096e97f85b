import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { held, playerOf, refuses, table, told, top } from '../table.ts';

const KNIGHTS = 10;
const builder = {
  gold: 20,
  citizens: ['peasant', 'peasant', 'knight', 'knight'] as ('peasant' | 'knight')[],
};

describe('exhausted stacks', () => {
  it('VAL-EXH.1 the whole action is finished before the exhausted card is put on a monster spot', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 10, magic: 3 }],
      monsters: [null, null, ['spider-queen']],
    });
    t.play('slay:spider-queen');
    expect(t.asked().prompt.key).toBe('ask-reward');
    expect(t.game.center[2]).toEqual({ cards: [], down: 0 });
    t.play('reward:citizen');
    expect(t.asked().prompt.key).toBe('ask-citizen');
    expect(t.game.center[2]).toEqual({ cards: [], down: 0 });
    expect(t.game.deck).toHaveLength(4);
    t.play('take:archer');
    expect(t.game.center[2]).toEqual({ cards: [], down: 0, spot: 'exhausted' });
    expect(told(t, 'exhausted')).toEqual([
      { key: 'exhausted', stack: 2, left: 3, exhausted: 1, endExhausted: 4 },
    ]);
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
  });

  it('VAL-EXH.1 a recruited last citizen and a built last domain exhaust their stacks as well', () => {
    const t = table({
      phase: 'actions',
      dice: [1, 2],
      players: [{ gold: 20, citizens: ['rogue', 'cleric'] }],
      citizens: { archer: 1 },
      domains: [['orb-of-urdr']],
    });
    t.play('recruit:archer');
    expect(t.game.center[8]).toMatchObject({ cards: [], spot: 'exhausted' });
    t.play('build:orb-of-urdr');
    expect(t.game.center[15]).toMatchObject({ cards: [], spot: 'exhausted' });
    expect(told(t, 'exhausted').map(({ stack }) => stack)).toEqual([8, 15]);
    expect(t.game.deck).toEqual(['exhausted', 'exhausted']);
  });

  it('VAL-EXH.1 it is the top card of the exhausted deck that comes', () => {
    const t = table({
      phase: 'actions',
      options: { events: true },
      players: [{ gold: 4 }],
      citizens: { archer: 1 },
      deck: ['mimic', 'exhausted', 'exhausted'],
    });
    t.play('recruit:archer');
    expect(t.game.center[8]).toMatchObject({ cards: [], spot: 'mimic' });
    expect(t.game.deck).toEqual(['exhausted', 'exhausted']);
  });

  it('VAL-EXH.2 a stack emptied by a reward counts too', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 6 }],
      monsters: [null, null, ['bane-spider', 'spider-queen']],
      citizens: { knight: 1 },
    });
    t.play('slay:bane-spider', 'reward:citizen', 'take:knight');
    expect(playerOf(t, 0).citizens).toEqual(['knight']);
    expect(t.game.center[KNIGHTS]).toMatchObject({ cards: [], spot: 'exhausted' });
    expect(view(t.game, 1).exhausted).toBe(1);
  });

  it('VAL-EXH.3 several stacks emptied by one action get their cards in the order they were emptied', () => {
    const t = table({
      phase: 'actions',
      options: { events: true },
      players: [{ strength: 9 }],
      monsters: [null, null, null, null, ['orc-warrior']],
      citizens: { knight: 1 },
      deck: ['bat-swarm', 'mimic', 'exhausted'],
    });
    t.play('slay:orc-warrior', 'take:knight');
    expect(t.game.center[4]?.spot).toBe('bat-swarm');
    expect(t.game.center[KNIGHTS]?.spot).toBe('mimic');
    // The second stack counts when its card has come.
    expect(told(t, 'event-appeared')).toEqual([
      { key: 'event-appeared', event: 'bat-swarm', stack: 4, exhausted: 1, endExhausted: 4 },
      { key: 'event-appeared', event: 'mimic', stack: KNIGHTS, exhausted: 2, endExhausted: 4 },
    ]);
  });

  it('VAL-EXH.4 with an empty deck the spot stays bare but is exhausted all the same', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 4 }],
      citizens: { archer: 1 },
      monsters: [[], [], []],
      deck: [],
    });
    expect(view(t.game, 0).exhausted).toBe(3);
    t.play('recruit:archer');
    expect(t.game.center[8]).toMatchObject({ cards: [], spot: 'bare' });
    expect(view(t.game, 0)).toMatchObject({ exhausted: 4, endExhausted: 4, deck: { cards: 0 } });
    expect(t.options()).not.toContain('recruit:archer');
  });

  it('VAL-EXH.5 a returned citizen sends the exhausted card to the bottom and makes the stack live again', () => {
    const t = table({
      phase: 'actions',
      options: { events: true },
      players: [builder],
      citizens: { archer: 0, knight: 0 },
      domains: [['nest-of-the-weaver-witch']],
      deck: ['mimic', 'exhausted'],
    });
    expect(t.game.center[KNIGHTS]).toMatchObject({ cards: [], spot: 'exhausted' });
    expect(view(t.game, 0).exhausted).toBe(2);
    t.play('build:nest-of-the-weaver-witch', 'return:knight');
    expect(t.game.center[KNIGHTS]).toEqual({ cards: ['knight'], down: 0 });
    // Bottom to top; the emptied domain stack then took the event on top.
    expect(t.game.deck).toEqual(['exhausted', 'exhausted']);
    expect(t.game.center[15]?.spot).toBe('mimic');
    expect(t.options()).toContain('recruit:knight');
  });

  it('VAL-EXH.5 a returned monster does the same', () => {
    const t = table({
      phase: 'actions',
      options: { events: true },
      players: [{ ...builder, strength: 1, slain: ['goblin'] }],
      monsters: [[]],
      domains: [['watcher-on-the-water', 'desert-orchid']],
      deck: ['mimic', 'exhausted'],
    });
    expect(t.game.center[0]).toMatchObject({ cards: [], spot: 'exhausted' });
    t.play('build:watcher-on-the-water', 'return:goblin');
    expect(t.game.center[0]).toEqual({ cards: ['goblin'], down: 0 });
    expect(t.game.deck).toEqual(['exhausted', 'exhausted', 'mimic']);
    expect(t.options()).toContain('slay:goblin');
  });

  it('VAL-EXH.5 nothing goes to the deck from a stack with cards or from a bare spot', () => {
    const live = table({
      phase: 'actions',
      players: [builder],
      domains: [['nest-of-the-weaver-witch', 'desert-orchid']],
      citizens: { knight: 2 },
      deck: [],
    }).play('build:nest-of-the-weaver-witch', 'return:knight');
    expect(live.game.center[KNIGHTS]).toEqual({ cards: ['knight', 'knight', 'knight'], down: 0 });
    expect(live.game.deck).toEqual([]);
    const bare = table({
      phase: 'actions',
      players: [builder],
      domains: [['nest-of-the-weaver-witch', 'desert-orchid']],
      citizens: { knight: 1 },
      deck: [],
    }).play('recruit:knight');
    expect(bare.game.center[KNIGHTS]).toMatchObject({ cards: [], spot: 'bare' });
    bare.play('build:nest-of-the-weaver-witch', 'return:knight');
    expect(bare.game.center[KNIGHTS]).toEqual({ cards: ['knight'], down: 0 });
    expect(bare.game.deck).toEqual([]);
  });

  it('VAL-EXH.6 an exhausted spot cannot be slain, recruited from or built from', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 30, strength: 30, citizens: ['rogue', 'cleric'] }],
      monsters: [[]],
      citizens: { archer: 0 },
      domains: [[], ['orb-of-urdr']],
    });
    const things = t.asked().options.map(({ thing }) => thing);
    for (const stack of [0, 8, 15]) {
      expect(t.game.center[stack]).toMatchObject({ cards: [], spot: 'exhausted' });
      expect(top(t, stack)).toBeUndefined();
      expect(things).not.toContain(`stack:${stack}`);
      expect(refuses(t, `empty:${stack}`)).toEqual({
        reason: { key: 'spot-exhausted' },
        rule: 'VAL-EXH.6',
      });
    }
    expect(t.options()).toContain('build:orb-of-urdr');
    const refused = t.asked().refused.map(({ id }) => id);
    for (const id of ['slay:goblin', 'recruit:archer']) {
      expect(refused).not.toContain(id);
      expect(() => t.play(id)).toThrow(/not a choice/);
    }
    expect(held(t, 0)).toEqual({ gold: 30, strength: 30 });
  });
});
