import { describe, expect, it } from 'vitest';
import { tokenRoom } from '../../rules/path-room.ts';
import { view } from '../../rules/view.ts';
import { clanOf, offers, refuses, table, told } from '../table.ts';

const clear = [{ event: 'event-1', side: 'a', monster: 'krus', realm: 'kale' }] as const;

describe('sending a member to a path', () => {
  it('ML-OUT.1 ML-RP.2 ML-RP.3 takes the token, the dice and the tokens in one action', () => {
    const t = table({
      areas: clear,
      clans: [
        {
          dice: { strength: 3, magic: 2 },
          traps: ['trap-s1', 'trap-flat4', 'trap-m1'],
          defence: 2,
          potions: 1,
          venoms: 1,
        },
        { dice: { strength: 1, magic: 1 } },
      ],
    });
    t.play('send:a1', 'member:purkrab');
    expect(t.options()).toEqual(['dice:2s', 'dice:2s1m', 'dice:2s2m', 'dice:3s', 'dice:3s1m', 'dice:3s2m']);
    t.play('dice:2s2m', 'trap:trap-flat4:1', 'trap:trap-s1:0');
    expect(t.options()).toEqual(['trap:trap-m1:2', 'done']);
    t.play('done', 'defence:1', 'brews:1p0v');
    expect(clanOf(t, 0)).toMatchObject({
      dice: { strength: 1, magic: 0 },
      traps: ['trap-m1'],
      defence: 1,
      potions: 0,
      venoms: 1,
    });
    expect(t.game.paths.a1).toMatchObject({
      seat: 0,
      member: 'purkrab',
      defence: 1,
      potions: 1,
      traps: [{ id: 'trap-flat4' }, { id: 'trap-s1' }],
    });
    expect(told(t, 'sent')).toMatchObject([{ player: 0, path: 'a1', traps: 2, defence: 1 }]);
  });

  it('ML-RP.4 six dice leave two tokens, four leave three, two leave four', () => {
    const tokens = (dice: string) => {
      const t = table({
        areas: clear,
        clans: [
          { dice: { strength: 4, magic: 2 }, traps: [], defence: 5 },
          { dice: { strength: 1, magic: 1 } },
        ],
      });
      return t.play('send:a1', 'member:purkrab', dice).options().at(-1);
    };
    expect(['dice:4s2m', 'dice:4s', 'dice:2s'].map(tokens)).toEqual(['defence:2', 'defence:3', 'defence:4']);
  });

  it('ML-EV.3 ML-EV.4 coins and brews of the path are put on the token', () => {
    const t = table({
      areas: clear,
      clans: [{ dice: { strength: 2, magic: 1 }, traps: [] }, { dice: { strength: 1, magic: 1 } }],
    });
    t.play('send:a4', 'member:korfac', 'dice:1s');
    expect(t.game.paths.a4).toMatchObject({ coins: 3 });
    t.play('send:a3', 'member:tentok', 'dice:1m', 'done');
    expect(t.game.paths.a3).toMatchObject({ seat: 1, potions: 1 });
  });

  it('ML-QP.2 ML-QP.3 a quest takes exactly its dice and no tokens', () => {
    const t = table({
      quests: { qa: 'quest-12', qb: 'quest-05' },
      clans: [{ dice: { strength: 3, magic: 2, persuasion: [5, 2] }, defence: 3 }, { dice: { strength: 1 } }],
    });
    t.play('send:qa1', 'member:purkrab');
    expect(t.options()).toEqual(['dice:3s', 'dice:2s1m', 'dice:1s2m']);
    t.play('dice:2s1m');
    expect(t.game.paths.qa1).toMatchObject({ member: 'purkrab', defence: 0 });
    t.play('pawnshop', 'send:qb2');
    expect(t.options()).toEqual(['dice:1s', 'dice:p2', 'dice:p5']);
  });

  it('ML-GATE.1 the entrance is open only while a monster lies there', () => {
    const t = table({ clans: [{ dice: { strength: 2, magic: 1 } }] });
    expect(refuses(t, 'send:gate1')).toEqual({ reason: { key: 'no-monster-there' }, rule: 'ML-GATE.1' });
  });

  it('ML-GATE.3 ML-GATE.7 a token alone is enough at the entrance, an empty path is not', () => {
    const t = table({ gate: 'krus', clans: [{ dice: { persuasion: [3] }, traps: ['trap-s1'], defence: 1 }] });
    t.play('send:gate2', 'member:purkrab');
    t.play('done');
    expect(t.game.paths.gate2).toMatchObject({ defence: 1, coins: 5, dice: [] });
  });

  it('ML-OUT.7 ML-DEP.6 greenhorns stay at home, and a taken path is closed', () => {
    const t = table({
      areas: clear,
      clans: [{ members: ['greenhorn-1'], dice: { strength: 2 } }],
      paths: { a1: { seat: 1, member: 'tentok' } },
    });
    expect(offers(t, 'send')).toEqual([]);
    expect(refuses(t, 'send:a2')).toEqual({ reason: { key: 'nobody-to-send' }, rule: 'ML-OUT.1' });
    expect(refuses(t, 'send:a1')).toEqual({ reason: { key: 'path-taken', by: 1 }, rule: 'ML-DEP.6' });
  });

  it('ML-RP.2 ML-RP.4 ML-EV.4 the worked example: Klára sends two strength and two magic dice, a trap and a defence token', () => {
    const t = table({
      areas: [{ event: 'event-3', side: 'a', monster: 'krus', realm: 'kale' }],
      clans: [
        { dice: { strength: 3, magic: 3 }, traps: ['trap-s1'], defence: 1, potions: 0 },
        { dice: { strength: 1, magic: 1 } },
      ],
    });
    t.play('send:a2', 'member:korfac');
    expect(t.options()).toEqual(['dice:2s', 'dice:2s1m', 'dice:2s2m']);
    t.play('dice:2s2m');
    expect(tokenRoom('a2', 4)).toBe(3);
    t.play('trap:trap-s1:0', 'defence:1');
    expect(t.game.paths.a2).toMatchObject({
      dice: { length: 4 },
      traps: [{ up: false }],
      defence: 1,
      potions: 1,
    });
  });

  it('ML-POT.2 ML-RP.8 ML-GATE.6 one potion and one venom at the most go along, decided when he is sent', () => {
    const clan = { dice: { strength: 4, magic: 2 }, traps: [], potions: 3, venoms: 2 };
    for (const path of ['a1', 'gate1'] as const) {
      const t = table({ areas: clear, gate: 'pocih', clans: [clan, { dice: { strength: 1 } }] });
      t.play(`send:${path}`, 'member:purkrab', 'dice:2s');
      expect(t.options()).toEqual(['brews:0p0v', 'brews:0p1v', 'brews:1p0v', 'brews:1p1v']);
      t.play('brews:1p1v');
      expect(t.game.paths[path]).toMatchObject({ potions: 1, venoms: 1 });
      expect(clanOf(t, 0)).toMatchObject({ potions: 2, venoms: 1 });
    }
  });

  it('ML-OUT.2 ML-OUT.3 another member may follow to another path of the same place; to his own nothing is added', () => {
    const t = table({
      areas: clear,
      clans: [{ dice: { strength: 6, magic: 2 }, traps: [], defence: 0 }, { dice: { strength: 3 } }],
    });
    t.play('send:a1', 'member:purkrab', 'dice:2s', 'mine:2');
    expect(offers(t, 'send')).not.toContain('send:a1');
    expect(refuses(t, 'send:a1')).toEqual({ reason: { key: 'path-taken', by: 0 }, rule: 'ML-DEP.6' });
    t.play('send:a2');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-path-dice', path: 'a2', member: 'korfac' });
  });

  it('ML-OUT.4 ML-OUT.6 the wounded and the leader may be sent', () => {
    const t = table({
      areas: clear,
      clans: [
        { members: ['purkrab', { id: 'korfac', wounded: true }], dice: { strength: 4, magic: 1 } },
        { dice: { strength: 1 } },
      ],
    });
    t.play('send:a1');
    expect(t.options()).toEqual(['member:purkrab', 'member:korfac']);
    expect(t.asked().options[1]?.label).toEqual({ key: 'send-member', member: 'korfac', wounded: true });
  });

  it('ML-RP.9 the owner decides the order of his traps, top to bottom', () => {
    const order = (...names: string[]) => {
      const t = table({
        areas: clear,
        clans: [
          { dice: { strength: 3, magic: 1 }, traps: ['trap-s1', 'trap-flat4'] },
          { dice: { strength: 1 } },
        ],
      });
      t.play('send:a1', 'member:purkrab', 'dice:2s', ...names);
      return t.game.paths.a1?.traps.map(({ id }) => id);
    };
    expect(order('trap:trap-s1:0', 'trap:trap-flat4:1')).toEqual(['trap-s1', 'trap-flat4']);
    expect(order('trap:trap-flat4:1', 'trap:trap-s1:0')).toEqual(['trap-flat4', 'trap-s1']);
  });

  it('ML-RP.11 others see how many traps lie on a path, and not which', () => {
    const t = table({
      areas: clear,
      clans: [{ dice: { strength: 1 } }, { dice: { strength: 1 } }],
      paths: { a1: { seat: 0, member: 'purkrab', traps: ['trap-s3', 'trap-flat8'] } },
    });
    const seen = (seat: number | undefined) => view(t.game, seat).paths.a1?.traps.map(({ id }) => id);
    expect(seen(0)).toEqual(['trap-s3', 'trap-flat8']);
    for (const seat of [1, undefined]) expect(seen(seat)).toEqual([null, null]);
  });

  it('ML-GATE.4 at the entrance ten spaces: a token takes two of them', () => {
    const most = (dice: string) => {
      const t = table({
        gate: 'pocih',
        clans: [{ dice: { strength: 9, magic: 3 }, traps: [], defence: 5 }, { dice: { strength: 1 } }],
      });
      t.play('send:gate1', 'member:purkrab');
      expect(t.options()).not.toContain('dice:9s2m');
      return t.play(dice).game.paths.gate1 === null ? t.options().at(-1) : 'defence:0';
    };
    expect(['dice:none', 'dice:3s2m', 'dice:8s', 'dice:9s'].map(most)).toEqual([
      'defence:5',
      'defence:2',
      'defence:1',
      'defence:0',
    ]);
  });
});
