import { describe, expect, it } from 'vitest';
import { attackCards, attacksBeside } from '../../data/attack-cards.ts';
import { combatCards } from '../../data/combat-cards.ts';
import { view } from '../../rules/view.ts';
import { attackWith, handOf, huntIn, onHunt } from '../hunt-table.ts';
import { offers, playerOf, told, waiting } from '../table.ts';

/** Nothing but wounds for bows on a prey nobody in these tests has bows for. */
const few = { attacks: ['claws', 'bite', 'roar', 'claws'] as const };

describe('LOR-HUNT.21, .22: the attack', () => {
  it('LOR-HUNT.22 the monster player plays one attack card and discards the rest', () => {
    const t = onHunt({ attacks: ['claws', 'bite'] });
    expect(waiting(t)).toEqual([3]);
    expect(t.options()).toEqual(['attack:claws', 'attack:bite']);
    t.play('attack:bite');
    expect(huntIn(t)).toMatchObject({ attack: 'bite', attacks: [] });
    expect(t.game.attacks.discard).toEqual(['claws']);
    expect(told(t, 'attack-played')).toMatchObject([
      {
        attack: 'bite',
        rage: attackCards.bite.rage,
        weakness: attackCards.bite.weakness,
        discarded: ['claws'],
      },
    ]);
  });

  it('LOR-HUNT.22 LOR-INFO.1 two equal cards are one choice, and still asked for', () => {
    const t = onHunt({ attacks: ['claws', 'claws'] });
    expect(waiting(t)).toEqual([3]);
    expect(t.options()).toEqual(['attack:claws']);
  });

  it('LOR-HUNT.22 a single attack card is played without a question', () => {
    const t = attackWith(
      onHunt({ attacks: ['bite', 'roar', 'claws'], hand: ['axe', 'axe'] }),
      'bite',
      'axe',
      'axe',
    );
    t.play('stop');
    expect(told(t, 'hunt-failed')).toHaveLength(1);
    const next = onHunt({ attacks: ['bite', 'roar', 'claws'], hand: ['sword', 'axe', 'axe'] });
    attackWith(next, 'bite', 'axe', 'axe').play('wound:0:sword', 'stop');
    expect(huntIn(next).attack).toBe('claws');
    expect(next.asked().prompt).toMatchObject({ key: 'ask-defence', attack: 'claws' });
  });

  it('LOR-INFO.1 the attack hand is seen by the monster player alone', () => {
    const t = onHunt({ attacks: ['claws', 'bite'] });
    expect(view(t.game, 3).hunt?.attacks).toEqual(['claws', 'bite']);
    for (const seat of [0, 1, 2, undefined]) expect(view(t.game, seat).hunt?.attacks).toEqual([null, null]);
  });

  it('LOR-HUNT.14 LOR-HUNT.21 an empty deck ends the hunt, whatever the monster player holds', () => {
    const t = onHunt({ attacks: ['claws', 'roar'], hand: ['sword', 'sword', 'sword', 'axe'] });
    t.game.attacks.deck.splice(0);
    attackWith(t, 'claws', 'sword', 'sword');
    expect(huntIn(t).attacks).toEqual([]);
    t.play('wound:0:sword', 'stop');
    expect(told(t, 'hunt-failed')).toMatchObject([{ why: 'deck' }]);
    expect(t.asked().prompt.key).toBe('ask-injure');
  });

  it('LOR-HUNT.14 cards the monster player still holds do not help', () => {
    const t = onHunt({ attacks: ['roar', 'claws', 'bite', 'frenzy'], hand: ['sword', 'sword', 'sword'] });
    t.game.attacks.deck.splice(0, t.game.attacks.deck.length - 2);
    attackWith(t, 'roar', 'sword', 'sword');
    expect(huntIn(t).attacks).toEqual(['bite', 'frenzy']);
    t.play('wound:0:sword', 'stop');
    expect(told(t, 'hunt-failed')).toMatchObject([{ why: 'deck' }]);
  });

  it('LOR-HUNT.34 an empty attack hand is filled with one card', () => {
    const t = onHunt({ attacks: ['claws', 'roar', 'bite'], hand: ['sword', 'sword', 'sword'] });
    attackWith(t, 'claws', 'sword', 'sword').play('wound:0:sword');
    t.game.attacks.deck.push(...huntIn(t).attacks.splice(0));
    t.play('stop');
    expect(huntIn(t).attack).not.toBeNull();
    expect(waiting(t)).toEqual([0]);
  });
});

describe('LOR-HUNT.23 to .26: the defence', () => {
  it('LOR-HUNT.23 any number of cards may be played, and none need be', () => {
    const t = onHunt({ ...few, hand: ['spear', 'spear'] });
    t.play('attack:claws');
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['defend:spear', 'defend:shield', 'done']);
    t.play('defend:spear', 'defend:spear');
    expect(t.options()).toEqual(['defend:shield', 'done']);
  });

  it('LOR-HUNT.23 without a card there is nothing to ask', () => {
    const t = onHunt({ ...few, drawn: [], hunter: { hero: 'snorri', injured: ['authority'] } });
    playerOf(t, 0).hand.splice(0);
    t.play('attack:claws');
    expect(t.asked().prompt.key).toBe('ask-injure');
    expect(told(t, 'defence-played')).toMatchObject([{ cards: [], held: false }]);
  });

  it('LOR-HUNT.24 the attack is held by a total of at least its rage', () => {
    const { rage } = attackCards.claws;
    expect(combatCards.spear.strength * 2).toBe(rage);
    const t = attackWith(onHunt({ ...few, hand: ['spear', 'spear'] }), 'claws', 'spear', 'spear');
    expect(told(t, 'defence-played')).toMatchObject([{ total: rage, rage, held: true, shield: false }]);
    expect(playerOf(t, 0).injured).toEqual([]);
    expect(t.asked().prompt.key).toBe('ask-wound');
  });

  it('LOR-HUNT.24 LOR-HUNT.26 one too few, and the attack is resolved', () => {
    const t = attackWith(onHunt({ ...few, hand: ['sword'] }), 'claws', 'sword');
    expect(told(t, 'defence-played')).toMatchObject([{ total: 3, rage: 4, held: false }]);
    expect(t.asked().prompt.key).toBe('ask-injure');
  });

  it('LOR-HUNT.25 a Shield holds whatever the rage', () => {
    const t = attackWith(onHunt({ ...few }), 'bite', 'shield');
    expect(told(t, 'defence-played')).toMatchObject([{ total: 1, rage: 5, shield: true, held: true }]);
    expect(playerOf(t, 0).injured).toEqual([]);
  });

  it.each(['frenzy', 'slip-away'] as const)('LOR-HUNT.25 a Shield fails against %s', (attack) => {
    const t = attackWith(onHunt({ attacks: [attack, 'claws'] }), attack, 'shield');
    expect(told(t, 'defence-played')).toMatchObject([{ shield: false, held: false }]);
  });

  it('LOR-HUNT.25 LOR-HUNT.53 against those attacks a Shield adds its strength', () => {
    const t = onHunt({ attacks: ['frenzy', 'claws'], hand: ['axe', 'spear'] });
    attackWith(t, 'frenzy', 'axe', 'spear', 'shield');
    expect(told(t, 'defence-played')).toMatchObject([{ total: 7, rage: 7, shield: false, held: true }]);
  });

  it('LOR-HUNT.20 cards played in defence go to the discards at once', () => {
    const t = attackWith(onHunt({ ...few, hand: ['axe'] }), 'claws', 'axe');
    expect(t.game.combat.discard).toEqual(['axe']);
  });

  it('LOR-HUNT.32 effects of cards do not work in defence', () => {
    const t = attackWith(onHunt({ ...few, hand: ['longbow', 'sword'] }), 'claws', 'longbow', 'sword');
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([2, 1]);
  });

  it('LOR-HUNT.33 LOR-HUNT.53 battle effects do not work, and strengths are as printed', () => {
    const t = onHunt({ ...few, hand: ['sword-riposte', 'seidr-staff'] });
    attackWith(t, 'claws', 'sword-riposte', 'seidr-staff');
    expect(told(t, 'defence-played')).toMatchObject([{ total: 3, held: false }]);
  });

  it('Hallowed Hammer adds 1 against rage and nothing against weakness', () => {
    const t = onHunt({ ...few, hand: ['sword'], hunter: { blessings: ['hallowed-hammer'] } });
    t.play('attack:claws', 'defend:sword');
    expect(t.asked().prompt).toMatchObject({ total: 3, bonus: 1, held: true, wisdom: 2, found: false });
    t.play('done');
    expect(told(t, 'defence-played')).toMatchObject([{ total: 3, bonus: 1, held: true }]);
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([2, 1]);
  });
});

describe('LOR-HUNT.27 to .31: draws', () => {
  const hunter = { attributes: { wisdom: 3 } };

  it('LOR-HUNT.28 the example: Special Attack, two cards of total 4, Wisdom 3, weakness 7: one more card', () => {
    expect(attackCards['special-attack']).toMatchObject({ rage: 4, weakness: 7 });
    const t = onHunt({ attacks: ['special-attack', 'claws'], hand: ['spear', 'spear'], hunter });
    attackWith(t, 'special-attack', 'spear', 'spear');
    expect(told(t, 'defence-played')).toMatchObject([{ total: 4, held: true }]);
    expect(told(t, 'weakness-found')).toEqual([
      { key: 'weakness-found', player: 0, total: 4, wisdom: 3, bonus: 0, weakness: 7 },
    ]);
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(handOf(t)).toHaveLength(4);
  });

  it('LOR-HUNT.27 LOR-HUNT.28 one less, and only one card is drawn', () => {
    const t = onHunt({ attacks: ['special-attack', 'claws'], hand: ['spear', 'bow'], hunter });
    attackWith(t, 'special-attack', 'spear', 'bow');
    if (t.asked().prompt.key === 'ask-injure') t.play('injure:authority');
    expect(told(t, 'weakness-found')).toEqual([]);
  });

  it('LOR-HUNT.29 the weakness is met without a card, and after a failed defence', () => {
    const t = onHunt({ ...few, hunter: { attributes: { wisdom: 6 }, blessings: ['mead-of-poetry'] } });
    attackWith(t, 'claws').play('injure:authority');
    expect(told(t, 'weakness-found')).toMatchObject([{ total: 0, wisdom: 6, bonus: 2, weakness: 7 }]);
    expect(told(t, 'cards-drawn').map(({ count }) => count)).toEqual([2, 1, 1]);
  });

  it('LOR-HUNT.30 the Wisdom of step 6 is that after the attack', () => {
    const t = onHunt({ ...few, hand: ['sword'], hunter: { attributes: { wisdom: 6 } } });
    attackWith(t, 'claws', 'sword').play('injure:wisdom');
    expect(told(t, 'weakness-found')).toEqual([]);
    const kept = onHunt({ ...few, hand: ['sword'], hunter: { attributes: { wisdom: 6 } } });
    attackWith(kept, 'claws', 'sword').play('injure:might');
    expect(told(kept, 'weakness-found')).toMatchObject([{ total: 3, wisdom: 6 }]);
  });

  it.each([
    ['roar', 3],
    ['claws', 2],
    ['bite', 1],
  ] as const)('LOR-HUNT.31 after %s the monster player draws %i, and it is discarded', (attack, count) => {
    const t = attackWith(onHunt({ attacks: [attack, 'regenerate'] }), attack, 'shield');
    expect(attackCards[attack].draw).toBe(count);
    expect(huntIn(t)).toMatchObject({ attack: null, defence: [] });
    expect(huntIn(t).attacks).toHaveLength(count);
    expect(t.game.attacks.discard).toEqual(['regenerate', attack]);
  });

  it('LOR-HUNT.18 nothing is reshuffled in a hunt: what is left is drawn', () => {
    const t = onHunt({ attacks: ['roar', 'claws'] });
    t.game.attacks.deck.splice(1);
    attackWith(t, 'roar', 'shield');
    expect(huntIn(t).attacks).toHaveLength(1);
    expect(t.game.attacks).toMatchObject({ deck: [], discard: ['claws', 'roar'] });
  });

  it('what may still come is all that is neither discarded nor in play', () => {
    const left = attacksBeside(['claws', 'slip-away', 'bite', null]);
    expect(left.find(({ card }) => card === 'claws')?.count).toBe(attackCards.claws.copies - 1);
    expect(left.find(({ card }) => card === 'bite')?.count).toBe(attackCards.bite.copies - 1);
    expect(left.some(({ card }) => card === 'slip-away')).toBe(false);
  });
});

it('LOR-HUNT.8 rounds alternate, the monster first', () => {
  const t = onHunt({ attacks: ['claws', 'bite', 'claws', 'roar'], hand: ['sword'] });
  expect(offers(t, 'attack:')).not.toEqual([]);
  attackWith(t, 'claws', 'shield').play('wound:0:sword', 'stop');
  expect(t.asked().prompt.key).toBe('ask-attack');
});
