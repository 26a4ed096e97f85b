import { describe, expect, it } from 'vitest';
import type { PlayerArrangement } from '../../rules/arrange.ts';
import { duel, FROM, HERE, melee } from '../duel.ts';
import { offers, playerOf, refuses, type TableSetup, told, waiting } from '../table.ts';

const RICH = { fame: 80, level: 9 } as const;
const STRONG: PlayerArrangement = {
  ...RICH,
  hand: ['march', 'rage'],
  units: ['heroes-green', 'heroes-white'],
};

/** The aggressor has ten damage to assign in the melee. */
const ten = (
  defender: PlayerArrangement = {},
  rest: TableSetup = {},
  aggressor: PlayerArrangement = STRONG,
) => melee(aggressor, defender, rest).play('unit:0', 'ability:0', 'unit:1', 'ability:0', 'strike', 'stand');

describe('theft', () => {
  it('MK-17.18 five damage take an artifact from the discard pile, the play area or a wounded unit', () => {
    const t = ten({
      hand: ['march', 'ruby-ring'],
      deck: ['amulet-of-darkness'],
      discard: ['sapphire-ring'],
      units: [{ unit: 'peasants', wounds: 1, banner: 'banner-of-glory' }],
    });
    expect(offers(t, 'steal:')).toEqual(['steal:sapphire-ring', 'steal:banner-of-glory']);
    t.play('steal:sapphire-ring', 'steal:banner-of-glory');
    expect(playerOf(t).discard).toEqual(expect.arrayContaining(['sapphire-ring', 'banner-of-glory']));
    expect(playerOf(t, 1).discard).not.toContain('sapphire-ring');
    expect(playerOf(t, 1).units[0]).toMatchObject({ banner: null });
    expect(playerOf(t, 1)).toMatchObject({ hand: ['march', 'ruby-ring'], deck: ['amulet-of-darkness'] });
    expect(told(t, 'artifact-stolen')).toHaveLength(2);
    expect(waiting(t)).toEqual([1]);
  });

  it('MK-17.18 a banner of a unit that stands stays, until the unit is wounded in the same attack', () => {
    const t = ten({ units: [{ unit: 'peasants', banner: 'banner-of-glory' }] });
    expect(offers(t, 'steal:')).toEqual([]);
    t.play('to:unit:2');
    expect(offers(t, 'steal:')).toEqual(['steal:banner-of-glory']);
  });

  it('MK-17.18 a card in the play area', () => {
    const t = melee(STRONG, { hand: ['ruby-ring', 'march'] });
    t.play('unit:0', 'ability:0', 'unit:1', 'ability:0', 'strike', 'play:ruby-ring', 'basic', 'stand');
    t.play('steal:ruby-ring');
    expect(playerOf(t, 1).played).toEqual([]);
    expect(playerOf(t).discard).toContain('ruby-ring');
  });

  it('MK-17.18 neither with less damage nor by ranged attacks', () => {
    const poor = melee({ ...RICH, units: ['peasants'] }, { discard: ['ruby-ring'] });
    poor.play('unit:0', 'ability:0', 'strike', 'stand');
    expect(refuses(poor, 'steal:ruby-ring')).toEqual({
      reason: { key: 'not-enough-damage', cost: 5, n: 2 },
      rule: 'MK-17.18',
    });
    const shot = duel({ ...RICH, units: ['heroes-white'], tokens: { white: 1 } }, { discard: ['ruby-ring'] });
    shot.play('pass', 'unit:0', 'ability:2', 'strike', 'stand');
    expect(refuses(shot, 'steal:ruby-ring')).toEqual({ reason: { key: 'only-in-melee' }, rule: 'MK-17.18' });
    expect(refuses(shot, `push:${FROM}`).rule).toBe('MK-17.19');
  });
});

describe('the other one is driven away', () => {
  it('MK-17.19, MK-17.20 for the cost of a safe space beside, which ends the combat and provokes nobody', () => {
    const t = ten({ hand: ['march'] }, { holdings: [{ space: '1,0:NW', tokens: ['prowlers'] }] });
    expect(offers(t, 'push:')).toEqual(['push:1,0:E', 'push:1,0:C', `push:${FROM}`]);
    t.play('to:hero', 'push:1,0:C');
    expect(told(t, 'pushed')).toMatchObject([{ player: 1, by: 0, space: '1,0:C', cost: 3 }]);
    expect(playerOf(t, 1).space).toBe('1,0:C');
    expect(playerOf(t).space).toBe(HERE);
    expect(t.game.duel).toBeUndefined();
    expect(t.game.combat).toBeNull();
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toContain('end');
  });

  it("MK-17.19 the cost is the printed one: nobody's effects count, and at night a forest costs more", () => {
    const night = ten({}, { time: 'night' }, { ...STRONG, units: ['heroes-green', 'heroes-white'] });
    expect(night.asked().options.map(({ label }) => label)).toContainEqual({
      key: 'push-to',
      space: '1,0:C',
      cost: 5,
    });
  });

  it('MK-17.19 not where a hero could not stay, and not for less damage than it costs', () => {
    const t = melee(
      { ...RICH, hand: ['march', 'rage'], units: ['peasants'] },
      {},
      { seats: 2, map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' } },
    );
    t.play('unit:0', 'ability:0', 'strike', 'stand');
    expect(refuses(t, 'push:1,0:C')).toEqual({
      reason: { key: 'not-enough-damage', cost: 3, n: 2 },
      rule: 'MK-17.19',
    });
    const keep = ten(
      { space: '1,0:E' },
      {
        map: { '0,0': 'start-a', '1,0': 'countryside-3', '0,1': 'countryside-2' },
        path: ['1,0:C'],
        holdings: [{ space: '1,0:NE', tokens: ['swordsmen'] }],
      },
      { ...STRONG, space: '1,0:E' },
    );
    expect(refuses(keep, 'push:1,0:NE')).toEqual({ reason: { key: 'not-safe-there' }, rule: 'MK-17.19' });
  });

  it('MK-17.19, MK-17.21 the defender may drive the aggressor away as well', () => {
    const t = melee({ fame: 3, level: 2 }, { ...STRONG, fame: 3, level: 9 });
    t.play('pass', 'unit:0', 'ability:0', 'strike', 'stand', `push:${FROM}`);
    expect(playerOf(t).space).toBe(FROM);
    expect(playerOf(t, 1).space).toBe(HERE);
    expect(told(t, 'duel-won')).toMatchObject([{ player: 1, over: 0, fame: 0 }]);
    expect(waiting(t)).toEqual([0]);
  });

  it.each([
    [{ fame: 30, level: 5 }, { fame: 60, level: 7 }, 5],
    [{ fame: 26, level: 5 }, { fame: 30, level: 5 }, 1],
    [{ fame: 30, level: 5 }, { fame: 30, level: 5 }, 0],
    [{ fame: 30, level: 5 }, { fame: 26, level: 5 }, 0],
    [{ fame: 30, level: 5 }, { fame: 4, level: 2 }, 0],
  ])('MK-17.21 whoever wins with %o against %o has fame %i', (winner, loser, fame) => {
    const t = ten(
      loser,
      { options: { playerCombat: true, scenario: 'full-conquest' } },
      { ...STRONG, ...winner },
    );
    t.play(`push:${FROM}`);
    expect(told(t, 'duel-won')).toEqual([{ key: 'duel-won', player: 0, over: 1, fame }]);
    expect(playerOf(t).fame).toBe(winner.fame + fame);
    expect(playerOf(t, 1).fame).toBe(loser.fame);
  });
});

describe('a draw', () => {
  it('MK-17.20, MK-17.22 two passes in the melee end it: no fame, and the aggressor goes back without a wound', () => {
    const t = melee({ hand: ['march', 'rage'] }).play('pass', 'pass');
    expect(told(t, 'duel-drawn')).toMatchObject([{ player: 0, against: 1 }]);
    expect(told(t, 'fame')).toEqual([]);
    expect(playerOf(t)).toMatchObject({ space: FROM, hand: ['march', 'rage'] });
    t.play('end', 'discard:march', 'done');
    expect(told(t, 'forced-back')).toEqual([]);
    expect(playerOf(t).space).toBe(FROM);
  });

  it('MK-17.22 where that space is not safe, the aggressor is forced back further at the end of the turn', () => {
    const t = melee(
      { hand: ['march', 'rage'], deck: [] },
      {},
      { seats: 3, path: ['0,0:E', FROM], players: [{}, {}, { space: FROM }] },
    );
    t.play('pass', 'pass', 'end', 'discard:march', 'done');
    expect(told(t, 'forced-back')).toMatchObject([{ player: 0, space: '0,0:E', steps: 1 }]);
    expect(playerOf(t)).toMatchObject({ space: '0,0:E', hand: ['rage', 'wound'] });
  });
});
