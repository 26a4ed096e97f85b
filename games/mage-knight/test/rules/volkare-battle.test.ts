import { describe, expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { volkareDie } from '../../data/volkare.ts';
import { attackAbilities, attackAt, attackValue, fortificationOf } from '../../rules/combat/numbers.ts';
import type { Foe } from '../../state.ts';
import { lay, reach } from '../fight.ts';
import { beat } from '../site-fight.ts';
import { type Game, offers, playerOf, refuses, table, told, waiting } from '../table.ts';
import {
  CARDS,
  CITY,
  campaign,
  endTurn,
  type March,
  QUEST_LAND,
  SPELLS,
  volkareActs,
  WITH_CITY,
} from '../volkare.ts';

const HAND = ['march', 'stamina', 'ruby-ring'] as const;
const STRONG = { level: 9, fame: 80, hand: [...HAND] };
const OTHERS = [
  [...HAND],
  ['march', 'stamina', 'diamond-ring'],
  ['march', 'stamina', 'emerald-ring'],
] as const;
const TWO: readonly EnemyId[] = ['prowlers', 'diggers'];

/** Seat 0 next to him, with an action to take. */
const beside = ({ players = [], volkare = {}, ...rest }: March = {}): Game =>
  campaign({
    turn: {},
    ...rest,
    players: [{ space: '1,0:W', ...STRONG, ...players[0] }, ...players.slice(1)],
    volkare: { space: '1,0:C', army: [...TWO], ...volkare },
  });

/** He enters the space of seat 0. */
const attacked = ({ players = [], ...rest }: March = {}): Game =>
  volkareActs(
    campaign({
      cards: [CARDS.blue],
      ...rest,
      players: [{ space: '1,0:W', ...STRONG, ...players[0] }, ...players.slice(1)],
      volkare: { space: '0,1:SE', army: [...TWO], ...rest.volkare },
    }),
  );

const foes = ({ game }: Game): readonly Foe[] => game.combat?.foes ?? [];
const names = (t: Game): string[] => foes(t).map(({ enemy }) => enemy);
const himself = (t: Game): Foe => foes(t).find(({ enemy }) => enemy === 'volkare') as Foe;
/** Everybody of his army who stands in this combat. */
const winArmy = (t: Game): Game =>
  beat(
    t,
    ...foes(t)
      .filter((foe) => foe !== himself(t))
      .map(({ id }) => id),
  );
/** To the end of the present combat, with all damage taken by the hero. */
const through = (t: Game): Game => {
  const { active } = t.game;
  while (t.game.combat !== null && t.game.active === active) reach(t, 'attack').play('next');
  return t;
};

describe('an attack on Volkare', () => {
  it('MK-23.6 his army is drawn and revealed only when he is first fought', () => {
    const t = beside({ volkare: { space: '1,0:C', army: [], owed: ['green', 'grey'] } });
    expect(t.game.volkare?.army).toEqual([]);
    t.play('hunt');
    expect(t.game.volkare?.army).toHaveLength(2);
    expect(t.game.volkare?.owed).toEqual([]);
    expect(told(t, 'army-drawn')).toHaveLength(1);
    expect(names(t)).toHaveLength(3);
  });

  it('MK-23.7 where a colour has run out the discards come, then the next stronger', () => {
    const t = beside({ volkare: { space: '1,0:C', army: [], owed: new Array(60).fill('green') } });
    t.play('hunt');
    const drawn = t.game.volkare?.army.length ?? 0;
    expect(drawn).toBe(60);
    expect(t.game.enemies.green).toEqual({ deck: [], discard: [] });
    expect(t.game.enemies.brown.deck.length + t.game.enemies.violet.deck.length).toBeLessThan(20);
  });

  it('MK-23.25, MK-23.26 from beside, without Move, at no cost of Reputation; the hero stays and so does he', () => {
    const t = beside();
    expect(offers(t, 'hunt')).toEqual(['hunt']);
    t.play('hunt');
    expect(playerOf(t).reputation).toBe(0);
    winArmyButOne(t);
    expect(playerOf(t).space).toBe('1,0:W');
    expect(t.game.volkare?.space).toBe('1,0:C');
    expect(t.game.turn.stage).toBe('acted');
    expect(offers(t, 'hunt')).toEqual([]);
    expect(refuses(t, 'hunt').rule).toBe('MK-4.17');
  });

  it('MK-23.25 nobody attacks him from further away', () => {
    const t = beside({ players: [{ space: '0,0:C' }] });
    expect(offers(t, 'hunt')).toEqual([]);
  });

  it('MK-23.26 his army is not fortified, but in his camp, and once more across a wall', () => {
    const forts = (space: string, at: string): number[] => {
      const t = beside({ players: [{ space }], volkare: { space: at, army: ['prowlers'] } }).play('hunt');
      return foes(t).map((foe) => fortificationOf(t.game, foe));
    };
    expect(forts('1,0:W', '1,0:C')).toEqual([0, 0]);
    expect(forts('0,1:E', '0,1:C')).toEqual([1, 0]);
    expect(forts('0,1:SE', '0,1:C')).toEqual([2, 0]);
    expect(forts('0,1:SE', '0,1:E')).toEqual([1, 0]);
  });

  it('MK-23.26 the unit Heroes asks for Influence against him, not when he attacks', () => {
    const units = ['heroes-blue'] as never;
    const t = beside({ players: [{ ...STRONG, space: '1,0:W', units }] }).play('hunt');
    expect(offers(t, 'unit:0')).toEqual([]);
    const defended = attacked({ players: [{ ...STRONG, units }] }).play('stand:partial');
    expect(offers(defended, 'unit:0')).not.toEqual([]);
  });

  it('MK-23.27 on a keep his army is fought instead of the garrison, which stays', () => {
    const t = beside({
      map: { '0,0': 'start-b', '0,1': 'volkares-camp', '1,0': 'countryside-3', '1,-1': 'countryside-2' },
      holdings: [{ space: '1,0:NE', tokens: ['guardsmen'] }],
      players: [{ space: '1,0:C' }],
      volkare: { space: '1,0:NE', army: ['prowlers'] },
    });
    expect(offers(t, 'step:1,0:NE')).toEqual([]);
    t.play('hunt');
    expect(names(t)).toEqual(['prowlers', 'volkare']);
    expect(t.game.holdings['1,0:NE']?.tokens).toMatchObject([{ enemy: 'guardsmen' }]);
  });

  it('MK-23.28 he is not aimed at, and his die says how he attacks when the block phase begins', () => {
    const t = beside().play('hunt');
    const { id } = himself(t);
    expect(offers(t, `aim:${id}`)).toEqual([]);
    expect(t.game.volkare?.battle?.die).toBeNull();
    reach(t, 'block');
    const die = t.game.volkare?.battle?.die;
    if (die === null || die === undefined) throw new Error('The die was not rolled.');
    const { n, element, ability } = volkareDie[die];
    expect(attackValue(t.game, himself(t), 0)).toBe(n);
    expect(attackAt(himself(t), 0).element).toBe(element);
    const expected = ['brutal', 'assassination', ...(ability === undefined ? [] : [ability])];
    expect(attackAbilities(himself(t), attackAt(himself(t), 0)).sort()).toEqual(expected.sort());
    expect(offers(t, `block:${id}`)).toEqual([`block:${id}.0`]);
  });

  it('MK-23.28 who has defeated everybody else before the block phase does not face him', () => {
    const t = beside({ options: { scenario: 'volkares-quest' }, map: QUEST_LAND }).play('hunt');
    t.play('aim:0', 'aim:1');
    lay(t, 60, 'physical', 'siege');
    t.play('strike');
    expect(t.game.combat).toBeNull();
    expect(told(t, 'volkare-rolled')).toHaveLength(0);
    expect(told(t, 'foe-defeated').map(({ enemy }) => enemy)).toEqual([...TWO]);
  });

  it('MK-23.29 whoever falls gives the usual fame, and survivors stay for the next time', () => {
    const t = beside().play('hunt');
    const { fame } = playerOf(t);
    winArmyButOne(t);
    expect(playerOf(t).fame).toBe(fame + 2);
    expect(t.game.volkare?.army).toEqual([{ enemy: 'diggers', up: true }]);
    expect(t.game.volkare?.fallen).toBe(1);
    expect(t.game.enemies.green.discard).toContain('prowlers');
  });

  it('MK-23.34, MK-41.4 when nobody is left the game is won at once', () => {
    const t = winArmy(beside().play('hunt'));
    expect(t.game.outcome).toMatchObject({ reason: 'volkareBeaten', winners: [0] });
  });

  it('MK-42.3 in the Quest everybody has a last turn first', () => {
    const t = winArmy(
      beside({
        seats: 2,
        options: { scenario: 'volkares-quest' },
        map: QUEST_LAND,
        players: [{}, { space: '0,1:C' }],
      }).play('hunt'),
    );
    expect(t.game.outcome).toBeUndefined();
    expect(t.game.ending).toBe(true);
    expect(t.game.last).toEqual([1, 0]);
  });
});

/** The first of his army falls; whatever comes of the others is taken by the hero. */
function winArmyButOne(t: Game): Game {
  beat(t, 0);
  return through(t);
}

describe('an attack of Volkare', () => {
  it('MK-23.17, MK-23.23 he attacks the hero whose space he enters, and goes no further', () => {
    const t = attacked({ cards: [SPELLS.blue] });
    expect(told(t, 'raid-begun')).toMatchObject([{ seats: [0], on: 'hero' }]);
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['stand:full', 'stand:partial', 'stand:aside']);
    t.play('stand:aside');
    t.play(t.options()[0] as string);
    expect(t.game.volkare?.space).toBe('1,0:W');
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
    [6, 4],
  ])('MK-23.23 in round %i a retreat costs %i wounds to hand, and nobody is drawn', (round, n) => {
    const t = attacked({
      round,
      time: round % 2 === 0 ? 'night' : 'day',
      volkare: { army: [], owed: ['green'] },
    });
    const before = playerOf(t).hand.length;
    t.play('stand:aside');
    expect(playerOf(t).hand.slice(before)).toEqual(new Array(n).fill('wound'));
    expect(t.game.volkare?.army).toEqual([]);
    expect(t.game.combat).toBeNull();
  });

  it('MK-23.24 a hero on whose space he stops goes to a safe space beside, not where he came from', () => {
    const t = attacked().play('stand:aside');
    expect(waiting(t)).toEqual([0]);
    expect(offers(t, 'space:0,1:SE')).toEqual([]);
    expect(offers(t, 'space:').length).toBeGreaterThan(0);
    const [to = ''] = offers(t, 'space:');
    t.play(to);
    expect(`space:${playerOf(t).space}`).toBe(to);
    expect(t.game.active).toBe(0);
  });

  it('MK-23.23 attending in part has no die and keeps the next turn', () => {
    const t = attacked({ source: ['red', 'blue', 'green'] }).play('stand:partial');
    expect(t.game.combat?.cause).toBe('defence');
    expect(playerOf(t).orderDown).toBe(false);
    expect(offers(t, 'mana:die')).toEqual([]);
    through(t);
    if (t.options()[0]?.startsWith('space:')) t.play(t.options()[0] as string);
    expect(t.game.active).toBe(0);
    expect(t.game.turn.stage).toBe('start');
    expect(t.game.turns).toBe(3);
  });

  it('MK-23.23 attending in full plays the next turn now: its end is asked, and the token lies face down', () => {
    const t = attacked().play('stand:full');
    expect(playerOf(t).orderDown).toBe(true);
    through(t);
    if (t.options()[0]?.startsWith('space:')) t.play(t.options()[0] as string);
    expect(offers(t, 'end')).toEqual(['end']);
    expect(offers(t, 'step:')).toEqual([]);
    endTurn(t);
    expect(told(t, 'turn-skipped')).toHaveLength(1);
  });

  it('MK-23.23 whoever has given up the turn already, or has none left, attends in part', () => {
    const t = attacked({ seats: 2, order: [1, 0, -1], players: [{ orderDown: true }, { space: '0,0:C' }] });
    expect(t.options()).toEqual(['stand:partial', 'stand:aside']);
    expect(refuses(t, 'stand:full')).toMatchObject({ reason: { key: 'no-turn-to-give-up' } });
  });

  it('MK-23.16 a red card: he stays and attacks the hero beside him with most fame, of equals the first in order', () => {
    const raided = (fame: readonly number[], card = CARDS.red as string): unknown => {
      const t = campaign({
        seats: 3,
        order: [0, 2, 1, -1],
        active: 1,
        cards: [card] as never,
        players: [
          { space: '0,0:C' },
          { space: '1,0:W', fame: fame[0], level: 1 },
          { space: '1,0:E', fame: fame[1], level: 1 },
        ] as never,
        volkare: { space: '1,0:C', army: [...TWO] },
      });
      volkareActs(t);
      expect(t.game.volkare?.space).toBe('1,0:C');
      return told(t, 'raid-begun').map(({ seats }) => seats);
    };
    expect(raided([2, 1])).toEqual([[1]]);
    expect(raided([1, 2])).toEqual([[2]]);
    expect(raided([1, 1])).toEqual([[2]]);
  });

  it('MK-23.16 a red Spell reaches heroes at distance two, if nobody is nearer; a red action does not', () => {
    const raided = (card: string, space: string): number =>
      told(
        volkareActs(
          campaign({
            cards: [card] as never,
            players: [{ space }],
            volkare: { space: '1,0:E', army: [...TWO] },
          }),
        ),
        'raid-begun',
      ).length;
    expect(raided(CARDS.red, '1,0:W')).toBe(0);
    expect(raided(SPELLS.red, '1,0:W')).toBe(1);
    expect(raided(SPELLS.red, '0,0:C')).toBe(0);
    expect(raided(CARDS.red, '1,0:SE')).toBe(1);
  });

  it('MK-23.23 nobody retreats inside a city', () => {
    const t = volkareActs(
      campaign({
        cards: [CARDS.red],
        options: { scenario: 'volkares-quest' },
        map: { ...QUEST_LAND, '3,0': 'core-5' },
        holdings: [{ space: '3,0:C', tokens: [], shields: [0] }],
        players: [{ space: '3,0:C', ...STRONG }],
        volkare: { space: '3,0:NW', army: [...TWO] },
      }),
    );
    expect(t.options()).toEqual(['stand:full', 'stand:partial']);
    expect(refuses(t, 'stand:aside').rule).toBe('MK-23.23');
  });

  it('MK-23.33 a combat that costs him twice as many tokens as there are players makes him skip a turn', () => {
    const raid = (army: readonly EnemyId[], falls: number): Game => {
      const t = volkareActs(
        campaign({
          cards: [CARDS.red],
          options: { scenario: 'volkares-quest' },
          map: QUEST_LAND,
          players: [{ space: '0,1:C', ...STRONG }],
          volkare: { space: '0,1:E', army: [...army] },
        }),
      ).play('stand:partial');
      beat(t, ...Array.from({ length: falls }, (_, id) => id));
      return through(t);
    };
    const three: EnemyId[] = ['prowlers', 'diggers', 'ironclads'];
    expect(raid(three, 2).game.volkare?.down).toBe(true);
    expect(raid(three, 1).game.volkare?.down).toBeUndefined();
  });
});

describe('the battle for the city', () => {
  const defended = (seats: number, players: March['players'], army: readonly EnemyId[] = TWO): Game =>
    volkareActs(
      campaign({
        seats,
        active: seats - 1,
        map: WITH_CITY,
        holdings: [{ space: CITY, tokens: [], shields: [0] }],
        players: (players ?? []).map((each, seat) => ({ ...STRONG, hand: OTHERS[seat], ...each })) as never,
        volkare: { space: '2,0:W', army: [...army] },
      }),
    );

  it('MK-23.20 heroes in the city and beside it are asked, nobody else', () => {
    const t = defended(3, [{ space: CITY }, { space: '2,0:NE' }, { space: '0,0:C' }]);
    expect(told(t, 'raid-begun')).toMatchObject([{ seats: [0, 1], on: 'city' }]);
    expect(t.options(0)).toContain('stand:aside');
  });

  it('MK-23.20 his army is dealt as evenly as can be, and each faces the share', () => {
    const t = defended(2, [{ space: CITY }, { space: '2,0:NE' }], ['prowlers', 'diggers', 'ironclads']);
    t.play([0, 'stand:partial']).play([1, 'stand:partial']);
    expect(foes(t)).toHaveLength(3);
    through(t);
    expect(t.game.active).toBe(1);
    expect(foes(t)).toHaveLength(2);
  });

  it('MK-23.20 if he loses fewer tokens than there are players the city is lost', () => {
    const t = through(defended(1, [{ space: CITY }]).play('stand:partial'));
    expect(t.game.outcome).toMatchObject({ reason: 'cityLost' });
  });

  it('MK-23.20 otherwise he backs straight off to distance two', () => {
    const t = defended(1, [{ space: CITY }]).play('stand:partial');
    winArmyButOne(t);
    expect(t.game.outcome).toBeUndefined();
    expect(t.game.volkare?.space).toBe('1,1:SE');
    expect(told(t, 'volkare-backed-off')).toHaveLength(1);
    expect(t.game.cities[0]?.down).toBeUndefined();
  });

  it('MK-23.19, MK-23.20 where nobody comes to its help it is not defended', () => {
    const t = defended(1, [{ space: CITY }]).play('stand:aside');
    expect(t.game.cities[0]?.down).toBe(true);
    expect(playerOf(t).hand).not.toContain('wound');
  });
});

describe('an attack on Volkare together', () => {
  const allied = (): Game =>
    beside({
      seats: 2,
      players: [{ space: '1,0:W' }, { ...STRONG, hand: OTHERS[1], space: '1,0:E' }],
      volkare: { space: '1,0:C', army: [], owed: ['green', 'green', 'green'] },
    });

  it('MK-23.25, MK-18.4 is proposed to heroes beside him, with shares of his army', () => {
    const t = allied().play('assault:1,0:C').play('invite:1').play('share:1');
    expect(t.options(1)).toEqual(['agree', 'refuse']);
    t.play([1, 'agree']);
    expect(t.game.volkare?.army).toHaveLength(3);
    expect(t.game.volkare?.army.filter((token) => token.for === 0)).toHaveLength(2);
    t.play('hunt');
    expect(foes(t)).toHaveLength(3);
    through(t);
    if (t.options(1).includes('begin')) t.play([1, 'begin']);
    expect(offers(t, 'hunt', 1)).toEqual(['hunt']);
    expect(offers(t, 'step:', 1)).toEqual([]);
    t.play([1, 'hunt']);
    expect(foes(t)).toHaveLength(2);
    winArmy(t);
    expect(t.game.volkare?.army).toHaveLength(2);
    expect(t.game.volkare?.army.every((token) => token.for === undefined)).toBe(true);
    expect(t.game.players.map(({ space }) => space)).toEqual(['1,0:W', '1,0:E']);
  });

  it('MK-23.28 his die is rolled once for all of them', () => {
    const t = allied().play('assault:1,0:C').play('invite:1').play('share:1').play([1, 'agree']).play('hunt');
    through(t);
    const die = t.game.volkare?.battle?.die;
    if (t.options(1).includes('begin')) t.play([1, 'begin']);
    reach(t.play([1, 'hunt']), 'block');
    expect(die).toBeDefined();
    expect(t.game.volkare?.battle?.die).toBe(die);
    expect(told(t, 'volkare-rolled').map(({ colour }) => colour)).toEqual([die, die]);
  });
});

it('MK-23.25 without Volkare nobody hunts him', () => {
  expect(offers(table(), 'hunt')).toEqual([]);
});
