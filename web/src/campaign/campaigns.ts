import type { Way } from '@krcma/kernel';
import type { GameId } from '../host/rules.ts';
import type { Shelved } from '../host/shelf.ts';

/** A game of a campaign; it may have been thrown away, and only its card is left. */
export type CampaignGame = Shelved & { readonly gone: boolean };

/** The games of one campaign, the first one first. */
export interface CampaignGames {
  readonly id: string;
  readonly games: readonly CampaignGame[];
}

const isOf = ({ options = {} }: Way, { setup }: Shelved): boolean =>
  Object.entries(options).every(([name, value]) => setup.options?.[name] === value);

/**
 * All campaigns of a game, the one played last first. Finished games stay even when they were thrown away. Games of
 * earlier releases know only which one comes next.
 */
export function campaignsOf(
  game: GameId,
  way: Way,
  shelved: readonly Shelved[],
  finished: readonly Shelved[],
): readonly CampaignGames[] {
  const cards = new Map([...finished, ...shelved].map((card) => [card.id, card]));
  const there = new Set(shelved.map(({ id }) => id));
  const own = [...cards.values()]
    .filter((card) => card.game === game && isOf(way, card))
    .map((card): CampaignGame => ({ ...card, gone: !there.has(card.id) }))
    .sort((a, b) => a.created - b.created);
  const before = new Map(own.flatMap(({ id, next }) => (next === undefined ? [] : [[next, id]])));
  const rootOf = (card: Shelved): string => {
    if (card.campaign !== undefined) return card.campaign;
    let root = card.id;
    for (let step = 0; step < own.length; step++) root = before.get(root) ?? root;
    return root;
  };
  const groups = [...Map.groupBy(own, rootOf)].map(([id, games]) => ({ id, games }));
  return groups.sort((a, b) => changedIn(b) - changedIn(a));
}

const changedIn = ({ games }: CampaignGames): number => Math.max(...games.map(({ changed }) => changed));

/** One value of the option that a campaign climbs, and the games played there. */
export interface Rung {
  readonly value: string;
  readonly games: readonly CampaignGame[];
}

/** Every rung in order. A game of which nothing is told has not been opened yet: the campaign stands at its first rung. */
export function rungsOf(
  { games }: CampaignGames,
  climbs: string,
  values: readonly string[],
): readonly Rung[] {
  const [first] = values;
  return values.map((value) => ({
    value,
    games: games.filter(
      ({ told, setup }) => (told?.[climbs] ?? carriedIn(setup.carried, climbs) ?? first) === value,
    ),
  }));
}

const carriedIn = (carried: unknown, name: string): unknown =>
  typeof carried === 'object' && carried !== null ? (carried as Record<string, unknown>)[name] : undefined;
