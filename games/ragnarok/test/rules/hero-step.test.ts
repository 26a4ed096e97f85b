// Chapters LOR-HSTEP, LOR-MOVE, LOR-SEA, LOR-INJ: heroes and drakkars on their way, and injuries that heal.
import { describe, expect, it } from 'vitest';
import { seasFor } from '../../data/board.ts';
import { attributeOf } from '../../rules/attributes.ts';
import { during, type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const stepping = (setup: TableSetup = {}): Game => table({ step: 'hero', ...setup });

const heroTo = (t: Game): number[] => offers(t, 'hero:r').map((id) => Number(id.slice('hero:r'.length)));
const drakkarTo = (t: Game): number[] =>
  offers(t, 'drakkar:sea').map((id) => Number(id.slice('drakkar:sea'.length)));
const sorted = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

describe('the choice', () => {
  it('LOR-HSTEP.1 the hero, the drakkar or one injury, and only one of them', () => {
    const t = stepping({ players: [{ injured: ['might', 'authority'] }] });
    expect(offers(t, 'heal:')).toEqual(['heal:authority', 'heal:might']);
    t.play('heal:might');
    expect(playerOf(t, 0).injured).toEqual(['authority']);
    expect(t.game.phase).not.toBe('hero');
  });

  it('LOR-TURN.3 the step may be skipped', () => {
    const t = stepping();
    expect(t.options()).toContain('skip');
    t.play('skip');
    expect(playerOf(t, 0)).toMatchObject({ region: 1, drakkar: 1 });
    expect(t.game.phase).not.toBe('hero');
  });

  it('LOR-INJ.5 healing turns the marker back where it lies', () => {
    const t = stepping({ players: [{ attributes: { wisdom: 5 }, injured: ['wisdom'] }] });
    expect(attributeOf(playerOf(t, 0), 'wisdom')).toBe(2);
    expect(t.asked().options.find(({ id }) => id === 'heal:wisdom')?.label).toEqual({
      key: 'heal-attribute',
      attribute: 'wisdom',
      to: 5,
    });
    t.play('heal:wisdom');
    expect(attributeOf(playerOf(t, 0), 'wisdom')).toBe(5);
  });

  it('LOR-INJ.5 what is not injured cannot be healed', () => {
    const t = stepping({ players: [{ injured: ['might'] }] });
    expect(refuses(t, 'heal:wisdom')).toEqual({
      reason: { key: 'not-injured', attribute: 'wisdom' },
      rule: 'LOR-INJ.5',
    });
  });
});

describe('the hero', () => {
  it('LOR-HSTEP.1 moves up to two regions over land', () => {
    const t = stepping({ players: [{ region: 14, drakkar: 1 }] });
    expect(sorted(heroTo(t))).toEqual([8, 11, 12, 13, 15, 16, 17, 21]);
    expect(refuses(t, 'hero:r7')).toEqual({ reason: { key: 'out-of-reach', moves: 2 }, rule: 'LOR-HSTEP.1' });
    const story = during(t, () => t.play('hero:r21'));
    expect(told(story, 'hero-moved')).toEqual([{ key: 'hero-moved', player: 0, from: 14, to: 21 }]);
    expect(playerOf(t, 0).region).toBe(21);
  });

  it('LOR-SEA.3, LOR-MOVE.6 each of the two moves may use the bridge of the own drakkar', () => {
    const bridged = stepping({ players: [{ region: 1, drakkar: 1 }] });
    expect(sorted(heroTo(bridged))).toEqual([2, 3, 4, 5, 6, 7, 20, 21]);
    const far = stepping({ players: [{ region: 4, drakkar: 6 }] });
    expect(sorted(heroTo(far))).toEqual([1, 2, 3, 5, 6, 7, 8, 15, 18, 19, 20, 21]);
    const without = stepping({ players: [{ region: 1, drakkar: 4 }] });
    expect(sorted(heroTo(without))).toEqual([2, 3, 4, 5, 6, 7, 21]);
  });

  it('LOR-SEA.3 another player’s drakkar is no bridge', () => {
    const t = stepping({ players: [{ region: 9, drakkar: 5 }, { drakkar: 3 }] });
    expect(heroTo(t)).not.toContain(11 + 1);
    expect(sorted(heroTo(t))).toEqual([5, 6, 7, 8, 10, 11, 13]);
  });

  it('LOR-MOVE.2, LOR-LOKI.7, LOR-HERO.12 wherever others, monsters and Loki stand', () => {
    const t = stepping({
      players: [{ region: 9 }, { region: 10, armies: [{ region: 10, strength: 6 }], regions: [10] }],
      loki: 8,
      monsters: { draug: { region: 6 } },
    });
    expect(heroTo(t)).toEqual(expect.arrayContaining([6, 8, 10]));
    t.play('hero:r8');
    expect(playerOf(t, 0).region).toBe(8);
  });

  it('Sleipnir: up to three regions', () => {
    const t = stepping({ players: [{ region: 14, drakkar: 1, blessings: ['sleipnir'] }] });
    expect(heroTo(t)).toContain(7);
    expect(heroTo(t)).not.toContain(6);
    expect(refuses(t, 'hero:r6').reason).toEqual({ key: 'out-of-reach', moves: 3 });
  });
});

describe('the drakkar', () => {
  it('LOR-HSTEP.1, LOR-SEA.5 moves up to two seas, whoever lies there', () => {
    const t = stepping({ players: [{ drakkar: 1 }, { drakkar: 2 }] });
    expect(sorted(drakkarTo(t))).toEqual([2, 3, 5, 6]);
    expect(refuses(t, 'drakkar:sea4')).toEqual({
      reason: { key: 'out-of-reach', moves: 2 },
      rule: 'LOR-HSTEP.1',
    });
    const story = during(t, () => t.play('drakkar:sea2'));
    expect(told(story, 'drakkar-moved')).toEqual([{ key: 'drakkar-moved', player: 0, from: 1, to: 2 }]);
    expect(t.game.players.map(({ drakkar }) => drakkar).slice(0, 2)).toEqual([2, 2]);
  });

  it('LOR-SEA.1, LOR-SEA.2 seas are for drakkars alone, and two on one sea do not fight', () => {
    const t = stepping({ players: [{ drakkar: 1 }, { drakkar: 2 }] });
    t.play('drakkar:sea2');
    expect(t.game.contests).toEqual([]);
    expect(t.game.battle).toBeNull();
    expect(t.game.control).toHaveLength(22);
  });

  it('with two players there are five seas in a ring', () => {
    const t = stepping({ seats: 2, players: [{ drakkar: 1 }] });
    expect(sorted(drakkarTo(t))).toEqual([2, 3, 4, 5]);
    expect(seasFor(2)).toHaveLength(5);
  });

  it('Cat Chariot: up to three seas', () => {
    const t = stepping({ players: [{ drakkar: 1, blessings: ['cat-chariot'] }] });
    expect(sorted(drakkarTo(t))).toEqual([2, 3, 4, 5, 6]);
  });
});

describe('what is held for the step', () => {
  it('Twin Winds: the hero one region and the drakkar one sea, instead of the choice', () => {
    for (const [first, second] of [
      ['hero:r4', 'drakkar:sea2'],
      ['drakkar:sea2', 'hero:r5'],
    ] as const) {
      const t = stepping({ players: [{ blessings: ['twin-winds'] }] });
      t.play('use:blessing:twin-winds');
      expect(heroTo(t)).not.toContain(7);
      expect(drakkarTo(t)).toEqual([2, 6]);
      expect(t.options()).not.toContain('done');
      t.play(first);
      expect(t.options()).toContain('done');
      t.play(second);
      expect(t.game.phase).not.toBe('hero');
      expect(playerOf(t, 0).drakkar).toBe(2);
    }
  });

  it('Twin Winds: the drakkar that moved first is a bridge, and the second move may be left', () => {
    const t = stepping({ players: [{ region: 5, drakkar: 1, blessings: ['twin-winds'] }] });
    t.play('use:blessing:twin-winds', 'drakkar:sea2');
    expect(sorted(heroTo(t))).toEqual([1, 6, 7, 9]);
    t.play('done');
    expect(playerOf(t, 0).region).toBe(5);
  });

  it('Twin Winds is no choice after another one', () => {
    const t = stepping({
      players: [{ blessings: ['twin-winds'], artifacts: ['hulder-mantle'], regions: [16] }],
    });
    t.play('hero:r2');
    expect(t.options()).toEqual(['use:artifact:hulder-mantle', 'skip']);
  });

  it.each([
    ['before', ['use:artifact:hulder-mantle', 'r16', 'hero:r14']],
    ['after', ['hero:r2', 'use:artifact:hulder-mantle', 'r16']],
  ])('Hulder’s Mantle, LOR-ART.2: %s the choice, to an own region, and then exhausted', (_, plays) => {
    const t = stepping({ players: [{ artifacts: ['hulder-mantle'], regions: [1, 16, 18], region: 1 }] });
    t.play(...plays);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'hulder-mantle', charged: false }]);
    expect(t.game.phase).not.toBe('hero');
    expect(playerOf(t, 0).region).toBe(plays.at(-1) === 'r16' ? 16 : 14);
  });

  it('LOR-MOVE.5 placing asks for no way there, but only for own regions', () => {
    const t = stepping({ players: [{ artifacts: ['hulder-mantle'], regions: [1, 16, 18], region: 1 }] });
    t.play('use:artifact:hulder-mantle');
    expect(t.options()).toEqual(['r16', 'r18']);
    expect(refuses(t, 'r15')).toEqual({ reason: { key: 'not-own-region', region: 15 }, rule: 'LOR-MOVE.5' });
  });

  it('Hulder’s Mantle without another own region, or exhausted, is not offered', () => {
    const own = stepping({ players: [{ artifacts: ['hulder-mantle'], regions: [1] }] });
    expect(offers(own, 'use:')).toEqual([]);
    const spent = stepping({
      players: [{ artifacts: [{ id: 'hulder-mantle', charged: false }], regions: [1, 16] }],
    });
    expect(offers(spent, 'use:')).toEqual([]);
  });
});
