// How a space is reached, read from what the rules tell of the reach.
import type { Slot, SpaceId } from '../data/geometry.ts';
import type { Exploration, Reach, Way } from '../rules/reach.ts';
import type { MageKnightView } from '../rules/view.ts';
import type { BoardWords } from './board-words.ts';

const isQuiet = ({ provokes, assaults }: Way): boolean => provokes === undefined && assaults === undefined;

export const isFight = (way: Way): boolean => !isQuiet(way);

/** A dearer way that provokes nobody, where the cheapest does. */
export const wayAround = ([first, ...others]: readonly Way[]): Way | undefined =>
  first?.provokes === undefined ? undefined : others.find(({ provokes }) => provokes === undefined);

/** The spaces from where the hero stands to another one, both included. */
export function walkTo({ spaces }: Reach, space: SpaceId): readonly SpaceId[] {
  const walk = [space];
  let way = spaces[space]?.ways[0];
  while (way !== undefined && !walk.includes(way.from)) {
    walk.unshift(way.from);
    way = spaces[way.from]?.ways.find(isQuiet);
  }
  return walk;
}

const enemiesOn = ({ holdings }: MageKnightView, words: BoardWords, space: SpaceId): readonly string[] =>
  (holdings[space]?.tokens ?? []).map(({ enemy, back }) =>
    enemy === null ? words.hiddenEnemy(back) : words.enemy(enemy),
  );

/** In words: what a space or unknown land would cost; nothing where it is out of reach. */
export function waySaid(view: MageKnightView, words: BoardWords, space: SpaceId): string | undefined {
  const reached = view.reach?.spaces[space];
  const way = reached?.ways[0];
  if (reached === undefined || way === undefined) return undefined;
  const awaits = {
    cost: way.cost,
    isFar: way.cost > view.turn.move,
    provokes: (way.provokes ?? []).flatMap((each) => enemiesOn(view, words, each)),
    isAssault: way.assaults === true,
    isUnsafe: reached.unsafe === true,
  };
  return words.journey.reached(awaits, wayAround(reached.ways)?.cost);
}

export function explorationSaid(view: MageKnightView, words: BoardWords, slot: Slot): string | undefined {
  const found: Exploration | undefined = view.reach?.slots[slot];
  return found && words.journey.explored(found.cost, found.cost > view.turn.move);
}
