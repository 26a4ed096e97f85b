// Heroes around a city, for cooperative assaults.
import type { EnemyId } from '../data/enemies.ts';
import { beat } from './site-fight.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** The green city, and free spaces next to it; orcs lurk to the east and southwest unless they are gone. */
export const CITY = '1,0:C';
export const BESIDE = ['1,0:NW', '1,0:SE', '1,0:NE'] as const;
export const ORCS = { east: '1,0:E', southwest: '1,0:SW' } as const;

export const DEFENDERS: readonly EnemyId[] = ['prowlers', 'diggers', 'swordsmen', 'gargoyle'];

type Said = NonNullable<TableSetup['players']>[number];

export interface Siege extends Omit<TableSetup, 'players' | 'holdings'> {
  readonly players?: readonly Said[];
  readonly defenders?: readonly EnemyId[];
  readonly orcs?: NonNullable<TableSetup['holdings']>;
}

const HAND = ['march', 'march', 'stamina', 'ruby-ring'] as const;
const SECOND = ['march', 'march', 'stamina', 'diamond-ring'] as const;
const THIRD = ['march', 'march', 'stamina', 'emerald-ring'] as const;
const HANDS = [HAND, SECOND, THIRD] as const;

/** Everybody stands next to the city; seat 0 plays, with the Move to go in. */
export function siege({ players = [], defenders = DEFENDERS, orcs, ...rest }: Siege = {}): Game {
  const { seats = 3 } = rest;
  return table({
    turn: { move: 2 },
    map: { '0,0': 'start-a', '1,0': 'core-5', '0,1': 'countryside-2' },
    ...rest,
    seats,
    options: { jointAssaults: true, ...rest.options },
    players: Array.from({ length: seats }, (_, seat) => ({
      space: BESIDE[seat] ?? '0,0:C',
      hand: [...(HANDS[seat] ?? ['march' as const])],
      level: 9,
      fame: 80,
      ...players[seat],
    })),
    holdings: [
      { space: CITY, tokens: [...defenders] },
      ...(orcs ?? [
        { space: ORCS.east, tokens: [] },
        { space: ORCS.southwest, tokens: [] },
      ]),
    ],
  });
}

/** Seat 0 proposes: by seat, how many defenders each of the others faces. */
export function propose(t: Game, shares: Readonly<Record<number, number>>): Game {
  t.play(`assault:${CITY}`);
  const seats = Object.keys(shares);
  for (const seat of seats) t.play(`invite:${seat}`);
  if (t.asked(0).options.some(({ id }) => id === 'done')) t.play('done');
  for (const seat of seats) t.play(`share:${shares[Number(seat)]}`);
  return t;
}

/** All agree at once. */
export function agreed(t: Game, shares: Readonly<Record<number, number>>): Game {
  propose(t, shares);
  for (const seat of Object.keys(shares)) t.play([Number(seat), 'agree']);
  return t;
}

/** The village beside the city could be plundered first. */
export function ready(t: Game): Game {
  if (t.options().includes('begin')) t.play('begin');
  return t;
}

/** Whoever is asked goes in, with a march where there is no Move yet. */
export function goIn(t: Game): Game {
  ready(t);
  if (t.game.turn.move < 2) t.play('play:march', 'basic');
  return t.play(`step:${CITY}`);
}

/** Defeats everybody of the present combat. */
export const win = (t: Game): Game => beat(t, ...(t.game.combat?.foes ?? []).map(({ id }) => id));
