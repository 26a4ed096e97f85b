import { redeal, seenBy, story, undoRefusal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type EventId, events } from '../../data/events.ts';
import { type Valeria, valeria } from '../../index.ts';
import { view } from '../../rules/view.ts';
import { freshTable, type Game, playerOf, table } from '../table.ts';

const everybody = (t: Game) => [undefined, ...t.game.players.map((_, seat) => seat)];
const keepAll = (t: Game): Game => {
  for (const seat of t.game.players.keys()) t.play([seat, t.options(seat)[0] ?? '']);
  return t;
};
/** All that leaves the table for a seat, as text. */
const received = (t: Game, seat: number | undefined) =>
  JSON.stringify([seenBy(valeria, t.journal, seat), story(t.journal, seat)]);
/** The text a seat would receive if everything it cannot know lay differently. */
const viewAfterRedeal = (game: Valeria, seat: number | undefined, seed: string) =>
  JSON.stringify(view(redeal(valeria, game, seat, seed), seat));

describe('public', () => {
  it('VAL-INFO.1 boards, tableaux, victory stacks, face-up cards and stack sizes are open to everybody', () => {
    const t = table({
      phase: 'actions',
      players: [
        { gold: 3, vp: 2, citizens: ['archer'], domains: ['violet-thorn'], slain: ['goblin'] },
        { magic: 4, citizens: ['cleric', 'cleric'] },
      ],
    });
    for (const viewer of everybody(t)) {
      const { players, center, deck } = view(t.game, viewer);
      expect(players[0]).toMatchObject({
        gold: 3,
        strength: 0,
        vp: 2,
        citizens: ['archer'],
        domains: ['violet-thorn'],
        slain: ['goblin'],
      });
      expect(players[1]).toMatchObject({ magic: 4, citizens: ['cleric', 'cleric'] });
      expect(center.map(({ count }) => count)).toEqual(t.game.center.map(({ cards }) => cards.length));
      expect(center.map(({ top }) => top)).toEqual(t.game.center.map(({ cards }) => cards.at(-1)));
      expect(deck.cards).toBe(4);
    }
  });

  it('VAL-INFO.4 monster and plain citizen stacks are known to the last card', () => {
    const t = freshTable(4);
    for (const viewer of everybody(t)) {
      const { center } = view(t.game, viewer);
      for (const [stack, { cards }] of t.game.center.slice(0, 15).entries())
        expect(center[stack]?.known).toEqual(cards);
      for (const { known } of center.slice(15)) expect(known).toBeUndefined();
    }
  });
});

describe('hidden from all', () => {
  it('VAL-INFO.2 VAL-SET.13 face-down domains and those in the box leave the table for nobody', () => {
    const t = keepAll(freshTable(4));
    const hidden = [
      ...t.game.center.slice(15).flatMap(({ cards, down }) => cards.slice(0, down)),
      ...t.game.box.domains,
    ];
    expect(hidden).toHaveLength(10 + 9);
    for (const viewer of everybody(t))
      for (const id of hidden) expect(received(t, viewer)).not.toContain(`"${id}"`);
  });

  it('VAL-INFO.2 which events are in the deck and in what order leaves the table for nobody', () => {
    const t = keepAll(freshTable(4, { events: true }));
    expect(t.game.deck.filter((card) => card !== 'exhausted')).toHaveLength(4);
    for (const viewer of everybody(t)) {
      expect(view(t.game, viewer).deck).toEqual({ cards: 12, events: 4 });
      for (const id of Object.keys(events) as EventId[]) expect(received(t, viewer)).not.toContain(`"${id}"`);
    }
  });

  it('VAL-INFO.2 face-down mixed citizens leave the table for nobody', () => {
    const t = keepAll(freshTable(3, { mixed: true }));
    for (const viewer of everybody(t))
      for (const stack of view(t.game, viewer).center.slice(5, 15)) {
        expect(Object.keys(stack).sort()).toEqual(['count', 'top']);
        expect(stack.count).toBe(5);
      }
  });

  it('VAL-INFO.2 the Dark Lord’s duke is hidden until the end', () => {
    const t = table({ seats: 1, phase: 'actions', darkLord: 'simon', players: [{ duke: 'reese' }] });
    for (const viewer of everybody(t)) {
      expect(view(t.game, viewer).darkLord?.duke).toEqual([]);
      expect(received(t, viewer)).not.toContain('"simon"');
    }
    const ended = table({
      seats: 1,
      phase: 'actions',
      darkLord: 'simon',
      monsters: [['goblin'], [], [], [], []],
      players: [{ strength: 1 }],
    }).play('slay:goblin');
    expect(view(ended.game, 0).darkLord?.duke).toEqual(['simon']);
  });

  it('VAL-INFO.2 VAL-INFO.3 a table that differs only in secrets looks the same', () => {
    for (const options of [{}, { events: true, mixed: true }])
      for (const seats of [2, 5]) {
        const t = keepAll(freshTable(seats, options));
        const deals = ['a', 'b'].map((seed) => JSON.stringify(redeal(valeria, t.game, 0, seed)));
        expect(deals[0]).not.toBe(deals[1]);
        for (const viewer of everybody(t))
          for (const seed of ['a', 'b'])
            expect(viewAfterRedeal(t.game, viewer, seed)).toBe(JSON.stringify(view(t.game, viewer)));
      }
  });
});

describe('hidden from opponents', () => {
  it('VAL-INFO.3 VAL-SET.20 the dealt, the kept and the returned duke are known to their owner only', () => {
    const t = freshTable(3);
    const dealt = t.game.players.map(({ dukes }) => [...dukes]);
    for (const [viewer, own] of dealt.entries()) {
      expect(view(t.game, viewer).players.map(({ dukes }) => dukes)).toEqual(
        dealt.map((dukes) => (dukes === own ? own : [])),
      );
    }
    keepAll(t);
    for (const viewer of everybody(t))
      for (const [seat, dukes] of dealt.entries()) {
        if (seat === viewer) continue;
        for (const duke of dukes) expect(received(t, viewer)).not.toContain(`"${duke}"`);
      }
    expect(story(t.journal, 1)).toContainEqual({ key: 'duke-kept', player: 0 });
    expect(story(t.journal, 1)).toContainEqual({
      key: 'duke-kept',
      player: 1,
      duke: playerOf(t, 1).dukes[0],
    });
  });

  it('VAL-SET.21 a kept duke is secret to the end, and its owner may look at it at any time', () => {
    const dukesSeen = (t: Game, viewer: number | undefined) =>
      view(t.game, viewer).players.map(({ dukes }) => dukes);
    const players = [{ duke: 'simon' }, { duke: 'reese' }] as const;
    for (const phase of ['roll', 'actions'] as const) {
      const t = table({ phase, players });
      expect(dukesSeen(t, 0)).toEqual([['simon'], []]);
      expect(dukesSeen(t, 1)).toEqual([[], ['reese']]);
      expect(dukesSeen(t, undefined)).toEqual([[], []]);
    }
    const ended = table({ phase: 'end', active: 1, monsters: [[], [], [], [], []], players });
    for (const viewer of everybody(ended)) expect(dukesSeen(ended, viewer)).toEqual([['simon'], ['reese']]);
  });

  it('VAL-INFO.3 points shown during the game tell nothing about the duke of another', () => {
    const t = table({
      phase: 'actions',
      players: [{ duke: 'cornelius', vp: 1, domains: ['violet-thorn'] }, {}],
    });
    const points = (viewer: number | undefined) => view(t.game, viewer).players[0]?.points;
    expect([points(0), points(1), points(undefined)]).toEqual([1 + 3 + 3, 1 + 3, 1 + 3]);
  });

  it('VAL-INFO.5 with five players all dukes are dealt, and each player knows two of them', () => {
    const t = keepAll(freshTable(5));
    expect(t.game.box.dukes).toEqual([]);
    const dealt = t.game.players.flatMap(({ dukes, declined }) => [...dukes, ...declined]);
    expect(new Set(dealt).size).toBe(10);
    const others = ['a', 'b', 'c', 'd'].map((seed) => {
      const { players } = redeal(valeria, t.game, 2, seed);
      expect(players[2]).toMatchObject({ dukes: playerOf(t, 2).dukes, declined: playerOf(t, 2).declined });
      return players.map(({ dukes }) => dukes.join()).join();
    });
    expect(new Set(others).size).toBe(4);
  });
});

describe('what was turned up cannot be unseen', () => {
  it('VAL-INFO.3 the dukes at the end of the game', () => {
    for (const seats of [1, 2]) {
      const t = table({
        seats,
        active: seats - 1,
        phase: 'actions',
        players: new Array(seats).fill({ strength: 1 }),
        monsters: [['goblin'], [], [], [], []],
      });
      const gains = () => t.journal.log.map(({ gain }) => gain);
      if (seats > 1) expect([t.play('gain:gold').game.outcome, gains()]).toEqual([undefined, [undefined]]);
      t.play('slay:goblin');
      expect([t.game.outcome?.reason.endsWith('monsters'), gains().at(-1)]).toEqual([true, 'reveal']);
    }
  });

  const backBy = (t: Game) => undoRefusal(t.journal, 0)?.reason;
  const builder = { gold: 20, citizens: ['rogue' as const, 'cleric' as const] };

  it('VAL-INFO.2 the next domain, but not a stack that is empty now', () => {
    const building = (...stack: ('orb-of-urdr' | 'desert-orchid')[]) =>
      table({ phase: 'actions', players: [builder], domains: [stack] }).play('build:orb-of-urdr');
    expect(backBy(building('orb-of-urdr', 'desert-orchid'))).toBe('reveal');
    expect(backBy(building('orb-of-urdr'))).toBeUndefined();
  });

  it('VAL-INFO.2 a citizen of mixed stacks, but not of plain ones', () => {
    const recruiting = (mixed: boolean) => {
      const t = table({ phase: 'actions', options: { mixed }, players: [{ gold: 9 }] });
      return t.play(t.options().find((id) => id.startsWith('recruit:')) ?? '');
    };
    expect([backBy(recruiting(true)), backBy(recruiting(false))]).toEqual(['reveal', undefined]);
  });

  it('VAL-INFO.2 an event out of the deck, but not an exhausted card', () => {
    const emptying = (card: 'mimic' | 'exhausted') =>
      table({
        phase: 'actions',
        options: { events: true },
        players: [{ gold: 9 }],
        citizens: { archer: 1 },
        deck: [card, 'exhausted'],
      }).play('recruit:archer');
    expect([backBy(emptying('mimic')), backBy(emptying('exhausted'))]).toEqual(['reveal', undefined]);
  });
});
