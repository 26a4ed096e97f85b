// Chapter LOR-USURP: regions taken by Might.
import { describe, expect, it } from 'vitest';
import { type Game, offers, playerOf, refuses, table, told, waiting } from '../table.ts';

/** The hero of seat 0 stands in region 19, population 4, unless said. */
const usurping = (
  { region = 19, ...player }: NonNullable<NonNullable<Parameters<typeof table>[0]>['players']>[number] = {},
  setup: Parameters<typeof table>[0] = {},
): Game =>
  table({
    step: 'special',
    ...setup,
    players: [{ region, drakkar: 1, ...player }, ...(setup.players ?? [])],
  });

describe('whether it can be done', () => {
  it('LOR-USURP.1 not where another hero stands', () => {
    const t = usurping({ region: 16 });
    expect(refuses(t, 'act:usurp')).toEqual({
      reason: { key: 'other-hero-there', player: 2, region: 16 },
      rule: 'LOR-USURP.1',
    });
  });

  it('LOR-USURP.2, LOR-HERO.4 a neutral region needs Might of at least its population', () => {
    expect(refuses(usurping({ attributes: { might: 3 } }), 'act:usurp')).toEqual({
      reason: { key: 'might-too-low', region: 19, might: 3, needed: 4, against: 'population' },
      rule: 'LOR-USURP.2',
    });
    expect(usurping({ attributes: { might: 4 } }).options()).toContain('act:usurp');
  });

  it('LOR-USURP.8, LOR-INJ.3 an injured Might is 2', () => {
    const t = usurping({ attributes: { might: 6 }, injured: ['might'] });
    expect(refuses(t, 'act:usurp').reason).toMatchObject({ might: 2, needed: 4 });
  });

  it('LOR-USURP.2 with Iron Claim Might counts 1 higher, here alone', () => {
    const t = usurping({ attributes: { might: 3 }, blessings: ['iron-claim'] });
    expect(t.options()).toContain('act:usurp');
    t.play('act:usurp', 'skip');
    expect(told(t, 'usurped')).toEqual([{ key: 'usurped', player: 0, region: 19, might: 4, needed: 4 }]);
    expect(playerOf(t, 0).attributes.might).toBe(3);
  });

  it('LOR-USURP.3 foreign armies in a neutral region are not compared, they retreat', () => {
    const t = usurping(
      { attributes: { might: 4 } },
      { players: [{ regions: [18], armies: [{ region: 19, strength: 3 }] }] },
    );
    t.play('act:usurp', 'skip');
    expect(playerOf(t, 1).armies).toEqual([{ id: 0, region: 18, strength: 3 }]);
    expect(t.game.control[19]).toBe(0);
  });

  it('LOR-USURP.4, LOR-ICON.2 a foreign region needs Might of at least the armies there', () => {
    const guarded = (might: number): Game =>
      usurping(
        { attributes: { might } },
        {
          players: [
            {
              regions: [18, 19],
              armies: [
                { region: 19, strength: 2 },
                { region: 19, strength: 3 },
              ],
            },
          ],
        },
      );
    expect(refuses(guarded(4), 'act:usurp')).toEqual({
      reason: { key: 'might-too-low', region: 19, might: 4, needed: 5, against: 'armies' },
      rule: 'LOR-USURP.4',
    });
    const t = guarded(5).play('act:usurp', 'skip');
    expect(t.game.control[19]).toBe(0);
    expect(playerOf(t, 1).armies.map(({ region }) => region)).toEqual([18, 18]);
  });

  it('LOR-USURP.5, LOR-CTRL.4 a foreign region without armies needs no Might, whatever its population', () => {
    const t = usurping({ region: 21, attributes: { might: 2 } }, { players: [{ regions: [21] }] });
    t.play('act:usurp', 'skip');
    expect(t.game.control[21]).toBe(0);
    expect(told(t, 'usurped')).toEqual([
      { key: 'usurped', player: 0, region: 21, might: 2, needed: 0, from: 1 },
    ]);
  });

  it('LOR-USURP.9 the own region cannot be usurped', () => {
    const t = usurping({ attributes: { might: 6 }, regions: [19] });
    expect(refuses(t, 'act:usurp')).toEqual({
      reason: { key: 'own-already', region: 19 },
      rule: 'LOR-USURP.9',
    });
  });

  it("LOR-USURP.10 a third player's armies in a foreign region are compared too", () => {
    const t = usurping(
      { attributes: { might: 2 } },
      { players: [{ regions: [19] }, { armies: [{ region: 19, strength: 3 }] }] },
    );
    expect(refuses(t, 'act:usurp').reason).toMatchObject({ needed: 3, against: 'armies' });
  });
});

describe('what comes of it', () => {
  it('LOR-USURP.6 example: Might 2 against population 2, then an army of the strength of Authority', () => {
    const t = usurping({ region: 18, attributes: { authority: 3 } });
    t.play('act:usurp');
    expect(t.game.control[18]).toBe(0);
    expect(t.options()).toEqual(['recruit', 'skip']);
    t.play('recruit');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 18, strength: 3 }]);
  });

  it('LOR-USURP.6 the recruit may be left', () => {
    const t = usurping({ region: 18 }).play('act:usurp', 'skip');
    expect(playerOf(t, 0).armies).toEqual([]);
  });

  it('LOR-USURP.7 it needs no settlement or drakkar, only an army in supply', () => {
    const inland = usurping({ region: 13, attributes: { might: 4 } }).play('act:usurp', 'recruit');
    expect(playerOf(inland, 0).armies).toEqual([{ id: 0, region: 13, strength: 2 }]);
    const armies = Array.from({ length: 6 }, () => ({ region: 1, strength: 1 }));
    const full = usurping({ region: 18, regions: [1], armies }).play('act:usurp');
    expect(full.game.control[18]).toBe(0);
    expect(waiting(full)).toEqual([1]);
  });

  it('LOR-USURP.7 Einherjar do not come: it is no Reinforce', () => {
    const t = usurping({ region: 18, blessings: ['einherjar'] }).play('act:usurp', 'recruit');
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 18, strength: 2 }]);
  });

  it('LOR-USURP.11, LOR-DEC.5, LOR-RET.5 armies retreat first, each where its owner likes', () => {
    const t = usurping(
      { attributes: { might: 6 } },
      {
        players: [
          {
            regions: [18, 19, 20],
            armies: [
              { region: 19, strength: 1 },
              { region: 19, strength: 4 },
            ],
          },
        ],
      },
    );
    t.play('act:usurp');
    expect(waiting(t)).toEqual([1]);
    expect(t.game.control[19]).toBe(1);
    expect(offers(t, 'retreat:')).toEqual(['retreat:r18', 'retreat:r20']);
    t.play('retreat:r18', 'retreat:r20');
    expect(playerOf(t, 1).armies.map(({ region }) => region)).toEqual([18, 20]);
    expect(waiting(t)).toEqual([0]);
    expect(t.game.control[19]).toBe(0);
  });

  it('LOR-USURP.4, LOR-RET.2 armies without a region to go to are destroyed', () => {
    const t = usurping(
      { attributes: { might: 6 } },
      { players: [{ regions: [19], armies: [{ region: 19, strength: 4 }] }] },
    );
    t.play('act:usurp', 'skip');
    expect(playerOf(t, 1).armies).toEqual([]);
  });

  it('LOR-LOKI.16 the region of Loki may be usurped, and recruited in', () => {
    const t = usurping({ region: 18 }, { loki: 18 }).play('act:usurp', 'recruit');
    expect(t.game.control[18]).toBe(0);
    expect(playerOf(t, 0).armies).toEqual([{ id: 0, region: 18, strength: 2 }]);
  });

  it('LOR-USURP.6, LOR-MAP.5 the artifact of a monument comes with its region', () => {
    const t = usurping({ region: 15, attributes: { might: 5 } }).play('act:usurp', 'skip');
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'mjolnir', charged: true }]);
  });

  it('LOR-USURP.6 Snorri gains a rune for a settlement, as without a battle', () => {
    const t = usurping({ hero: 'snorri', region: 18 });
    t.play('act:usurp', 'gain:uruz', 'skip');
    expect(playerOf(t, 0).runes.uruz).toBe(1);
  });

  it('LOR-USURP.6, LOR-VIC.6 the third land wins before the recruit', () => {
    const t = usurping({ region: 13, attributes: { might: 4 }, regions: [5, 6, 7, 8, 9, 10, 11, 12] });
    t.play('act:usurp');
    expect(t.game.outcome).toMatchObject({ winners: [0], reason: 'jarl' });
  });
});
