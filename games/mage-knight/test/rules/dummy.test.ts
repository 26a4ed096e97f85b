import { describe, expect, it } from 'vitest';
import { heroes } from '../../data/heroes.ts';
import { freshTable, type Game, offers, playerOf, type TableSetup, table, told, waiting } from '../table.ts';

/** Goldyx: green, green, blue. */
const against = (setup: TableSetup = {}, hand: readonly 'march'[] = ['march']): Game =>
  table({
    ...setup,
    dummy: { hero: 'goldyx', ...setup.dummy },
    players: [{ hand: [...hand], deck: ['rage', 'stamina'], ...setup.players?.[0] }],
  });

const over = (t: Game): Game => {
  t.play('play:march', 'influence', 'end');
  if (t.game.outcome === undefined && t.options().includes('done')) t.play('done');
  return t;
};

describe('the dummy player', () => {
  it('MK-20.1, MK-20.2 sits where one plays alone, with an unused hero, 16 cards and the crystals of its dots', () => {
    for (const scenario of ['first-reconnaissance', 'solo-conquest']) {
      const t = freshTable(1, { scenario }).play('hero:tovak', 'tactic:planning');
      const { dummy } = t.game;
      expect(dummy?.hero).not.toBe('tovak');
      expect([...(dummy?.deck ?? []), ...(dummy?.discard ?? [])]).toHaveLength(16);
      const crystals = Object.values(dummy?.crystals ?? {}).reduce((sum, n) => sum + n, 0);
      expect(crystals).toBe(3);
    }
    expect(heroes.goldyx.crystals).toEqual(['green', 'green', 'blue']);
    expect(freshTable(2, { scenario: 'blitz-conquest' }).game.dummy).toBeNull();
  });

  it('MK-20.3, MK-33.3 has a random tactic of the rest, which only fixes its place', () => {
    const t = freshTable(1).play('hero:tovak', 'tactic:planning');
    const { dummy, order } = t.game;
    expect(dummy?.tactic).not.toBeNull();
    expect(dummy?.tactic).not.toBe('planning');
    expect(t.game.tactics).toHaveLength(4);
    expect([...order].sort()).toEqual([-1, 0]);
  });

  it('MK-20.4 turns three cards; without a crystal of the third one its turn is over', () => {
    const t = over(against({ dummy: { deck: ['march', 'march', 'rage', 'stamina', 'stamina'] } }));
    expect(told(t, 'dummy-turn')).toEqual([
      { key: 'dummy-turn', cards: ['march', 'march', 'rage'], more: [], left: 2 },
    ]);
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-20.4 with crystals of its colour it turns as many more, which do not chain', () => {
    const deck = ['rage', 'stamina', 'march', 'march', 'stamina', 'swiftness'] as const;
    const t = over(against({ dummy: { deck: [...deck] } }));
    expect(told(t, 'dummy-turn')[0]).toMatchObject({ more: ['march', 'stamina'], left: 1 });
  });

  it('MK-20.5 turns what is there, and announces the end of the round on its next turn', () => {
    const t = over(against({ dummy: { deck: ['rage', 'stamina'] } }, ['march', 'march']));
    expect(told(t, 'dummy-turn')[0]).toMatchObject({ cards: ['rage', 'stamina'], more: [], left: 0 });
    expect(t.game.announced).toBeNull();
    over(t);
    expect(told(t, 'round-end-announced')).toEqual([{ key: 'round-end-announced', player: -1 }]);
    expect(t.game.last).toEqual([]);
    expect(waiting(t)).toEqual([0]);
  });

  it('MK-20.4, MK-3.17 does not announce what a player has announced', () => {
    const t = against({ dummy: { deck: [] }, players: [{ deck: [] }] });
    t.play('announce');
    expect(told(t, 'round-end-announced')).toEqual([{ key: 'round-end-announced', player: 0 }]);
    expect(t.game.round).toBe(2);
  });

  it('MK-20.6 a third card of two colours counts the crystals of both', () => {
    const t = against({ dummy: { deck: ['rage', 'rage', 'march', 'stamina'] } });
    const { dummy } = t.game;
    if (dummy === null) throw new Error('There is a dummy.');
    dummy.deck = ['stamina', 'stamina', 'swiftness', 'rush-of-adrenaline', 'rage', 'rage'];
    dummy.crystals = { red: 1, blue: 0, green: 2, white: 0 };
    over(t);
    expect(told(t, 'dummy-turn')[0]?.more).toHaveLength(3);
  });

  it('MK-20.7 gets the lowest action into its deck and a crystal of the lowest Spell, without limit', () => {
    const t = over(
      against({
        announced: -1,
        last: [],
        spells: ['whirlwind', 'snowstorm', 'tremor'],
        advanced: ['agility', 'blood-rage', 'diplomacy'],
        dummy: { deck: [], crystals: { white: 5 } },
        players: [{ deck: [] }],
      }),
    );
    const { dummy, spells, advanced } = t.game;
    expect(dummy?.deck).toHaveLength(17);
    expect(dummy?.deck).toContain('agility');
    expect(dummy?.discard).toEqual([]);
    expect(dummy?.crystals.white).toBe(6);
    expect(spells.deck[0]).toBe('whirlwind');
    expect(advanced.deck).not.toContain('agility');
  });

  it('MK-20.8 counts neither for dice nor for units', () => {
    const t = freshTable(1);
    expect(t.game.source).toHaveLength(3);
    expect(t.game.units.offer).toHaveLength(3);
  });
});

describe('skills of the dummy', () => {
  it('MK-20.9, MK-33.2 one joins the common offer for each that is gained; to take it costs the lowest action', () => {
    const t = against({ players: [{ fame: 3, level: 1 }], advanced: ['agility', 'blood-rage', 'diplomacy'] });
    t.play('play:march', 'influence', 'end');
    t.play(offers(t, 'skill:')[0] as string, 'learn:diplomacy');
    const shown = told(t, 'dummy-skill')[0]?.skill;
    expect(t.game.commonSkills).toHaveLength(2);
    expect(t.game.commonSkills).toContain(shown);
    expect(t.game.dummy?.skillPile).toHaveLength(9);
    const next = against({
      commonSkills: shown === undefined ? [] : [shown],
      players: [{ fame: 15, level: 3 }],
      advanced: ['agility', 'blood-rage', 'diplomacy'],
    });
    next.play('play:march', 'influence', 'end', `skill:${shown}`);
    expect(playerOf(next).hand).toContain('agility');
  });

  it('MK-20.10 four heroes leave three unused ones', () => {
    expect(Object.keys(heroes)).toHaveLength(7);
  });
});
