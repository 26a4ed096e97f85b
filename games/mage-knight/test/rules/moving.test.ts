import { describe, expect, it } from 'vitest';
import { TERRAINS, type Terrain } from '../../data/terrains.ts';
import { isSafe, stepCost, terrainCost } from '../../rules/ground.ts';
import { texts } from '../../text/index.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

/** Seat 0 somewhere with Move to spend. */
const at = (space: string, move = 20, rest: TableSetup = {}): Game =>
  table({
    turn: { move },
    ...rest,
    players: [{ space, ...rest.players?.[0] }, ...(rest.players?.slice(1) ?? [])],
  });

const wall = (tile: string) => ({ '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' });

describe('steps', () => {
  it('MK-7.1, MK-4.22 nobody moves while resting', () => {
    const t = table({ players: [{ hand: ['march', 'rage', 'stamina'] }], turn: { move: 4 } });
    t.play('rest', 'discard:march', 'done');
    expect(refuses(t, 'step:0,0:E')).toEqual({ reason: { key: 'resting' }, rule: 'MK-4.22' });
  });

  it('MK-7.1, MK-4.20 nobody moves after the action', () => {
    const t = at('1,0:E').play('interact');
    t.game.turn.move = 20;
    expect(refuses(t, 'step:1,0:SE')).toEqual({ reason: { key: 'action-was-taken' }, rule: 'MK-4.20' });
  });

  it('MK-7.2 Move points add up and carry over', () => {
    const t = table({ players: [{ hand: ['march', 'march', 'stamina'] }] });
    t.play('play:march', 'basic', 'play:march', 'basic', 'step:0,0:NE');
    expect(t.game.turn.move).toBe(1);
    t.play('play:stamina', 'basic');
    expect(t.game.turn.move).toBe(3);
  });

  it('MK-7.3 a step goes to a neighbour that the points pay for', () => {
    const t = at('0,0:C', 2);
    expect(offers(t, 'step:')).toEqual(['step:0,0:E', 'step:0,0:NW']);
    expect(refuses(t, 'step:0,0:NE')).toEqual({
      reason: { key: 'too-far', cost: 3, move: 2 },
      rule: 'MK-7.3',
    });
    t.play('step:0,0:E');
    expect(playerOf(t).space).toBe('0,0:E');
    expect(t.game.turn).toMatchObject({ move: 0, stage: 'moving', path: ['0,0:C'] });
    const land = { terrain: 'plains', site: null };
    expect(told(t, 'stepped')).toEqual([
      { key: 'stepped', player: 0, from: '0,0:C', space: '0,0:E', ...land, cost: 2 },
    ]);
  });

  it.each<[Terrain, number | null, number | null]>([
    ['plains', 2, 2],
    ['hills', 3, 3],
    ['forest', 3, 5],
    ['wasteland', 4, 4],
    ['desert', 5, 3],
    ['swamp', 5, 5],
    ['lake', null, null],
    ['mountain', null, null],
    ['sea', null, null],
  ])('MK-7.4 %s costs %s by day and %s at night', (terrain, day, night) => {
    const found: Record<Terrain, string> = {
      plains: '0,0:C',
      hills: '0,1:C',
      forest: '0,0:NE',
      wasteland: '1,1:C',
      desert: '1,1:E',
      swamp: '2,0:C',
      lake: '1,0:NE',
      mountain: '1,1:NW',
      sea: '0,0:W',
    };
    for (const [time, cost] of [['day', day] as const, ['night', night] as const]) {
      const t = table({
        time,
        map: {
          '0,0': 'start-a',
          '1,0': 'countryside-1',
          '0,1': 'countryside-2',
          '2,0': 'countryside-7',
          '1,1': 'core-3',
        },
      });
      const space = terrain === 'desert' ? desertOn(t) : found[terrain];
      expect(terrainCost(t.game, 0, space) ?? null).toBe(cost);
    }
    expect(TERRAINS).toContain(terrain);
  });

  it('MK-7.4 nobody enters a lake, a mountain or the sea', () => {
    expect(refuses(at('1,0:C'), 'step:1,0:NE')).toEqual({ reason: { key: 'impassable' }, rule: 'MK-7.4' });
    expect(refuses(at('0,0:C'), 'step:0,0:W')).toEqual({ reason: { key: 'impassable' }, rule: 'MK-7.4' });
    expect(offers(at('0,0:C'), 'step:0,0:W')).toEqual([]);
  });

  it('MK-7.5 a city costs 2 whatever is below it', () => {
    const t = table({
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'core-5', '0,1': 'countryside-2' },
    });
    expect(terrainCost(t.game, 0, '1,0:C')).toBe(2);
    expect(terrainCost(t.game, 0, '1,0:SE')).toBe(5);
  });

  it('MK-7.10 an adventure site neither ends the movement nor obliges to anything', () => {
    const t = at('0,0:E', 20, { map: wall('countryside-14') });
    t.play('step:1,0:SW', 'step:1,0:C', 'step:1,0:E');
    expect(t.options()).toContain('enter');
    expect(t.game.turn.stage).toBe('moving');
    expect(offers(t, 'step:').length).toBeGreaterThan(0);
  });
});

function desertOn({ game }: Game): string {
  game.map['3,0'] = 'core-1';
  return '3,0:E';
}

describe('rampaging enemies', () => {
  it('MK-7.8 nobody enters the space of a rampaging enemy, and everybody once it is gone', () => {
    expect(refuses(at('1,0:W'), 'step:1,0:NW')).toEqual({
      reason: { key: 'rampaging-there' },
      rule: 'MK-7.8',
    });
    const gone = at('1,0:W', 20, { holdings: [{ space: '1,0:NW', tokens: [], cleared: true }] });
    expect(gone.options()).toContain('step:1,0:NW');
  });

  it('MK-7.9, MK-4.18, MK-11.5 a step between two spaces beside it provokes it and ends the movement', () => {
    const t = at('1,0:W', 20, { holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }] });
    t.play('step:1,0:C');
    expect(t.game.combat).toMatchObject({ cause: 'rampaging', space: '1,0:C' });
    expect(t.game.combat?.foes).toMatchObject([{ enemy: 'prowlers', role: 'rampaging', fortified: 0 }]);
    expect(t.game.turn.move).toBe(0);
    expect(playerOf(t).reputation).toBe(0);
  });

  it('MK-7.9, MK-7.26 coming near it, or leaving, provokes nobody', () => {
    const t = at('1,0:SW').play('step:1,0:C');
    expect(t.game.combat).toBeNull();
    t.play('step:1,0:SE');
    expect(t.game.combat).toBeNull();
  });

  it('MK-7.3 a step says where it leads and what is there, in both languages', () => {
    const t = at('0,0:C');
    const labelOf = (id: string) => t.asked().options.find((option) => option.id === id)?.label;
    const label = labelOf('step:0,0:E');
    expect(label).toMatchObject({ key: 'step', from: '0,0:C', terrain: 'plains', site: null });
    const names = { seat: (seat: number) => `${seat}` };
    const said = (language: 'en' | 'cs') =>
      label === undefined ? '' : texts[language].message(label, names);
    expect(said('en')).toMatch(/^Go east: plains for 2 Move/);
    expect(said('cs')).toMatch(/^Jdi na východ: pláně \(Pohyb 2\)/);
  });

  it('MK-11.6 one step may provoke two, which are fought together', () => {
    const t = at('1,0:C', 20, {
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'core-10', '0,1': 'countryside-2' },
      holdings: [
        { space: '1,0:SW', tokens: ['prowlers'] },
        { space: '1,0:SE', tokens: ['diggers'] },
      ],
    });
    const label = t.asked().options.find(({ id }) => id === 'step:1,0:W')?.label;
    expect(label).toMatchObject({ key: 'step', provokes: ['1,0:SW'], assaults: true });
    const both = at('1,0:C', 20, {
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'core-5', '0,1': 'countryside-2' },
      holdings: [
        { space: '1,0:C', tokens: [], shields: [0] },
        { space: '1,0:E', tokens: ['prowlers'] },
        { space: '1,0:SW', tokens: ['diggers'] },
      ],
    });
    both.play('step:1,0:SE');
    expect(both.game.combat?.foes.map(({ enemy }) => enemy).sort()).toEqual(['diggers', 'prowlers']);
  });

  it('MK-7.25 the wall must part it from the space that is entered, not from the one that is left', () => {
    const dragon = { space: '1,0:C', tokens: ['fire-dragon' as const] };
    const behind = at('1,0:NW', 20, { map: wall('core-9'), holdings: [dragon] }).play('step:1,0:W');
    expect(behind.game.combat).toBeNull();
    const open = at('1,0:W', 20, { map: wall('core-9'), holdings: [dragon] }).play('step:1,0:NW');
    expect(open.game.combat?.foes).toMatchObject([{ enemy: 'fire-dragon' }]);
  });

  it('MK-7.25 a wall between the space entered and the enemy keeps it quiet', () => {
    const tower = { space: '1,0:C', tokens: [], shields: [0] };
    const orc = { space: '1,0:NE', tokens: ['prowlers' as const] };
    const t = at('1,0:NW', 20, { map: wall('countryside-13'), holdings: [tower, orc] });
    t.play('step:1,0:C');
    expect(t.game.combat).toBeNull();
    expect(t.options()).toContain('step:1,0:W');
    const open = { '0,0': 'start-a', '1,0': 'countryside-7', '0,1': 'countryside-2' };
    const seen = at('1,0:C', 20, { map: open, holdings: [orc] });
    seen.play('step:1,0:E');
    expect(seen.game.combat?.foes).toHaveLength(1);
  });
});

describe('fortified sites', () => {
  const KEEP = { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' };
  const guarded = (rest: TableSetup = {}) =>
    at('1,0:C', 20, { map: KEEP, holdings: [{ space: '1,0:NE', tokens: ['swordsmen'] }], ...rest });

  it('MK-7.7, MK-4.18, MK-9.7, MK-10.22, MK-11.2 to enter a keep nobody has conquered is an assault: Reputation -1', () => {
    const t = guarded().play('step:1,0:NE');
    expect(t.game.combat).toMatchObject({ cause: 'assault', space: '1,0:NE', from: '1,0:C' });
    expect(t.game.combat?.foes).toMatchObject([{ enemy: 'swordsmen', role: 'garrison', fortified: 1 }]);
    expect(playerOf(t).reputation).toBe(-1);
    expect(t.game.turn).toMatchObject({ move: 0, influence: 0, stage: 'acting' });
  });

  it('MK-7.7 an own keep is entered like any space', () => {
    const t = guarded({ holdings: [{ space: '1,0:NE', tokens: [], shields: [0] }] }).play('step:1,0:NE');
    expect(t.game.combat).toBeNull();
    expect(playerOf(t).reputation).toBe(0);
  });

  it('MK-7.7, MK-9.9, MK-11.4 a keep of another player who is away is assaulted, a grey enemy is drawn', () => {
    const t = guarded({
      seats: 2,
      players: [{}, { space: '0,0:C' }],
      holdings: [{ space: '1,0:NE', tokens: [], shields: [1] }],
      decks: { enemies: { grey: ['golems'] } },
    });
    t.play('step:1,0:NE');
    expect(t.game.combat).toMatchObject({ cause: 'assault', halfFame: true });
    expect(t.game.combat?.foes).toMatchObject([{ enemy: 'golems', role: 'drawn', fortified: 1 }]);
  });

  it('MK-7.16, MK-7.17, MK-7.22 a keep whose owner is inside ends the movement and nothing can be done there', () => {
    const t = guarded({
      seats: 2,
      players: [{}, { space: '1,0:NE' }],
      holdings: [{ space: '1,0:NE', tokens: [], shields: [1] }],
    });
    t.play('step:1,0:NE');
    expect(t.game.combat).toBeNull();
    expect(t.game.turn).toMatchObject({ stage: 'acted', move: 0 });
    expect(told(t, 'owner-at-home')).toHaveLength(1);
    expect(playerOf(t).reputation).toBe(2);
    expect(isSafe(t.game, 0, '1,0:NE')).toBe(false);
  });

  it('MK-7.17, MK-7.22 whoever comes to a keep with its owner inside is forced back from there', () => {
    const t = guarded({
      seats: 2,
      players: [{ hand: ['march', 'rage'], deck: [] }, { space: '1,0:NE' }],
      holdings: [{ space: '1,0:NE', tokens: [], shields: [1] }],
    });
    const { space } = playerOf(t);
    t.play('play:march', 'influence', 'step:1,0:NE', 'end', 'done');
    expect(playerOf(t)).toMatchObject({ space, hand: ['rage', 'wound'] });
    expect(t.game.holdings['1,0:NE']?.shields).toEqual([1]);
  });

  it('MK-11.7 an assault may provoke a rampaging enemy, which is fought along and is not fortified', () => {
    const t = at('1,0:C', 20, {
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'core-10', '0,1': 'countryside-2' },
      holdings: [
        { space: '1,0:W', tokens: ['swordsmen'] },
        { space: '1,0:SW', tokens: ['prowlers'] },
        { space: '1,0:SE', tokens: ['diggers'] },
      ],
    });
    t.play('step:1,0:W');
    expect(t.game.combat?.foes).toMatchObject([
      { enemy: 'swordsmen', fortified: 1 },
      { enemy: 'prowlers', role: 'rampaging', fortified: 0 },
    ]);
  });

  it('MK-11.8 who is attacked by a step may challenge others beside the space', () => {
    const t = at('1,0:C', 20, {
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'core-8', '0,1': 'countryside-2' },
      holdings: [
        { space: '1,0:C', tokens: ['gunners'] },
        { space: '1,0:W', tokens: ['fire-dragon'] },
        { space: '1,0:SE', tokens: ['ice-dragon'] },
      ],
      players: [{ space: '1,0:NE' }],
    });
    t.play('step:1,0:C');
    expect(t.options()).toEqual(['challenge:1,0:W', 'challenge:1,0:SE', 'done']);
    t.play('challenge:1,0:SE', 'done');
    expect(t.game.combat?.foes.map(({ enemy }) => enemy)).toEqual(['gunners', 'ice-dragon']);
  });

  it('MK-30.3 a closed city is not entered', () => {
    const t = at('1,0:NE', 20, { map: { '0,0': 'start-a', '1,0': 'core-7', '0,1': 'countryside-2' } });
    expect(refuses(t, 'step:1,0:C')).toEqual({ reason: { key: 'city-closed' }, rule: 'MK-30.3' });
  });
});

describe('other heroes', () => {
  const two = (space: string, rest: TableSetup = {}) =>
    at('0,0:E', 20, { seats: 2, ...rest, players: [{}, { space }] });

  it('MK-7.16, MK-7.18 one passes through, explores from there, but takes no action', () => {
    const t = two('1,0:E', { players: [{ space: '1,0:SE' }] });
    const here = at('1,0:SE', 20, { seats: 2, players: [{}, { space: '1,0:E' }] }).play('step:1,0:E');
    expect(here.game.turn.stage).toBe('moving');
    expect(here.options()).toContain('step:1,0:SE');
    expect(offers(here, 'explore:').length).toBeGreaterThan(0);
    expect(refuses(here, 'interact')).toEqual({ reason: { key: 'other-hero-here' }, rule: 'MK-7.18' });
    expect(isSafe(here.game, 0, '1,0:E')).toBe(false);
    expect(isSafe(t.game, 1, '1,0:E')).toBe(true);
  });

  it('MK-7.17, MK-7.22 whoever ends a turn on another hero is forced back, a wound for each space', () => {
    const t = at('1,0:SW', 20, {
      seats: 2,
      players: [{ hand: ['march', 'rage'], deck: ['stamina'] }, { space: '1,0:SE' }],
    });
    t.play('play:march', 'influence', 'step:1,0:SE', 'end', 'done');
    expect(told(t, 'forced-back')).toMatchObject([{ player: 0, space: '1,0:SW', steps: 1 }]);
    expect(playerOf(t).space).toBe('1,0:SW');
    expect(playerOf(t).hand.filter((card) => card === 'wound')).toHaveLength(1);
    expect(playerOf(t, 1)).toMatchObject({ space: '1,0:SE' });
  });

  it('MK-7.19, MK-7.15 the portal and conquered cities hold any number of heroes', () => {
    const t = two('0,0:C');
    expect(isSafe(t.game, 0, '0,0:C')).toBe(true);
    const map = { '0,0': 'start-a', '1,0': 'core-7', '0,1': 'countryside-2' };
    const city = two('1,0:C', { map, holdings: [{ space: '1,0:C', tokens: [], shields: [1] }] });
    expect(isSafe(city.game, 0, '1,0:C')).toBe(true);
    const closed = two('1,0:NE', { map, holdings: [{ space: '1,0:C', tokens: ['gunners'], shields: [1] }] });
    expect(isSafe(closed.game, 0, '1,0:C')).toBe(false);
  });

  it('MK-7.23 no step that provokes leads onto another hero', () => {
    const t = at('1,0:W', 20, {
      seats: 2,
      players: [{}, { space: '1,0:C' }],
      holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }],
    });
    expect(refuses(t, 'step:1,0:C')).toEqual({ reason: { key: 'hero-beside-provoked' }, rule: 'MK-7.23' });
    const alone = at('1,0:W', 20, { seats: 2, holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }] });
    expect(alone.options()).toContain('step:1,0:C');
  });
});

describe('walls and safety', () => {
  it('MK-7.24 a wall costs one more that no discount takes away', () => {
    const t = at('1,0:C', 20, { map: wall('countryside-14') });
    expect(stepCost(t.game, 0, '1,0:C', '1,0:NE')).toBe(3);
    expect(stepCost(t.game, 0, '1,0:NW', '1,0:NE')).toBe(2);
    const cheap = table({
      map: wall('countryside-14'),
      players: [{ space: '1,0:C', hand: ['march'] }],
    });
    expect(stepCost(cheap.game, 0, '1,0:C', '1,0:E')).toBe(4);
  });

  it('MK-7.15 safe is what is accessible, nobody defends and nobody stands on', () => {
    const t = table({
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-1' },
      players: [{}, { space: '1,0:C' }],
      holdings: [{ space: '0,1:NW', tokens: ['prowlers'] }],
    });
    const safe = (space: string) => isSafe(t.game, 0, space);
    expect(safe('0,0:E')).toBe(true);
    expect(safe('0,0:W')).toBe(false);
    expect(safe('1,0:NE')).toBe(false);
    expect(safe('1,0:C')).toBe(false);
    expect(safe('0,1:NW')).toBe(false);
    expect(safe('0,1:NE')).toBe(false);
    expect(safe('3,3:C')).toBe(false);
  });

  it('MK-7.21 a city is entered and left like any space', () => {
    const t = at('1,0:NE', 20, {
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'core-7', '0,1': 'countryside-2' },
      holdings: [{ space: '1,0:C', tokens: [], shields: [1] }],
    });
    t.play('step:1,0:C', 'step:1,0:NW');
    expect(t.game.turn.move).toBe(20 - 2 - 4);
  });
});
