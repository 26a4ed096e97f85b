import { describe, expect, it } from 'vitest';
import { ATTACK_CARDS, attackCards } from '../../data/attack-cards.ts';
import { COMBAT_CARDS, combatCards } from '../../data/combat-cards.ts';
import { monsters } from '../../data/monsters.ts';
import { attackWith, beforeHunt, handOf, huntIn, onHunt } from '../hunt-table.ts';
import { offers, playerOf, refuses, told, waiting } from '../table.ts';

describe('LOR-MONS, LOR-HUNT.1: who may be hunted', () => {
  it('LOR-HUNT.1 LOR-MONS.3 a monster in the region of the own hero', () => {
    const t = beforeHunt({ monsters: { garm: { region: 7 } } }).play('act:monsters');
    expect(offers(t, 'hunt:')).toEqual(['hunt:draug']);
    expect(refuses(t, 'hunt:garm')).toEqual({
      reason: { key: 'prey-elsewhere', prey: 'garm', region: 7 },
      rule: 'LOR-MONS.3',
    });
  });

  it('LOR-CLAR.11 also where somebody else controls the region and has armies', () => {
    const t = onHunt({ others: [{ regions: [1], armies: [{ region: 1, strength: 6 }] }] });
    expect(huntIn(t)).toMatchObject({ hunter: 0, prey: 'draug', region: 1 });
  });

  it('LOR-MONS.4 LOR-HUNT.9 one that another player controls, who then plays it', () => {
    const t = onHunt({ monsters: { draug: { region: 1, owner: 2 } } });
    expect(huntIn(t).master).toBe(2);
    expect(waiting(t)).toEqual([2]);
    expect(t.game.monsters.find(({ id }) => id === 'draug')?.owner).toBe(2);
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ])(
    'LOR-HUNT.9 LOR-2P.9 with %i players a neutral one is played by seat %i, on the right',
    (seats, master) => {
      expect(huntIn(onHunt({ seats })).master).toBe(master);
    },
  );

  it('LOR-MCTL.4 an own monster is lost before the hunt starts, and played by the player on the right', () => {
    const t = onHunt({ monsters: { draug: { region: 1, owner: 0 } } });
    expect(t.game.monsters.find(({ id }) => id === 'draug')?.owner).toBeNull();
    expect(told(t, 'monster-released')).toEqual([{ key: 'monster-released', monster: 'draug', player: 0 }]);
    expect(huntIn(t).master).toBe(3);
  });

  it.each([
    [2, 0, 1],
    [3, 1, 2],
    [4, 1, 2],
  ])(
    'LOR-MONS.5 LOR-VIC.5 LOR-2P.7 with %i players %i kills do not open the hunt for Loki',
    (seats, tokens, needed) => {
      const t = beforeHunt({ seats, prey: 'loki', hunter: { tokens }, monsters: { garm: { region: 1 } } });
      t.play('act:monsters');
      expect(refuses(t, 'hunt:loki')).toEqual({
        reason: { key: 'loki-too-early', kills: tokens, needed },
        rule: 'LOR-VIC.5',
      });
    },
  );

  it.each([
    [2, { tokens: 1 }],
    [4, { tokens: 2 }],
    [4, { slain: ['garm'], tokens: 1 }],
    [3, { slain: ['garm', 'nokk'] }],
  ] as const)('LOR-MONS.5 LOR-CLAR.12 with %i players enough kills do', (seats, { ...said }) => {
    const hunter = { ...said, ...('slain' in said && { slain: [...said.slain] }) };
    const t = onHunt({ seats, prey: 'loki', hunter: { tokens: 0, ...hunter } });
    expect(huntIn(t)).toMatchObject({ prey: 'loki', master: seats - 1 });
  });

  it('LOR-MONS.5 Loki elsewhere is not hunted', () => {
    const t = beforeHunt({ loki: 9, hunter: { tokens: 2 } }).play('act:monsters');
    expect(refuses(t, 'hunt:loki')).toEqual({
      reason: { key: 'prey-elsewhere', prey: 'loki', region: 9 },
      rule: 'LOR-MONS.5',
    });
  });

  it('Storm Chariot: the hero moves first, and then hunts', () => {
    const t = beforeHunt({ hunter: { region: 2, blessings: ['storm-chariot'] } });
    t.play('act:monsters', 'use:blessing:storm-chariot');
    expect(offers(t, 'hero:')).toContain('hero:r1');
    t.play('hero:r1');
    expect(offers(t, 'hunt:')).toEqual(['hunt:draug']);
  });

  it('LOR-SPEC.15 Storm Chariot opens the action; LOR-SPEC.14 it does nothing if it is not used', () => {
    const monster = { draug: { region: 1, owner: 1 } } as const;
    const far = beforeHunt({ hunter: { region: 2 }, monsters: monster, loki: 9 });
    expect(far.options()).not.toContain('act:monsters');
    const near = beforeHunt({
      hunter: { region: 2, blessings: ['storm-chariot'] },
      monsters: monster,
      loki: 9,
    });
    near.play('act:monsters', 'none');
    expect(near.game.hunt).toBeNull();
    expect(near.game.active).toBe(1);
  });
});

describe('LOR-HUNT.2 to .4: cards', () => {
  it('LOR-HUNT.2 combat cards have a weapon, strength, losses and two effects', () => {
    expect(COMBAT_CARDS.reduce((sum, id) => sum + combatCards[id].copies, 0)).toBe(35);
    for (const id of COMBAT_CARDS) {
      expect(combatCards[id].strength).toBeGreaterThanOrEqual(0);
      expect(combatCards[id].losses).toBeGreaterThanOrEqual(0);
    }
    expect(combatCards.spear).toMatchObject({ weapon: 'spear', strength: 2, losses: 0 });
    expect(combatCards.sword).toMatchObject({ weapon: 'sword', strength: 3, losses: 1 });
  });

  it('LOR-HUNT.3 attack cards have rage, weakness, a number to draw and an effect', () => {
    expect(ATTACK_CARDS.reduce((sum, id) => sum + attackCards[id].copies, 0)).toBe(14);
    for (const id of ATTACK_CARDS) {
      const { rage, weakness, draw, ops } = attackCards[id];
      expect(weakness).toBeGreaterThan(rage);
      expect(draw).toBeGreaterThan(0);
      expect(ops.length).toBeGreaterThan(0);
    }
  });

  it('LOR-HUNT.4 monsters have wounds, a rune, two attacks and rewards', () => {
    for (const { wounds, regionAttack, specialAttack } of Object.values(monsters)) {
      expect(wounds.some((wound) => 'reward' in wound)).toBe(true);
      expect(wounds.some((wound) => !('reward' in wound))).toBe(true);
      expect(regionAttack.length * specialAttack.length).toBeGreaterThan(0);
    }
    const runes = Object.values(monsters).map(({ rune }) => rune);
    for (const rune of ['uruz', 'othila', 'algiz'])
      expect(runes.filter((each) => each === rune)).toHaveLength(2);
  });
});

describe('LOR-HUNT.5 to .7: the beginning', () => {
  it.each([2, 5])('LOR-HUNT.6 LOR-HERO.4 the hunter draws as many cards as Might %i', (might) => {
    const t = onHunt({ hunter: { attributes: { might } } });
    expect(handOf(t)).toHaveLength(might);
    expect(told(t, 'cards-drawn')).toMatchObject([{ player: 0, count: might }]);
  });

  it('LOR-HUNT.6 LOR-INJ.3 injured Might counts 2', () => {
    expect(handOf(onHunt({ hunter: { attributes: { might: 6 }, injured: ['might'] } }))).toHaveLength(2);
  });

  it('LOR-HERO.7 the limit of cards is off during the hunt', () => {
    const t = onHunt({ hand: ['axe', 'axe'], hunter: { attributes: { might: 6 } } });
    expect(handOf(t)).toHaveLength(8);
    expect(t.asked().prompt.key).toBe('ask-attack');
  });

  it('LOR-HUNT.7 LOR-DECK.3 all 14 attack cards are shuffled, and two are drawn', () => {
    const t = onHunt();
    expect(huntIn(t).attacks).toHaveLength(2);
    expect(t.game.attacks.deck).toHaveLength(12);
    const again = beforeHunt({ attacks: ['claws', 'bite'] });
    again.game.attacks.discard.push(...again.game.attacks.deck.splice(0, 10));
    again.play('act:monsters', 'hunt:draug');
    expect(again.game.attacks).toMatchObject({ discard: [] });
    expect(again.game.attacks.deck).toHaveLength(12);
  });

  it('LOR-HUNT.5 Megingjord draws one card more, before the others', () => {
    const t = onHunt({ hunter: { blessings: ['megingjord'] } });
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([1, 2]);
  });

  it('Thunderclap leaves the monster player one attack card', () => {
    const t = onHunt({ attacks: ['bite', 'claws'], hunter: { blessings: ['thunderclap'] } });
    expect(huntIn(t)).toMatchObject({ attack: 'bite', attacks: [] });
    expect(waiting(t)).toEqual([0]);
  });

  it('LOR-HUNT.5 Beowulf may injure himself, and draws a card for it', () => {
    const t = beforeHunt({ hunter: { hero: 'beowulf' }, others: [{}, {}, { hero: 'snorri' }] });
    t.play('act:monsters', 'hunt:draug');
    expect(t.options()).toEqual(['use:hero:beowulf', 'none']);
    t.play('use:hero:beowulf', 'injure:authority');
    expect(playerOf(t, 0).injured).toEqual(['authority']);
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([1, 2]);
  });

  it('LOR-INJ.6 Beowulf, injured all over, is not asked', () => {
    const injured = ['authority', 'might', 'wisdom'] as const;
    const t = onHunt({
      hunter: { hero: 'beowulf', injured: [...injured] },
      others: [{}, {}, { hero: 'snorri' }],
    });
    expect(t.asked().prompt.key).toBe('ask-attack');
  });
});

it('LOR-HUNT.13 a self-inflicted injury never ends a hunt', () => {
  const t = beforeHunt({
    hunter: { hero: 'beowulf', injured: ['might', 'wisdom'] },
    others: [{}, {}, { hero: 'snorri' }],
  }).play('act:monsters', 'hunt:draug', 'use:hero:beowulf');
  expect(huntIn(t).ended).toBeNull();
  attackWith(t, 'claws', 'shield');
  expect(t.game.hunt).not.toBeNull();
});
