import { describe, expect, it } from 'vitest';
import { type CitizenId, citizenOf, citizens } from '../../data/citizens.ts';
import { type DomainId, domainOf, domains, type Timing } from '../../data/domains.ts';
import { ROLES, type Role } from '../../data/effect.ts';
import { type Game, gold, held, magic, refuses, type TableSetup, table, vp } from '../table.ts';

const domainIds = Object.keys(domains) as DomainId[];
const citizenOfRole = (role: Role): CitizenId =>
  (Object.keys(citizens) as CitizenId[]).find((id) => citizenOf(id).role === role) as CitizenId;

/** One citizen for every icon the domain asks for. */
const staffOf = (id: DomainId): CitizenId[] =>
  ROLES.flatMap((role) => new Array<CitizenId>(domainOf(id).requires[role] ?? 0).fill(citizenOfRole(role)));

/** The domain lies face up; seat 0 has the named gold and citizens. */
const before = (id: DomainId, amount: number, staff: CitizenId[], setup: TableSetup = {}): Game =>
  table({ players: [{ gold: amount, citizens: staff }], domains: [[id]], phase: 'actions', ...setup });

const built = (id: DomainId, setup: TableSetup = {}): Game =>
  before(id, domainOf(id).cost, staffOf(id), setup).play(`build:${id}`);

const timed = (...timings: Timing[]) => domainIds.filter((id) => timings.includes(domainOf(id).timing));

describe('domain cards', () => {
  it.each(domainIds)('VAL-DATA.10 %s: `cost` is the price, `requires` the role icons', (id) => {
    const { cost } = domainOf(id);
    const staff = staffOf(id);
    const label = before(id, cost, staff)
      .asked()
      .options.find((option) => option.id === `build:${id}`)?.label;
    expect(label).toMatchObject({ price: { kind: 'gold', real: cost, magic: 0 } });
    expect(refuses(before(id, cost - 1, staff), `build:${id}`).reason).toMatchObject({ key: 'too-poor' });
    for (const [missing, citizen] of staff.entries()) {
      const t = before(id, cost, staff.toSpliced(missing, 1));
      expect(refuses(t, `build:${id}`).reason).toMatchObject({
        key: 'missing-roles',
        missing: { [citizenOf(citizen).role]: 1 },
      });
    }
  });

  it('VAL-DATA.10 `instant` works once, on building', () => {
    const t = built('golden-obelisk-of-nae', {
      players: [{ gold: 6, magic: 6, citizens: ['merchant', 'cleric'] }],
      dice: [5, 6, 5, 6],
    });
    t.play('pay:6g0m', 'accept', 'gain:gold', 'gain:gold', 'gain:gold');
    // Seat 0 again: nothing of the obelisk is asked any more.
    expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-action', number: 1 } });
    expect([magic(t, 0), vp(t, 0)]).toEqual([3, 3]);
  });

  it('VAL-DATA.10 `rollModify` works in the own roll phase, once', () => {
    const owner = { players: [{ domains: ['palace-of-the-dawn' as const] }], dice: [6, 5, 5, 6] };
    const own = table(owner);
    expect(own.asked().prompt).toEqual({ key: 'ask-dice', dice: [6, 5] });
    own.play('change:palace-of-the-dawn:0');
    expect(own.asked().prompt).toMatchObject({ key: 'ask-harvest' });
    expect(table({ ...owner, active: 1 }).asked().prompt).toMatchObject({ key: 'ask-action' });
  });

  it('VAL-DATA.10 `onDoubles` works in any roll phase', () => {
    const owner = { players: [{ domains: ['gargans-embrace' as const] }], dice: [5, 5] };
    expect([vp(table(owner), 0), vp(table({ ...owner, active: 1 }), 0)]).toEqual([1, 1]);
    expect(vp(table({ ...owner, dice: [5, 6] }), 0)).toBe(0);
  });

  it('VAL-DATA.10 `actionStart` and `actionEnd` work in the own action phase', () => {
    const owner = {
      players: [{ domains: ['halfpenny-hill' as const, 'orb-of-urdr' as const] }, { magic: 5 }],
      phase: 'actions' as const,
    };
    const own = table(owner);
    expect(gold(own, 0)).toBe(1);
    own.play('gain:strength');
    expect(magic(own, 0)).toBe(0);
    own.play('gain:strength');
    expect(own.asked().prompt).toEqual({ key: 'ask-take-from', card: 'orb-of-urdr', solo: false });
    own.play('take:magic:1');
    expect(magic(own, 0)).toBe(1);
    const others = table({ ...owner, active: 1, dice: [1, 2] }).play('gain:gold', 'gain:gold');
    expect(held(others, 0)).toEqual({});
    expect(others.asked().prompt).not.toMatchObject({ key: 'ask-take-from' });
  });

  it('VAL-DATA.10 `onGainCitizen` and `onSlay` work each time, in the own action phase', () => {
    const owned: DomainId[] = ['forgotten-sorrows', 'violet-thorn'];
    const rich = { gold: 5, strength: 5 };
    const setup: TableSetup = { players: [{ ...rich, domains: owned }, rich], phase: 'actions' };
    const recruits = table(setup).play('recruit:rogue', 'recruit:merchant');
    expect(magic(recruits, 0)).toBe(1);
    recruits.play('pay:2g0m');
    expect(magic(recruits, 0)).toBe(2);
    expect(magic(table(setup).play('slay:goblin', 'slay:skeleton', 'pay:2s0m'), 0)).toBe(2);
    const others = table({ ...setup, active: 1 }).play('recruit:rogue', 'slay:goblin');
    expect([magic(others, 0), magic(others, 1)]).toEqual([0, 0]);
  });

  it('VAL-DATA.10 `modifier` works always in the own action phase', () => {
    const setup: TableSetup = {
      players: [
        {
          gold: 20,
          citizens: ['rogue', 'peasant', 'cleric'],
          domains: ['emerald-stronghold', 'pratchetts-plateau'],
        },
        { gold: 20, citizens: ['rogue', 'peasant', 'cleric'] },
      ],
      domains: [['orb-of-urdr'], ['rogues-landing']],
      phase: 'actions',
    };
    const prices = (t: Game) =>
      t
        .asked()
        .options.flatMap(({ id, label }) =>
          ['recruit:rogue', 'build:orb-of-urdr'].includes(id) && 'price' in label ? [label.price.real] : [],
        );
    const own = table(setup);
    expect(prices(own)).toEqual([2, 5]);
    expect(prices(own.play('gain:gold'))).toEqual([2, 5]);
    expect(prices(table({ ...setup, active: 1 }))).toEqual([3, 6]);
  });

  it.each(timed('instant'))('VAL-DATA.14 the owner of %s may skip its effect', (id) => {
    const t = built(id, {
      players: [
        { gold: domainOf(id).cost, strength: 3, magic: 3, citizens: staffOf(id), slain: ['goblin'] },
        { gold: 3, slain: ['giant'] },
      ],
    });
    if (t.asked().kind === 'payment') t.play(t.options()[0] as string);
    expect(t.options()).toContain('decline');
    t.play('decline');
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
  });

  it.each(timed('actionEnd'))('VAL-DATA.14 the owner of %s may skip its effect', (id) => {
    const t = table({ players: [{ domains: [id] }, { gold: 1, magic: 1 }], phase: 'actions', dice: [1, 2] });
    t.play('gain:gold', 'gain:gold');
    expect(t.options()).toContain('decline');
    t.play('decline');
    expect(held(t, 1)).toEqual({ gold: 1, magic: 1 });
  });

  it.each(timed('onDoubles', 'actionStart', 'onGainCitizen', 'onSlay', 'modifier'))(
    'VAL-DATA.14 %s is carried out without a question',
    (id) => {
      const t = built(id);
      expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
      const owner = { domains: [id], gold: 5, strength: 5 };
      const turn = table({ players: [owner], dice: [5, 5, 1, 2] });
      turn.play([0, 'starter-herald:gold'], [1, 'starter-herald:gold'], 'slay:goblin', 'recruit:rogue');
      if (turn.asked().kind === 'payment') turn.play(turn.options()[0] as string);
      expect(turn.game.active).toBe(1);
    },
  );
});
