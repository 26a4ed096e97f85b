import { describe, expect, it } from 'vitest';
import type { EventId } from '../../data/events.ts';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { type Game, gold, held, playerOf, refuses, type TableSetup, table, told, top } from '../table.ts';

const on = { events: true };

/** An event lies on the Cleric's spot (stack 5). */
const out = (event: EventId, setup: TableSetup = {}): Game =>
  table({ options: on, citizens: { cleric: 0 }, spots: { 5: event }, ...setup });

/** Bat Swarm acts on the 3 and its token goes on the named card; both starter Knights wake on the 6. */
const batsOn = (card: string, player: PlayerArrangement, setup: TableSetup = {}): Game =>
  out('bat-swarm', { players: [player], dice: [3, 6], ...setup }).play(`token:${card}`);

const priceOf = (t: Game, id: string) => t.asked().options.find((option) => option.id === id)?.label;

describe('tokens on cards', () => {
  it('VAL-EVT.12 another face-up event may get the token, the acting one and buried cards not', () => {
    const t = table({
      options: on,
      monsters: [['goblin', 'goblin-mage', 'goblin-king'], [], [], [], []],
      citizens: { cleric: 0, merchant: 0 },
      spots: { 5: 'bat-swarm', 6: 'mimic' },
      dice: [3, 6],
    });
    expect(t.options()).toEqual(['token:goblin', 'token:mimic']);
    t.play('token:mimic');
    expect(t.game.tokens).toEqual([{ stack: 6, height: -1, gold: 0, strength: 1, magic: 0 }]);
  });

  it('VAL-EVT.12 the only other card gets the token without a question', () => {
    const t = table({
      options: on,
      monsters: [null, [], [], [], []],
      spots: { 1: 'bat-swarm' },
      dice: [3, 6],
    });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-action' });
    expect(told(t, 'token-placed')).toEqual([
      { key: 'token-placed', player: 0, token: 'strength', card: 'goblin', stack: 0 },
    ]);
    expect(t.game.tokens).toEqual([{ stack: 0, height: 4, gold: 0, strength: 1, magic: 0 }]);
  });

  it('VAL-EVT.13 with no other card to slay the instruction does nothing', () => {
    const t = table({
      options: on,
      monsters: [[], [], [], [], []],
      spots: { 0: 'bat-swarm' },
      dice: [3, 6],
    });
    expect(told(t, 'event-acted')).toHaveLength(1);
    expect(t.game.tokens).toEqual([]);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-action' });
  });

  it('VAL-EVT.14 strength and magic tokens raise the cost of the card by their number', () => {
    const bats = batsOn('goblin', { strength: 1 });
    expect(priceOf(bats, 'slay:goblin')).toMatchObject({ price: { kind: 'strength', real: 2, magic: 0 } });
    const cleric = out('corrupted-cleric', { players: [{ strength: 2 }], dice: [1, 6] }).play('token:goblin');
    expect(refuses(cleric, 'slay:goblin').reason).toMatchObject({ needs: { real: 1, magic: 1 }, magic: 0 });
    const twice = out('bat-swarm', { dice: [3, 6, 3, 6] });
    twice.play('token:goblin', 'gain:gold', 'gain:gold', 'token:goblin');
    expect(refuses(twice, 'slay:goblin').reason).toMatchObject({
      needs: { real: 3, magic: 0 },
      strength: 2,
    });
  });

  it('VAL-EVT.14 tokens on an event raise its cost too', () => {
    const t = batsOn(
      'mimic',
      { strength: 3, magic: 3 },
      { citizens: { cleric: 0, merchant: 0 }, spots: { 5: 'bat-swarm', 6: 'mimic' } },
    );
    expect(priceOf(t, 'slay:mimic')).toMatchObject({ price: { real: 4, magic: 3 } });
  });

  it('VAL-EVT.15 magic may replace added strength like printed strength', () => {
    const t = batsOn('treant', { magic: 3 });
    t.play('slay:treant');
    // Printed 3 and a token: the starter Knight's single strength and three magic do.
    expect(held(t, 0)).toEqual({ gold: 1, magic: 1 });
    expect(told(t, 'slew')).toMatchObject([{ card: 'treant', strength: 1, magic: 3 }]);
  });

  it('VAL-EVT.16 gold tokens are a bounty for the slayer and no part of the cost', () => {
    const t = out('mimic', { players: [{ strength: 1 }], dice: [5, 6] }).play('token:goblin');
    expect(priceOf(t, 'slay:goblin')).toMatchObject({ price: { real: 1, magic: 0 } });
    const before = gold(t, 0);
    t.play('slay:goblin');
    expect(gold(t, 0)).toBe(before + 1 + 1);
    expect(told(t, 'bounty')).toMatchObject([{ player: 0, bag: { gold: 1 }, card: 'goblin' }]);
  });

  it('VAL-EVT.17 when the card is slain its tokens return to the supply', () => {
    const t = batsOn('goblin', { strength: 2 });
    expect(t.game.tokens).toHaveLength(1);
    t.play('slay:goblin');
    expect(t.game.tokens).toEqual([]);
    expect(told(t, 'bounty')).toEqual([]);
    expect(priceOf(t, 'slay:goblin')).toMatchObject({ price: { real: 1 } });
  });

  it('VAL-EVT.17 tokens on other cards stay', () => {
    const t = out('mimic', {
      dice: [3, 5],
      players: [{ strength: 2 }],
      citizens: { cleric: 0, merchant: 0 },
      spots: { 5: 'mimic', 6: 'bat-swarm' },
    });
    t.play('event:mimic', 'token:goblin', 'token:skeleton', 'slay:goblin');
    expect(t.game.tokens).toEqual([{ stack: 1, height: 4, gold: 0, strength: 1, magic: 0 }]);
  });

  it('VAL-EVT.18 tokens stay on a card that a returned monster covers', () => {
    const t = batsOn(
      'goblin',
      { gold: 6, strength: 2, citizens: ['archer', 'archer'], slain: ['goblin'] },
      { domains: [['watcher-on-the-water']] },
    );
    t.play('build:watcher-on-the-water', 'return:goblin');
    expect(priceOf(t, 'slay:goblin')).toMatchObject({ price: { real: 1 } });
    const covered = t.game.tokens;
    expect(covered).toMatchObject([{ stack: 0, strength: 1 }]);
    t.play('slay:goblin');
    expect(t.game.tokens).toEqual(covered);
    expect(top(t, 0)).toBe('goblin');
  });

  it('VAL-EVT.23 a citizen returned to an event’s spot sends it on top of the deck, its tokens removed', () => {
    const t = batsOn(
      'mimic',
      { gold: 6, citizens: ['cleric', 'peasant', 'peasant'] },
      {
        citizens: { cleric: 0, merchant: 0 },
        spots: { 5: 'mimic', 6: 'bat-swarm' },
        domains: [['nest-of-the-weaver-witch']],
        deck: ['exhausted'],
      },
    );
    expect(t.game.tokens).toHaveLength(1);
    t.play('build:nest-of-the-weaver-witch', 'return:cleric');
    expect(t.game.center[5]).toEqual({ cards: ['cleric'], down: 0 });
    expect(t.game.tokens).toEqual([]);
    // The emptied domain stack was next: the returned event came right back on top of it.
    expect(t.game.center[15]?.spot).toBe('mimic');
    expect(t.game.deck).toEqual(['exhausted']);
  });

  it('VAL-EVT.23 tokens on other cards stay when an event goes back', () => {
    const t = out('mimic', {
      dice: [3, 5],
      players: [{ gold: 6, citizens: ['cleric', 'peasant', 'peasant'] }],
      citizens: { cleric: 0, merchant: 0 },
      spots: { 5: 'mimic', 6: 'bat-swarm' },
      domains: [['nest-of-the-weaver-witch']],
    });
    t.play('event:mimic', 'token:bat-swarm', 'token:mimic');
    expect(t.game.tokens.map(({ stack, height }) => [stack, height])).toEqual([
      [6, -1],
      [5, -1],
    ]);
    t.play('build:nest-of-the-weaver-witch', 'return:cleric');
    expect(t.game.tokens).toEqual([{ stack: 6, height: -1, gold: 1, strength: 0, magic: 0 }]);
  });

  it('VAL-EVT.23 a monster returned to an event’s spot does the same', () => {
    const t = table({
      options: on,
      players: [{ gold: 6, citizens: ['archer', 'archer'], slain: ['goblin'] }],
      monsters: [[]],
      spots: { 0: 'mimic' },
      domains: [['watcher-on-the-water', 'orb-of-urdr']],
      deck: ['exhausted'],
      phase: 'actions',
    });
    t.play('build:watcher-on-the-water', 'return:goblin');
    expect(t.game.center[0]).toEqual({ cards: ['goblin'], down: 0 });
    expect(t.game.deck).toEqual(['exhausted', 'mimic']);
  });

  it('VAL-EVT.26 a card taken without being slain returns its tokens, and nobody gains the gold', () => {
    const t = out('mimic', {
      seats: 1,
      players: [{ gold: 10, citizens: ['rogue', 'rogue'] }],
      domains: [['purloiners-perch', 'orb-of-urdr']],
      dice: [5, 6],
    });
    t.play('token:goblin', 'build:purloiners-perch');
    const before = gold(t, 0);
    t.play('take:goblin');
    expect(playerOf(t, 0).slain).toEqual(['goblin']);
    expect(t.game.tokens).toEqual([]);
    expect(gold(t, 0)).toBe(before);
  });

  it('VAL-EVT.26 tokens on other cards stay, on another stack and on the card below', () => {
    const t = out('mimic', {
      seats: 1,
      dice: [3, 5],
      players: [{ gold: 16, citizens: ['rogue', 'rogue', 'archer', 'archer'], slain: ['goblin'] }],
      citizens: { cleric: 0, merchant: 0 },
      spots: { 5: 'mimic', 6: 'bat-swarm' },
      domains: [['watcher-on-the-water'], ['purloiners-perch']],
    });
    t.play('event:mimic', 'token:goblin', 'token:skeleton');
    const before = structuredClone(t.game.tokens);
    expect(before.map(({ stack }) => stack)).toEqual([0, 1]);
    t.play('build:watcher-on-the-water', 'return:goblin', 'build:purloiners-perch', 'take:goblin');
    expect(playerOf(t, 0).slain).toEqual(['goblin']);
    expect(t.game.tokens).toEqual(before);
  });
});
