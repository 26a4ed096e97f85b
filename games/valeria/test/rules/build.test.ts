import { describe, expect, it } from 'vitest';
import { view } from '../../rules/view.ts';
import { type Game, gold, held, playerOf, refuses, strength, table, told, top } from '../table.ts';

const builds = (t: Game) => t.options().filter((id) => id.startsWith('build:'));

describe('build a domain', () => {
  it('VAL-BUILD.1 only the face-up top card of a domain stack can be chosen', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 50, citizens: ['peasant', 'knight', 'knight', 'rogue', 'cleric', 'cleric'] }],
      domains: [
        ['orb-of-urdr', 'desert-orchid'],
        ['violet-thorn', 'cutthroats-truce'],
      ],
    });
    expect(builds(t)).toEqual(expect.arrayContaining(['build:orb-of-urdr', 'build:violet-thorn']));
    expect(t.options()).not.toContain('build:desert-orchid');
    expect(t.options()).not.toContain('build:cutthroats-truce');
    const refused = t.asked().refused.map(({ id }) => id);
    for (const id of ['build:desert-orchid', 'build:cutthroats-truce']) expect(refused).not.toContain(id);
  });

  it("VAL-BUILD.2 the player's citizens must show every role icon, in at least that number", () => {
    const domains = [['palace-of-the-dawn']] as const;
    for (const seats of [1, 2, 3, 4, 5]) {
      const having = (...citizens: ('peasant' | 'knight')[]) =>
        table({ seats, phase: 'actions', players: [{ gold: 20, citizens }], domains });
      const missing = (t: Game) => refuses(t, 'build:palace-of-the-dawn');
      expect(missing(having('knight'))).toEqual({
        reason: { key: 'missing-roles', missing: { worker: 1, soldier: 1 } },
        rule: 'VAL-BUILD.2',
      });
      expect(missing(having('knight', 'knight', 'knight')).reason).toMatchObject({ missing: { worker: 1 } });
      expect(missing(having('peasant', 'peasant', 'knight')).reason).toMatchObject({
        missing: { soldier: 1 },
      });
      for (const enough of [
        ['peasant', 'knight', 'knight'] as const,
        ['peasant', 'peasant', 'knight', 'knight', 'knight'] as const,
      ])
        expect(builds(having(...enough))).toContain('build:palace-of-the-dawn');
    }
  });

  it('VAL-BUILD.3 icons are only checked, not spent', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 20, citizens: ['merchant', 'cleric', 'cleric', 'rogue'] }],
      domains: [['pratchetts-plateau'], ['shattered-hand']],
    });
    t.play('build:pratchetts-plateau');
    expect(playerOf(t, 0).citizens).toEqual(['merchant', 'cleric', 'cleric', 'rogue']);
    t.play('build:shattered-hand');
    expect(playerOf(t, 0).citizens).toEqual(['merchant', 'cleric', 'cleric', 'rogue']);
    expect(playerOf(t, 0).domains).toEqual(['pratchetts-plateau', 'shattered-hand']);
  });

  it('VAL-BUILD.4 starters have no role icon and never help', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 20 }],
      domains: [['monolith-of-ostendaar']],
    });
    expect(refuses(t, 'build:monolith-of-ostendaar').reason).toEqual({
      key: 'missing-roles',
      missing: { worker: 1, soldier: 1 },
    });
  });

  it('VAL-BUILD.5 icons on built domains do not help to build', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 20, domains: ['halfpenny-hill', 'blood-crow-army'] }],
      domains: [['monolith-of-ostendaar']],
    });
    expect(refuses(t, 'build:monolith-of-ostendaar').reason).toEqual({
      key: 'missing-roles',
      missing: { worker: 1, soldier: 1 },
    });
  });

  it('VAL-BUILD.6 the gold price is paid; magic may cover all but 1 gold', () => {
    const orb = { phase: 'actions', domains: [['orb-of-urdr']] } as const;
    const citizens = ['rogue', 'cleric'] as ('rogue' | 'cleric')[];
    const t = table({ ...orb, players: [{ gold: 6, magic: 9, citizens }] }).play('build:orb-of-urdr');
    expect(t.options().join(' ')).toBe('pay:6g0m pay:5g1m pay:4g2m pay:3g3m pay:2g4m pay:1g5m');
    t.play('pay:1g5m');
    expect(held(t, 0)).toEqual({ gold: 5, magic: 4 });
    const poor = table({ ...orb, players: [{ gold: 3, magic: 2, citizens }] });
    expect(refuses(poor, 'build:orb-of-urdr')).toEqual({
      reason: { key: 'too-poor', needs: { kind: 'gold', real: 6, magic: 0 }, gold: 3, magic: 2 },
      rule: 'VAL-BUILD.6',
    });
  });

  it('VAL-BUILD.7 the domain goes face up into the tableau, where everybody sees it', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 6, citizens: ['rogue', 'cleric'] }],
      domains: [['orb-of-urdr']],
    });
    t.play('build:orb-of-urdr');
    expect(told(t, 'built')).toEqual([
      { key: 'built', player: 0, card: 'orb-of-urdr', stack: 15, gold: 6, magic: 0 },
    ]);
    for (const viewer of [0, 1, undefined])
      expect(view(t.game, viewer).players[0]?.domains).toEqual(['orb-of-urdr']);
  });

  it('VAL-BUILD.8 an instant reward is taken now, an ongoing effect is kept', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 13, citizens: ['knight', 'knight', 'knight', 'cleric'] }],
      domains: [['cloudriders-camp'], ['blood-crow-army']],
      dice: [5, 4, 5, 4],
    });
    t.play('build:cloudriders-camp', 'decline');
    expect(held(t, 0)).toEqual({ gold: 5, strength: 3 });
    t.play('build:blood-crow-army');
    expect(playerOf(t, 0)).toMatchObject({ strength: 3, domains: ['cloudriders-camp', 'blood-crow-army'] });
    // A round later only the ongoing domain gives something.
    t.play('gain:gold', 'gain:gold');
    expect(t.game.active).toBe(0);
    expect(strength(t, 0)).toBe(4);
  });

  it('VAL-BUILD.9 then the next card of that stack is turned face up, if any', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 20, citizens: ['rogue', 'cleric'] }],
      domains: [['orb-of-urdr', 'desert-orchid']],
    });
    t.play('build:orb-of-urdr');
    expect(top(t, 15)).toBe('desert-orchid');
    expect(told(t, 'turned-up')).toEqual([{ key: 'turned-up', card: 'desert-orchid', stack: 15 }]);
    t.play('build:desert-orchid');
    expect(told(t, 'turned-up')).toHaveLength(1);
    expect(t.game.center[15]).toMatchObject({ cards: [], spot: 'exhausted' });
  });

  it('VAL-BUILD.10 a Peasant and two Archers suffice for the Palace of the Dawn, which costs 11', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 11, citizens: ['peasant', 'archer', 'archer'] }],
      domains: [['palace-of-the-dawn']],
    });
    t.play('build:palace-of-the-dawn');
    expect(gold(t, 0)).toBe(0);
    expect(playerOf(t, 0).domains).toEqual(['palace-of-the-dawn']);
    const starterOnly = table({
      phase: 'actions',
      players: [{ gold: 11, citizens: ['archer', 'archer'] }],
      domains: [['palace-of-the-dawn']],
    });
    expect(refuses(starterOnly, 'build:palace-of-the-dawn').reason).toEqual({
      key: 'missing-roles',
      missing: { worker: 1 },
    });
  });

  it('VAL-BUILD.11 the next domain is revealed only after the reward is fully resolved', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 7, citizens: ['rogue', 'peasant'] }],
      domains: [['rogues-landing', 'desert-orchid']],
    });
    t.play('build:rogues-landing');
    expect(t.asked().prompt).toEqual({ key: 'ask-citizen', card: 'rogues-landing' });
    expect(view(t.game, 0).center[15]).toEqual({ count: 1 });
    expect(told(t, 'turned-up')).toEqual([]);
    t.play('take:merchant');
    expect(view(t.game, 0).center[15]).toMatchObject({ count: 1, top: 'desert-orchid' });
  });
});
