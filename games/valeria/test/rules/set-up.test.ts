import { positionOf, redeal, story } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { type CitizenId, citizenOf, citizens, isCitizen } from '../../data/citizens.ts';
import { domains, isDomain } from '../../data/domains.ts';
import { AREAS, type Area } from '../../data/effect.ts';
import { type FixedLayoutId, layoutOf } from '../../data/layouts.ts';
import { isMonster, type MonsterId, monsterOf } from '../../data/monsters.ts';
import { valeria } from '../../index.ts';
import { components } from '../../rules/components.ts';
import { view } from '../../rules/view.ts';
import { forbiddenBy, freshTable, type Game, playerOf, top, waiting } from '../table.ts';

const FIRST_GAME: CitizenId[] = [
  ...(['cleric', 'merchant', 'mercenary', 'archer', 'peasant'] as const),
  ...(['knight', 'rogue', 'champion', 'paladin', 'butcher'] as const),
];
const topDown = ({ game }: Game, stack: number) => game.center[stack]?.cards.toReversed() ?? [];
const row = (t: Game, from: number) => [0, 1, 2, 3, 4].map((column) => topDown(t, from + column));
const monstersOf = (t: Game) => row(t, 0) as MonsterId[][];
const chosen = (areas: readonly Area[], types: readonly CitizenId[] = FIRST_GAME) =>
  freshTable(2, { layout: 'chosen', areas, citizens: types });

describe('the center', () => {
  it('VAL-SET.1 VAL-SET.2 four rows of five columns: monsters, twice citizens, domains', () => {
    const t = freshTable();
    const kindOf = (card = '') =>
      isMonster(card) ? 'monster' : isCitizen(card) ? 'citizen' : isDomain(card) ? 'domain' : card;
    const kinds = t.game.center.map((_, stack) => kindOf(top(t, stack)));
    const five = (kind: string) => new Array(5).fill(kind);
    expect(kinds).toEqual([...five('monster'), ...five('citizen'), ...five('citizen'), ...five('domain')]);
    expect(t.game.areas).toHaveLength(5);
    for (const [column, stack] of monstersOf(t).entries())
      expect(new Set(stack.map((id) => monsterOf(id).area))).toEqual(new Set([t.game.areas[column]]));
  });

  it('VAL-SET.3 with one to four players the marked monsters stay in the box: five in each stack', () => {
    for (const seats of [1, 2, 3, 4]) {
      const stacks = monstersOf(freshTable(seats));
      expect(stacks.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5]);
      for (const id of new Set(stacks.flat())) {
        const { count, fivePlayerOnly } = monsterOf(id);
        expect(stacks.flat().filter((each) => each === id)).toHaveLength(count - fivePlayerOnly);
      }
    }
  });

  it('VAL-SET.4 the five monster stacks of the first game', () => {
    expect(monstersOf(freshTable(4)).map((stack) => stack.join(' '))).toEqual([
      'goblin goblin goblin goblin-mage goblin-king',
      'skeleton skeleton skeleton flaming-skeleton skeleton-king',
      'treant treant bane-spider bane-spider spider-queen',
      'owlbear owlbear owlbear giant troll',
      'dire-bear dire-bear orc-warrior orc-warrior orc-chieftain',
    ]);
  });

  it('VAL-SET.5 any five of the eight areas can be played', () => {
    const fives = Array.from({ length: 256 }, (_, bits) => AREAS.filter((__, bit) => (bits >> bit) & 1));
    const choices = fives.filter(({ length }) => length === 5);
    expect(choices).toHaveLength(56);
    for (const areas of choices) expect(chosen(areas).game.areas.toSorted()).toEqual(areas.toSorted());
    expect(() => chosen(AREAS.slice(0, 4))).toThrow(forbiddenBy('VAL-SET.5'));
  });

  it('VAL-SET.6 each stack is face up, sorted by strength alone, the boss at the bottom', () => {
    for (const areas of [AREAS.slice(0, 5), AREAS.slice(3)]) {
      const t = chosen(areas);
      for (const stack of monstersOf(t)) {
        const strengths = stack.map((id) => monsterOf(id).strength);
        expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
        expect(monsterOf(stack[4] as MonsterId).type).toBe('boss');
      }
      expect(t.game.center.slice(0, 5).map(({ down }) => down)).toEqual([0, 0, 0, 0, 0]);
    }
  });

  it('VAL-SET.7 the weakest top card lies left', () => {
    const t = chosen(['caverns', 'swamp', 'ruins', 'forest', 'barrens']);
    const tops = [0, 1, 2, 3, 4].map((stack) => monsterOf(top(t, stack) as MonsterId).strength);
    expect(tops).toEqual([1, 2, 3, 4, 5]);
  });

  it('VAL-SET.8 equal tops: Hills before Barrens, Valley before Swamp, Mountains before Caverns', () => {
    const reversed: Area[] = ['swamp', 'valley', 'barrens', 'hills', 'forest'];
    expect(chosen(reversed).game.areas).toEqual(['hills', 'barrens', 'forest', 'valley', 'swamp']);
    const others: Area[] = ['caverns', 'mountains', 'ruins', 'swamp', 'barrens'];
    expect(chosen(others).game.areas).toEqual(['barrens', 'ruins', 'swamp', 'mountains', 'caverns']);
  });

  it('VAL-SET.9 citizens 1 to 5 lie in row two, 6, 7, 8, 9/10 and 11/12 in row three', () => {
    for (const layout of ['first-game', 'monster-blood', 'random']) {
      const t = freshTable(3, { layout });
      const numbers = (from: number) =>
        row(t, from).map(([id]) => citizenOf(id as CitizenId).activation.join('/'));
      expect(numbers(5)).toEqual(['1', '2', '3', '4', '5']);
      expect(numbers(10)).toEqual(['6', '7', '8', '9/10', '11/12']);
    }
  });

  it('VAL-SET.10 a citizen stack is five face-up copies of one type; the others stay in the box', () => {
    for (const seats of [1, 2, 3, 4]) {
      const t = freshTable(seats);
      for (const stack of [...row(t, 5), ...row(t, 10)]) {
        expect(stack).toHaveLength(5);
        expect(new Set(stack).size).toBe(1);
      }
      expect(t.game.center.slice(5, 15).every(({ down }) => down === 0)).toBe(true);
      expect(components(t.game).filter(isCitizen)).toHaveLength(50);
    }
  });

  it('VAL-SET.11 one type for each slot, and no other set of ten', () => {
    const types: CitizenId[] = ['monk', 'blacksmith', 'alchemist', 'wizard', 'peasant'];
    const others: CitizenId[] = ['knight', 'thief', 'warlord', 'priestess', 'miner'];
    const t = chosen(AREAS.slice(0, 5), [...others, ...types]);
    expect([...row(t, 5), ...row(t, 10)].map(([id]) => id)).toEqual([...types, ...others]);
    const twoOfSlotOne = FIRST_GAME.map((id) => (id === 'merchant' ? 'monk' : id));
    const wrong = (missing: number[], repeated: number[]) =>
      expect.objectContaining({ reason: { key: 'wrong-citizens', missing, repeated, rule: 'VAL-SET.11' } });
    const areas = AREAS.slice(0, 5);
    expect(() => chosen(areas, twoOfSlotOne)).toThrow(wrong([2], [1]));
    expect(() => chosen(areas, FIRST_GAME.slice(1))).toThrow(wrong([1], []));
    expect(() => chosen(areas, [...FIRST_GAME, 'monk'])).toThrow(wrong([], [1]));
    const only = (slot: number) => Object.entries(citizens).filter(([, each]) => each.slot === slot);
    expect([...only(5), ...only(6)].map(([id]) => id)).toEqual(['peasant', 'knight']);
  });

  it('VAL-SET.12 the ten citizens of the first game', () => {
    const t = freshTable();
    expect([...row(t, 5), ...row(t, 10)].map(([id]) => id)).toEqual(FIRST_GAME);
  });

  it('VAL-SET.13 fifteen shuffled domains in stacks of two face down and one up, nine in the box', () => {
    for (const seats of [1, 2, 3, 4]) {
      const t = freshTable(seats);
      expect(t.game.center.slice(15).map(({ cards, down }) => [cards.length, down])).toEqual(
        new Array(5).fill([3, 2]),
      );
      expect(t.game.box.domains).toHaveLength(9);
      const all = [...row(t, 15).flat(), ...t.game.box.domains];
      expect(all.toSorted()).toEqual(Object.keys(domains).toSorted());
    }
    const tops = (seed: string) =>
      row(freshTable(4, {}, seed), 15)
        .flat()
        .join();
    expect(new Set(['a', 'b', 'c', 'd'].map(tops)).size).toBe(4);
  });

  it('VAL-SET.14 two exhausted cards for each player', () => {
    for (const seats of [2, 3, 4, 5])
      expect(freshTable(seats).game.deck).toEqual(new Array(2 * seats).fill('exhausted'));
  });

  it('VAL-SET.15 the first game has no events and no tokens', () => {
    const { game } = freshTable(4);
    expect(game.options).toMatchObject({ layout: 'first-game', events: false });
    expect(game.deck.every((card) => card === 'exhausted')).toBe(true);
    expect([game.box.events, game.tokens]).toEqual([[], []]);
  });
});

describe('the players', () => {
  it('VAL-SET.16 everybody starts with 0 strength, 2 gold, 1 magic and 0 points', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const { players } = freshTable(seats).game;
      expect(players).toHaveLength(seats);
      for (const player of players) expect(player).toMatchObject({ strength: 0, gold: 2, magic: 1, vp: 0 });
    }
  });

  it('VAL-SET.18 everybody has a starter Peasant, Knight and Herald from the beginning', () => {
    const t = positionOf(valeria, { seats: 3, arrangement: { dice: [5, 5, 6, 6], active: 0, first: 0 } });
    for (const seat of [0, 1, 2]) t.play([seat, t.options(seat)[0] ?? '']);
    expect(t.game.players.map(({ gold }) => gold)).toEqual([4, 4, 4]);
    expect(waiting(t)).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) t.play([seat, 'starter-herald:magic']);
    expect(t.game.players.map(({ magic }) => magic)).toEqual([2, 2, 2]);
    t.play('gain:gold', 'gain:gold');
    expect(t.game.players.map(({ strength }) => strength)).toEqual([2, 2, 2]);
  });

  it('VAL-SET.20 two dukes are dealt to each player, one is kept, the other goes back', () => {
    for (const seats of [2, 3, 4, 5]) {
      const t = freshTable(seats);
      const dealt = t.game.players.map(({ dukes }) => [...dukes]);
      expect(dealt.map(({ length }) => length)).toEqual(new Array(seats).fill(2));
      expect(new Set([...dealt.flat(), ...t.game.box.dukes]).size).toBe(10);
      for (const [seat, [kept, declined]] of [...dealt.entries()].reverse()) {
        expect(t.options(seat)).toEqual([`keep:${kept}`, `keep:${declined}`]);
        t.play([seat, `keep:${declined}`]);
      }
      for (const [seat, [first, second]] of dealt.entries())
        expect(playerOf(t, seat)).toMatchObject({ dukes: [second], declined: [first] });
    }
    const hands = (seed: string) =>
      freshTable(4, {}, seed)
        .game.players.map(({ dukes }) => dukes.join())
        .join();
    expect(new Set(['a', 'b', 'c'].map(hands)).size).toBe(3);
  });

  it('VAL-SET.22 all pick a duke at the same time, and nobody sees what others pick', () => {
    const t = freshTable(4);
    expect(waiting(t)).toEqual([0, 1, 2, 3]);
    const seen = () => [undefined, 0, 1, 3].map((seat) => [view(t.game, seat), story(t.journal, seat)]);
    const before = structuredClone(seen());
    t.play([2, t.options(2)[0] ?? '']);
    expect(waiting(t)).toEqual([0, 1, 3]);
    expect(seen()).toEqual(before);
    // Whatever was picked, a table imagined from another seat is the same.
    const imagined = [0, 1].map((pick) => {
      const other = freshTable(4);
      other.play([2, other.options(2)[pick] ?? '']);
      return redeal(valeria, other.game, 0, 'imagined');
    });
    expect(imagined[0]).toEqual(imagined[1]);
  });

  it('VAL-SET.23 a random player is the first, and rolls first', () => {
    const firsts = Array.from({ length: 300 }, (_, seed) => freshTable(3, {}, `first ${seed}`).game);
    for (const seat of [0, 1, 2])
      expect(firsts.filter(({ first }) => first === seat).length).toBeGreaterThan(70);
    expect(firsts.every(({ first, active }) => first === active)).toBe(true);
    expect(firsts.some((game) => view(game, 0).players.some(({ resting }) => resting))).toBe(false);
    const t = freshTable(3);
    for (const seat of [0, 1, 2]) t.play([seat, t.options(seat)[0] ?? '']);
    expect(t.events()).toContainEqual(expect.objectContaining({ key: 'rolled', player: t.game.first }));
  });
});

describe('layouts', () => {
  it('VAL-SET.24 a layout fixes areas and citizens and leaves its domains in the box', () => {
    for (const layout of ['glittering-gold', 'mastery-over-magic', 'monster-blood'] as FixedLayoutId[]) {
      const { areas, citizens: types, removedDomains } = layoutOf(layout);
      const t = freshTable(5, { layout });
      expect(t.game.areas.toSorted()).toEqual(areas.toSorted());
      expect([...row(t, 5), ...row(t, 10)].map(([id]) => id)).toEqual(types);
      const inPlay = components(t.game).filter(isDomain);
      expect(inPlay).toHaveLength(20);
      for (const id of removedDomains) expect(inPlay).not.toContain(id);
    }
    expect(components(freshTable(5).game).filter(isDomain)).toHaveLength(24);
  });

  it('VAL-SET.25 the random layout draws areas and types with equal chance', () => {
    const games = Array.from(
      { length: 400 },
      (_, seed) => freshTable(2, { layout: 'random' }, `r${seed}`).game,
    );
    for (const area of AREAS) {
      const drawn = games.filter(({ areas }) => areas.includes(area)).length;
      expect(drawn).toBeGreaterThan(220);
      expect(drawn).toBeLessThan(280);
    }
    for (const [id, { slot }] of Object.entries(citizens)) {
      const drawn = games.filter(({ center }) => center[4 + slot]?.cards[0] === id).length;
      if (slot === 5 || slot === 6) expect(drawn).toBe(400);
      else expect(Math.abs(drawn - 200)).toBeLessThan(40);
    }
  });

  it('VAL-SET.25 what is picked is only for the layout of one’s own', () => {
    for (const layout of ['first-game', 'random'])
      for (const picks of [
        { areas: ['hills'] },
        { citizens: ['monk'] },
        { areas: ['hills'], citizens: ['monk'] },
      ])
        expect(() => freshTable(2, { layout, ...picks })).toThrow(forbiddenBy('VAL-SET.25'));
  });

  it('VAL-SET.25 players may also pick areas and citizens freely', () => {
    const types = FIRST_GAME.map((id) => (id === 'rogue' ? 'thief' : id));
    const t = chosen(['caverns', 'swamp', 'barrens', 'hills', 'ruins'], types);
    expect(t.game.areas.toSorted()).toEqual(['barrens', 'caverns', 'hills', 'ruins', 'swamp']);
    expect([...row(t, 5), ...row(t, 10)].map(([id]) => id)).toEqual(types);
  });
});
