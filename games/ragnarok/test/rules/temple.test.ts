// Chapters LOR-TEMP, LOR-BLESS: temples and drafts.
import { describe, expect, it } from 'vitest';
import { placeOf, regionsFor } from '../../data/board.ts';
import { scaleFor } from '../../data/temples.ts';
import { limitOf } from '../../rules/attributes.ts';
import { view } from '../../rules/view.ts';
import { during, type Game, offers, playerOf, refuses, table, told, waiting } from '../table.ts';

const building = (setup: Parameters<typeof table>[0] = {}): Game => table({ step: 'special', ...setup });

describe('building', () => {
  it('LOR-TEMP.1, LOR-MAP.7 in an own region with a sanctuary and no temple', () => {
    const t = building({ temples: [7], players: [{ regions: [1, 2, 7, 14] }, { regions: [13] }] });
    t.play('act:temple');
    expect(t.options()).toEqual(['r2', 'r14']);
    expect(refuses(t, 'r7')).toEqual({ reason: { key: 'temple-stands', region: 7 }, rule: 'LOR-MAP.7' });
    expect(refuses(t, 'r1')).toEqual({ reason: { key: 'no-sanctuary', region: 1 }, rule: 'LOR-TEMP.1' });
    expect(refuses(t, 'r13')).toEqual({
      reason: { key: 'region-not-yours', region: 13, owner: 1 },
      rule: 'LOR-TEMP.1',
    });
    expect(refuses(t, 'r8').reason).toEqual({ key: 'region-not-yours', region: 8 });
  });

  it('LOR-TEMP.2, LOR-TEMP.3 the next temple of the scale stands there and a priest is gained', () => {
    const t = building({ temples: [8], players: [{ regions: [2] }] });
    const story = during(t, () => t.play('act:temple'));
    expect(t.game.temples).toEqual([8, 2]);
    expect(t.game.scale).toBe(5);
    expect(playerOf(t, 0).priests).toBe(1);
    expect(told(story, 'temple-built')).toEqual([
      { key: 'temple-built', player: 0, region: 2, field: 2, temples: 1 },
    ]);
  });

  it('LOR-TEMP.3, LOR-LIM.1 without a priest in the bank none is gained', () => {
    const t = building({
      players: [{ regions: [2], priests: 3 }],
      monuments: { odin: { level: 0, priests: [0] } },
    });
    t.play('act:temple');
    expect(playerOf(t, 0).priests).toBe(3);
  });

  it('LOR-TEMP.5 neither hero nor army is needed', () => {
    const t = building({ players: [{ region: 16, regions: [2] }] });
    expect(t.play('act:temple').game.temples).toEqual([2]);
  });

  it('LOR-TEMP.6 with the scale empty the action is closed', () => {
    const sanctuaries = regionsFor(2).filter((region) => placeOf(2, region).sanctuary);
    const t = building({
      seats: 2,
      temples: sanctuaries.slice(0, scaleFor(2).fields),
      players: [{ regions: [2] }],
    });
    expect(t.game.scale).toBe(0);
    expect(refuses(t, 'act:temple')).toEqual({ reason: { key: 'no-temple-left' }, rule: 'LOR-TEMP.6' });
  });

  it.each([3, 4])('LOR-TEMP.7, LOR-VIC.3 with %i players the fifth temple wins before the draft', (seats) => {
    const t = building({
      seats,
      options: { scale: 'b' },
      temples: [2, 7, 8, 13, 19],
      players: [{ regions: [2, 7, 8, 13, 21] }],
    });
    t.play('act:temple');
    expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'godi' });
    expect(t.game.draft).toEqual([]);
    expect(playerOf(t, 0).priests).toBe(0);
  });
});

describe('draft', () => {
  const DRAFT = 3;

  it('LOR-TEMP.4 the field that is uncovered says whether there is one', () => {
    const sites = [2, 7, 8, 13, 14, 17, 19] as const;
    for (const scale of ['a', 'b'] as const)
      for (let field = 1; field <= 7; field++) {
        const t = building({
          options: { scale },
          temples: sites.slice(0, field - 1),
          players: [{ regions: [sites[field - 1] as number] }],
        });
        t.play('act:temple');
        expect(told(t, 'draft-begun').length).toBe(scaleFor(4).drafts[scale].includes(field) ? 1 : 0);
      }
  });

  it('LOR-BLESS.1, LOR-BLESS.2, LOR-DEC.8 players + 1 cards; the builder first, then counter-clockwise', () => {
    const t = building({
      active: 1,
      temples: [7, 8],
      players: [{}, { regions: [2] }],
      decks: { blessings: ['sleipnir', 'unbowed', 'offering', 'seidr', 'huginn'] },
    });
    t.play('act:temple');
    const order: number[] = [];
    for (const blessing of ['unbowed', 'sleipnir', 'huginn', 'seidr']) {
      order.push(...waiting(t));
      t.play(`bless:${blessing}`);
    }
    expect(order).toEqual([1, 0, 3, 2]);
    expect([0, 1, 2, 3].map((seat) => playerOf(t, seat).blessings)).toEqual([
      ['sleipnir'],
      ['unbowed'],
      ['seidr'],
      ['huginn'],
    ]);
  });

  it.each([2, 3, 4])('LOR-BLESS.1, LOR-2P.8 with %i players one more card than players', (seats) => {
    const field = scaleFor(seats).drafts.a[0] ?? 0;
    const t = building({
      seats,
      temples: [7, 8, 13].slice(0, field - 1),
      players: [{ regions: [2] }],
    });
    t.play('act:temple');
    expect(offers(t, 'bless:')).toHaveLength(seats + 1);
    expect(t.game.draft).toHaveLength(seats + 1);
  });

  it('LOR-BLESS.3 the last card is discarded', () => {
    const t = building({
      seats: 3,
      temples: [7, 8],
      players: [{ regions: [2] }],
      decks: { blessings: ['sleipnir', 'unbowed', 'offering', 'seidr'] },
    });
    t.play('act:temple', 'bless:sleipnir', 'bless:seidr', 'bless:offering');
    expect(t.game.draft).toEqual([]);
    expect(t.game.blessings.discard).toEqual(['unbowed']);
    expect(told(t, 'blessings-discarded')).toEqual([{ key: 'blessings-discarded', blessings: ['unbowed'] }]);
  });

  it('LOR-BLESS.4 a blessing acts from then on', () => {
    const t = building({
      seats: 3,
      temples: [7, 8],
      players: [{ regions: [2], runes: { uruz: 1, othila: 1, algiz: 0 } }],
      decks: { blessings: ['amber-hoard', 'unbowed', 'offering', 'seidr'] },
    });
    expect(limitOf(playerOf(t, 0), 'runes')).toBe(2);
    t.play('act:temple', 'bless:amber-hoard');
    expect(limitOf(playerOf(t, 0), 'runes')).toBe(4);
  });

  it('LOR-BLESS.5 too few cards: the discards are shuffled in, and then what there is is dealt', () => {
    const t = building({
      temples: [7, 8],
      players: [{ regions: [2] }],
    });
    t.game.blessings.deck = ['sleipnir'];
    t.game.blessings.discard = ['unbowed', 'offering'];
    t.play('act:temple');
    expect(t.game.draft).toHaveLength(DRAFT);
    expect(t.game.draft[0]).toBe('sleipnir');
    const order: number[] = [];
    while (t.asked().prompt.key === 'ask-blessing') {
      order.push(...waiting(t));
      t.play(offers(t, 'bless:')[0] as string);
    }
    expect(order).toEqual([0, 3]);
    expect([0, 1, 2, 3].map((seat) => playerOf(t, seat).blessings.length)).toEqual([1, 0, 1, 1]);
  });

  it('LOR-BLESS.4, LOR-INFO.2 they lie open, in the draft and before their owners', () => {
    const t = building({
      seats: 3,
      temples: [7, 8],
      players: [{ regions: [2] }],
      decks: { blessings: ['sleipnir', 'unbowed', 'offering', 'seidr'] },
    });
    t.play('act:temple');
    for (const viewer of [0, 1, 2, undefined])
      expect(view(t.game, viewer).draft).toEqual(['sleipnir', 'unbowed', 'offering', 'seidr']);
    t.play('bless:seidr');
    for (const viewer of [1, 2, undefined])
      expect(view(t.game, viewer).players[0]?.blessings).toEqual(['seidr']);
  });
});
