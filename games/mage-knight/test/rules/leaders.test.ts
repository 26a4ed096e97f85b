import { describe, expect, it } from 'vitest';
import { enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import { LEADERS, leaders, levelOfLeader } from '../../data/factions.ts';
import { BACKS } from '../../data/types.ts';
import { resistancesOf } from '../../rules/combat/numbers.ts';
import { isSafe } from '../../rules/ground.ts';
import { isUnconquered, siteAt } from '../../rules/map.ts';
import { drawEnemy } from '../../rules/tiles.ts';
import { type MageKnightView, view } from '../../rules/view.ts';
import { foe, parryWith, reach, strikeWith } from '../fight.ts';
import { type Game, offers, playerOf, refuses, table, told } from '../table.ts';
import { before, LIFE, LIFE_MAP, leaderOf, NECROPOLIS, strikeLeader, VALLEY_SEAT } from '../tezla.ts';

const into = (t: Game, seat = NECROPOLIS): Game => t.play(`step:${seat}`);

describe('the leader of a faction', () => {
  it('MK-24.4 twelve levels of each, and its followers lie face up for the level it begins on', () => {
    for (const id of LEADERS) expect(leaders[id].levels).toHaveLength(12);
    for (const [harder, level] of [
      [0, 6],
      [4, 10],
      [8, 12],
    ] as const) {
      const { game } = table({ map: LIFE_MAP, options: { ...LIFE, harder } });
      expect(game.factions?.leaders.map((each) => [each.id, each.space, each.level])).toEqual([
        ['high-priestess', VALLEY_SEAT, level],
        ['necromancer', NECROPOLIS, level],
      ]);
      for (const { id, space } of game.factions?.leaders ?? []) {
        const tokens = game.holdings[space]?.tokens ?? [];
        const { followers } = levelOfLeader(id, level);
        for (const back of BACKS)
          expect(tokens.filter(({ enemy }) => enemies[enemy].colour === back)).toHaveLength(
            followers[back] ?? 0,
          );
        expect(tokens.every(({ up }) => up)).toBe(true);
        const own = tokens.filter(({ enemy }) => (enemies[enemy] as Enemy).faction === leaders[id].faction);
        expect(own).toHaveLength(tokens.length);
      }
    }
  });

  it('MK-24.4 where a faction has no token of a colour left, another one stands in', () => {
    const t = table({ options: LIFE, map: { '0,0': 'start-a' } });
    const pile = t.game.factions?.piles.darkCrusader?.red;
    const fallen = pile?.deck.splice(0) ?? [];
    expect(fallen).toHaveLength(4);
    const enemy = drawEnemy(t.game, 'red', undefined, 'darkCrusader');
    expect((enemies[enemy as never] as Enemy).faction).toBeUndefined();
    pile?.discard.push(...fallen);
    expect(fallen).toContain(drawEnemy(t.game, 'red', undefined, 'darkCrusader'));
  });

  it('MK-24.5 to enter the seat is a fight with leader and followers, without walls and without shame', () => {
    const t = before('necromancer', { followers: ['zombie-horde'], player: { reputation: 2 } });
    expect(isUnconquered(t.game, NECROPOLIS)).toBe(true);
    expect(isSafe(t.game, 0, NECROPOLIS)).toBe(false);
    into(t);
    expect(t.game.combat).toMatchObject({ cause: 'assault', space: NECROPOLIS });
    expect(t.game.combat?.foes.map(({ enemy, fortified }) => [enemy, fortified])).toEqual([
      ['necromancer', 0],
      ['zombie-horde', 0],
    ]);
    expect(playerOf(t).reputation).toBe(2);
    expect(t.game.turn).toMatchObject({ stage: 'acting', move: 0 });
  });

  it.each(LEADERS.flatMap((id) => Array.from({ length: 12 }, (_, at) => [id, at + 1] as const)))(
    'MK-24.6 %s on level %i is what the table says',
    (id, level) => {
      const t = before(id, { level });
      into(t, id === 'necromancer' ? NECROPOLIS : VALLEY_SEAT);
      const said = levelOfLeader(id, level);
      const { foes = [] } = (view(t.game, 0) as unknown as MageKnightView).combat ?? {};
      expect(foes[0]?.armor.n).toBe(said.elusive ?? said.armor);
      expect(foes[0]?.abilities.slice().sort()).toEqual([...said.abilities].sort());
      expect(resistancesOf(foe(t))).toEqual(
        ['physical', 'fire', 'ice'].filter((each) => said.resistances.includes(each as never)),
      );
      expect(foe(t).attacks.map(({ element }) => element)).toEqual(
        said.attacks.map(({ element }) => element),
      );
    },
  );

  it('MK-24.6 an attack of its Armor beats a level: 3 Fame, a shield on it, no faction token', () => {
    const t = into(before('necromancer', { level: 5, player: { fame: 80 } }));
    reach(t, 'attack');
    expect(refusesStrike(t, 3)).toBe(true);
    strikeWith(t, 1);
    expect(leaderOf(t, 'necromancer')).toMatchObject({ level: 4, shields: [{ level: 5, seat: 0 }] });
    expect(playerOf(t).fame).toBe(83);
    expect(t.game.turn.factions).toEqual([]);
    expect(t.game.turn.defeated).toBe(0);
    expect(told(t, 'level-beaten')).toMatchObject([{ enemy: 'necromancer', level: 5, fame: 3 }]);
  });

  it('MK-24.7 an attack beats one level however strong it is, another one the next', () => {
    const t = into(before('necromancer', { level: 3 }));
    reach(t, 'attack');
    strikeWith(t, 90);
    expect(leaderOf(t, 'necromancer').level).toBe(2);
    expect(t.game.combat?.foes[0]).toMatchObject({ defeated: false, leader: { level: 2 } });
    strikeWith(t, 90);
    expect(leaderOf(t, 'necromancer').level).toBe(1);
    expect(leaderOf(t, 'necromancer').shields.map(({ level }) => level)).toEqual([3, 2]);
  });

  it('MK-24.8 a level beaten from afar changes its attacks; one beaten later does not', () => {
    const t = into(before('necromancer', { level: 3 }));
    strikeWith(t, 90);
    expect(foe(t).leader?.level).toBe(2);
    reach(t, 'block');
    expect(t.asked().prompt).toMatchObject({ need: 6 });
    reach(t, 'attack');
    const dealt = foe(t).attacks.map(({ state }) => state);
    strikeWith(t, 90);
    expect(foe(t)).toMatchObject({ leader: { level: 1 } });
    expect(foe(t).attacks.map(({ state }) => state)).toEqual(dealt);
  });

  it('MK-24.9 with level 1 it is defeated, and with the last follower the seat is free', () => {
    const t = into(before('necromancer', { level: 1 }));
    reach(t, 'attack');
    strikeWith(t, 90);
    expect(leaderOf(t, 'necromancer').level).toBe(0);
    expect(t.game.combat).toBeNull();
    expect(t.game.holdings[NECROPOLIS]?.shields).toEqual([0]);
    expect(isUnconquered(t.game, NECROPOLIS)).toBe(false);
    expect(isSafe(t.game, 0, NECROPOLIS)).toBe(true);
    expect(playerOf(t).space).toBe(NECROPOLIS);
    expect(t.game.turn.defeated).toBe(1);
  });

  it('MK-24.9, MK-24.10 a follower that stands keeps the seat, and both stay as they are for the next fight', () => {
    const t = into(before('necromancer', { level: 2, followers: ['zombie-horde'] }));
    reach(t, 'attack');
    t.play('aim:0');
    strikeWith(t, 90);
    t.play('next');
    expect(leaderOf(t, 'necromancer').level).toBe(1);
    expect(t.game.holdings[NECROPOLIS]).toMatchObject({
      shields: [],
      tokens: [{ enemy: 'zombie-horde', up: true }],
    });
    expect(playerOf(t).space).toBe('0,1:E');
    const beaten = into(before('necromancer', { level: 0, followers: ['zombie-horde'] }));
    expect(beaten.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['zombie-horde']);
    expect(isUnconquered(beaten.game, NECROPOLIS)).toBe(true);
  });

  it('MK-13.3 a leader that summons calls enemies of its own faction', () => {
    const t = into(before('necromancer', { level: 4 }));
    t.play('next');
    const called = (t.game.combat?.foes ?? []).filter(({ role }) => role === 'summoned');
    expect(called).toHaveLength(2);
    for (const { enemy } of called)
      expect(enemies[enemy as never] as Enemy).toMatchObject({ colour: 'green', faction: 'darkCrusader' });
  });

  it('MK-7.6, MK-24.13, MK-9.27 the Necropolis costs Move 2 and is dark by day; the valley is not', () => {
    const t = before('necromancer', { time: 'day' });
    expect(t.asked().options.find(({ id }) => id === `step:${NECROPOLIS}`)?.label).toMatchObject({ cost: 2 });
    into(t);
    expect(t.game.combat?.dark).toBe(true);
    const valley = before('high-priestess', { time: 'day' });
    expect(valley.asked().options.find(({ id }) => id === `step:${VALLEY_SEAT}`)?.label).toMatchObject({
      cost: 2,
    });
    into(valley, VALLEY_SEAT);
    expect(valley.game.combat?.dark).toBe(false);
    expect(siteAt(valley.game, VALLEY_SEAT)).toBe('hiddenValley');
  });

  it('MK-24.8, MK-13.21 an elusive one is easier to hit once all its attacks are blocked', () => {
    const t = into(before('high-priestess', { level: 1 }), VALLEY_SEAT);
    reach(t, 'block');
    for (const attack of [0, 1, 2]) {
      if (t.options().includes(`block:0.${attack}`)) t.play(`block:0.${attack}`);
      parryWith(t, 20);
    }
    expect(t.game.combat?.phase).toBe('attack');
    strikeWith(t, 3, 'ice');
    expect(leaderOf(t, 'high-priestess').level).toBe(0);
  });
});

/** So much physical attack falls short. */
function refusesStrike(t: Game, n: number): boolean {
  t.game.combat?.points.push({ n, element: 'physical', kind: 'melee', source: 'sideways' });
  t.journal.table = { ...t.game };
  return offers(t, 'strike').length === 0 && refuses(t, 'strike').rule === 'MK-12.7';
}

describe('a liberated seat', () => {
  const free = (space: string, id: 'necromancer' | 'high-priestess', night: boolean): Game =>
    table({
      map: LIFE_MAP,
      options: LIFE,
      round: night ? 2 : 1,
      time: night ? 'night' : 'day',
      players: [{ space, hand: ['march', 'wound'] }],
      holdings: [{ space, tokens: [], shields: [0] }],
      leaders: [{ id, level: 0 }],
      step: 'begin',
    });

  it('MK-9.27 the Necropolis gives a black mana at night, and nothing by day', () => {
    expect(free(NECROPOLIS, 'necromancer', true).game.players[0]?.tokens.black).toBe(1);
    const day = free(NECROPOLIS, 'necromancer', false).game.players[0]?.tokens;
    expect([day?.black, day?.gold]).toEqual([0, 0]);
  });

  it('MK-9.28, MK-24.13 the valley is a magical glade, once it is liberated', () => {
    expect(free(VALLEY_SEAT, 'high-priestess', false).game.players[0]?.tokens.gold).toBe(1);
    const t = free(VALLEY_SEAT, 'high-priestess', true);
    expect(t.game.players[0]?.tokens.black).toBe(1);
    t.play('rest', 'discard:march', 'done', 'end');
    expect(offers(t, 'throw:')).toContain('throw:hand');
  });
});

describe('strikeLeader', () => {
  it('MK-24.7 levels fall one by one to the last', () => {
    const t = into(before('high-priestess', { level: 12 }), VALLEY_SEAT);
    reach(t, 'attack');
    for (let level = 12; level > 0; level--) strikeLeader(t, 'high-priestess');
    expect(leaderOf(t, 'high-priestess').shields.map(({ level }) => level)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
    expect(playerOf(t).fame).toBe(116);
  });
});
