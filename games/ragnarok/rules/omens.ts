// Chapter LOR-RAG: omens, and the end of the world.
import { type Seat, seatsFrom } from '@krcma/kernel';
import { GODS } from '../data/gods.ts';
import { type Omen, type OmenId, omens } from '../data/omens.ts';
import { REALMS } from '../data/realms.ts';
import { OMENS_TO_END, TOP_LEVEL } from '../data/setup.ts';
import type { Ragnarok } from '../state.ts';
import { endGame, killsOf, landsOf, type Standing, templesOf, treeRegionsOf } from './control.ts';
import { note } from './script.ts';

/** What omens are read from: the table, or what anybody sees of it. */
export type Heralded = Standing & Pick<Ragnarok, 'monuments' | 'allies'>;

type Count = (game: Heralded) => number;

/** The best of any single player. */
const best =
  (of: (game: Heralded, seat: Seat) => number): Count =>
  (game) => {
    let most = 0;
    for (let seat: Seat = 0; seat < game.seats; seat++) most = Math.max(most, of(game, seat));
    return most;
  };

/** Realms a player is allied with. */
export const alliancesOf = ({ allies }: Pick<Ragnarok, 'allies'>, seat: Seat): number =>
  REALMS.filter((realm) => allies[realm].includes(seat)).length;

const counts: Readonly<Record<Omen['condition'], Count>> = {
  anyPlayerControlsLands: best((game, seat) => landsOf(game, seat).length),
  anyPlayerControlsTempleRegions: best(templesOf),
  anyPlayerSlainMonsters: best(killsOf),
  monumentsAtLevel3: ({ monuments }) => GODS.filter((god) => monuments[god].level === TOP_LEVEL).length,
  anyPlayerAlliedWithRealms: best(alliancesOf),
};

/** How much an omen demands at this table. */
export const omenNeeds = (omen: OmenId, seats: number): number =>
  seats === 2 ? omens[omen].two : omens[omen].many;

/** How much of it there is now. */
export const omenHas = (game: Heralded, omen: OmenId): number => counts[omens[omen].condition](game);

/** It is the present moment that counts (LOR-RAG.4). */
const omenHolds = (game: Heralded, omen: OmenId): boolean =>
  omenHas(game, omen) >= omenNeeds(omen, game.seats);

/** Everybody takes one last turn, whoever caused it the last one (LOR-RAG.6); nothing restarts it (LOR-RAG.10). */
export function bringRagnarok(game: Ragnarok, by: Seat): void {
  if (game.doom !== null) return;
  game.doom = { by, left: game.seats + 1 };
  note({ key: 'ragnarok-begun', by });
}

/** Those that hold are turned for good; three bring Ragnarök (LOR-RAG.2, .3, .5). */
export function checkOmens(game: Ragnarok, by: Seat): void {
  let down = game.omens.filter((omen) => omen.down).length;
  for (const omen of game.omens) {
    if (omen.down || !omenHolds(game, omen.id)) continue;
    omen.down = true;
    down++;
    note({ key: 'omen-fulfilled', omen: omen.id, down });
  }
  if (down >= OMENS_TO_END) bringRagnarok(game, by);
}

/** Most regions beside the tree; of equals whoever took the last turn earlier (LOR-RAG.8, .9). */
export function judgeRagnarok(game: Ragnarok, by: Seat): void {
  let winner = (by + 1) % game.seats;
  for (const seat of seatsFrom(winner, game.seats))
    if (treeRegionsOf(game, seat) > treeRegionsOf(game, winner)) winner = seat;
  endGame(game, winner, 'ragnarok');
}
