import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { held, playerOf, refuses, table, told, top } from '../table.ts';

const noCitizens = {
  cleric: 0,
  merchant: 0,
  mercenary: 0,
  archer: 0,
  peasant: 0,
  knight: 0,
  rogue: 0,
  champion: 0,
  paladin: 0,
  butcher: 0,
};

describe('slay a monster', () => {
  it('VAL-SLAY.1 only the top card of each monster stack can be chosen', () => {
    const t = table({ phase: 'actions', players: [{ strength: 99, magic: 0 }] });
    const slays = t.options().filter((id) => id.startsWith('slay:'));
    expect(slays).toEqual(['slay:goblin', 'slay:skeleton', 'slay:treant', 'slay:owlbear', 'slay:dire-bear']);
    expect(() => t.play('slay:goblin-king')).toThrow(/not a choice/);
  });

  it('VAL-SLAY.1 a face-up event can be chosen as well', () => {
    const t = table({
      phase: 'actions',
      options: { events: true },
      players: [{ strength: 6 }],
      citizens: { archer: 0 },
      spots: { 8: 'bat-swarm' },
    });
    expect(t.options()).toContain('slay:bat-swarm');
    t.play('slay:bat-swarm');
    expect(playerOf(t, 0)).toMatchObject({ slain: ['bat-swarm'], strength: 0, gold: 1 });
  });

  it('VAL-SLAY.2 its strength and its magic are paid', () => {
    const cube = { phase: 'actions', options: { layout: 'glittering-gold' } } as const;
    const t = table({ ...cube, players: [{ strength: 4, magic: 1 }] }).play('slay:gelatinous-cube');
    expect(held(t, 0)).toEqual({ gold: 2 });
    expect(told(t, 'slew')).toEqual([
      { key: 'slew', player: 0, card: 'gelatinous-cube', stack: 3, strength: 4, magic: 1 },
    ]);
    const poor = table({ ...cube, players: [{ strength: 3, magic: 1 }] });
    expect(refuses(poor, 'slay:gelatinous-cube').reason).toEqual({
      key: 'too-weak',
      needs: { kind: 'strength', real: 4, magic: 1 },
      strength: 3,
      magic: 1,
    });
  });

  it('VAL-SLAY.3 a Treant may be paid with 1 strength and 2 magic; the reward is 1 gold and 1 magic', () => {
    const t = table({ phase: 'actions', players: [{ strength: 2, magic: 2 }] });
    expect(top(t, 2)).toBe('treant');
    t.play('slay:treant');
    expect(t.options()).toEqual(['pay:2s1m', 'pay:1s2m']);
    t.play('pay:1s2m');
    expect(held(t, 0)).toEqual({ strength: 1, gold: 1, magic: 1 });
    expect(playerOf(t, 0).slain).toEqual(['treant']);
  });

  it('VAL-SLAY.4 a Gelatinous Cube of 4 strength and 1 magic may be paid with 3 strength and 2 magic', () => {
    const t = table({
      phase: 'actions',
      options: { layout: 'glittering-gold' },
      players: [{ strength: 4, magic: 2 }],
    });
    t.play('slay:gelatinous-cube', 'pay:3s2m');
    expect(held(t, 0)).toEqual({ strength: 1, gold: 2 });
    expect(playerOf(t, 0).slain).toEqual(['gelatinous-cube']);
  });

  it('VAL-SLAY.5 the card goes face up into the victory stack, which anyone may look through', () => {
    const t = table({ phase: 'actions', players: [{ strength: 1, slain: ['skeleton'] }] }).play(
      'slay:goblin',
    );
    expect(top(t, 0)).toBe('goblin');
    expect(t.game.center[0]?.cards).toHaveLength(4);
    for (const viewer of [0, 1, undefined])
      expect(view(t.game, viewer).players[0]?.slain).toEqual(['skeleton', 'goblin']);
  });

  it('VAL-SLAY.6 then the printed reward is taken', () => {
    const t = table({ phase: 'actions', players: [{ strength: 4 }] });
    t.events();
    t.play('slay:owlbear');
    expect(t.events()).toEqual([
      { key: 'slew', player: 0, card: 'owlbear', stack: 3, strength: 4, magic: 0 },
      { key: 'gained', player: 0, bag: { magic: 2 }, card: 'owlbear' },
    ]);
    expect(held(t, 0)).toEqual({ magic: 2 });
  });
});

describe('rewards for slaying', () => {
  const orcWarrior = {
    phase: 'actions',
    monsters: [null, null, null, null, ['orc-warrior', 'orc-chieftain']],
  } as const;

  it('VAL-SLAY.7 a card given as reward comes from the center stacks', () => {
    const t = table({ ...orcWarrior, players: [{ strength: 9 }, { citizens: ['knight'] }] });
    const before = t.game.center[10]?.cards.length ?? 0;
    t.play('slay:orc-warrior');
    expect(t.asked().options.find(({ id }) => id === 'take:knight')?.thing).toBe('stack:10');
    t.play('take:knight');
    expect(t.game.center[10]?.cards).toHaveLength(before - 1);
    expect(playerOf(t, 0).citizens).toEqual(['knight']);
    expect(playerOf(t, 1).citizens).toEqual(['knight']);
  });

  it('VAL-SLAY.8 where the reward offers alternatives the slayer picks one', () => {
    for (const [choice, reward] of [
      ['reward:gold', { gold: 2 }],
      ['reward:magic', { magic: 2 }],
    ] as const) {
      const t = table({ phase: 'actions', players: [{ strength: 5 }] }).play('slay:dire-bear');
      expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-reward', card: 'dire-bear' } });
      expect(t.options()).toEqual(['reward:gold', 'reward:magic']);
      t.play(choice);
      expect(held(t, 0)).toEqual(reward);
    }
  });

  it('VAL-SLAY.9 an area-counting reward includes the monster just slain: 2 gold for the Spider Queen alone', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 10, magic: 3, slain: ['goblin', 'owlbear'] }],
      monsters: [null, null, ['spider-queen']],
    });
    t.play('slay:spider-queen');
    expect(t.asked().options[0]?.label).toEqual({ key: 'reward-gain', bag: { gold: 2 } });
    t.play('reward:gold');
    expect(held(t, 0)).toEqual({ gold: 2 });
  });

  it('VAL-SLAY.10 if one alternative is impossible the other must be taken', () => {
    const t = table({
      phase: 'actions',
      players: [{ strength: 6 }],
      monsters: [null, null, ['bane-spider', 'spider-queen']],
      citizens: { knight: 0 },
    });
    t.play('slay:bane-spider');
    expect(held(t, 0)).toEqual({ gold: 3 });
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
  });

  it('VAL-SLAY.10 an impossible part of a reward is lost', () => {
    const spiderQueen = table({
      phase: 'actions',
      players: [{ strength: 10, magic: 3 }],
      monsters: [null, null, ['spider-queen']],
      citizens: noCitizens,
    });
    spiderQueen.play('slay:spider-queen', 'reward:citizen');
    expect(held(spiderQueen, 0)).toEqual({ vp: 1 });
    expect(spiderQueen.asked().prompt.key).toBe('ask-action');
    const warrior = table({ ...orcWarrior, players: [{ strength: 9 }], citizens: noCitizens });
    warrior.play('slay:orc-warrior');
    expect(playerOf(warrior, 0)).toMatchObject({ slain: ['orc-warrior'], citizens: [] });
    expect(warrior.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
  });

  it('VAL-SLAY.11 when the last card of a stack goes, the spot gets an exhausted card', () => {
    const t = table({ phase: 'actions', players: [{ strength: 1 }], monsters: [['goblin']] });
    t.play('slay:goblin');
    expect(t.game.center[0]).toMatchObject({ cards: [], spot: 'exhausted' });
    expect(told(t, 'exhausted')).toEqual([
      { key: 'exhausted', stack: 0, left: 3, exhausted: 1, endExhausted: 4 },
    ]);
  });

  it('VAL-SLAY.12 a free citizen may be declined, for instance so as not to empty a stack', () => {
    const t = table({ ...orcWarrior, players: [{ strength: 9 }], citizens: { ...noCitizens, knight: 1 } });
    t.play('slay:orc-warrior');
    expect(t.options()).toEqual(['take:knight', 'decline']);
    t.play('decline');
    expect(playerOf(t, 0).citizens).toEqual([]);
    expect(top(t, 10)).toBe('knight');
    expect(told(t, 'exhausted')).toEqual([]);
  });
});
