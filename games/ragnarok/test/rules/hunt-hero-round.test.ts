import { describe, expect, it } from 'vitest';
import { monsters } from '../../data/monsters.ts';
import { attackWith, handOf, heroRound, huntIn, onHunt } from '../hunt-table.ts';
import { type Game, offers, playerOf, refuses, told, waiting } from '../table.ts';

describe('LOR-HUNT.35 to .38: wounds', () => {
  it('LOR-HUNT.35 a card covers an open position of its weapon, of equal ones the first', () => {
    const t = heroRound({ hand: ['sword', 'bow'] });
    expect(t.options()).toEqual(['wound:0:sword', 'wound:5:bow', 'wound:6:sword', 'stop']);
    t.play('wound:0:sword');
    expect(t.game.monsters.find(({ id }) => id === 'draug')?.wounds[0]).toBe(0);
    expect(t.game.combat.discard).toContain('sword');
    expect(told(t, 'wound-dealt')).toMatchObject([
      { position: 0, weapons: ['sword'], card: 'sword', open: 7 },
    ]);
  });

  it('LOR-HUNT.35 other positions and cards are refused with their reasons', () => {
    const t = heroRound({ hand: ['bow'], monsters: { draug: { wounds: [1] } } });
    expect(refuses(t, 'wound:0')).toEqual({
      reason: { key: 'wound-covered', player: 1 },
      rule: 'LOR-HUNT.35',
    });
    expect(refuses(t, 'wound:1')).toMatchObject({ reason: { key: 'no-weapon-for', weapons: ['axe'] } });
    expect(refuses(t, 'card:shield')).toMatchObject({ reason: { key: 'shield-only-defends' } });
    const spent = heroRound({
      hand: ['bow'],
      monsters: { draug: { wounds: [null, null, null, null, null, 2] } },
    });
    expect(refuses(spent, 'card:bow')).toMatchObject({ reason: { key: 'no-wound-for', card: 'bow' } });
  });

  it('LOR-HUNT.37 any number of wounds in a round', () => {
    const t = heroRound({ hand: ['sword', 'sword', 'axe'] });
    t.play('wound:0:sword', 'wound:2:sword', 'wound:1:axe');
    expect(huntIn(t)).toMatchObject({ wounds: 3, placed: [0, 2, 1] });
  });

  it('LOR-HUNT.16 LOR-HUNT.38 a round without a wound fails, one with a wound may be ended', () => {
    const t = heroRound({ hand: ['sword'] });
    expect(t.asked().options.at(-1)).toMatchObject({
      id: 'stop',
      label: { key: 'stop-hunt', fails: true },
      rule: 'LOR-HUNT.16',
    });
    t.play('wound:0:sword');
    expect(t.asked().options.at(-1)).toMatchObject({ label: { fails: false }, rule: 'LOR-HUNT.38' });
    t.play('stop');
    expect(t.game.hunt).not.toBeNull();
    const given = heroRound({ hand: ['sword'] }).play('stop');
    expect(told(given, 'hunt-failed')).toMatchObject([{ why: 'unwounded' }]);
  });

  it('LOR-HUNT.16 LOR-INFO.1 whoever holds a card is asked, though it wounds nothing', () => {
    const t = heroRound();
    expect(handOf(t)).toEqual(['shield', 'shield']);
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['stop']);
  });

  it('LOR-HUNT.16 without a card and without an artifact the round is over by itself', () => {
    const t = onHunt({ attacks: ['claws', 'claws'] });
    playerOf(t, 0).hand.splice(0);
    t.game.combat.deck.splice(0);
    t.play('attack:claws', 'injure:might');
    expect(told(t, 'hunt-failed')).toMatchObject([{ why: 'unwounded' }]);
  });

  it('LOR-HUNT.35 a Seidr Staff stands for any weapon', () => {
    const t = heroRound({ hand: ['seidr-staff'] });
    expect(offers(t, 'wound:')).toEqual(
      [0, 1, 4, 5, 6, 7].map((position) => `wound:${position}:seidr-staff`),
    );
  });

  it('LOR-HUNT.19 wounds stay on a monster between hunts', () => {
    const t = heroRound({ hand: ['sword'] }).play('wound:0:sword', 'stop');
    attackWith(t, 'claws', 'shield').play('stop', 'injure:might');
    expect(t.game.hunt).toBeNull();
    expect(t.game.monsters.find(({ id }) => id === 'draug')?.wounds[0]).toBe(0);
  });
});

describe('LOR-HUNT.36, .39, .40: rewards', () => {
  it('LOR-HUNT.36 LOR-HUNT.39 a rune of any kind, at once', () => {
    const t = heroRound({ hand: ['bow'] }).play('wound:5:bow');
    expect(t.options()).toEqual(['gain:uruz', 'gain:othila', 'gain:algiz']);
    t.play('gain:algiz');
    expect(playerOf(t, 0).runes.algiz).toBe(1);
    expect(t.asked().prompt.key).toBe('ask-wound');
  });

  it('LOR-HUNT.39 an own army anywhere gains 1', () => {
    const t = heroRound({ hand: ['sword'], hunter: { armies: [{ region: 5, strength: 2 }] } });
    t.play('wound:6:sword');
    expect(playerOf(t, 0).armies[0]?.strength).toBe(3);
  });

  it('LOR-HUNT.39 a priest from the bank', () => {
    const t = heroRound({ hand: ['axe'] }).play('wound:7:axe');
    expect(playerOf(t, 0).priests).toBe(1);
  });

  it('LOR-HUNT.39 an alliance with a realm of choice, whose first ally draws a card', () => {
    const t = heroRound({ prey: 'huldra', hand: ['bow'], hunter: { attributes: { wisdom: 2 } } });
    const before = handOf(t).length;
    t.play('wound:5:bow', 'realm:niflheim');
    expect(t.game.allies.niflheim).toEqual([0]);
    expect(handOf(t)).toHaveLength(before);
  });

  it('LOR-HUNT.40 a reward that cannot be given is lost', () => {
    const armyless = heroRound({ hand: ['sword'] }).play('wound:6:sword');
    expect(armyless.asked().prompt.key).toBe('ask-wound');
    const full = heroRound({ hand: ['axe'], hunter: { priests: 4 } }).play('wound:7:axe');
    expect(playerOf(full, 0).priests).toBe(4);
    const spent = heroRound({ hand: ['bow'] });
    for (const rune of ['uruz', 'othila', 'algiz'] as const) spent.game.bank[rune] = 0;
    spent.play('wound:5:bow');
    expect(spent.asked().prompt.key).toBe('ask-wound');
  });

  it('LOR-HERO.8 the rune limit holds in a hunt', () => {
    const t = heroRound({ hand: ['bow'], hunter: { runes: { uruz: 2 } } }).play('wound:5:bow', 'gain:algiz');
    expect(t.asked().prompt.key).toBe('ask-return-runes');
  });
});

describe('effects of combat cards in a hunt', () => {
  const drawnBy = (t: Game, ...choices: string[]): number => {
    const before = told(t, 'cards-drawn').length;
    t.play(...choices);
    return told(t, 'cards-drawn').length - before;
  };

  it('spear and sword, axe and bow wound and do nothing more', () => {
    const t = heroRound({ hand: ['spear', 'sword', 'sword-riposte', 'axe', 'bow'] });
    expect(drawnBy(t, 'wound:4:spear', 'wound:0:sword', 'wound:2:sword-riposte', 'wound:1:axe')).toBe(0);
  });

  it('Thrown Spear draws a card if it deals the first wound of the hunt', () => {
    expect(drawnBy(heroRound({ hand: ['spear-thrown'] }), 'wound:4:spear-thrown')).toBe(1);
    const later = heroRound({ hand: ['spear-thrown', 'sword'] }).play('wound:0:sword');
    expect(drawnBy(later, 'wound:4:spear-thrown')).toBe(0);
  });

  it('Cleaving Axe draws a card if it covers a position with a reward', () => {
    expect(drawnBy(heroRound({ hand: ['axe-cleave'] }), 'wound:7:axe-cleave')).toBe(1);
    expect(drawnBy(heroRound({ hand: ['axe-cleave'] }), 'wound:1:axe-cleave')).toBe(0);
  });

  it('LOR-HUNT.54 Longbow draws a card, which may be used in the same round', () => {
    const t = heroRound({ hand: ['longbow'], drawn: ['shield', 'shield', 'shield', 'axe'] });
    expect(drawnBy(t, 'wound:5:longbow', 'gain:uruz')).toBe(1);
    expect(offers(t, 'wound:')).toContain('wound:1:axe');
  });

  it('LOR-HUNT.35 a Shield never wounds', () => {
    expect(offers(heroRound(), 'wound:')).toEqual([]);
  });

  it('the limit of cards is off for the hunter', () => {
    const t = heroRound({ hand: ['spear', 'sword', 'axe', 'bow'] });
    expect(handOf(t).length).toBeGreaterThan(2);
    expect(t.asked().prompt.key).toBe('ask-wound');
  });
});

describe('what helps the hunter', () => {
  it('Mjolnir covers a position without a card, with its reward, and is exhausted', () => {
    const t = heroRound({ hunter: { artifacts: ['mjolnir'] } });
    expect(t.options()).toEqual(['use:artifact:mjolnir', 'stop']);
    t.play('use:artifact:mjolnir');
    expect(t.options()).toEqual(['wound:0', 'wound:1', 'wound:4', 'wound:5', 'wound:6', 'wound:7']);
    t.play('wound:7');
    expect(playerOf(t, 0)).toMatchObject({ priests: 1, artifacts: [{ id: 'mjolnir', charged: false }] });
    expect(huntIn(t).wounds).toBe(1);
    expect(t.options()).toEqual(['stop']);
  });

  it('LOR-ART.2 an exhausted Mjolnir is of no use', () => {
    const t = heroRound({ hunter: { artifacts: [{ id: 'mjolnir', charged: false }] } });
    expect(t.options()).toEqual(['stop']);
  });

  it('Jarngreipr lets one card of a hunt that is no Shield stand for any weapon', () => {
    const t = heroRound({ hand: ['bow', 'bow'], hunter: { blessings: ['jarngreipr'] } });
    expect(offers(t, 'wound:0')).toEqual(['wound:0:bow']);
    t.play('wound:0:bow');
    expect(told(t, 'holding-used')).toMatchObject([{ source: 'blessing:jarngreipr' }]);
    expect(offers(t, 'wound:')).toEqual(['wound:5:bow']);
  });

  it('Jarngreipr is not used up by a card that fits', () => {
    const t = heroRound({ hand: ['bow', 'sword'], hunter: { blessings: ['jarngreipr'] } }).play(
      'wound:0:sword',
    );
    expect(offers(t, 'wound:')).toContain('wound:1:bow');
  });
});

it.each(Object.entries(monsters))('%s: every position asks for its weapon', (id, { wounds }) => {
  const prey = id as keyof typeof monsters;
  const weapons = [...new Set(wounds.map(({ weapon }) => weapon))];
  for (const weapon of weapons) {
    const t = heroRound({ prey, hand: [weapon] });
    const open = wounds.flatMap((wound, position) => (wound.weapon === weapon ? [position] : []));
    expect(offers(t, 'wound:').every((option) => open.includes(Number(option.split(':')[1])))).toBe(true);
    expect(offers(t, 'wound:')).toContain(`wound:${open[0]}:${weapon}`);
  }
});
