// How far victories and omens are: what boards, bots and words tell.
import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../rules/clocks.ts';
import { view } from '../../rules/view.ts';
import { table } from '../table.ts';

const omen = (clocks: ReturnType<typeof clocksOf>, id: string) =>
  clocks.omens.find((each) => each.omen === id);

describe('clocks', () => {
  it('LOR-VIC.1 the regions still to take for three lands, the nearest lands first', () => {
    const t = table({ players: [{ regions: [5, 6, 7, 9, 11, 12, 14] }] });
    const { jarl } = clocksOf(t.game).seats[0] ?? {};
    expect(jarl).toMatchObject({ held: 1, needed: 3 });
    expect(jarl?.lands.map(({ land }) => land).slice(0, 3)).toEqual(['jamtland', 'gautland', 'svealand']);
    expect(jarl?.missing).toEqual([13, 8, 10]);
  });

  it('LOR-VIC.2 temples held, own free sanctuaries, temples of others', () => {
    const t = table({ seats: 2, temples: [2, 7, 8], players: [{ regions: [2, 13] }, { regions: [7] }] });
    const [own, other] = clocksOf(t.game).seats;
    expect(own?.godi).toEqual({ held: 1, needed: 4, sites: [13], others: [7, 8] });
    expect(other?.godi).toEqual({ held: 1, needed: 4, sites: [], others: [2, 8] });
  });

  it('LOR-VIC.2, LOR-TEMP.6 no sites once the scale is empty', () => {
    const t = table({ temples: [2, 7, 8, 13, 14, 17, 19], players: [{ regions: [21] }] });
    expect(clocksOf(t.game).seats[0]?.godi.sites).toEqual([]);
  });

  it('LOR-VIC.5, LOR-RAG.8 kills and regions beside the tree', () => {
    const t = table({ players: [{ slain: ['draug'], tokens: 1, regions: [4, 7, 1] }] });
    expect(clocksOf(t.game).seats[0]).toMatchObject({ slayer: { held: 2, needed: 2 }, tree: 2 });
  });

  it('LOR-RAG.2 what an omen lacks, and who is nearest', () => {
    const t = table({
      omens: ['realms'],
      monuments: { thor: { level: 2 }, odin: { level: 1 } },
      allies: { vanaheim: [1] },
      players: [{ regions: [5, 6] }, { regions: [8, 9, 10, 11, 12], slain: ['garm'] }],
    });
    const clocks = clocksOf(t.game);
    expect(omen(clocks, 'lands')).toEqual({
      omen: 'lands',
      down: false,
      holds: false,
      has: 1,
      needed: 2,
      leaders: [1],
      regions: [13],
      realms: [],
      gods: [],
    });
    expect(omen(clocks, 'monsters')).toMatchObject({ has: 1, needed: 2, leaders: [1] });
    expect(omen(clocks, 'monument')).toMatchObject({ has: 0, needed: 1, gods: ['thor'] });
    expect(omen(clocks, 'temples')).toMatchObject({ has: 0, leaders: [] });
    expect(omen(clocks, 'realms')).toMatchObject({
      down: true,
      has: 1,
      leaders: [1],
      realms: ['alfheim', 'jotunheim', 'muspelheim', 'svartalfheim', 'niflheim'],
    });
  });

  it('LOR-RAG.2 one that holds lacks nothing', () => {
    const t = table({ seats: 2, monuments: { odin: { level: 3 } } });
    expect(omen(clocksOf(t.game), 'monument')).toMatchObject({ holds: true, has: 1, gods: [] });
  });

  it('LOR-INFO.2 they are read from what anybody sees', () => {
    const t = table({ players: [{ regions: [5, 6, 7], slain: ['draug'] }] });
    expect(clocksOf(view(t.game, undefined))).toEqual(clocksOf(t.game));
  });
});
