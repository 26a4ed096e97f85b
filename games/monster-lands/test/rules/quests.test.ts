import { describe, expect, it } from 'vitest';
import type { QuestId } from '../../data/quests.ts';
import type { Colour } from '../../data/types.ts';
import type { ClanArrangement, PartyArrangement } from '../../rules/arrange.ts';
import { clanOf, refuses, type TableSetup, table, told, waitsFor } from '../table.ts';

const die = (colour: Colour) => ({ colour, face: 0, trap: null });
const twoStrength = () => [die('strength'), die('strength')];

/** Two clans at the dice quest "2 strength dice, 6 or more: 3 glory, else lose 1". */
const atQuest = (setup: TableSetup & { right?: PartyArrangement | null; left?: PartyArrangement } = {}) => {
  const { left, right, clans = [], ...rest } = setup;
  return table({
    phase: 'adventure',
    quests: { qa: 'quest-01' },
    ...rest,
    clans: [
      { members: ['tentok', 'lemtal'], ...clans[0] },
      { members: ['onduru', 'drabor'], ...clans[1] },
    ],
    paths: {
      qa1: left ?? { seat: 0, member: 'lemtal', dice: twoStrength() },
      ...(right !== null && { qa2: right ?? { seat: 1, member: 'drabor', dice: twoStrength() } }),
    },
  });
};

const glories = (t: ReturnType<typeof table>) => t.game.clans.map(({ glory }) => glory);

describe('dice quests', () => {
  it('ML-QST.1 a mercenary rolls all dice of his path: target or more wins the reward', () => {
    const t = atQuest({ dice: [2, 4], right: null });
    expect(told(t, 'quest-done')).toEqual([{ key: 'quest-done', player: 0, quest: 'quest-01', total: 6 }]);
    expect(glories(t)).toEqual([8, 5]);
  });

  it('ML-QST.1 ML-QST.11 less takes the penalty; nobody is wounded and there is no loot', () => {
    const t = atQuest({ dice: [2, 3], right: null });
    expect(glories(t)).toEqual([4, 5]);
    const clan = clanOf(t, 0);
    expect(clan.loot).toEqual([]);
    expect(clan.members.some(({ wounded }) => wounded)).toBe(false);
  });

  it('ML-QST.2 ML-QST.3 the left path resolves first; who succeeds alone is rewarded, the other punished', () => {
    const t = atQuest({ dice: [1, 2, 5, 6] });
    expect(told(t, 'rolled').map((event) => [event.path, event.face])).toEqual([
      ['qa1', 1],
      ['qa1', 2],
      ['qa2', 5],
      ['qa2', 6],
    ]);
    expect(glories(t)).toEqual([4, 8]);
  });

  it('ML-QST.4 ML-QP.4 when both succeed, the higher total is rewarded and the other gets 2 coins', () => {
    const t = atQuest({ dice: [3, 4, 5, 6] });
    expect(glories(t)).toEqual([5, 8]);
    expect(told(t, 'quest-second')).toMatchObject([{ player: 0, total: 7 }]);
    expect(told(atQuest({ dice: [3, 4, 5, 6] }), 'gained')).toContainEqual({
      key: 'gained',
      player: 0,
      bundle: { coins: 2 },
      from: 'quest-01',
    });
  });

  it('ML-QST.4 a tie goes to the left path', () => {
    const t = atQuest({ dice: [3, 4, 6, 1] });
    expect(glories(t)).toEqual([8, 5]);
  });

  it('ML-QST.5 when both fail, both are punished', () => {
    expect(glories(atQuest({ dice: [1, 1, 2, 2] }))).toEqual([4, 4]);
  });

  it('ML-QST.6 ML-QP.1 one clan on both paths is treated as two mercenaries', () => {
    const t = atQuest({
      dice: [3, 4, 1, 1],
      clans: [{ members: ['tentok', 'lemtal', 'rulfus'] }],
      right: { seat: 0, member: 'rulfus', dice: twoStrength() },
    });
    expect(glories(t)).toEqual([7, 5]);
  });

  it('ML-GEN.17 a penalty takes what is there', () => {
    const t = atQuest({
      dice: [1, 1],
      quests: { qa: 'quest-06' },
      clans: [{ coins: 1 }],
      right: null,
    });
    expect(told(t, 'lost')).toContainEqual({
      key: 'lost',
      player: 0,
      bundle: { coins: 2 },
      from: 'quest-06',
    });
    expect(clanOf(t, 0).glory).toBe(5);
  });

  it('ML-QST.7 ML-MER.6 ML-EQU.7 bonuses for each die count on quests', () => {
    const tarka: ClanArrangement = { members: ['tentok', { id: 'tarka', equipment: ['zeldiv-1'] }] };
    const t = atQuest({
      dice: [1, 1],
      clans: [tarka],
      left: { seat: 0, member: 'tarka', dice: twoStrength() },
      right: null,
    });
    expect(told(t, 'quest-done')).toMatchObject([{ total: 6 }]);
  });

  it('ML-QST.7 bonuses for capture, kill, conquest and monsters do not count', () => {
    const fighter = (member: 'turna' | 'barbucha' | 'geria') =>
      told(
        atQuest({
          dice: [2, 3],
          clans: [{ members: ['tentok', { id: member, equipment: ['drasnik-1', 'grimoar-1'] }] }],
          left: { seat: 0, member, dice: twoStrength() },
          right: null,
        }),
        'quest-failed',
      );
    for (const member of ['turna', 'barbucha', 'geria'] as const)
      expect(fighter(member)).toMatchObject([{ total: 5 }]);
  });

  it('ML-QST.7 ML-MER.24 a reroll is asked for while it can help', () => {
    const t = atQuest({
      dice: [1, 4, 6],
      clans: [{ members: ['tentok', 'zdrat'] }],
      left: { seat: 0, member: 'zdrat', dice: twoStrength() },
      right: null,
    });
    expect(t.asked().prompt).toEqual({ key: 'ask-quest-roll', quest: 'quest-01', total: 5 });
    expect(t.options()).toEqual(['stop', 'reroll:zdrat:0', 'reroll:zdrat:1']);
    expect(t.game.resolving).toBe('qa1');
    t.play('reroll:zdrat:0');
    expect(glories(t)).toEqual([8, 5]);
    expect(t.game.resolving).toBeNull();
  });

  it('ML-QST.2 ML-QST.7 on the left a success may still be improved before the right one rolls', () => {
    const t = atQuest({
      dice: [3, 4, 6],
      clans: [{ members: ['tentok', 'zdrat'] }],
      left: { seat: 0, member: 'zdrat', dice: twoStrength() },
    });
    waitsFor(t, 0);
    expect(t.asked().options[0]).toMatchObject({ label: { key: 'stop-attack', result: 'success' } });
    t.play('reroll:zdrat:0', 'stop');
    expect(told(t, 'rolled').filter(({ path }) => path === 'qa2')).toHaveLength(2);
  });

  it('ML-MER.4 ML-HAG.7 persuasion dice are rolled on the quest, and Korfác may reroll one', () => {
    const t = atQuest({
      dice: [1, 2, 6],
      quests: { qa: 'quest-02' },
      clans: [{ members: ['tentok', 'korfac'] }],
      left: { seat: 0, member: 'korfac', dice: [die('persuasion'), die('persuasion')] },
      right: null,
    });
    t.play('reroll:korfac:0');
    expect(told(t, 'quest-done')).toMatchObject([{ total: 8 }]);
  });

  it('ML-QST.10 the token leaves the game after it was resolved, an unvisited one in clean-up', () => {
    const t = atQuest({
      dice: [3, 4],
      right: null,
      quests: { qa: 'quest-01', qb: 'quest-02' },
    });
    expect(t.game.box).toEqual(expect.arrayContaining(['quest-01', 'quest-02']));
  });
});

/** The clan at a resource quest; the second path stays empty unless said. */
const atPayment = (quest: QuestId, clan: ClanArrangement, setup: TableSetup = {}) =>
  table({
    phase: 'adventure',
    quests: { qb: quest },
    ...setup,
    clans: [{ members: ['tentok', 'lemtal', 'rulfus'], ...clan }, ...(setup.clans ?? [])],
    paths: { qb1: { seat: 0, member: 'lemtal' }, ...setup.paths },
  });

describe('resource quests', () => {
  it('ML-QST.8 ML-QST.9 who pays the full cost takes the reward of his path', () => {
    const t = atPayment('quest-01', { coins: 5 });
    expect(t.asked().prompt).toEqual({
      key: 'ask-quest-cost',
      quest: 'quest-01',
      cost: { coins: 5 },
      reward: { glory: 3 },
    });
    expect(t.options()).toEqual(['pay', 'decline']);
    t.play('pay');
    expect(clanOf(t, 0)).toMatchObject({ glory: 8, quests: 1 });
  });

  it('ML-QST.8 not paying has no penalty', () => {
    const t = atPayment('quest-01', { coins: 5 }).play('decline');
    expect(clanOf(t, 0)).toMatchObject({ glory: 5, quests: 0 });
    expect(t.game.box).toContain('quest-01');
  });

  it('ML-QST.8 who cannot pay is not asked, unless he may sell something', () => {
    expect(told(atPayment('quest-01', { coins: 4 }), 'quest-done')).toEqual([]);
    const t = atPayment('quest-01', { coins: 4, trophies: ['krus'] });
    expect(refuses(t, 'pay')).toEqual({
      reason: { key: 'cannot-pay', cost: { coins: 5 } },
      rule: 'ML-QST.8',
    });
    t.play('sell:krus', 'pay');
    expect(clanOf(t, 0).quests).toBe(1);
  });

  it('ML-QST.8 ML-QP.5 the right path comes second and has its own reward', () => {
    const paths = { qb2: { seat: 1, member: 'drabor' as const } };
    const t = atPayment(
      'quest-07',
      { coins: 9 },
      { paths, clans: [{ members: ['onduru', 'drabor'], coins: 8 }] },
    );
    waitsFor(t, 0);
    t.play('pay');
    waitsFor(t, 1);
    t.play('pay');
    expect(glories(t)).toEqual([10, 9]);
  });

  it('ML-QST.9 one clan on both paths pays from what is left', () => {
    const t = atPayment('quest-01', { coins: 9 }, { paths: { qb2: { seat: 0, member: 'rulfus' } } });
    t.play('pay');
    expect(clanOf(t, 0)).toMatchObject({ glory: 8, quests: 1 });
  });

  it('ML-QST.8 who cannot pay is asked if loot could help, not for the sake of other free acts', () => {
    const poor = (clan: ClanArrangement) => atPayment('quest-01', { coins: 0, ...clan });
    expect(poor({ loot: ['loot-coins10'] }).options()).toEqual(['decline', 'loot:loot-coins10']);
    const wounded = { members: ['tentok', 'lemtal', { id: 'rulfus' as const, wounded: true }], potions: 1 };
    expect(told(poor(wounded as ClanArrangement), 'place-reached')).toMatchObject([{ place: 'qb' }]);
    expect(poor({ ...wounded, trophies: ['krus'] } as ClanArrangement).options()).toEqual([
      'decline',
      'sell:krus',
      'heal:rulfus',
    ]);
  });

  it('ML-QST.8 ML-QST.9 who declines pays nothing of any kind; who pays is told without a total', () => {
    const clan: ClanArrangement = { coins: 9, traps: ['trap-s1'], trophies: ['krus'] };
    for (const quest of ['quest-01', 'quest-05', 'quest-06'] as const) {
      const t = atPayment(quest, clan, {
        clans: [{ members: ['onduru'] }],
        paths: { qb2: { seat: 0, member: 'rulfus' } },
      });
      t.play('decline');
      expect(clanOf(t, 0)).toMatchObject({ coins: 9, traps: ['trap-s1'], trophies: ['krus'], quests: 0 });
      expect([...told(t, 'lost'), ...told(t, 'traps-discarded')]).toEqual([]);
    }
    const paid = atPayment('quest-01', { coins: 5 }).play('pay');
    expect(told(paid, 'quest-done')).toStrictEqual([{ key: 'quest-done', player: 0, quest: 'quest-01' }]);
    expect(told(paid, 'traps-discarded')).toEqual([]);
    expect(told(paid, 'place-reached')).toMatchObject([{ place: 'qb' }]);
    expect(atPayment('quest-01', { coins: 5 }).asked().refused).toEqual([]);
  });
});
