// LOR-SPEC.2, LOR-RACT.15: whether an operation would do anything, asked of each on the edge of doing nothing.
import { describe, expect, it } from 'vitest';
import type { OpsSource } from '../../data/sources.ts';
import { startOf } from '../../rules/effects/op-at.ts';
import { canCarryOut, canDo } from '../../rules/effects/possible.ts';
import type { Circumstance } from '../../rules/holdings.ts';
import type { Player } from '../../state.ts';
import { type Game, playerOf, type TableSetup, table } from '../table.ts';
import { withCards } from '../war-table.ts';

type Said = NonNullable<TableSetup['players']>[number];

/** Whether the first operation of a source would do something for seat 0. */
const does = (source: OpsSource, t: Game, about: Circumstance = {}): boolean =>
  canDo(t.game, { ...startOf(0, source, about), path: [0] });

const having = (said: Said, more: TableSetup = {}): Game => table({ ...more, players: [said] });

const changed = (t: Game, change: (player: Player, game: Game['game']) => void): Game => {
  change(playerOf(t, 0), t.game);
  return t;
};

const REALMS = ['vanaheim', 'alfheim', 'jotunheim', 'muspelheim', 'svartalfheim', 'niflheim'] as const;
const alliedBut = (left: number) =>
  table({ allies: Object.fromEntries(REALMS.slice(left).map((realm) => [realm, [0]])) });

const withCombat = (deck: number, discard: number) =>
  changed(table(), (_, { combat }) => {
    const all = [...combat.deck, ...combat.discard];
    combat.deck = all.slice(0, deck);
    combat.discard = all.slice(deck, deck + discard);
  });

const withBank = (uruz: number) =>
  changed(table(), (_, { bank }) => Object.assign(bank, { uruz, othila: 0, algiz: 0 }));

describe('an operation that would do something, and one that would not', () => {
  it.each<[string, OpsSource, Game, Game]>([
    ['a card drawn', 'rune:draw1', withCombat(1, 0), withCombat(0, 0)],
    ['a card of the discards', 'rune:draw1', withCombat(0, 1), withCombat(0, 0)],
    ['a rune', 'wheel:covered', withBank(1), withBank(0)],
    ['a priest', 'reward:priest', having({ priests: 3 }), having({ priests: 4 })],
    ['healing', 'blessing:goat-feast', having({ injured: ['might'] }), having({})],
    [
      'an attribute',
      'rune:attribute',
      having({ attributes: { authority: 6, might: 6, wisdom: 5 } }),
      having({ attributes: { authority: 6, might: 6, wisdom: 6 } }),
    ],
    ['an alliance', 'origin:heimdall', alliedBut(1), alliedBut(0)],
    ['a recruit in an own region', 'realm:muspelheim', having({ regions: [1] }), having({ regions: [] })],
    [
      'a recruit from supply',
      'realm:muspelheim',
      having({ regions: [1], armies: new Array(5).fill({ region: 1, strength: 1 }) }),
      having({ regions: [1], armies: new Array(6).fill({ region: 1, strength: 1 }) }),
    ],
    [
      'an army that grows',
      'realm:jotunheim',
      having({ armies: [{ region: 1, strength: 5 }] }),
      having({ armies: [{ region: 1, strength: 6 }] }),
    ],
    [
      'a hero placed in an own region',
      'artifact:hulder-mantle',
      having({ region: 1, regions: [1, 2] }),
      having({ region: 1, regions: [1] }),
    ],
    ['a monster activated', 'rune:activate', table({ monsters: { garm: { region: 7 } } }), table()],
    [
      'a monster activated that is one’s own',
      'rune:activate',
      table({ monsters: { garm: { region: 7, owner: 0 } } }),
      table({ monsters: { garm: { region: 7, owner: 1 } } }),
    ],
    [
      'a monster controlled',
      'rune:control',
      table({ monsters: { garm: { region: 1 } } }),
      table({ monsters: { garm: { region: 2 } } }),
    ],
  ])('LOR-SPEC.2 LOR-RACT.15 %s', (_, source, can, cannot) => {
    expect(does(source, can)).toBe(true);
    expect(does(source, cannot)).toBe(false);
  });

  it('LOR-SPEC.2 an army placed elsewhere, one of two ways', () => {
    const ways = (t: Game) =>
      [0, 1].map((way) => canCarryOut(t.game, { ...startOf(0, 'realm:niflheim'), path: [0, way] }));
    expect(ways(having({ regions: [1], armies: [{ region: 2, strength: 1 }] }))).toEqual([true, true]);
    expect(ways(having({ regions: [2], armies: [{ region: 2, strength: 1 }] }))).toEqual([true, false]);
    expect(ways(having({ regions: [1] }))).toEqual([true, false]);
    expect(does('realm:niflheim', having({ regions: [2] }))).toBe(true);
  });

  it('LOR-SPEC.2 one of several operations is enough', () => {
    const everywhere = Object.fromEntries(REALMS.map((realm) => [realm, [0]]));
    const full = having({ armies: [{ region: 1, strength: 1 }] }, { allies: everywhere });
    expect(does('origin:freyja', full)).toBe(false);
    expect(canCarryOut(full.game, startOf(0, 'origin:freyja'))).toBe(true);
  });

  it('LOR-INJ.6 an injury where something is healthy', () => {
    const beside = (injured: NonNullable<Said['injured']>) => {
      const t = having({ hero: 'beowulf', region: 1, injured }, { seats: 2 });
      return canDo(t.game, { ...startOf(0, 'hero:beowulf', { region: 2 }), path: [1] });
    };
    expect(beside(['might', 'wisdom'])).toBe(true);
    expect(beside(['authority', 'might', 'wisdom'])).toBe(false);
  });

  it('LOR-BLESS.4 a look into a hand that holds a card', () => {
    const looking = (cards: ('axe' | 'bow')[]) =>
      withCards(['spear'], cards, { attacker: { blessings: ['hlidskjalf'] } }).asked().prompt.key;
    expect(looking(['axe'])).toBe('ask-holding');
    expect(looking([])).toBe('ask-battle-card');
  });

  it('LOR-TERM.11 conditions are asked with it', () => {
    const t = having({ hero: 'beowulf', region: 1 }, { seats: 2 });
    const injures = (region: number) =>
      canDo(t.game, { ...startOf(0, 'hero:beowulf', { region }), path: [1] });
    expect([injures(4), injures(5)]).toEqual([true, false]);
  });
});
