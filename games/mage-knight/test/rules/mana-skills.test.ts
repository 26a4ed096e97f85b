// What skills, tactics and tokens do with mana and dice.
import { describe, expect, it } from 'vitest';
import { canDo } from '../../rules/effects/possible.ts';
import { use } from '../effect.ts';
import type { Fighter } from '../fight.ts';
import { offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const POLARIZATION = 'skill:arythea-polarization';

describe('polarize: one mana of the opposite colour', () => {
  const polarized = (setup: TableSetup, player: Fighter = {}) =>
    use(table({ source: [], ...setup, players: [{ hand: ['march', 'stamina'], ...player }] }), POLARIZATION);

  it('white pays for green, once', () => {
    const t = polarized({}, { hand: ['march', 'march'], tokens: { white: 2 } });
    t.play('play:march', 'powered');
    expect(told(t, 'mana-spent')).toMatchObject([{ from: 'token', colour: 'white', as: 'green' }]);
    t.play('play:march');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
  });

  it.each([
    ['red', 'stamina'],
    ['white', 'march'],
  ] as const)('%s pays for %s, another colour does not', (colour, card) => {
    expect(
      polarized({}, { crystals: { [colour]: 1 } })
        .play(`play:${card}`)
        .options(),
    ).toContain('powered');
    const other = polarized({}, { crystals: { [card === 'march' ? 'red' : 'white']: 1 } }).play(
      `play:${card}`,
    );
    expect(refuses(other, 'powered').reason.key).toBe('no-mana');
  });

  it('what could pay anyhow does not use it up', () => {
    const t = polarized({}, { hand: ['march', 'march'], tokens: { green: 1, white: 1 } });
    t.play('play:march', 'powered', 'mana:token:green', 'play:march', 'powered');
    expect(t.game.turn.move).toBe(8);
  });

  it('by day black is any basic colour', () => {
    const t = polarized({ source: ['black'] }).play('play:march', 'powered');
    expect(told(t, 'mana-spent')).toMatchObject([{ from: 'die', colour: 'black', as: 'green' }]);
  });

  it('at night black is only black, and gold may be black', () => {
    const night = polarized({ time: 'night', source: ['black'] }).play('play:march');
    expect(refuses(night, 'powered').reason.key).toBe('no-mana');
    const spell = { hand: ['meditation' as const, 'march' as const], discard: ['rage' as const], deck: [] };
    const gold = polarized({ time: 'night', source: [] }, { ...spell, tokens: { gold: 1, green: 1 } });
    gold.play('play:meditation', 'powered');
    expect(told(gold, 'mana-spent')).toMatchObject([
      { colour: 'green', as: 'green' },
      { colour: 'gold', as: 'black' },
    ]);
  });

  it('by day gold is not black, even where black may be used', () => {
    const t = use(
      table({
        source: [],
        players: [
          {
            hand: ['amulet-of-darkness', 'meditation', 'march'],
            discard: ['rage'],
            deck: [],
            tokens: { green: 1, gold: 2 },
          },
        ],
      }),
      POLARIZATION,
    );
    t.play('play:amulet-of-darkness', 'basic', 'colour:red', 'play:meditation');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
  });

  it('black as a basic colour never pays for the powered side of a Spell', () => {
    const t = use(
      table({
        source: [],
        players: [
          {
            hand: ['amulet-of-darkness', 'meditation', 'march'],
            discard: ['rage'],
            deck: [],
            tokens: { black: 2 },
          },
        ],
      }),
      POLARIZATION,
    );
    t.play('play:amulet-of-darkness', 'basic', 'colour:blue', 'play:meditation');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
    expect(t.options()).toContain('basic');
  });
});

describe('invocation: mana for a card, to be used at once', () => {
  const invoked = (player: Fighter, setup: TableSetup = {}) =>
    table({ source: [], ...setup, players: [player] });
  const INVOCATION = 'skill:arythea-invocation';

  it('a card becomes green or white mana for the very next card', () => {
    const t = use(invoked({ hand: ['march', 'rage', 'wound'] }), INVOCATION);
    expect(t.options()).toEqual(['discard:rage']);
    expect(refuses(t, 'discard:wound').reason).toEqual({ key: 'mana-without-use' });
    t.play('discard:rage', 'colour:green');
    expect(t.options()).toEqual(['play:march']);
    t.play('play:march');
    expect(t.game.turn).toMatchObject({ move: 4, due: null });
    expect(playerOf(t).tokens.green).toBe(0);
    expect(playerOf(t).discard).toEqual(['rage']);
  });

  it('a wound becomes red or black', () => {
    const t = use(
      invoked(
        { hand: ['threaten', 'meditation', 'wound'], discard: ['march'], deck: [], tokens: { green: 1 } },
        { time: 'night' },
      ),
      INVOCATION,
    );
    t.play('discard:wound');
    expect(t.options()).toEqual(['colour:red', 'colour:black']);
    t.play('colour:black');
    expect(t.options()).toEqual(['play:meditation']);
    t.play('play:meditation');
    expect(told(t, 'mana-spent')).toMatchObject([{ colour: 'green' }, { colour: 'black' }]);
    expect(t.game.turn.due).toBeNull();
  });

  it('its own mana pays, whatever else is there', () => {
    const t = use(invoked({ hand: ['march', 'rage'], crystals: { green: 1 } }), INVOCATION);
    t.play('discard:rage', 'colour:green', 'play:march');
    expect(told(t, 'mana-spent')).toMatchObject([{ from: 'token', colour: 'green' }]);
    expect(playerOf(t).crystals.green).toBe(1);
  });

  it('a unit may be what it is used for, and only for an ability it pays for', () => {
    const t = use(
      invoked({
        hand: ['rage', 'wound'],
        units: ['herbalists', 'peasants'],
        level: 3,
        crystals: { green: 1 },
      }),
      INVOCATION,
    );
    t.play('discard:rage', 'colour:green');
    const [unit] = playerOf(t).units;
    expect(t.options()).toEqual([`unit:${unit?.id}`]);
    t.play(`unit:${unit?.id}`);
    expect(told(t, 'unit-activated')).toMatchObject([{ unit: 'herbalists', ability: 0 }]);
    expect(playerOf(t).units.map(({ spent }) => spent)).toEqual([true, false]);
    expect(playerOf(t).tokens.green).toBe(0);
    expect(playerOf(t).crystals.green).toBe(1);
  });

  it('without anything to use it for it may not be used', () => {
    const { game: lone } = invoked({ hero: 'arythea', hand: ['improvisation', 'wound'] });
    expect(canDo(lone, { player: 0, source: INVOCATION, path: [0] })).toBe(false);
    const { game } = invoked({ hand: ['rage', 'wound'] });
    expect(canDo(game, { player: 0, source: INVOCATION, path: [0] })).toBe(false);
  });
});

describe('regenerate: a wound for a mana', () => {
  const hurt = (colour: 'red' | 'blue', seats = 1, fame = 0) => {
    const players: Fighter[] = [
      { hand: ['wound', 'wound'], deck: ['rage'], tokens: { [colour]: 1 } },
      { fame },
    ];
    return table({ seats, source: [], players: players.slice(0, seats) });
  };
  const REGENERATE = 'skill:krang-regenerate';

  it('a wound of the hand is thrown away', () => {
    const t = use(hurt('blue'), REGENERATE);
    expect(playerOf(t).hand).toEqual(['wound']);
    expect(playerOf(t).tokens.blue).toBe(0);
    expect(playerOf(t).discard).not.toContain('wound');
  });

  it('a card is drawn for mana of its colour', () => {
    expect(playerOf(use(hurt('red'), REGENERATE)).hand).toEqual(['wound', 'rage']);
    expect(playerOf(use(hurt('blue'), 'skill:braevalar-regenerate')).hand).toEqual(['wound']);
  });

  it('or with the lowest fame of all, never alone', () => {
    expect(playerOf(use(hurt('blue', 2, 3), REGENERATE)).hand).toEqual(['wound', 'rage']);
    expect(playerOf(use(hurt('blue', 2, 0), REGENERATE)).hand).toEqual(['wound']);
    expect(playerOf(use(hurt('blue', 1), REGENERATE)).hand).toEqual(['wound']);
  });

  it('needs a wound and a mana', () => {
    const at = { player: 0, source: REGENERATE, path: [0] } as const;
    const can = (player: Fighter) =>
      canDo(table({ source: [], players: [player] }).game, { ...at, path: [0] });
    expect(can({ hand: ['wound'], tokens: { white: 1 } })).toBe(true);
    expect(can({ hand: ['march'], tokens: { white: 1 } })).toBe(false);
    expect(can({ hand: ['wound'], tokens: { black: 1 } })).toBe(false);
  });
});

describe('dice', () => {
  it('mana search rolls up to two dice, depleted ones first, before any is used', () => {
    const t = use(
      table({ time: 'night', source: ['red', 'gold', 'blue', 'gold'], players: [{ hand: ['stamina'] }] }),
      'tactic:mana-search',
    );
    expect(t.options()).toEqual(['die:3', 'done']);
    t.play('die:3');
    expect(told(t, 'die-rolled')).toMatchObject([{ from: 'gold' }, { from: 'gold' }]);
    t.play('play:stamina', 'powered');
    expect(canDo(t.game, { player: 0, source: 'tactic:mana-search', path: [0] })).toBe(false);
  });

  it('the orb turns gold to black and black to gold', () => {
    const t = use(table({ source: ['gold', 'black', 'red'], players: [{}] }), 'token:orb-of-twilight');
    expect(offers(t, 'die:')).toEqual(['die:gold', 'die:black']);
    t.play('die:gold');
    expect(t.game.source.map(({ colour }) => colour)).toEqual(['black', 'black', 'red']);
    expect(t.game.source.every(({ by }) => by === null)).toBe(true);
    const back = use(table({ source: ['black', 'red'], players: [{}] }), 'token:orb-of-twilight');
    expect(back.game.source[0]?.colour).toBe('gold');
  });
});
