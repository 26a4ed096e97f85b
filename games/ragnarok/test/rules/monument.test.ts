// Chapter LOR-MONU: the six steps of a Monument action.
import { describe, expect, it } from 'vitest';
import { during, type Game, playerOf, refuses, table, told, waiting } from '../table.ts';

/** An own marker on the wheel, and an event that places a monster in region 1 and wakes nobody. */
const monument = (setup: Parameters<typeof table>[0] = {}): Game =>
  table({ step: 'special', wheel: { prepare: [0] }, decks: { events: [1] }, ...setup });

const raise = (t: Game, god = 'odin'): Game => t.play('act:monument', `god:${god}`);

describe('step 1', () => {
  it('LOR-MONU.1, LOR-MONU.2 one monument below level 3 rises by one level', () => {
    const t = monument({ monuments: { odin: { level: 3 }, thor: { level: 2 } } });
    t.play('act:monument');
    expect(t.options()).toEqual(['god:thor', 'god:freyja']);
    expect(refuses(t, 'god:odin')).toEqual({
      reason: { key: 'monument-finished', god: 'odin' },
      rule: 'LOR-MONU.2',
    });
    t.play('god:thor');
    expect(told(t, 'monument-raised')).toEqual([
      { key: 'monument-raised', player: 0, god: 'thor', level: 3 },
    ]);
    expect(Object.values(t.game.monuments).map(({ level }) => level)).toEqual([3, 3, 0]);
  });

  it('LOR-MONU.11 with all three finished the action is still open, without step 1', () => {
    const level = 3;
    const t = monument({ monuments: { odin: { level }, thor: { level }, freyja: { level } } });
    const story = during(t, () => t.play('act:monument'));
    expect(told(story, 'monument-raised')).toEqual([]);
    expect(told(story, 'wheel-cleared')).toHaveLength(1);
    expect(t.game.active).toBe(1);
  });
});

it('LOR-MONU.3 step 2 sees the monument that was just finished', () => {
  const t = monument({ monuments: { freyja: { level: 2 } } });
  raise(t, 'freyja');
  expect(told(t, 'omen-fulfilled')).toEqual([{ key: 'omen-fulfilled', omen: 'monument', down: 1 }]);
});

describe('step 3, all players', () => {
  it('LOR-MONU.4, LOR-CLAR.5, LOR-PRAY.3 priests go to the bank, also those of the active player', () => {
    const t = monument({
      monuments: { odin: { priests: [0, 1] }, freyja: { priests: [1] } },
      players: [{ priests: 1 }, { priests: 2 }],
    });
    raise(t);
    expect(Object.values(t.game.monuments).flatMap(({ priests }) => priests)).toEqual([]);
    expect([playerOf(t, 0).priests, playerOf(t, 1).priests]).toEqual([1, 2]);
    expect(told(t, 'priests-returned')).toEqual([{ key: 'priests-returned', seats: [0, 1, 1] }]);
  });

  it('LOR-MONU.5, LOR-CLAR.6 all markers leave the wheel, so the next player cannot take Monument', () => {
    const t = monument({ wheel: { prepare: [0, 1], usurp: [2], temple: [1] } });
    raise(t);
    expect(Object.values(t.game.wheel).flat()).toEqual([]);
    while (!t.options().some((id) => id.startsWith('act:'))) t.play('skip');
    expect(waiting(t)).toEqual([1]);
    expect(refuses(t, 'act:monument').rule).toBe('LOR-SPEC.11');
  });

  it('LOR-MONU.6, LOR-ART.3 all artifacts are charged again', () => {
    const t = monument({
      players: [
        { artifacts: [{ id: 'grendel-arm', charged: false }, 'fear-helm'] },
        { artifacts: [{ id: 'gungnir', charged: false }] },
      ],
    });
    raise(t);
    for (const seat of [0, 1])
      for (const { charged } of playerOf(t, seat).artifacts) expect(charged).toBe(true);
    expect(told(t, 'artifacts-recharged')).toEqual([
      { key: 'artifacts-recharged', artifacts: ['grendel-arm', 'gungnir'] },
    ]);
  });
});

describe('step 4', () => {
  it('LOR-MONU.7, LOR-FORGE.2, LOR-FORGE.1 every empty forge gets one rune of its kind', () => {
    const t = monument({
      forges: [
        { region: 3, rune: 'uruz', filled: false },
        { region: 6, rune: 'algiz', filled: true },
        { region: 12, rune: 'othila', filled: false },
      ],
    });
    const before = { ...t.game.bank };
    raise(t);
    expect(t.game.forges.every(({ filled }) => filled)).toBe(true);
    expect(told(t, 'forges-filled')).toEqual([{ key: 'forges-filled', regions: [3, 12] }]);
    expect(t.game.bank).toEqual({ uruz: before.uruz - 1, othila: before.othila - 1, algiz: before.algiz });
  });

  it('LOR-MONU.12, LOR-LIM.1 without a rune of the kind in the bank the forge stays empty and gives nothing', () => {
    const t = monument({
      forges: [{ region: 3, rune: 'uruz', filled: false }],
      players: [{ regions: [3] }],
    });
    t.game.bank.uruz = 0;
    raise(t);
    expect(playerOf(t, 0).runes.uruz).toBe(0);
    expect(t.game.forges.find(({ region }) => region === 3)?.filled).toBe(false);
  });
});

describe('step 5, the active player', () => {
  it('LOR-MONU.8 one priest for each own region with a temple', () => {
    const t = monument({
      temples: [2, 7, 8],
      players: [{ regions: [2, 7] }, { regions: [8] }],
    });
    raise(t);
    expect([playerOf(t, 0).priests, playerOf(t, 1).priests]).toEqual([2, 0]);
  });

  it('LOR-MONU.8, LOR-CLAR.5 up to the four figures, those back from the monuments among them', () => {
    const t = monument({
      temples: [2, 7, 8],
      players: [{ regions: [2, 7, 8], priests: 2 }],
      monuments: { odin: { priests: [0] } },
    });
    raise(t);
    expect(playerOf(t, 0).priests).toBe(4);
  });

  it('LOR-MONU.9, LOR-FORGE.4, LOR-CLAR.7 takes the runes of own forges, one each, filled before or not', () => {
    const t = monument({
      forges: [
        { region: 3, rune: 'uruz', filled: true },
        { region: 12, rune: 'othila', filled: false },
        { region: 20, rune: 'algiz', filled: true },
      ],
      players: [{ regions: [3, 12] }, { regions: [20] }],
    });
    raise(t);
    expect(playerOf(t, 0).runes).toEqual({ uruz: 1, othila: 1, algiz: 0 });
    expect(playerOf(t, 1).runes).toEqual({ uruz: 0, othila: 0, algiz: 0 });
    const filled = t.game.forges.filter((forge) => forge.filled).map(({ region }) => region);
    expect(filled).toEqual([6, 8, 17, 20]);
  });

  it('LOR-MONU.9, LOR-RUNE.4 what is over the limit is returned, as the owner likes', () => {
    const t = monument({
      forges: [{ region: 3, rune: 'uruz', filled: true }],
      players: [{ regions: [3], runes: { othila: 1, algiz: 1 } }],
    });
    raise(t);
    expect(t.asked().prompt).toEqual({ key: 'ask-return-runes', over: 1 });
    t.play('return:algiz');
    expect(playerOf(t, 0).runes).toEqual({ uruz: 1, othila: 1, algiz: 0 });
  });

  it('LOR-MONU.9 Draupnir brings one rune more, to its owner alone and in the own action alone', () => {
    const t = monument({ players: [{ blessings: ['draupnir'] }] });
    raise(t);
    t.play('gain:algiz');
    expect(playerOf(t, 0).runes.algiz).toBe(1);
    const other = monument({ players: [{}, { blessings: ['draupnir'] }] });
    raise(other);
    expect(told(other, 'holding-used')).toEqual([]);
  });
});

describe('step 6', () => {
  it('LOR-MONU.10 an event is revealed and resolved after all else', () => {
    const t = monument({ temples: [2], players: [{ regions: [2] }] });
    raise(t);
    const keys = t.events().map(({ key }) => key);
    expect(told(t, 'event-revealed').at(-1)).toEqual({ key: 'event-revealed', event: 1 });
    expect(keys.lastIndexOf('event-revealed')).toBeGreaterThan(keys.lastIndexOf('priests-gained'));
    expect(t.game.events.discard.at(-1)).toBe(1);
  });

  it('LOR-MONU.1 the steps come in the order of the rulebook', () => {
    const t = monument({
      monuments: { odin: { level: 2, priests: [1] } },
      temples: [2],
      players: [{ regions: [2], artifacts: [{ id: 'fear-helm', charged: false }] }],
      forges: [{ region: 3, filled: false }],
    });
    const story = during(t, () => raise(t));
    expect(
      story
        .events()
        .map(({ key }) => key)
        .slice(0, 9),
    ).toEqual([
      'monument-begun',
      'monument-raised',
      'omen-fulfilled',
      'priests-returned',
      'wheel-cleared',
      'artifacts-recharged',
      'forges-filled',
      'priests-gained',
      'event-revealed',
    ]);
  });
});
