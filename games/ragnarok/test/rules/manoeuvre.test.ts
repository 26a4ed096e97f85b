// Chapters LOR-MAN, LOR-ARMY: an army is activated, or recruited.
import { describe, expect, it } from 'vitest';
import { during, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const manoeuvring = (setup: TableSetup = {}): Game => table({ step: 'manoeuvre', ...setup });

const one = (region: number, strength: number, more: object = {}) => ({
  armies: [{ region, strength }],
  ...more,
});

describe('activating', () => {
  it('LOR-MAN.1 one own army', () => {
    const armies = [
      { region: 1, strength: 1 },
      { region: 16, strength: 2 },
    ];
    const t = manoeuvring({
      players: [{ armies }, {}, { region: 9, armies: [{ region: 18, strength: 3 }] }],
    });
    expect(t.options()).toEqual(['activate:army:0:0', 'activate:army:0:1', 'skip']);
    t.play('activate:army:0:1', 'move:r17');
    expect(playerOf(t, 0).armies).toEqual([
      { id: 0, region: 1, strength: 1 },
      { id: 1, region: 17, strength: 2 },
    ]);
    expect(t.game.phase).toBe('special');
  });

  it('LOR-TURN.3 the step may be skipped', () => {
    const t = manoeuvring({ players: [one(1, 1)] });
    t.play('skip');
    expect(t.game.phase).toBe('special');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 1, strength: 1 }]);
  });

  it('LOR-ARMY.8 it moves to an adjacent region, or grows in the own region with a settlement', () => {
    const t = manoeuvring({ players: [one(1, 2, { regions: [1] })] });
    t.play('activate:army:0:0');
    expect(t.options()).toEqual(['move:r2', 'move:r4', 'move:r5', 'move:r3', 'grow']);
    const story = during(t, () => t.play('grow'));
    expect(told(story, 'army-changed')).toEqual([
      { key: 'army-changed', player: 0, region: 1, by: 1, to: 3 },
    ]);
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 1, strength: 3 }]);
  });

  it.each([
    ['without a settlement', { region: 2, regions: [2] }],
    ['in a neutral region', { region: 1, regions: [] }],
  ])('LOR-ARMY.8, LOR-MAP.6 it does not grow %s', (_, { region, regions }) => {
    const t = manoeuvring({ players: [one(region, 1, { regions })] });
    t.play('activate:army:0:0');
    expect(refuses(t, 'grow')).toEqual({ reason: { key: 'no-own-settlement', region }, rule: 'LOR-ARMY.8' });
  });

  it('LOR-ARMY.9 an army at 6 does not grow', () => {
    const t = manoeuvring({ players: [one(1, 6, { regions: [1] })] });
    t.play('activate:army:0:0');
    expect(refuses(t, 'grow')).toEqual({
      reason: { key: 'army-is-at-top', strength: 6 },
      rule: 'LOR-ARMY.9',
    });
  });

  it('LOR-MOVE.3, LOR-LOKI.4 armies cannot move to Loki', () => {
    const t = manoeuvring({ loki: 4, players: [one(1, 2)] });
    t.play('activate:army:0:0');
    expect(offers(t, 'move:')).toEqual(['move:r2', 'move:r5', 'move:r3']);
    expect(refuses(t, 'move:r4')).toEqual({
      reason: { key: 'loki-bars-the-way', region: 4 },
      rule: 'LOR-LOKI.4',
    });
  });

  it('LOR-LOKI.6 an army in his region may leave it', () => {
    const t = manoeuvring({ loki: 1, players: [one(1, 2)] });
    t.play('activate:army:0:0', 'move:r4');
    expect(playerOf(t, 0).armies[0]?.region).toBe(4);
  });

  it('worked example, LOR-SEA.3: an army crosses the sea of the own drakkar, and no other', () => {
    const t = manoeuvring({ players: [one(19, 1, { drakkar: 6 })] });
    t.play('activate:army:0:0');
    expect(offers(t, 'move:')).toEqual(['move:r18', 'move:r20', 'move:r21', 'move:r3']);
    const far = manoeuvring({ players: [one(19, 1, { drakkar: 1 }), { drakkar: 6 }] });
    far.play('activate:army:0:0');
    expect(offers(far, 'move:')).toEqual(['move:r18', 'move:r20', 'move:r21']);
  });

  it('LOR-ARMY.3 own armies share a region and stay two figures', () => {
    const armies = [
      { region: 1, strength: 1 },
      { region: 2, strength: 2 },
    ];
    const t = manoeuvring({ players: [{ armies }] });
    t.play('activate:army:0:0', 'move:r2');
    expect(playerOf(t, 0).armies).toEqual([
      { id: 0, region: 2, strength: 1 },
      { id: 1, region: 2, strength: 2 },
    ]);
    expect(t.game.control[2]).toBe(0);
  });

  it('worked example, LOR-CTRL.3: strength 4 takes region 19 of population 4', () => {
    const t = manoeuvring({ players: [one(18, 4)] });
    t.play('activate:army:0:0', 'move:r19');
    expect(t.game.control[19]).toBe(0);
  });

  it('LOR-MOVE.3 where foreign armies stand a battle follows, which the choice tells', () => {
    const t = manoeuvring({
      players: [one(18, 4), { armies: [{ region: 19, strength: 2 }], regions: [19] }],
    });
    t.play('activate:army:0:0');
    expect(t.asked().options.find(({ id }) => id === 'move:r19')?.label).toEqual({
      key: 'march-to',
      region: 19,
      owner: 1,
      against: 1,
      strength: 2,
    });
  });
});

describe('recruiting', () => {
  it('LOR-MAN.2, LOR-MAN.3, LOR-HERO.3 with no army on the board one may be recruited instead', () => {
    const t = manoeuvring({ players: [{ regions: [16, 2], drakkar: 2, attributes: { authority: 4 } }] });
    expect(t.options()).toEqual(['r5', 'r6', 'r9', 'r16', 'skip']);
    const story = during(t, () => t.play('r16'));
    expect(told(story, 'army-recruited')).toEqual([
      { key: 'army-recruited', player: 0, region: 16, strength: 4 },
    ]);
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 16, strength: 4 }]);
    expect(t.game.phase).toBe('special');
  });

  it('LOR-ARMY.6, LOR-SEA.6 in an own region with a settlement or at the own drakkar’s sea, nowhere else', () => {
    const t = manoeuvring({ players: [{ regions: [16, 2], drakkar: 2 }] });
    for (const region of [2, 18])
      expect(refuses(t, `r${region}`)).toEqual({
        reason: { key: 'no-recruiting-place', region },
        rule: 'LOR-ARMY.6',
      });
  });

  it('LOR-ARMY.5, LOR-CLAR.10 injured Authority recruits with strength 2', () => {
    const t = manoeuvring({ players: [{ attributes: { authority: 5 }, injured: ['authority'] }] });
    t.play('r1');
    expect(playerOf(t, 0).armies[0]?.strength).toBe(2);
  });

  it('LOR-ARMY.7, LOR-BAT.3 beside the drakkar even against a foreign army, and the recruiter attacks', () => {
    const t = manoeuvring({
      players: [{ attributes: { authority: 3 } }, { armies: [{ region: 5, strength: 1 }], regions: [5] }],
    });
    expect(t.asked().options.find(({ id }) => id === 'r5')?.label).toEqual({
      key: 'recruit-in',
      region: 5,
      against: 1,
    });
    const story = during(t, () => t.play('r5'));
    expect(told(story, 'battle-begun')).toMatchObject([{ region: 5, attacker: 0, defender: 1 }]);
    expect(t.game.control[5]).toBe(0);
  });

  it('LOR-LOKI.5 in Loki’s region too: nothing moves', () => {
    const t = manoeuvring({ loki: 2, players: [{}] });
    t.play('r2');
    expect(playerOf(t, 0).armies[0]?.region).toBe(2);
  });

  it('LOR-TURN.3 recruiting may be left', () => {
    const t = manoeuvring();
    t.play('skip');
    expect(playerOf(t, 0).armies).toEqual([]);
    expect(t.game.phase).toBe('special');
  });

  it('LOR-MAN.2 whoever has an army does not recruit', () => {
    const t = manoeuvring({ players: [one(1, 1)] });
    expect(offers(t, 'r')).toEqual([]);
  });
});

describe('what is held for the step', () => {
  const two = [
    { region: 1, strength: 1 },
    { region: 16, strength: 2 },
    { region: 9, strength: 2 },
  ];

  it('Warband of the All-Father: two different armies', () => {
    const t = manoeuvring({
      players: [{ armies: two, blessings: ['warband'] }, {}, { region: 18 }, { region: 19 }],
    });
    t.play('activate:army:0:0', 'move:r2');
    expect(t.options()).toEqual(['activate:army:0:1', 'activate:army:0:2', 'done']);
    expect(refuses(t, 'activate:army:0:0')).toEqual({
      reason: { key: 'activated-already' },
      rule: 'LOR-MOB.2',
    });
    const story = during(t, () => t.play('activate:army:0:1', 'move:r17'));
    expect(told(story, 'holding-used')).toEqual([
      { key: 'holding-used', player: 0, source: 'blessing:warband' },
    ]);
    expect(t.game.phase).toBe('special');
  });

  it('Warband of the All-Father: one is enough, and then it is not used', () => {
    const t = manoeuvring({ players: [{ armies: two, blessings: ['warband'] }, {}, { region: 18 }] });
    t.play('activate:army:0:0', 'move:r2', 'done');
    expect(told(t, 'holding-used')).toEqual([]);
  });

  it('Drowned Fiddle, LOR-ART.2: at the start the drakkar moves up to two seas, and armies cross where it lies', () => {
    const t = manoeuvring({
      players: [one(11, 1, { drakkar: 1, artifacts: ['drowned-fiddle'] }), { region: 2 }],
    });
    expect(t.options()).toEqual(['use:artifact:drowned-fiddle', 'none']);
    t.play('use:artifact:drowned-fiddle');
    expect(offers(t, 'drakkar:').sort()).toEqual([
      'drakkar:sea2',
      'drakkar:sea3',
      'drakkar:sea5',
      'drakkar:sea6',
    ]);
    t.play('drakkar:sea3', 'activate:army:0:0', 'move:r9');
    expect(playerOf(t, 0)).toMatchObject({
      drakkar: 3,
      armies: [{ region: 9 }],
      artifacts: [{ id: 'drowned-fiddle', charged: false }],
    });
  });
});
