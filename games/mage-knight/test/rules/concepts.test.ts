// Chapter MK-1, what is not about playing cards: the frame of a game, piles, what is seen, who orders what.
import { playRandomly } from '@krcma/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ENEMIES, type EnemyId } from '../../data/enemies.ts';
import { scenarioOf, scenarios } from '../../data/scenarios.ts';
import type { OpsSource } from '../../data/sources.ts';
import { mageKnight } from '../../index.ts';
import { isColourImmune } from '../../rules/combat/immunity.ts';
import { gainCard } from '../../rules/offers.ts';
import { drawFrom } from '../../rules/tiles.ts';
import type { MageKnightView } from '../../rules/view.ts';
import { optionSchema } from '../../state.ts';
import { fight, foe, PASTIME, printed, reach, strikeWith } from '../fight.ts';
import { freshTable, offers, playerOf, refuses, table, told, waiting } from '../table.ts';

describe('the frame of a game', () => {
  it('MK-1.1 a scenario is chosen before heroes are, and only one for so many players', () => {
    const t = freshTable(2, { scenario: 'blitz-conquest' });
    expect(t.game.scenario).toBe('blitz-conquest');
    expect(t.asked(waiting(t)[0]).prompt.key).toBe('ask-hero');
    const alone = { ...t.game.options, scenario: 'solo-conquest' as const };
    expect(mageKnight.forbids?.(alone, 2)).toEqual({
      key: 'not-for-so-many',
      scenario: 'solo-conquest',
      seats: 2,
    });
    expect(mageKnight.forbids?.(alone, 1)).toBeUndefined();
  });

  it.each([2, 3, 4])('MK-1.2 %i players pick different heroes in a drawn order', (seats) => {
    const t = freshTable(seats, { scenario: 'first-reconnaissance' });
    const order = t.game.picked.slice();
    expect([...order].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    for (const seat of order) {
      expect(waiting(t)).toEqual([seat]);
      const [first] = offers(t, 'hero:', seat);
      t.play([seat, first as string]);
      expect(t.game.phase === 'heroes' ? offers(t, 'hero:') : []).not.toContain(first);
    }
    expect(new Set(t.game.players.map(({ hero }) => hero)).size).toBe(seats);
  });

  it.each([
    [1, 'first-reconnaissance'],
    [2, 'first-reconnaissance'],
    [1, 'solo-conquest'],
  ] as const)(
    'MK-1.3 a game of %i in %s is over after its rounds at the latest, and scored',
    (seats, scenario) => {
      const { game } = playRandomly(mageKnight, { seats, options: { scenario }, seed: 'concepts' });
      expect(game.outcome).toBeDefined();
      const limit = scenarioOf(scenario).setups[seats]?.rounds ?? 0;
      expect(game.round).toBeLessThanOrEqual(limit + 1);
    },
  );

  it('MK-1.4 what a scenario says goes before the general rule', () => {
    const blitz = freshTable(2, { scenario: 'blitz-conquest' }).game;
    const { moreDice = 0, startFame = 0 } = scenarioOf('blitz-conquest');
    expect(moreDice).toBe(1);
    expect(blitz.source).toHaveLength(2 + 2 + moreDice);
    expect(blitz.players.map(({ fame }) => fame)).toEqual([startFame, startFame]);
    expect(freshTable(2, { scenario: 'first-reconnaissance' }).game.source).toHaveLength(4);
    expect(Object.keys(scenarios).sort()).toEqual([...optionSchema.scenario.values].sort());
  });
});

describe('set aside, or left in the offer', () => {
  const bending = (
    hand: readonly ('space-bending' | 'magic-talent' | 'march' | 'stamina')[],
    spells?: ['space-bending'],
  ) =>
    table({
      time: 'night',
      source: [],
      ...(spells && { spells }),
      players: [{ hand: [...hand], deck: ['rage'], tokens: { blue: 1, black: 1 } }],
    });

  it('MK-1.21 the Spell that bends time lies aside until the round ends', () => {
    const t = bending(['space-bending', 'march']).play(
      'play:march',
      'basic',
      'play:space-bending',
      'powered',
      'end',
    );
    expect(playerOf(t).aside).toEqual(['space-bending']);
    expect(playerOf(t).hand).toContain('march');
  });

  it('MK-1.21, MK-22.4 cast with another card, that one lies aside, and the Spell stays in the offer', () => {
    const t = bending(['magic-talent', 'stamina', 'march'], ['space-bending']);
    t.play('play:magic-talent', 'basic', 'discard:stamina', 'play:space-bending', 'powered', 'end');
    t.play('done');
    expect(playerOf(t).aside).toEqual(['magic-talent']);
    expect(t.game.spells.offer).toContain('space-bending');
  });
});

describe('offers and rewards', () => {
  it('MK-1.26 what is taken from the Unit offer leaves a gap there', () => {
    const t = table({
      map: { '0,0': 'start-a', '1,0': 'countryside-7' },
      source: [],
      units: ['peasants', 'ambush', 'foresters'],
      players: [{ space: '1,0:W', hand: ['endless-bag-of-gold', 'march'], deck: ['rage'] }],
    });
    t.play('interact', 'play:endless-bag-of-gold', 'powered', 'learn:ambush');
    expect(t.game.units.offer).toEqual(['peasants', 'foresters']);
    expect(playerOf(t).deck.at(-1)).toBe('ambush');
  });

  it('MK-1.27 what a combat brings arrives at the end of the turn', () => {
    const t = table({
      map: { '0,0': 'start-a', '1,0': 'countryside-7' },
      combat: { cause: 'adventure', space: '1,0:SE', draws: ['brown'] },
      decks: { enemies: { brown: ['minotaur'] } },
      players: [{ space: '1,0:SE', hand: [PASTIME, 'march'], deck: [], level: 5 }],
    });
    strikeWith(reach(t, 'attack'), 20, 'coldFire');
    expect(t.game.turn.rewards.length).toBeGreaterThan(0);
    const cards = () => [...playerOf(t).deck, ...playerOf(t).hand].filter((card) => card !== 'wound');
    expect(cards()).toEqual([PASTIME, 'march']);
    expect(told(t, 'card-gained')).toEqual([]);
  });

  it('MK-1.40 of several things at the same time whoever plays says which is first', () => {
    const t = table({ players: [{ hand: ['march', 'rage'] }] });
    t.game.turn.rewards = [
      { reward: 'artifact', n: 1 },
      { reward: 'spell', n: 1 },
    ];
    t.play('play:march', 'basic', 'end');
    expect(t.options().length).toBeGreaterThan(1);
    expect(t.asked().prompt.key).toBe('ask-reward');
  });
});

describe('piles', () => {
  it('MK-1.34 an empty pile is made of its discards again', () => {
    const { game } = table();
    const pile = game.enemies.green;
    pile.discard = pile.deck.splice(0);
    const n = pile.discard.length;
    expect(drawFrom(game, pile)).toBeDefined();
    expect(pile).toMatchObject({ discard: [] });
    expect(pile.deck).toHaveLength(n - 1);
  });

  it('MK-1.35 where nothing is left nobody comes', () => {
    const t = table();
    t.game.enemies.green = { deck: [], discard: [] };
    expect(drawFrom(t.game, t.game.enemies.green)).toBeUndefined();
  });
});

describe('what is seen', () => {
  const seen = (t: ReturnType<typeof table>, seat?: number) =>
    mageKnight.view(t.game, seat) as unknown as MageKnightView;

  it('MK-1.38 decks are hidden to all, hands to the others; everything else is open', () => {
    const t = table({
      seats: 2,
      players: [{ hand: ['march', 'rage'], deck: ['stamina'], discard: ['wound'], crystals: { red: 1 } }, {}],
    });
    for (const seat of [0, 1, undefined]) {
      const player = seen(t, seat).players[0];
      expect(player).toMatchObject({ deck: 1, discard: ['wound'], crystals: { red: 1 } });
      expect(player?.hand).toEqual(seat === 0 ? ['march', 'rage'] : [null, null]);
      expect(seen(t, seat).spells.deck).toEqual(expect.any(Number));
    }
  });

  it('MK-1.39 a token that lies face up is known to all, another one to nobody', () => {
    const t = table({
      seats: 2,
      holdings: [{ space: '1,0:NW', tokens: ['prowlers', { enemy: 'cursed-hags', up: false }] }],
    });
    for (const seat of [0, 1, undefined])
      expect(seen(t, seat).holdings['1,0:NW']?.tokens.map(({ enemy }) => enemy)).toEqual(['prowlers', null]);
  });
});

describe('counted enemies', () => {
  it('MK-22.12 a summoned monster is faced instead of whoever summoned it, while it fights', () => {
    const t = fight(['orc-summoners', 'prowlers'], {
      source: [],
      player: {
        hand: ['flame-wall', PASTIME, 'march'],
        crystals: { red: 2 },
        tokens: { black: 1 },
        level: 5,
      },
      time: 'night',
    });
    reach(t, 'block');
    t.play(offers(t, 'block:')[0] as string, 'play:flame-wall', 'powered');
    expect(t.game.combat?.points).toMatchObject([{ n: 7 + 2 * 2 }]);
    expect(t.game.combat?.foes).toHaveLength(3);
  });
});

describe('colours of effects', () => {
  const immune = (enemy: EnemyId, source: OpsSource) => isColourImmune(foe(fight([enemy])), source);
  const resisting = (resistance: 'fire' | 'ice') =>
    ENEMIES.find(
      (id) => printed(id).resistances.includes(resistance) && printed(id).resistances.length === 1,
    ) as EnemyId;

  it('MK-22.3 the colour of a Spell decides who is immune to what it does besides', () => {
    expect(immune(resisting('fire'), 'card:demolish:basic')).toBe(true);
    expect(immune(resisting('ice'), 'card:demolish:basic')).toBe(false);
    expect(immune(resisting('ice'), 'card:chill:basic')).toBe(true);
    expect(immune(resisting('fire'), 'card:whirlwind:basic')).toBe(false);
  });

  it('MK-22.14 a card with two colours is ignored by whoever resists either', () => {
    expect(immune(resisting('ice'), 'card:chilling-stare:powered')).toBe(true);
    expect(immune(resisting('fire'), 'card:explosive-bolt:powered')).toBe(true);
    expect(immune(resisting('fire'), 'card:chilling-stare:powered')).toBe(false);
  });

  it('MK-22.1 an artifact has no colour that anybody resists', () => {
    for (const resistance of ['fire', 'ice'] as const)
      expect(immune(resisting(resistance), 'card:banner-of-fear:powered')).toBe(false);
  });
});

it('MK-30.10, MK-1.25 whoever gains a card that needs an offer finds one', () => {
  const t = table({ players: [{ hand: ['march'] }] });
  expect([t.game.spells.offer, t.game.advanced.offer]).toEqual([[], []]);
  gainCard(t.game, 0, 'tome-of-all-spells');
  expect(t.game.spells.offer).toHaveLength(3);
  expect(t.game.advanced.offer).toHaveLength(3);
});

it('MK-1.10 refuses wounds in a combat too', () => {
  const t = fight(['prowlers'], { player: { hand: ['wound', PASTIME] } });
  expect(refuses(t, 'play:wound').rule).toBe('MK-1.10');
});

it.each([
  ['countryside-5', 3],
  ['countryside-4', 3],
  ['countryside-6', 0],
])('MK-30.10 %s is revealed: %i cards of each offer are dealt', (tile, n) => {
  const t = table({
    turn: { move: 20 },
    tiles: [tile as 'countryside-5'],
    players: [{ space: '0,1:NE' }],
  }).play('explore:1,1');
  expect(t.game.spells.offer).toHaveLength(n);
  expect(t.game.advanced.offer).toHaveLength(n);
});
