import { describe, expect, it } from 'vitest';
import { levelAt, levelOf, levels } from '../../data/levels.ts';
import { freeCommands } from '../../rules/units.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

/** Seat 0 ends a turn with so much fame. */
const rising = (fame: number, level: number, setup: TableSetup = {}): Game => {
  const [first = {}, ...others] = setup.players ?? [];
  const t = table({
    seats: 2,
    advanced: ['agility', 'blood-rage', 'diplomacy'],
    ...setup,
    players: [{ hand: ['march'], deck: [], fame, level, ...first }, ...others],
  });
  return t.play('play:march', 'influence', 'end');
};

describe('levels', () => {
  it('MK-16.11 rows start at 0, 3, 8, 15, 24, 35, 48, 63, 80 and 99', () => {
    expect(levels.map(({ fame }) => fame)).toEqual([0, 3, 8, 15, 24, 35, 48, 63, 80, 99]);
    for (const [index, { fame }] of levels.entries()) {
      expect(levelOf(fame)).toBe(index + 1);
      if (fame > 0) expect(levelOf(fame - 1)).toBe(index);
    }
  });

  it('MK-16.13, MK-2.18 Armor and hand limit of each level', () => {
    expect(levels.map(({ armor, handLimit }) => [armor, handLimit])).toEqual([
      [2, 5],
      [2, 5],
      [3, 5],
      [3, 5],
      [3, 6],
      [3, 6],
      [4, 6],
      [4, 6],
      [4, 7],
      [4, 7],
    ]);
  });

  it('MK-16.19 fame above 119 goes on counting, no level above 10', () => {
    expect(levelOf(150)).toBe(10);
    const t = rising(150, 10);
    expect(playerOf(t)).toMatchObject({ level: 10, fame: 150 });
    expect(told(t, 'level-up')).toEqual([]);
  });

  it('MK-16.12 an odd level: new Armor and hand limit, and a command token', () => {
    const deck = ['rage', 'rage', 'stamina', 'stamina', 'swiftness', 'swiftness'] as const;
    const t = rising(24, 4, { players: [{ deck: [...deck], units: ['peasants', 'foresters'] }] });
    expect(told(t, 'level-up')).toEqual([
      { key: 'level-up', player: 0, level: 5, armor: 3, handLimit: 6, commands: 3 },
    ]);
    expect(playerOf(t).hand).toHaveLength(6);
    expect(freeCommands(playerOf(t))).toBe(1);
  });

  it('MK-16.10 a level for each row that was crossed', () => {
    const t = rising(15, 1);
    expect(told(t, 'level-up').map(({ level }) => level)).toEqual([2]);
    t.play(offers(t, 'skill:')[0] as string, 'learn:agility');
    expect(told(t, 'level-up').map(({ level }) => level)).toEqual([2, 3, 4]);
    t.play(offers(t, 'skill:')[0] as string, 'learn:diplomacy');
    expect(playerOf(t).level).toBe(4);
    expect(playerOf(t).skills).toHaveLength(2);
  });

  it('MK-16.10 nobody rises without crossing a row', () => {
    expect(told(rising(7, 2), 'level-up')).toEqual([]);
  });
});

describe('skills', () => {
  it('MK-16.14, MK-16.16, MK-6.18 one of two revealed tokens and any action; the other one to the common offer', () => {
    const t = rising(3, 1);
    const [one, other] = told(t, 'skills-shown')[0]?.skills ?? [];
    expect(t.options()).toEqual([`skill:${one}`, `skill:${other}`]);
    t.play(`skill:${one}`);
    expect(t.options()).toEqual(['learn:agility', 'learn:blood-rage', 'learn:diplomacy']);
    t.play('learn:blood-rage');
    expect(playerOf(t).skills).toEqual([{ id: one, down: false, used: false, centre: false, colour: null }]);
    expect(t.game.commonSkills).toEqual([other]);
    expect(playerOf(t).skillPile).toHaveLength(8);
    expect(playerOf(t).hand).toEqual(['blood-rage']);
    expect(t.game.advanced.offer.slice(0, 2)).toEqual(['agility', 'diplomacy']);
    expect(t.game.advanced.offer).toHaveLength(3);
  });

  it("MK-16.15 another hero's token: both revealed ones to the common offer, and the lowest action", () => {
    const t = rising(3, 1, { commonSkills: ['arythea-dark-paths'], players: [{}, { hero: 'arythea' }] });
    t.play('skill:arythea-dark-paths');
    expect(playerOf(t).skills.map(({ id }) => id)).toEqual(['arythea-dark-paths']);
    expect(t.game.commonSkills).toEqual(told(t, 'skills-shown')[0]?.skills);
    expect(playerOf(t).hand).toEqual(['agility']);
  });

  it('MK-16.17 an own token that was rejected before is not available', () => {
    const t = rising(3, 1, { commonSkills: ['tovak-double-time'] });
    expect(refuses(t, 'skill:tovak-double-time')).toEqual({
      reason: { key: 'own-skill-rejected' },
      rule: 'MK-16.17',
    });
  });

  it('MK-16.18 without tokens none is taken, the action is gained all the same', () => {
    const t = table({
      seats: 2,
      advanced: ['agility', 'blood-rage', 'diplomacy'],
      players: [{ hand: ['march'], deck: [], fame: 3, level: 1 }],
    });
    playerOf(t).skillPile = [];
    t.play('play:march', 'influence', 'end', 'learn:diplomacy');
    expect(playerOf(t).skills).toEqual([]);
    expect(playerOf(t).hand).toEqual(['diplomacy']);
  });

  it('MK-1.36 an empty deck of actions leaves the offer as it is', () => {
    const t = rising(3, 1);
    t.game.advanced.deck = [];
    t.play(offers(t, 'skill:')[0] as string, 'learn:agility');
    expect(t.game.advanced.offer).toEqual(['blood-rage', 'diplomacy']);
  });

  it('MK-6.3, MK-16.12 every odd level brings one command token', () => {
    expect(levels.map(({ commands }) => commands)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(levelAt(1).commands).toBe(1);
  });
});
