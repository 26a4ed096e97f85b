import { describe, expect, it } from 'vitest';
import { foe, lay, reach } from '../fight.ts';
import { beat, dungeon, fightAt, holding, keep } from '../site-fight.ts';
import { playerOf, refuses, told } from '../table.ts';

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
