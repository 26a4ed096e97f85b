import type { Setup } from '@krcma/kernel';
import { freshSeed } from '../host/fresh-seed.ts';
import type { SeatPlan } from '../host/host.ts';
import { newId } from '../host/new-id.ts';
import type { GameId } from '../host/rules.ts';
import { shelve } from '../host/shelf.ts';
import { invitations } from '../invitations.ts';
import type { Settings } from '../settings/settings.ts';
import { frontTexts } from '../texts/front.ts';
import type { Draft } from './draft.ts';

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
  /** The first game of that campaign. */
  readonly campaign?: string;
}

/** Puts a game that is still to begin on the shelf; gives its id. */
export async function layTable({ options, seed, carried, hints, ...plan }: Plan): Promise<string> {
  const id = newId();
  const now = Date.now();
  const setup: Setup = {
    seats: plan.seats.length,
    seed,
    ...(options && { options }),
    ...(carried !== undefined && { carried }),
  };
  const fresh = { created: now, changed: now, entries: 0, over: false };
  await shelve({ ...plan, id, setup, ...(hints !== undefined && { hints }), ...fresh });
  return id;
}

/** A name for a seat that nobody has named. */
export function nameFor(seat: number, player: SeatPlan['player'], { language, name }: Settings): string {
  const t = frontTexts[language];
  if (player === 'person') return seat === 0 && name !== '' ? name : t.defaultName(seat);
  return t.botNames[seat % t.botNames.length] ?? t.levels.greedy;
}

/** The game for somebody who does not know it: you, and bots on the other seats. */
export function quickPlan(game: GameId, settings: Settings): Plan {
  const [{ seats, options }] = invitations[game].ways;
  return {
    game,
    seats: Array.from({ length: seats }, (_, seat) => {
      const player = seat === 0 ? 'person' : 'greedy';
      return { player, name: nameFor(seat, player, settings) };
    }),
    options,
    seed: freshSeed(),
    curtain: true,
  };
}

export const planOf = (
  game: GameId,
  { players, options, curtain, hints, seed }: Draft,
  settings: Settings,
): Plan => ({
  game,
  options,
  curtain,
  hints,
  seed: seed || freshSeed(),
  seats: players.map(({ player, name }, seat) => ({
    player,
    name: name?.trim() || nameFor(seat, player, settings),
  })),
});
