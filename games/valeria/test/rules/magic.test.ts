import { describe, expect, it } from 'vitest';
import { held, playerOf, refuses, table } from '../table.ts';

describe('magic in the price of an action', () => {
  it('VAL-MAG.1 magic replaces strength one for one', () => {
    const t = table({ phase: 'actions', players: [{ strength: 4, magic: 4 }] });
    t.play('slay:owlbear');
    expect(t.asked().kind).toBe('payment');
    expect(t.options()).toEqual(['pay:4s0m', 'pay:3s1m', 'pay:2s2m', 'pay:1s3m']);
    t.play('pay:2s2m');
    // 2 of each are left, and the reward is 2 magic.
    expect(held(t, 0)).toEqual({ strength: 2, magic: 4 });
  });

  it('VAL-MAG.1 magic replaces gold one for one, for citizens and for domains', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 9, magic: 9, citizens: ['rogue', 'cleric'] }, { gold: 0 }],
      domains: [['cutthroats-truce']],
    });
    t.play('recruit:archer');
    expect(t.options()).toEqual(['pay:4g0m', 'pay:3g1m', 'pay:2g2m', 'pay:1g3m']);
    t.play('pay:1g3m');
    expect(held(t, 0)).toEqual({ gold: 8, magic: 6 });
    t.play('build:cutthroats-truce');
    expect(t.options()).toEqual(['pay:5g0m', 'pay:4g1m', 'pay:3g2m', 'pay:2g3m', 'pay:1g4m']);
    t.play('pay:2g3m');
    expect(held(t, 0)).toEqual({ gold: 6, magic: 3 });
  });

  it('VAL-MAG.2 at least 1 strength must be paid for a monster', () => {
    const t = table({ phase: 'actions', dice: [1, 2], players: [{ strength: 0, magic: 20 }] });
    expect(t.options().filter((id) => id.startsWith('slay'))).toEqual([]);
    expect(refuses(t, 'slay:owlbear')).toEqual({
      reason: { key: 'too-weak', needs: { kind: 'strength', real: 4, magic: 0 }, strength: 0, magic: 20 },
      rule: 'VAL-MAG.2',
    });
    t.play('gain:strength', 'slay:owlbear');
    expect(held(t, 0)).toEqual({ magic: 20 - 3 + 2 });
  });

  it('VAL-MAG.2 is cited only where magic would pay for all of it', () => {
    const cited = (magic: number) => {
      const t = table({
        phase: 'actions',
        domains: [['orb-of-urdr']],
        players: [{ magic, citizens: ['rogue', 'cleric'] }],
      });
      return ['slay:owlbear', 'recruit:archer', 'build:orb-of-urdr'].map((id) => refuses(t, id).rule);
    };
    expect(cited(3)).toEqual(['VAL-SLAY.2', 'VAL-REC.2', 'VAL-BUILD.6']);
    expect(cited(4)).toEqual(['VAL-MAG.2', 'VAL-MAG.2', 'VAL-BUILD.6']);
    expect(cited(6)).toEqual(['VAL-MAG.2', 'VAL-MAG.2', 'VAL-MAG.2']);
    // A Gelatinous Cube costs 4 strength and 1 magic of its own.
    const cube = (magic: number) => {
      const options = { layout: 'glittering-gold' };
      return refuses(table({ phase: 'actions', options, players: [{ magic }] }), 'slay:gelatinous-cube').rule;
    };
    expect([cube(4), cube(5)]).toEqual(['VAL-SLAY.2', 'VAL-MAG.2']);
  });

  it('VAL-MAG.2 at least 1 gold must be paid for a citizen and for a domain', () => {
    const t = table({
      dice: [2, 4],
      phase: 'actions',
      players: [{ gold: 0, magic: 20, citizens: ['rogue', 'cleric'] }],
      domains: [['orb-of-urdr']],
    });
    expect(t.options()).not.toContain('recruit:archer');
    expect(refuses(t, 'recruit:archer')).toEqual({
      reason: {
        key: 'too-poor',
        needs: { kind: 'gold', real: 4, magic: 0 },
        gold: 0,
        magic: 20,
        surcharge: 0,
      },
      rule: 'VAL-MAG.2',
    });
    expect(refuses(t, 'build:orb-of-urdr')).toEqual({
      reason: { key: 'too-poor', needs: { kind: 'gold', real: 6, magic: 0 }, gold: 0, magic: 20 },
      rule: 'VAL-MAG.2',
    });
    t.play('gain:gold', 'build:orb-of-urdr', 'decline');
    expect(playerOf(t, 0)).toMatchObject({ gold: 0, magic: 15, domains: ['orb-of-urdr'] });
  });

  it("VAL-MAG.3 a monster's printed magic is paid in addition to magic used as strength", () => {
    const t = table({
      phase: 'actions',
      options: { layout: 'glittering-gold' },
      players: [{ strength: 5, magic: 4 }],
    });
    t.play('slay:kobolds');
    // Strength 5 and magic 1: every payment holds that 1 magic.
    expect(t.options()).toEqual(['pay:5s1m', 'pay:4s2m', 'pay:3s3m', 'pay:2s4m']);
    t.play('pay:2s4m');
    expect(held(t, 0)).toEqual({ strength: 3, gold: 2, magic: 1 });
  });

  it('VAL-MAG.3 strength alone does not pay the printed magic', () => {
    const t = table({
      phase: 'actions',
      options: { layout: 'glittering-gold' },
      players: [{ strength: 30, magic: 0 }],
    });
    expect(refuses(t, 'slay:kobolds').reason).toEqual({
      key: 'too-weak',
      needs: { kind: 'strength', real: 5, magic: 1 },
      strength: 30,
      magic: 0,
    });
  });

  it('VAL-MAG.4 gold is never strength and strength is never gold', () => {
    const merchant = table({ phase: 'actions', players: [{ gold: 30, citizens: ['rogue', 'cleric'] }] });
    expect(merchant.options().some((id) => id.startsWith('slay'))).toBe(false);
    expect(refuses(merchant, 'slay:goblin').reason.key).toBe('too-weak');
    const brute = table({
      phase: 'actions',
      players: [{ strength: 30, citizens: ['rogue', 'cleric'] }],
      domains: [['orb-of-urdr']],
    });
    expect(brute.options().some((id) => id.startsWith('recruit') || id.startsWith('build'))).toBe(false);
    expect(refuses(brute, 'recruit:butcher').reason.key).toBe('too-poor');
    expect(refuses(brute, 'build:orb-of-urdr').reason.key).toBe('too-poor');
  });

  it('VAL-MAG.5 a cost of exactly 1 can only be paid with the real resource', () => {
    const t = table({ phase: 'actions', players: [{ gold: 1, strength: 1, magic: 5 }] });
    t.play('slay:goblin');
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
    expect(held(t, 0)).toEqual({ gold: 2, magic: 5 });
    expect(refuses(t, 'slay:goblin').reason.key).toBe('too-weak');
    t.play('recruit:butcher');
    expect(playerOf(t, 0)).toMatchObject({ magic: 5, citizens: ['butcher'] });
    const broke = table({ phase: 'actions', players: [{ magic: 5 }] });
    expect(refuses(broke, 'recruit:butcher').reason.key).toBe('too-poor');
  });

  it('VAL-MAG.7 the payer chooses the split and never overpays', () => {
    const offered = table({ phase: 'actions', players: [{ strength: 9, magic: 9 }] }).play('slay:dire-bear');
    const splits = offered.asked().options.map(({ label }) => label);
    expect(splits).toHaveLength(5);
    for (const label of splits) {
      if (label.key !== 'pay') throw new Error(`${label.key} is no payment`);
      expect(label.real + label.magic).toBe(5);
      const t = table({ phase: 'actions', players: [{ strength: 9, magic: 9 }] });
      t.play('slay:dire-bear', `pay:${label.real}s${label.magic}m`, 'reward:gold');
      expect(held(t, 0)).toEqual({ strength: 9 - label.real, magic: 9 - label.magic, gold: 2 });
    }
  });
});

describe('payments that are no action cost take no substitute', () => {
  it('VAL-MAG.6 the Golden Obelisk wants 3 magic, and nothing else will do', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 30, strength: 30, magic: 2, citizens: ['peasant', 'cleric'] }],
      domains: [['golden-obelisk-of-nae']],
    });
    t.play('build:golden-obelisk-of-nae', 'pay:6g0m');
    expect(t.asked().prompt).toEqual({ key: 'ask-action', number: 2 });
    expect(held(t, 0)).toEqual({ gold: 24, strength: 30, magic: 2 });
  });

  it('VAL-MAG.6 a roll-phase domain wants gold, magic does not replace it', () => {
    const t = table({
      dice: [2, 3],
      players: [{ gold: 1, magic: 9, domains: ['foxgrove-palisade', 'palace-of-the-dawn'] }],
    });
    expect(t.options()).toEqual(['announce', 'change:palace-of-the-dawn:0', 'change:palace-of-the-dawn:1']);
    expect(refuses(t, 'change:foxgrove-palisade:0')).toEqual({
      reason: { key: 'no-gold-for-die', cost: 2, gold: 1 },
      rule: 'VAL-ROLL.8',
    });
  });

  it('VAL-MAG.6 a harvest trade wants the resource shown, magic does not replace it', () => {
    const t = table({
      dice: [4, 4],
      players: [{}, { magic: 9, citizens: ['champion'] }],
    });
    expect(t.options(1)).toEqual(['starter-herald:gold', 'starter-herald:strength', 'starter-herald:magic']);
    expect(refuses(t, 'champion:trade', 1)).toEqual({
      reason: { key: 'trade-unpaid', cost: { gold: 1 }, has: { gold: 0 } },
      rule: 'VAL-HARV.14',
    });
    t.play([1, 'starter-herald:magic']);
    expect(held(t, 1)).toEqual({ magic: 10 });
  });
});
