import { describe, expect, it } from 'vitest';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told, waiting } from '../table.ts';

/** Plays a card, so that none must be discarded, and ends the turn. */
const ended = (setup: TableSetup = {}): Game => {
  const [first = {}, ...others] = setup.players ?? [];
  const t = table({ ...setup, players: [{ hand: ['march'], ...first }, ...others] });
  return t.play('play:march', 'influence', 'end');
};

const won = (...rewards: NonNullable<NonNullable<TableSetup['turn']>['rewards']>): TableSetup => ({
  turn: { rewards },
  players: [{ deck: ['rage', 'stamina'] }],
});

describe('the first steps', () => {
  it('MK-16.1, MK-5.9 dice that were used are rolled and go back', () => {
    const t = table({ players: [{ hand: ['march'] }], dice: [6] });
    t.play('play:march', 'powered', 'end');
    expect(told(t, 'die-returned')).toEqual([{ key: 'die-returned', player: 0, from: 'green', to: 'black' }]);
    expect(t.game.source.map(({ colour, by }) => [colour, by])).toEqual([
      ['red', null],
      ['blue', null],
      ['black', null],
    ]);
  });

  it('MK-16.1, MK-5.14 a die that was set to a colour goes back as it lies, once', () => {
    const t = table({ players: [{ hand: ['march'] }] });
    t.game.source = [{ colour: 'blue', by: 0, stays: true, kept: false }];
    t.play('play:march', 'influence', 'end');
    expect(t.game.source).toEqual([{ colour: 'blue', by: null, stays: false, kept: false }]);
  });

  it('MK-16.2 back along the path to the first safe space, with a wound for each', () => {
    const t = ended({
      seats: 2,
      path: ['0,0:C', '0,0:E', '1,0:SW'],
      players: [{ space: '1,0:NE', deck: [] }, { space: '1,0:SW' }],
    });
    expect(playerOf(t).space).toBe('0,0:E');
    expect(playerOf(t).hand).toEqual(['wound', 'wound']);
    expect(told(t, 'forced-back')[0]).toMatchObject({ space: '0,0:E', steps: 2 });
  });

  it('MK-16.2, MK-7.20 nobody withdraws from a safe space; on the portal the figure leaves the map', () => {
    expect(playerOf(ended({ seats: 2, players: [{ space: '1,0:SW' }] })).space).toBe('1,0:SW');
    const t = ended({ seats: 2, players: [{ space: '0,0:C' }, { space: '0,0:C' }] });
    expect(playerOf(t).space).toBeNull();
    expect(playerOf(t).hand).not.toContain('wound');
  });

  it('MK-16.3 mana tokens are gone, played cards are discarded', () => {
    const t = ended({ players: [{ tokens: { gold: 2, red: 1 }, discard: ['rage'] }] });
    expect(playerOf(t).tokens).toEqual({ red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 });
    expect(playerOf(t).discard).toEqual(['rage', 'march']);
    expect(playerOf(t).played).toEqual([]);
  });

  it('MK-16.3, MK-1.9 what was thrown away leaves the game', () => {
    const t = table({ players: [{ hand: ['endless-bag-of-gold'], deck: [] }], seats: 2 });
    t.play('play:endless-bag-of-gold', 'powered', 'end');
    expect(t.game.gone.cards).toEqual(['endless-bag-of-gold']);
    expect(playerOf(t).discard).not.toContain('endless-bag-of-gold');
  });
});

describe('the benefit of the space', () => {
  it('MK-16.4, MK-9.19 a mine gives a crystal of its colour, nothing with three', () => {
    expect(playerOf(ended({ players: [{ space: '0,1:SW' }] })).crystals.green).toBe(1);
    expect(playerOf(ended({ players: [{ space: '0,1:SW', crystals: { green: 3 } }] })).crystals.green).toBe(
      3,
    );
  });

  it('MK-16.4, MK-9.20 a glade throws a wound of the hand or of the discard pile away', () => {
    const glade = { space: '1,0:C', hand: ['march', 'wound'], discard: ['wound'], deck: [] } as const;
    const there = () =>
      ended({ seats: 2, players: [{ ...glade, hand: [...glade.hand], discard: [...glade.discard] }] });
    const t = there();
    expect(t.options()).toEqual(['throw:hand', 'throw:discard', 'keep-wounds']);
    expect(playerOf(there().play('throw:hand')).hand).toEqual([]);
    expect(playerOf(there().play('throw:discard')).discard).toEqual(['march']);
    expect(playerOf(there().play('keep-wounds')).hand).toEqual(['wound']);
  });

  it('MK-9.20 a glade gives a token at the start of a turn: gold by day, black at night', () => {
    for (const [time, colour] of [
      ['day', 'gold'],
      ['night', 'black'],
    ] as const)
      expect(playerOf(table({ time, step: 'begin', players: [{ space: '1,0:C' }] })).tokens[colour]).toBe(1);
  });
});

describe('rewards', () => {
  it('MK-16.5, MK-1.27 are taken in any order', () => {
    const t = ended({
      ...won({ reward: 'artifact', n: 1 }, { reward: 'fame', n: 2 }, { reward: 'crystalChoice', n: 1 }),
      seats: 2,
    });
    expect(t.options()).toEqual(['reward:artifact', 'reward:crystalChoice', 'reward:fame']);
    t.play('reward:fame');
    expect(t.options()).toEqual(['reward:artifact', 'reward:crystalChoice']);
    t.play('reward:crystalChoice', 'colour:blue');
    expect(playerOf(t).crystals.blue).toBe(1);
    expect(offers(t, 'take:')).toHaveLength(2);
  });

  it('MK-16.6 a random crystal: black is fame, gold a choice, a fourth is lost', () => {
    const rolled = (die: number, crystals = {}) => {
      const t = table({
        dice: [die],
        turn: { rewards: [{ reward: 'randomCrystal', n: 1 }] },
        players: [{ hand: ['march'], deck: [], crystals }],
      });
      return t.play('play:march', 'influence', 'end');
    };
    expect(playerOf(rolled(1)).crystals.red).toBe(1);
    expect(playerOf(rolled(1, { red: 3 })).crystals.red).toBe(3);
    expect(told(rolled(1, { red: 3 }), 'crystal-lost')).toHaveLength(1);
    expect(playerOf(rolled(6)).fame).toBe(1);
    const gold = rolled(5, { red: 3 });
    expect(gold.options()).toEqual(['colour:blue', 'colour:green', 'colour:white']);
    expect(playerOf(gold.play('colour:white')).crystals.white).toBe(1);
    const full = rolled(5, { red: 3, blue: 3, green: 3, white: 3 });
    expect(offers(full, 'colour:')).toEqual([]);
    expect(told(full, 'crystal-lost')).toHaveLength(1);
  });

  it('MK-16.6 a crystal for each that was won, and one of each colour', () => {
    const t = ended({ ...won({ reward: 'randomCrystal', n: 2 }), dice: [1, 2] });
    expect(playerOf(t).crystals).toEqual({ red: 1, blue: 1, green: 0, white: 0 });
    const each = ended(won({ reward: 'crystalEachColor', n: 1 }));
    expect(playerOf(each).crystals).toEqual({ red: 1, blue: 1, green: 1, white: 1 });
  });

  it('MK-16.7 one artifact more is drawn, one goes under the deck, the rest in any order onto the own one', () => {
    const t = ended({
      seats: 2,
      turn: { rewards: [{ reward: 'artifact', n: 2 }] },
      players: [{ hand: ['march', 'rage', 'rage', 'stamina', 'stamina', 'swiftness'], deck: ['promise'] }],
      decks: { artifacts: ['banner-of-glory', 'ruby-ring', 'amulet-of-the-sun', 'horn-of-wrath'] },
    });
    expect(t.options()).toEqual(['take:banner-of-glory', 'take:ruby-ring', 'take:amulet-of-the-sun']);
    t.play('take:amulet-of-the-sun', 'take:banner-of-glory');
    expect(playerOf(t).deck).toEqual(['promise', 'banner-of-glory', 'amulet-of-the-sun']);
    expect(t.game.artifacts[0]).toBe('ruby-ring');
    expect(t.game.artifacts.at(-1)).toBe('horn-of-wrath');
  });

  it('MK-16.8 Spells and actions come from their offers, not from monasteries; the offers are refilled', () => {
    const t = ended({
      seats: 2,
      turn: {
        rewards: [
          { reward: 'spell', n: 1 },
          { reward: 'advancedAction', n: 1 },
        ],
      },
      players: [{ deck: [] }],
      spells: ['fireball', 'snowstorm', 'tremor'],
      advanced: ['agility', 'blood-rage', 'diplomacy'],
      units: ['ice-bolt', 'peasants'],
      decks: { spells: ['restoration'], advanced: ['pure-magic'] },
    });
    t.play('reward:spell', 'learn:snowstorm');
    expect(t.game.spells.offer).toEqual(['fireball', 'tremor', 'restoration']);
    expect(offers(t, 'learn:')).toEqual(['learn:agility', 'learn:blood-rage', 'learn:diplomacy']);
    t.play('learn:agility');
    expect(t.game.advanced.offer).toEqual(['blood-rage', 'diplomacy', 'pure-magic']);
    expect(playerOf(t).hand).toEqual(['agility', 'snowstorm']);
  });

  it('MK-9.12 a dungeon by die: gold and black a Spell, else an artifact', () => {
    const rolled = (die: number) => ended({ ...won({ reward: 'spellOrArtifact', n: 1 }), dice: [die] });
    for (const die of [5, 6]) expect(offers(rolled(die), 'learn:')).toHaveLength(3);
    for (const die of [1, 2, 3, 4]) expect(offers(rolled(die), 'take:')).toHaveLength(2);
  });
});

describe('a unit as a reward', () => {
  const unit = {
    turn: { rewards: [{ reward: 'unit', n: 1 }] },
    units: ['peasants', 'thugs', 'thugs'],
  } as const;

  it('MK-16.9 any unit of the offer for nothing, or none', () => {
    const setup = { ...unit, units: [...unit.units], turn: { rewards: [...unit.turn.rewards] }, seats: 2 };
    const t = ended(setup);
    expect(t.options()).toEqual(['recruit:peasants', 'recruit:thugs', 'decline']);
    t.play('recruit:thugs');
    expect(playerOf(t).units.map((each) => each.unit)).toEqual(['thugs']);
    expect(t.game.units.offer).toEqual(['peasants', 'thugs']);
    expect(playerOf(ended(setup).play('decline')).units).toEqual([]);
  });

  it('MK-16.9 without a command token one is disbanded', () => {
    const t = ended({
      units: ['thugs'],
      turn: { rewards: [{ reward: 'unit', n: 1 }] },
      players: [{ units: ['peasants'] }],
      seats: 2,
    });
    t.play('recruit:thugs');
    expect(playerOf(t).units.map((each) => each.unit)).toEqual(['thugs']);
    expect(t.game.gone.units).toEqual(['peasants']);
  });

  it("MK-16.9 it may wait for the command token of this turn's level", () => {
    const t = ended({
      seats: 2,
      units: ['thugs'],
      turn: { rewards: [{ reward: 'unit', n: 1 }] },
      players: [{ units: ['peasants'], fame: 8, level: 2 }],
    });
    expect(t.options()).toEqual(['recruit:thugs', 'wait', 'decline']);
    t.play('wait', 'recruit:thugs');
    expect(playerOf(t).units.map((each) => each.unit)).toEqual(['peasants', 'thugs']);
  });
});

describe('Magic Familiars as a reward', () => {
  const won = (crystals: Readonly<Record<string, number>>) =>
    ended({
      seats: 2,
      units: ['magic-familiars', 'thugs'],
      turn: { rewards: [{ reward: 'unit', n: 1 }] },
      players: [{ crystals }],
    });

  it('MK-16.9, MK-23.3 the mana that marks them is paid with a crystal', () => {
    const t = won({ red: 1, white: 2 });
    t.play('recruit:magic-familiars');
    expect(t.options()).toEqual(['crystal:red', 'crystal:white']);
    t.play('crystal:white');
    expect(playerOf(t).units).toMatchObject([{ unit: 'magic-familiars', mana: 'white' }]);
    expect(playerOf(t).crystals).toMatchObject({ red: 1, white: 1 });
    expect(told(t, 'familiar-fed')).toEqual([
      { key: 'familiar-fed', player: 0, unit: 'magic-familiars', colour: 'white' },
    ]);
  });

  it('MK-16.9, MK-23.3 without a crystal they do not come', () => {
    const t = won({});
    expect(t.options()).toEqual(['recruit:thugs', 'decline']);
    expect(refuses(t, 'recruit:magic-familiars')).toEqual({
      reason: { key: 'no-mana', costs: [['red', 'blue', 'green', 'white']] },
      rule: 'MK-23.3',
    });
  });

  it('MK-16.9 others ask for no crystal', () => {
    expect(playerOf(won({ red: 1 }).play('recruit:thugs'))).toMatchObject({
      units: [{ unit: 'thugs', mana: null }],
      crystals: { red: 1 },
    });
  });
});

describe('discarding and drawing', () => {
  const deck = [
    'stamina',
    'stamina',
    'swiftness',
    'swiftness',
    'promise',
    'threaten',
    'concentration',
  ] as const;

  it('MK-16.20, MK-1.15, MK-15.2 any cards but wounds may be discarded', () => {
    const t = ended({ players: [{ hand: ['march', 'rage', 'rage', 'wound'], deck: [...deck] }] });
    expect(t.options()).toEqual(['discard:rage', 'done']);
    expect(refuses(t, 'discard:wound')).toEqual({ reason: { key: 'wounds-stay' }, rule: 'MK-15.2' });
    t.play('discard:rage', 'done');
    expect(playerOf(t).hand).toEqual(['rage', 'wound', 'stamina', 'stamina', 'swiftness']);
  });

  it('MK-16.21 up to the limit; with more cards they stay and none is drawn', () => {
    expect(playerOf(ended({ players: [{ deck: [...deck] }] })).hand).toHaveLength(5);
    const many = ['march', 'rage', 'rage', 'tranquility', 'crystallize', 'mana-draw', 'instinct'] as const;
    const t = ended({ players: [{ hand: [...many], deck: [...deck] }] }).play('done');
    expect(playerOf(t).hand).toHaveLength(6);
    expect(told(t, 'cards-drawn')).toEqual([]);
  });

  it('MK-16.22, MK-9.8 on or next to an own keep the limit is higher by the number of own keeps', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' };
    const handAt = (space: string, shields: number[]) => {
      const t = ended({
        map,
        seats: 2,
        holdings: [{ space: '1,0:NE', tokens: [], shields }],
        players: [{ space, deck: [...deck] }],
      });
      return playerOf(t).hand.length;
    };
    expect(handAt('1,0:NW', [0])).toBe(6);
    expect(handAt('1,0:SW', [0])).toBe(5);
    expect(handAt('1,0:NW', [1])).toBe(5);
  });

  it('MK-16.22, MK-14.15 one more beside a conquered city with an own shield, two as its leader, the higher of keep and city', () => {
    const map = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2', '1,1': 'core-5' };
    const handWith = (shields: number[]) => {
      const t = ended({
        map,
        seats: 2,
        holdings: [{ space: '1,1:C', tokens: [], shields }],
        players: [{ space: '1,1:W', deck: [...deck] }],
      });
      return playerOf(t).hand.length;
    };
    expect(handWith([0])).toBe(7);
    expect(handWith([0, 1, 1])).toBe(6);
    expect(handWith([0, 1])).toBe(7);
    expect(handWith([1])).toBe(5);
  });

  it('MK-16.23 when the deck runs out drawing stops', () => {
    const t = ended({ seats: 2, players: [{ deck: ['rage'], discard: ['stamina'] }] });
    expect(playerOf(t).hand).toEqual(['rage']);
    expect(told(t, 'deck-empty')).toEqual([{ key: 'deck-empty', player: 0, missing: 4 }]);
    expect(waiting(t)).toEqual([1]);
  });
});
