// Basic actions that give mana or are played with another card.
import { describe, expect, it } from 'vitest';
import { holding } from '../holding.ts';
import { offers, playerOf, refuses, table, told } from '../table.ts';

describe('mana', () => {
  it('crystallize: one mana becomes a crystal of its colour', () => {
    const t = holding('tovak', 'crystallize', { player: { tokens: { white: 1 }, crystals: {} } });
    t.play('play:crystallize', 'basic');
    expect(playerOf(t).tokens.white).toBe(0);
    expect(playerOf(t).crystals.white).toBe(1);
  });

  it('crystallize: by day gold stands for a colour of choice (MK-5.5)', () => {
    const t = holding('tovak', 'crystallize', { source: ['gold'], player: { crystals: {} } });
    t.play('play:crystallize', 'basic');
    expect(t.options()).toEqual(['red', 'blue', 'green', 'white'].map((colour) => `mana:die:gold>${colour}`));
    t.play('mana:die:gold>red');
    expect(playerOf(t).crystals.red).toBe(1);
  });

  it('MK-1.16 crystallize cannot be used without mana', () => {
    const t = holding('tovak', 'crystallize', { player: { crystals: {} } }).play('play:crystallize');
    expect(refuses(t, 'basic').rule).toBe('MK-1.16');
  });

  it('crystallize powered: a crystal of any basic colour', () => {
    const t = holding('tovak', 'crystallize').play('play:crystallize', 'powered');
    expect(offers(t, 'colour:')).toEqual(['colour:red', 'colour:blue', 'colour:green', 'colour:white']);
    t.play('colour:green');
    expect(playerOf(t).crystals).toEqual({ red: 1, blue: 0, green: 2, white: 1 });
  });

  it('crystal-joy: as Crystallize', () => {
    const t = holding('goldyx', 'crystal-joy', { player: { tokens: { red: 1 }, crystals: {} } });
    t.play('play:crystal-joy', 'basic');
    expect(playerOf(t).crystals.red).toBe(1);
    const powered = holding('goldyx', 'crystal-joy').play('play:crystal-joy', 'powered', 'colour:white');
    expect(playerOf(powered).crystals.white).toBe(2);
  });

  it('mana-draw: one more die of the Source', () => {
    const t = holding('tovak', 'mana-draw').play('play:mana-draw', 'basic');
    expect(t.game.turn.moreDice).toBe(1);
    expect(told(t, 'more-dice')).toMatchObject([{ n: 1 }]);
  });

  it('mana-draw powered: a die set to any colour but gold, and two tokens of it', () => {
    const t = holding('tovak', 'mana-draw', { source: ['black', 'red'] }).play('play:mana-draw', 'powered');
    expect(t.options()).toEqual(['die:red', 'die:black']);
    t.play('die:black');
    expect(t.options()).toEqual(
      ['red', 'blue', 'green', 'white', 'black'].map((colour) => `colour:${colour}`),
    );
    t.play('colour:white');
    expect(playerOf(t).tokens.white).toBe(2);
    expect(t.game.source[0]).toMatchObject({ colour: 'white', by: 0, stays: true });
    expect(t.game.turn.diceUsed).toBe(0);
  });

  it('mana-draw powered needs a die in the Source', () => {
    const t = holding('tovak', 'mana-draw', { source: [] }).play('play:mana-draw');
    expect(refuses(t, 'powered').reason.key).toBe('side-does-nothing');
  });

  it('mana-pull: one more die, and a black one is any basic colour', () => {
    const t = table({
      source: ['black', 'black'],
      players: [{ hero: 'arythea', hand: ['mana-pull', 'march', 'stamina'] }],
    });
    t.play('play:mana-pull', 'basic', 'play:march', 'powered');
    expect(told(t, 'mana-spent')).toMatchObject([{ from: 'die', colour: 'black', as: 'green' }]);
    t.play('play:stamina');
    expect(refuses(t, 'powered').reason.key).toBe('no-mana');
  });

  it('mana-pull: the normal die is still the first one', () => {
    const t = table({
      source: ['black', 'blue'],
      players: [{ hero: 'arythea', hand: ['mana-pull', 'march', 'stamina'] }],
    });
    t.play('play:mana-pull', 'basic', 'play:stamina', 'powered');
    t.play('mana:die:blue', 'play:march', 'powered');
    expect(t.game.turn).toMatchObject({ move: 8, diceUsed: 2 });
  });

  it('mana-pull powered: two dice, a token of each', () => {
    const t = holding('arythea', 'mana-pull', { source: ['red', 'red', 'gold'] });
    t.play(
      'play:mana-pull',
      'powered',
      'mana:crystal:white',
      'die:red',
      'colour:blue',
      'die:gold',
      'colour:black',
    );
    expect(playerOf(t).tokens).toMatchObject({ blue: 1, black: 1 });
    expect(t.game.source).toMatchObject([
      { colour: 'blue', by: 0, stays: true },
      { colour: 'red', by: null },
      { colour: 'black', by: 0, stays: true },
    ]);
  });
});

describe('with another card', () => {
  it.each([
    ['way:0', 'blue'],
    ['way:1', 'white'],
    ['way:2', 'red'],
  ] as const)('concentration, will-focus: %s a %s token', (way, colour) => {
    const t = holding('tovak', 'concentration').play('play:concentration', 'basic', way);
    expect(playerOf(t).tokens[colour]).toBe(1);
    const focus = holding('goldyx', 'will-focus').play('play:will-focus', 'basic', way);
    expect(playerOf(focus).tokens[colour]).toBe(1);
  });

  it('will-focus: or a green crystal', () => {
    const t = holding('goldyx', 'will-focus').play('play:will-focus', 'basic', 'way:3');
    expect(playerOf(t).crystals.green).toBe(2);
  });

  it.each([
    ['concentration', 'tovak', 6],
    ['will-focus', 'goldyx', 7],
  ] as const)('%s powered: another action without mana, and more of it', (card, hero, move) => {
    const t = holding(hero, card).play(`play:${card}`, 'powered', 'play:march');
    expect(t.game.turn.move).toBe(move);
    expect(playerOf(t).crystals).toEqual({ red: 1, blue: 1, green: 0, white: 1 });
  });

  it('concentration: only amounts of Move, Influence, Attack and Block grow', () => {
    const t = holding('tovak', 'concentration', {
      player: { hand: ['concentration', 'tranquility'], deck: ['rage', 'march', 'march', 'stamina'] },
    });
    t.play('play:concentration', 'powered', 'play:tranquility', 'way:1');
    expect(told(t, 'cards-drawn')).toMatchObject([{ n: 2 }]);
  });

  it('concentration: an action whose cost would be the card itself does not help', () => {
    const t = table({
      source: ['green'],
      players: [{ hero: 'arythea', hand: ['concentration', 'improvisation'] }],
    });
    t.play('play:concentration');
    expect(refuses(t, 'powered').reason.key).toBe('side-does-nothing');
  });

  it('concentration with an artifact or a Spell is refused', () => {
    const t = holding('tovak', 'concentration', {
      player: { hand: ['concentration', 'ruby-ring', 'march'] },
    });
    t.play('play:concentration', 'powered');
    expect(refuses(t, 'play:ruby-ring').reason).toEqual({ key: 'card-does-not-fit', filter: 'action' });
  });
});
