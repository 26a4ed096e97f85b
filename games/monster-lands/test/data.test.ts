import { describe, expect, it } from 'vitest';
import { BUILDINGS, buildings, PATHS } from '../data/board.ts';
import { gloryBands, limits, start } from '../data/clan-board.ts';
import { boxCounts } from '../data/components.ts';
import { difficulties } from '../data/difficulties.ts';
import { EQUIPMENT_CARDS, equipment, equipmentOf } from '../data/equipment.ts';
import { eventPathsOf, events } from '../data/events.ts';
import { loot } from '../data/loot.ts';
import { basicMembers, GREENHORNS_IN_BOX, memberOf, mercenaries, startingPairs } from '../data/members.ts';
import { monsters } from '../data/monsters.ts';
import { quests } from '../data/quests.ts';
import { realms } from '../data/realms.ts';
import { scenarios } from '../data/scenarios.ts';
import { traps, trapTokens } from '../data/traps.ts';
import { AFFINITIES } from '../data/types.ts';
import * as cs from '../text/names.cs.ts';
import * as en from '../text/names.en.ts';

const size = (table: object): number => Object.keys(table).length;
const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe('the box', () => {
  it('has 94 cards, 259 tokens and tiles, 80 dice', () => {
    expect([sum(boxCounts.cards), sum(boxCounts.tokens), sum(boxCounts.dice)]).toEqual([94, 259, 80]);
  });

  it('has as many cards as the tables', () => {
    expect(boxCounts.cards).toEqual({
      basicMembers: size(basicMembers),
      mercenaries: size(mercenaries),
      greenhorns: GREENHORNS_IN_BOX,
      monsters: size(monsters),
      equipment: EQUIPMENT_CARDS.length,
      realms: size(realms),
    });
  });

  it('has as many tokens as the tables', () => {
    const {
      traps: trapCount,
      loot: lootCount,
      quests: questCount,
      events: eventCount,
      panic,
    } = boxCounts.tokens;
    expect(trapTokens('basic', 'upgraded', 'hidden', 'trick')).toHaveLength(trapCount);
    expect([size(loot), size(quests), size(events), BUILDINGS.length]).toEqual([
      lootCount,
      questCount,
      eventCount,
      panic,
    ]);
    const kinds = (['basic', 'upgraded', 'hidden', 'trick'] as const).map((kind) => trapTokens(kind).length);
    expect(kinds).toEqual([4, 36, 6, 18]);
  });

  it('ML-EQU.11 eight designs are in the box twice, Dokápě and Past once', () => {
    expect(EQUIPMENT_CARDS.map((id) => equipmentOf(id).kind)).toHaveLength(18);
    const single = Object.entries(equipment).filter(([, { count }]) => count === 1);
    expect(single.map(([id]) => id).sort()).toEqual(['dokape', 'past']);
  });

  it('ML-SET.11 monsters are eight of level A and twelve of level B', () => {
    const levels = Object.values(monsters).map(({ level }) => level);
    expect(levels.filter((level) => level === 'A')).toHaveLength(8);
    expect(levels.filter((level) => level === 'B')).toHaveLength(12);
  });

  it('no two kinds of component share an id', () => {
    const ids = [basicMembers, mercenaries, equipment, monsters, realms, traps, loot, quests, events].flatMap(
      (table) => Object.keys(table),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the tables', () => {
  it('ML-MER.30 each affinity has a leader, a basic mercenary and seven mercenaries', () => {
    for (const affinity of AFFINITIES) {
      const own = Object.values(mercenaries).filter((member) => member.affinity === affinity);
      expect(own).toHaveLength(7);
      const [leader, basic] = startingPairs[affinity];
      expect([memberOf(leader), memberOf(basic)]).toMatchObject([
        { affinity, role: 'leader', reputation: 0 },
        { affinity, role: 'basic', reputation: 1 },
      ]);
    }
  });

  it('ML-POOL.4 every pair brings with the first glory die two strength, one magic and one persuasion die', () => {
    for (const [leader, basic] of Object.values(startingPairs)) {
      const dice = [memberOf(leader).dice, memberOf(basic).dice, gloryBands[0].dice];
      const total = (colour: 'strength' | 'magic' | 'persuasion') =>
        dice.reduce((count, each) => count + each[colour], 0);
      expect([total('strength'), total('magic'), total('persuasion')]).toEqual([2, 1, 1]);
    }
  });

  it('ML-RP.4 every event path asks for no more dice than it has room for', () => {
    for (const id of Object.keys(events) as (keyof typeof events)[])
      for (const side of ['a', 'b'] as const) {
        const paths = eventPathsOf(id, side);
        expect(paths).toHaveLength(4);
        for (const { required, reinforcement } of paths)
          expect(
            required.strength + required.magic + reinforcement.strength + reinforcement.magic,
          ).toBeLessThanOrEqual(7);
      }
  });

  it('a monster is killed with more than it is captured with', () => {
    for (const { capture, kill } of Object.values(monsters)) expect(kill).toBeGreaterThan(capture);
  });

  it('ML-CIT.1 the mine has two double spaces, the pawnshop has no end', () => {
    expect(buildings.mine.spaces.map(({ size: dice }) => dice)).toEqual([2, 2, 1, 1]);
    expect(buildings.pawnshop.spaces).toEqual([]);
    expect(PATHS).toHaveLength(14);
  });

  it('ML-PSET.5 a clan begins with 5 glory and 7 coins', () => {
    expect(start).toMatchObject({ glory: 5, coins: 7, defence: 0 });
    expect(limits).toEqual({ traps: 5, defence: 5, potions: 3, venoms: 3 });
  });

  it('ML-MATK.5 the extra dice of round 4 are one when normal and none when easy', () => {
    expect([difficulties.easy.extraDice[3], difficulties.normal.extraDice[3]]).toEqual([0, 1]);
  });

  it('ML-SCN.1 ten scenarios are numbered', () => {
    expect(Object.values(scenarios).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('every component has a name in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(cs).sort());
    for (const names of [...Object.values(en), ...Object.values(cs)])
      for (const name of Object.values(names)) expect(name).not.toBe('');
  });
});
