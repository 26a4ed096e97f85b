// Chapter LOR-SPEC: the wheel, its markers, and which actions are open.
import { describe, expect, it } from 'vitest';
import { SLOTS, type SlotId } from '../../data/wheel.ts';
import { during, type Game, offers, playerOf, refuses, table, told, waiting } from '../table.ts';

const special = (setup: Parameters<typeof table>[0] = {}): Game => table({ step: 'special', ...setup });

const allMarkers = (seat: number, slots: readonly SlotId[] = SLOTS) =>
  Object.fromEntries(slots.map((slot) => [slot, [seat]]));

describe('choosing an action', () => {
  it('LOR-SPEC.1 the marker goes on the slot of the action', () => {
    const t = special();
    const story = during(t, () => t.play('act:prepare'));
    expect(t.game.wheel.prepare).toEqual([0]);
    expect(told(story, 'marker-placed')).toEqual([{ key: 'marker-placed', player: 0, action: 'prepare' }]);
  });

  it('LOR-SPEC.1 all seven are offered where all are possible', () => {
    const t = special({
      wheel: { monsters: [1], prepare: [1] },
      monsters: { draug: { region: 3 } },
      players: [{ region: 5, regions: [2], armies: [{ region: 2, strength: 3 }] }],
    });
    expect(t.options()).toEqual([
      'act:reinforce',
      'act:mobilize',
      'act:prepare',
      'act:temple',
      'act:monsters',
      'act:usurp',
    ]);
    const next = special({ wheel: { prepare: [0] } });
    expect(offers(next, 'act:monument')).toEqual(['act:monument']);
  });

  it('LOR-SPEC.2 an action that cannot be done is refused with its reason', () => {
    const armies = Array.from({ length: 6 }, () => ({ region: 1, strength: 1 }));
    const full = special({ players: [{ armies, regions: [1] }] });
    expect(refuses(full, 'act:reinforce')).toEqual({
      reason: { key: 'no-army-in-supply' },
      rule: 'LOR-REINF.1',
    });
    const bare = special();
    expect(refuses(bare, 'act:mobilize')).toEqual({ reason: { key: 'no-army-on-board' }, rule: 'LOR-MOB.1' });
    expect(refuses(bare, 'act:temple')).toEqual({ reason: { key: 'no-own-sanctuary' }, rule: 'LOR-TEMP.1' });
    expect(refuses(bare, 'act:monsters')).toEqual({
      reason: { key: 'no-monster-in-reach' },
      rule: 'LOR-MONS.1',
    });
  });

  it('LOR-SPEC.3 a slot with the own marker is closed, markers of others do not close it', () => {
    const t = special({ wheel: { prepare: [0, 1], reinforce: [1, 2] } });
    expect(refuses(t, 'act:prepare')).toEqual({
      reason: { key: 'own-marker', action: 'prepare' },
      rule: 'LOR-SPEC.3',
    });
    expect(t.options()).toContain('act:reinforce');
  });

  it('LOR-SPEC.4 markers lie on each other in the order they came', () => {
    const t = special({ active: 3, wheel: { prepare: [2, 0] } });
    t.play('act:prepare');
    expect(t.game.wheel.prepare).toEqual([2, 0, 3]);
  });

  it('LOR-SPEC.11 Monument needs an own marker on the wheel', () => {
    const t = special({ wheel: { prepare: [1] } });
    expect(refuses(t, 'act:monument')).toEqual({ reason: { key: 'no-own-marker' }, rule: 'LOR-SPEC.11' });
  });

  it('LOR-SPEC.12 with markers on all six slots only Monument is left, and nobody is asked', () => {
    const t = special({ wheel: allMarkers(0) });
    expect(t.asked().prompt.key).toBe('ask-monument');
  });

  it('LOR-SPEC.13 whatever markers lie, some action is open, so the step is never skipped', () => {
    for (let mask = 0; mask < 2 ** SLOTS.length; mask++) {
      const own = SLOTS.filter((_, bit) => mask & (1 << bit));
      const t = special({ seats: 2, wheel: allMarkers(0, own) });
      expect(t.events().some(({ key }) => key === 'monument-begun') || t.options().length > 0).toBe(true);
      expect(waiting(t)).toEqual([0]);
    }
  });
});

describe('before the effect', () => {
  it('LOR-SPEC.5, LOR-SPEC.6 every ally of the realm is asked at the first marker, from the left, the active player last', () => {
    const t = special({ active: 1, allies: { niflheim: [0, 1, 3] } });
    t.play('act:prepare');
    expect(waiting(t)).toEqual([3]);
    t.play('skip');
    expect(waiting(t)).toEqual([0]);
    t.play('skip');
    expect(waiting(t)).toEqual([1]);
    expect(t.asked().prompt).toEqual({ key: 'ask-realm-bonus', realm: 'niflheim' });
  });

  it.each([2, 3, 4])('LOR-SPEC.6 with %i players the order goes around the table', (seats) => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const t = special({ seats, allies: { niflheim: all } });
    const asked: number[] = [];
    t.play('act:prepare');
    while (t.asked().prompt.key === 'ask-realm-bonus') {
      asked.push(...waiting(t));
      t.play('skip');
    }
    expect(asked).toEqual([...all.slice(1), 0]);
  });

  it('LOR-SPEC.6 example: red takes the bonus of Muspelheim before green, whose action it is', () => {
    const t = special({
      monsters: { draug: { region: 3 } },
      allies: { muspelheim: [0, 1] },
      players: [{ regions: [1] }, { regions: [11] }],
    });
    t.play('act:monsters');
    expect(waiting(t)).toEqual([1]);
    t.play('bonus:recruit');
    expect(playerOf(t, 1).armies).toEqual([{ id: 0, region: 11, strength: 1 }]);
    expect(waiting(t)).toEqual([0]);
    t.play('bonus:recruit');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 1, strength: 1 }]);
  });

  it('LOR-SPEC.7 example: red covers the marker of green, and green takes 1 rune of any kind', () => {
    const t = special({ active: 1, wheel: { prepare: [0] }, allies: { niflheim: [0, 2] } });
    t.play('act:prepare');
    expect(waiting(t)).toEqual([0]);
    expect(t.options()).toEqual(['gain:uruz', 'gain:othila', 'gain:algiz']);
    t.play('gain:othila');
    expect(playerOf(t, 0).runes).toEqual({ uruz: 0, othila: 1, algiz: 0 });
    expect(waiting(t)).toEqual([1]);
    expect(t.asked().prompt.key).not.toBe('ask-realm-bonus');
  });

  it('LOR-SPEC.9, LOR-CLAR.9 the third marker pays the second, not the first', () => {
    const t = special({ active: 2, wheel: { prepare: [0, 1] } });
    t.play('act:prepare');
    expect(waiting(t)).toEqual([1]);
    t.play('gain:uruz');
    expect([0, 1, 2].map((seat) => playerOf(t, seat).runes.uruz)).toEqual([0, 1, 0]);
  });

  it('LOR-SPEC.7, LOR-DEC.2, LOR-DEC.3 the owner of the covered marker returns what is over the limit', () => {
    const t = special({
      active: 1,
      wheel: { prepare: [0] },
      players: [{ runes: { uruz: 1, othila: 1, algiz: 0 } }],
    });
    t.play('act:prepare', 'gain:algiz');
    expect(waiting(t)).toEqual([0]);
    expect(t.asked().prompt).toEqual({ key: 'ask-return-runes', over: 1 });
  });

  it('LOR-SPEC.7 Golden Tears bring one rune more', () => {
    const t = special({ active: 1, wheel: { prepare: [0] }, players: [{ blessings: ['golden-tears'] }] });
    t.play('act:prepare', 'gain:algiz', 'gain:uruz');
    expect(playerOf(t, 0).runes).toEqual({ uruz: 1, othila: 0, algiz: 1 });
  });

  it('LOR-SPEC.8 bonuses come before the effect of the action', () => {
    const t = special({
      allies: { alfheim: [0] },
      players: [{ region: 1, regions: [1], injured: ['authority'], attributes: { authority: 4 } }],
    });
    t.play('act:reinforce', 'bonus:heal', 'r1');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 1, strength: 4 }]);
  });

  it('LOR-SPEC.10, LOR-DEC.1 Monument has no slot, no marker and no bonus', () => {
    const t = special({
      wheel: { prepare: [0] },
      allies: { niflheim: [0, 1], vanaheim: [1], muspelheim: [2] },
    });
    t.play('act:monument');
    expect(waiting(t)).toEqual([0]);
    expect(t.asked().prompt.key).toBe('ask-monument');
    expect(Object.values(t.game.wheel).flat()).toEqual([0]);
  });

  it('LOR-SPEC.15, LOR-SPEC.14 Storm Chariot makes a hunt possible; if it is not used, nothing happens', () => {
    const near = { monsters: { draug: { region: 2, owner: 1 } } };
    expect(refuses(special(near), 'act:monsters').rule).toBe('LOR-MONS.1');
    const t = special({ ...near, players: [{ blessings: ['storm-chariot'] }] });
    t.play('act:monsters');
    expect(t.options()).toEqual(['use:blessing:storm-chariot', 'none']);
    t.play('none');
    expect(t.game.active).toBe(1);
    expect(t.game.wheel.monsters).toEqual([0]);
  });
});
