import { describe, expect, it } from 'vitest';
import { monsters } from '../../data/monsters.ts';
import { view } from '../../rules/view.ts';
import { attackWith, handOf, huntIn, onHunt } from '../hunt-table.ts';
import { playerOf, told, waiting } from '../table.ts';

const all = ['authority', 'might', 'wisdom'] as const;

describe('attack cards', () => {
  it('Claws: one injury', () => {
    const t = attackWith(onHunt({ attacks: ['claws', 'bite'] }), 'claws').play('injure:might');
    expect(playerOf(t, 0).injured).toEqual(['might']);
  });

  it('Bite: one injury, then a card of the hunter’s choice', () => {
    const t = attackWith(onHunt({ attacks: ['bite', 'claws'], hand: ['axe'] }), 'bite').play('injure:might');
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['discard:axe', 'discard:shield']);
    t.play('discard:shield');
    expect(t.game.combat.discard).toEqual(['shield']);
  });

  it('Roar: a card by chance, nobody is asked', () => {
    const t = attackWith(onHunt({ attacks: ['roar', 'claws'], hand: ['axe'] }), 'roar');
    expect(t.game.combat.discard).toHaveLength(1);
    expect(t.asked().prompt.key).toBe('ask-wound');
  });

  it('Rampage: one injury, and every army in the region loses 1', () => {
    const t = onHunt({
      attacks: ['rampage', 'claws'],
      others: [
        {
          armies: [
            { region: 1, strength: 3 },
            { region: 1, strength: 1 },
            { region: 2, strength: 2 },
          ],
        },
      ],
    });
    attackWith(t, 'rampage').play('injure:might');
    expect(playerOf(t, 1).armies.map(({ strength }) => strength)).toEqual([2, 2]);
  });

  it('LOR-DEC.7 Regenerate: the monster player removes a marker of this hunt, of nobody else’s', () => {
    const t = onHunt({
      attacks: ['claws', 'bite', 'regenerate', 'roar'],
      drawn: ['shield', 'shield', 'shield'],
      hand: ['sword', 'bow', 'spear'],
      monsters: { draug: { region: 1, wounds: [null, 2] } },
    });
    attackWith(t, 'claws', 'shield').play('wound:0:sword', 'wound:5:bow', 'gain:uruz', 'stop');
    attackWith(t, 'regenerate');
    expect(waiting(t)).toEqual([3]);
    expect(t.options()).toEqual(['wound:0', 'wound:5']);
    t.play('wound:5');
    expect(t.game.monsters.find(({ id }) => id === 'draug')?.wounds.slice(0, 6)).toEqual([
      0,
      2,
      null,
      null,
      null,
      null,
    ]);
    expect(playerOf(t, 0).runes.uruz).toBe(1);
  });

  it('Regenerate: a reward is not paid again in the same hunt', () => {
    const t = onHunt({
      attacks: ['claws', 'bite', 'regenerate', 'roar'],
      drawn: ['shield', 'shield', 'bow'],
      hand: ['bow'],
    });
    attackWith(t, 'claws', 'shield').play('wound:5:bow', 'gain:uruz', 'stop');
    attackWith(t, 'regenerate').play('wound:5:bow');
    expect(t.asked().prompt.key).toBe('ask-wound');
    expect(playerOf(t, 0).runes).toEqual({ uruz: 1, othila: 0, algiz: 0 });
    expect(told(t, 'wound-dealt').map(({ reward }) => reward)).toEqual(['rune', undefined]);
  });

  it('Regenerate: with no marker of this hunt nothing happens', () => {
    const t = onHunt({ attacks: ['regenerate', 'claws'], monsters: { draug: { region: 1, wounds: [0] } } });
    attackWith(t, 'regenerate');
    expect(t.asked().prompt.key).toBe('ask-wound');
    expect(t.game.monsters.find(({ id }) => id === 'draug')?.wounds[0]).toBe(0);
  });

  it('Frenzy: an injury and a card at random, whatever Shields are played', () => {
    const t = attackWith(onHunt({ attacks: ['frenzy', 'claws'], hand: ['axe'] }), 'frenzy', 'shield');
    t.play('injure:might');
    expect(playerOf(t, 0).injured).toEqual(['might']);
    expect(t.game.combat.discard).toHaveLength(2);
  });

  it('Slip Away: the hunt ends, whatever Shields are played', () => {
    const t = attackWith(onHunt({ attacks: ['slip-away', 'claws'] }), 'slip-away', 'shield');
    expect(told(t, 'hunt-failed')).toMatchObject([{ why: 'attack' }]);
  });
});

describe('LOR-HUNT.26: special attacks', () => {
  const special = { attacks: ['special-attack', 'claws', 'bite', 'roar', 'claws'] as const };

  it('Draug, Grave Grip: one injury and a card of the hunter’s choice', () => {
    const t = attackWith(onHunt({ ...special, prey: 'draug', hand: ['axe'] }), 'special-attack');
    t.play('injure:might', 'discard:axe');
    expect(t.game.combat.discard).toEqual(['axe']);
  });

  it('Huldra, Bewitch: two cards of the hunter’s choice', () => {
    const t = attackWith(onHunt({ ...special, prey: 'huldra', hand: ['axe', 'bow'] }), 'special-attack');
    t.play('discard:axe', 'discard:bow');
    expect(t.game.combat.discard).toEqual(['axe', 'bow']);
    expect(playerOf(t, 0).injured).toEqual([]);
  });

  it('Grendel, Crushing Arm: one injury and a card at random', () => {
    const t = attackWith(onHunt({ ...special, prey: 'grendel', hand: ['axe'] }), 'special-attack');
    t.play('injure:might');
    expect(playerOf(t, 0).injured).toEqual(['might']);
    expect(t.game.combat.discard).toEqual(['axe']);
  });

  it('Fafnir, Venom Breath: one injury and a rune, without a rune another injury', () => {
    const t = attackWith(
      onHunt({ ...special, prey: 'fafnir', hunter: { runes: { uruz: 1 } } }),
      'special-attack',
    );
    t.play('injure:might');
    expect(playerOf(t, 0)).toMatchObject({ injured: ['might'], runes: { uruz: 0 } });
    const poor = attackWith(onHunt({ ...special, prey: 'fafnir' }), 'special-attack');
    poor.play('injure:might', 'injure:wisdom');
    expect(playerOf(poor, 0).injured).toHaveLength(2);
  });

  it('Garm, Tear: one injury, and one attack card more', () => {
    const t = attackWith(onHunt({ ...special, prey: 'garm' }), 'special-attack').play('injure:might');
    expect(huntIn(t).attacks).toHaveLength(3);
    expect(huntIn(t).moreAttacks).toBe(0);
  });

  it('Nokk, Pull Under: no card in steps 5 and 6 of this round', () => {
    const t = onHunt({ ...special, prey: 'nokk', hunter: { attributes: { wisdom: 6 } }, hand: ['sword'] });
    attackWith(t, 'special-attack', 'sword');
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([2]);
    expect(told(t, 'draw-prevented')).toHaveLength(1);
    expect(huntIn(t).noDraw).toEqual([]);
  });

  it('LOR-INFO.3 Loki: the hand is shown to the monster player alone, who discards two cards', () => {
    const t = attackWith(onHunt({ ...special, prey: 'loki', hand: ['axe', 'bow'] }), 'special-attack');
    expect(waiting(t)).toEqual([3]);
    expect(view(t.game, 3).players[0]?.hand.slice().sort()).toEqual(['axe', 'bow', 'shield', 'shield']);
    for (const seat of [1, 2, undefined])
      expect(view(t.game, seat).players[0]?.hand).toEqual([null, null, null, null]);
    t.play('discard:axe', 'discard:bow');
    expect(t.game.combat.discard).toEqual(['axe', 'bow']);
    expect(view(t.game, 3).players[0]?.hand).toEqual([null, null, null]);
    expect(playerOf(t, 0).injured).toEqual([]);
  });

  it('Loki: each card that is missing is an injury', () => {
    const t = onHunt({ ...special, prey: 'loki' });
    playerOf(t, 0).hand.splice(1);
    attackWith(t, 'special-attack');
    expect(handOf(t)).toEqual([]);
    t.play('injure:might');
    expect(playerOf(t, 0).injured).toEqual(['might']);
  });

  it.each(Object.keys(monsters))('LOR-HUNT.26 a held special attack of %s does nothing', (id) => {
    const prey = id as keyof typeof monsters;
    const t = attackWith(
      onHunt({ ...special, prey, hunter: { injured: [...all] } }),
      'special-attack',
      'shield',
    );
    expect(told(t, 'hero-injured')).toEqual([]);
    expect(told(t, 'draw-prevented')).toEqual([]);
    expect(huntIn(t).attacks).toHaveLength(2);
    expect(t.asked().prompt.key).toBe('ask-wound');
  });
});
