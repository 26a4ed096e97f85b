// MK-24.1, MK-43.1: enemies of a faction lie in piles of their own where the scenario splits them.
import { type EnemyId, enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import type { Back, Faction } from '../../data/types.ts';
import type { MageKnight, Pile } from '../../state.ts';

const factionOf = (enemy: EnemyId): Faction | undefined => (enemies[enemy] as Enemy).faction;

/** Of one faction and one back; undefined where those enemies are mixed with the rest. */
const splitPile = ({ factions }: MageKnight, back: Back, faction?: Faction): Pile<EnemyId> | undefined =>
  faction === undefined ? undefined : factions?.piles[faction]?.[back];

/** The pile a token belongs to. */
export const pileOf = (game: MageKnight, enemy: EnemyId): Pile<EnemyId> =>
  splitPile(game, enemies[enemy].colour, factionOf(enemy)) ?? game.enemies[enemies[enemy].colour];

const isEmpty = ({ deck, discard }: Pile<EnemyId>): boolean => deck.length === 0 && discard.length === 0;

/** The pile to draw from: where a faction has none left, others stand in for its own. */
export function pileFor(game: MageKnight, back: Back, faction?: Faction): Pile<EnemyId> {
  const own = splitPile(game, back, faction);
  return own === undefined || isEmpty(own) ? game.enemies[back] : own;
}

/** All piles of a back, the common one first. */
export const pilesWith = (game: MageKnight, back: Back): Pile<EnemyId>[] => [
  game.enemies[back],
  ...Object.values(game.factions?.piles ?? {}).flatMap((piles) => piles[back] ?? []),
];
