import { undo, undoRefusal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { mageKnight } from '../../index.ts';
import { CARDS_OF_HERO } from '../cards-of-hero.ts';
import { fight, reach } from '../fight.ts';
import { offers, playerOf, refuses, table, told } from '../table.ts';

describe('what a card is', () => {
  it.each(CARDS_OF_HERO)('MK-1.5 %s starts with sixteen basic actions only', (_, cards, kinds) => {
    expect(cards).toBe(16);
    expect(kinds).toEqual(['basic']);
  });

  it('MK-1.6 a card goes from hand into the play area and does what it says', () => {
    const t = table({ players: [{ hand: ['march', 'rage'] }] });
    t.play('play:march', 'basic');
    expect(t.game.turn.move).toBe(2);
    expect(playerOf(t).hand).toEqual(['rage']);
    expect(playerOf(t).played).toEqual([{ card: 'march', to: 'discard' }]);
    expect(told(t, 'card-played')).toEqual([{ key: 'card-played', player: 0, card: 'march', side: 'basic' }]);
  });

  it('MK-1.10, MK-1.17 a wound is never played, nor laid sideways', () => {
    const t = table({ players: [{ hand: ['wound', 'march'] }] });
    expect(offers(t, 'play:')).toEqual(['play:march']);
    expect(refuses(t, 'play:wound')).toEqual({ reason: { key: 'wounds-cannot-be-played' }, rule: 'MK-1.10' });
  });
});

describe('the two effects', () => {
  it('MK-1.7 an action is free for its basic effect, and one mana of its colour powers it', () => {
    const t = table({ source: ['green', 'blue'], players: [{ hand: ['march', 'march', 'rage'] }] });
    t.play('play:march', 'basic');
    expect(told(t, 'mana-spent')).toEqual([]);
    t.play('play:march', 'powered');
    expect(told(t, 'mana-spent')).toMatchObject([{ colour: 'green' }]);
    expect(t.game.turn.move).toBe(6);
  });

  it('MK-1.7 mana of another colour does not', () => {
    const t = table({ source: ['blue', 'red', 'white'], players: [{ hand: ['march', 'rage'] }] });
    t.play('play:march');
    expect(refuses(t, 'powered')).toEqual({ reason: { key: 'no-mana', costs: [['green']] }, rule: 'MK-1.7' });
  });

  it.each(['green', 'blue'] as const)('MK-1.7, MK-22.14 %s powers a card of both colours', (colour) => {
    const t = table({
      source: [],
      players: [{ hand: ['power-of-crystals', 'rage'], tokens: { [colour]: 1 } }],
    });
    t.play('play:power-of-crystals', 'powered', 'way:0');
    expect(t.game.turn.move).toBe(4);
    expect(playerOf(t).tokens[colour]).toBe(0);
  });

  it('MK-1.8 a Spell costs mana even for its basic effect', () => {
    const without = table({ source: [], players: [{ hand: ['offering', 'march'] }] });
    without.play('play:offering');
    expect(refuses(without, 'basic')).toEqual({
      reason: { key: 'no-mana', costs: [['red']] },
      rule: 'MK-1.8',
    });
    const t = table({ source: ['red'], players: [{ hand: ['offering', 'march'] }] });
    t.play('play:offering', 'basic', 'done');
    expect(playerOf(t).crystals.red).toBe(1);
  });

  it('MK-1.8 its powered effect costs black besides', () => {
    const t = table({
      time: 'night',
      source: ['black'],
      players: [{ hand: ['meditation', 'march'], discard: ['rage', 'swiftness'], crystals: { green: 1 } }],
    });
    t.play('play:meditation', 'powered');
    expect(told(t, 'mana-spent')).toMatchObject([
      { from: 'crystal', colour: 'green' },
      { from: 'die', colour: 'black' },
    ]);
  });

  it('MK-1.9, MK-22.2 an artifact costs nothing, and leaves the game when it is powered', () => {
    const t = table({ source: [], players: [{ hand: ['endless-bag-of-gold', 'march'] }] });
    t.play('play:endless-bag-of-gold', 'powered');
    expect(t.game.turn.influence).toBe(9);
    expect(playerOf(t).played).toEqual([{ card: 'endless-bag-of-gold', to: 'away' }]);
    t.play('end');
    expect(t.game.gone.cards).toContain('endless-bag-of-gold');
    const kept = table({ source: [], players: [{ hand: ['endless-bag-of-gold', 'march'] }] });
    kept.play('play:endless-bag-of-gold', 'basic', 'end', 'done');
    expect(playerOf(kept).discard).toContain('endless-bag-of-gold');
    expect(kept.game.gone.cards).not.toContain('endless-bag-of-gold');
  });

  it('MK-1.14 a card that lies cannot be powered any more', () => {
    const t = table({ source: ['green'], players: [{ hand: ['march', 'rage'] }] });
    t.play('play:march', 'basic');
    expect(t.options()).not.toContain('play:march');
    expect(offers(t, 'mana:')).toEqual([]);
  });

  it('MK-1.13 effects of the same kind add up', () => {
    const t = table({ players: [{ hand: ['march', 'stamina', 'rage'] }], source: [] });
    t.play('play:march', 'basic', 'play:stamina', 'basic', 'play:rage', 'move');
    expect(t.game.turn.move).toBe(5);
    expect(told(t, 'points').map(({ total }) => total)).toEqual([2, 4]);
  });

  it('MK-1.15, MK-4.27 what was played is discarded at the end of the turn, what was not may be kept', () => {
    const t = table({ players: [{ hand: ['march', 'rage', 'wound'], deck: ['stamina', 'swiftness'] }] });
    t.play('play:march', 'basic', 'end');
    expect(t.options()).toEqual(['discard:rage', 'done']);
    t.play('done');
    expect(playerOf(t).discard.at(-1)).toBe('march');
    expect(playerOf(t).hand).toEqual(['rage', 'wound', 'stamina', 'swiftness']);
  });
});

describe('sideways', () => {
  it('MK-1.11 any card is one Move or one Influence', () => {
    const t = table({ source: [], players: [{ hand: ['rage', 'fireball', 'ruby-ring'] }] });
    t.play('play:rage', 'move', 'play:fireball', 'influence', 'play:ruby-ring');
    expect(t.options()).toEqual(['basic', 'powered', 'move', 'influence']);
    expect(t.game.turn).toMatchObject({ move: 1, influence: 1 });
  });

  it('MK-1.11, MK-1.12 an attack and a block only where there is one, and physical', () => {
    const t = table({ source: [], players: [{ hand: ['march', 'rage'] }] });
    t.play('play:march');
    expect(refuses(t, 'attack').rule).toBe('MK-1.12');
    expect(refuses(t, 'block').rule).toBe('MK-1.12');
    const fought = fight(['prowlers'], { player: { hand: ['march', 'stamina', 'ruby-ring'] } });
    fought.play('play:march');
    expect(refuses(fought, 'attack').reason.key).toBe('sideways-attack-needs-target');
    fought.play('move');
    reach(fought, 'block').play('play:stamina', 'block');
    expect(fought.game.combat?.points).toMatchObject([{ n: 1, element: 'physical', kind: 'block' }]);
  });

  it('MK-1.11, MK-4.15 a Move or an Influence at any time of the turn, in a combat too', () => {
    const t = fight(['prowlers'], { source: [], player: { hand: ['rage', 'march'] } });
    expect(t.play('play:rage').options()).toEqual(['move', 'influence']);
    t.play('influence');
    expect(t.game.turn.influence).toBe(1);
  });

  it('MK-1.12 a sideways attack is never ranged', () => {
    const t = reach(fight(['prowlers'], { player: { hand: ['march', 'stamina'], level: 1 } }), 'attack');
    t.play('play:march', 'attack');
    expect(t.game.combat?.points).toEqual([{ n: 1, element: 'physical', kind: 'melee', source: 'sideways' }]);
  });
});

describe('costs', () => {
  it('MK-1.16 an effect whose cost cannot be paid cannot be used', () => {
    const t = table({ source: [], players: [{ hero: 'arythea', hand: ['improvisation', 'wound'] }] });
    t.play('play:improvisation');
    expect(refuses(t, 'basic')).toMatchObject({ reason: { key: 'side-does-nothing' }, rule: 'MK-1.16' });
  });

  it('MK-1.17, MK-1.28 a wound is no card that can be paid with', () => {
    const t = table({ players: [{ hero: 'arythea', hand: ['improvisation', 'wound', 'march', 'rage'] }] });
    t.play('play:improvisation', 'basic');
    expect(offers(t, 'discard:')).toEqual(['discard:march', 'discard:rage']);
    expect(refuses(t, 'discard:wound')).toEqual({ reason: { key: 'wound-is-no-cost' }, rule: 'MK-1.17' });
    t.play('discard:march', 'way:0');
    expect(t.game.turn.move).toBe(3);
    expect(playerOf(t).discard).toEqual(['march']);
  });

  it('MK-1.16 the only card that would pay is asked for, since a hand is hidden', () => {
    const t = table({ players: [{ hero: 'arythea', hand: ['improvisation', 'march'] }] });
    t.play('play:improvisation', 'basic');
    expect(t.options()).toEqual(['discard:march']);
  });

  it('MK-1.29 what is thrown away leaves the game for good', () => {
    const t = table({ players: [{ hand: ['decompose', 'march', 'ruby-ring', 'wound'] }], source: [] });
    t.play('play:decompose', 'basic');
    expect(refuses(t, 'throw:ruby-ring').reason).toEqual({ key: 'card-does-not-fit', filter: 'action' });
    t.play('throw:march');
    expect(t.game.gone.cards).toEqual(['march']);
    expect(playerOf(t).discard).toEqual([]);
    expect(playerOf(t).crystals.green).toBe(2);
  });

  it('MK-1.33 there is always another wound', () => {
    const t = table({ players: [{ hand: ['blood-ritual', 'wound', 'wound'] }], source: [] });
    t.play('play:blood-ritual', 'basic', 'colour:red');
    expect(playerOf(t).hand).toEqual(['wound', 'wound', 'wound']);
  });
});

describe('one effect of two cards', () => {
  it('MK-1.19 a card played with another one is one effect, with one bonus', () => {
    const t = table({ source: ['green'], players: [{ hand: ['concentration', 'march', 'rage'] }] });
    t.play('play:concentration', 'powered', 'play:march');
    expect(t.game.turn.move).toBe(6);
    expect(playerOf(t).played.map(({ card }) => card)).toEqual(['concentration', 'march']);
    expect(told(t, 'mana-spent')).toHaveLength(1);
  });

  it('MK-1.19 a tripled block is one block', () => {
    const t = reach(
      fight(['prowlers', 'prowlers'], {
        player: { hero: 'wolfhawk', hand: ['maximal-effect', 'determination', 'march'] },
      }),
      'block',
    );
    t.play('block:0.0', 'play:maximal-effect', 'basic', 'play:determination');
    expect(t.game.combat?.points.reduce((sum, { n }) => sum + n, 0)).toBe(6);
    expect(t.game.combat?.aim).toEqual([{ foe: 0, attack: 0 }]);
    t.play('parry');
    expect(t.game.combat?.points).toEqual([]);
    expect(t.game.combat?.foes.map(({ attacks }) => attacks[0]?.state)).toEqual(['blocked', 'open']);
    expect(t.game.gone.cards).toEqual(['determination']);
  });

  it('MK-1.20 what holds for the inner effect holds here too', () => {
    const t = fight(['prowlers'], {
      source: ['green'],
      player: { hand: ['concentration', 'tranquility', 'march'] },
    });
    t.play('play:concentration', 'powered');
    expect(offers(t, 'play:')).toEqual(['play:march']);
    expect(refuses(t, 'play:tranquility').rule).toBe('MK-1.20');
  });

  it('MK-1.20 it keeps its own colour, though no mana was paid for it', () => {
    const t = reach(
      fight(['prowlers'], { source: ['green'], player: { hand: ['concentration', 'blood-rage', 'march'] } }),
      'attack',
    );
    t.play('play:concentration', 'powered', 'play:blood-rage');
    expect(t.game.combat?.points).toMatchObject([{ n: 6, source: 'card:blood-rage:powered' }]);
  });
});

describe('gained cards', () => {
  it('MK-1.24, MK-1.25 a card of an offer is replaced at once, the rest moves down', () => {
    const t = table({
      source: ['blue', 'white'],
      spells: ['fireball', 'snowstorm', 'expose'],
      decks: { spells: ['tremor'] },
      players: [{ hand: ['magic-talent', 'march'], tokens: { white: 1 } }],
    });
    t.play('play:magic-talent', 'powered');
    expect(t.game.spells.offer).toEqual(['fireball', 'snowstorm', 'tremor']);
    expect(playerOf(t).discard).toEqual(['expose']);
  });

  it('MK-1.36, MK-1.37 an empty deck refills nothing', () => {
    const t = table({
      source: ['blue'],
      spells: ['fireball', 'snowstorm', 'expose'],
      players: [{ hand: ['magic-talent', 'march'], tokens: { white: 1 } }],
    });
    t.game.gone.cards.push(...t.game.spells.deck.splice(0));
    t.play('play:magic-talent', 'powered');
    expect(t.game.spells.offer).toEqual(['fireball', 'snowstorm']);
  });
});

describe('taking back', () => {
  it('MK-1.30 what reveals nothing can be taken back, answer by answer', () => {
    const t = table({ source: ['green'], players: [{ hand: ['march', 'rage'] }] });
    t.play('play:march', 'powered', 'play:rage', 'move');
    for (let step = 0; step < 4; step++) undo(mageKnight, t.journal, 0);
    expect(t.game.turn).toMatchObject({ move: 0, diceUsed: 0 });
    expect(playerOf(t).hand).toEqual(['march', 'rage']);
    expect(undoRefusal(t.journal, 0)).toEqual({ reason: 'nothing' });
  });

  it('MK-1.31, MK-1.32 a drawn card stays drawn, and so does all that came before it', () => {
    const t = table({ source: [], players: [{ hand: ['march', 'tranquility'], deck: ['rage'] }] });
    t.play('play:march', 'basic', 'play:tranquility', 'basic', 'way:1');
    expect(playerOf(t).hand).toEqual(['rage']);
    expect(undoRefusal(t.journal, 0)).toBeDefined();
    t.play('play:rage', 'move');
    undo(mageKnight, t.journal, 0);
    undo(mageKnight, t.journal, 0);
    expect(undoRefusal(t.journal, 0)).toBeDefined();
    expect(t.game.turn.move).toBe(2);
  });

  it('MK-1.31 a rolled die stays rolled, and a new card of an offer stays seen', () => {
    const rolled = table({ source: ['red'], players: [{ hand: ['mana-storm', 'march'] }] });
    rolled.play('play:mana-storm', 'basic');
    expect(undoRefusal(rolled.journal, 0)).toBeDefined();
    const offered = table({
      source: ['blue'],
      spells: ['expose'],
      players: [{ hand: ['magic-talent', 'march'], tokens: { white: 1 } }],
    });
    offered.play('play:magic-talent', 'powered');
    expect(undoRefusal(offered.journal, 0)).toBeDefined();
  });
});
