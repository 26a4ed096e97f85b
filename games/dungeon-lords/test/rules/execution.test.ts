import { describe, expect, it } from 'vitest';
import { actions, ORDERS } from '../../data/orders.ts';
import { occupantOf } from '../../state.ts';
import { atActions } from '../orders-table.ts';
import { type Game, lordOf, table, told } from '../table.ts';

/** Of all actions that are asked about, who was asked where; everything is declined. */
function servedIn(t: Game): [number, string][] {
  const served: [number, string][] = [];
  while (t.asked().prompt.key !== 'ask-work') {
    const { seat, path, options } = t.asked();
    served.push([seat, path.at(-2) as string]);
    t.play(options.at(-1)?.id ?? '');
  }
  return served;
}

describe('executing orders', () => {
  it('DL-EXE.1, DL-EXE.2 actions in their order, slots from I to III; to hire and to build from III to I', () => {
    const slots = Object.fromEntries(ORDERS.map((order) => [order, [0, 1, 2]]));
    const lord = { gold: 9, food: 9, imps: 9 };
    const t = atActions({ lords: [lord, lord, lord], slots, creatures: ['goblin'], rooms: ['mint'] });
    expect(servedIn(t)).toEqual(
      [
        ['getFood', [0, 1, 2]],
        ['improveReputation', [0, 1, 2]],
        ['digTunnels', [0, 1, 2]],
        ['mineGold', [0, 1, 2]],
        ['recruitImps', [0, 1, 2]],
        ['buyTraps', [0, 1, 2]],
        ['hireMonster', [2, 1, 0]],
        ['buildRoom', [2, 1, 0]],
      ].flatMap(([rule, seats]) => (seats as number[]).map((seat) => [seat, rule])),
    );
    expect(Object.keys(actions)).toEqual(ORDERS);
  });

  it('DL-EXE.3, DL-EXE.5 what stands before the arrow is paid to the bank, what stands after it is gained', () => {
    const t = atActions({ slots: { 'get-food': [0, 1], 'buy-traps': [null, 2] } });
    expect(t.asked().options[0]?.label).toEqual({
      key: 'use-slot',
      order: 'get-food',
      slot: 0,
      pays: { gold: 1 },
      gains: { food: 2 },
    });
    t.play('use', 'use');
    expect(lordOf(t, 0)).toMatchObject({ gold: 2, food: 5, evil: 4 });
    expect(lordOf(t, 1)).toMatchObject({ gold: 3, food: 6, evil: 5 });
    expect(t.asked().options[0]?.label).toMatchObject({ pays: {}, gains: { trap: 1 } });
    t.play('use');
    expect(lordOf(t, 2)).toMatchObject({ gold: 3, food: 3 });
    expect(told(t, 'slot-used').map(({ player, paid, gained }) => [player, paid, gained])).toEqual([
      [0, { gold: 1 }, { food: 2 }],
      [1, { evil: 1 }, { food: 3 }],
      [2, {}, { trap: 1 }],
    ]);
  });

  it('DL-EXE.4, DL-EXE.8 who cannot pay in full gets nothing: it is told, and the minion stands on its card', () => {
    const t = atActions({
      lords: [{ gold: 0 }, { food: 1 }, { food: 1, gold: 0 }],
      slots: { 'get-food': [0], 'recruit-imps': [null, 1, 2] },
    });
    expect(told(t, 'slot-impossible')).toEqual([
      {
        key: 'slot-impossible',
        player: 0,
        order: 'get-food',
        slot: 0,
        hindrance: { why: 'lacks', lacks: { gold: 1 } },
      },
      {
        key: 'slot-impossible',
        player: 1,
        order: 'recruit-imps',
        slot: 1,
        hindrance: { why: 'lacks', lacks: { food: 1 } },
      },
      {
        key: 'slot-impossible',
        player: 2,
        order: 'recruit-imps',
        slot: 2,
        hindrance: { why: 'lacks', lacks: { gold: 1 } },
      },
    ]);
    expect(lordOf(t, 0)).toMatchObject({ gold: 0, food: 3 });
    expect(lordOf(t, 1)).toMatchObject({ food: 1, imps: 3 });
    expect(lordOf(t, 2)).toMatchObject({ food: 1, imps: 3 });
  });

  const programme = ['get-food', 'mine-gold', 'buy-traps'] as const;

  it('DL-EXE.7, DL-EXE.8 any slot may be declined; only who has acted goes back to the office', () => {
    const t = atActions({
      lords: [{ programme: [...programme], locked: ['dig-tunnels', 'build-room'] }, {}, { gold: 5 }],
      slots: { 'get-food': [0], 'buy-traps': [0, 1], 'build-room': [2] },
      rooms: ['mint'],
    });
    expect(t.options()).toEqual(['use', 'decline']);
    t.play('decline');
    expect(lordOf(t, 0)).toMatchObject({ gold: 3, food: 3, stayed: ['get-food'] });
    expect(told(t, 'slot-declined')).toEqual([
      { key: 'slot-declined', player: 0, order: 'get-food', slot: 0 },
    ]);
    t.play('use');
    expect(lordOf(t, 0)).toMatchObject({ gold: 2, stayed: ['get-food'] });
    expect(lordOf(t, 0).traps).toHaveLength(1);
    expect(occupantOf(t.game, 'buy-traps', 0)).toBeNull();
  });

  it('DL-EXE.9 an unused slot stays unused: nobody moves up', () => {
    const t = atActions({ lords: [{ gold: 0 }], slots: { 'get-food': [0, 1] } });
    expect(t.asked()).toMatchObject({ seat: 1, prompt: { order: 'get-food', slot: 1 } });
    t.play('decline');
    expect(told(t, 'slot-used')).toEqual([]);
  });

  it('DL-EXE.6 in a first game evil is paid even where the counter cannot move that far', () => {
    const t = atActions({
      lords: [{ evil: 14 }, { evil: 13 }],
      slots: { 'get-food': [null, 0, 1] },
      paladinGone: true,
    });
    t.play('use', 'use');
    expect(lordOf(t, 0)).toMatchObject({ evil: 14, food: 6 });
    expect(lordOf(t, 1)).toMatchObject({ evil: 14, food: 6, gold: 4 });
  });

  it('DL-FULL.8 in a full game evil beyond the end of the track cannot be paid', () => {
    const t = atActions({
      options: { rules: 'full' },
      lords: [{ evil: 14 }, { evil: 13 }, { evil: 12, food: 9 }],
      slots: { 'get-food': [null, 0, 1], 'hire-monster': [2] },
      creatures: ['vampire', 'witch'],
      paladinGone: true,
    });
    expect(told(t, 'slot-impossible').map(({ player, hindrance }) => [player, hindrance])).toEqual([
      [0, { why: 'lacks', lacks: { evil: 1 } }],
      [1, { why: 'lacks', lacks: { evil: 1 } }],
    ]);
    expect(t.options()).toEqual(['hire:vampire', 'hire:witch', 'decline']);
  });

  it('DL-FULL.9 hiring pays with evil, too', () => {
    const t = atActions({
      options: { rules: 'full' },
      lords: [{ evil: 13, food: 9 }],
      slots: { 'hire-monster': [0] },
      creatures: ['vampire', 'witch', 'ghost'],
      paladinGone: true,
    });
    expect(t.options()).toEqual(['hire:witch', 'hire:ghost', 'decline']);
    expect(t.asked().refused[0]).toMatchObject({ reason: { key: 'too-poor', lacks: { evil: 1 } } });
  });

  it('DL-EXE.10, DL-GEN.16 the paladin is looked for at every single space', () => {
    const t = atActions({ lords: [{ evil: 8 }], slots: { 'get-food': [null, null, 0] } }).play('use');
    expect(told(t, 'paladin-came')).toMatchObject([{ player: 0 }]);
    expect(told(t, 'evil-moved')).toEqual([{ key: 'evil-moved', player: 0, by: 2, to: 10 }]);
    expect(lordOf(t, 0).party.map(({ id }) => id)).toEqual(['paladin-1']);
  });

  it('DL-GEN.17 whoever is served finishes all decisions before the next begins', () => {
    const t = atActions({ slots: { 'improve-reputation': [0, 1] } });
    t.play('use');
    expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-spy' } });
    t.play('spy:1');
    expect(t.asked()).toMatchObject({ seat: 1, prompt: { key: 'ask-slot' } });
  });

  it('DL-YR.2 orders are chosen, carried out, and rooms work before the event', () => {
    const t = table({ phase: 'orders' });
    expect(t.game.phase).toBe('orders');
    const acting = atActions({ slots: { 'get-food': [0] } });
    expect(acting.game.phase).toBe('execution');
    expect(acting.play('use').game.phase).toBe('production');
  });
});
