import { describe, expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import type { CombatStart } from '../../rules/combat/start.ts';
import { armor, foe, lay, reach, strikeWith } from '../fight.ts';
import { type Game, playerOf, refuses, type TableSetup, table, told } from '../table.ts';

const HERE = '1,0';

interface Site extends Omit<TableSetup, 'combat'> {
  readonly tile: string;
  readonly hex: string;
  readonly foes?: readonly EnemyId[];
  readonly combat: Partial<CombatStart>;
}

/** A fight on a space of one tile; an assault comes from the start tile. */
function fightAt({ tile, hex, foes = [], combat, holdings = [], players = [], ...rest }: Site): Game {
  const space = `${HERE}:${hex}`;
  const [player, ...others] = players;
  return table({
    path: ['0,0:E'],
    ...rest,
    map: { '0,0': 'start-a', [HERE]: tile, '0,1': 'countryside-2' },
    players: [{ space, hand: ['ruby-ring'], level: 9, fame: 0, ...player }, ...others],
    holdings: [...(foes.length > 0 ? [{ space, tokens: [...foes] }] : []), ...holdings],
    combat: { space, tokens: [space], ...combat },
  });
}

const holding = ({ game }: Game, hex: string) => game.holdings[`${HERE}:${hex}`];

/** The hero takes what comes, then strikes at all there are. */
function beat(t: Game, ...foes: readonly number[]): Game {
  reach(t, 'attack');
  const aimed = t.game.combat?.aim.length === 1;
  for (const id of foes) if (!aimed) t.play(`aim:${id}`);
  return strikeWith(t, 60);
}

const keep = (rest: Partial<Site> = {}) =>
  fightAt({ tile: 'countryside-3', hex: 'NE', foes: ['swordsmen'], combat: { cause: 'assault' }, ...rest });

const tower = () =>
  fightAt({ tile: 'countryside-4', hex: 'C', foes: ['monks'], combat: { cause: 'assault' } });

const dungeon = (rest: Partial<Site> = {}) =>
  fightAt({
    tile: 'countryside-7',
    hex: 'SE',
    combat: { cause: 'adventure', draws: ['brown'] },
    decks: { enemies: { brown: ['gargoyle'] } },
    ...rest,
  });

const den = (rest: Partial<Site> = {}) =>
  fightAt({
    tile: 'countryside-6',
    hex: 'W',
    combat: { cause: 'adventure', draws: ['brown'] },
    decks: { enemies: { brown: ['gargoyle'] } },
    ...rest,
  });

describe('how a combat begins', () => {
  it('MK-11.2 an assault costs 1 Reputation at once, whatever the result', () => {
    const t = keep();
    expect(playerOf(t).reputation).toBe(-1);
    reach(t, 'attack').play('next');
    expect(playerOf(t).reputation).toBe(-1);
  });

  it('MK-9.5, MK-10.22 burning a monastery costs 3 Reputation', () => {
    const t = fightAt({
      tile: 'countryside-5',
      hex: 'NE',
      combat: { cause: 'burn', draws: ['violet'] },
      decks: { enemies: { violet: ['monks'] } },
    });
    expect(playerOf(t).reputation).toBe(-3);
    expect(foe(t)).toMatchObject({ enemy: 'monks', fortified: 0, role: 'drawn' });
  });

  it('MK-11.3 defenders of a fortified site are fortified', () => {
    const t = keep();
    lay(t, 5, 'physical', 'siege');
    expect(t.options()).toContain('strike');
    expect(foe(t)).toMatchObject({ fortified: 1, role: 'garrison' });
  });

  it('MK-11.6, MK-11.7 garrison and rampaging enemies are fought together; the latter are not fortified', () => {
    const t = fightAt({
      tile: 'countryside-4',
      hex: 'C',
      foes: ['monks'],
      holdings: [{ space: '1,0:W', tokens: ['prowlers'] }],
      combat: { cause: 'assault', tokens: ['1,0:C', '1,0:W'] },
    });
    expect(t.game.combat?.foes).toMatchObject([
      { enemy: 'monks', role: 'garrison', fortified: 1, space: '1,0:C' },
      { enemy: 'prowlers', role: 'rampaging', fortified: 0, space: '1,0:W' },
    ]);
  });

  it('MK-9.26 an enemy challenged across a wall is fortified, a site assaulted across one once more', () => {
    const challenged = fightAt({
      tile: 'countryside-12',
      hex: 'E',
      holdings: [{ space: '1,0:C', tokens: ['prowlers'] }],
      combat: { tokens: ['1,0:C'] },
    });
    expect(foe(challenged)).toMatchObject({ role: 'rampaging', fortified: 1 });
    const assaulted = fightAt({
      tile: 'countryside-14',
      hex: 'NE',
      foes: ['swordsmen'],
      path: ['1,0:C'],
      combat: { cause: 'assault' },
    });
    expect(refuses(assaulted, 'aim:0')).toMatchObject({ reason: { key: 'twice-fortified' } });
  });

  it('MK-11.12 hidden enemies are turned up', () => {
    const t = keep({ foes: [], holdings: [{ space: '1,0:NE', tokens: [{ enemy: 'golems', up: false }] }] });
    expect(foe(t).enemy).toBe('golems');
    expect(holding(t, 'NE')?.tokens).toEqual([{ enemy: 'golems', up: true }]);
    expect(told(t, 'combat-begun')).toMatchObject([{ cause: 'assault', enemies: ['golems'] }]);
  });

  it('MK-11.19 units barred from a fight take no damage; night rules hold in a dungeon', () => {
    const t = dungeon({ players: [{ units: ['peasants'] }] });
    expect(t.game.combat).toMatchObject({ dark: true, units: 0 });
    reach(t, 'attack');
    expect(playerOf(t).units).toMatchObject([{ wounds: 0 }]);
    expect(t.game.turn.wounds).toBe(2);
  });

  it('MK-9.24, MK-11.19 into a maze comes one unit alone', () => {
    const t = fightAt({
      tile: 'countryside-12',
      hex: 'SW',
      players: [{ units: ['peasants', 'foresters'] }],
      combat: { cause: 'adventure', tokens: [], draws: ['brown'], way: 1, escort: 1 },
      decks: { enemies: { brown: ['gargoyle'] } },
    });
    reach(t, 'damage').play('damage:0.0');
    expect(t.options()).toEqual(['to:unit:1', 'to:hero']);
    expect(refuses(t, 'to:unit:0')).toEqual({ reason: { key: 'units-are-kept-out' }, rule: 'MK-11.19' });
    t.play('to:hero');
    beat(t, 0);
    expect(holding(t, 'SW')).toMatchObject({ paths: [null, 0, null], shields: [] });
    expect(t.game.turn.rewards).toEqual([{ reward: 'spell', n: 1 }]);
  });
});

describe('fame', () => {
  it('MK-11.20 is counted at once and the token discarded; the level waits', () => {
    const t = keep({ foes: ['swordsmen', 'golems'], players: [{ level: 1, fame: 2 }] });
    t.play('aim:0');
    lay(t, 5, 'physical', 'siege');
    t.play('strike');
    expect(playerOf(t)).toMatchObject({ fame: 6, level: 1 });
    expect(t.game.enemies.grey.discard).toContain('swordsmen');
    expect(holding(t, 'NE')?.tokens.map(({ enemy }) => enemy)).toEqual(['golems']);
  });

  it('MK-9.9 is half, rounded up, in a keep of another player; winning replaces the shield', () => {
    const t = keep({
      seats: 2,
      foes: [],
      holdings: [{ space: '1,0:NE', tokens: [], shields: [1] }],
      combat: { cause: 'assault', draws: ['grey'] },
      decks: { enemies: { grey: ['crossbowmen'] } },
    });
    const before = playerOf(t).fame;
    expect(foe(t)).toMatchObject({ role: 'drawn', fortified: 1 });
    beat(t, 0);
    expect(told(t, 'foe-defeated')).toMatchObject([{ fame: 2 }]);
    expect(playerOf(t).fame).toBeGreaterThanOrEqual(before + 2);
    expect(holding(t, 'NE')).toMatchObject({ shields: [0], tokens: [] });
  });

  it('MK-9.9 an owned keep that held out stays its owner’s, and whoever was drawn is discarded', () => {
    const t = keep({
      seats: 2,
      foes: [],
      holdings: [{ space: '1,0:NE', tokens: [], shields: [1] }],
      combat: { cause: 'assault', draws: ['grey'] },
      decks: { enemies: { grey: ['crossbowmen'] } },
    });
    reach(t, 'attack').play('next');
    expect(holding(t, 'NE')).toMatchObject({ shields: [1], tokens: [] });
    expect(t.game.enemies.grey.discard).toEqual(['crossbowmen']);
  });

  it('MK-11.23 Heroes cost 1 Reputation, Thugs bring 1', () => {
    expect(playerOf(beat(keep({ foes: ['heroes-ice'] }), 0)).reputation).toBe(-2);
    expect(playerOf(beat(keep({ foes: ['thugs-enemy'] }), 0)).reputation).toBe(0);
  });
});

describe('what is left', () => {
  it.each([
    ['countryside-4', 'W', 'prowlers', 1],
    ['core-8', 'W', 'swamp-dragon', 2],
  ] as const)(
    'MK-14.2, MK-10.22 of rampaging enemies on %s an empty space',
    (tile, hex, enemy, reputation) => {
      const t = fightAt({
        tile,
        hex: 'NW',
        holdings: [{ space: `${HERE}:${hex}`, tokens: [enemy] }],
        combat: { tokens: [`${HERE}:${hex}`] },
      });
      beat(t, 0);
      expect(playerOf(t).reputation).toBe(reputation);
      expect(holding(t, hex)).toMatchObject({ tokens: [], shields: [], cleared: true });
    },
  );

  it('MK-14.3 orcs that were not rampaging bring no Reputation', () => {
    const t = fightAt({
      tile: 'countryside-8',
      hex: 'NE',
      holdings: [{ space: '1,0:NE', ruin: 'fight-green-green' }],
      combat: { cause: 'adventure', draws: ['green', 'green'] },
      decks: { enemies: { green: ['prowlers', 'diggers'] } },
    });
    beat(t, 0, 1);
    expect(playerOf(t).reputation).toBe(0);
    expect(t.game.turn.rewards).toEqual([{ reward: 'crystalEachColor', n: 1 }]);
    expect(holding(t, 'NE')).toMatchObject({ shields: [0], ruin: null });
    expect(t.game.ruins.discard).toEqual(['fight-green-green']);
  });

  it('MK-14.4 of an adventure site: a shield, and its reward at the end of the turn', () => {
    const t = beat(den(), 0);
    expect(holding(t, 'W')).toMatchObject({ shields: [0], tokens: [] });
    expect(t.game.turn.rewards).toEqual([{ reward: 'randomCrystal', n: 2 }]);
    expect(told(t, 'site-won')).toMatchObject([{ site: 'monsterDen' }]);
  });

  it('MK-9.12 a dungeon that was won brings fame alone', () => {
    const t = beat(dungeon({ holdings: [{ space: '1,0:SE', shields: [0] }] }), 0);
    expect(playerOf(t).fame).toBe(4);
    expect(t.game.turn.rewards).toEqual([]);
    expect(holding(t, 'SE')?.shields).toEqual([0]);
    expect(beat(dungeon(), 0).game.turn.rewards).toEqual([{ reward: 'spellOrArtifact', n: 1 }]);
  });

  it('MK-14.5, MK-14.6 of a fortified site: the shield of whoever stays there', () => {
    const t = beat(keep(), 0);
    expect(playerOf(t).space).toBe('1,0:NE');
    expect(holding(t, 'NE')).toMatchObject({ shields: [0], tokens: [] });
    expect(t.game.turn.rewards).toEqual([]);
    const won = beat(tower(), 0);
    expect(won.game.turn.rewards).toEqual([{ reward: 'spell', n: 1 }]);
    expect(holding(won, 'C')?.shields).toEqual([0]);
  });

  it('MK-11.7, MK-14.5, MK-14.7 a site is won whatever becomes of rampaging enemies fought along', () => {
    const t = fightAt({
      tile: 'countryside-4',
      hex: 'C',
      foes: ['monks'],
      holdings: [{ space: '1,0:W', tokens: ['prowlers'] }],
      combat: { cause: 'assault', tokens: ['1,0:C', '1,0:W'] },
    });
    beat(t, 0).play('next');
    expect(holding(t, 'C')?.shields).toEqual([0]);
    expect(holding(t, 'W')).toMatchObject({ tokens: [{ enemy: 'prowlers' }], cleared: false });
    expect(playerOf(t)).toMatchObject({ space: '1,0:C', reputation: -1 });
  });

  it('MK-9.6 of a burnt monastery: a shield, an artifact, an empty space', () => {
    const burn = () =>
      fightAt({
        tile: 'countryside-5',
        hex: 'NE',
        combat: { cause: 'burn', draws: ['violet'] },
        decks: { enemies: { violet: ['fire-mages-enemy'] } },
      });
    const t = beat(burn(), 0);
    expect(holding(t, 'NE')).toMatchObject({ shields: [0], cleared: true });
    expect(t.game.turn.rewards).toEqual([{ reward: 'artifact', n: 1 }]);
    const failed = reach(burn(), 'attack').play('next');
    expect(failed.game.holdings['1,0:NE']?.cleared ?? false).toBe(false);
    expect(failed.game.enemies.violet.discard).toEqual(['fire-mages-enemy']);
  });

  it('MK-14.8 whoever was drawn in a dungeon is discarded', () => {
    const t = reach(dungeon(), 'attack').play('next');
    expect(t.game.enemies.brown.discard).toEqual(['gargoyle']);
    expect(holding(t, 'SE')?.tokens ?? []).toEqual([]);
  });

  it('MK-14.9 whoever was drawn in a den stays there, face up', () => {
    const t = reach(den(), 'attack').play('next');
    expect(holding(t, 'W')?.tokens).toEqual([{ enemy: 'gargoyle', up: true }]);
    expect(t.game.enemies.brown.discard).toEqual([]);
  });

  it('MK-9.15, MK-14.9 of spawning grounds the one that survived stays', () => {
    const t = fightAt({
      tile: 'core-7',
      hex: 'NW',
      options: { scenario: 'solo-conquest' },
      combat: { cause: 'adventure', tokens: [], draws: ['brown', 'brown'] },
      decks: { enemies: { brown: ['gargoyle', 'werewolf'] } },
    });
    beat(t, 1).play('next');
    expect(holding(t, 'NW')).toMatchObject({ tokens: [{ enemy: 'gargoyle', up: true }], shields: [] });
    expect(t.game.turn.rewards).toEqual([]);
  });

  it('MK-14.10, MK-14.11 a failed assault goes back where it came from; the defenders stay, face up', () => {
    const t = reach(
      keep({ foes: [], holdings: [{ space: '1,0:NE', tokens: [{ enemy: 'golems', up: false }] }] }),
      'attack',
    );
    t.play('next');
    expect(playerOf(t).space).toBe('0,0:E');
    expect(t.game.turn.path).toEqual([]);
    expect(holding(t, 'NE')).toMatchObject({ tokens: [{ enemy: 'golems', up: true }], shields: [] });
    expect(told(t, 'withdrawn')).toMatchObject([{ space: '0,0:E' }]);
  });

  it('MK-24.2 enemies of a faction are remembered for the end of the turn', () => {
    const t = beat(den({ decks: { enemies: { brown: ['mummy'] } } }), 0);
    expect(t.game.turn.factions).toEqual(['darkCrusader']);
  });
});

describe('cities', () => {
  const tiles = { green: 'core-5', blue: 'core-6', white: 'core-7', red: 'core-8' } as const;
  const city = (colour: keyof typeof tiles, foes: readonly EnemyId[], rest: Partial<Site> = {}) =>
    fightAt({
      tile: tiles[colour],
      hex: 'C',
      foes,
      options: { scenario: 'solo-conquest' },
      combat: { cause: 'assault' },
      ...rest,
    });

  it('MK-14.1 each defender that falls lays a shield, and the rest hold the city', () => {
    const t = beat(city('white', ['swordsmen', 'golems', 'guardsmen']), 0, 2);
    t.play('next');
    expect(holding(t, 'C')).toMatchObject({ shields: [0, 0], tokens: [{ enemy: 'golems', up: true }] });
    expect(told(t, 'city-shields')).toMatchObject([{ colour: 'white', n: 2 }]);
    expect(playerOf(t).space).toBe('0,0:E');
    const won = beat(city('white', ['swordsmen']), 0);
    expect(holding(won, 'C')).toMatchObject({ shields: [0], tokens: [] });
    expect(playerOf(won).space).toBe('1,0:C');
  });

  it('MK-14.12 the white city adds 1 to Armor, to both of an elusive one', () => {
    expect(armor(city('white', ['swordsmen']))).toBe(5 + 1);
    expect(armor(city('white', ['shocktroops-enemy']))).toBe(6 + 1);
  });

  it('MK-14.12 the blue city adds 2 to fire and ice, 1 to cold fire, nothing to physical attacks', () => {
    const need = (enemy: EnemyId) => refuses(reach(city('blue', [enemy]), 'block'), 'parry').reason;
    expect(need('fire-mages-enemy')).toMatchObject({ need: 6 + 2 });
    expect(need('freezers')).toMatchObject({ need: 2 * (3 + 2) });
    expect(need('altem-mages-enemy')).toMatchObject({ need: 4 + 1 });
    expect(need('swordsmen')).toMatchObject({ need: 6 });
  });

  it('MK-14.12 the red city makes physical attacks brutal', () => {
    const comes = (enemy: EnemyId) => told(reach(city('red', [enemy]), 'attack'), 'damage-comes')[0];
    expect(comes('swordsmen')).toMatchObject({ n: 12, abilities: ['brutal'] });
    expect(comes('ice-mages-enemy')).toMatchObject({ n: 5 });
    expect(comes('minotaur')).toMatchObject({ n: 10 });
  });

  it('MK-14.12 the green city makes physical attacks poisonous', () => {
    const t = reach(city('green', ['swordsmen']), 'attack');
    expect(t.game.turn).toMatchObject({ wounds: 2, woundsDiscarded: 2 });
    expect(reach(city('green', ['gunners']), 'attack').game.turn.woundsDiscarded).toBe(0);
  });

  it('MK-11.25 bonuses hold for monsters called by defenders, not for rampaging enemies fought along', () => {
    const called = city('red', ['illusionists-enemy'], { decks: { enemies: { brown: ['gargoyle'] } } });
    expect(told(reach(called, 'attack'), 'damage-comes')).toMatchObject([{ enemy: 'gargoyle', n: 10 }]);
    const along = city('red', ['ice-mages-enemy'], {
      holdings: [{ space: '1,0:W', tokens: ['swamp-dragon'] }],
      combat: { cause: 'assault', tokens: ['1,0:C', '1,0:W'] },
    });
    expect(told(reach(along, 'attack'), 'damage-comes')).toMatchObject([{ n: 5 }, { n: 5 }]);
  });

  it('MK-13.33 what a city gives counts as a symbol for cold-toughness', () => {
    const points = (colour: keyof typeof tiles): number | undefined => {
      const t = city(colour, ['swordsmen'], {
        players: [{ hand: ['cold-toughness', 'ruby-ring'], tokens: { blue: 1 } }],
        source: [],
      });
      return reach(t, 'block').play('play:cold-toughness', 'powered').game.combat?.points[0]?.n;
    };
    expect(points('white')).toBe(5);
    expect(points('red')).toBe(6);
    expect(points('green')).toBe(6);
  });
});
