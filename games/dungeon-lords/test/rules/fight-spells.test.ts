import { describe, expect, it } from 'vitest';
import type { combatCardOf } from '../../data/combat-cards.ts';
import type { LordArrangement } from '../../rules/arrangement.ts';
import { fight, fighters, lost, party, prison } from '../fight-table.ts';
import { lordOf, refuses, told } from '../table.ts';

const ROOM = { c2r0: 'hatchery', c2r1: 'tunnel', c2r2: 'tunnel' } as const;

/** A party with magic enough for a first round. */
const CASTERS = ['warrior-1-4', 'wizard-1-2'] as const;
const SECOND = ['warrior-2-4', 'wizard-2-1'] as const;

const first = (card: Parameters<typeof combatCardOf>[0], lord: LordArrangement = {}) =>
  fight({ card, lord: { party: [...CASTERS], evil: 3, ...lord } });

const second = (card: Parameters<typeof combatCardOf>[0], lord: LordArrangement = {}) =>
  fight({ card, year: 2, lord: { party: [...SECOND], evil: 3, ...lord } });

describe('whether a spell is cast', () => {
  it('DL-FST.1, DL-FST.2 crystals are added up and must be as many as the round', () => {
    const at = (round: number) =>
      fight({
        round,
        card: 'magic-shield',
        lord: { party: ['warrior-1-4', 'wizard-1-2', 'wizard-1-1'], evil: 3 },
      }).play('done');
    expect(told(at(3), 'spell-cast')).toMatchObject([{ card: 'magic-shield', magic: 3, round: 3 }]);
    expect(told(at(4), 'spell-cast')).toEqual([]);
    expect(told(at(4), 'spell-fails')).toMatchObject([{ magic: 3, round: 4, prevented: false }]);
  });

  it('DL-FST.3 a single crystal that is not enough is told, none at all is not', () => {
    const failed = (id: 'wizard-1-1' | 'thief-1-1') =>
      told(
        fight({ round: 2, card: 'magic-shield', lord: { party: ['warrior-1-4', id], evil: 3 } }).play('done'),
        'spell-fails',
      );
    expect(failed('wizard-1-1')).toMatchObject([{ magic: 1, round: 2, prevented: false }]);
    expect(failed('thief-1-1')).toEqual([]);
  });

  it('DL-FST.2, DL-PAL.7 the paladin adds his crystals', () => {
    const t = fight({ round: 2, card: 'magic-shield', lord: { party: ['paladin-1'], evil: 9 } }).play('done');
    expect(told(t, 'spell-cast')).toMatchObject([{ magic: 2 }]);
  });

  it('DL-FST.3 without magic the spell is ignored, but not the fatigue', () => {
    const t = first('detect-evil', { party: ['warrior-1-4'] }).play('done');
    expect(told(t, 'spell-cast')).toEqual([]);
    expect(party(t)).toEqual(['warrior-1-4 3']);
  });

  it('DL-FST.1 a trap that fells the wizard comes before the fast spell', () => {
    const t = first('suggestion', {
      party: ['wizard-1-1', 'thief-1-1', 'warrior-1-4'],
      traps: ['kamikaze-imp'],
      imps: 1,
      lair: ['goblin'],
    });
    t.play('trap:kamikaze-imp', 'send:goblin', 'done');
    expect(told(t, 'spell-cast')).toHaveLength(1);
    const other = first('suggestion', {
      party: ['wizard-1-1', 'warrior-1-4'],
      traps: ['rolling-stone'],
      lair: ['goblin'],
    });
    other.play('trap:rolling-stone', 'send:goblin', 'done');
    expect(prison(other)).toEqual(['wizard-1-1']);
    expect(told(other, 'spell-cast')).toEqual([]);
  });

  it('DL-SLW.1, DL-SLW.2 a slow spell comes after the monsters: a wizard felled before casts no more', () => {
    const t = first('detect-evil', { party: ['warrior-1-4', 'wizard-1-1'], lair: ['vampire'] });
    t.play('send:vampire', 'done', 'attack:vampire:drain', 'target:2');
    expect(told(t, 'spell-cast')).toEqual([]);
    const other = first('detect-evil', { party: ['warrior-1-4', 'wizard-1-1'], lair: ['vampire'] });
    other.play('send:vampire', 'done', 'attack:vampire:drain', 'target:1');
    expect(told(other, 'spell-cast')).toHaveLength(1);
  });
});

describe('the first year', () => {
  it('DL-SPL.1, DL-FST.4 Word of Peace: all sent monsters go home, ghosts stay, or 2 evil', () => {
    const peace = () =>
      first('word-of-peace', {
        party: ['warrior-1-4', 'thief-1-1', 'wizard-1-2'],
        lair: ['goblin', 'troll', 'ghost'],
        dungeon: ROOM,
      }).play('send:goblin', 'send:troll', 'send:ghost', 'done');
    expect(peace().options()).toEqual(['withdraw', 'evil']);
    const home = peace().play('withdraw', 'target:2');
    expect(fighters(home)).toEqual(['goblin ready', 'troll ready', 'ghost out']);
    const evil = peace().play('evil');
    expect(lordOf(evil, 0).evil).toBe(5);
    expect(fighters(evil)).toEqual(['goblin sent', 'troll sent', 'ghost sent']);
  });

  it('DL-SPL.24, DL-FST.5 Word of Peace without a monster does nothing, not even evil', () => {
    const t = first('word-of-peace', { party: ['warrior-1-4', 'thief-1-1', 'wizard-1-2'], lair: ['ghost'] });
    t.play('send:ghost', 'done', 'target:2');
    expect(told(t, 'evil-moved').filter(({ by }) => by > 0)).toEqual([]);
  });

  it('DL-SPL.2, DL-SPL.19 Suggestion: each sent monster is paid or goes home, in the order its owner chooses', () => {
    const t = first('suggestion', { food: 1, lair: ['goblin', 'witch'], dungeon: ROOM });
    t.play('send:goblin', 'send:witch', 'done');
    expect(t.options()).toEqual(['pay:goblin', 'withdraw:goblin', 'pay:witch', 'withdraw:witch']);
    t.play('pay:witch');
    expect(lordOf(t, 0)).toMatchObject({ food: 0, evil: 4 });
    expect(told(t, 'monster-withdrawn')).toMatchObject([{ creature: 'goblin' }]);
    expect(t.options()).toEqual(['attack:witch:hex', 'attack:witch:twin-bolt']);
  });

  it('DL-SPL.2 who cannot be paid can only go home', () => {
    const t = first('suggestion', { food: 1, lair: ['goblin', 'troll'], dungeon: ROOM });
    t.play('send:goblin', 'send:troll', 'done');
    expect(refuses(t, 'pay:troll')).toMatchObject({ reason: { key: 'too-poor', lacks: { food: 1 } } });
    expect(t.options()).toEqual(['pay:goblin', 'withdraw:goblin', 'withdraw:troll']);
  });

  it('DL-SPL.25 who was withdrawn may be sent again', () => {
    const t = first('suggestion', { lair: ['goblin'] }).play('send:goblin', 'done');
    expect(fighters(t)).toEqual(['goblin ready']);
    expect(t.options()).toContain('send:goblin');
  });

  it('DL-SPL.3 Magic Shield: the next point of damage is gone, of fatigue too', () => {
    const tired = first('magic-shield').play('done');
    expect(told(tired, 'hero-wounded')).toMatchObject([{ by: 'fatigue', damage: 0, absorbed: 1 }]);
    const fought = first('magic-shield', { lair: ['slime'] }).play('send:slime', 'done', 'attack:slime:drop');
    expect(told(fought, 'hero-wounded').map(({ by, damage }) => `${by} ${damage}`)).toEqual([
      'slime 0',
      'slime 1',
      'fatigue 1',
    ]);
  });

  it('DL-SPL.4, DL-SPL.20 Invisibility: wizards go to the rear in their order, and cannot be hit', () => {
    const t = first('invisibility', {
      party: ['wizard-1-1', 'warrior-1-4', 'wizard-1-2', 'thief-1-1'],
      lair: ['vampire'],
    });
    t.play('send:vampire', 'done', 'attack:vampire:drain');
    expect(lordOf(t, 0).party.map(({ id }) => id)).toEqual([
      'warrior-1-4',
      'thief-1-1',
      'wizard-1-1',
      'wizard-1-2',
    ]);
    expect(t.options()).toEqual(['target:1', 'target:2']);
    expect(refuses(t, 'target:3')).toEqual({
      reason: { key: 'target-invisible', creature: 'vampire', hero: 'wizard-1-1' },
      rule: 'DL-SPL.20',
    });
    t.play('target:2');
    expect(lordOf(t, 0).party.map(({ id }) => id)).toEqual(['warrior-1-4', 'wizard-1-1', 'wizard-1-2']);
  });

  it('DL-SPL.20 attacks on all pass them by, and without another target there is none', () => {
    const t = first('invisibility', { party: ['warrior-1-4', 'wizard-1-2'], lair: ['slime'] });
    t.play('send:slime', 'done', 'attack:slime:drop');
    expect(party(t)).toEqual(['warrior-1-4 4', 'wizard-1-2 3']);
    const alone = first('invisibility', { party: ['wizard-1-2'], lair: ['goblin'] }).play(
      'send:goblin',
      'done',
    );
    expect(told(alone, 'cannot-attack')).toMatchObject([{ creature: 'goblin' }]);
    expect(lost(alone)).toBe(1);
    const delayed = first('invisibility', { party: ['wizard-1-2'], lair: ['slime'] }).play(
      'send:slime',
      'done',
    );
    expect(told(delayed, 'creature-attacks')).toMatchObject([{ attack: 'smear' }]);
  });

  it('DL-SPL.20 a goblin that fells the last who can be seen has nobody for its further hit', () => {
    const t = first('invisibility', {
      party: [{ id: 'warrior-1-1', damage: 1 }, 'wizard-1-2'],
      lair: ['goblin'],
    });
    t.play('send:goblin', 'done');
    expect(prison(t)).toEqual(['warrior-1-1']);
    expect(party(t)).toEqual(['wizard-1-2 3']);
  });

  it('DL-SPL.20, DL-SPL.21 the late damage of a dart reaches them, and no shield takes it', () => {
    const hidden = first('invisibility', { party: ['warrior-1-4', 'wizard-1-2'], traps: ['poisoned-dart'] });
    hidden.play('trap:poisoned-dart', 'done', 'target:2');
    expect(prison(hidden)).toEqual(['wizard-1-2']);
    const shielded = first('magic-shield', {
      party: ['warrior-1-4', 'wizard-1-2'],
      traps: ['poisoned-dart'],
    });
    shielded.play('trap:poisoned-dart', 'done', 'target:1');
    expect(told(shielded, 'hero-wounded').at(-1)).toMatchObject({ by: 'poison', damage: 2 });
  });

  it('DL-SPL.5 Detect Evil: 2 evil; Fist of Justice: an imp; Fireball: nothing', () => {
    expect(told(first('detect-evil').play('done'), 'evil-moved')).toMatchObject([
      { by: 2, to: 5 },
      { by: -1, to: 4 },
    ]);
    expect(lordOf(first('fist-of-justice', { imps: 3 }).play('done'), 0).imps).toBe(2);
    expect(lordOf(first('fist-of-justice', { imps: 0 }).play('done'), 0).imps).toBe(0);
    const fireball = first('fireball', { imps: 3, gold: 1, food: 1 }).play('done');
    expect(lordOf(fireball, 0)).toMatchObject({ imps: 3, gold: 1, food: 1, evil: 2 });
  });

  it('DL-SPL.6 Detect Treasure: a gold, else a food, else a trap of your choice, else nothing', () => {
    const treasure = (lord: LordArrangement) => first('detect-treasure', lord).play('done');
    expect(lordOf(treasure({ gold: 2, food: 2 }), 0)).toMatchObject({ gold: 1, food: 2 });
    expect(lordOf(treasure({ food: 2, traps: ['pendulum'] }), 0)).toMatchObject({
      food: 1,
      traps: ['pendulum'],
    });
    const trap = treasure({ traps: ['pendulum', 'trap-door'] });
    expect(trap.options()).toEqual(['bury:pendulum', 'bury:trap-door']);
    expect(lordOf(trap.play('bury:pendulum'), 0).traps).toEqual(['trap-door']);
    expect(lost(treasure({}))).toBe(1);
  });

  it('DL-SPL.7 Graffiti: a gold or a space nearer to evil', () => {
    const t = first('graffiti', { gold: 1 }).play('done');
    expect(t.options()).toEqual(['pay', 'evil']);
    const { gold, evil } = lordOf(t.play('pay'), 0);
    expect(gold).toBe(0);
    const notorious = first('graffiti', { gold: 1 }).play('done', 'evil');
    expect(lordOf(notorious, 0)).toMatchObject({ gold: 1, evil: evil + 1, letters: 0 });
    expect(lordOf(first('graffiti').play('done'), 0)).toMatchObject({ gold: 0, evil: evil + 1, letters: 0 });
  });
});

describe('the second year', () => {
  it('DL-SPL.8, DL-SPL.18 Aura of Fear: its owner chooses a sent monster that goes home', () => {
    const t = second('aura-of-fear', { lair: ['goblin', 'golem', 'ghost'], dungeon: ROOM });
    t.play('send:goblin', 'send:golem', 'send:ghost', 'done');
    expect(t.options()).toEqual(['withdraw:goblin', 'withdraw:golem']);
    t.play('withdraw:goblin');
    expect(fighters(t)).toEqual(['goblin ready', 'golem sent', 'ghost sent']);
  });

  it('DL-SPL.9 Metamorphosis: a sheep with a standard 1, no abilities and no bonus, then knocked out', () => {
    const t = second('metamorphosis', {
      party: ['priest-2-4', 'wizard-2-1'],
      lair: ['vampire'],
      dungeon: { c2r0: 'dark-room', c2r1: 'tunnel' },
    });
    t.play('send:vampire', 'done');
    expect(told(t, 'became-sheep')).toMatchObject([{ creature: 'vampire', damage: 1 }]);
    expect(told(t, 'hero-wounded')[0]).toMatchObject({ hero: 'priest-2-4', by: 'vampire', damage: 1 });
    expect(told(t, 'creature-attacks')).toMatchObject([{ attack: 'bleat', damage: 1 }]);
    expect(fighters(t)).toEqual(['vampire out']);
  });

  it('DL-SPL.10, DL-SPL.22 Blind Rage: every monster attack goes once to the first, ghosts are as ever', () => {
    const t = second('blind-rage', {
      party: ['warrior-2-4', 'thief-2-1', 'wizard-2-1'],
      lair: ['witch', 'slime', 'ghost'],
      dungeon: ROOM,
    });
    t.play('send:witch', 'send:slime', 'send:ghost', 'done');
    expect(t.options()).toEqual([
      'attack:witch:hex',
      'attack:witch:twin-bolt',
      'attack:slime:drop',
      'attack:ghost:chill',
    ]);
    expect(refuses(t, 'attack:slime:smear')).toEqual({
      reason: { key: 'attack-raging', creature: 'slime' },
      rule: 'DL-SPL.10',
    });
    t.play('attack:witch:twin-bolt', 'attack:slime:drop', 'target:3');
    const hits = told(t, 'hero-wounded').slice(0, 3);
    expect(hits.map(({ hero, by, damage }) => `${by} ${hero} ${damage}`)).toEqual([
      'witch warrior-2-4 1',
      'slime warrior-2-4 1',
      'ghost wizard-2-1 2',
    ]);
  });

  it('DL-SPL.22 return arrows, a goblin\'s further hit, "no healing" and "no conquest" stay', () => {
    const rage = (creature: string, heroes: readonly string[]) =>
      second('blind-rage', { lair: [creature] as never, party: [...heroes, 'wizard-2-1'] as never }).play(
        `send:${creature}`,
        'done',
      );
    const dragon = rage('dragon', ['warrior-2-4', 'priest-2-4']);
    expect(told(dragon, 'hero-wounded')[0]).toMatchObject({ hero: 'warrior-2-4', damage: 2 });
    expect(told(dragon, 'hero-wounded')[1]).toMatchObject({ by: 'fatigue' });
    expect(told(dragon, 'hero-healed')).toEqual([]);
    const demon = rage('demon', ['warrior-2-4']);
    expect(told(demon, 'hero-wounded')).toMatchObject([{ hero: 'warrior-2-4', damage: 7 }]);
    expect(lost(demon)).toBe(0);
    expect(fighters(rage('golem', ['warrior-2-4']))).toEqual(['golem ready']);
    const goblin = second('blind-rage', {
      lair: ['goblin'],
      party: [{ id: 'warrior-2-1', damage: 4 }, 'wizard-2-1'],
    });
    expect(told(goblin.play('send:goblin', 'done'), 'hero-wounded').slice(0, 2)).toMatchObject([
      { damage: 2 },
      { damage: 1 },
    ]);
  });

  it('DL-SPL.22, DL-ATK.10 a raging vampire before a priest cannot attack, and returns', () => {
    const t = second('blind-rage', { lair: ['vampire'], party: ['priest-2-4', 'warrior-2-4', 'wizard-2-1'] });
    t.play('send:vampire', 'done');
    expect(told(t, 'cannot-attack')).toHaveLength(1);
    expect(fighters(t)).toEqual(['vampire ready']);
  });

  it('DL-ATK.1 whoever cannot attack now may have its turn now or later', () => {
    const t = second('blind-rage', {
      lair: ['vampire', 'golem'],
      party: [{ id: 'priest-2-4', damage: 2 }, 'warrior-2-4', 'wizard-2-1'],
      dungeon: ROOM,
    });
    t.play('send:vampire', 'send:golem', 'done');
    expect(t.options()).toEqual(['attack:vampire:none', 'attack:golem:pound']);
    expect(refuses(t, 'attack:vampire:drain')).toMatchObject({ reason: { key: 'attack-without-target' } });
    expect(t.play('attack:golem:pound').options()).toEqual([
      'attack:vampire:drain',
      'attack:vampire:bite-and-fly',
    ]);
  });

  it('DL-SPL.11 Create Food: one more hit point for the first, healed as usual', () => {
    const t = second('create-food', { lair: ['goblin'] }).play('send:goblin', 'done');
    expect(told(t, 'hero-fed')).toMatchObject([{ hero: 'warrior-2-4', amount: 1 }]);
    expect(party(t)[0]).toBe('warrior-2-4 5');
    const meal = second('create-food', {
      party: [{ id: 'warrior-2-1', bonus: 1 }, 'thief-2-4', 'wizard-2-1'],
      traps: ['poisoned-meal'],
      food: 2,
    });
    meal.play('trap:poisoned-meal', 'done');
    expect(told(meal, 'trap-cancelled')).toMatchObject([{ cancelled: 3, of: 6 }]);
  });

  it('DL-SPL.12, DL-SPL.13, DL-SPL.23 Illusion: a phantom ahead even of the paladin, and no prisoner', () => {
    const t = second('illusion', { evil: 9, party: ['paladin-2', 'warrior-2-4'], lair: ['ghost'] });
    t.play('send:ghost', 'done');
    expect(lordOf(t, 0).party.map(({ id }) => id)).toEqual(['phantom', 'paladin-2', 'warrior-2-4']);
    expect(t.options()).toEqual(['target:2', 'target:3']);
    t.play('target:2');
    expect(told(t, 'hero-beaten')).toMatchObject([{ hero: 'phantom' }]);
    expect(prison(t)).toEqual([]);
  });

  it('DL-SPL.11, DL-SPL.23 a phantom in front is fed too, and healed when it is wounded', () => {
    const t = fight({
      year: 2,
      round: 2,
      card: 'create-food',
      lord: { evil: 3, party: [{ id: 'phantom', bonus: 1 }, 'priest-2-1', 'wizard-2-1'], lair: ['witch'] },
    });
    t.play('send:witch', 'done', 'attack:witch:twin-bolt', 'target:1', 'target:2');
    expect(told(t, 'hero-fed')).toMatchObject([{ hero: 'phantom' }]);
    expect(told(t, 'hero-healed')[0]).toMatchObject({ hero: 'phantom', healed: 1, of: 2 });
  });

  it('DL-SPL.13 a party of phantoms alone is beaten', () => {
    const t = second('regeneration', {
      party: [
        { id: 'phantom', bonus: 1 },
        { id: 'warrior-2-1', damage: 3 },
      ],
      lair: ['ghost'],
    });
    t.play('send:ghost', 'done');
    expect(prison(t)).toEqual(['warrior-2-1']);
    expect(lordOf(t, 0)).toMatchObject({ party: [], conquered: [] });
  });

  it('DL-SPL.14 Song of Courage: no fatigue, but a conquest', () => {
    const t = second('song-of-courage').play('done');
    expect(party(t)).toEqual(['warrior-2-4 8', 'wizard-2-1 4']);
    expect(lost(t)).toBe(1);
  });

  it('DL-SPL.15 Regeneration: the first is healed in full, fight or no fight', () => {
    const t = second('regeneration', { party: [{ id: 'warrior-2-4', damage: 5 }, 'wizard-2-1'] }).play(
      'done',
    );
    expect(told(t, 'hero-healed')).toMatchObject([{ hero: 'warrior-2-4', healed: 5 }]);
  });

  it('DL-SPL.16 Magic Key: one prisoner is freed, adventurers before paladins', () => {
    const t = second('magic-key', { prison: ['paladin-1', 'thief-1-1'] }).play('done');
    expect(prison(t)).toEqual(['paladin-1']);
    expect(t.game.distant.heroes).toContain('thief-1-1');
    expect(prison(second('magic-key', { prison: ['paladin-1'] }).play('done'))).toEqual([]);
    expect(told(second('magic-key').play('done'), 'prisoner-freed')).toEqual([]);
  });

  it('DL-SPL.17 Dimensional Gate: one monster sent this round is gone, whether it returned or not', () => {
    const t = second('dimensional-gate', {
      lair: ['goblin', 'golem', 'ghost'],
      dungeon: ROOM,
      party: ['warrior-2-4', 'thief-2-4', 'wizard-2-1'],
    });
    t.play('send:goblin', 'send:golem', 'done', 'attack:golem:pound');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-sent' });
    expect(t.options()).toHaveLength(2);
    t.play(t.options().find((id) => id.includes('golem')) as string);
    expect(fighters(t)).toEqual(['goblin out', 'ghost ready']);
    expect(t.game.distant.creatures).toContain('golem');
  });

  it('DL-SPL.17, DL-FST.5 without a monster sent the gate takes nobody, and never a ghost', () => {
    const t = second('dimensional-gate', {
      lair: ['ghost', 'goblin'],
      party: ['warrior-2-4', 'thief-2-4', 'wizard-2-1'],
    });
    t.play('send:ghost', 'done', 'target:2');
    expect(fighters(t)).toEqual(['ghost out', 'goblin ready']);
  });

  it('DL-SPL.17 two equal monsters in different states are two answers', () => {
    const t = second('dimensional-gate', { lair: ['vampire', 'vampire'], dungeon: ROOM });
    t.play('send:vampire', 'send:vampire', 'done', 'attack:vampire:drain', 'target:1');
    t.play('attack:vampire:bite-and-fly', 'target:1');
    expect(new Set(t.options()).size).toBe(2);
  });
});
