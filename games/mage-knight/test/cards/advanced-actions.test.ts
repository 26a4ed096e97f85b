// Advanced actions that give points and bolts.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { type Fighter, reach } from '../fight.ts';
import { fightingWith, type HoldingSetup, holding, points } from '../holding.ts';
import { offers, playerOf, refuses, told } from '../table.ts';

const held = (card: CardId, setup?: HoldingSetup) => holding('tovak', card, setup);
const fought = (card: CardId, phase: 'ranged' | 'block' | 'attack' = 'attack', player: Fighter = {}) =>
  fightingWith('tovak', card, phase, { player });

describe('bolts', () => {
  it.each([
    ['fire-bolt', 'red', [3, 'fire', 'ranged']],
    ['ice-bolt', 'blue', [3, 'ice', 'ranged']],
    ['swift-bolt', 'white', [4, 'physical', 'ranged']],
    ['crushing-bolt', 'green', [3, 'physical', 'siege']],
  ] as const)('%s: a %s crystal, or an attack from afar', (card, colour, point) => {
    expect(playerOf(held(card).play(`play:${card}`, 'basic')).crystals[colour]).toBe(2);
    expect(points(fought(card, 'ranged').play(`play:${card}`, 'powered'))).toEqual([point]);
  });

  it('explosive-bolt: a wound, a white and a red crystal', () => {
    const t = held('explosive-bolt').play('play:explosive-bolt', 'basic');
    expect(playerOf(t).crystals).toEqual({ red: 2, blue: 1, green: 1, white: 2 });
    expect(playerOf(t).hand).toEqual(['march', 'rage', 'wound']);
  });
});

describe('points', () => {
  it.each([
    ['refreshing-walk', 'basic', 2, 1],
    ['refreshing-walk', 'powered', 4, 2],
  ] as const)('%s %s: Move %i and Heal %i', (card, side, move, heal) => {
    const t = held(card).play(`play:${card}`, side);
    expect(t.game.turn.move).toBe(move);
    expect(told(t, 'points')).toContainEqual(expect.objectContaining({ kind: 'heal', n: heal }));
  });

  it('MK-11.17 refreshing-walk in a combat is just Move', () => {
    const t = fought('refreshing-walk', 'block').play('play:refreshing-walk', 'basic');
    expect(t.game.turn).toMatchObject({ move: 2, heal: 0 });
  });

  it.each([
    ['basic', 3, 1],
    ['powered', 5, 2],
  ] as const)('in-need %s: Influence %i and %i for each wound in hand and on units', (side, base, each) => {
    const t = held('in-need', {
      player: { hand: ['in-need', 'wound', 'wound'], units: [{ unit: 'peasants', wounds: 1 }] },
    });
    t.play('play:in-need', side);
    expect(t.game.turn.influence).toBe(base + 3 * each);
  });

  it.each([
    ['basic', 4, -1],
    ['powered', 8, -2],
  ] as const)(
    'intimidate %s: Influence, and Reputation at the end of the turn',
    (side, influence, reputation) => {
      const t = held('intimidate').play('play:intimidate', side);
      expect(t.game.turn.influence).toBe(influence);
      expect(playerOf(t).reputation).toBe(0);
      t.play('end', 'done');
      expect(playerOf(t).reputation).toBe(reputation);
    },
  );

  it.each([
    ['basic', 3],
    ['powered', 7],
  ] as const)('intimidate %s: or Attack %i', (side, n) => {
    expect(points(fought('intimidate').play('play:intimidate', side, 'way:1'))).toEqual([
      [n, 'physical', 'melee'],
    ]);
  });

  it.each([
    ['basic', 3, 0],
    ['powered', 6, 2],
  ] as const)('heroic-tale %s: Influence %i, and something for each unit recruited', (side, n, fame) => {
    const t = held('heroic-tale').play('play:heroic-tale', side);
    expect(t.game.turn.influence).toBe(n);
    t.game.turn.recruited = 2;
    t.play('end', 'done');
    expect(playerOf(t)).toMatchObject({ fame, reputation: 2 });
  });

  it.each([
    ['basic', 3, 2],
    ['powered', 6, 4],
  ] as const)('chivalry %s: Attack %i, or less with something for each enemy', (side, plain, kind) => {
    expect(points(fought('chivalry').play('play:chivalry', side, 'way:0'))).toEqual([
      [plain, 'physical', 'melee'],
    ]);
    expect(points(fought('chivalry').play('play:chivalry', side, 'way:1'))).toEqual([
      [kind, 'physical', 'melee'],
    ]);
  });

  it.each([
    ['basic', 2, 2],
    ['powered', 4, 3],
  ] as const)('counterattack %s: Attack %i and %i for each enemy blocked', (side, n, each) => {
    const t = reach(
      fought('counterattack', 'ranged', { hero: 'goldyx', hand: ['counterattack', 'determination', 'rage'] }),
      'block',
    );
    t.play('play:determination', 'powered', 'parry');
    reach(t, 'attack').play('play:counterattack', side);
    expect(points(t)).toEqual([[n + each, 'physical', 'melee']]);
    expect(points(fought('counterattack').play('play:counterattack', side))).toEqual([
      [n, 'physical', 'melee'],
    ]);
  });

  it.each([
    ['basic', 4],
    ['powered', 7],
  ] as const)('pure-magic %s: %i by the colour that is paid', (side, n) => {
    const player = { crystals: { blue: 2, green: 1, white: 1, red: 1 } };
    const move = held('pure-magic', { player }).play('play:pure-magic', side, 'mana:crystal:green');
    expect(move.game.turn.move).toBe(n);
    const talk = held('pure-magic', { player }).play('play:pure-magic', side, 'mana:crystal:white');
    expect(talk.game.turn.influence).toBe(n);
    const block = fought('pure-magic', 'block', player).play('play:pure-magic', side, 'mana:crystal:blue');
    expect(points(block)).toEqual([[n, 'physical', 'block']]);
    const attack = fought('pure-magic', 'attack', player).play('play:pure-magic', side, 'mana:crystal:red');
    expect(points(attack)).toEqual([[n, 'physical', 'melee']]);
  });

  it('pure-magic: only colours that would do something may pay', () => {
    const t = held('pure-magic').play('play:pure-magic', 'basic');
    expect(t.options()).toEqual(['mana:crystal:green', 'mana:crystal:white']);
  });

  it('stout-resolve: 2 of any kind, 3 for a wound', () => {
    const player = { hand: ['stout-resolve', 'wound', 'wound', 'march'] as CardId[] };
    const plain = held('stout-resolve', { player }).play('play:stout-resolve', 'basic', 'way:0', 'done');
    expect(plain.game.turn.move).toBe(2);
    const raised = held('stout-resolve', { player }).play('play:stout-resolve', 'basic', 'way:1');
    expect(offers(raised, 'discard:')).toEqual(['discard:wound']);
    expect(refuses(raised, 'discard:march').rule).toBe('MK-1.17');
    raised.play('discard:wound', 'done');
    expect(raised.game.turn.influence).toBe(3);
    expect(playerOf(raised).discard.at(-1)).toBe('wound');
  });

  it('stout-resolve powered: 3 and two for each card, one wound at most', () => {
    const player = { hand: ['stout-resolve', 'wound', 'wound', 'march', 'rage'] as CardId[] };
    const t = held('stout-resolve', { player }).play(
      'play:stout-resolve',
      'powered',
      'way:0',
      'discard:wound',
    );
    expect(offers(t, 'discard:')).toEqual(['discard:march', 'discard:rage']);
    t.play('discard:march', 'done');
    expect(t.game.turn.move).toBe(7);
    expect(playerOf(t).hand).toEqual(['wound', 'rage']);
  });

  it('stout-resolve: an attack or a block too', () => {
    const player = { hand: ['stout-resolve', 'march', 'rage'] as CardId[] };
    const attack = fought('stout-resolve', 'attack', player);
    expect(points(attack.play('play:stout-resolve', 'powered', 'way:2', 'discard:march', 'done'))).toEqual([
      [5, 'physical', 'melee'],
    ]);
    const block = fought('stout-resolve', 'block', player);
    expect(points(block.play('play:stout-resolve', 'basic', 'way:3', 'done'))).toEqual([
      [2, 'physical', 'block'],
    ]);
  });

  it('power-of-crystals: a colour one does not have', () => {
    const t = held('power-of-crystals', { player: { crystals: { red: 1, blue: 2 } } });
    t.play('play:power-of-crystals', 'basic');
    expect(t.options()).toEqual(['colour:green', 'colour:white']);
    t.play('colour:white');
    expect(playerOf(t).crystals.white).toBe(1);
    const full = held('power-of-crystals').play('play:power-of-crystals');
    expect(refuses(full, 'basic').rule).toBe('MK-1.16');
  });

  it('power-of-crystals powered: more for each set of four', () => {
    const player = { crystals: { red: 2, blue: 3, green: 2, white: 2 } };
    const play = (...choices: string[]) =>
      held('power-of-crystals', { player }).play(
        'play:power-of-crystals',
        'powered',
        'mana:crystal:blue',
        ...choices,
      );
    expect(play('way:0').game.turn.move).toBe(8);
    expect(told(play('way:1'), 'points')).toMatchObject([{ kind: 'heal', n: 4 }]);
    expect(told(play('way:2'), 'cards-drawn')).toMatchObject([{ n: 2 }]);
  });

  it('blood-rage: Attack 2 or 4', () => {
    expect(points(fought('blood-rage').play('play:blood-rage', 'basic'))?.[0]?.[0]).toBe(2);
  });
});
