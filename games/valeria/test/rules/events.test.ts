import { describe, expect, it } from 'vitest';
import { type EventId, events, isEvent } from '../../data/events.ts';
import { valeria } from '../../index.ts';
import {
  forbiddenBy,
  freshTable,
  type Game,
  gold,
  held,
  magic,
  strength,
  type TableSetup,
  table,
  told,
  top,
  waiting,
} from '../table.ts';

const eventIds = Object.keys(events) as EventId[];
const on = { events: true };

/** An event lies on the Cleric's spot (stack 5), so all five monster stacks are live. */
const out = (event: EventId, setup: TableSetup = {}): Game =>
  table({ options: on, citizens: { cleric: 0 }, spots: { 5: event }, ...setup });

const acted = (t: Game): EventId[] => told(t, 'event-acted').map(({ event }) => event);

describe('set-up with enemy events', () => {
  it('VAL-EVT.1 only the exhausted deck changes', () => {
    const [plain, withEvents] = [freshTable(3), freshTable(3, on)].map(({ game }) => {
      const { center, areas, first, tokens, dice } = game;
      const boards = game.players.map(({ dukes, ...board }) => ({ ...board, dukes: dukes.length }));
      return { deck: game.deck, rest: { center, areas, tokens, dice, boards, first: typeof first } };
    });
    expect(withEvents?.rest).toEqual(plain?.rest);
    expect(plain?.deck).toEqual(new Array(6).fill('exhausted'));
    expect(withEvents?.deck).not.toEqual(plain?.deck);
  });

  it.each([1, 2, 3, 4, 5])(
    'VAL-EVT.2 %i players: exhausted cards below, an event for each player on top',
    (seats) => {
      const { deck, box } = freshTable(seats, on).game;
      const exhausted = seats === 1 ? 5 : 2 * seats;
      expect(deck.slice(0, exhausted)).toEqual(new Array(exhausted).fill('exhausted'));
      const used = deck.slice(exhausted);
      expect(used).toHaveLength(seats);
      expect([...used, ...box.events].sort()).toEqual([...eventIds].sort());
    },
  );

  it('VAL-EVT.2 VAL-EVT.3 so many can be picked by hand, and not one more', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const picking = (count: number) => freshTable(seats, { ...on, pickedEvents: eventIds.slice(0, count) });
      const used = picking(seats).game.deck.filter(isEvent);
      expect(used.sort()).toEqual(eventIds.slice(0, seats).sort());
      expect(() => picking(seats + 1)).toThrow(forbiddenBy('VAL-EVT.2'));
    }
    expect(() => freshTable(2, { pickedEvents: ['mimic'] })).toThrow(forbiddenBy('VAL-EVT.3'));
  });

  it('VAL-EVT.2 the events are shuffled, and so is which of them are used', () => {
    const decks = Array.from({ length: 400 }, (_, seed) =>
      freshTable(2, on, `${seed}`).game.deck.slice(4).join(),
    );
    expect(new Set(decks).size).toBe(6 * 5);
  });

  it('VAL-EVT.3 hand-picked events are in, the rest is random, and all are shuffled', () => {
    const orders = new Set<string>();
    const others = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const options = { ...on, pickedEvents: ['mimic', 'sorcerer'] };
      const used = freshTable(3, options, `${seed}`).game.deck.slice(6).filter(isEvent);
      expect(used).toHaveLength(3);
      expect(used).toEqual(expect.arrayContaining(['mimic', 'sorcerer']));
      orders.add(used.map((event) => (event === 'mimic' ? 'm' : event === 'sorcerer' ? 's' : '?')).join(''));
      for (const event of used) others.add(event);
    }
    expect(orders.size).toBe(6);
    expect(others).toEqual(new Set(eventIds));
  });

  it('VAL-EVT.28 how many events are in the deck is open, which and in what order is not', () => {
    for (const viewer of [0, 1, undefined]) {
      const seen = valeria.view(freshTable(2, on).game, viewer) as { deck: unknown };
      expect(seen.deck).toEqual({ cards: 6, events: 2 });
      expect(eventIds.filter((id) => JSON.stringify(seen).includes(`"${id}"`))).toEqual([]);
    }
  });

  it('VAL-EVT.28 for all a player knows any event may be in, but a hand-picked one surely is', () => {
    const options = { ...on, pickedEvents: ['mimic'] };
    const t = freshTable(2, options);
    expect(valeria.view(t.game, 0)).toMatchObject({ options: { pickedEvents: ['mimic'] } });
    const imagined = Array.from({ length: 100 }, () => {
      valeria.redeal(t.game, [0]);
      return t.game.deck.slice(4);
    });
    for (const deck of imagined) expect(deck).toContain('mimic');
    expect(new Set(imagined.flat()).size).toBe(6);
    expect(new Set(imagined.map((deck) => deck.indexOf('mimic')))).toEqual(new Set([0, 1]));
  });
});

describe('when an event acts', () => {
  it.each([
    [3, 6, true],
    [1, 2, true],
    [6, 5, false],
    [1, 1, false],
  ])('VAL-EVT.7 Bat Swarm, number 3, on %i and %i: acts %s, by a die or by the sum', (a, b, acts) => {
    expect(acted(out('bat-swarm', { dice: [a, b] }))).toEqual(acts ? ['bat-swarm'] : []);
  });

  it('VAL-EVT.7 the announced dice count, not the rolled ones', () => {
    const setup = { players: [{ gold: 2, domains: ['foxgrove-palisade' as const] }], dice: [3, 5] };
    const kept = out('bat-swarm', setup).play('announce');
    expect(acted(kept)).toEqual(['bat-swarm']);
    const changed = out('bat-swarm', setup).play('change:foxgrove-palisade:0');
    expect(changed.game.dice).toEqual([6, 5]);
    expect(acted(changed)).toEqual([]);
  });

  it('VAL-EVT.8 it acts once per roll, doubles or not', () => {
    const t = out('giant-leech', { players: [{ strength: 3 }, { strength: 3 }], dice: [2, 2] });
    expect(acted(t)).toEqual(['giant-leech']);
    expect([strength(t, 0), strength(t, 1)]).toEqual([2, 2]);
  });

  it('VAL-EVT.9 it acts after the roll and before any harvest', () => {
    const t = out('sorcerer', {
      players: [{ citizens: ['wizard'] }, { citizens: ['wizard'] }],
      dice: [4, 6],
    });
    // Had anybody harvested first, the Wizards' magic would be lost again.
    expect([magic(t, 0), magic(t, 1)]).toEqual([1, 1]);
    const keys = t.events().map(({ key }) => key);
    expect(keys.indexOf('event-acted')).toBeGreaterThan(keys.indexOf('rolled'));
    expect(keys.indexOf('event-acted')).toBeLessThan(keys.indexOf('harvested'));
  });

  it('VAL-EVT.9 the active player carries it out', () => {
    const t = out('mimic', { seats: 3, active: 1, first: 0, dice: [5, 6] });
    expect(waiting(t)).toEqual([1]);
    expect(t.asked().prompt).toEqual({ key: 'ask-token', event: 'mimic', token: 'gold' });
  });

  it('VAL-EVT.10 all players lose; whoever has none loses nothing', () => {
    const t = out('kobold-thieves', { seats: 3, players: [{ gold: 4 }, {}, { gold: 1 }], dice: [6, 3] });
    // Each starter Knight wakes on the six: only strength comes in.
    expect([gold(t, 0), gold(t, 1), gold(t, 2)]).toEqual([3, 0, 0]);
    expect(told(t, 'lost').map(({ player, bag }) => [player, bag])).toEqual([
      [0, { gold: 1 }],
      [2, { gold: 1 }],
    ]);
  });

  it('VAL-EVT.11 of several events due the active player picks the order', () => {
    const setup: TableSetup = {
      options: on,
      players: [{ magic: 1 }],
      citizens: { cleric: 0, merchant: 0 },
      spots: { 5: 'bat-swarm', 6: 'sorcerer' },
      dice: [3, 4],
    };
    const t = table(setup);
    expect(t.asked()).toMatchObject({ seat: 0, prompt: { key: 'ask-event-order' } });
    expect(t.options()).toEqual(['event:bat-swarm', 'event:sorcerer']);
    expect(acted(t.play('event:sorcerer'))).toEqual(['sorcerer', 'bat-swarm']);
    expect(acted(table(setup).play('event:bat-swarm', 'token:goblin'))).toEqual(['bat-swarm', 'sorcerer']);
  });

  it('VAL-EVT.25 an event revealed this turn first acts on a later roll', () => {
    const t = table({
      options: on,
      players: [{ gold: 3 }, { gold: 3 }],
      citizens: { cleric: 1 },
      deck: ['kobold-thieves', 'exhausted', 'exhausted'],
      dice: [6, 6, 6, 6],
    });
    t.play([1, 'starter-herald:magic'], [0, 'starter-herald:magic']);
    t.play('recruit:cleric', 'pay:3g0m', 'gain:gold');
    expect(told(t, 'event-appeared')).toMatchObject([
      { key: 'event-appeared', event: 'kobold-thieves', stack: 5 },
    ]);
    // The next roll is the first one it sees.
    expect(told(t, 'lost').map(({ player }) => player)).toEqual([1, 0]);
    expect([gold(t, 0), gold(t, 1)]).toEqual([0, 2]);
  });
});

describe('where an event lies', () => {
  it('VAL-EVT.5 the action is finished first, then the top card of the deck goes face up on the spot', () => {
    const t = table({
      options: on,
      players: [{ strength: 6 }],
      monsters: [null, null, ['bane-spider']],
      deck: ['bat-swarm', 'exhausted'],
      phase: 'actions',
    });
    t.play('slay:bane-spider');
    expect(t.asked().prompt).toEqual({ key: 'ask-reward', card: 'bane-spider' });
    expect(t.game.center[2]).toEqual({ cards: [], down: 0 });
    t.play('reward:gold');
    expect(t.game.center[2]).toEqual({ cards: [], down: 0, spot: 'bat-swarm' });
    expect(t.options()).toContain('gain:gold');
  });

  it('VAL-EVT.5 an exhausted card goes there just so when it lies on top', () => {
    const t = table({
      options: on,
      players: [{ gold: 3 }],
      citizens: { cleric: 1 },
      deck: ['exhausted', 'mimic'],
      phase: 'actions',
    });
    t.play('recruit:cleric');
    expect(t.game.center[5]?.spot).toBe('exhausted');
    expect(t.game.deck).toEqual(['mimic']);
    expect(top(t, 5)).toBeUndefined();
  });

  it('VAL-EVT.12 VAL-EVT.24 dice 2 and 3 with Bat Swarm out: a strength token on a monster of choice', () => {
    const t = out('bat-swarm', { dice: [2, 3] });
    expect(t.options()).toEqual([
      'token:goblin',
      'token:skeleton',
      'token:treant',
      'token:owlbear',
      'token:dire-bear',
    ]);
    t.play('token:owlbear');
    expect(t.game.tokens).toEqual([{ stack: 3, height: 4, gold: 0, strength: 1, magic: 0 }]);
    expect(told(t, 'token-placed')).toMatchObject([{ player: 0, token: 'strength', card: 'owlbear' }]);
    expect(held(t, 0)).toEqual({ gold: 1 });
  });
});
