import { describe, expect, it } from 'vitest';
import { during, offers, playerOf, refuses, told, waiting } from '../table.ts';
import { armiesOf, CAMP, FIELD, war, withCards } from '../war-table.ts';

describe('who fights', () => {
  it('LOR-BAT.1 armies of two players in one region fight at the end of the step', () => {
    const t = war({ attack: [4], guard: [2] });
    expect(told(t, 'battle-begun')).toEqual([
      { key: 'battle-begun', region: FIELD, attacker: 0, defender: 1, attacking: 4, defending: 2 },
    ]);
    expect(t.game.contests).toEqual([]);
  });

  it('LOR-BAT.1 LOR-CTRL.6 an empty region is entered without a battle', () => {
    const t = war({ guard: [] });
    expect(told(t, 'battle-begun')).toEqual([]);
    expect(t.game.control[FIELD]).toBe(0);
  });

  it('LOR-BAT.3 whoever moved attacks, so that a tie is lost', () => {
    const t = war({ attack: [4], guard: [4] });
    const [counted] = told(t, 'battle-counted');
    expect(counted).toMatchObject({ winner: 1, attacker: { total: 4 }, defender: { total: 4 } });
  });

  it('LOR-BAT.9 the higher strength wins', () => {
    expect(told(war({ attack: [5], guard: [4] }), 'battle-counted')).toMatchObject([{ winner: 0 }]);
    expect(told(war({ attack: [3], guard: [4] }), 'battle-counted')).toMatchObject([{ winner: 1 }]);
  });
});

describe('LOR-BAT.4 to .8: cards', () => {
  it('LOR-BAT.4 LOR-DEC.4 the defender begins, then they alternate', () => {
    const t = withCards(['spear', 'sword'], ['spear', 'bow']);
    expect(waiting(t)).toEqual([1]);
    t.play('play:spear');
    expect(waiting(t)).toEqual([0]);
    t.play('play:spear');
    expect(waiting(t)).toEqual([1]);
  });

  it('LOR-BAT.4 equal cards are one choice', () => {
    const t = withCards([], ['spear', 'spear']);
    expect(offers(t, 'play:')).toEqual(['play:spear']);
  });

  it('LOR-BAT.6 who passes plays no more, the other goes on card after card', () => {
    const t = withCards(['spear', 'spear', 'bow'], ['shield', 'shield']);
    t.play('pass');
    expect(waiting(t)).toEqual([0]);
    t.play('play:spear', 'play:spear');
    expect(waiting(t)).toEqual([0]);
    expect(told(t, 'battle-counted')).toEqual([]);
    t.play('pass');
    expect(told(t, 'battle-counted')).toHaveLength(1);
  });

  it('LOR-BAT.6 who has no cards passes; who has any is asked even if only passing is open', () => {
    const t = withCards([], ['axe'], { guard: [1] });
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toEqual(['pass']);
    expect(told(t.play('pass'), 'battle-passed')).toEqual([
      { key: 'battle-passed', player: 1 },
      { key: 'battle-passed', player: 0 },
    ]);
  });

  it('LOR-BAT.7 all losses on own cards together may not exceed the own military strength', () => {
    const t = withCards([], ['sword', 'axe', 'axe'], { guard: [4] });
    t.play('play:axe');
    expect(offers(t, 'play:')).toEqual(['play:sword', 'play:axe']);
    t.play('play:sword');
    expect(refuses(t, 'play:axe')).toEqual({
      reason: { key: 'too-many-losses', losses: 5, strength: 4 },
      rule: 'LOR-BAT.7',
    });
  });

  it('LOR-BAT.7 a card without losses is always open', () => {
    const t = withCards(['bow'], ['axe', 'spear'], { guard: [2] });
    t.play('play:axe', 'play:bow');
    expect(armiesOf(t, 1)).toEqual([[FIELD, 1]]);
    expect(t.options()).toEqual(['play:spear', 'pass']);
  });

  it('LOR-BAT.8 the strength of the moment counts, lowered by an effect', () => {
    const t = withCards(['bow'], ['spear', 'axe'], { guard: [2] });
    expect(offers(t, 'play:axe')).toEqual(['play:axe']);
    t.play('play:spear', 'play:bow');
    expect(refuses(t, 'play:axe').reason).toEqual({ key: 'too-many-losses', losses: 2, strength: 1 });
  });
});

describe('LOR-BAT.9 to .17: after counting', () => {
  it('LOR-BAT.10 every army of the loser in the region loses one', () => {
    const t = war({ attack: [6], guard: [3, 2], defender: { regions: [FIELD, 11] } });
    expect(armiesOf(t, 1)).toEqual([
      [11, 2],
      [11, 1],
    ]);
  });

  it('LOR-BAT.11 LOR-DEC.4 the loser picks the army for each loss of his cards', () => {
    const t = withCards(['axe', 'axe'], ['sword'], {
      attack: [6],
      guard: [3, 2],
      defender: { regions: [FIELD, 11] },
    });
    t.play('play:sword', 'play:axe', 'play:axe');
    expect(waiting(t)).toEqual([1]);
    expect(t.asked().prompt).toEqual({ key: 'ask-loss', region: FIELD, left: 1 });
    expect(t.options()).toEqual(['lose:0', 'lose:1']);
    t.play('lose:1');
    expect(armiesOf(t, 1)).toEqual([[11, 2]]);
  });

  it('LOR-BAT.12 losses that armies cannot take destroy them all, and LOR-BAT.20 they do not retreat', () => {
    const t = withCards(['axe', 'axe'], ['axe'], {
      attack: [6],
      guard: [2],
      defender: { regions: [FIELD, 11] },
    });
    t.play('play:axe', 'play:axe', 'play:axe');
    expect(armiesOf(t, 1)).toEqual([]);
    expect(told(t, 'armies-retreated')).toEqual([]);
    expect(told(t, 'army-destroyed')).toEqual([{ key: 'army-destroyed', player: 1, region: FIELD }]);
  });

  it('LOR-BAT.12 nobody is asked how to split what destroys all', () => {
    const t = withCards(['axe', 'axe'], ['axe', 'sword'], {
      attack: [6],
      guard: [3, 2],
      defender: { regions: [FIELD, 11] },
    });
    t.play('play:axe', 'play:axe', 'play:sword', 'play:axe');
    expect(told(t, 'battle-counted')).toMatchObject([{ attacker: { total: 14 }, defender: { total: 12 } }]);
    expect(armiesOf(t, 1)).toEqual([]);
    expect(armiesOf(t, 0)).toEqual([[FIELD, 2]]);
    expect(t.game.battle).toBeNull();
  });

  it('LOR-BAT.13 LOR-RET.4 all go to one and the same region', () => {
    const t = war({ attack: [6], guard: [2, 2], defender: { regions: [FIELD, 11, 16] } });
    expect(waiting(t)).toEqual([1]);
    expect(t.options()).toEqual(['retreat:r11', 'retreat:r16']);
    t.play('retreat:r16');
    expect(armiesOf(t, 1)).toEqual([
      [16, 1],
      [16, 1],
    ]);
  });

  it('LOR-BAT.14 the winner takes the losses of own cards, none for the battle', () => {
    const t = withCards(['sword'], [], { attack: [4], guard: [4] });
    t.play('play:sword');
    expect(told(t, 'battle-counted')).toMatchObject([{ winner: 0, attacker: { total: 7 } }]);
    expect(armiesOf(t, 0)).toEqual([[FIELD, 3]]);
  });

  it('LOR-BAT.14 the winner splits them', () => {
    const t = withCards([], ['sword'], { attack: [2], guard: [3, 2] });
    t.play('play:sword');
    expect(waiting(t)).toEqual([1]);
    expect(offers(t, 'lose:')).toEqual(['lose:0', 'lose:1']);
    t.play('lose:0');
    expect(armiesOf(t, 1)).toEqual([
      [FIELD, 2],
      [FIELD, 2],
    ]);
  });

  it('LOR-BAT.14 LOR-DEC.4 each loss is asked for, and how many are left', () => {
    const t = withCards([], ['axe'], { attack: [2], guard: [4, 2] }).play('play:axe');
    expect(t.asked().prompt).toEqual({ key: 'ask-loss', region: FIELD, left: 2 });
    t.play('lose:0');
    expect(t.asked().prompt).toEqual({ key: 'ask-loss', region: FIELD, left: 1 });
    t.play('lose:1');
    expect(armiesOf(t, 1)).toEqual([
      [FIELD, 3],
      [FIELD, 1],
    ]);
  });

  it('LOR-BAT.14 among equal armies there is nothing to split', () => {
    const t = withCards([], ['sword'], { attack: [2], guard: [2, 2] }).play('play:sword');
    expect(t.game.battle).toBeNull();
    expect(armiesOf(t, 1)).toEqual([
      [FIELD, 1],
      [FIELD, 2],
    ]);
  });

  it('LOR-BAT.15 a neutral region needs its population after losses', () => {
    const few = withCards(['sword'], [], { attack: [3], guard: [2], defender: { regions: [] } });
    few.play('play:sword');
    expect(few.game.control[FIELD]).toBeNull();
    const enough = war({ attack: [3], guard: [2], defender: { regions: [] } });
    expect(enough.game.control[FIELD]).toBe(0);
  });

  it('LOR-BAT.16 a controlled region goes to the winner, or stays with him', () => {
    const lost = war({ attack: [5], guard: [1] });
    expect(lost.game.control[FIELD]).toBe(0);
    expect(told(lost, 'control-taken')).toEqual([
      { key: 'control-taken', player: 0, region: FIELD, from: 1 },
    ]);
    expect(told(lost, 'battle-ended')).toEqual([{ key: 'battle-ended', region: FIELD, winner: 0, loser: 1 }]);
    expect(war({ attack: [1], guard: [5] }).game.control[FIELD]).toBe(1);
  });

  it('LOR-BAT.17 a winner without armies gains a controlled region, never a neutral one', () => {
    const controlled = withCards(['axe'], [], { attack: [2], guard: [4] }).play('play:axe');
    expect(armiesOf(controlled, 0)).toEqual([]);
    expect(controlled.game.control[FIELD]).toBe(0);
    const neutral = withCards(['axe'], [], { attack: [2], guard: [2], defender: { regions: [] } });
    neutral.play('play:axe');
    expect(armiesOf(neutral, 0)).toEqual([]);
    expect(neutral.game.control[FIELD]).toBeNull();
  });

  it('LOR-BAT.18 played cards are discarded when the battle is over', () => {
    const t = withCards(['spear'], ['bow', 'shield']);
    t.play('play:bow');
    expect(t.game.combat.discard).toEqual([]);
    t.play('play:spear', 'pass');
    expect(t.game.combat.discard.slice().sort()).toEqual(['bow', 'spear']);
    expect(playerOf(t, 1).hand).toEqual(['shield']);
  });

  it('LOR-BAT.19 a side whose armies are gone counts 0 for them, and the battle goes on', () => {
    const t = withCards(['spear'], ['axe', 'spear'], { attack: [3], guard: [4] });
    playerOf(t, 1).armies = [];
    t.play('play:spear', 'pass');
    expect(refuses(t, 'play:axe').reason).toEqual({ key: 'too-many-losses', losses: 2, strength: 0 });
    t.play('pass');
    expect(told(t, 'battle-counted')).toMatchObject([
      { winner: 0, attacker: { total: 3 }, defender: { total: 2, parts: [{ from: 'armies', plus: 0 }, {}] } },
    ]);
    expect(t.game.control[FIELD]).toBe(0);
  });

  it('LOR-BAT.21 a destroyed army is in supply again', () => {
    const t = war({ attack: [5], guard: [1] });
    expect(playerOf(t, 1).armies).toEqual([]);
  });

  it('LOR-VIC.6 a battle that wins the third land ends the game', () => {
    const t = war({
      attack: [6],
      guard: [1],
      attacker: { regions: [1, 2, 3, 4, 5, 6, 7, 11, CAMP] },
    });
    expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'jarl' });
  });

  it('LOR-BAT.18 LOR-VIC.6 a battle that wins the game is over before it, and its cards are discarded', () => {
    const t = withCards(['axe'], [], {
      attack: [6],
      guard: [1],
      attacker: { regions: [1, 2, 3, 4, 5, 6, 7, 11, CAMP] },
    }).play('play:axe');
    expect(t.game.battle).toBeNull();
    expect(t.game.combat.discard).toEqual(['axe']);
    expect(t.events().slice(-2)).toMatchObject([
      { key: 'battle-ended', winner: 0, loser: 1 },
      { key: 'game-ended', reason: 'jarl', winner: 0 },
    ]);
  });
});

describe('the worked example', () => {
  it('LOR-BAT.4 LOR-BAT.9 LOR-BAT.10 LOR-BAT.14 Spear against Sword: 6 to 7', () => {
    const t = withCards(['sword'], ['spear'], {
      attack: [4],
      guard: [4],
      defender: { regions: [FIELD, 11] },
    });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-battle-card', side: 'defender', own: 4, other: 4 });
    const played = during(t, () => t.play('play:spear', 'play:sword'));
    expect(told(played, 'battle-card-played')).toEqual([
      { key: 'battle-card-played', player: 1, card: 'spear', strength: 2, plus: 0, losses: 0 },
      { key: 'battle-card-played', player: 0, card: 'sword', strength: 3, plus: 0, losses: 1 },
    ]);
    expect(told(t, 'battle-counted')).toEqual([
      {
        key: 'battle-counted',
        region: FIELD,
        winner: 0,
        attacker: {
          seat: 0,
          total: 7,
          parts: [
            { from: 'armies', plus: 4 },
            { from: 'card', card: 'sword', plus: 3 },
          ],
        },
        defender: {
          seat: 1,
          total: 6,
          parts: [
            { from: 'armies', plus: 4 },
            { from: 'card', card: 'spear', plus: 2 },
          ],
        },
      },
    ]);
    expect(armiesOf(t, 1)).toEqual([[11, 3]]);
    expect(armiesOf(t, 0)).toEqual([[FIELD, 3]]);
    expect(t.game.control[FIELD]).toBe(0);
  });
});
