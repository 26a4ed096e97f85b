import { describe, expect, it } from 'vitest';
import { loki } from '../../data/loki.ts';
import { companyOf } from '../../data/setup.ts';
import { attackWith, beforeHunt, handOf, huntIn, onHunt } from '../hunt-table.ts';
import { type Game, offers, playerOf, refuses, table, told, waiting } from '../table.ts';

const calm = ['claws', 'claws', 'claws', 'bite'] as const;

describe('LOR-LOKI: on the board', () => {
  /** Seat 0 raises a monument, and the event of that number follows. Events 3 and 4 show the arch-enemy. */
  const event = (number: number, setup: Parameters<typeof table>[0] = {}): Game =>
    table({
      step: 'special',
      wheel: { prepare: [0] },
      players: [{ region: 14 }],
      ...setup,
      decks: { events: [number] },
    }).play('act:monument', 'god:odin');

  it('LOR-LOKI.1 LOR-LOKI.2 he is no monster: the Monsters action does not activate him', () => {
    const t = table({
      step: 'special',
      loki: 20,
      players: [{ region: 14 }],
      monsters: { garm: { region: 5 } },
    });
    t.play('act:monsters');
    expect(t.game.loki.region).toBe(20);
    expect(told(t, 'loki-moved')).toEqual([]);
    expect(told(t, 'monster-activated')).toMatchObject([{ monster: 'garm' }]);
  });

  it('LOR-LOKI.3 LOR-HUNT.9 in a hunt he is played like a monster, by the player on the right', () => {
    const t = onHunt({ prey: 'loki', attacks: [...calm] });
    expect(waiting(t)).toEqual([3]);
    attackWith(t, 'claws');
    expect(t.asked().prompt.key).toBe('ask-injure');
  });

  it('LOR-LOKI.4 armies cannot move into his region', () => {
    const t = table({ step: 'manoeuvre', loki: 20, players: [{ armies: [{ region: 19, strength: 3 }] }] });
    t.play('activate:army:0:0');
    expect(refuses(t, 'move:r20').rule).toBe('LOR-LOKI.4');
  });

  it('LOR-LOKI.5 LOR-LOKI.6 recruiting there is legal, and armies there may leave', () => {
    const t = table({
      step: 'special',
      loki: 20,
      players: [{ drakkar: 6, armies: [{ region: 20, strength: 2 }] }],
    }).play('act:reinforce');
    expect(offers(t, 'r')).toContain('r20');
    const leaving = table({
      step: 'manoeuvre',
      loki: 20,
      players: [{ armies: [{ region: 20, strength: 2 }] }],
    });
    leaving.play('activate:army:0:0');
    expect(offers(leaving, 'move:')).toContain('move:r21');
  });

  it('LOR-LOKI.7 heroes and monsters enter freely', () => {
    const hero = table({ step: 'hero', loki: 20, players: [{ region: 19 }] });
    expect(offers(hero, 'hero:')).toContain('hero:r20');
    const monster = table({
      step: 'special',
      loki: 20,
      players: [{ region: 14 }],
      monsters: { garm: { region: 19 } },
      dice: [1],
    }).play('act:monsters', 'r20');
    expect(monster.game.monsters.find(({ id }) => id === 'garm')?.region).toBe(20);
  });

  it('LOR-LOKI.8 LOR-OWN.2 he can never be controlled', () => {
    const t = table({ step: 'rune', loki: 20, players: [{ region: 20, runes: { othila: 1 } }] });
    expect(offers(t, 'rune:')).toEqual(['rune:archenemy']);
  });

  it('LOR-LOKI.9 LOR-LOKI.17 his activation moves him one or two regions over land, not back', () => {
    const t = event(3, { loki: 20 });
    expect(waiting(t)).toEqual([0]);
    expect(t.asked().prompt).toEqual({ key: 'ask-move-loki', from: 20 });
    expect(t.options()).toEqual(expect.arrayContaining(['r3', 'r19', 'r21', 'r18']));
    expect(refuses(t, 'r20')).toEqual({ reason: { key: 'loki-must-move' }, rule: 'LOR-LOKI.17' });
    expect(t.options()).not.toContain('r17');
    t.play('r19');
    expect(told(t, 'loki-moved')).toEqual([{ key: 'loki-moved', player: 0, from: 20, to: 19 }]);
  });

  it('LOR-LOKI.9 LOR-LOKI.15 then every army in his new region loses 1', () => {
    const t = event(3, {
      loki: 20,
      players: [
        { region: 14, armies: [{ region: 20, strength: 2 }] },
        {
          armies: [
            { region: 19, strength: 3 },
            { region: 19, strength: 1 },
          ],
        },
      ],
    }).play('r19');
    expect(playerOf(t, 0).armies[0]?.strength).toBe(2);
    expect(playerOf(t, 1).armies.map(({ strength }) => strength)).toEqual([2]);
  });

  it('LOR-LOKI.10 LOR-EVENT.6 LOR-ICON.5 the symbol on an event activates him, after the monsters', () => {
    const t = event(3, { loki: 20, monsters: { draug: { region: 5 } }, dice: [3, 3] });
    const keys = t.events().map(({ key }) => key);
    expect(keys).toContain('region-attacked');
    expect(t.asked().prompt.key).toBe('ask-move-loki');
    const without = event(1, { loki: 20 });
    expect(without.game.active).toBe(1);
    expect(told(without, 'loki-moved')).toEqual([]);
  });

  it('LOR-LOKI.11 LOR-LOKI.15 LOR-RACT.4 his rune places him in any other region and draws a card', () => {
    const t = table({
      step: 'rune',
      loki: 20,
      players: [{ region: 20, runes: { [loki.rune]: 1 } }, { armies: [{ region: 9, strength: 2 }] }],
    }).play('rune:archenemy');
    expect(t.options()).toHaveLength(20);
    expect(refuses(t, 'r20').rule).toBe('LOR-LOKI.17');
    t.play('r9');
    expect(t.game.loki.region).toBe(9);
    expect(playerOf(t, 1).armies[0]?.strength).toBe(2);
    expect(playerOf(t, 0)).toMatchObject({ runes: { othila: 0 } });
    expect(playerOf(t, 0).hand).toHaveLength(1);
  });

  it('LOR-LOKI.11 not with the hero elsewhere', () => {
    const t = table({ step: 'rune', loki: 20, players: [{ region: 19, runes: { othila: 1 } }] });
    expect(offers(t, 'rune:')).not.toContain('rune:archenemy');
  });

  it('LOR-LOKI.16 his region may be usurped, with the recruit', () => {
    const t = table({
      step: 'special',
      loki: 9,
      players: [{ region: 9 }, {}, {}, { region: 3 }],
    });
    expect(t.options()).toContain('act:usurp');
  });
});

describe('LOR-HUNT.41, LOR-LOKI.12: two weapons for a wound', () => {
  const lokiHunt = (setup: Parameters<typeof onHunt>[0] = {}): Game =>
    attackWith(onHunt({ prey: 'loki', attacks: [...calm], ...setup }), 'claws', 'shield');

  it('LOR-LOKI.12 LOR-HUNT.41 two cards with the two symbols cover one position', () => {
    expect(loki.wounds[0]).toEqual(['sword', 'spear']);
    const t = lokiHunt({ hand: ['sword', 'spear'] });
    expect(offers(t, 'wound:')).toEqual(['wound:0:sword', 'wound:0:spear']);
    t.play('wound:0:sword');
    expect(huntIn(t)).toMatchObject({ wounds: 0, half: { position: 0, weapon: 'sword', card: 'sword' } });
    expect(t.options()).toEqual(['wound:0:spear']);
    t.play('wound:0:spear');
    expect(t.game.loki.wounds).toEqual(loki.wounds.map((_, position) => (position === 0 ? 0 : null)));
    expect(huntIn(t)).toMatchObject({ wounds: 1, half: null });
    expect(t.game.combat.discard).toEqual(['shield', 'sword', 'spear']);
  });

  it('LOR-LOKI.12 with two players only the first positions count', () => {
    for (const seats of [2, 3, 4]) {
      const t = lokiHunt({ seats, hand: ['sword', 'spear'] });
      const { woundsOfLoki } = companyOf(seats);
      expect(t.game.loki.wounds).toEqual(new Array(woundsOfLoki).fill(null));
      expect(refuses(t, `wound:${woundsOfLoki - 1}`)).toMatchObject({ rule: 'LOR-HUNT.41' });
      expect(() => refuses(t, `wound:${woundsOfLoki}`)).toThrow('neither offered nor refused');
      t.game.loki.wounds.fill(0, 1);
      t.play('wound:0:sword', 'wound:0:spear');
      expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'slayer' });
    }
    expect(companyOf(2).woundsOfLoki).toBeLessThan(companyOf(3).woundsOfLoki);
    expect(companyOf(4).woundsOfLoki).toBe(loki.wounds.length);
  });

  it('LOR-LOKI.12 a kept hunt goes on with the positions it began with', () => {
    const t = lokiHunt({ seats: 2, hand: ['sword', 'spear'] });
    t.game.loki.wounds = [null, 0, null];
    t.play('wound:0:sword', 'wound:0:spear');
    expect(t.game.outcome).toBeUndefined();
    expect(refuses(t, 'wound:2')).toMatchObject({
      reason: { key: 'no-weapon-for', weapons: ['spear', 'bow'] },
    });
  });

  it('LOR-HUNT.41 one of the two symbols is not enough', () => {
    const t = lokiHunt({ hand: ['sword', 'sword'] });
    expect(t.options()).toEqual(['stop']);
    expect(refuses(t, 'wound:0')).toEqual({
      reason: { key: 'no-weapon-for', weapons: ['sword', 'spear'] },
      rule: 'LOR-HUNT.41',
    });
  });

  it('LOR-HUNT.52 the effects of both cards are used', () => {
    const t = lokiHunt({ hand: ['longbow', 'spear-thrown'] });
    const before = told(t, 'cards-drawn').length;
    const position = loki.wounds.findIndex((pair) => pair.includes('bow') && pair.includes('spear'));
    t.play(`wound:${position}:longbow`);
    expect(told(t, 'cards-drawn')).toHaveLength(before);
    t.play(`wound:${position}:spear-thrown`);
    expect(told(t, 'cards-drawn')).toHaveLength(before + 2);
  });

  it('LOR-HUNT.52 a Seidr Staff stands for one of the two symbols, not for both', () => {
    const t = lokiHunt({ hand: ['seidr-staff', 'axe'] });
    t.play('wound:1:seidr-staff');
    expect(t.options()).toEqual(['wound:1:axe']);
    const alone = lokiHunt({ hand: ['seidr-staff'] });
    expect(alone.options()).toEqual(['stop']);
  });

  it('LOR-HUNT.52 Jarngreipr lets one card stand for one of the two', () => {
    const t = lokiHunt({ hand: ['sword', 'sword'], hunter: { blessings: ['jarngreipr'] } });
    t.play('wound:0:sword', 'wound:0:sword');
    expect(t.game.loki.wounds[0]).toBe(0);
    expect(told(t, 'holding-used')).toHaveLength(1);
  });

  it('LOR-HUNT.52 Mjolnir stands in for one of the two, before or after the card', () => {
    const hunter = { artifacts: ['mjolnir' as const] };
    const after = lokiHunt({ hand: ['sword'], hunter }).play('wound:0:sword');
    after.play('use:artifact:mjolnir');
    expect(after.game.loki.wounds[0]).toBe(0);
    const before = lokiHunt({ hand: ['bow'], hunter }).play('use:artifact:mjolnir');
    const forBows = loki.wounds.flatMap((pair, position) => (pair.includes('bow') ? [position] : []));
    expect(before.options()).toEqual(forBows.map((position) => `wound:${position}`));
    const last = forBows.at(-1) ?? 0;
    before.play(`wound:${last}`, `wound:${last}:bow`);
    expect(before.game.loki.wounds[last]).toBe(0);
    expect(playerOf(before, 0).artifacts).toEqual([{ id: 'mjolnir', charged: false }]);
  });

  it('Mjolnir alone deals no wound to Loki', () => {
    expect(lokiHunt({ hunter: { artifacts: ['mjolnir'] } }).options()).toEqual(['stop']);
  });

  it('LOR-HUNT.52 a Cleaving Axe covers no reward: Loki has none (LOR-LOKI.14)', () => {
    const t = lokiHunt({ hand: ['axe-cleave', 'bow'] });
    const before = told(t, 'cards-drawn').length;
    t.play('wound:1:axe-cleave', 'wound:1:bow');
    expect(told(t, 'cards-drawn')).toHaveLength(before);
    expect(told(t, 'wound-dealt').map(({ reward }) => reward)).toEqual([undefined]);
  });

  it('LOR-LOKI.13 LOR-HUNT.19 if he survives, every marker is removed', () => {
    const t = lokiHunt({ hand: ['sword', 'spear'] }).play('wound:0:sword', 'wound:0:spear', 'stop');
    attackWith(t, 'claws').play('injure:might', 'stop', 'injure:wisdom');
    expect(told(t, 'loki-heals')).toHaveLength(1);
    expect(t.game.loki.wounds).toEqual([]);
    expect(playerOf(t, 0).artifacts).toEqual([]);
  });

  it('LOR-VIC.4 LOR-VIC.8 whoever kills him wins at once', () => {
    const t = lokiHunt({ hand: ['sword', 'spear'] });
    t.game.loki.wounds = [null, 0, 0, 0, 0, 0];
    t.play('wound:0:sword', 'wound:0:spear');
    expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'slayer' });
    expect(told(t, 'loki-slain')).toEqual([{ key: 'loki-slain', player: 0 }]);
  });

  it('LOR-MONS.5 the kills stay closed to who has none', () => {
    const t = beforeHunt({ prey: 'loki', hunter: { tokens: 0 }, monsters: { garm: { region: 1 } } });
    t.play('act:monsters');
    expect(offers(t, 'hunt:')).toEqual(['hunt:garm']);
    expect(handOf(t)).toEqual([]);
  });
});
