import { type Json, positionOf } from '@krcma/kernel';
import type { PathId } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { TrapId } from '../data/traps.ts';
import type { Colour } from '../data/types.ts';
import { type MonsterLandsArrangement, monsterLands } from '../index.ts';
import type { PartyArrangement } from '../rules/arrange.ts';
import type { PathDie } from '../state.ts';
import type { Game } from './table.ts';

export interface ConflictSetup extends Omit<MonsterLandsArrangement, 'at' | 'paths' | 'phase'> {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Partial<Record<PathId, PartyArrangement>>>;
  /** The attack that follows the conflict; without it the round goes on to clean-up. */
  readonly attack?: { readonly path: PathId; readonly monster: MonsterId };
  readonly place?: 'a' | 'b' | 'gate';
}

const MEMBERS = [
  ['tentok', 'lemtal', 'rulfus'],
  ['onduru', 'drabor', 'ninra'],
  ['jeducha', 'zenek', 'melvina'],
] as const;
const AFFINITIES = ['water', 'fire', 'wind'] as const;

/** The reveal step of a battle begins, with the Tricks module; clans are water, fire and wind. */
export function conflictTable({ seats = 2, options, attack, place = 'a', ...rest }: ConflictSetup): Game {
  const clans = Array.from({ length: seats }, (_, seat) => ({
    affinity: AFFINITIES[seat],
    members: MEMBERS[seat],
    traps: [],
    ...rest.clans?.[seat],
  }));
  const arrangement = {
    areas: [{ monster: 'krus', realm: 'kale', event: 'event-4', side: 'a' }],
    ...rest,
    clans,
    phase: 'adventure',
    at: [
      { rule: 'monsterLands', step: 'rounds' },
      { rule: 'round', step: 'adventure' },
      ...(attack === undefined ? [] : [{ rule: 'monsterAttack', with: attack }]),
      { rule: 'revealStep', with: { place } },
    ],
  };
  return positionOf(monsterLands, {
    seats,
    options: options ?? { tricks: true },
    arrangement: arrangement as unknown as Json,
  });
}

const die = (colour: Colour): PathDie => ({ colour, face: 0, trap: null });
/** So many strength and magic dice that were not rolled yet. */
export const dice = (strength: number, magic = 0): PathDie[] => [
  ...Array.from({ length: strength }, () => die('strength')),
  ...Array.from({ length: magic }, () => die('magic')),
];

/** How many dice of each colour lie on the path. */
export const countOn = ({ game }: Game, path: 'a1' | 'a2' | 'a3' | 'a4'): [number, number] => {
  const on = game.paths[path]?.dice ?? [];
  const of = (colour: Colour) => on.filter((each) => each.colour === colour).length;
  return [of('strength'), of('magic')];
};

/** Seat 0 on the first path with these tokens, seat 1 on the second, and seat 0 on the last so that it is asked again. */
export const duel = (
  traps: readonly TrapId[],
  target: { traps?: readonly TrapId[]; dice?: PathDie[]; defence?: number } = {},
  own: { dice?: PathDie[] } = {},
) =>
  conflictTable({
    paths: {
      a1: { seat: 0, member: 'lemtal', dice: own.dice ?? dice(2), traps },
      a2: { seat: 1, member: 'drabor', dice: dice(2, 2), ...target },
      a4: { seat: 0, member: 'rulfus', dice: dice(1), traps: ['trap-s1'] },
    },
  });
