import { type Json, positionOf, type Setup } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { describedChecks, type Position } from '../../../kernel/test/described.ts';
import { EQUIPMENT_CARDS } from '../data/equipment.ts';
import { events } from '../data/events.ts';
import { loot } from '../data/loot.ts';
import { basicMembers, mercenaries } from '../data/members.ts';
import { monsters } from '../data/monsters.ts';
import { quests } from '../data/quests.ts';
import { realms } from '../data/realms.ts';
import { traps } from '../data/traps.ts';
import { type MonsterLandsArrangement, monsterLands } from '../index.ts';
import { rareEndings } from '../modes.ts';
import { SAM } from '../state.ts';
import { tutorials } from '../tutorial/index.ts';

const position = (
  seats: number,
  arrangement: MonsterLandsArrangement,
  options: Setup['options'] = {},
): Position => ({ seats, options, arrangement: arrangement as unknown as Json });

const rounds = { rule: 'monsterLands', step: 'rounds' };
const inDeployment = [rounds, { rule: 'round', step: 'deployment' }];
const unrolled = { colour: 'strength', face: 0, trap: null } as const;

/** Positions that say everything a position can say, between them. */
const good: readonly Position[] = [
  position(2, tutorials.first.setup.arrangement as MonsterLandsArrangement),
  { seats: 2, arrangement: rareEndings.glory as Json },
  { seats: 1, arrangement: rareEndings['solo-hero'] as Json },
  position(
    3,
    {
      clans: [
        {
          affinity: 'fire',
          glory: 14,
          coins: 11,
          potions: 2,
          venoms: 1,
          defence: 3,
          members: [
            'onduru',
            { id: 'trunk', equipment: ['zahyn-1'] },
            { id: 'drabor', wounded: true, realm: 'gurban' },
            { id: 'lemtal', path: 'a2' },
          ],
          leader: 'onduru',
          realms: ['gurban'],
          trophies: ['krus'],
          loot: ['loot-supply'],
          traps: ['trap-s2', 'trap-s2', 'trap-m1'],
          dice: { strength: 4, magic: 2, persuasion: [3, 5] },
          used: ['trunk'],
          passed: false,
          quests: 1,
        },
        { members: ['tentok', 'greenhorn-1'], traps: [] },
      ],
      areas: [
        { monster: 'kodyl', realm: 'kale', event: 'event-4', side: 'a', leaving: false },
        { realm: 'jaha' },
      ],
      gate: 'tlustoun',
      quests: { qa: 'quest-11', qb: null },
      paths: {
        a2: {
          seat: 0,
          member: 'lemtal',
          dice: [unrolled, { colour: 'strength', face: 0, trap: 0 }],
          traps: [{ id: 'trick-divert1', up: true, target: 'a4' }, 'trap-s1'],
          defence: 1,
          coins: 2,
          loot: ['loot-kill-plus6'],
          rerolls: [],
          attackRoll: [1, 6],
        },
        a4: { seat: 1, member: 'greenhorn-1', dice: [unrolled] },
      },
      citadel: { mine: [{ seat: 1, colour: 'strength', face: 0, space: 2 }] },
      panic: ['laboratory'],
      lodge: ['trap-s1', 'trap-flat4'],
      tavern: ['vendela', 'fandor'],
      market: ['nocir-1', 'nocir-2'],
      loot: ['loot-coins10'],
      decks: {
        tavern: ['algust', 'lina'],
        monsters: ['pliznik'],
        realms: ['traklan'],
        events: ['event-1'],
        lodge: ['trap-s1', 'trap-m3'],
        market: ['batoh-1'],
        loot: ['loot-brews'],
        quests: ['quest-01', 'quest-02'],
        panic: ['mine'],
      },
      discards: {
        tavern: ['zandala'],
        monsters: ['krabohlav'],
        lodge: ['trap-s3'],
        loot: ['loot-trophies3'],
        events: ['event-6'],
      },
      box: ['quest-03'],
      round: 3,
      phase: 'deployment',
      first: 2,
      active: 0,
      acted: false,
      moved: ['zahyn-1'],
      at: [rounds, { rule: 'round', step: 'deployment' }],
      dice: [6, 5, 4],
    },
    { tricks: true },
  ),
  position(
    3,
    {
      clans: [
        { affinity: 'water', members: ['tentok', 'zandala'], traps: [] },
        { affinity: 'fire', members: ['onduru', 'drabor'], traps: [] },
        { affinity: 'wind', members: ['jeducha', 'zenek'], traps: [] },
      ],
      areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
      paths: {
        a1: { seat: 1, member: 'drabor', dice: [unrolled] },
        a2: { seat: 0, member: 'zandala', dice: [unrolled], traps: ['trick-divert1'] },
        a4: { seat: 2, member: 'zenek', dice: [unrolled], defence: 1 },
      },
      phase: 'adventure',
      resolving: 'a2',
      at: [
        rounds,
        { rule: 'round', step: 'adventure' },
        { rule: 'monsterAttack', with: { path: 'a2', monster: 'krus' } },
        { rule: 'revealStep', with: { place: 'a' } },
      ],
    },
    { tricks: true },
  ),
  position(
    1,
    {
      sam: { tokens: 4, tricks: ['trick-steal-a2'], usedTricks: ['trap-hidden-s2'] },
      paths: { a1: { seat: SAM, member: null, traps: ['trick-divert2'] }, qa1: { seat: SAM, member: null } },
      at: [rounds, { rule: 'round', step: 'pool' }],
    },
    { scenario: 'tricky-sam' },
  ),
  position(2, {
    at: [rounds, { rule: 'round', step: 'cleanUp' }, { rule: 'cleanUp', step: 'glory check' }],
    round: 5,
  }),
  position(3, {
    first: 0,
    clans: [{ affinity: 'wind' }],
    at: [
      { rule: 'monsterLands', step: 'clans' },
      { rule: 'pickClan', with: { player: 1 } },
    ],
  }),
];

describe('a described position', () => {
  const laid = (
    seats: number,
    arrangement: MonsterLandsArrangement,
    seed = 'x',
    options: Setup['options'] = {},
  ) => positionOf(monsterLands, { ...position(seats, arrangement, options), seed });

  it('says decks from the top, discards and the box; everything else is there as before', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { game } = laid(
        4,
        {
          decks: {
            monsters: ['krus', 'kodyl'],
            tavern: ['drabor'],
            quests: ['quest-01'],
            lodge: ['trap-s1', 'trap-s1'],
          },
          discards: { monsters: ['tlustoun', 'pliznik'] },
          box: ['quest-02'],
        },
        seed,
      );
      expect(game.monsters.deck.slice(-2)).toEqual(['kodyl', 'krus']);
      expect(game.monsters.discard).toEqual(['pliznik', 'tlustoun']);
      expect(game.tavern.deck.at(-1)).toBe('drabor');
      expect(game.tavern.offer).toHaveLength(4);
      expect(game.lodge.pile.slice(-2)).toEqual(['trap-s1', 'trap-s1']);
      expect(game.lodge.offer).toHaveLength(6);
      expect(game.bag.at(-1)).toBe('quest-01');
      expect(game.box).toContain('quest-02');
      expect(game.areas.map(({ monster }) => monster)).not.toContain(null);
      expect(Object.values(game.quests)).not.toContain(null);
    }
  });

  it('says tokens on paths, face down or up and aimed, and what Sam has', () => {
    const { game } = laid(
      1,
      {
        clans: [{ members: ['purkrab', 'lemtal'] }],
        sam: { tokens: 3, tricks: ['trick-divert2'], usedTricks: ['trick-steal-a1'] },
        paths: {
          a1: { seat: SAM, member: null, traps: [{ id: 'trick-divert1', up: true, target: 'a3' }] },
          a3: {
            seat: 0,
            member: 'lemtal',
            traps: ['trap-s1', { id: 'trap-m1' }],
            dice: [unrolled],
            attackRoll: [1, 6],
          },
        },
        at: [rounds, { rule: 'round', step: 'deployment' }],
      },
      'x',
      { scenario: 'tricky-sam' },
    );
    expect(game.sam).toMatchObject({ tokens: 3, usedTricks: ['trick-steal-a1'] });
    expect(game.sam?.tricks.at(-1)).toBe('trick-divert2');
    expect(game.clans[0]?.members[1]).toMatchObject({ id: 'lemtal', path: 'a3' });
    expect(game.paths.a3?.attackRoll).toEqual([1, 6]);
    expect(game.paths.a3?.traps).toEqual([
      { id: 'trap-s1', up: false },
      { id: 'trap-m1', up: false },
    ]);
    expect(game.paths.a1?.traps).toEqual([{ id: 'trick-divert1', up: true, target: 'a3' }]);
  });

  it('lays persuasion dice of one face together', () => {
    const { game } = laid(2, { clans: [{ dice: { persuasion: [3, 5, 3, 1, 5] } }], at: inDeployment });
    expect(game.clans[0]?.dice.persuasion).toEqual([3, 3, 5, 5, 1]);
  });

  it('gives clans that say nothing the first affinity that is left, once rounds are played', () => {
    const { game } = laid(3, { clans: [{}, { affinity: 'jungle' }], at: [rounds] });
    expect(game.clans.map(({ affinity }) => affinity)).toEqual(['water', 'jungle', 'fire']);
  });

  it('stops at the glory check: nothing is asked before it', () => {
    const check = [rounds, { rule: 'round', step: 'cleanUp' }, { rule: 'cleanUp', step: 'glory check' }];
    const glory = laid(2, { clans: [{ glory: 30 }], at: check });
    expect(glory.game.outcome).toMatchObject({ reason: 'glory' });
    const { game } = laid(2, { clans: [{ glory: 29 }], round: 2, at: check });
    expect([game.outcome, game.round]).toEqual([undefined, 3]);
  });
});

const WORDS = [
  ...[basicMembers, mercenaries, monsters, realms, traps, loot, quests, events].flatMap((table) =>
    Object.keys(table),
  ),
  ...EQUIPMENT_CARDS,
];

describe('any described position', () => {
  for (const { title, run } of describedChecks(monsterLands, good, WORDS)) it(title, run);
});
