// Artifacts that give points, mana, cards or something of an offer; all others stand with their chapters.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { type Fighter, fight, reach, strikeWith } from '../fight.ts';
import { fightingWith, type HoldingSetup, holding, points } from '../holding.ts';
import { offers, playerOf, refuses, told } from '../table.ts';

const held = (card: CardId, setup?: HoldingSetup) => holding('tovak', card, setup);
const fought = (card: CardId, phase: 'ranged' | 'block' | 'attack' = 'attack', player: Fighter = {}) =>
  fightingWith('tovak', card, phase, { player });

describe('rings', () => {
  const rings = [
    ['ruby-ring', 'red', 'offering'],
    ['sapphire-ring', 'blue', 'mist-form'],
    ['diamond-ring', 'white', 'charm'],
    ['emerald-ring', 'green', 'meditation'],
  ] as const;

  it.each(rings)('%s: a %s token, a crystal and Fame 1', (ring, colour) => {
    const t = held(ring).play(`play:${ring}`, 'basic');
    expect(playerOf(t).tokens[colour]).toBe(1);
    expect(playerOf(t).crystals[colour]).toBe(2);
    expect(playerOf(t).fame).toBe(1);
  });

  it.each(rings)('%s powered: no end of %s mana, and Fame for each Spell of it', (ring, colour, spell) => {
    const t = held(ring, {
      player: { hand: [ring, spell, 'march', 'rage'], crystals: {}, discard: ['promise'], deck: ['stamina'] },
    });
    t.play(`play:${ring}`, 'powered', `play:${spell}`, 'basic');
    expect(told(t, 'mana-spent')).toMatchObject([{ from: 'endless', colour }]);
    expect(playerOf(t).fame).toBe(1);
    expect(t.game.lasting.some(({ left }) => left !== undefined)).toBe(false);
    expect(playerOf(t).played).toMatchObject([{ card: ring, to: 'away' }, { card: spell }]);
  });

  it('a ring counts Spells that were cast before it', () => {
    const t = held('ruby-ring', { player: { hand: ['ruby-ring', 'offering', 'march'] } });
    t.play('play:offering', 'basic', 'done', 'play:ruby-ring', 'powered');
    expect(playerOf(t).fame).toBe(1);
  });

  it('MK-22.10 black of a ring is not for the day', () => {
    const player = {
      hand: ['emerald-ring', 'meditation', 'march'] as CardId[],
      discard: ['promise'] as CardId[],
    };
    const day = held('emerald-ring', { player: { ...player, crystals: {} } });
    day.play('play:emerald-ring', 'powered', 'play:meditation');
    expect(refuses(day, 'powered').rule).toBe('MK-1.8');
    const night = held('emerald-ring', { time: 'night', player: { ...player, crystals: {} } });
    night.play('play:emerald-ring', 'powered', 'play:meditation', 'powered');
    expect(told(night, 'mana-spent')).toMatchObject([
      { from: 'endless', colour: 'green' },
      { from: 'endless', colour: 'black' },
    ]);
  });
});

describe('mana and points', () => {
  it('endless-bag-of-gold: Influence 4 and Fame 2, or Influence 9 and Fame 3', () => {
    const basic = held('endless-bag-of-gold').play('play:endless-bag-of-gold', 'basic');
    expect([basic.game.turn.influence, playerOf(basic).fame]).toEqual([4, 2]);
    const powered = held('endless-bag-of-gold').play('play:endless-bag-of-gold', 'powered');
    expect([powered.game.turn.influence, playerOf(powered).fame]).toEqual([9, 3]);
  });

  it('endless-gem-pouch: two crystals by a die; gold is any, black is Fame 1', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40 && seen.size < 6; seed++) {
      const t = held('endless-gem-pouch', { seed: `${seed}`, player: { crystals: {} } });
      t.play('play:endless-gem-pouch', 'basic');
      while (t.asked().prompt.key === 'ask-rolled-colour') t.play('colour:white');
      const rolled = told(t, 'crystal-rolled').map(({ colour }) => colour);
      expect(rolled).toHaveLength(2);
      const black = rolled.filter((colour) => colour === 'black').length;
      expect(playerOf(t).fame).toBe(black);
      const { crystals } = playerOf(t);
      expect(crystals.red + crystals.blue + crystals.green + crystals.white).toBe(2 - black);
      expect(crystals.white).toBe(rolled.filter((colour) => colour === 'white' || colour === 'gold').length);
      for (const colour of rolled) seen.add(colour);
    }
    expect(seen.size).toBe(6);
  });

  it('amulet-of-the-sun: gold tokens, and by day nothing else', () => {
    const t = held('amulet-of-the-sun').play('play:amulet-of-the-sun', 'powered');
    expect(playerOf(t).tokens.gold).toBe(3);
    expect(t.game.lasting).toEqual([]);
  });

  it('amulet-of-the-sun at night: ruins are seen as by day', () => {
    const t = held('amulet-of-the-sun', {
      time: 'night',
      map: { '0,0': 'start-a', '1,0': 'countryside-8' },
    });
    const hidden = Object.values(t.game.holdings).filter(({ ruin }) => ruin !== null);
    expect(hidden.map(({ ruin }) => ruin?.up)).toEqual(hidden.map(() => false));
    t.play('play:amulet-of-the-sun', 'basic');
    for (const { ruin } of Object.values(t.game.holdings)) if (ruin !== null) expect(ruin.up).toBe(true);
    expect(hidden.length).toBeGreaterThan(0);
  });

  it('amulet-of-darkness: tokens of any colours, and at night nothing else', () => {
    const t = held('amulet-of-darkness', { time: 'night' });
    t.play('play:amulet-of-darkness', 'powered', 'colour:red', 'colour:gold', 'colour:black');
    expect(playerOf(t).tokens).toMatchObject({ red: 1, gold: 1, black: 1 });
    expect(t.game.lasting).toEqual([]);
  });

  it('golden-grail: Heal 2, or Heal 6', () => {
    const basic = held('golden-grail').play('play:golden-grail', 'basic');
    expect(told(basic, 'points')).toMatchObject([{ kind: 'heal', n: 2 }]);
    expect(basic.game.lasting).toMatchObject([{ source: 'card:golden-grail:basic', left: 2 }]);
    const powered = held('golden-grail').play('play:golden-grail', 'powered');
    expect(told(powered, 'points')).toMatchObject([{ kind: 'heal', n: 6 }]);
  });
});

describe('cards for strength', () => {
  it('sword-of-justice: Attack 3 for each card, and Fame for each enemy', () => {
    const t = reach(
      fight(['prowlers', 'prowlers'], {
        player: { hand: ['sword-of-justice', 'march', 'rage', 'stamina', 'ruby-ring'], level: 5 },
      }),
      'attack',
    );
    t.play('aim:0', 'play:sword-of-justice', 'basic', 'discard:march', 'discard:rage', 'done');
    expect(points(t)).toEqual([
      [3, 'physical', 'melee'],
      [3, 'physical', 'melee'],
    ]);
    const { fame } = playerOf(t);
    t.play('strike');
    expect(playerOf(t).fame).toBe(fame + 2 + 1);
    strikeWith(t, 3);
    expect(playerOf(t).fame).toBe(fame + 3 + 3);
  });

  it('bow-of-starsdawn: Fame for an enemy that fell in this phase before it was played', () => {
    const t = fight(['prowlers', 'prowlers'], {
      player: { hand: ['bow-of-starsdawn', 'march', 'ruby-ring'], level: 5 },
    });
    t.play('aim:0');
    strikeWith(t, 3, 'physical');
    const { fame } = playerOf(t);
    t.play('play:bow-of-starsdawn', 'basic', 'discard:march', 'done');
    expect(playerOf(t).fame).toBe(fame + 1);
  });

  it('bow-of-starsdawn: Ranged Attack 2 for each card, and Fame for enemies of this phase only', () => {
    const t = fight(['prowlers', 'prowlers'], {
      player: { hand: ['bow-of-starsdawn', 'march', 'rage', 'stamina', 'ruby-ring'], level: 5 },
    });
    t.play('aim:0', 'play:bow-of-starsdawn', 'basic', 'discard:march', 'discard:rage', 'done');
    expect(points(t)).toEqual([
      [2, 'physical', 'ranged'],
      [2, 'physical', 'ranged'],
    ]);
    t.play('strike');
    expect(playerOf(t).fame).toBe(2 + 1);
    reach(t, 'attack');
    strikeWith(t, 3);
    expect(playerOf(t).fame).toBe(3 + 2);
  });

  it('MK-1.17 no wound strengthens them', () => {
    const t = fought('sword-of-justice', 'attack', { hand: ['sword-of-justice', 'wound', 'march'] });
    t.play('play:sword-of-justice', 'basic');
    expect(refuses(t, 'discard:wound').rule).toBe('MK-1.17');
  });
});

describe('books', () => {
  it('book-of-wisdom: an advanced action of the colour thrown away, to hand', () => {
    const t = held('book-of-wisdom', { advanced: ['chilling-stare', 'ambush', 'explosive-bolt'] });
    t.play('play:book-of-wisdom', 'basic', 'throw:rage');
    expect(playerOf(t).hand).toEqual(['march', 'explosive-bolt']);
    expect(t.game.gone.cards).toEqual(['rage']);
  });

  it('book-of-wisdom powered: a Spell to hand and a crystal', () => {
    const t = held('book-of-wisdom', { spells: ['fireball', 'charm', 'cure'], player: { crystals: {} } });
    t.play('play:book-of-wisdom', 'powered', 'throw:march');
    expect(playerOf(t).hand).toEqual(['rage', 'cure']);
    expect(playerOf(t).crystals.green).toBe(1);
    expect(t.game.spells.offer).toHaveLength(3);
  });

  it('tome-of-all-spells: a Spell of the discarded colour, without mana; it stays (MK-22.4)', () => {
    const t = held('tome-of-all-spells', {
      spells: ['offering', 'charm', 'mist-form'],
      player: { crystals: {} },
    });
    t.play('play:tome-of-all-spells', 'basic');
    expect(offers(t, 'discard:')).toEqual(['discard:march', 'discard:rage']);
    t.play('discard:rage', 'done');
    expect(playerOf(t).crystals.red).toBe(1);
    expect(t.game.spells.offer).toEqual(['offering', 'charm', 'mist-form']);
    expect(told(t, 'mana-spent')).toEqual([]);
  });

  it('MK-22.5 tome-of-all-spells powered: even by day, without black', () => {
    const player = {
      hand: ['tome-of-all-spells', 'march', 'rage'] as CardId[],
      crystals: {},
      discard: ['promise'] as CardId[],
    };
    const t = held('tome-of-all-spells', { spells: ['meditation', 'charm', 'mist-form'], player });
    t.play('play:tome-of-all-spells', 'powered', 'discard:march');
    expect(t.options()).toContain('take:promise');
    t.play('take:promise', 'to:bottom');
    expect(playerOf(t).deck.slice(0, 2)).toEqual(['promise', 'march']);
  });

  it('tome-of-all-spells: an artifact has no colour to discard for (MK-22.1)', () => {
    const player = { hand: ['tome-of-all-spells', 'ruby-ring', 'march'] as CardId[] };
    const t = held('tome-of-all-spells', { spells: ['offering', 'cure', 'mist-form'], player });
    t.play('play:tome-of-all-spells', 'basic');
    expect(refuses(t, 'discard:ruby-ring').reason).toEqual({ key: 'card-does-not-fit', filter: 'coloured' });
  });
});

describe('druidic-staff', () => {
  it('by the colour of a discarded card: blue two crystals of one colour, green Heal 3', () => {
    const player = { hand: ['druidic-staff', 'stamina', 'march'] as CardId[], crystals: {} };
    const blue = held('druidic-staff', { player }).play('play:druidic-staff', 'basic', 'discard:stamina');
    blue.play('colour:red');
    expect(playerOf(blue).crystals.red).toBe(2);
    const green = held('druidic-staff', { player }).play('play:druidic-staff', 'basic', 'discard:march');
    expect(told(green, 'points')).toMatchObject([{ kind: 'heal', n: 3 }]);
  });

  it('powered: two different ones, nothing discarded', () => {
    const t = held('druidic-staff', { player: { crystals: {} } }).play('play:druidic-staff', 'powered');
    expect(t.options()).toContain('colour:blue');
    t.play('colour:blue', 'colour:white');
    expect(playerOf(t).crystals.white).toBe(2);
    expect(t.options()).not.toContain('colour:blue');
    t.play('colour:green');
    expect(told(t, 'points')).toMatchObject([{ kind: 'heal', n: 3 }]);
    expect(playerOf(t).hand).toEqual(['march', 'rage']);
    expect(t.asked().prompt.key).toBe('ask-turn');
  });
});

describe('mysterious-box', () => {
  const box = (...artifacts: ('endless-bag-of-gold' | 'ruby-ring' | 'golden-grail')[]) =>
    held('mysterious-box', { decks: { artifacts } }).play('play:mysterious-box', 'basic');

  it('shows the top artifact, and may be used as that one, for Fame 1', () => {
    const t = box('endless-bag-of-gold');
    expect(told(t, 'artifact-shown')).toMatchObject([{ card: 'endless-bag-of-gold' }]);
    t.play('copy:endless-bag-of-gold', 'basic');
    expect(t.game.turn.influence).toBe(4);
    expect(playerOf(t).fame).toBe(2 + 1);
    expect(offers(t, 'copy:')).toEqual([]);
    t.play('end');
    expect(playerOf(t).discard).toContain('mysterious-box');
    expect(t.game.artifacts[0]).toBe('endless-bag-of-gold');
  });

  it('is gone when the powered effect is used', () => {
    const t = box('endless-bag-of-gold').play('copy:endless-bag-of-gold', 'powered');
    expect(t.game.turn.influence).toBe(9);
    t.play('end');
    expect(t.game.gone.cards).toContain('mysterious-box');
    expect(t.game.gone.cards).not.toContain('endless-bag-of-gold');
    expect(t.game.artifacts[0]).toBe('endless-bag-of-gold');
  });

  it('comes back to hand unused', () => {
    const t = box('golden-grail').play('end', 'done');
    expect(playerOf(t).hand).toContain('mysterious-box');
    expect(t.game.artifacts[0]).toBe('golden-grail');
  });

  it('has no powered side of its own', () => {
    const t = held('mysterious-box').play('play:mysterious-box');
    expect(refuses(t, 'powered').rule).toBe('MK-1.16');
  });
});
