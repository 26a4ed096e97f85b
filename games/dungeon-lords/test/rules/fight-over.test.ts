import { describe, expect, it } from 'vitest';
import type { LordArrangement } from '../../rules/arrangement.ts';
import { FATIGUE, fight, fighters, lair, lost, party, prison } from '../fight-table.ts';
import { lordOf, table, told, waiting } from '../table.ts';

const ALL_LOST = { conquered: ['c2r0', 'c2r1', 'c2r2'] } as const;

describe('how a fight ends', () => {
  it('DL-OVR.1 when the last falls the later steps and rounds are skipped', () => {
    const t = fight({
      lord: { party: ['warrior-1-1'], traps: ['rolling-stone'], evil: 5 },
      card: FATIGUE[2],
    });
    t.play('trap:rolling-stone', 'done');
    expect(told(t, 'fight-over')).toEqual([{ key: 'fight-over', player: 0, because: 'beaten' }]);
    expect(told(t, 'fight-begins')).toHaveLength(1);
    expect(lordOf(t, 0)).toMatchObject({ evil: 5, conquered: [], prison: ['warrior-1-1'] });
  });

  it('DL-OVR.1 who has nobody at the door plans nothing, while others fight on', () => {
    const t = fight({
      lord: { party: ['warrior-1-1'], traps: ['rolling-stone'] },
      other: { party: ['warrior-1-4', 'warrior-1-3'], lair: ['goblin'] },
    });
    t.play([0, 'trap:rolling-stone'], [0, 'done'], [1, 'done']);
    expect(waiting(t)).toEqual([1]);
  });

  it('DL-OVR.2 creatures that were sent and not used are knocked out too', () => {
    const t = fight({
      lord: { party: ['warrior-1-1'], traps: ['rolling-stone'], lair: ['troll', 'ghost'] },
      other: { party: ['warrior-1-4', 'warrior-1-3'], lair: ['goblin'] },
    });
    t.play([0, 'trap:rolling-stone'], [0, 'send:troll'], [0, 'send:ghost'], [0, 'done'], [1, 'done']);
    expect(fighters(t)).toEqual(['troll out', 'ghost out']);
  });

  it('DL-OVR.3, DL-OVR.5, DL-OVR.7 after round four survivors leave, wounds go with them, all creatures wake', () => {
    const t = fight({
      round: 4,
      lord: {
        party: [{ id: 'warrior-1-4', damage: 1, bonus: 1 }, 'thief-1-1'],
        lair: ['goblin', { id: 'troll', stance: 'striking' }],
      },
    });
    t.play('send:goblin', 'done');
    expect(lordOf(t, 0)).toMatchObject({ party: [], battle: null });
    expect(t.game.distant.heroes).toEqual(expect.arrayContaining(['warrior-1-4', 'thief-1-1']));
    expect(told(t, 'heroes-left')).toMatchObject([{ player: 0, heroes: ['warrior-1-4', 'thief-1-1'] }]);
    expect(lair(t)).toEqual(['goblin ready', 'troll ready', 'ghost ready']);
    expect(t.game).toMatchObject({ year: 2, round: 0 });
  });

  it('DL-OVR.7 phantoms are gone, and no adventurer of the Distant Lands', () => {
    const t = fight({ round: 4, lord: { party: ['phantom', 'warrior-1-4'] } }).play('done');
    expect(told(t, 'heroes-left')).toMatchObject([{ heroes: ['warrior-1-4'] }]);
    expect(t.game.distant.heroes).not.toContain('phantom');
    expect(lordOf(t, 0).party).toEqual([]);
  });

  it('DL-OVR.3 the paladin leaves with them, and does not come back', () => {
    const t = fight({ round: 4, lord: { evil: 9, party: ['paladin-1', 'thief-1-1'] } }).play('done');
    expect(t.game.distant.heroes).toContain('paladin-1');
    expect(lordOf(t, 0).party.some(({ id }) => id === 'paladin-1')).toBe(false);
  });

  it('DL-OVR.3 nobody hosts a paladin when the last combat is over', () => {
    const t = fight({ year: 2, round: 4, card: 'regeneration', lord: { evil: 9, party: ['paladin-2'] } });
    expect(t.play('done').game.outcome).toBeDefined();
    expect(t.game.paladin).toEqual({ host: null, gone: true });
  });

  it('DL-OVR.4 with nothing left to fight for each round frees a prisoner, adventurers before paladins', () => {
    const t = fight({
      round: 2,
      lord: { ...ALL_LOST, party: ['warrior-1-4'], prison: ['thief-1-1', 'priest-1-1'] },
    });
    expect(told(t, 'prisoner-freed').map(({ hero, by }) => `${hero} ${by}`)).toEqual([
      'thief-1-1 party',
      'priest-1-1 party',
    ]);
    expect(told(t, 'nowhere-to-fight')).toHaveLength(3);
    expect(prison(t)).toEqual([]);
  });

  it('DL-OVR.4 a paladin in prison goes last', () => {
    const t = fight({
      round: 4,
      lord: { ...ALL_LOST, party: ['warrior-1-4'], prison: ['paladin-1', 'thief-1-1'] },
    });
    expect(prison(t)).toEqual(['paladin-1']);
  });

  it('DL-OVR.6 prisoners stay, whatever is conquered', () => {
    const t = fight({ lord: { party: ['warrior-1-4'], prison: ['thief-1-1'] } }).play('done');
    expect(lost(t)).toBe(1);
    expect(prison(t)).toEqual(['thief-1-1']);
  });
});

const host = (evil: number, more: LordArrangement = {}): LordArrangement => ({
  evil,
  lair: ['goblin'],
  traps: [],
  gold: 0,
  food: 0,
  ...more,
});

/** Seats 0 and 1 in round one; the paladin stands where a party names him. */
const two = (
  first: LordArrangement,
  second: LordArrangement,
  card: 'detect-evil' | 'fireball' | 'word-of-peace' = 'detect-evil',
) => table({ seats: 2, phase: 'combat', city: [card], lords: [first, second] });

describe('the paladin in a combat', () => {
  it('DL-PAL.8 he leaves a host who lost a tile for somebody worse, with his wounds, and fights there too', () => {
    const t = two(
      host(10, { party: [{ id: 'paladin-1', damage: 1 }, 'warrior-1-4'] }),
      host(10, { party: ['warrior-1-3'] }),
      'fireball',
    );
    t.play([0, 'done'], [1, 'done']);
    expect(told(t, 'paladin-came')).toMatchObject([{ player: 1, from: 0 }]);
    expect(told(t, 'hero-wounded').map(({ player, hero }) => `${player} ${hero}`)).toEqual([
      '0 paladin-1',
      '1 paladin-1',
    ]);
    expect(party(t, 0)).toEqual(['warrior-1-4 5']);
    expect(lordOf(t, 1).party[0]).toMatchObject({ id: 'paladin-1', damage: 3 });
  });

  it('DL-PAL.10, DL-PAL.2 he may first come in the middle of a fight, and joins the step that is due', () => {
    const t = two(
      host(7, { party: ['warrior-1-4', 'wizard-1-2'], lair: ['troll', 'goblin'], food: 0 }),
      host(2),
    );
    t.play('send:troll', 'done');
    expect(told(t, 'paladin-came')).toMatchObject([{ player: 0 }]);
    expect(told(t, 'hero-healed')).toMatchObject([{ hero: 'warrior-1-4', healed: 2 }]);
    expect(told(t, 'hero-wounded').slice(1)).toMatchObject([
      { hero: 'paladin-1', by: 'fatigue' },
      { hero: 'paladin-1', by: 'fatigue' },
    ]);
  });

  it('DL-PAL.8 brought by a fast spell he stands before the monsters', () => {
    const t = two(host(7, { party: ['warrior-1-4', 'wizard-1-2'] }), host(2), 'word-of-peace');
    t.play('send:goblin', 'done', 'evil');
    expect(told(t, 'hero-wounded')[0]).toMatchObject({ hero: 'paladin-1', by: 'goblin' });
  });

  it('DL-PAL.9 whoever beats him keeps him, and paladin rules stop', () => {
    const t = two(
      host(10, { party: [{ id: 'paladin-1', damage: 4 }, 'warrior-1-4'] }),
      host(12, { party: ['warrior-1-3'] }),
      'fireball',
    );
    t.play([0, 'send:goblin'], [0, 'done'], [1, 'done']);
    expect(prison(t, 0)).toEqual(['paladin-1']);
    expect(t.game.paladin).toEqual({ host: null, gone: true });
  });

  it('DL-PAL.11 going to a finished fight he renews it in the next round', () => {
    const t = two(host(9, { party: ['paladin-1', 'warrior-1-4'] }), host(9, { party: [] }), 'fireball');
    expect(waiting(t)).toEqual([0]);
    t.play('done');
    expect(lordOf(t, 1).party.map(({ id }) => id)).toEqual(['paladin-1']);
    expect(told(t, 'fight-begins').map(({ player }) => player)).toEqual([0]);
    expect(waiting(t)).toEqual([0, 1]);
  });

  it('DL-PAL.11 in round four nothing is renewed', () => {
    const t = table({
      seats: 2,
      phase: 'combat',
      round: 3,
      lords: [host(9, { party: ['paladin-1', 'warrior-1-4'] }), host(9, { party: [] })],
    });
    t.play('done');
    expect(told(t, 'fight-begins').map(({ player }) => player)).toEqual([0]);
    expect(t.game.distant.heroes).toContain('paladin-1');
  });

  it('DL-PAL.12 a fight he leaves with nobody behind is over; traps go home with their bait', () => {
    const t = two(
      host(8, { party: ['warrior-1-4', 'wizard-1-2'] }),
      host(9, {
        party: ['paladin-1'],
        traps: ['pendulum'],
        gold: 1,
        dungeon: { c2r0: 'hatchery', c2r1: 'tunnel' },
      }),
    );
    t.play([0, 'done'], [1, 'trap:pendulum'], [1, 'send:goblin'], [1, 'done']);
    expect(told(t, 'paladin-came')).toMatchObject([{ player: 0, from: 1 }]);
    expect(told(t, 'fight-over')).toMatchObject([{ player: 1, because: 'left' }]);
    expect(lordOf(t, 1)).toMatchObject({ gold: 1, traps: ['pendulum'], battle: null, conquered: [] });
    expect(lair(t, 1)).toEqual(['goblin out']);
  });

  it('DL-PAL.12 a paladin who conquers alone and leaves was not beaten', () => {
    const t = two(host(9, { party: ['paladin-1'] }), host(9, { party: ['warrior-1-3'] }), 'fireball');
    t.play([0, 'done'], [1, 'done']);
    expect(told(t, 'fight-over')).toEqual([{ key: 'fight-over', player: 0, because: 'left' }]);
    expect(prison(t, 0)).toEqual([]);
  });

  it('DL-SPL.13, DL-PAL.12 a phantom he leaves behind is gone in the next round', () => {
    const t = table({
      seats: 2,
      year: 2,
      phase: 'combat',
      city: ['blind-rage'],
      lords: [
        host(9, { party: [{ id: 'phantom', bonus: 9 }, 'paladin-2'] }),
        host(9, { party: ['warrior-2-4', 'warrior-2-3'] }),
      ],
    });
    t.play([0, 'done'], [1, 'done']);
    expect(lordOf(t, 1).party[0]?.id).toBe('paladin-2');
    expect(lordOf(t, 0).party).toEqual([]);
    expect(waiting(t)).toEqual([1]);
  });

  it('DL-TCD.10 the late damage of a dart is lost when he has left', () => {
    const t = two(
      host(10, { party: ['paladin-1', 'warrior-1-4'], traps: ['poisoned-dart'] }),
      host(10, { party: ['warrior-1-3'] }),
      'fireball',
    );
    t.play([0, 'trap:poisoned-dart'], [0, 'done'], [1, 'done'], [0, 'target:1']);
    expect(told(t, 'hero-wounded').filter(({ by }) => by === 'poison')).toEqual([]);
  });

  it('DL-PAL.13 behind a phantom, ahead of everybody else', () => {
    const t = table({
      seats: 2,
      year: 2,
      phase: 'combat',
      city: ['aura-of-fear'],
      lords: [
        host(10, { party: ['paladin-2', 'warrior-2-4'] }),
        host(10, { party: [{ id: 'phantom', bonus: 1 }, 'warrior-2-3'] }),
      ],
    });
    t.play([0, 'done'], [1, 'done']);
    expect(told(t, 'hero-wounded').filter(({ player }) => player === 1)[0]).toMatchObject({
      hero: 'phantom',
    });
    expect(lordOf(t, 1).party.map(({ id }) => id)).toEqual(['paladin-2', 'warrior-2-3']);
  });
});
