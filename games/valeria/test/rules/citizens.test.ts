import { describe, expect, it } from 'vitest';
import { citizenOf, citizens } from '../../data/citizens.ts';
import { ROLES } from '../../data/effect.ts';
import { freshTable, type Game, gold, refuses, strength, table, told } from '../table.ts';

const priceOf = (t: Game, id: string) => t.asked().options.find((option) => option.id === id)?.label;

describe('citizen cards', () => {
  it('VAL-CIT.1 the name is the type: copies of it, not of the slot or role, cost more', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 20, citizens: ['archer', 'wizard', 'champion', 'cleric', 'monk'] }],
    });
    expect(priceOf(t, 'recruit:archer')).toMatchObject({ price: { real: 4 + 1 } });
    expect(priceOf(t, 'recruit:cleric')).toMatchObject({ price: { real: 3 + 1 } });
    expect(priceOf(t, 'recruit:rogue')).toMatchObject({ price: { real: 2 } });
  });

  it('VAL-CIT.1 other cards name citizens: the Bane Spider gives a Knight', () => {
    const t = table({
      phase: 'actions',
      monsters: [null, null, ['bane-spider']],
      players: [{ strength: 6 }],
    });
    t.play('slay:bane-spider', 'reward:citizen', 'take:knight');
    expect(told(t, 'citizen-came')).toMatchObject([{ card: 'knight', by: 'bane-spider' }]);
  });

  it('VAL-CIT.2 all cards of a citizen stack share a name, except in the mixed variant', () => {
    const names = (options: object) =>
      freshTable(4, { ...options })
        .game.center.slice(5, 15)
        .map(({ cards }) => new Set(cards).size);
    for (const layout of ['first-game', 'monster-blood', 'random'])
      expect(names({ layout })).toEqual(new Array(10).fill(1));
    expect(Math.max(...names({ mixed: true }))).toBe(2);
  });

  it('VAL-CIT.3 each citizen shows one role', () => {
    for (const { role } of Object.values(citizens)) expect(ROLES).toContain(role);
    const one = table({
      phase: 'actions',
      domains: [['blood-crow-army']],
      players: [{ gold: 9, citizens: ['archer', 'archer'] }],
    });
    expect(refuses(one, 'build:blood-crow-army').reason).toEqual({
      key: 'missing-roles',
      missing: { soldier: 1 },
    });
    expect(citizenOf('archer').role).toBe('soldier');
  });

  it('VAL-CIT.4 role icons serve for building, for effects and rewards, and for dukes', () => {
    const build = table({
      phase: 'actions',
      domains: [['shattered-hand']],
      players: [{ gold: 7, citizens: ['merchant', 'paladin'] }],
    }).play('build:shattered-hand');
    expect(build.options()).toEqual(['take:cleric', 'take:paladin', 'decline']);
    const effect = table({ dice: [5, 3], players: [{ citizens: ['warlord', 'archer', 'cleric'] }] });
    expect(strength(effect, 0)).toBe(2);
    const duke = table({
      phase: 'end',
      active: 1,
      monsters: [[], [], [], [], []],
      players: [{ duke: 'isabella', citizens: ['archer', 'cleric', 'merchant'] }],
    });
    expect(duke.game.outcome?.sheet[0]).toContainEqual({ key: 'duke', points: 1 + 2 });
  });

  it('VAL-CIT.5 effects that name a card count the starter of that name too', () => {
    const ofWarlord = (t: Game) =>
      told(t, 'harvested').find(({ player, card }) => player === 1 && card === 'warlord')?.bag;
    const none = table({ dice: [5, 3], players: [{}, { citizens: ['warlord'] }] });
    expect(ofWarlord(none)).toEqual({ strength: 1 });
    const two = table({
      dice: [5, 3],
      players: [{}, { citizens: ['warlord', 'knight', 'archer', 'knight'] }],
    });
    expect(ofWarlord(two)).toEqual({ strength: 3 });
  });

  it('VAL-CIT.6 example: the Miner on a sum of 12 with two domains gives the active player 3 gold', () => {
    const t = table({
      dice: [6, 6],
      players: [{ citizens: ['miner'], domains: ['palace-of-the-dawn', 'eye-of-asteraten'] }],
    });
    t.play('announce');
    expect(told(t, 'harvested')).toContainEqual({
      key: 'harvested',
      player: 0,
      card: 'miner',
      copies: 1,
      times: 1,
      bag: { gold: 3 },
    });
    expect(gold(t, 0)).toBe(3);
  });
});
