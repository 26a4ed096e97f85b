// Spells that give points, mana or cards; all others stand with their chapters.
import { describe, expect, it } from 'vitest';
import type { Card } from '../../data/card.ts';
import type { CardId } from '../../data/cards.ts';
import { SPELLS, spells } from '../../data/spells.ts';
import type { Fighter } from '../fight.ts';
import { fightingWith, type HoldingSetup, holding, points } from '../holding.ts';
import { freshTable, offers, playerOf, refuses, told } from '../table.ts';

const NIGHT = { time: 'night' as const };
const held = (card: CardId, { player = {}, ...rest }: HoldingSetup = {}) =>
  holding('tovak', card, { ...NIGHT, ...rest, player: { tokens: { black: 1 }, ...player } });
const fought = (card: CardId, phase: 'ranged' | 'block' | 'attack' = 'attack', player: Fighter = {}) =>
  fightingWith('tovak', card, phase, { ...NIGHT, player: { tokens: { black: 1 }, ...player } });

describe('attacks and blocks', () => {
  it.each([
    ['fireball', 'fire'],
    ['snowstorm', 'ice'],
  ] as const)('%s: Ranged Attack 5, or Siege Attack 8 for a wound', (card, element) => {
    expect(points(fought(card, 'ranged').play(`play:${card}`, 'basic'))).toEqual([[5, element, 'ranged']]);
    const t = fought(card, 'ranged').play(`play:${card}`, 'powered');
    expect(points(t)).toEqual([[8, element, 'siege']]);
    expect(playerOf(t).hand).toContain('wound');
    expect(t.game.combat?.wounds).toBe(1);
  });

  it('MK-1.16 nobody is wounded for a storm that would hit nobody', () => {
    const t = held('fireball').play('play:fireball');
    expect(refuses(t, 'powered').reason.key).toBe('side-does-nothing');
  });

  it.each([
    ['basic', 5, 7],
    ['powered', 7, 9],
  ] as const)('flame-wall %s: Fire Attack %i or Fire Block %i against one enemy', (side, attack, block) => {
    expect(points(fought('flame-wall').play('play:flame-wall', side))).toEqual([[attack, 'fire', 'melee']]);
    expect(points(fought('flame-wall', 'block').play('play:flame-wall', side))).toEqual([
      [block, 'fire', 'block'],
    ]);
  });

  it.each([
    ['basic', 'blue', 'attack', [8, 'ice', 'melee']],
    ['basic', 'red', 'attack', [7, 'coldFire', 'melee']],
    ['basic', 'white', 'ranged', [6, 'ice', 'ranged']],
    ['basic', 'green', 'ranged', [5, 'ice', 'siege']],
    ['powered', 'blue', 'attack', [11, 'ice', 'melee']],
    ['powered', 'red', 'attack', [10, 'coldFire', 'melee']],
    ['powered', 'white', 'ranged', [9, 'ice', 'ranged']],
    ['powered', 'green', 'ranged', [8, 'ice', 'siege']],
  ] as const)('mana-bolt %s with %s mana more', (side, colour, phase, point) => {
    const t = fought('mana-bolt', phase, { crystals: { blue: 2, red: 1, white: 1, green: 1 } });
    t.play('play:mana-bolt', side, `mana:crystal:${colour}`);
    expect(points(t)).toEqual([point]);
    expect(told(t, 'mana-spent').map(({ as }) => as)).toEqual(
      side === 'basic' ? ['blue', colour] : ['blue', 'black', colour],
    );
  });

  it('MK-1.16 mana-bolt needs a mana besides its own', () => {
    const t = fought('mana-bolt', 'attack', { crystals: { blue: 1 } }).play('play:mana-bolt');
    expect(refuses(t, 'basic').rule).toBe('MK-1.8');
  });
});

describe('cards and crystals', () => {
  it('offering: a red crystal, and one for each of three cards', () => {
    const player = {
      hand: ['offering', 'march', 'stamina', 'chilling-stare', 'ruby-ring', 'wound'] as CardId[],
    };
    const t = held('offering', { player }).play('play:offering', 'basic');
    expect(playerOf(t).crystals.red).toBe(1);
    expect(refuses(t, 'discard:wound').rule).toBe('MK-1.17');
    t.play('discard:march', 'discard:chilling-stare', 'discard:ruby-ring', 'done');
    expect(t.options()).toEqual(['colour:blue', 'colour:white']);
    t.play('colour:white');
    expect(t.options()).toHaveLength(4);
    t.play('colour:red');
    expect(playerOf(t).crystals).toEqual({ red: 2, blue: 1, green: 2, white: 2 });
    expect(playerOf(t).discard.slice(-3)).toEqual(['march', 'chilling-stare', 'ruby-ring']);
  });

  it('offering: none has to be discarded', () => {
    const t = held('offering').play('play:offering', 'basic', 'done');
    expect(playerOf(t).crystals.red).toBe(1);
    expect(t.asked().prompt.key).toBe('ask-turn');
  });

  const old = { discard: ['promise', 'threaten', 'wound'] as CardId[], deck: ['stamina'] as CardId[] };

  it.each([
    ['to:top', 0],
    ['to:bottom', 2],
  ] as const)('meditation: two cards of the discard pile by chance, %s', (to, at) => {
    const t = held('meditation', { player: old }).play('play:meditation', 'basic', to);
    const { deck, discard, moreCards } = playerOf(t);
    expect(deck).toHaveLength(3);
    expect(deck[at]).toBe('stamina');
    expect([...deck, ...discard].sort()).toEqual(['promise', 'stamina', 'threaten', 'wound']);
    expect(moreCards).toBe(2);
  });

  it('meditation powered: the player says which', () => {
    const t = held('meditation', { player: old }).play('play:meditation', 'powered');
    expect(offers(t, 'take:')).toEqual(['take:promise', 'take:threaten', 'take:wound']);
    t.play('take:threaten', 'take:promise');
    expect(told(t, 'cards-picked')).toMatchObject([{ cards: ['threaten', 'promise'] }]);
    t.play('to:top');
    expect(playerOf(t).deck).toEqual(['stamina', 'threaten', 'promise']);
    expect(playerOf(t).discard).toEqual(['wound']);
  });

  it('mist-form, charm: points besides what they do on the way', () => {
    expect(held('mist-form').play('play:mist-form', 'basic').game.turn.move).toBe(4);
    expect(held('charm').play('play:charm', 'basic').game.turn.influence).toBe(4);
  });
});

describe('which Spells there are', () => {
  const competitive = SPELLS.filter((id) => (spells[id] as Card).competitive === true);

  it('MK-22.7 four of them are only for games against each other', () => {
    expect(competitive).toEqual(['mana-meltdown', 'mana-claim', 'mind-read', 'energy-flow']);
    const all = ({ game }: ReturnType<typeof freshTable>) => [...game.spells.deck, ...game.spells.offer];
    for (const scenario of ['first-reconnaissance', 'solo-conquest'])
      expect(all(freshTable(1, { scenario })).filter((id) => competitive.includes(id))).toEqual([]);
    for (const seats of [2, 3, 4])
      expect(
        all(freshTable(seats, { scenario: 'blitz-conquest' })).filter((id) => competitive.includes(id)),
      ).toHaveLength(4);
  });
});
