import { describe, expect, it } from 'vitest';
import { battle, misses } from '../battle-table.ts';
import { clanOf, during, offers, onOffer, table, told, waitsFor } from '../table.ts';

describe('the battle for a realm', () => {
  it('ML-BAT.1 ML-REV.1 traps, the monster, the realm, loot', () => {
    const t = battle({
      monster: 'krus',
      on: {
        a1: { s: 2, traps: ['trap-s1', 'trap-m1'] },
        a2: { seat: 1, member: 'tepej', s: 1, traps: ['trap-flat4'] },
      },
      loot: ['loot-coins10', 'loot-coins12'],
      dice: misses(4),
    });
    expect(told(t, 'traps-revealed')).toMatchObject([
      { player: 0, path: 'a1', traps: ['trap-s1', 'trap-m1'] },
      { player: 1, path: 'a2', traps: ['trap-flat4'] },
    ]);
    expect(t.game.paths.a1?.dice).toHaveLength(4);
  });

  it('ML-BAT.1 ML-ADV.1 realm A is fought for before realm B', () => {
    const t = table({
      seats: 3,
      phase: 'adventure',
      areas: [
        { monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' },
        { monster: 'kodyl', realm: 'jaha', event: 'event-1', side: 'a' },
      ],
      clans: [{}, { members: ['tentok', 'tepej'] }],
      paths: { b1: { seat: 0, member: 'korfac' }, a1: { seat: 1, member: 'tepej' } },
      dice: [...misses(4), ...misses(3)],
      loot: ['loot-coins10', 'loot-coins12'],
    });
    t.play('loot:loot-coins12');
    expect(told(t, 'place-reached').map(({ place }) => place)).toEqual(['a', 'b']);
  });

  it('ML-ADV.2 places and paths without a mercenary are skipped', () => {
    const t = battle({
      monster: 'krus',
      gate: 'pocih',
      quests: { qa: 'quest-01', qb: 'quest-02' },
      on: { a2: { s: 1 }, a4: { seat: 1, member: 'tepej', s: 1 } },
      dice: [...misses(4), 1, ...misses(4), 1],
    });
    t.play('roll:strength', 'roll:strength');
    const events = t.events();
    const at = events.flatMap((event) => {
      if (event.key === 'place-reached') return [event.place];
      return event.key === 'monster-rolled' ? [event.path] : [];
    });
    expect(at).toEqual(['a', 'a2', 'a4']);
  });

  it('ML-REV.2 ML-RP.5 trap dice come from the supply and need no room', () => {
    const t = battle({
      monster: 'krus',
      on: { a1: { s: 4, m: 2, traps: ['trap-s3', 'trap-m3'] } },
      dice: misses(4),
    });
    expect(t.game.paths.a1?.dice).toHaveLength(12);
    expect(t.game.paths.a1?.dice.filter(({ trap }) => trap === 1)).toHaveLength(3);
  });

  it('ML-BAT.1 example: Hlubštír, Verča twice and Štěpán', () => {
    const t = battle({
      monster: 'hlubstir',
      realm: 'glacie',
      // Its third path gives a reroll of magic dice.
      event: 'event-3',
      round: 4,
      options: { difficulty: 'normal' },
      clans: [{ glory: 19 }],
      on: {
        a2: { member: 'zerava', s: 2, m: 2, traps: ['trap-mplus1'], defence: 1, potions: 1 },
        a3: { seat: 1, member: 'tepej', m: 2 },
        a4: { s: 2, m: 1 },
      },
      loot: ['loot-coins10', 'loot-coins12', 'loot-brews', 'loot-supply'],
      dice: [...[3, 4, 5, 6, 1, 2], ...[1, 2, 3], ...misses(7), ...[4, 2, 3], ...misses(7), ...[3, 5, 3]],
    });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-cancel-dice', attackDice: 7, magic: 2 });
    t.play('cancel:1');
    expect(told(t, 'monster-rolled')).toMatchObject([{ hits: 4 }]);
    // Žerava has stopped one; the path's potion benefit is another story.
    expect(t.asked().prompt).toMatchObject({ key: 'ask-defend', hits: 3 });
    t.play('defend:token', 'defend:potion');
    expect(clanOf(t, 0).glory).toBe(18);
    expect(clanOf(t, 0).members.find(({ id }) => id === 'zerava')).toMatchObject({ wounded: true });
    t.play('roll-all');
    expect(told(t, 'attack-failed')).toMatchObject([{ path: 'a2', carried: 7 }]);
    t.play([1, 'cancel:0'], [1, 'roll-all']);
    expect(offers(t, 'reroll')).toEqual(['reroll:benefit:0', 'reroll:benefit:1']);
    const rerolled = during(t, () => t.play([1, 'reroll:benefit:1']));
    expect(told(rerolled, 'attack-failed')).toMatchObject([{ path: 'a3', carried: 7 }]);
    t.play([0, 'cancel:0']);
    expect(t.asked(0).prompt).toMatchObject({ total: 14, toKill: 22 });
    t.play([0, 'roll-all']);
    expect(told(t, 'killed')).toMatchObject([{ monster: 'hlubstir', total: 25 }]);
    expect(clanOf(t, 0)).toMatchObject({ glory: 25, trophies: ['hlubstir'] });
    waitsFor(t, 0);
    t.play([0, 'loot:loot-brews']);
    waitsFor(t, 1);
    t.play([1, 'loot:loot-coins10']);
    expect(told(t, 'loot-taken')).toMatchObject([
      { player: 0, loot: 'loot-brews' },
      { player: 1, loot: 'loot-coins10' },
    ]);
  });

  it('ML-LOOT.1 ML-LOOT.3 example: four paths, a capture, a conquest and two who return with loot', () => {
    const t = battle({
      seats: 3,
      monster: 'krus',
      on: {
        a1: { member: 'hatyr', s: 1 },
        a2: { seat: 1, member: 'tepej', s: 2, traps: ['trap-s1'] },
        a3: { member: 'ninra', s: 3 },
        a4: { seat: 2, member: 'trunk', s: 2 },
      },
      loot: ['loot-coins10', 'loot-coins12', 'loot-brews', 'loot-supply'],
      dice: [...misses(4), 2, ...misses(4), 4, 4, 4, 4, 4],
    });
    t.play('roll:strength');
    t.play([1, 'roll:strength'], [1, 'roll:strength'], [1, 'stop']);
    expect(told(t, 'captured')).toMatchObject([{ player: 1, total: 10 }]);
    expect(t.game.paths).toMatchObject({ a1: { dice: [] }, a2: { dice: [], traps: [] } });
    t.play([0, 'roll-all']);
    expect(told(t, 'conquered')).toMatchObject([{ player: 0, realm: 'kale', member: 'ninra', total: 12 }]);
    waitsFor(t, 0);
    t.play([0, 'loot:loot-coins12'], [2, 'loot:loot-supply']);
    expect(told(t, 'loot-taken').map(({ player }) => player)).toEqual([0, 2]);
    expect(onOffer(t, 'loot')).toHaveLength(4);
  });

  it('ML-EV.5 the event tile changes only when the realm does', () => {
    const setup = { monster: null, event: 'event-4', clans: [{ coins: 20 }] } as const;
    const kept = battle({ ...setup, on: { a1: { s: 2 } }, loot: ['loot-trophies3'], dice: [1, 1] });
    kept.play('roll-all', 'done');
    expect(kept.game).toMatchObject({ round: 2, areas: [{ realm: 'kale', event: 'event-4' }] });
    const taken = battle({ ...setup, on: { a1: { s: 2 } }, dice: [6, 6] });
    taken.play('roll-all');
    expect(taken.game.round).toBe(2);
    expect(taken.game.areas[0]?.event).not.toBe('event-4');
  });

  it('ML-POT.6 ML-EV.3 ML-EV.4 what was not used on the token comes home', () => {
    const t = battle({
      monster: null,
      on: { a1: { s: 2, potions: 2, venoms: 1, coins: 3 } },
      clans: [{ coins: 0 }],
      dice: [6, 6],
    });
    t.play('roll-all');
    expect(told(t, 'gained')).toContainEqual(
      expect.objectContaining({ bundle: { coins: 3, potions: 2, venoms: 1 } }),
    );
  });
});
