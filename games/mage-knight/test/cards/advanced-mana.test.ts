// Advanced actions that give mana and crystals.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { type HoldingSetup, holding } from '../holding.ts';
import { offers, playerOf, refuses, told } from '../table.ts';

const held = (card: CardId, setup?: HoldingSetup) => holding('tovak', card, setup);
describe('mana and crystals', () => {
  it('blood-ritual: a wound, a red crystal and a token of any colour', () => {
    const t = held('blood-ritual').play('play:blood-ritual', 'basic');
    expect(offers(t, 'colour:')).toHaveLength(6);
    t.play('colour:gold');
    expect(playerOf(t).tokens.gold).toBe(1);
    expect(playerOf(t).crystals.red).toBe(2);
    expect(playerOf(t).hand).toContain('wound');
  });

  it('blood-ritual powered: three tokens, and a mana may become a crystal', () => {
    const t = held('blood-ritual').play(
      'play:blood-ritual',
      'powered',
      'colour:white',
      'colour:white',
      'colour:black',
    );
    expect(playerOf(t).tokens).toMatchObject({ white: 2, black: 1 });
    expect(t.options()).toContain('keep');
    t.play('mana:token:white');
    expect(playerOf(t).tokens.white).toBe(1);
    expect(playerOf(t).crystals.white).toBe(2);
    const kept = held('blood-ritual').play(
      'play:blood-ritual',
      'powered',
      'colour:white',
      'colour:white',
      'colour:red',
      'keep',
    );
    expect(playerOf(kept).tokens.white).toBe(2);
  });

  it('decompose: two crystals of the colour thrown away', () => {
    const t = held('decompose', { player: { crystals: {} } }).play('play:decompose', 'basic', 'throw:rage');
    expect(playerOf(t).crystals).toEqual({ red: 2, blue: 0, green: 0, white: 0 });
    expect(t.game.gone.cards).toEqual(['rage']);
  });

  it('decompose: of a card with two colours the player says which (MK-22.14)', () => {
    const player = { hand: ['decompose', 'chilling-stare'] as CardId[], crystals: {} };
    const t = held('decompose', { player }).play('play:decompose', 'basic', 'throw:chilling-stare');
    expect(t.options()).toEqual(['colour:blue', 'colour:white']);
    t.play('colour:white');
    expect(playerOf(t).crystals).toEqual({ red: 0, blue: 0, green: 0, white: 2 });
  });

  it('decompose powered: one of each other colour', () => {
    const player = { crystals: { red: 1 } };
    const t = held('decompose', { player }).play('play:decompose', 'powered', 'throw:march');
    expect(playerOf(t).crystals).toEqual({ red: 1, blue: 1, green: 0, white: 1 });
    const two = held('decompose', { player: { ...player, hand: ['decompose', 'chilling-stare'] } });
    two.play('play:decompose', 'powered', 'throw:chilling-stare');
    expect(playerOf(two).crystals).toEqual({ red: 1, blue: 0, green: 1, white: 0 });
  });

  it('decompose cannot throw itself away', () => {
    const t = held('decompose', { player: { hand: ['decompose', 'wound'] } }).play('play:decompose');
    expect(refuses(t, 'basic').rule).toBe('MK-1.16');
  });

  it('crystal-mastery: a crystal of a colour one has', () => {
    const t = held('crystal-mastery', { player: { crystals: { red: 1, white: 2 } } });
    t.play('play:crystal-mastery', 'basic');
    expect(t.options()).toEqual(['colour:red', 'colour:white']);
    t.play('colour:white');
    expect(playerOf(t).crystals.white).toBe(3);
  });

  it('crystal-mastery powered: crystals used this turn come back at its end', () => {
    const t = held('crystal-mastery', { player: { hand: ['crystal-mastery', 'march', 'rage'] } });
    t.play('play:march', 'powered', 'play:crystal-mastery', 'powered', 'crystal:white');
    expect(playerOf(t).crystals).toEqual({ red: 1, blue: 0, green: 0, white: 0 });
    t.play('end', 'done');
    expect(playerOf(t).crystals).toEqual({ red: 1, blue: 1, green: 1, white: 1 });
  });

  it('mana-storm: a crystal of a basic die, which is rolled and stays', () => {
    const t = held('mana-storm', { source: ['gold', 'blue', 'red'] }).play('play:mana-storm', 'basic');
    expect(t.options()).toEqual(['die:red', 'die:blue']);
    t.play('die:blue');
    expect(playerOf(t).crystals.blue).toBe(2);
    expect(told(t, 'die-rolled')).toMatchObject([{ from: 'blue' }]);
    expect(t.game.source.every(({ by }) => by === null)).toBe(true);
    expect(t.game.turn.diceUsed).toBe(0);
  });

  it('mana-storm: a Source of gold and black has none', () => {
    const t = held('mana-storm', { source: ['gold', 'black'] }).play('play:mana-storm');
    expect(refuses(t, 'basic').rule).toBe('MK-1.16');
  });

  it('mana-storm powered: all dice are rolled, three more are used, gold and black as any basic colour', () => {
    const t = held('mana-storm', {
      source: ['gold', 'blue', 'red', 'black'],
      player: { hand: ['mana-storm', 'march', 'stamina'], crystals: { white: 1 } },
    });
    t.play('play:mana-storm', 'powered', 'mana:crystal:white');
    expect(told(t, 'die-rolled')).toHaveLength(4);
    expect(t.game.turn.moreDice).toBe(3);
    for (const die of t.game.source) die.colour = 'black';
    t.journal.table = { ...t.game };
    t.play('play:march', 'powered');
    t.play('play:stamina', 'powered');
    expect(told(t, 'mana-spent').slice(1)).toMatchObject([
      { from: 'die', colour: 'black', as: 'green' },
      { from: 'die', colour: 'black', as: 'blue' },
    ]);
  });

  it('spell-forge: a crystal of the colour of an offered Spell', () => {
    const spells = ['fireball', 'snowstorm', 'flame-wall'] as const;
    const t = held('spell-forge', { spells: [...spells] }).play('play:spell-forge', 'basic');
    expect(t.options()).toEqual(['colour:red', 'colour:blue']);
    t.play('colour:blue');
    expect(playerOf(t).crystals.blue).toBe(2);
  });

  it('spell-forge powered: of two different Spells', () => {
    const t = held('spell-forge', { spells: ['fireball', 'snowstorm', 'flame-wall'] });
    t.play('play:spell-forge', 'powered', 'colour:red');
    expect(t.options()).toEqual(['colour:red', 'colour:blue']);
    t.play('colour:red');
    expect(playerOf(t).crystals.red).toBe(3);
    const blue = held('spell-forge', { spells: ['fireball', 'snowstorm', 'flame-wall'] });
    blue.play('play:spell-forge', 'powered', 'colour:blue');
    expect(playerOf(blue).crystals).toMatchObject({ red: 2, blue: 1 });
  });

  it('song-of-wind powered: blue mana may be paid for more', () => {
    const t = held('song-of-wind').play('play:song-of-wind', 'powered');
    expect(t.options()).toEqual(['mana:crystal:blue', 'keep']);
    t.play('keep');
    expect(t.game.turn.move).toBe(2);
    expect(playerOf(t).crystals.blue).toBe(1);
    const paid = held('song-of-wind').play('play:song-of-wind', 'powered', 'mana:crystal:blue');
    expect(playerOf(paid).crystals.blue).toBe(0);
    const without = held('song-of-wind', { player: { crystals: { white: 1 } } });
    expect(without.play('play:song-of-wind', 'powered').asked().prompt.key).toBe('ask-turn');
  });
});
