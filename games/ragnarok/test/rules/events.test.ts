import { describe, expect, it } from 'vitest';
import { eventOf } from '../../data/events.ts';
import { drawFrom } from '../../rules/hand.ts';
import { freshTable, type Game, playerOf, type TableSetup, table, told, waiting } from '../table.ts';

/** Event 2 lies in region 2, places othila, activates algiz, then uruz, and shows no arch-enemy. */
const EVENT = 2;

const monument = ({ players = [{ region: 14 }], ...setup }: TableSetup = {}): Game =>
  table({
    step: 'special',
    wheel: { prepare: [0] },
    decks: { events: [EVENT] },
    ...setup,
    players,
  }).play('act:monument', 'god:odin');

const regionOf = (t: Game, id: string) => t.game.monsters.find((monster) => monster.id === id)?.region;

it('the event of these tests', () => {
  expect(eventOf(EVENT)).toEqual({ region: 2, place: 'othila', activate: ['algiz', 'uruz'] });
});

describe('LOR-EVENT: placement', () => {
  it.each(['draug', 'huldra'] as const)(
    'LOR-EVENT.1 of two off the board the upper card enters: %s',
    (upper) => {
      const t = monument({ upper: [upper] });
      expect(told(t, 'monster-placed')).toEqual([{ key: 'monster-placed', monster: upper, region: 2 }]);
      expect(regionOf(t, upper)).toBe(2);
    },
  );

  it('LOR-EVENT.1 the lower one, if the upper is on the board', () => {
    const t = monument({ upper: ['draug'], monsters: { draug: { region: 9 } } });
    expect(regionOf(t, 'huldra')).toBe(2);
    expect(regionOf(t, 'draug')).toBe(9);
  });

  it('LOR-EVENT.1 LOR-EVENT.2 a slain one never comes back', () => {
    const t = monument({
      players: [{ region: 14, slain: ['draug'] }],
      monsters: { huldra: { region: 9 } },
    });
    expect(told(t, 'monster-placed')).toEqual([]);
    expect(regionOf(t, 'draug')).toBeNull();
  });

  it('LOR-EVENT.2 both on the board: nothing is placed', () => {
    const t = monument({ monsters: { draug: { region: 9 }, huldra: { region: 8 } } });
    expect(told(t, 'monster-placed')).toEqual([]);
  });

  it('LOR-EVENT.7 placing is not moving: no morale drop', () => {
    const t = monument({ players: [{ region: 14, armies: [{ region: 2, strength: 1 }] }] });
    expect(playerOf(t, 0).armies).toHaveLength(1);
  });
});

describe('LOR-EVENT: activation', () => {
  it('LOR-EVENT.3 all of the first rune, upper card first, then all of the second', () => {
    const t = monument({
      upper: ['nokk', 'fafnir'],
      monsters: {
        garm: { region: 5 },
        nokk: { region: 6 },
        fafnir: { region: 16 },
        grendel: { region: 17 },
      },
      dice: [3, 3, 3, 3],
    });
    expect(told(t, 'monster-activated').map(({ monster }) => monster)).toEqual([
      'nokk',
      'garm',
      'fafnir',
      'grendel',
    ]);
  });

  it('LOR-EVENT.3 those of the third rune stay quiet', () => {
    const t = monument({ monsters: { draug: { region: 9 }, huldra: { region: 12 } } });
    expect(told(t, 'monster-activated')).toEqual([]);
  });

  it('LOR-EVENT.4 no card of ours activates the rune it places, so nothing wakes at once', () => {
    for (let event = 1; event <= 21; event++)
      expect(eventOf(event).activate).not.toContain(eventOf(event).place);
  });

  it('LOR-EVENT.5 LOR-DEC.9 LOR-MCTL.6 controlled ones act as their controllers decide, neutral ones by the die', () => {
    const t = monument({
      upper: ['garm'],
      monsters: { garm: { region: 5, owner: 2 }, nokk: { region: 6 } },
      dice: [1],
    });
    expect(waiting(t)).toEqual([2]);
    expect(t.options()).toEqual(['move', 'attack']);
    t.play('move', 'r7');
    expect(waiting(t)).toEqual([0]);
    expect(t.asked().prompt).toMatchObject({ key: 'ask-monster-move', monster: 'nokk' });
  });

  it('LOR-EVENT.5 LOR-MACT.9 the controller also decides whose morale drops', () => {
    const t = monument({
      players: [
        { region: 14 },
        {
          armies: [
            { region: 7, strength: 3 },
            { region: 7, strength: 2 },
          ],
        },
      ],
      monsters: { garm: { region: 5, owner: 2 } },
    }).play('move', 'r7');
    expect(waiting(t)).toEqual([2]);
    expect(t.options()).toEqual(['army:1:0', 'army:1:1', 'spare']);
  });

  it('LOR-EVENT.9 LOR-CTRL.9 a region Grendel makes neutral stays so until the end of the step', () => {
    const t = monument({
      players: [{ region: 14 }, { regions: [17] }],
      monsters: { grendel: { region: 17 } },
      dice: [3],
    });
    expect(t.game.control[17]).toBeNull();
    expect(t.game.active).toBe(1);
  });
});

describe('LOR-EVENT, LOR-DECK: the deck', () => {
  it('LOR-EVENT.8 LOR-MONU.10 the card is discarded', () => {
    const t = monument();
    expect(told(t, 'event-revealed').at(-1)).toEqual({ key: 'event-revealed', event: EVENT });
    expect(t.game.events.discard.at(-1)).toBe(EVENT);
  });

  it('LOR-EVENT.8 LOR-EVENT.10 LOR-DECK.2 an empty deck is made of the discards, those of set-up too', () => {
    const t = table({ step: 'special', wheel: { prepare: [0] }, players: [{ region: 14 }] });
    t.game.events.discard.push(...t.game.events.deck.splice(0));
    expect(t.game.events.discard).toHaveLength(21);
    t.play('act:monument', 'god:odin');
    expect(t.game.events.deck).toHaveLength(20);
    expect(t.game.events.discard).toHaveLength(1);
  });

  it('LOR-EVENT.10 LOR-SETUP.19 set-up leaves its events on the discards', () => {
    expect(freshTable(4).game.events.discard).toHaveLength(5);
    expect(freshTable(2).game.events.discard).toHaveLength(3);
  });

  it('LOR-DECK.1 there are four decks', () => {
    const { combat, attacks, blessings, events } = freshTable(4).game;
    expect(combat.deck.length + attacks.deck.length + blessings.deck.length).toBe(35 + 14 + 36);
    expect(events.deck).toHaveLength(21 - 5);
  });

  it('LOR-DECK.2 combat cards and blessings are reshuffled when one is needed', () => {
    const { game } = freshTable(4);
    for (const pile of [game.combat, game.blessings]) {
      const all = pile.deck.length;
      (pile.discard as string[]).push(...pile.deck.splice(0));
      expect(drawFrom<string>(game, pile)).toBeDefined();
      expect(pile).toMatchObject({ discard: [] });
      expect(pile.deck).toHaveLength(all - 1);
    }
  });

  it('LOR-DECK.5 deck and discards both empty: no card', () => {
    const { game } = freshTable(4);
    game.combat.deck.splice(0);
    expect(drawFrom(game, game.combat)).toBeUndefined();
  });
});
