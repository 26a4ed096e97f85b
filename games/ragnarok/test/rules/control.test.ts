// Chapters LOR-CTRL, LOR-MAP, LOR-OWN, and clarifications about them.
import { describe, expect, it } from 'vitest';
import { boardFor, placeOf, regionsFor, seasFor, sideFor } from '../../data/board.ts';
import { controlsLand, landsOf, loseControl, templesOf } from '../../rules/control.ts';
import { adjacentFor } from '../../rules/map.ts';
import { freshTable, type Game, offers, playerOf, table, told } from '../table.ts';

const special = (setup: Parameters<typeof table>[0] = {}): Game => table({ step: 'special', ...setup });

const idle = (t: Game): Game => t.play('act:prepare', 'way:heal', 'way:heal');

describe('taking control', () => {
  it('LOR-CTRL.3, LOR-CTRL.1 example: strength 4 takes region 19 of population 4', () => {
    const t = special({ players: [{ armies: [{ region: 18, strength: 4 }] }] });
    t.play('act:mobilize', 'move:r19');
    expect(t.game.control[19]).toBe(0);
    expect(told(t, 'control-taken').at(-1)).toEqual({ key: 'control-taken', player: 0, region: 19 });
  });

  it('LOR-CTRL.3, LOR-CLAR.2 a neutral region needs its population', () => {
    const t = special({ players: [{ armies: [{ region: 18, strength: 3 }] }] });
    t.play('act:mobilize', 'move:r19');
    expect(t.game.control[19]).toBeNull();
  });

  it('LOR-CLAR.4, LOR-TERM.4 two armies reach a population together', () => {
    const armies = [
      { region: 19, strength: 1 },
      { region: 19, strength: 3 },
    ];
    expect(idle(special({ players: [{ armies }] })).game.control[19]).toBe(0);
  });

  it('LOR-CTRL.4, LOR-CTRL.5, LOR-CLAR.2 a controlled region falls to any army if none stands there', () => {
    const t = special({ players: [{ armies: [{ region: 18, strength: 1 }] }, { regions: [21] }] });
    t.play('act:mobilize', 'move:r21');
    expect(t.game.control[21]).toBe(0);
    expect(told(t, 'control-taken').at(-1)).toEqual({ key: 'control-taken', player: 0, region: 21, from: 1 });
  });

  it('LOR-CTRL.6, LOR-CTRL.2 a foreign army there makes a battle', () => {
    const t = special({
      players: [
        { armies: [{ region: 18, strength: 1 }], regions: [18] },
        { regions: [19], armies: [{ region: 19, strength: 3 }] },
      ],
    });
    t.play('act:mobilize', 'move:r19');
    expect(told(t, 'battle-begun')).toHaveLength(1);
    expect(t.game.control[19]).toBe(1);
    const owners = [0, 1].map((seat) => playerOf(t, seat).armies.some(({ region }) => region === 19));
    expect(owners).toEqual([false, true]);
  });

  it('LOR-CTRL.13 armies of all players are looked at', () => {
    const t = special({ players: [{}, {}, { armies: [{ region: 20, strength: 3 }] }] });
    expect(idle(t).game.control[20]).toBe(2);
  });

  it('LOR-CTRL.11 uncontested regions first, then battles', () => {
    const t = special({
      players: [
        {
          regions: [18],
          armies: [
            { region: 18, strength: 2 },
            { region: 2, strength: 3 },
          ],
        },
        { regions: [19, 3], armies: [{ region: 19, strength: 1 }] },
      ],
    });
    t.play('act:mobilize', 'activate:army:0:0', 'move:r19', 'activate:army:0:1', 'move:r3');
    const keys = t.events().map(({ key }) => key);
    expect(keys.indexOf('control-taken')).toBeLessThan(keys.indexOf('battle-begun'));
    expect([t.game.control[3], t.game.control[19]]).toEqual([0, 0]);
  });
});

describe('keeping and losing it', () => {
  it('LOR-CTRL.7 control stays when the armies leave', () => {
    const t = special({ players: [{ regions: [18], armies: [{ region: 18, strength: 2 }] }] });
    t.play('act:mobilize', 'move:r17');
    expect(t.game.control[18]).toBe(0);
  });

  it('LOR-CLAR.3 leaving a neutral region changes nothing; it was never controlled', () => {
    const armies = [
      { region: 19, strength: 2 },
      { region: 19, strength: 1 },
    ];
    const t = special({ players: [{ armies }] });
    t.play('act:mobilize', 'activate:army:0:0', 'move:r18', 'done');
    expect(t.game.control[19]).toBeNull();
  });

  it('LOR-CTRL.10 temples count for the new controller', () => {
    const t = special({
      temples: [19],
      players: [{ armies: [{ region: 18, strength: 1 }] }, { regions: [19] }],
    });
    t.play('act:mobilize', 'move:r19');
    expect(t.game.temples).toEqual([19]);
    expect([templesOf(t.game, 0), templesOf(t.game, 1)]).toEqual([1, 0]);
  });

  it('LOR-ART.5, LOR-ART.6, LOR-ART.8, LOR-MAP.5 the artifact follows the region, charged each time', () => {
    const t = special({
      players: [
        { armies: [{ region: 14, strength: 1 }] },
        { regions: [15], artifacts: [{ id: 'mjolnir', charged: false }] },
      ],
    });
    t.play('act:mobilize', 'move:r15');
    expect(playerOf(t, 1).artifacts).toEqual([]);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'mjolnir', charged: true }]);
    expect(told(t, 'artifact-taken')).toEqual([
      { key: 'artifact-taken', player: 0, artifact: 'mjolnir', from: 1 },
    ]);
  });

  it('LOR-OWN.1, LOR-OWN.3, LOR-TERM.6 controlling the region of a monument gives its artifact, not the monument', () => {
    const t = special({ players: [{ regions: [4] }], wheel: { prepare: [1] } });
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'gungnir', charged: true }]);
    expect(t.game.monuments.odin.priests).toEqual([]);
    expect(t.game.altars).toEqual(['mjolnir', 'brisingamen']);
  });
});

describe('a marker that is removed', () => {
  /** Grendel, whom seat 0 commands, attacks the region. */
  const raid = (region: number, setup: Parameters<typeof table>[0] = {}): Game =>
    special({ monsters: { grendel: { region, owner: 0 } }, ...setup }).play('act:monsters', 'attack');

  it('LOR-CTRL.8 leaves the region neutral, and its population counts again', () => {
    const t = raid(19, { players: [{}, { regions: [19] }] });
    expect(t.game.control[19]).toBeNull();
    expect(told(t, 'control-lost')).toEqual([{ key: 'control-lost', player: 1, region: 19 }]);
    const weak = special({ players: [{ armies: [{ region: 18, strength: 3 }] }, { regions: [19] }] });
    loseControl(weak.game, 19);
    weak.play('act:mobilize', 'move:r19');
    expect(weak.game.control[19]).toBeNull();
  });

  it('LOR-ART.7 sends the artifact back to the monument, from where it is taken charged', () => {
    const t = raid(15, { players: [{}, { regions: [15], artifacts: [{ id: 'mjolnir', charged: false }] }] });
    expect(playerOf(t, 1).artifacts).toEqual([]);
    expect(t.game.altars).toContain('mjolnir');
    expect(told(t, 'artifact-returned')).toEqual([
      { key: 'artifact-returned', artifact: 'mjolnir', god: 'thor' },
    ]);
  });

  it('LOR-CTRL.9 is placed again at the end of the step where armies suffice', () => {
    const after = (strength: number): number | null | undefined => {
      const t = special({ players: [{}, { regions: [19], armies: [{ region: 19, strength }] }] });
      loseControl(t.game, 19);
      return idle(t).game.control[19];
    };
    expect(after(4)).toBe(1);
    expect(after(3)).toBeNull();
  });
});

describe('markers', () => {
  it('LOR-LIM.2 are unlimited: the twenty of the box are no bound', () => {
    const regions = [1, 2, 3, 5, 6, 8, 9, 11, 12, 14];
    const all = [0];
    const t = special({
      players: [{ region: 18, regions }],
      wheel: { reinforce: all, mobilize: all, prepare: all, temple: all, monsters: all },
      allies: {
        vanaheim: all,
        alfheim: all,
        jotunheim: all,
        muspelheim: all,
        svartalfheim: all,
        niflheim: all,
      },
    });
    t.play('act:usurp', 'skip', 'skip');
    expect(t.game.control.filter((owner) => owner === 0)).toHaveLength(regions.length + 1);
    expect(t.game.wheel.usurp).toEqual([0]);
  });

  it('LOR-OWN.2, LOR-REALM.2 nobody owns a realm: several have a marker there', () => {
    const t = special({ allies: { niflheim: [2, 0] } });
    t.play('act:prepare', 'skip', 'skip');
    expect(t.game.allies.niflheim).toEqual([2, 0]);
  });
});

describe('the board', () => {
  it.each([2, 4])('LOR-TERM.3, LOR-ICON.6 with %i players every region has a symbol', (seats) => {
    for (const region of regionsFor(seats)) {
      const { monument, settlement, sanctuary, forge } = placeOf(seats, region);
      expect([monument, settlement, sanctuary, forge].some(Boolean)).toBe(true);
    }
  });

  it('LOR-ICON.7, LOR-2P.1 two players use the side marked for them', () => {
    expect([2, 3, 4].map(sideFor)).toEqual(['m2', 'm4', 'm4']);
  });

  it('LOR-2P.4 with two players three forges of different kinds and one more', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const runes = freshTable(2, {}, `forges ${seed}`).game.forges.map(({ rune }) => rune);
      expect(runes).toHaveLength(4);
      expect(new Set(runes).size).toBe(3);
      kinds.add(runes.join());
    }
    expect(kinds.size).toBeGreaterThan(3);
  });

  it.each([
    [4, 21, 6, 6],
    [3, 21, 6, 6],
    [2, 16, 5, 5],
  ])('LOR-MAP.1, LOR-2P.1 with %i players %i regions, %i lands, %i seas', (seats, regions, lands, seas) => {
    expect(regionsFor(seats)).toHaveLength(regions);
    expect(Object.values(boardFor(seats).lands).filter((land) => land.length > 0)).toHaveLength(lands);
    expect(seasFor(seats)).toHaveLength(seas);
  });

  it.each([2, 4])(
    'LOR-MAP.2, LOR-MAP.3, LOR-MAP.9 with %i players borders hold both ways and lead through no realm',
    (seats) => {
      for (const region of regionsFor(seats)) {
        const { regions, seas } = placeOf(seats, region);
        for (const other of regions) expect(placeOf(seats, other).regions).toContain(region);
        for (const sea of seas) expect(boardFor(seats).seas[sea]?.regions).toContain(region);
        expect(regions).not.toContain(region);
      }
    },
  );

  it('LOR-MAP.3 regions on two sides of the tree are no neighbours', () => {
    const t = special({ players: [{ drakkar: 1 }] });
    expect(adjacentFor(t.game, 0, 4)).toEqual([1, 2, 3, 7, 21]);
    expect(adjacentFor(t.game, 0, 4)).not.toContain(14);
  });

  it.each([2, 4])(
    'LOR-TERM.2, LOR-MAP.4 with %i players a land is three or four regions, held only when all are',
    (seats) => {
      for (const [land, regions = []] of Object.entries(boardFor(seats).lands)) {
        expect([3, 4]).toContain(regions.length);
        for (const region of regions) expect(placeOf(seats, region).land).toBe(land);
      }
      const t = special({ seats, players: [{ regions: [5, 6, 7, 8, 9] }, { regions: [10] }] });
      expect(landsOf(t.game, 0)).toEqual(['jamtland']);
      expect(controlsLand(t.game, 0, 'svealand')).toBe(false);
    },
  );

  it.each([2, 4])(
    'LOR-MAP.5, LOR-MAP.8 with %i players three monuments and a forge for each token',
    (seats) => {
      const places = regionsFor(seats).map((region) => placeOf(seats, region));
      expect(places.flatMap(({ monument }) => monument ?? []).sort()).toEqual(['freyja', 'odin', 'thor']);
      expect(places.filter(({ forge }) => forge)).toHaveLength(seats === 2 ? 4 : 6);
    },
  );

  it('LOR-MAP.6 armies grow in a settlement of their own only', () => {
    const grows = (regions: number[], region: number): boolean => {
      const t = special({ players: [{ regions, armies: [{ region, strength: 1 }] }] });
      t.play('act:mobilize');
      return offers(t, 'grow').length === 1;
    };
    expect(grows([18], 18)).toBe(true);
    expect(grows([], 18)).toBe(false);
    expect(grows([19], 19)).toBe(false);
  });
});
