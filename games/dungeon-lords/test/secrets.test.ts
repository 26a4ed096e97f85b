import { clone, redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { dungeonLords } from '../index.ts';
import type { DungeonLords } from '../state.ts';
import { fight } from './fight-table.ts';
import { type Game, table } from './table.ts';

/** The same table with its closed decks turned round. */
function turnedRound(game: DungeonLords): DungeonLords {
  const other = clone(game);
  for (const decks of [other.creatures.decks, other.rooms.decks, other.adventurers.decks])
    for (const deck of decks) deck.reverse();
  other.traps.reverse();
  for (const box of other.box.combat) box.reverse();
  other.box.special.reverse();
  return other;
}

const forgotten = (game: DungeonLords, seat: number): DungeonLords =>
  redeal(dungeonLords, game, seat, 'forgotten');

const ended = (): Game =>
  table({ phase: 'over', year: 2, season: 'autumn', lords: [{ traps: ['pendulum'] }] });

describe('what is forgotten', () => {
  it('decks stay secret after the game is over', () => {
    const { game } = ended();
    expect(game.outcome).toBeDefined();
    expect(forgotten(turnedRound(game), 1)).toEqual(forgotten(game, 1));
  });

  it('hands and combat cards are open then', () => {
    const { game } = ended();
    const dealt = forgotten(game, 1);
    expect(dealt.lords.map(({ traps }) => traps)).toEqual(game.lords.map(({ traps }) => traps));
    expect(dealt.city.decks[1]).toEqual(game.city.decks[1]);
  });

  it('what others buried stays theirs to know', () => {
    const { game } = ended();
    const other = clone(game);
    game.distant.buried[0] = game.traps.splice(0, 1);
    other.distant.buried[0] = other.traps.splice(1, 1);
    expect(forgotten(other, 1)).toEqual(forgotten(game, 1));
  });

  it('DL-PLAN.8, DL-PLAN.11 a plan that is not laid yet: neither its tile nor its parts', () => {
    const planned = (...choices: string[]): DungeonLords =>
      fight({
        options: { planning: 'in-turn-order' },
        lord: {
          party: ['warrior-1-4'],
          traps: ['pendulum', 'trap-door'],
          dungeon: { c2r0: 'tunnel', c1r0: 'tunnel', c3r0: 'tunnel' },
          conquered: ['c2r0'],
        },
        other: { party: ['thief-1-1'], lair: ['goblin'] },
      }).play(...choices).game;
    expect(forgotten(planned('battle:c1r0'), 1)).toEqual(forgotten(planned('battle:c3r0'), 1));
    const parts = (trap: string) => planned('battle:c1r0', `trap:${trap}`);
    expect(forgotten(parts('pendulum'), 1)).toEqual(forgotten(parts('trap-door'), 1));
    expect(forgotten(parts('pendulum'), 0)).not.toEqual(forgotten(parts('trap-door'), 0));
  });
});
