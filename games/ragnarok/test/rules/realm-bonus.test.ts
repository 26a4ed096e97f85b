// LOR-REALM.6 to .8: what realms pay when the first marker lies on their slot.
import { describe, expect, it } from 'vitest';
import { REALMS, realms } from '../../data/realms.ts';
import { realmOfSlot, SLOTS } from '../../data/wheel.ts';
import { payoffOf } from '../../rules/payoff.ts';
import { view } from '../../rules/view.ts';
import { offers, playerOf, refuses, table, told, waiting } from '../table.ts';

it('LOR-REALM.6 each realm is paired with one slot', () => {
  expect(realmOfSlot).toEqual({
    mobilize: 'vanaheim',
    reinforce: 'alfheim',
    temple: 'jotunheim',
    monsters: 'muspelheim',
    usurp: 'svartalfheim',
    prepare: 'niflheim',
  });
  expect(SLOTS.map((slot) => realms[realmOfSlot[slot]].action)).toEqual(SLOTS);
  expect(REALMS).toHaveLength(6);
});

describe('LOR-REALM.7 bonuses', () => {
  const army = { region: 1, strength: 2 };

  it('Vanaheim: 1 rune of any kind', () => {
    const t = table({ step: 'special', allies: { vanaheim: [0] }, players: [{ armies: [army] }] });
    t.play('act:mobilize', 'bonus:gainRune', 'gain:uruz');
    expect(playerOf(t, 0).runes.uruz).toBe(1);
  });

  it('Alfheim: the hero is placed anywhere, or one injury is healed', () => {
    const t = table({ step: 'special', allies: { alfheim: [1] }, players: [{}, { injured: ['might'] }] });
    t.play('act:reinforce');
    expect(t.options()).toEqual(['bonus:placeHero', 'bonus:heal', 'skip']);
    t.play('bonus:placeHero', 'r19');
    expect(playerOf(t, 1).region).toBe(19);
    expect(playerOf(t, 1).injured).toEqual(['might']);
  });

  it('Alfheim: heals', () => {
    const t = table({ step: 'special', allies: { alfheim: [1] }, players: [{}, { injured: ['might'] }] });
    t.play('act:reinforce', 'bonus:heal');
    expect(playerOf(t, 1)).toMatchObject({ region: 11, injured: [] });
  });

  it('Jotunheim: one own army grows by 1, anywhere', () => {
    const t = table({
      step: 'special',
      allies: { jotunheim: [0] },
      players: [{ regions: [2], armies: [{ region: 17, strength: 2 }] }],
    });
    t.play('act:temple', 'bonus:armyPlus');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 17, strength: 3 }]);
  });

  it('Muspelheim: an army of strength 1 in an own region', () => {
    const t = table({
      step: 'special',
      monsters: { draug: { region: 3 } },
      allies: { muspelheim: [0] },
      players: [{ regions: [2, 19], attributes: { authority: 5 } }],
    });
    t.play('act:monsters', 'bonus:recruit');
    expect(offers(t, 'r')).toEqual(['r2', 'r19']);
    t.play('r19');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 19, strength: 1 }]);
  });

  it('Svartalfheim: 1 combat card', () => {
    const t = table({ step: 'special', allies: { svartalfheim: [0] }, players: [{ region: 1 }] });
    t.play('act:usurp', 'bonus:drawCombat');
    expect(playerOf(t, 0).hand).toHaveLength(1);
  });

  it('Niflheim: the drakkar sails up to 3 seas', () => {
    const t = table({ step: 'special', allies: { niflheim: [0] } });
    t.play('act:prepare', 'bonus:moveDrakkar');
    expect(offers(t, 'drakkar:').sort()).toEqual([
      'drakkar:sea2',
      'drakkar:sea3',
      'drakkar:sea4',
      'drakkar:sea5',
      'drakkar:sea6',
    ]);
    t.play('drakkar:sea4');
    expect(playerOf(t, 0).drakkar).toBe(4);
  });

  it('Niflheim: or an army is placed in another own region', () => {
    const t = table({
      step: 'special',
      allies: { niflheim: [0] },
      players: [{ regions: [1, 19], armies: [army] }],
    });
    t.play('act:prepare', 'bonus:placeArmy');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 19, strength: 2 }]);
  });

  it('LOR-2P.2 with two players Jotunheim and Niflheim pay the same', () => {
    const t = table({
      seats: 2,
      step: 'special',
      allies: { jotunheim: [1] },
      players: [{ regions: [2] }, { armies: [{ region: 11, strength: 1 }] }],
    });
    t.play('act:temple');
    expect(waiting(t)).toEqual([1]);
    t.play('bonus:armyPlus');
    expect(playerOf(t, 1).armies[0]?.strength).toBe(2);
  });
});

describe('LOR-REALM.8 a bonus may be left', () => {
  it('and then nothing comes of it', () => {
    const t = table({ step: 'special', allies: { niflheim: [1] } });
    t.play('act:prepare', 'skip');
    expect(told(t, 'realm-bonus-left')).toEqual([{ key: 'realm-bonus-left', player: 1, realm: 'niflheim' }]);
    expect(playerOf(t, 1).drakkar).toBe(3);
  });

  it('an alternative that would do nothing is refused', () => {
    const t = table({ step: 'special', allies: { alfheim: [1] } });
    t.play('act:reinforce');
    expect(t.options()).toEqual(['bonus:placeHero', 'skip']);
    expect(refuses(t, 'bonus:heal')).toEqual({
      reason: { key: 'bonus-useless', realm: 'alfheim', deed: 'heal' },
      rule: 'LOR-REALM.8',
    });
  });

  it('one that would do nothing at all is only told', () => {
    const t = table({
      step: 'special',
      monsters: { draug: { region: 3 }, huldra: { region: 5 } },
      allies: { muspelheim: [1] },
    });
    t.play('act:monsters');
    expect(waiting(t)).toEqual([0]);
    expect(told(t, 'realm-bonus-left')).toEqual([
      { key: 'realm-bonus-left', player: 1, realm: 'muspelheim', useless: true },
    ]);
  });

  it('LOR-CLAR.8 allies are paid even when the active player is none', () => {
    const t = table({ step: 'special', allies: { niflheim: [2] } });
    t.play('act:prepare');
    expect(waiting(t)).toEqual([2]);
  });

  it('who is no ally gets nothing', () => {
    const t = table({ step: 'special', allies: { vanaheim: [1] } });
    t.play('act:prepare');
    expect(waiting(t)).toEqual([0]);
  });
});

describe('Aslaug', () => {
  it('LOR-SPEC.5 counts as an ally of realms next to her, in her place of the order', () => {
    const t = table({ step: 'special', allies: { niflheim: [2] }, players: [{}, { region: 20 }] });
    t.play('act:prepare');
    expect(waiting(t)).toEqual([1]);
    t.play('skip');
    expect(waiting(t)).toEqual([2]);
  });

  it('not of others, and nobody else does', () => {
    const t = table({ step: 'special', players: [{ region: 20 }, { region: 11 }, { region: 3 }] });
    t.play('act:prepare');
    expect(waiting(t)).toEqual([0]);
    expect(told(t, 'realm-bonus-left')).toEqual([]);
  });

  it('LOR-REALM.3 it is no alliance: no marker, and she may still ally', () => {
    const t = table({ step: 'special', players: [{}, { region: 20 }] });
    t.play('act:prepare', 'skip');
    expect(t.game.allies.niflheim).toEqual([]);
  });
});

describe('what a slot would give, told before it is used', () => {
  it('LOR-SPEC.5, LOR-SPEC.6 a free one pays allies in their order, Aslaug beside the realm among them', () => {
    const t = table({ step: 'special', allies: { niflheim: [2, 0] }, players: [{}, { region: 20 }] });
    expect(payoffOf(view(t.game, 3), 'prepare', 0)).toEqual({ bonus: [1, 2, 0], rune: null });
    expect(payoffOf(t.game, 'prepare', 1)).toEqual({ bonus: [2, 0, 1], rune: null });
  });

  it('LOR-SPEC.7, LOR-SPEC.9 a used one pays the owner of the top marker and no ally', () => {
    const t = table({ step: 'special', allies: { niflheim: [2] }, wheel: { prepare: [3, 1] } });
    expect(payoffOf(t.game, 'prepare', 0)).toEqual({ bonus: [], rune: 1 });
  });
});
