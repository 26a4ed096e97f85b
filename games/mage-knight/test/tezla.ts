// Positions of Shades of Tezla: seats of leaders, held glades and graveyards.
import { type LeaderId, levelOfLeader } from '../data/factions.ts';
import type { Leader } from '../state.ts';
import { lay } from './fight.ts';
import { type Game, type TableSetup, table } from './table.ts';

export const LIFE = { scenario: 'life-and-death' } as const;
export const REALM = { scenario: 'realm-of-the-dead' } as const;
export const VALLEY = { scenario: 'hidden-valley' } as const;
export const RELIC = { scenario: 'lost-relic' } as const;

/** The green tile lies between the sides, the red one in the north; a free space next to each seat. */
export const LIFE_MAP = { '0,0': 'start-a', '1,0': 'countryside-3', '1,1': 'core-5', '0,1': 'core-8' };
export const VALLEY_SEAT = '1,1:C';
export const NECROPOLIS = '0,1:C';

export const leaderOf = ({ game }: Game, id: LeaderId): Leader =>
  game.factions?.leaders.find((each) => each.id === id) as Leader;

/** Whatever stands around a seat is gone, so that nothing is provoked on the way. */
const cleared = (map: Readonly<Record<string, string>>) =>
  Object.keys(map).flatMap((slot) =>
    ['NW', 'NE', 'W', 'E', 'SW', 'SE'].map((hex) => ({ space: `${slot}:${hex}`, tokens: [] })),
  );

interface AtSeat extends Omit<TableSetup, 'players'> {
  readonly player?: NonNullable<TableSetup['players']>[number];
  readonly others?: NonNullable<TableSetup['players']>;
  readonly level?: number;
  readonly followers?: readonly string[];
}

/** Seat 0 next to the seat of a leader, with the Move to go in. */
export function before(
  id: LeaderId,
  { level = 2, followers = [], player, others = [], ...rest }: AtSeat = {},
): Game {
  const seat = id === 'necromancer' ? NECROPOLIS : VALLEY_SEAT;
  return table({
    turn: { move: 4 },
    map: LIFE_MAP,
    options: LIFE,
    ...rest,
    players: [
      { space: seat.replace(':C', ':E'), level: 9, fame: 80, hand: ['ruby-ring', 'march'], ...player },
      ...others,
    ],
    holdings: [...cleared(LIFE_MAP), { space: seat, tokens: followers as never }, ...(rest.holdings ?? [])],
    leaders: [{ id, level }],
  });
}

/** One attack that is just enough for what is aimed at. */
export function strikeLeader(t: Game, id: LeaderId): Game {
  const { level } = leaderOf(t, id);
  const foe = t.game.combat?.foes.findIndex(({ leader }) => leader?.id === id) ?? 0;
  if (t.options().includes(`aim:${foe}`)) t.play(`aim:${foe}`);
  const { armor, elusive = armor } = levelOfLeader(id, level);
  lay(t, 4 * elusive, 'coldFire');
  return t.play('strike');
}
