import { describe, expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import { armor, reach } from '../fight.ts';
import { beat, fightAt, holding, type Site } from '../site-fight.ts';
import { playerOf, refuses, told } from '../table.ts';

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
