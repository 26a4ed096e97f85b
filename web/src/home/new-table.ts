import type { Setup } from '@krcma/kernel';
import type { SeatPlan } from '../host/host.ts';
import { newId } from '../host/new-id.ts';
import type { GameId } from '../host/rules.ts';
import { shelve } from '../host/shelf.ts';
import type { Settings } from '../settings/settings.ts';
import { shellTexts } from '../texts/index.ts';

/** A game as it is agreed on before it begins. */
export interface Plan {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly options: Setup['options'];
  readonly seed: string;
  readonly curtain: boolean;
  /** Whether hints are given; by who sits there unless it says so. */
  readonly hints?: boolean | undefined;
  /** From the game before it in a campaign. */
  readonly carried?: Setup['carried'];
}

/** Puts a game that is still to begin on the shelf; gives its id. */
export async function layTable(plan: Plan): Promise<string> {
  const { game, seats, options, seed, curtain, carried, hints } = plan;
  const id = newId();
  const now = Date.now();
  const setup: Setup = {
    seats: seats.length,
    seed,
    ...(options && { options }),
    ...(carried !== undefined && { carried }),
  };
  const fresh = { created: now, changed: now, entries: 0, over: false };
  await shelve({ id, game, setup, seats, curtain, ...(hints !== undefined && { hints }), ...fresh });
  return id;
}

/** A link may name the seed, so that everybody who follows it gets the same cards: `?seed=tavern`. */
export function freshSeed(): string {
  const wanted = new URLSearchParams(location.search).get('seed');
  if (wanted) return wanted;
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');
}

/** A name for a seat that nobody has named. */
export function nameFor(seat: number, player: SeatPlan['player'], { language, name }: Settings): string {
  const t = shellTexts[language];
  if (player === 'person') return seat === 0 && name !== '' ? name : t.defaultName(seat);
  return t.botNames[seat % t.botNames.length] ?? t.levels.greedy;
}

/** You against one bot. */
export function quickPlan(game: GameId, settings: Settings): Plan {
  const players = ['person', 'greedy'] as const;
  return {
    game,
    seats: players.map((player, seat) => ({ player, name: nameFor(seat, player, settings) })),
    options: undefined,
    seed: freshSeed(),
    curtain: true,
  };
}
