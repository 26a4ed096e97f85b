// What effects count, keep and give back, at the edges.
import { describe, expect, it } from 'vitest';
import { ENEMIES, type EnemyId } from '../../data/enemies.ts';
import { canCarryOut } from '../../rules/effects/possible.ts';
import { tally } from '../../rules/gains.ts';
import { use } from '../effect.ts';
import { fight, PASTIME, parryWith, printed, reach } from '../fight.ts';
import { fightingWith, holding, points } from '../holding.ts';
import { offers, playerOf, refuses, table, told } from '../table.ts';

describe('counted enemies', () => {
  const twice = ENEMIES.find((id) => printed(id).attacks.length === 2) as EnemyId;

  it('an enemy with an attack left is not blocked', () => {
    const t = reach(
      fight([twice], { player: { hand: ['counterattack', PASTIME, 'march'], level: 9 } }),
      'block',
    );
    t.play('block:0.0');
    parryWith(t, 30);
    reach(t, 'attack').play('play:counterattack', 'basic');
    expect(points(t)).toEqual([[2, 'physical', 'melee']]);
  });

  it('one whose attacks are all blocked is one enemy', () => {
    const t = reach(
      fight([twice], { player: { hand: ['counterattack', PASTIME, 'march'], level: 9 } }),
      'block',
    );
    t.play('block:0.0');
    parryWith(t, 30);
    parryWith(t, 30);
    reach(t, 'attack').play('play:counterattack', 'basic');
    expect(points(t)).toEqual([[4, 'physical', 'melee']]);
  });

  it('MK-22.12 in the attack phase the summoner is faced again', () => {
    const t = fight(['orc-summoners', 'prowlers'], {
      source: [],
      time: 'night',
      player: {
        hand: ['flame-wall', PASTIME, 'march'],
        crystals: { red: 2 },
        tokens: { black: 1 },
        level: 9,
      },
    });
    reach(t, 'attack');
    t.play('aim:0', 'play:flame-wall', 'powered');
    expect(points(t)).toEqual([[5 + 2 * 2, 'fire', 'melee']]);
  });
});

describe('crystals that come back', () => {
  it('only as far as there is room', () => {
    const t = table({
      source: [],
      players: [
        {
          hand: ['crystal-mastery', 'march', 'ice-bolt', 'rage'],
          crystals: { blue: 2, green: 3 },
          deck: ['stamina'],
        },
      ],
    });
    t.play('play:crystal-mastery', 'powered', 'play:march', 'powered', 'play:ice-bolt', 'basic');
    expect(playerOf(t).crystals).toMatchObject({ blue: 2, green: 2 });
    t.play('crystal:blue', 'crystal:blue', 'end', 'done');
    expect(playerOf(t).crystals).toMatchObject({ blue: 3, green: 3 });
  });
});

describe('crystals that do not', () => {
  it('are spent for good without an effect that says otherwise', () => {
    const t = table({
      source: [],
      players: [{ hand: ['mountain-lore', 'march', 'rage'], crystals: { green: 2 }, deck: ['stamina'] }],
    });
    t.play('play:mountain-lore', 'powered', 'play:march', 'powered');
    expect(t.game.lasting).not.toEqual([]);
    t.play('end', 'done');
    expect(playerOf(t).crystals.green).toBe(0);
  });
});

describe('dice that are in use', () => {
  it('are not rolled with the Source', () => {
    const t = table({
      source: ['green', 'red', 'blue'],
      players: [{ hand: ['march', 'mana-storm', 'rage'], tokens: { white: 1 } }],
    });
    t.play('play:march', 'powered', 'play:mana-storm', 'powered');
    expect(told(t, 'die-rolled').map(({ from }) => from)).toEqual(['red', 'blue']);
    expect(t.game.source[0]).toMatchObject({ by: 0, colour: 'green' });
  });

  it('are not there to be taken', () => {
    const t = table({
      source: ['green', 'red'],
      players: [{ hand: ['march', 'mana-draw', 'rage'], tokens: { white: 1 } }],
    });
    t.play('play:march', 'powered', 'play:mana-draw', 'powered');
    expect(offers(t, 'die:')).toEqual([]);
    expect(offers(t, 'colour:')).toHaveLength(5);
    t.play('colour:blue');
    expect(t.game.source).toMatchObject([
      { colour: 'green', by: 0, stays: false },
      { colour: 'blue', by: 0, stays: true },
    ]);
  });
});

describe('effects of an offer', () => {
  it('MK-11.17, MK-1.20 healing Spells are of no use in a combat, whatever casts them', () => {
    const t = fightingWith('tovak', 'tome-of-all-spells', 'attack', {
      spells: ['restoration', 'fireball', 'tremor'],
      player: { hand: ['tome-of-all-spells', 'march', 'rage'] },
    });
    t.play('play:tome-of-all-spells', 'basic', 'discard:rage');
    expect(points(t)).toEqual([[5, 'fire', 'ranged']]);
    const healing = fightingWith('tovak', 'tome-of-all-spells', 'attack', {
      spells: ['restoration', 'cure', 'energy-flow'],
      seats: 2,
      player: { hand: ['tome-of-all-spells', 'march', 'rage'] },
    });
    expect(refuses(healing.play('play:tome-of-all-spells'), 'basic').rule).toBe('MK-1.16');
  });

  it('MK-1.8 a Spell of the offer is not powered by day either', () => {
    const t = holding('tovak', 'magic-talent', {
      spells: ['offering'],
      player: { tokens: { black: 1 } },
    });
    t.play('play:magic-talent', 'basic', 'discard:rage', 'play:offering');
    expect(told(t, 'card-played').at(-1)).toMatchObject({ card: 'offering', side: 'basic', from: 'offer' });
  });
});

describe('cards put back', () => {
  it('a card by chance under the deck, where nothing else is said', () => {
    const t = use(
      table({ players: [{ hand: ['march'], deck: ['rage', 'stamina'], discard: ['promise'] }] }),
      'token:amulet-of-reawakening',
    );
    expect(playerOf(t).deck).toEqual(['promise', 'stamina', 'rage']);
    expect(playerOf(t).moreCards).toBe(1);
    expect(playerOf(t).discard).toEqual([]);
  });
});

describe('two prices for an advanced action', () => {
  it('each is paid once', () => {
    const t = use(
      use(table({ advanced: ['ambush', 'agility'], players: [{ hand: ['march'] }] }), 'card:learning:basic'),
      'card:learning:powered',
    );
    t.game.turn.influence = 30;
    t.journal.table = { ...t.game };
    expect(offers(t, 'study:')).toEqual([
      'study:ambush.6',
      'study:agility.6',
      'study:ambush.9',
      'study:agility.9',
    ]);
    t.play('study:ambush.9');
    expect(playerOf(t).hand).toContain('ambush');
    expect(offers(t, 'study:').every((id) => id.endsWith('.6'))).toBe(true);
    t.play('study:agility.6');
    expect(playerOf(t).discard).toContain('agility');
    expect(offers(t, 'study:')).toEqual([]);
    expect(t.game.turn.influence).toBe(15);
  });
});

describe('day and night', () => {
  it('MK-5.17 an effect with two values gives the one of the time, and of night rules', () => {
    const paths = 'skill:arythea-dark-paths';
    expect(use(table({ players: [{}] }), paths).game.turn.move).toBe(1);
    expect(use(table({ time: 'night', players: [{}] }), paths).game.turn.move).toBe(2);
    const inDungeon = table({
      map: { '0,0': 'start-a', '1,0': 'countryside-7' },
      combat: { cause: 'adventure', space: '1,0:SE', draws: ['brown'] },
      players: [{ space: '1,0:SE' }],
    });
    expect(use(inDungeon, paths).game.turn.move).toBe(2);
  });
});

describe('what is no reason to use anything', () => {
  it('MK-1.16 lost reputation alone', () => {
    const { game } = table({ players: [{}] });
    expect(canCarryOut(game, { player: 0, source: 'unit:thugs:1', path: [] })).toBe(false);
    expect(canCarryOut(game, { player: 0, source: 'card:threaten:powered', path: [] })).toBe(true);
  });
});

describe('healing that is counted', () => {
  it('golden-grail: as many points as it gave', () => {
    const t = holding('tovak', 'golden-grail').play('play:golden-grail', 'basic');
    for (let point = 0; point < 3; point++) tally(t.game, 0, 'pointOfThisHealing');
    expect(playerOf(t).fame).toBe(2);
  });
});
