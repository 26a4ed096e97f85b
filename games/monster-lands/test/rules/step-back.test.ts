// What may be taken back, and what was learned in between (ML-GEN.15, ML-RP.11).
import { TableError, undo } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../../index.ts';
import { battle, misses } from '../battle-table.ts';
import { type Game, table } from '../table.ts';

const other = { dice: { strength: 3, magic: 1 } };
const back =
  (t: Game, seat = 0) =>
  () =>
    undo(monsterLands, t.journal, seat);

describe('a step back', () => {
  it('ML-MKT.2 a card turned up for the offer cannot be taken back, an empty deck turns nothing up', () => {
    const bought = (deck: boolean) => {
      const t = table({
        market: ['batoh-1', 'zeldiv-1'],
        clans: [{ coins: 20, dice: { strength: 2 } }, other],
      });
      if (!deck) t.game.box.push(...t.game.market.deck.splice(0));
      return t.play('market:strength', 'equipment:batoh-1', 'to:korfac');
    };
    expect(back(bought(true))).toThrow(TableError);
    expect(back(bought(false))).not.toThrow();
  });

  it('ML-CLN.7 a panic token that was turned up cannot be taken back', () => {
    const t = battle({
      gate: 'krus',
      monster: 'kodyl',
      clans: [{ trophies: ['pocih'] }],
      on: { gate1: { s: 2, traps: ['trap-s1'] } },
      dice: [...misses(4), 1],
    }).play('roll:strength', 'stop');
    expect(t.asked().prompt).toMatchObject({ key: 'ask-clean-up' });
    expect(back(t)).toThrow(TableError);
  });

  it('ML-LODGE.3 a trap that was discarded is seen by everybody', () => {
    const traps = ['trap-s1', 'trap-s1', 'trap-m2', 'trap-s2', 'trap-s2'] as const;
    const t = table({ lodge: ['trap-m1'], clans: [{ coins: 20, traps, dice: { strength: 1 } }, other] });
    t.play('lodge:strength', 'discard:trap-m2:2');
    expect(back(t)).toThrow(TableError);
  });

  it('ML-CLN.17 new quests cannot be taken back', () => {
    const clan = { coins: 9, members: ['greenhorn-1' as const], trophies: ['krus' as const] };
    const t = table({
      phase: 'cleanUp',
      areas: [{ monster: 'kodyl', realm: 'kale' }],
      clans: [clan, { coins: 9, members: ['greenhorn-2'] }],
    });
    t.play('done');
    expect(t.game.round).toBe(2);
    // No die was rolled for the new pools.
    expect(t.game.clans.map(({ dice }) => dice.persuasion)).toEqual([[], []]);
    expect(back(t)).toThrow(TableError);
  });

  it('ML-QST.9 a trap that was paid is seen by everybody', () => {
    const t = table({
      phase: 'adventure',
      quests: { qb: 'quest-05' },
      clans: [{ members: ['tentok', 'lemtal', 'rulfus'], traps: ['trap-s1', 'trap-m1'] }, { coins: 9 }],
      paths: { qb1: { seat: 0, member: 'lemtal' }, qb2: { seat: 0, member: 'rulfus' } },
    });
    t.play('pay', 'trap:trap-m1:1');
    expect(t.asked(0).prompt).toMatchObject({ key: 'ask-quest-cost' });
    expect(back(t)).toThrow(TableError);
  });

  it('ML-TRX.5 a token that was turned up stays up, one that was kept may still be revealed', () => {
    const conflict = (choice: string) =>
      battle({
        options: { tricks: true },
        monster: 'krus',
        on: { a1: { s: 1, traps: ['trap-s1', 'trap-m1'] } },
        dice: misses(4),
      }).play(choice);
    expect(back(conflict('reveal'))).toThrow(TableError);
    expect(back(conflict('keep'))).not.toThrow();
  });

  it('ML-RP.11 ML-LODGE.8 one hidden token among those that leave is enough', () => {
    const t = battle({
      options: { tricks: true },
      monster: 'lepivec',
      on: {
        a1: { member: 'barbucha', s: 4, traps: ['trap-flat8'] },
        a2: {
          seat: 1,
          member: 'tepej',
          s: 1,
          potions: 1,
          wounded: true,
          traps: ['trap-s1', 'trap-basic-water'],
        },
        a3: { member: 'tarka', s: 1, potions: 1 },
      },
      clans: [{}, { traps: [] }],
      dice: [...misses(4), 6, 6, 6, 6],
    });
    t.play('reveal', [1, 'reveal'], [1, 'keep'], 'roll-all', [1, 'take-hits']);
    expect(back(t, 1)).toThrow(TableError);
  });
});
