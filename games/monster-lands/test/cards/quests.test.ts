// Every quest token, both sides.
import { describe, expect, it } from 'vitest';
import { type QuestId, questOf, quests } from '../../data/quests.ts';
import type { Bundle, Colour, DiceNeed } from '../../data/types.ts';
import type { ClanArrangement } from '../../rules/arrange.ts';
import type { Clan } from '../../state.ts';
import { table, told } from '../table.ts';

const ids = Object.keys(quests) as QuestId[];

const diceFor = (needs: readonly DiceNeed[]) =>
  needs.flatMap(({ count, colours }) =>
    Array.from({ length: count }, () => ({ colour: colours[0] as Colour, face: 0, trap: null })),
  );

/** Faces that make up exactly this total. */
const facesFor = (count: number, total: number): number[] => {
  const faces = new Array<number>(count).fill(1);
  for (let left = total - count, at = 0; left > 0; at++) {
    const more = Math.min(5, left);
    faces[at] = 1 + more;
    left -= more;
  }
  return faces;
};

const rich: ClanArrangement = {
  members: ['tentok', 'lemtal'],
  coins: 20,
  potions: 2,
  venoms: 2,
  defence: 3,
  glory: 9,
  traps: ['trap-s1'],
  trophies: ['krus'],
};

const holdings = ({ glory, potions, venoms, defence }: Clan) => ({ glory, potions, venoms, defence });

/** The clan afterwards, before wages: what was gained and lost is told. */
const booked = (t: ReturnType<typeof table>, quest: QuestId) => {
  const events = t.events();
  const of = (key: 'gained' | 'lost'): Bundle[] =>
    events.flatMap((event) =>
      event.key === key && 'from' in event && event.from === quest && 'bundle' in event
        ? [event.bundle as Bundle]
        : [],
    );
  return { gained: of('gained'), lost: of('lost') };
};

describe('dice quests', () => {
  const rolled = (quest: QuestId, total: number) => {
    const dice = diceFor(questOf(quest).a.dice);
    return table({
      phase: 'adventure',
      quests: { qa: quest },
      clans: [rich, {}],
      dice: facesFor(dice.length, total),
      paths: { qa1: { seat: 0, member: 'lemtal', dice } },
    });
  };

  it.each(ids)('ML-QST.1 ML-QP.4 %s gives its reward for its target', (quest) => {
    const { target, reward } = questOf(quest).a;
    expect(booked(rolled(quest, target), quest)).toEqual({ gained: [reward], lost: [] });
  });

  it.each(ids)('ML-QST.1 ML-QP.4 %s takes its penalty for less', (quest) => {
    const { target, penalty } = questOf(quest).a;
    const t = rolled(quest, target - 1);
    expect(booked(t, quest)).toEqual({ gained: [], lost: [penalty] });
    expect(t.game.clans[0]?.glory).toBe(9 - (penalty.glory ?? 0));
  });
});

describe('resource quests', () => {
  const visited = (quest: QuestId, path: 'qb1' | 'qb2') =>
    table({
      phase: 'adventure',
      quests: { qb: quest },
      loot: ['loot-coins10', 'loot-coins12'],
      clans: [rich, {}],
      paths: { [path]: { seat: 0, member: 'lemtal' } },
    });

  it.each(ids.flatMap((id) => [[id, 'qb1'] as const, [id, 'qb2'] as const]))(
    'ML-QST.8 ML-QST.9 ML-QP.5 %s on %s costs what it shows and gives the reward of the path',
    (quest, path) => {
      const { cost, left, right } = questOf(quest).b;
      const { lootFromOffer, ...reward } = path === 'qb1' ? left : right;
      const t = visited(quest, path).play('pay');
      if (lootFromOffer !== undefined) t.play('loot:loot-coins10');
      expect(booked(t, quest)).toEqual({ gained: [reward], lost: [cost] });
      const clan = t.game.clans[0] as Clan;
      const room = (token: 'potions' | 'venoms' | 'defence') =>
        Number(rich[token]) - (cost[token] ?? 0) + (reward[token] ?? 0);
      expect(holdings(clan)).toEqual({
        glory: 9 + (reward.glory ?? 0),
        potions: room('potions'),
        venoms: room('venoms'),
        defence: room('defence'),
      });
      expect(clan.traps).toHaveLength(1 - (cost.trap ?? 0));
      expect(clan.trophies).toHaveLength(1 - (cost.trophyCard ?? 0));
      expect(clan.loot).toEqual(lootFromOffer === undefined ? [] : ['loot-coins10']);
    },
  );

  it('ML-QST.9 which trap or trophy is paid is chosen, and it goes where used ones go', () => {
    const pay = (quest: QuestId, clan: ClanArrangement) =>
      table({
        phase: 'adventure',
        quests: { qb: quest },
        clans: [{ ...rich, ...clan }, {}],
        paths: { qb1: { seat: 0, member: 'lemtal' } },
      }).play('pay');
    const hunters = pay('quest-05', { traps: ['trap-s1', 'trap-m1'] });
    expect(hunters.options()).toEqual(['trap:trap-s1:0', 'trap:trap-m1:1']);
    hunters.play('trap:trap-m1:1');
    expect(hunters.game.lodge.used).toContain('trap-m1');
    expect(told(hunters, 'traps-discarded')).toMatchObject([{ traps: ['trap-m1'] }]);
    const museum = pay('quest-06', { trophies: ['krus'], loot: ['loot-coins10', 'loot-trophies3'] });
    expect(museum.options()).toEqual(['trophy:krus', 'trophy:loot-trophies3']);
    museum.play('trophy:loot-trophies3');
    expect(museum.game.clans[0]).toMatchObject({ trophies: ['krus'], loot: ['loot-coins10'] });
    expect(museum.game.loot.used).toContain('loot-trophies3');
  });
});
