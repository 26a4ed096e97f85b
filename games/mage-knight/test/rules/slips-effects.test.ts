// What effects leave behind, know and reach: slips that no test noticed once.
import { describe, expect, it } from 'vitest';
import { attackValue } from '../../rules/combat/numbers.ts';
import { settleLate } from '../../rules/effects/late.ts';
import { moveToCome } from '../../rules/move-to-come.ts';
import { canPayAll, purseOf } from '../../rules/purse.ts';
import { drawScouted } from '../../rules/scouting.ts';
import { wallsBefore } from '../../rules/volkare/army.ts';
import type { Lasting } from '../../state.ts';
import { armor, BESIDE, foe, LAIR, reach } from '../fight.ts';
import { type Game, offers, playerOf, type TableSetup, table } from '../table.ts';
import { CAMP, campaign } from '../volkare.ts';

const HOWL = 'wolfhawk-howl-of-the-pack';

describe('a skill of another player that is returned in a combat', () => {
  const howling = (...tokens: string[]): Game => {
    const t = table({
      seats: 2,
      active: 1,
      players: [
        { hero: 'wolfhawk', skills: [HOWL], hand: ['march'] },
        { hero: 'tovak', hand: ['ruby-ring', 'march'], space: BESIDE, level: 3 },
      ],
      holdings: [{ space: LAIR, tokens: tokens as never }],
      combat: { player: 1, space: BESIDE, tokens: [LAIR] },
    });
    t.game.lasting.push({ source: `skill:${HOWL}`, path: [0], seat: 0, until: 'ownTurn' } as Lasting);
    t.journal.table = { ...t.game };
    return reach(t, 'ranged');
  };

  it('MK-6.22 one enemy has less Armor and one attack, of it or of another, is lower', () => {
    const t = howling('prowlers', 'orc-skirmishers').play(`return:${HOWL}`);
    expect(offers(t, 'foe:')).toEqual(['foe:0', 'foe:1']);
    t.play('foe:0');
    expect(offers(t, 'attack:')).toEqual(['attack:0.0', 'attack:1.0', 'attack:1.1']);
    t.play('attack:1.1');
    expect([armor(t, 0), armor(t, 1)]).toEqual([2, 4]);
    expect([attackValue(t.game, foe(t, 0), 0), attackValue(t.game, foe(t, 1), 0)]).toEqual([4, 1]);
    expect(attackValue(t.game, foe(t, 1), 1)).toBe(0);
    expect(t.game.lasting).toMatchObject([{ left: 0 }]);
  });

  it('MK-13.24 no Armor of an enemy with arcane immunity is touched', () => {
    const t = howling('sorcerers-enemy', 'prowlers', 'orc-skirmishers').play(`return:${HOWL}`);
    expect(offers(t, 'foe:')).toEqual(['foe:1', 'foe:2']);
  });
});

it('MK-23.26 walls before Volkare: those of his camp, and none elsewhere', () => {
  const walls = (space: string, from: string) => wallsBefore(campaign({ volkare: { space } }).game, from);
  expect(walls(CAMP, '0,1:E')).toBe(1);
  expect(walls('1,0:C', '1,0:E')).toBe(0);
  expect(wallsBefore(table().game, '1,0:E')).toBe(0);
});

describe('what was looked at', () => {
  const scouted = (back: 'green' | 'grey', place?: { space: string; token: number }) => {
    const { game } = table();
    game.lasting = [{ source: 'unit:scouts:1', path: [0], seat: 0, until: 'turn', back: 'green' } as never];
    drawScouted(game, back, 'prowlers', place);
    return game.lasting[0];
  };

  it('is known by its name where it is fought openly, by its place where it lies face down', () => {
    expect(scouted('green')).toMatchObject({ enemy: 'prowlers' });
    expect(scouted('green')).not.toHaveProperty('back');
    expect(scouted('green', { space: '1,0:C', token: 0 })).toMatchObject({
      token: { space: '1,0:C', token: 0 },
    });
    expect(scouted('green', { space: '1,0:C', token: 0 })).not.toHaveProperty('enemy');
    expect(scouted('grey')).toMatchObject({ back: 'green' });
  });
});

it('an artifact that a box stood for leaves its bearer, and no banner of others', () => {
  const t = table({
    seats: 2,
    players: [
      {
        level: 5,
        units: [
          { unit: 'peasants', banner: 'banner-of-glory' },
          { unit: 'foresters', banner: 'banner-of-fear' },
        ],
      },
      { level: 5, units: ['herbalists'] },
    ],
  });
  const [first, second] = playerOf(t).units;
  if (first === undefined || second === undefined) throw new Error('two units were said');
  first.bannerDown = true;
  const copy = { source: 'card:march:basic', path: [0], until: 'turn', left: 0 };
  t.game.lasting = [
    { ...copy, seat: 0, card: 'banner-of-glory' },
    { ...copy, seat: 1, card: 'banner-of-fear' },
    { ...copy, seat: 0 },
  ] as never;
  settleLate(t.game, 0);
  expect(first).toMatchObject({ banner: null, bannerDown: false });
  expect(second).toMatchObject({ banner: 'banner-of-fear' });
  expect(playerOf(t).played).toEqual([{ card: 'banner-of-glory', to: 'artifacts' }]);
});

describe('the Move that may still come', () => {
  type Said = NonNullable<TableSetup['players']>[number];
  const coming = (player: Said, source: TableSetup['source'] = []) =>
    moveToCome(table({ source, players: [{ deck: [], ...player }] }).game, 0);

  it('MK-1.7, MK-1.11 is nothing of nothing, one of any card, and what is printed of those that say so', () => {
    expect(coming({ hand: [] })).toBe(0);
    expect(coming({ hand: ['wound'] })).toBe(0);
    expect(coming({ hand: ['rage'] })).toBe(1);
    expect(coming({ hand: ['march'] })).toBe(2);
    expect(coming({ hand: ['march', 'rage', 'wound', 'stamina'] })).toBe(2 + 1 + 2);
  });

  it('MK-1.8 goes as far as the mana does', () => {
    expect(coming({ hand: ['march'], crystals: { green: 1 } })).toBe(4);
    expect(coming({ hand: ['march'], crystals: { red: 1 } })).toBe(2);
    expect(coming({ hand: ['march', 'march'], crystals: { green: 1 } })).toBe(4 + 2);
    expect(coming({ hand: ['march', 'march'], crystals: { green: 2 } })).toBe(4 + 4);
    expect(coming({ hand: ['march', 'stamina'], crystals: { blue: 1 } })).toBe(2 + 4);
    expect(coming({ hand: ['march'] }, ['green'])).toBe(4);
    expect(coming({ hand: ['march'] }, ['blue'])).toBe(2);
  });

  it('MK-6.7, MK-6.19 counts units that are ready and skills that give some', () => {
    expect(coming({ hand: [], units: ['peasants'] })).toBe(2);
    expect(coming({ hand: [], units: [{ unit: 'peasants', spent: true }] })).toBe(0);
    expect(coming({ hand: [], units: [{ unit: 'peasants', wounds: 1 }] })).toBe(0);
    expect(coming({ hand: [], skills: ['tovak-double-time'] })).toBe(2);
    expect(coming({ hand: [], skills: [{ id: 'tovak-double-time', used: true, down: true }] })).toBe(0);
    expect(coming({ hand: [], skills: ['tovak-cold-swordsmanship'] })).toBe(0);
  });
});

it('MK-5.7 two dice of one colour pay twice for who may use two of them', () => {
  const paysTwice = (source: NonNullable<TableSetup['source']>): boolean => {
    const t = table({ source, players: [{ hand: ['mana-draw'], deck: [] }] });
    t.play('play:mana-draw', 'basic');
    return canPayAll(purseOf(t.game, 0), [['red'], ['red']]);
  };
  expect(paysTwice(['red', 'red', 'blue'])).toBe(true);
  expect(paysTwice(['red', 'blue', 'green'])).toBe(false);
});
