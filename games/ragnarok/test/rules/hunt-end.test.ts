import { describe, expect, it } from 'vitest';
import { monsters } from '../../data/monsters.ts';
import { attackWith, handOf, huntIn, onHunt } from '../hunt-table.ts';
import { type Game, playerOf, refuses, told } from '../table.ts';

const all = ['authority', 'might', 'wisdom'] as const;
const draugOf = (t: Game) => t.game.monsters.find(({ id }) => id === 'draug');

/** Seven of the draug's eight wounds, all but the sword with a reward. */
const nearlySlain = [0, 0, 0, 0, 0, 0, null, 0] as const;
const calm = ['claws', 'claws', 'claws', 'bite'] as const;

describe('LOR-HUNT.11 to .16: failure', () => {
  it('LOR-HUNT.12 LOR-DEC.6 the hero takes one injury, of the owner’s choice', () => {
    const t = attackWith(onHunt({ attacks: [...calm] }), 'claws', 'shield').play('stop');
    expect(told(t, 'hunt-failed')).toMatchObject([{ player: 0, prey: 'draug', why: 'unwounded' }]);
    expect(t.options()).toEqual(['injure:authority', 'injure:might', 'injure:wisdom']);
    t.play('injure:authority');
    expect(playerOf(t, 0).injured).toEqual(['authority']);
    expect(t.game.hunt).toBeNull();
  });

  it('LOR-HUNT.12 with all three injured the closing injury is ignored', () => {
    const t = onHunt({ attacks: [...calm], hunter: { injured: [...all] } });
    attackWith(t, 'claws', 'shield').play('stop');
    expect(t.game.hunt).toBeNull();
    expect(told(t, 'hero-injured')).toEqual([]);
  });

  it('Unbowed spares the hero the closing injury', () => {
    const t = onHunt({ attacks: [...calm], hunter: { blessings: ['unbowed'] } });
    attackWith(t, 'claws', 'shield').play('stop');
    expect(told(t, 'injury-spared')).toEqual([{ key: 'injury-spared', player: 0 }]);
    expect(playerOf(t, 0).injured).toEqual([]);
    expect(t.game.hunt).toBeNull();
  });

  it('LOR-HUNT.13 failure A: an injury is due, but all three markers are injured', () => {
    const t = onHunt({ attacks: [...calm], hunter: { injured: [...all] } });
    attackWith(t, 'claws');
    expect(told(t, 'hunt-failed')).toMatchObject([{ why: 'injured' }]);
    expect(t.game.hunt).toBeNull();
  });

  it('LOR-HUNT.13 two injuries with one healthy marker: the second ends the hunt', () => {
    const attacks = ['special-attack', 'claws'] as const;
    const t = onHunt({ attacks, prey: 'fafnir', hunter: { injured: ['might', 'wisdom'] } });
    attackWith(t, 'special-attack');
    expect(told(t, 'hero-injured')).toHaveLength(1);
    expect(told(t, 'hunt-failed')).toMatchObject([{ why: 'injured' }]);
  });

  it('LOR-HUNT.13 what else the attack would do is broken off', () => {
    const t = onHunt({ attacks: ['bite', 'claws'], hand: ['axe', 'bow'], hunter: { injured: [...all] } });
    attackWith(t, 'bite');
    expect(told(t, 'cards-discarded').filter(({ player }) => player === 0)).toEqual([]);
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([2]);
  });

  it('LOR-HUNT.15 failure C: Slip Away ends the hunt at once', () => {
    const t = attackWith(onHunt({ attacks: ['slip-away', 'claws'] }), 'slip-away');
    expect(told(t, 'hunt-failed')).toMatchObject([{ why: 'attack' }]);
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([2]);
    expect(t.asked().prompt.key).toBe('ask-injure');
  });

  it('LOR-HUNT.11 LOR-HUNT.16 failure D leaves the wounds dealt before', () => {
    const t = attackWith(onHunt({ attacks: [...calm], hand: ['sword'] }), 'claws', 'shield');
    t.play('wound:0:sword', 'stop');
    attackWith(t, 'claws', 'shield').play('stop', 'injure:might');
    expect(draugOf(t)?.wounds[0]).toBe(0);
    expect(draugOf(t)?.region).toBe(1);
  });

  it('LOR-HUNT.17 LOR-HUNT.51 after the hunt the hand is cut to the limit', () => {
    const t = attackWith(onHunt({ attacks: [...calm], hand: ['axe', 'axe'] }), 'claws', 'shield');
    t.play('stop', 'injure:might');
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-cards', over: 2 });
    t.play('discard:axe', 'discard:axe');
    expect(handOf(t)).toHaveLength(2);
  });

  it('LOR-HUNT.17 LOR-ICON.3 the limit is that of Wisdom, an injured one counts already', () => {
    const t = attackWith(
      onHunt({ attacks: [...calm], hunter: { attributes: { wisdom: 5 } } }),
      'claws',
      'shield',
    );
    t.game.players[0]?.hand.push(...t.game.combat.deck.splice(0, 2));
    t.play('stop', 'injure:wisdom');
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-cards', over: 2 });
  });

  it('LOR-HUNT.51 Beowulf draws for the closing injury before the limit holds', () => {
    const t = onHunt({
      attacks: [...calm],
      hunter: { hero: 'beowulf', injured: ['might', 'wisdom', 'authority'] },
      others: [{}, {}, { hero: 'snorri' }],
    });
    t.game.players[0]?.injured.splice(0, 1);
    attackWith(t, 'claws', 'shield').play('stop');
    expect(told(t, 'cards-drawn')).toHaveLength(3);
    expect(t.asked().prompt).toEqual({ key: 'ask-discard-cards', over: 1 });
  });
});

describe('LOR-HUNT.10, .42 to .50: the kill', () => {
  const slain = (setup: Parameters<typeof onHunt>[0] = {}): Game => {
    const t = onHunt({
      attacks: [...calm],
      hand: ['sword'],
      monsters: { draug: { region: 1, wounds: [...nearlySlain] } },
      ...setup,
    });
    return attackWith(t, 'claws', 'shield').play('wound:6:sword');
  };

  it('LOR-HUNT.10 LOR-HUNT.42 the last wound takes the figure, and nobody is injured', () => {
    const t = slain();
    expect(playerOf(t, 0)).toMatchObject({ slain: ['draug'], injured: [] });
    expect(draugOf(t)).toMatchObject({ region: null, slain: true });
    expect(t.game.hunt).toBeNull();
    expect(told(t, 'hunt-failed')).toEqual([]);
  });

  it('LOR-HUNT.36 LOR-HUNT.38 the last reward is still gained', () => {
    const t = slain({ hunter: { armies: [{ region: 4, strength: 1 }] } });
    expect(playerOf(t, 0).armies[0]?.strength).toBe(2);
  });

  it('LOR-HUNT.43 others with four markers take a token, with three they do not', () => {
    const t = slain({ monsters: { draug: { region: 1, wounds: [1, 1, 1, 1, 2, 2, null, 2] } } });
    expect(t.game.players.map(({ tokens }) => tokens)).toEqual([0, 1, 0, 0]);
    expect(told(t, 'token-gained')).toEqual([
      { key: 'token-gained', player: 1, monster: 'draug', markers: 4 },
    ]);
    expect(t.game.slayerTokens).toBe(5);
  });

  it('LOR-HUNT.49 the dealer takes the figure and no token', () => {
    const t = slain();
    expect(playerOf(t, 0)).toMatchObject({ slain: ['draug'], tokens: 0 });
  });

  it('LOR-HUNT.50 LOR-LIM.1 there are six tokens', () => {
    const t = slain({
      monsters: { draug: { region: 1, wounds: [1, 1, 1, 1, 1, 1, null, 1] } },
      others: [{}, { tokens: 6 }],
    });
    expect(playerOf(t, 1).tokens).toBe(0);
    expect(t.game.slayerTokens).toBe(0);
  });

  it('LOR-HUNT.44 all markers leave', () => {
    expect(draugOf(slain())?.wounds).toEqual(monsters.draug.wounds.map(() => null));
  });

  it('LOR-MCTL.5 the ring returns to its owner', () => {
    const t = slain({ monsters: { draug: { region: 1, owner: 2, wounds: [...nearlySlain] } } });
    expect(draugOf(t)?.owner).toBeNull();
  });

  it('Giant’s Bane raises an attribute', () => {
    const t = slain({ hunter: { blessings: ['giants-bane'] } });
    expect(t.options()).toEqual(['raise:authority', 'raise:might', 'raise:wisdom']);
    t.play('raise:might');
    expect(playerOf(t, 0).attributes.might).toBe(3);
  });
});

describe('LOR-HUNT.45, LOR-ART.4: the artifact', () => {
  /** All of the draug's positions without a reward but the first. */
  const barred = [null, 1, 2, 3, 0] as const;

  it('LOR-HUNT.45 LOR-ART.1 LOR-ART.4 goes charged to the hunter once all positions without reward are covered', () => {
    const t = onHunt({
      attacks: [...calm],
      hand: ['sword'],
      monsters: { draug: { region: 1, wounds: [...barred] } },
    });
    attackWith(t, 'claws', 'shield').play('wound:0:sword', 'stop');
    attackWith(t, 'claws', 'shield').play('stop', 'injure:might');
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'barrow-blade', charged: true }]);
    expect(draugOf(t)).toMatchObject({ artifact: false, slain: false });
  });

  it('LOR-HUNT.45 not before', () => {
    const t = onHunt({ attacks: [...calm], monsters: { draug: { region: 1, wounds: [...barred] } } });
    attackWith(t, 'claws', 'shield').play('stop', 'injure:might');
    expect(playerOf(t, 0).artifacts).toEqual([]);
    expect(draugOf(t)?.artifact).toBe(true);
  });

  it('LOR-HUNT.45 also with markers of others only, and a wound elsewhere', () => {
    const t = onHunt({
      attacks: [...calm],
      monsters: { draug: { region: 1, wounds: [1, 1, 1, 1, 1] } },
    });
    attackWith(t, 'claws', 'shield').play('stop', 'injure:might');
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'barrow-blade', charged: true }]);
  });

  it('LOR-HUNT.45 only as long as nobody has it', () => {
    const t = onHunt({
      attacks: [...calm],
      monsters: { draug: { region: 1, wounds: [1, 1, 1, 1, 1] } },
      others: [{ artifacts: ['barrow-blade'] }],
    });
    attackWith(t, 'claws', 'shield').play('stop', 'injure:might');
    expect(playerOf(t, 0).artifacts).toEqual([]);
  });

  it('LOR-HUNT.45 LOR-HUNT.51 also after a kill', () => {
    const t = onHunt({
      attacks: [...calm],
      hand: ['sword'],
      monsters: { draug: { region: 1, wounds: [...nearlySlain] } },
    });
    attackWith(t, 'claws', 'shield').play('wound:6:sword');
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'barrow-blade', charged: true }]);
  });
});

it('LOR-HUNT.18 LOR-DECK.3 after a hunt all attack cards lie in the deck and on the discards', () => {
  const t = attackWith(onHunt({ attacks: [...calm] }), 'claws', 'shield');
  expect(huntIn(t).attacks).toHaveLength(2);
  t.play('stop', 'injure:might');
  expect(t.game.attacks.deck.length + t.game.attacks.discard.length).toBe(14);
});

it('LOR-TURN.4 after the hunt the turn ends', () => {
  const t = attackWith(onHunt({ attacks: [...calm] }), 'claws', 'shield').play('stop', 'injure:might');
  expect(t.game.active).toBe(1);
  expect(() => refuses(t, 'hunt:draug')).toThrow();
});
