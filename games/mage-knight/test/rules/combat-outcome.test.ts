import { describe, expect, it } from 'vitest';
import { foe, lay, reach } from '../fight.ts';
import { beat, den, dungeon, fightAt, HERE, holding, keep, tower } from '../site-fight.ts';
import { playerOf, told } from '../table.ts';

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

  it('MK-14.8 whoever was drawn where no site keeps anybody is discarded', () => {
    const t = fightAt({
      tile: 'countryside-1',
      hex: 'SE',
      combat: { cause: 'rampaging', tokens: [], draws: ['green', 'green'] },
      decks: { enemies: { green: ['prowlers', 'cursed-hags'] } },
    });
    beat(t, 0).play('next');
    expect(t.game.enemies.green.discard).toEqual(['prowlers', 'cursed-hags']);
    expect(told(t, 'foes-stay')).toEqual([]);
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
