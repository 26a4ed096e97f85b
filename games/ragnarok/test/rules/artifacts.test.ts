import { describe, expect, it } from 'vitest';
import { playerOf, table, told } from '../table.ts';
import { war } from '../war-table.ts';

/** Hleidra, where Thor's monument stands: population 5. */
const THOR = 15;

describe('LOR-ART: artifacts of gods', () => {
  it('LOR-ART.1 LOR-ART.5 LOR-ART.6 come charged to whoever takes the region, whatever the level', () => {
    for (const level of [0, 3]) {
      const t = table({
        step: 'manoeuvre',
        monuments: { thor: { level } },
        players: [{ armies: [{ region: 14, strength: 5 }] }],
      });
      expect(t.game.altars).toContain('mjolnir');
      t.play('activate:army:0:0', `move:r${THOR}`);
      expect(playerOf(t, 0).artifacts).toEqual([{ id: 'mjolnir', charged: true }]);
      expect(t.game.altars).not.toContain('mjolnir');
      expect(told(t, 'artifact-taken')).toEqual([{ key: 'artifact-taken', player: 0, artifact: 'mjolnir' }]);
    }
  });

  it('LOR-ART.5 go from another player, charged anew', () => {
    const t = war({
      attack: [6],
      guard: [1],
      field: THOR,
      camp: 14,
      defender: { regions: [THOR], artifacts: [{ id: 'mjolnir', charged: false }] },
    });
    expect(told(t, 'artifact-taken')).toEqual([
      { key: 'artifact-taken', player: 0, artifact: 'mjolnir', from: 1 },
    ]);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'mjolnir', charged: true }]);
    expect(playerOf(t, 1).artifacts).toEqual([]);
  });

  it('LOR-ART.5 stay with whoever keeps the region in a battle, as they are', () => {
    const artifacts = [{ id: 'mjolnir' as const, charged: false }];
    const t = war({
      attack: [1],
      guard: [6],
      field: THOR,
      camp: 14,
      defender: { regions: [THOR], artifacts },
    });
    expect(playerOf(t, 1).artifacts).toEqual(artifacts);
  });

  it('LOR-ART.7 LOR-ART.8 LOR-CTRL.8 return beside the monument with a neutral region; re-taking charges them', () => {
    const t = table({
      step: 'special',
      players: [
        { region: 3 },
        {
          regions: [THOR],
          armies: [{ region: 14, strength: 5 }],
          artifacts: [{ id: 'mjolnir', charged: false }],
        },
      ],
      monsters: { grendel: { region: THOR, owner: 0 } },
    });
    t.play('act:monsters', 'attack');
    expect(told(t, 'artifact-returned')).toEqual([
      { key: 'artifact-returned', artifact: 'mjolnir', god: 'thor' },
    ]);
    expect(t.game.altars).toContain('mjolnir');
    expect(playerOf(t, 1).artifacts).toEqual([]);
    expect(t.game.active).toBe(1);
    while (t.game.phase !== 'manoeuvre') t.play('skip');
    t.play('activate:army:1:0', `move:r${THOR}`);
    expect(playerOf(t, 1).artifacts).toEqual([{ id: 'mjolnir', charged: true }]);
  });

  it('LOR-ART.3 all are charged in a Monument action of anybody', () => {
    const t = table({
      step: 'special',
      wheel: { prepare: [0] },
      players: [
        { artifacts: [{ id: 'grendel-arm', charged: false }] },
        { artifacts: [{ id: 'barrow-blade', charged: false }] },
      ],
      decks: { events: [1] },
    });
    t.play('act:monument');
    t.play(t.options()[0] ?? '');
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'grendel-arm', charged: true }]);
    expect(playerOf(t, 1).artifacts).toEqual([{ id: 'barrow-blade', charged: true }]);
  });

  it('LOR-OWN.3 owning the region is not owning the monument: it stays where it is', () => {
    const t = table({ step: 'manoeuvre', monuments: { thor: { level: 2 } }, players: [{ regions: [THOR] }] });
    expect(t.game.monuments.thor.level).toBe(2);
    expect(playerOf(t, 0).artifacts).toEqual([{ id: 'mjolnir', charged: true }]);
  });
});
