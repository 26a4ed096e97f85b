// Combats of players with cards, units and skills of the whole box.
import { type HasRandom, type Json, roll } from '@krcma/kernel';
import { wideTable } from './wide-table.ts';

/** A village, a glade, a mine, an own keep of the defender, a den. */
const PLACES = ['1,0:E', '1,0:C', '0,1:SW', '1,1:NE', '1,2:C', '1,0:SE'] as const;

export const DUEL_OPTIONS = { scenario: 'blitz-conquest', playerCombat: true } as const;

/** Seat 0 has just attacked seat 1. */
export function duelTable(chance: HasRandom, seats: number): Json {
  const wide = wideTable(chance, seats) as unknown as {
    players: { space: string }[];
    holdings: Json[];
    at: Json[];
  };
  const space = PLACES[roll(chance) - 1] as string;
  return {
    ...wide,
    path: ['0,0:E', '1,0:SW'],
    players: wide.players.map((player, seat) => ({ ...player, space: seat < 2 ? space : '0,0:C' })),
    holdings: [...wide.holdings, { space: '1,1:NE', tokens: [], shields: [1] }],
    at: [...wide.at, { rule: 'takeActs' }, { rule: 'attackPlayer', with: { player: 0, against: 1 } }],
  } as unknown as Json;
}
