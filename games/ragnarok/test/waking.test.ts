// What greedy seats see in waking monsters, and in where their hero stands when the special action comes.
import { botOf } from '@krcma/bots';
import { describe, expect, it } from 'vitest';
import { heroDeed } from '../bot/action-worth.ts';
import { advice } from '../bot/index.ts';
import { isActionAhead } from '../bot/threats.ts';
import { ragnarok } from '../index.ts';
import { type Game, type TableSetup, table } from './table.ts';

const greedy = botOf('greedy', { module: ragnarok, advice });
const choiceOf = ({ game }: Game, seat = 0) => greedy.decide(game, seat, { seed: 'waking' }).choice;

/** Region 6 borders 5 and 7; a monster of seat 0 waits there and is woken by Monsters. */
const woken = (players: TableSetup['players']): Game => {
  const t = table({
    step: 'special',
    players,
    monsters: { draug: { region: 6, owner: 0 } },
    loki: 1,
  } as unknown as TableSetup);
  return t.play([0, 'act:monsters'], [0, 'move']);
};

describe('LOR-MACT where a monster is led', () => {
  const own = { region: 1, drakkar: 1, regions: [7], armies: [{ region: 7, strength: 3 }] };
  const other = { region: 11, drakkar: 3, regions: [5], armies: [{ region: 5, strength: 1 }] };

  it('LOR-MACT.9 it goes where the army of another loses heart, not where an own one stands', () => {
    expect(choiceOf(woken([own, other]))).toBe('r5');
  });

  it('LOR-MACT.10 an own army is spared by who controls it', () => {
    const t = woken([own, other]);
    expect(choiceOf(t.play([0, 'r7']))).toBe('spare');
  });
});

describe('LOR-SPEC what the hero can do where he stands', () => {
  const hunter = {
    region: 6,
    regions: [6],
    attributes: { might: 6, wisdom: 6 },
    hand: ['sword', 'spear', 'axe', 'bow'],
  };
  const beside = (more: object = {}, step: 'rune' | 'special' = 'rune') =>
    table({
      step,
      players: [hunter],
      monsters: { draug: { region: 6 } },
      loki: 1,
      ...more,
    } as unknown as TableSetup);

  it('LOR-MONS.3 a hunt beside him is more than what could be done without him', () => {
    expect(heroDeed(beside().game, 0)).toBeGreaterThan(2);
    expect(heroDeed(beside({ monsters: { draug: { region: 9 } } }).game, 0)).toBe(0);
  });

  it('LOR-SPEC.3 not while the own marker lies on the slot', () => {
    expect(heroDeed(beside({ wheel: { monsters: [0], usurp: [0] } }).game, 0)).toBe(0);
  });

  it('LOR-SPEC.1 an action is ahead until it is chosen, and only of who is active', () => {
    const t = beside({}, 'special');
    expect([isActionAhead(t.game, 0), isActionAhead(t.game, 1)]).toEqual([true, false]);
    t.play([0, 'act:monsters']);
    expect(isActionAhead(t.game, 0)).toBe(false);
  });
});
