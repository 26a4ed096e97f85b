import { describe, expect, it } from 'vitest';
import type { BuildingId } from '../../data/board.ts';
import { takeAt } from '../../rules/offers.ts';
import { type BuildingDie, SAM } from '../../state.ts';
import { samRolls, solo } from '../solo-table.ts';
import { clanOf, offers, onOffer, refuses, type TableSetup, table, told, waitsFor } from '../table.ts';

const his = (building: BuildingId, t: ReturnType<typeof solo>) =>
  t.game.citadel[building].dice.filter(({ seat }) => seat === SAM);

const die = (colour: BuildingDie['colour'], face: number, space: number): BuildingDie => ({
  seat: SAM,
  colour,
  face,
  space,
});

describe('alone', () => {
  it('ML-SOLO.2 ML-SOLO.4 ML-SOLO.5 ML-SAM.1 one realm, three mercenaries on offer, six tokens for Sam', () => {
    const t = solo();
    expect(t.game.areas).toHaveLength(1);
    expect(onOffer(t, 'tavern')).toHaveLength(3);
    expect(t.game.sam).toEqual({ tokens: 6, tricks: [], usedTricks: [] });
    expect(refuses(t, 'mine:3').reason).toEqual({ key: 'for-more-players', players: 3 });
  });

  it('ML-SOLO.7 you are always first, and you act before Sam', () => {
    const t = table({ seats: 1, phase: 'cleanUp', clans: [{ members: ['tentok', 'lemtal'] }] });
    expect(t.game.first).toBe(0);
    waitsFor(t, 0);
    expect(told(t, 'sam-rolled')).toEqual([]);
  });
});

describe('Sam in deployment', () => {
  it('ML-SOLO.8 ML-SAM.3 ML-SAM.6 he rolls red and yellow after each of your actions while you have dice', () => {
    const t = samRolls([4, 6]);
    expect(told(t, 'sam-rolled')).toEqual([{ key: 'sam-rolled', red: 4, yellow: 6 }]);
    waitsFor(t, 0);
    const last = solo({ dice: [4, 6], clans: [{ dice: { strength: 1 } }] }).play('mine:2');
    expect(told(last, 'sam-rolled')).toEqual([]);
  });

  it('ML-SAM.2 he does nothing in the dice-pool phase and in clean-up', () => {
    const t = table({ seats: 1, phase: 'cleanUp', clans: [{ members: ['tentok', 'lemtal'] }] });
    expect(t.events().filter(({ key }) => key.startsWith('sam-'))).toEqual([]);
  });

  it.each([
    [1, 'lodge'],
    [2, 'laboratory'],
    [3, 'tavern'],
    [4, 'armoury'],
    [5, 'market'],
    [6, 'mine'],
  ] as const)('ML-SAM.4 red 1 to 4 and yellow %i send him to the %s', (yellow, building) => {
    for (const red of [1, 2, 3, 4]) expect(his(building, samRolls([red, yellow])).length).toBeGreaterThan(0);
  });

  it.each([
    [1, 'a1'],
    [2, 'a2'],
    [3, 'a3'],
    [4, 'a4'],
    [5, 'qa1'],
    [6, 'qb1'],
  ] as const)('ML-SAM.4 ML-SAM.14 red 5 or 6 and yellow %i send him to %s', (yellow, path) => {
    for (const red of [5, 6]) {
      const t = samRolls([red, yellow]);
      expect(t.game.paths[path]).toMatchObject({ seat: SAM, member: null });
      expect(t.game.sam?.tokens).toBe(5);
      expect(refuses(t, `send:${path}`).reason).toEqual({ key: 'path-taken', by: SAM });
    }
  });

  it('ML-SAM.15 on a quest he takes the leftmost free path', () => {
    const t = solo({
      dice: [5, 5],
      paths: { qa1: { seat: 0, member: 'korfac' } },
    }).play('mine:2');
    expect(t.game.paths.qa2).toMatchObject({ seat: SAM });
  });

  it('ML-SAM.5 without a free space, by panic or without a token he rolls again', () => {
    const full = samRolls([1, 2, 4, 6], {
      citadel: { laboratory: [die('magic', 0, 0), die('magic', 0, 1)] },
    });
    expect(told(full, 'sam-rolled')).toHaveLength(2);
    const panic = samRolls([1, 2, 4, 6], { panic: ['laboratory'] });
    expect(his('mine', panic)).toHaveLength(2);
    const taken = samRolls([5, 1, 5, 2], { paths: { a1: { seat: 0, member: 'korfac' } } });
    expect(taken.game.paths.a2).toMatchObject({ seat: SAM });
    const noToken = solo({ dice: [5, 1, 4, 6] });
    if (noToken.game.sam !== undefined) noToken.game.sam.tokens = 0;
    noToken.play('mine:2');
    expect(his('mine', noToken)).toHaveLength(2);
  });

  it('ML-SAM.7 in the lodge he rolls a persuasion die and discards the two traps of a row', () => {
    const gone = (red: number) => {
      const t = samRolls([red, 1, 5]);
      const { removed } = told(t, 'sam-placed')[0] ?? {};
      expect(his('lodge', t)).toEqual([die('persuasion', 5, 0)]);
      expect(onOffer(t, 'lodge')).toHaveLength(6);
      return removed;
    };
    const { offer } = solo().game.lodge;
    const rows = [offer.slice(0, 2), offer.slice(2, 4), offer.slice(4, 6)];
    expect([1, 2, 3, 4].map(gone)).toEqual([rows[0], rows[1], rows[2], rows[0]]);
  });

  it('ML-SAM.8 in the laboratory he puts a magic die on the first free space from the top', () => {
    expect(his('laboratory', samRolls([1, 2]))).toEqual([die('magic', 0, 0)]);
    const second = samRolls([1, 2], { citadel: { laboratory: [die('magic', 0, 0)] } });
    expect(his('laboratory', second).at(-1)).toEqual(die('magic', 0, 1));
  });

  it('ML-SAM.9 in the tavern he discards a mercenary, never a greenhorn', () => {
    const { offer } = solo().game.tavern;
    const gone = (red: number) => {
      const t = samRolls([red, 3, 2]);
      expect(onOffer(t, 'tavern')).toHaveLength(3);
      expect(t.game.tavern.greenhorns).toHaveLength(8);
      expect(his('tavern', t)).toEqual([die('persuasion', 2, 0)]);
      return t.game.tavern.discard;
    };
    expect([1, 2, 3, 4].map(gone)).toEqual([[offer[0]], [offer[1]], [offer[2]], [offer[0]]]);
  });

  it('ML-SAM.10 in the armoury he only takes the space', () => {
    const t = samRolls([2, 4, 3]);
    expect(his('armoury', t)).toEqual([die('persuasion', 3, 0)]);
    expect(told(t, 'sam-placed')).toEqual([{ key: 'sam-placed', building: 'armoury' }]);
    expect(told(t, 'sam-haggled')).toEqual([{ key: 'sam-haggled', building: 'armoury', face: 3 }]);
    expect(told(samRolls([1, 2]), 'sam-haggled')).toEqual([]);
  });

  it('ML-SAM.11 in the market he discards a card, which leaves the game', () => {
    const { offer } = solo().game.market;
    const gone = (red: number) => {
      const t = samRolls([red, 5, 2]);
      expect(onOffer(t, 'market')).toHaveLength(3);
      const { removed = [] } = told(t, 'sam-placed')[0] ?? {};
      expect(t.game.box).toEqual(expect.arrayContaining([...removed]));
      return removed;
    };
    expect([1, 2, 3, 4].map(gone)).toEqual([[offer[0]], [offer[1]], [offer[2]], [offer[0]]]);
  });

  it('ML-SAM.12 in the mine he takes the free space with the highest income', () => {
    expect(his('mine', samRolls([1, 6]))).toEqual([die('strength', 0, 0), die('strength', 0, 0)]);
    const next = solo({ dice: [1, 6] }).play('mine:0');
    expect(his('mine', next)).toEqual([die('strength', 0, 1), die('strength', 0, 1)]);
    const last = solo({
      dice: [1, 6],
      clans: [{ dice: { strength: 4 } }],
      citadel: { mine: [die('strength', 0, 0), die('strength', 0, 0)] },
    }).play('mine:1');
    expect(his('mine', last).at(-1)).toEqual(die('strength', 0, 2));
  });

  it('ML-SAM.13 ML-HAG.2 his persuasion dice count when you haggle', () => {
    const t = solo({
      dice: [2, 4, 5],
      clans: [{ dice: { strength: 1, persuasion: [3] }, coins: 9 }],
    }).play('mine:2');
    const visit = t.asked().options.find(({ id }) => id.startsWith('armoury:persuasion'));
    expect(visit?.label).toMatchObject({ discount: 8 });
  });

  it('ML-SAM.22 he never goes to the entrance or to the pawnshop', () => {
    for (let i = 0; i < 30; i++) {
      const t = solo({ seed: `sam ${i}`, areas: [{ monster: 'kodyl' }], gate: 'krus' }).play('mine:2');
      expect(t.game.citadel.pawnshop.dice).toEqual([]);
      expect([t.game.paths.gate1, t.game.paths.gate2]).toEqual([null, null]);
    }
  });

  it('ML-SAM.23 where nothing is open to him, he skips his turn without rolling', () => {
    const panic = ['lodge', 'laboratory', 'tavern', 'armoury', 'market', 'mine'] as const;
    const t = solo({
      panic,
      gate: 'krus',
      clans: [{ dice: { strength: 3 }, members: ['tentok', 'tepej', 'lemtal'], traps: [] }],
    });
    if (t.game.sam !== undefined) t.game.sam.tokens = 0;
    t.play('send:gate1', 'member:lemtal', 'dice:1s');
    expect(told(t, 'sam-idle')).toHaveLength(1);
    expect(told(t, 'sam-rolled')).toEqual([]);
  });

  it('ML-SAM.24 he gets his tokens back in clean-up', () => {
    const t = table({
      seats: 1,
      phase: 'cleanUp',
      paths: { qb1: { seat: SAM, member: null } },
      clans: [{ members: ['tentok', 'lemtal'] }],
    });
    expect(t.game.sam?.tokens).toBe(6);
    expect(t.game.paths.qb1).toBeNull();
  });

  it('ML-SAM.25 where there is nothing to discard he only takes the space', () => {
    const t = solo({ dice: [3, 5, 2] });
    const { market } = t.game;
    t.game.box.push(...market.deck.splice(0), ...takeAt(market.offer, [2]));
    const before = [...market.offer];
    t.play('mine:2');
    expect(told(t, 'sam-placed')).toEqual([{ key: 'sam-placed', building: 'market' }]);
    expect(t.game.market.offer).toEqual(before);
    expect(his('market', t)).toEqual([die('persuasion', 2, 0)]);
  });
});

describe('Sam in the adventure phase', () => {
  const sam = { seat: SAM, member: null };
  const strong = () =>
    Array.from({ length: 2 }, () => ({ colour: 'strength' as const, face: 0, trap: null }));
  const adventure = (setup: TableSetup) =>
    table({
      seats: 1,
      phase: 'adventure',
      quests: { qa: 'quest-01', qb: 'quest-02' },
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-1', side: 'a' }],
      ...setup,
      clans: [{ members: ['tentok', 'lemtal'], ...setup.clans?.[0] }],
    });

  it('ML-SAM.16 ML-SAM.17 on the left of a dice quest he wins it, and nobody is punished', () => {
    const t = adventure({ paths: { qa1: sam, qa2: { seat: 0, member: 'lemtal', dice: strong() } } });
    expect(t.game.box).toContain('quest-01');
    expect(clanOf(t, 0)).toMatchObject({ glory: 5, quests: 0 });
    expect(told(t, 'sam-won')).toEqual([{ key: 'sam-won', path: 'qa1', removed: 'quest-01' }]);
  });

  it('ML-SAM.17 on the right he changes nothing', () => {
    const t = adventure({
      dice: [6, 6],
      paths: { qa1: { seat: 0, member: 'lemtal', dice: strong() }, qa2: sam },
    });
    expect(clanOf(t, 0)).toMatchObject({ glory: 8, quests: 1 });
  });

  it('ML-SAM.18 at a resource quest he only blocks his path', () => {
    const t = adventure({
      clans: [{ potions: 2 }],
      paths: { qb1: sam, qb2: { seat: 0, member: 'lemtal' } },
    });
    t.play('pay');
    expect(clanOf(t, 0)).toMatchObject({ glory: 7, quests: 1 });
  });

  it('ML-SAM.19 ML-SAM.20 he removes the monster, and gains nothing', () => {
    const t = adventure({ paths: { a2: sam } });
    const events = t.events();
    expect(events).toContainEqual({ key: 'sam-won', path: 'a2', removed: 'krus' });
    expect(t.game.monsters.discard).toContain('krus');
    expect(events.some(({ key }) => key === 'loot-taken' || key === 'monster-rolled')).toBe(false);
    expect(t.game.areas[0]?.realm).toBe('kale');
  });

  it('ML-SAM.19 without a monster he removes the realm, without both nothing', () => {
    const realm = adventure({ areas: [{ monster: null, realm: 'kale' }], paths: { a1: sam, a3: sam } });
    expect(realm.game.box).toContain('kale');
    expect(told(realm, 'sam-won')[0]).toEqual({ key: 'sam-won', path: 'a1', removed: 'kale' });
  });

  it('ML-SAM.21 your mercenaries after a monster he removed go on to conquest', () => {
    const t = adventure({
      paths: { a1: sam, a3: { seat: 0, member: 'lemtal', dice: strong() } },
    });
    expect(t.asked().prompt).toMatchObject({ key: 'ask-conquest', realm: 'kale', path: 'a3' });
  });

  it('ML-SAM.26 he is no neighbour of yours', () => {
    const t = adventure({
      clans: [{ members: ['tentok', 'zandala'] }],
      dice: [1, 1, 1, 1, 1, 1],
      paths: { a1: { seat: 0, member: 'zandala', dice: strong() }, a2: sam },
    });
    expect(offers(t, 'divert:')).toEqual([]);
  });
});
