import { describe, expect, it } from 'vitest';
import { cardOf } from '../../data/cards.ts';
import { strengthOf, upgradingOrder } from '../../rules/variants/action-upgrading.ts';
import { view } from '../../rules/view.ts';
import type { MageKnightOptions } from '../../state.ts';
import { freshTable, type Game, offers, playerOf, table, waiting } from '../table.ts';

const agreed = (options: Partial<MageKnightOptions>): Partial<MageKnightOptions> => ({
  scenario: 'full-conquest',
  ...options,
});

function answer(t: Game, ...liked: readonly string[]): void {
  const seat = waiting(t)[0] ?? 0;
  const options = t.options(seat);
  const first = liked.flatMap((prefix) => options.find((id) => id.startsWith(prefix)) ?? [])[0];
  t.play([seat, first ?? options[0] ?? '']);
}

const QUIET = ['announce', 'end', 'done', 'begin', 'discard:'] as const;

/** Nobody does anything until somebody is asked what begins so, or the next round comes. */
function until(t: Game, prefix: string): void {
  for (let n = 0; n < 600 && t.game.outcome === undefined; n++) {
    if (t.options(waiting(t)[0]).some((id) => id.startsWith(prefix))) return;
    answer(t, ...QUIET);
  }
}

describe('the starting draft', () => {
  function begun(seats: number): Game {
    const t = freshTable(seats, agreed({ startingDraft: true }));
    while (t.game.players.some(({ hero }) => hero === null)) answer(t);
    return t;
  }

  it.each([2, 3, 4])('MK-25.16 each of %i looks at four actions before map, dice and offers lie', (seats) => {
    const t = begun(seats);
    expect(waiting(t).toSorted()).toEqual([...t.game.players.keys()]);
    for (const seat of waiting(t)) expect(offers(t, 'draft:', seat)).toHaveLength(4);
    expect(Object.keys(t.game.map)).toEqual(['0,0']);
    expect(t.game.source).toEqual([]);
    expect(t.game.units.offer).toEqual([]);
    expect(t.game.advanced.offer).toEqual([]);
  });

  it.each([2, 3, 4])('MK-25.16 of %i each passes the rest to the left, until three are kept', (seats) => {
    const t = begun(seats);
    const [one = 0, two = 0] = t.game.picked;
    const passed = offers(t, 'draft:', one).slice(1);
    for (const seat of [...waiting(t)]) t.play([seat, t.options(seat)[0] ?? '']);
    expect(offers(t, 'draft:', two)).toEqual(passed);
    for (const _ of [2, 3]) for (const seat of [...waiting(t)]) t.play([seat, t.options(seat)[0] ?? '']);
    for (const { draft } of t.game.players) expect(draft).toMatchObject({ passing: [], joined: [] });
    for (const { draft } of t.game.players) expect(draft?.kept).toHaveLength(3);
    expect(Object.keys(t.game.map).length).toBeGreaterThan(1);
    expect(t.game.source).toHaveLength(seats + 2);
    expect(t.game.advanced.offer).toHaveLength(3);
  });

  it('MK-25.16 what is kept is secret', () => {
    const t = begun(2);
    for (const _ of [1, 2, 3]) for (const seat of [...waiting(t)]) t.play([seat, t.options(seat)[0] ?? '']);
    const seen = (seat: number | undefined) =>
      (view(t.game, seat) as unknown as { players: { draft: { kept: unknown[] } }[] }).players[0]?.draft.kept;
    expect(seen(0)).toEqual(playerOf(t).draft?.kept);
    expect(seen(1)).toEqual([null, null, null]);
    expect(seen(undefined)).toEqual([null, null, null]);
  });

  it('MK-25.16 after each day one of them joins the deck, and none after a night', () => {
    const t = begun(2);
    for (const _ of [1, 2, 3]) for (const seat of [...waiting(t)]) t.play([seat, t.options(seat)[0] ?? '']);
    until(t, 'join:');
    expect(t.game.round).toBe(1);
    const [card = ''] = offers(t, 'join:', 0);
    for (const seat of [...waiting(t)]) t.play([seat, offers(t, 'join:', seat)[0] ?? '']);
    const all = [...playerOf(t).deck, ...playerOf(t).hand];
    expect(all).toContain(card.slice('join:'.length));
    expect(all).toHaveLength(17);
    expect(playerOf(t).draft?.kept).toHaveLength(2);
    until(t, 'join:');
    expect(t.game.round).toBe(3);
    expect(offers(t, 'join:', 0)).toHaveLength(2);
  });
});

describe('action upgrading', () => {
  const UPGRADE = { seats: 2, options: agreed({ actionUpgrading: true }), round: 2, time: 'night' } as const;

  it('MK-25.15 strength counts cards, crystals, units and levels', () => {
    const t = table({
      ...UPGRADE,
      players: [
        {
          fame: 15,
          level: 4,
          hand: ['fireball', 'ruby-ring', 'agility', 'march'],
          crystals: { red: 2 },
          units: [{ unit: 'peasants' }, { unit: 'utem-swordsmen', wounds: 1 }],
        },
        { hand: ['march'] },
      ] as never,
    });
    // 2 for the Spell, 2 for the artifact, 1 for the action, 2 for crystals, 1 and half of 2 for units, 9 for levels.
    expect(strengthOf(t.game, 0)).toBe(2 + 2 + 1 + 2 + 1 + 1 + 9);
    expect(strengthOf(t.game, 1)).toBe(0);
    expect(upgradingOrder(t.game)).toEqual([1, 0]);
  });

  it('MK-25.15 of equals whoever has less fame is first, then who played later', () => {
    const same = table({ ...UPGRADE, order: [1, 0], players: [{ fame: 2 }, { fame: 2 }] });
    expect(upgradingOrder(same.game)).toEqual([0, 1]);
    const less = table({ ...UPGRADE, order: [1, 0], players: [{ fame: 2 }, { fame: 1 }] });
    expect(upgradingOrder(less.game)).toEqual([1, 0]);
  });

  const swapping = (round = 2): Game => {
    const t = table({ ...UPGRADE, round, players: [{ hand: ['march'] }, { hand: ['march'] }] });
    until(t, 'learn:');
    return t;
  };

  it('MK-25.15 one card more than players is laid out, and one of the same colour or type leaves for it', () => {
    const t = swapping();
    expect(t.game.upgrades).toHaveLength(3);
    const seat = waiting(t)[0] as number;
    const [taken = ''] = offers(t, 'learn:', seat);
    const card = taken.slice('learn:'.length) as 'agility';
    t.play([seat, taken]);
    const { colours, icons = [] } = cardOf(card);
    for (const id of t.options(seat)) {
      const old = cardOf(id.slice('away:'.length) as 'march');
      const isSame =
        old.colours.some((each) => colours.includes(each)) ||
        (old.icons ?? []).some((each) => icons.includes(each));
      expect(isSame).toBe(true);
    }
    const [away = ''] = t.options(seat);
    t.play([seat, away]);
    expect(t.game.gone.cards).toContain(away.slice('away:'.length));
    expect(t.game.upgrades).toHaveLength(2);
    const other = waiting(t)[0] as number;
    expect(other).not.toBe(seat);
    const rest = [...(t.game.upgrades ?? [])];
    t.play([other, 'none']);
    expect(t.game.upgrades).toBeUndefined();
    expect(t.game.advanced.deck.slice(0, 6)).toEqual(expect.arrayContaining(rest));
    const { deck, hand } = playerOf(t, seat);
    expect([...deck, ...hand]).toContain(card);
  });

  it('MK-25.15 not after the last night, and not after a day', () => {
    const last = swapping(6);
    expect(last.game.outcome).toBeDefined();
    expect(last.game.upgrades).toBeUndefined();
    const day = table({ ...UPGRADE, round: 3, time: 'day' });
    until(day, 'learn:');
    expect(day.game.round).toBe(4);
  });
});
