// What each question of a battle and of a retreat says, with all its labels, refusals and reasons.
import { describe, expect, it } from 'vitest';
import { question } from '../../../kernel/test/said.ts';
import { table } from './table.ts';
import { CAMP, FIELD, war, withCards } from './war-table.ts';

describe('a question of a battle', () => {
  it('LOR-BAT.2 which battle first', () => {
    const t = table({
      step: 'special',
      players: [
        {
          region: 3,
          drakkar: 6,
          armies: [
            { region: CAMP, strength: 4 },
            { region: 10, strength: 4 },
          ],
        },
        { region: 6, drakkar: 2, armies: [{ region: FIELD, strength: 2 }], regions: [FIELD] },
        { armies: [{ region: 11, strength: 2 }], regions: [11] },
      ],
    }).play('act:mobilize', 'activate:army:0:0', `move:r${FIELD}`, 'activate:army:0:1', 'move:r11');
    expect(question(t)).toEqual([
      'ask-battle',
      'battle:r12 | battle-in (region 12, attacker 0, defender 1) | region:r12 | LOR-BAT.2',
      'battle:r11 | battle-in (region 11, attacker 0, defender 2) | region:r11 | LOR-BAT.2',
    ]);
  });

  it('LOR-BAT.4, LOR-BAT.7, LOR-BAT.22 which card', () => {
    const t = withCards(['axe', 'spear', 'axe', 'sword', 'seidr-staff'], ['sword-riposte', 'longbow'], {
      attack: [1],
      guard: [2],
      attacker: { artifacts: ['barrow-blade'], blessings: ['first-thunder'] },
    });
    expect(question(t)).toEqual([
      'ask-battle-card (region 12, side defender, own 2, other 1)',
      'play:sword-riposte | play-card (card sword-riposte, plus 4, losses 1) | card:sword-riposte | LOR-BAT.4',
      'play:longbow | play-card (card longbow, plus 2, losses 0) | card:longbow | LOR-BAT.4',
      'pass | pass-battle | - | LOR-BAT.6',
    ]);
    t.play('play:sword-riposte');
    expect(question(t)).toEqual([
      'ask-battle-card (region 12, side attacker, own 1, other 6)',
      'play:axe:artifact:barrow-blade | play-card (card axe, plus 5, losses 0, with artifact:barrow-blade) | card:axe | LOR-BAT.22',
      'play:spear | play-card (card spear, plus 3, losses 0) | card:spear | LOR-BAT.4',
      'play:sword | play-card (card sword, plus 3, losses 1) | card:sword | LOR-BAT.4',
      'play:sword:artifact:barrow-blade | play-card (card sword, plus 4, losses 0, with artifact:barrow-blade) | card:sword | LOR-BAT.22',
      'play:seidr-staff | play-card (card seidr-staff, plus 4, losses 0) | card:seidr-staff | LOR-BAT.4',
      'pass | pass-battle | - | LOR-BAT.6',
      'no play:axe | play-card (card axe, plus 4, losses 2) | card:axe | LOR-BAT.7 | too-many-losses (losses 2, strength 1)',
    ]);
    t.play('play:sword');
    expect(question(t)).toEqual([
      'ask-battle-card (region 12, side defender, own 6, other 4)',
      'play:longbow | play-card (card longbow, plus 2, losses 0) | card:longbow | LOR-BAT.4',
      'pass | pass-battle | - | LOR-BAT.6',
    ]);
    t.play('pass');
    expect(question(t)).toEqual([
      'ask-battle-card (region 12, side attacker, own 4, other 6)',
      'play:axe:artifact:barrow-blade | play-card (card axe, plus 5, losses 0, with artifact:barrow-blade) | card:axe | LOR-BAT.22',
      'play:spear | play-card (card spear, plus 3, losses 0) | card:spear | LOR-BAT.4',
      'play:seidr-staff | play-card (card seidr-staff, plus 4, losses 0) | card:seidr-staff | LOR-BAT.4',
      'pass | pass-battle | - | LOR-BAT.6',
      'no play:axe | play-card (card axe, plus 4, losses 2) | card:axe | LOR-BAT.7 | too-many-losses (losses 3, strength 1)',
    ]);
  });

  it('LOR-ARMY.1 whose army an arrow hits', () => {
    const t = withCards(['spear'], ['bow', 'bow'], { attack: [3, 2, 1], guard: [4] }).play('play:bow');
    expect(t.asked().seat).toBe(1);
    expect(question(t)).toEqual([
      'ask-army-minus (source battle:bow, by 1)',
      'army:0:0 | army-becomes (player 0, region 12, strength 3, to 2) | army:0:0 | LOR-ARMY.1',
      'army:0:1 | army-becomes (player 0, region 12, strength 2, to 1) | army:0:1 | LOR-ARMY.1',
    ]);
  });

  it('LOR-ART.2, LOR-BAT.9 what helps when strengths are counted', () => {
    const t = war({
      attack: [3],
      guard: [4],
      attacker: { artifacts: ['gungnir', 'grendel-arm'] },
      defender: { artifacts: ['mjolnir'] },
    });
    expect(question(t)).toEqual([
      'ask-boon (region 12, own 3, other 4)',
      'use:artifact:gungnir | use-boon (source artifact:gungnir, plus 3) | artifact:gungnir | LOR-ART.2',
      'use:artifact:grendel-arm | use-boon (source artifact:grendel-arm, plus 2) | artifact:grendel-arm | LOR-ART.2',
      'none | decline | - | -',
    ]);
  });

  it('LOR-BAT.11 which army takes a loss', () => {
    const t = withCards(['axe'], [], { attack: [3, 2], guard: [1] }).play('play:axe');
    expect(question(t)).toEqual([
      'ask-loss (region 12, left 2)',
      'lose:0 | lose-strength (region 12, strength 3) | army:0:0 | LOR-BAT.11',
      'lose:1 | lose-strength (region 12, strength 2) | army:0:1 | LOR-BAT.11',
    ]);
    t.play('lose:0');
    expect(t.game.battle).toBeNull();
  });

  it('LOR-BLESS.4 what a hero does before a battle, and which card comes back', () => {
    const t = withCards(['spear', 'bow'], ['axe'], {
      attack: [1],
      guard: [6],
      attacker: { hero: 'beowulf', region: 11, blessings: ['muninn', 'hlidskjalf'] },
      others: [{}, { hero: 'ragnar' }],
    });
    expect(question(t)).toEqual([
      'ask-holding (on battleStart)',
      'use:hero:beowulf | use-holding (source hero:beowulf) | hero:beowulf | LOR-BLESS.4',
      'use:blessing:hlidskjalf | use-holding (source blessing:hlidskjalf) | blessing:hlidskjalf | LOR-BLESS.4',
      'none | decline | - | -',
    ]);
    t.play('use:blessing:hlidskjalf', 'none', 'pass', 'play:spear', 'play:bow');
    expect(question(t)).toEqual([
      'ask-holding (on battleWon)',
      'use:blessing:muninn | use-holding (source blessing:muninn) | blessing:muninn | LOR-BLESS.4',
      'none | decline | - | -',
    ]);
    t.play('use:blessing:muninn');
    expect(question(t)).toEqual([
      'ask-retrieve-card',
      'take:spear | retrieve-card (card spear) | card:spear | LOR-BLESS.4',
      'take:bow | retrieve-card (card bow) | card:bow | LOR-BLESS.4',
    ]);
  });
});

describe('a question of a retreat', () => {
  it('LOR-RET.1, LOR-RET.3 where armies go', () => {
    const t = war({ attack: [6, 5], guard: [3, 2], defender: { regions: [FIELD, 11, 16] }, others: [] });
    expect(t.asked().seat).toBe(1);
    expect(question(t)).toEqual([
      'ask-retreat (from 12, armies 2)',
      'retreat:r11 | retreat-to (region 11) | region:r11 | LOR-RET.3',
      'retreat:r16 | retreat-to (region 16) | region:r16 | LOR-RET.3',
      'no retreat:r13 | retreat-to (region 13) | region:r13 | LOR-RET.1 | retreat-not-own (region 13)',
    ]);
  });

  it('LOR-RET.2 where an army is saved', () => {
    const t = war({
      attack: [6],
      guard: [3],
      defender: { regions: [FIELD, 1, 5], blessings: ['folkvang'] },
    });
    expect(question(t)).toEqual([
      'ask-holding (on beforeRetreatDestroy)',
      'use:blessing:folkvang | use-holding (source blessing:folkvang) | blessing:folkvang | LOR-BLESS.4',
      'none | decline | - | -',
    ]);
    t.play('use:blessing:folkvang');
    expect(question(t)).toEqual([
      'ask-save-army (strength 1)',
      'r1 | save-army-in (region 1) | region:r1 | LOR-RET.2',
      'r5 | save-army-in (region 5) | region:r5 | LOR-RET.2',
    ]);
  });

  it('LOR-TERM.10, LOR-BLESS.4 an army that was saved has not retreated', () => {
    const t = war({
      attack: [6],
      guard: [3],
      defender: { regions: [FIELD, 1], blessings: ['folkvang', 'sessrumnir'] },
    }).play('use:blessing:folkvang');
    expect(t.asked().prompt.key).not.toBe('ask-holding');
    expect(t.game.players[1]?.armies).toMatchObject([{ region: 1, strength: 1 }]);
  });

  it('LOR-MACT.5, LOR-DEC.5 which army is driven off', () => {
    const t = table({
      step: 'special',
      players: [
        { region: 1 },
        {
          region: 11,
          regions: [6, 5],
          armies: [
            { region: 6, strength: 2 },
            { region: 6, strength: 3 },
          ],
        },
      ],
      monsters: { huldra: { region: 6, owner: 0 } },
    }).play('act:monsters', 'attack');
    expect(question(t)).toEqual([
      'ask-force-retreat (region 6)',
      'army:1:0 | force-retreat (player 1, region 6, strength 2) | army:1:0 | LOR-MACT.5',
      'army:1:1 | force-retreat (player 1, region 6, strength 3) | army:1:1 | LOR-MACT.5',
    ]);
  });

  it('LOR-BLESS.4 what is held when an army is gone, or has retreated', () => {
    const lost = war({ attack: [5], guard: [1], defender: { blessings: ['valkyries-choice'] } });
    expect(question(lost)).toEqual([
      'ask-holding (on passive)',
      'use:blessing:valkyries-choice | use-holding (source blessing:valkyries-choice) | blessing:valkyries-choice | LOR-BLESS.4',
      'none | decline | - | -',
    ]);
    const gone = war({
      attack: [6],
      guard: [3],
      defender: { regions: [FIELD, 11], blessings: ['sessrumnir'] },
    });
    expect(question(gone)).toEqual([
      'ask-holding (on passive)',
      'use:blessing:sessrumnir | use-holding (source blessing:sessrumnir) | blessing:sessrumnir | LOR-BLESS.4',
      'none | decline | - | -',
    ]);
  });
});

describe('a question of a region attack', () => {
  const attacked = (monster: 'grendel' | 'fafnir' | 'garm' | 'nokk', more: object) =>
    table({
      step: 'special',
      monsters: { [monster]: { region: 6, owner: 0 } },
      players: [
        { region: 1 },
        { region: 6, drakkar: 2, hand: ['axe', 'bow'], runes: { uruz: 1, algiz: 1 }, regions: [6], ...more },
      ],
    }).play('act:monsters', 'attack');
  const two = {
    armies: [
      { region: 6, strength: 1 },
      { region: 6, strength: 3 },
    ],
  };

  it('LOR-ARMY.1 which army loses strength', () => {
    expect(question(attacked('grendel', two))).toEqual([
      'ask-army-minus (source region-attack:grendel, by 2)',
      'army:1:0 | army-becomes (player 1, region 6, strength 1, to 0) | army:1:0 | LOR-ARMY.1',
      'army:1:1 | army-becomes (player 1, region 6, strength 3, to 1) | army:1:1 | LOR-ARMY.1',
    ]);
  });

  it('LOR-RUNE.5, LOR-INJ.2, LOR-HERO.11 what somebody loses', () => {
    expect(question(attacked('fafnir', {}))).toEqual([
      'ask-lose-rune (source region-attack:fafnir)',
      'return:uruz | return-rune (rune uruz) | rune:uruz | LOR-RUNE.5',
      'return:algiz | return-rune (rune algiz) | rune:algiz | LOR-RUNE.5',
    ]);
    expect(question(attacked('garm', { injured: ['might'] }))).toEqual([
      'ask-injure (source region-attack:garm)',
      'injure:authority | injure-attribute (attribute authority, from 2) | attribute:authority | LOR-INJ.2',
      'injure:wisdom | injure-attribute (attribute wisdom, from 2) | attribute:wisdom | LOR-INJ.2',
      'no injure:might | injure-attribute (attribute might, from 2) | attribute:might | LOR-INJ.1 | injured-already (attribute might)',
    ]);
    expect(question(attacked('nokk', {}))).toEqual([
      'ask-discard (source region-attack:nokk, player 1, count 1)',
      'discard:axe | discard-card (card axe) | card:axe | LOR-HERO.11',
      'discard:bow | discard-card (card bow) | card:bow | LOR-HERO.11',
    ]);
  });
});
