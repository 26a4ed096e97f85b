import { describe, expect, it } from 'vitest';
import { phaseOf } from '../solo-table.ts';
import { gold, held, magic, playerOf, refuses, strength, table, told } from '../table.ts';

const rich = { gold: 40, strength: 40, magic: 40 };
const verbs = (options: readonly string[]) => [...new Set(options.map((id) => id.split(':')[0]))];

describe('two actions', () => {
  it('VAL-ACT.1 the active player takes exactly two actions out of four kinds', () => {
    const t = table({
      phase: 'actions',
      players: [{ ...rich, citizens: ['merchant', 'merchant'] }],
      domains: [['nest-of-the-weaver-witch']],
    });
    expect(verbs(t.options())).toEqual(['gain', 'slay', 'recruit', 'build']);
    t.play('gain:gold', 'gain:magic');
    expect(told(t, 'gained').map(({ bag }) => bag)).toEqual([{ gold: 1 }, { magic: 1 }]);
  });

  it('VAL-ACT.1 neither one nor three, with any number of players', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const t = table({ seats, phase: 'actions', dice: [5, 6] });
      for (const number of [1, 2]) {
        expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-action', number } });
        t.play('gain:gold');
      }
      if (seats > 1) expect(t.asked()).toMatchObject({ seat: 1, prompt: { key: 'ask-action', number: 1 } });
      else expect(phaseOf(t)).toBe('monsters');
    }
  });

  it.each([
    { who: 'nobody', has: {} },
    { who: 'somebody', has: { gold: 4, strength: 4, magic: 1, citizens: ['peasant', 'rogue'] } },
    { who: 'a prince', has: { ...rich, citizens: ['peasant', 'cleric', 'rogue', 'knight', 'knight'] } },
  ] as const)('VAL-ACT.1 every card of the center is offered to $who, or refused, never both', ({ has }) => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const citizens = 'citizens' in has ? [...has.citizens] : [];
      const t = table({
        seats,
        phase: 'actions',
        players: [{ ...has, citizens }],
        monsters: [null, []],
        citizens: { archer: 0 },
        domains: [null, null, []],
      });
      const { options, refused } = t.asked();
      const things = [...options, ...refused].flatMap(({ thing }) =>
        thing?.startsWith('stack:') ? [thing] : [],
      );
      expect(things.sort()).toEqual(Array.from({ length: 20 }, (_, stack) => `stack:${stack}`).sort());
      for (const { thing, rule } of refused)
        expect([thing, rule === 'VAL-EXH.6']).toEqual([
          thing,
          ['stack:1', 'stack:8', 'stack:17'].includes(thing ?? ''),
        ]);
    }
  });

  it.each([
    { what: 'slay a monster', choices: ['slay:goblin', 'slay:goblin'], event: 'slew' },
    { what: 'recruit a citizen', choices: ['recruit:knight', 'recruit:knight'], event: 'recruited' },
    { what: 'gain a resource', choices: ['gain:magic', 'gain:magic'], event: 'gained' },
    { what: 'build a domain', choices: ['build:halfpenny-hill', 'build:rogues-landing'], event: 'built' },
  ] as const)('VAL-ACT.2 the same action may be taken twice: $what', ({ choices, event }) => {
    const t = table({
      phase: 'actions',
      dice: [5, 6],
      // Without magic every price has one payment, so nothing is asked about it.
      players: [{ gold: 40, strength: 40, citizens: ['butcher', 'butcher', 'butcher', 'rogue'] }],
      domains: [['halfpenny-hill'], ['rogues-landing']],
    });
    t.play(...choices);
    if (event === 'built') t.play('decline');
    const acted = told(t, event).filter(
      (each) => each.player === 0 && !('card' in each && event === 'gained'),
    );
    expect(acted).toHaveLength(2);
    expect(t.game.active).toBe(1);
  });

  it('VAL-ACT.3 both actions are compulsory: there is no choice to pass, even with nothing to spend', () => {
    const t = table({ phase: 'actions' });
    expect(t.options()).toEqual(['gain:gold', 'gain:strength', 'gain:magic']);
    t.play('gain:magic');
    expect(t.options()).toEqual(['gain:gold', 'gain:strength', 'gain:magic']);
    expect(() => t.play('decline')).toThrow(/not a choice here/);
    expect(() => t.play([1, 'gain:gold'])).toThrow(/Seat 1 is not asked/);
  });

  it('VAL-ACT.3 the second action starts only when the first is finished', () => {
    const t = table({ phase: 'actions', players: [{ strength: 6, magic: 1 }] });
    t.play('slay:dire-bear');
    expect(t.asked().prompt.key).toBe('ask-payment');
    t.play('pay:5s0m');
    expect(t.asked().prompt.key).toBe('ask-reward');
    expect(t.options()).toEqual(['reward:gold', 'reward:magic']);
    t.play('reward:gold');
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
  });

  it('VAL-ACT.4 a slay granted by a domain belongs to the build action and is not one of the two', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 8, citizens: ['knight', 'cleric'] }],
      domains: [['eye-of-asteraten']],
    });
    t.play('build:eye-of-asteraten');
    expect(t.asked().prompt.key).toBe('ask-bonus-slay');
    t.play('slay:goblin');
    expect(playerOf(t, 0).slain).toEqual(['goblin']);
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
    t.play('slay:goblin');
    expect(playerOf(t, 0).slain).toEqual(['goblin', 'goblin']);
    expect(t.game.active).toBe(1);
  });

  it('VAL-ACT.5 start-of-phase effects come before the first action', () => {
    const t = table({
      phase: 'actions',
      dice: [1, 2],
      players: [{ domains: ['blood-crow-army', 'halfpenny-hill', 'monolith-of-ostendaar'] }],
    });
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 1 });
    expect(held(t, 0)).toEqual({ gold: 1, strength: 1, magic: 1 });
    t.play('gain:gold', 'gain:gold');
    expect(held(t, 0)).toEqual({ gold: 3, strength: 1, magic: 1 });
  });

  it('VAL-ACT.5 end-of-phase effects come after the second action, before the end phase', () => {
    const t = table({
      phase: 'actions',
      dice: [5, 6],
      players: [{ domains: ['cathedral-of-st-aquila'] }, { gold: 3 }],
    });
    t.play('gain:gold');
    expect(t.asked().prompt.key).toBe('ask-action');
    t.play('gain:gold');
    expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-take-from' } });
    expect([t.game.active, gold(t, 0), gold(t, 1)]).toEqual([0, 2, 3]);
    t.play('take:gold:1');
    expect(told(t, 'took-from')).toEqual([
      { key: 'took-from', player: 0, from: 1, bag: { gold: 1 }, card: 'cathedral-of-st-aquila' },
    ]);
    expect(t.game.active).toBe(1);
  });
});

describe('a new domain, as agreed in the option newDomains', () => {
  const building = (newDomains: 'at-once' | 'next-turn') =>
    table({
      phase: 'actions',
      options: { newDomains },
      dice: [5, 6, 5, 6],
      players: [{ gold: 30, citizens: ['peasant', 'cleric', 'cleric', 'rogue'] }, { gold: 5 }],
      domains: [['pratchetts-plateau'], ['forgotten-sorrows'], ['cathedral-of-st-aquila'], ['orb-of-urdr']],
    });
  const priceOf = (t: ReturnType<typeof building>, id: string) =>
    t.asked().options.find((option) => option.id === id)?.label;

  it('VAL-ACT.6 at once: a modifier applies to the second action', () => {
    const t = building('at-once').play('build:pratchetts-plateau');
    expect(priceOf(t, 'build:forgotten-sorrows')).toMatchObject({ price: { kind: 'gold', real: 8 } });
    t.play('build:forgotten-sorrows');
    expect(told(t, 'built').map((each) => each.gold)).toEqual([8, 8]);
  });

  it('VAL-ACT.6 at once: a trigger applies to the rest of this action phase', () => {
    const t = building('at-once').play('build:forgotten-sorrows', 'recruit:archer');
    expect(magic(t, 0)).toBe(1);
  });

  it('VAL-ACT.6 at once: an end-of-phase effect fires this same turn', () => {
    const t = building('at-once').play('gain:gold', 'build:cathedral-of-st-aquila');
    expect(t.asked()).toMatchObject({ prompt: { key: 'ask-take-from', card: 'cathedral-of-st-aquila' } });
    t.play('take:gold:1');
    expect(told(t, 'took-from')).toHaveLength(1);
  });

  it('VAL-ACT.6 the other ruling: a modifier and a trigger begin with the next turn', () => {
    const t = building('next-turn').play('build:pratchetts-plateau');
    expect(priceOf(t, 'build:forgotten-sorrows')).toMatchObject({ price: { kind: 'gold', real: 9 } });
    t.play('build:forgotten-sorrows', 'gain:gold', 'gain:gold');
    expect([t.game.active, t.asked().prompt]).toEqual([0, { key: 'ask-action', number: 1 }]);
    expect(priceOf(t, 'build:orb-of-urdr')).toMatchObject({ price: { kind: 'gold', real: 5 } });
    t.play('recruit:archer');
    expect(magic(t, 0)).toBe(1);
  });

  it('VAL-ACT.6 the other ruling: what was built in earlier turns works beside a new domain', () => {
    const t = table({
      phase: 'actions',
      options: { newDomains: 'next-turn' },
      players: [
        { gold: 30, citizens: ['peasant', 'cleric', 'cleric', 'rogue'], domains: ['pratchetts-plateau'] },
      ],
      domains: [['forgotten-sorrows'], ['orb-of-urdr']],
    });
    t.play('build:forgotten-sorrows');
    expect(priceOf(t, 'build:orb-of-urdr')).toMatchObject({ price: { kind: 'gold', real: 5 } });
    t.play('recruit:archer');
    expect(magic(t, 0)).toBe(0);
  });

  it('VAL-ACT.6 the other ruling: an end-of-phase effect waits for the next turn', () => {
    const t = building('next-turn').play('gain:gold', 'build:cathedral-of-st-aquila');
    expect(told(t, 'took-from')).toEqual([]);
    expect(t.game.active).toBe(1);
    t.play('gain:gold', 'gain:gold', 'gain:gold', 'gain:gold');
    expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-take-from' } });
  });
});

describe('rewards', () => {
  it('VAL-ACT.7 a reward never pays for the slaying that grants it', () => {
    const t = table({ phase: 'actions', dice: [1, 2], players: [{ strength: 3 }] });
    // The Owlbear gives 2 magic, which would cover the missing strength.
    expect(refuses(t, 'slay:owlbear')).toEqual({
      reason: {
        key: 'too-weak',
        needs: { kind: 'strength', real: 4, magic: 0 },
        strength: 3,
        magic: 0,
      },
      rule: 'VAL-SLAY.2',
    });
    t.play('gain:strength', 'slay:owlbear');
    expect([strength(t, 0), magic(t, 0)]).toEqual([0, 2]);
    const keys = t.events().map(({ key }) => key);
    expect(keys.indexOf('slew')).toBeLessThan(keys.lastIndexOf('gained'));
  });

  it('VAL-ACT.7 a reward never pays for the domain that grants it', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 2, citizens: ['rogue', 'cleric'] }, { gold: 3 }],
      domains: [['cutthroats-truce']],
    });
    expect(refuses(t, 'build:cutthroats-truce')).toEqual({
      reason: { key: 'too-poor', needs: { kind: 'gold', real: 5, magic: 0 }, gold: 2, magic: 0 },
      rule: 'VAL-BUILD.6',
    });
  });
});
