import { describe, expect, it } from 'vitest';
import { areaOf } from '../../data/areas.ts';
import {
  CITIZEN_COPIES,
  type CitizenId,
  COPY_SURCHARGE,
  citizenOf,
  citizens,
  SLOTS,
} from '../../data/citizens.ts';
import { type MonsterId, monsterOf } from '../../data/monsters.ts';
import { bagOf, isPlain } from '../../rules/gain.ts';
import { toMonsters } from '../solo-table.ts';
import { freshTable, playerOf, table, told, waiting } from '../table.ts';

const citizenIds = Object.keys(citizens) as CitizenId[];
const DICE = [1, 2, 3, 4, 5, 6];
const rolls = DICE.flatMap((a) => DICE.filter((b) => b >= a).map((b) => [a, b] as const));

describe('monster and citizen cards', () => {
  it.each([2, 5])(
    'VAL-DATA.11 stacks for %i players: weakest on top, boss at the bottom, marked copies only with five',
    (seats) => {
      for (let seed = 0; seed < 20; seed++) {
        const { center, areas } = freshTable(seats, { layout: 'random' }, `${seed}`).game;
        for (const [column, area] of areas.entries()) {
          const fromTop = (center[column]?.cards ?? []).toReversed() as MonsterId[];
          const { stack } = areaOf(area);
          expect([...new Set(fromTop)]).toEqual([...stack]);
          for (const id of stack) {
            const { count, fivePlayerOnly } = monsterOf(id);
            const copies = fromTop.filter((each) => each === id).length;
            expect(copies).toBe(seats === 5 ? count : count - fivePlayerOnly);
          }
        }
        const ranks = areas.map((area) => areaOf(area).leftToRight);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        const tops = areas.map((area) => monsterOf(areaOf(area).stack[0]).strength);
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      }
    },
  );

  it.each([4, 5])(
    'VAL-DATA.12 with %i players `slot` is the position of a citizen stack of 5 or 6',
    (seats) => {
      for (let seed = 0; seed < 20; seed++) {
        const { center } = freshTable(seats, { layout: 'random' }, `${seed}`).game;
        for (const slot of SLOTS) {
          const stack = center[4 + slot]?.cards as CitizenId[];
          expect(new Set(stack.map((id) => citizenOf(id).slot))).toEqual(new Set([slot]));
          expect(stack).toHaveLength(seats === 5 ? CITIZEN_COPIES : 5);
        }
      }
    },
  );

  it.each([1, 2, 3, 4, 5])(
    'VAL-DATA.12 slots %i and five further form a column with a monster and a domain stack',
    (column) => {
      const other = (column % 5) + 1;
      const t = toMonsters({ dice: [column, other, 1, 1] }).play(`first:${column}`);
      const slots = t.options().map((id) => citizenOf(id.slice('capture:'.length) as CitizenId).slot);
      expect(slots).toEqual([column, column + 5]);
      expect(t.game.center[column - 1]?.cards).toHaveLength(5);
    },
  );

  it.each(citizenIds)('VAL-DATA.12 `activation` lists the numbers that wake the %s', (id) => {
    const { activation } = citizenOf(id);
    for (const [a, b] of rolls) {
      const t = table({ players: [{ gold: 1, strength: 1, magic: 1, citizens: [id] }], dice: [a, b] });
      const asked = waiting(t).includes(0) ? t.asked(0) : undefined;
      const woke =
        told(t, 'harvested').some(({ card }) => card === id) ||
        (asked?.prompt.key === 'ask-take-from' && asked.prompt.card === id) ||
        asked?.options.some((option) => option.id.startsWith(`${id}:`));
      expect(woke ?? false, `${id} on ${a} and ${b}`).toBe(
        [a, b, a + b].some((value) => activation.includes(value)),
      );
    }
  });

  it('VAL-DATA.12 every copy owned adds the surcharge of 1 gold', () => {
    expect(COPY_SURCHARGE).toBe(1);
    const priceWith = (owned: CitizenId[]) =>
      table({ players: [{ gold: 20, citizens: owned }], phase: 'actions' })
        .asked()
        .options.flatMap(({ id, label }) =>
          id === 'recruit:archer' && 'price' in label ? [label.price.real] : [],
        );
    expect([[], ['archer'], ['archer', 'archer']].map((owned) => priceWith(owned as CitizenId[]))).toEqual([
      [4],
      [5],
      [6],
    ]);
  });

  it('VAL-DATA.12 the learning layout is the one of a game without options', () => {
    const tops = freshTable(2)
      .game.center.slice(5, 15)
      .map(({ cards }) => cards.at(-1));
    expect(tops.join(' ')).toBe(
      'cleric merchant mercenary archer peasant knight rogue champion paladin butcher',
    );
  });

  it.each(citizenIds)(
    'VAL-DATA.13 %s: `active` is the effect in the own turn, `nonActive` in the turns of others',
    (id) => {
      const { active, nonActive, activation } = citizenOf(id);
      const roll = rolls.find(
        ([a, b]) => a !== b && [a, b, a + b].some((value) => activation.includes(value)),
      );
      const owner = { gold: 1, strength: 1, magic: 1, citizens: [id] };
      const t = table({ players: [owner, owner], dice: roll ?? [] });
      const harvested = (seat: number) =>
        told(t, 'harvested').find(({ player, card }) => player === seat && card === id)?.bag;
      if (isPlain(active)) expect(harvested(0)).toEqual(bagOf(playerOf(t, 0), active));
      else if (active.op === 'takeFrom') t.play('take:magic:1');
      else expect(t.options(0)[0]).toMatch(new RegExp(`^${id}:`));
      if (isPlain(nonActive)) expect(harvested(1)).toEqual(bagOf(playerOf(t, 1), nonActive));
      else if (nonActive.op === 'pay') expect(t.options(1)).toContain(`${id}:trade`);
      else expect(t.options(1)).toEqual([`${id}:gold`, `${id}:magic`]);
    },
  );

  it('VAL-DATA.13 only the active Thief resolves before everything else', () => {
    expect(citizenIds.filter((id) => citizenOf(id).active.op === 'takeFrom')).toEqual(['thief']);
    expect(citizenIds.filter((id) => citizenOf(id).nonActive.op === 'takeFrom')).toEqual([]);
    const t = table({ players: [{ citizens: ['thief'] }, { citizens: ['thief'] }], dice: [3, 4] });
    expect(waiting(t)).toEqual([0]);
    t.play('decline');
    expect(t.options(1)).toEqual(['thief:gold', 'thief:magic']);
  });
});
