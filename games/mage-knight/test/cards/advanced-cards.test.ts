// Advanced actions that use other cards, or something of an offer.
import { describe, expect, it } from 'vitest';
import type { AdvancedActionId } from '../../data/advanced-actions.ts';
import type { CardId } from '../../data/cards.ts';
import type { Fighter } from '../fight.ts';
import { fightingWith, type HoldingSetup, holding, points } from '../holding.ts';
import { offers, playerOf, refuses, table, told } from '../table.ts';

const held = (card: CardId, setup?: HoldingSetup) => holding('tovak', card, setup);
const fought = (card: CardId, phase: 'ranged' | 'block' | 'attack' = 'attack', player: Fighter = {}) =>
  fightingWith('tovak', card, phase, { player });

describe('other cards', () => {
  it('maximal-effect: the basic effect of another action three times, and it is gone', () => {
    const t = held('maximal-effect').play('play:maximal-effect', 'basic', 'play:march');
    expect(t.game.turn.move).toBe(6);
    expect(t.game.gone.cards).toEqual(['march']);
    expect(playerOf(t).played).toEqual([{ card: 'maximal-effect', to: 'discard' }]);
  });

  it('maximal-effect powered: the powered effect twice, without mana', () => {
    const t = held('maximal-effect').play('play:maximal-effect', 'powered', 'play:march');
    expect(t.game.turn.move).toBe(8);
    expect(playerOf(t).crystals).toEqual({ red: 0, blue: 1, green: 1, white: 1 });
  });

  it('maximal-effect: whatever an effect costs is paid each time, and it ends when that is not possible', () => {
    const player = {
      hero: 'arythea' as const,
      hand: ['maximal-effect', 'improvisation', 'march', 'rage'] as CardId[],
    };
    const t = holding('arythea', 'maximal-effect', { player });
    t.play(
      'play:maximal-effect',
      'basic',
      'play:improvisation',
      'discard:march',
      'way:0',
      'discard:rage',
      'way:0',
    );
    expect(t.game.turn.move).toBe(6);
    expect(t.asked().prompt.key).toBe('ask-turn');
  });

  it.each([
    ['basic', 3],
    ['powered', 5],
  ])('maximal-effect %s: with one card to pay with it ends after the first time', (side, move) => {
    const player = {
      hero: 'arythea' as const,
      hand: ['maximal-effect', 'improvisation', 'march'] as CardId[],
    };
    const t = holding('arythea', 'maximal-effect', { player });
    t.play('play:maximal-effect', side, 'play:improvisation', 'discard:march', 'way:0');
    expect(t.game.turn.move).toBe(move);
    expect(t.asked().prompt.key).toBe('ask-turn');
  });

  it('maximal-effect: each time by the colour that is thrown away then', () => {
    const t = held('maximal-effect', {
      advanced: ['ambush', 'counterattack', 'agility'],
      decks: { advanced: ['ice-bolt', 'in-need'] },
      player: { hand: ['maximal-effect', 'training', 'rage', 'march', 'stamina'] },
    });
    t.play('play:maximal-effect', 'basic', 'play:training', 'throw:rage', 'throw:march', 'throw:stamina');
    expect(playerOf(t).discard.slice(-3)).toEqual(['counterattack', 'ambush', 'ice-bolt']);
    expect(t.game.gone.cards).toEqual(['rage', 'march', 'stamina', 'training']);
  });

  it('concentration with maximal-effect is one effect with one bonus (MK-1.19)', () => {
    const player = { hand: ['concentration', 'maximal-effect', 'march'] as CardId[] };
    const t = held('concentration', { player });
    t.play('play:concentration', 'powered', 'play:maximal-effect', 'play:march');
    expect(t.game.turn.move).toBe(4 + 2 + 4);
  });

  const SPELLS = ['offering', 'mana-bolt', 'charm'] as const;

  it('magic-talent: a Spell of the discarded colour is cast from the offer, with its mana (MK-22.4)', () => {
    const t = held('magic-talent', { spells: [...SPELLS] }).play('play:magic-talent', 'basic');
    expect(offers(t, 'discard:')).toEqual(['discard:march', 'discard:rage']);
    t.play('discard:rage', 'play:offering', 'done');
    expect(told(t, 'mana-spent')).toMatchObject([{ from: 'crystal', colour: 'red' }]);
    expect(playerOf(t).crystals.red).toBe(1);
    expect(t.game.spells.offer).toEqual([...SPELLS]);
    expect(t.game.turn.spells.red).toBe(1);
    expect(playerOf(t).played).toEqual([{ card: 'magic-talent', to: 'discard' }]);
  });

  it('magic-talent: one may leave it at the discarded card', () => {
    const t = held('magic-talent', { spells: [...SPELLS] }).play(
      'play:magic-talent',
      'basic',
      'discard:rage',
      'none',
    );
    expect(t.game.turn.spells.red).toBe(0);
    expect(playerOf(t).discard).toContain('rage');
  });

  it('magic-talent: without a Spell that could be cast it is not offered', () => {
    const t = held('magic-talent', { spells: ['snowstorm', 'fireball', 'flame-wall'] }).play(
      'play:magic-talent',
    );
    expect(refuses(t, 'basic').rule).toBe('MK-1.16');
  });

  it('magic-talent powered: a Spell of the paid colour to the discard pile', () => {
    const t = held('magic-talent', {
      spells: ['fireball', 'flame-wall', 'charm'],
      decks: { spells: ['tremor'] },
    });
    t.play('play:magic-talent', 'powered', 'mana:crystal:red');
    expect(t.options()).toEqual(['take:fireball', 'take:flame-wall']);
    t.play('take:flame-wall');
    expect(playerOf(t).discard).toContain('flame-wall');
    expect(t.game.spells.offer).toEqual(['fireball', 'charm', 'tremor']);
  });

  it.each([
    ['basic', 2, 6, 'discard'],
    ['powered', 4, 9, 'hand'],
  ] as const)('learning %s: Influence %i, and an advanced action for %i', (side, influence, cost, to) => {
    const advanced: AdvancedActionId[] = ['ambush', 'agility', 'fire-bolt'];
    const t = held('learning', { advanced, decks: { advanced: ['ice-bolt'] } }).play('play:learning', side);
    expect(t.game.turn.influence).toBe(influence);
    expect(refuses(t, `study:agility.${cost}`).reason).toEqual({ key: 'no-influence', cost, influence });
    t.game.turn.influence = cost + 1;
    t.journal.table = { ...t.game };
    t.play(`study:agility.${cost}`);
    expect(t.game.turn.influence).toBe(1);
    expect(playerOf(t)[to]).toContain('agility');
    expect(t.game.advanced.offer).toEqual(['ambush', 'fire-bolt', 'ice-bolt']);
    t.game.turn.influence = 20;
    t.journal.table = { ...t.game };
    expect(offers(t, 'study:')).toEqual([]);
  });

  it.each([
    ['basic', 'discard'],
    ['powered', 'hand'],
  ] as const)('training %s: an advanced action of the colour thrown away, to the %s', (side, to) => {
    const t = held('training', { advanced: ['ambush', 'blood-rage', 'explosive-bolt'] });
    t.play('play:training', side, 'throw:rage');
    expect(t.options()).toEqual(['take:blood-rage', 'take:explosive-bolt']);
    t.play('take:explosive-bolt');
    expect(playerOf(t)[to]).toContain('explosive-bolt');
  });

  it('training: no action of such a colour, nothing to gain', () => {
    const t = held('training', { advanced: ['ice-bolt', 'agility', 'swift-bolt'] }).play('play:training');
    expect(refuses(t, 'basic').rule).toBe('MK-1.16');
  });

  it.each([
    ['basic', 'march', 'ranged', [2, 'physical', 'siege']],
    ['basic', 'rage', 'attack', [5, 'physical', 'melee']],
    ['basic', 'stamina', 'attack', [3, 'ice', 'melee']],
    ['basic', 'swiftness', 'ranged', [3, 'physical', 'ranged']],
    ['powered', 'march', 'ranged', [3, 'fire', 'siege']],
    ['powered', 'rage', 'attack', [6, 'fire', 'melee']],
    ['powered', 'stamina', 'attack', [4, 'coldFire', 'melee']],
    ['powered', 'swiftness', 'ranged', [4, 'fire', 'ranged']],
  ] as const)('ritual-attack %s with %s', (side, card, phase, point) => {
    const t = fought('ritual-attack', phase, { hand: ['ritual-attack', card, 'ruby-ring'] });
    t.play('play:ritual-attack', side, `throw:${card}`);
    expect(points(t)).toEqual([point]);
    expect(t.game.gone.cards).toEqual([card]);
  });

  it('blood-of-ancients: a wound and a mana for an advanced action of its colour, to hand', () => {
    const t = held('blood-of-ancients', { advanced: ['ambush', 'blood-rage', 'ice-bolt'] });
    t.play('play:blood-of-ancients', 'basic', 'mana:crystal:green');
    expect(playerOf(t).hand).toEqual(['march', 'rage', 'wound', 'ambush']);
  });

  it.each(['hand', 'discard'] as const)(
    'blood-of-ancients powered: a wound to %s, and an action of the offer',
    (to) => {
      const t = held('blood-of-ancients', { advanced: ['ambush', 'counterattack', 'in-need'] });
      t.play('play:blood-of-ancients', 'powered', `to:${to}`);
      expect(playerOf(t)[to]).toContain('wound');
      expect(t.options()).toEqual(['play:ambush', 'play:in-need']);
      t.play('play:in-need');
      expect(t.game.turn.influence).toBe(to === 'hand' ? 7 : 5);
      expect(t.game.advanced.offer).toEqual(['ambush', 'counterattack', 'in-need']);
    },
  );

  it('steady-tempo and mountain-lore: Move besides what they do later', () => {
    expect(held('steady-tempo').play('play:steady-tempo', 'basic').game.turn.move).toBe(2);
    expect(held('steady-tempo').play('play:steady-tempo', 'powered').game.turn.move).toBe(4);
    expect(held('mountain-lore').play('play:mountain-lore', 'basic').game.turn.move).toBe(3);
    expect(held('mountain-lore').play('play:mountain-lore', 'powered').game.turn.move).toBe(5);
  });

  it('a table without dice and mana offers no powered side', () => {
    const t = table({ source: [], players: [{ hand: ['ambush', 'march'] }] }).play('play:ambush');
    expect(refuses(t, 'powered').rule).toBe('MK-1.7');
  });
});
