// What is laid on a path with a member, stage by stage.
import { describe, expect, it } from 'vitest';
import { clanOf, refuses, table, told } from '../table.ts';

const clear = [{ event: 'event-1', side: 'a', monster: 'krus', realm: 'kale' }] as const;

describe('what is sent along', () => {
  it('ML-QP.3 ML-QP.2 on quest paths only dice are laid, whatever the clan has', () => {
    for (const [path, dice] of [
      ['qa1', 'dice:2s'],
      ['qb1', 'dice:1m'],
    ] as const) {
      const t = table({
        quests: { qa: 'quest-01', qb: 'quest-02' },
        clans: [
          {
            dice: { strength: 6, magic: 3, persuasion: [3, 3] },
            traps: ['trap-s1'],
            defence: 2,
            potions: 1,
            venoms: 1,
          },
          { dice: { strength: 1 } },
        ],
      }).play(`send:${path}`, 'member:purkrab');
      if (t.asked().prompt.key === 'ask-path-dice') {
        expect(t.asked().options.every(({ rule }) => rule === 'ML-QP.2')).toBe(true);
        t.play(t.options()[0] ?? dice);
      }
      expect(told(t, 'sent')).toMatchObject([{ path, traps: 0, defence: 0, potions: 0, venoms: 0 }]);
      expect(clanOf(t, 0)).toMatchObject({ traps: ['trap-s1'], defence: 2, potions: 1, venoms: 1 });
    }
  });

  it('ML-OUT.4 ML-RP.8 what is sent is told, and choices name their pieces', () => {
    const members = [{ id: 'purkrab' as const, wounded: true }, 'hatyr' as const];
    const t = table({
      areas: clear,
      clans: [
        { members, dice: { strength: 3, magic: 2 }, traps: ['trap-s1'], defence: 1, potions: 1, venoms: 1 },
        { dice: { strength: 1 } },
      ],
    }).play('send:a1');
    expect(t.asked().options.map(({ label }) => label)).toEqual([
      { key: 'send-member', member: 'purkrab', wounded: true },
      { key: 'send-member', member: 'hatyr', wounded: false },
    ]);
    t.play('member:hatyr');
    expect(t.asked().options[0]).toMatchObject({ thing: 'path:a1', rule: 'ML-RP.2' });
    t.play('dice:2s1m', 'trap:trap-s1:0', 'defence:1');
    expect(t.asked().options.map(({ id, thing }) => [id, thing])).toEqual([
      ['brews:0p0v', undefined],
      ['brews:0p1v', 'token:venom'],
      ['brews:1p0v', 'token:potion'],
      ['brews:1p1v', 'token:potion'],
    ]);
    t.play('brews:1p1v');
    expect(told(t, 'sent')).toStrictEqual([
      {
        key: 'sent',
        player: 0,
        member: 'hatyr',
        path: 'a1',
        dice: { strength: 2, magic: 1 },
        traps: 1,
        defence: 1,
        potions: 1,
        venoms: 1,
      },
    ]);
    expect(t.game.paths.a1?.dice).toEqual([
      { colour: 'strength', face: 0, trap: null },
      { colour: 'strength', face: 0, trap: null },
      { colour: 'magic', face: 0, trap: null },
    ]);
    expect(clanOf(t, 0)).toMatchObject({
      potions: 0,
      venoms: 0,
      defence: 0,
      traps: [],
      members: [{ path: null }, { path: 'a1' }],
    });
  });

  it('ML-GATE.5 the guards lay five coins on the lower path, none on the upper one', () => {
    const sent = (path: 'gate1' | 'gate2') =>
      table({
        gate: 'krus',
        clans: [{ traps: [], defence: 0, dice: { strength: 2 } }, { dice: { strength: 1 } }],
      }).play(`send:${path}`, 'member:purkrab', 'dice:1s').game.paths[path];
    expect([sent('gate1')?.coins, sent('gate2')?.coins]).toEqual([0, 5]);
  });

  it('ML-GATE.3 without dice and without defence tokens a trap must be laid', () => {
    const at = (defence: number) =>
      table({
        gate: 'krus',
        clans: [{ traps: ['trap-s1', 'trap-m1'], defence, dice: { strength: 1 } }, { dice: { strength: 1 } }],
      }).play('send:gate1', 'member:purkrab', 'dice:none');
    expect(at(0).options()).toEqual(['trap:trap-s1:0', 'trap:trap-m1:1']);
    expect(at(0).play('trap:trap-s1:0').options()).toEqual(['trap:trap-m1:1', 'done']);
    const withTokens = at(2);
    expect(withTokens.options()).toEqual(['trap:trap-s1:0', 'trap:trap-m1:1', 'done']);
    expect(withTokens.play('done').options()).toEqual(['defence:1', 'defence:2']);
  });

  it('ML-SCN.4b in Travelling Light no defence token is taken along', () => {
    const t = table({
      seats: 1,
      options: { scenario: 'travelling-light' },
      areas: clear,
      clans: [{ dice: { strength: 3, magic: 2 }, traps: [], defence: 2 }],
    }).play('send:a1', 'member:purkrab', 'dice:2s');
    expect(told(t, 'sent')).toMatchObject([{ path: 'a1', defence: 0 }]);
  });

  it('ML-RP.4 a trap takes the room of a defence token', () => {
    const t = table({
      areas: clear,
      clans: [{ dice: { strength: 4, magic: 2 }, traps: ['trap-s1'], defence: 5 }, { dice: { strength: 1 } }],
    }).play('send:a1', 'member:purkrab', 'dice:4s2m', 'trap:trap-s1:0');
    expect(t.options()).toEqual(['defence:0', 'defence:1']);
  });

  it('ML-EV.1 ML-EV.2 rerolls and defence of a path are nothing that is laid on the token', () => {
    for (const path of ['a1', 'a3'] as const) {
      const t = table({
        areas: [{ event: 'event-2', side: 'a', monster: 'krus', realm: 'kale' }],
        clans: [{ dice: { strength: 6, magic: 6 }, traps: [], defence: 0 }, { dice: { strength: 1 } }],
      }).play(`send:${path}`, 'member:purkrab');
      const [first] = t.options();
      const party = t.play(first as string).game.paths[path];
      expect(party).not.toHaveProperty('reroll');
      expect(party).toMatchObject({ coins: 0, potions: 0, venoms: 0, defence: 0 });
    }
  });

  it('ML-QP.2 persuasion dice are laid on a quest unrolled', () => {
    const t = table({
      quests: { qa: 'quest-02' },
      clans: [{ dice: { persuasion: [5, 2] } }, { dice: { strength: 1 } }],
    }).play('send:qa1', 'member:purkrab');
    const unrolled = { colour: 'persuasion', face: 0, trap: null };
    expect(t.game.paths.qa1?.dice).toEqual([unrolled, unrolled]);
    expect(told(t, 'sent')).toMatchObject([{ dice: { persuasion: [5, 2] } }]);
  });

  it('ML-DEP.6 ML-RP.2 ML-OUT.1 why a path cannot be taken: taken, dice missing, nobody left', () => {
    const b1 = { seat: 1, member: 'tepej' as const };
    const at = (members: readonly ('purkrab' | 'hatyr' | 'korfac')[]) =>
      table({
        seats: 3,
        clans: [
          { members, dice: { persuasion: [1] } },
          { members: ['tentok', 'tepej'], dice: { strength: 1 } },
          { dice: { strength: 1 } },
        ],
        paths: { b1, a1: { seat: 0, member: 'hatyr' } },
      });
    const t = at(['purkrab', 'hatyr']);
    expect(refuses(t, 'send:b1')).toEqual({ reason: { key: 'path-taken', by: 1 }, rule: 'ML-DEP.6' });
    expect(refuses(t, 'send:b2')).toEqual({ reason: { key: 'dice-missing', path: 'b2' }, rule: 'ML-RP.2' });
    expect(refuses(at(['hatyr']), 'send:b2')).toMatchObject({
      reason: { key: 'nobody-to-send' },
      rule: 'ML-OUT.1',
    });
  });

  it('ML-SCN.4b ML-GATE.3 in Travelling Light a trap must be laid where no die is', () => {
    const t = table({
      seats: 1,
      options: { scenario: 'travelling-light' },
      gate: 'krus',
      clans: [{ traps: ['trap-s1', 'trap-m1'], defence: 2, dice: { strength: 1 } }],
    }).play('send:gate1', 'member:purkrab', 'dice:none');
    expect(t.options()).toEqual(['trap:trap-s1:0', 'trap:trap-m1:1']);
  });
});
