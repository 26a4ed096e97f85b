// Chapters LOR-CTRL, LOR-VIC, LOR-ART.5-8: who controls what, and who wins by it.
import { finish, revealed, type Seat, seatsFrom } from '@krcma/kernel';
import type { artifacts } from '../data/artifacts.ts';
import { boardFor, LANDS, type LandId, placeOf, type Region } from '../data/board.ts';
import { type GodId, gods } from '../data/gods.ts';
import { companyOf, LANDS_TO_WIN } from '../data/setup.ts';
import { type EndReason, type Player, playerAt, type Ragnarok } from '../state.ts';
import { seatsWithArmies, strengthIn } from './armies.ts';
import { happen } from './holdings.ts';
import { note } from './script.ts';

/** What victories are counted from: the table, or what anybody sees of it. */
export interface Standing extends Pick<Ragnarok, 'seats' | 'control' | 'temples'> {
  readonly players: readonly Pick<Player, 'slain' | 'tokens'>[];
}

export const controllerOf = ({ control }: Pick<Ragnarok, 'control'>, region: Region): Seat | null =>
  control[region] ?? null;

export const regionsOf = ({ control }: Pick<Ragnarok, 'control'>, seat: Seat): Region[] => {
  const own: Region[] = [];
  for (const [region, owner] of control.entries()) if (owner === seat) own.push(region);
  return own;
};

export const landRegions = ({ seats }: Pick<Ragnarok, 'seats'>, land: LandId): readonly Region[] =>
  boardFor(seats).lands[land] ?? [];

/** All regions of a land (LOR-MAP.4). */
export const controlsLand = (game: Standing, seat: Seat, land: LandId): boolean => {
  const regions = landRegions(game, land);
  return regions.length > 0 && regions.every((region) => controllerOf(game, region) === seat);
};

export const landsOf = (game: Standing, seat: Seat): LandId[] =>
  LANDS.filter((land) => controlsLand(game, seat, land));

export const templesOf = (game: Standing, seat: Seat): number => {
  let count = 0;
  for (const region of game.temples) if (controllerOf(game, region) === seat) count++;
  return count;
};

/** Regions next to the tree, which Ragnarök counts (LOR-RAG.8). */
export const treeRegionsOf = (game: Standing, seat: Seat): number => {
  let count = 0;
  for (const region of regionsOf(game, seat)) if (placeOf(game.seats, region).yggdrasil) count++;
  return count;
};

/** Figures and tokens together (LOR-VIC.5). */
export const killsOf = (game: Standing, seat: Seat): number => {
  const player = game.players[seat];
  return player === undefined ? 0 : player.slain.length + player.tokens;
};

export function endGame(game: Ragnarok, winner: Seat, reason: EndReason): void {
  revealed();
  const scores = game.players.map((_, seat) =>
    reason === 'ragnarok' ? treeRegionsOf(game, seat) : seat === winner ? 1 : 0,
  );
  note({ key: 'game-ended', reason, winner, scores });
  const sheet = game.players.map((_, seat) => [
    { key: 'tree', points: treeRegionsOf(game, seat) },
    { key: 'lands', points: landsOf(game, seat).length },
    { key: 'temples', points: templesOf(game, seat) },
    { key: 'kills', points: killsOf(game, seat) },
  ]);
  finish(game, { winners: [winner], reason, scores, sheet });
}

/** By temples or by lands; Loki's death ends the game by itself (LOR-VIC.1, .2). */
function victoryOf(game: Ragnarok, seat: Seat): EndReason | undefined {
  if (templesOf(game, seat) >= companyOf(game.seats).templesToWin) return 'godi';
  return landsOf(game, seat).length >= LANDS_TO_WIN ? 'jarl' : undefined;
}

/** Who has won by now; the active player before the others (LOR-VIC.7). */
export const victorOf = (game: Ragnarok): Seat | undefined =>
  seatsFrom(game.active, game.seats).find((seat) => victoryOf(game, seat) !== undefined);

/** Checked whenever control or temples change (LOR-VIC.6). */
export function checkVictory(game: Ragnarok): void {
  const victor = victorOf(game);
  const reason = victor === undefined ? undefined : victoryOf(game, victor);
  if (victor !== undefined && reason !== undefined) endGame(game, victor, reason);
}

function loseAltar(game: Ragnarok, god: GodId): Seat | undefined {
  const id = gods[god].artifact;
  for (const [seat, player] of game.players.entries()) {
    if (!player.artifacts.some((each) => each.id === id)) continue;
    player.artifacts = player.artifacts.filter((each) => each.id !== id);
    return seat;
  }
  game.altars = game.altars.filter((each) => each !== id);
  return undefined;
}

/** The artifact of a monument goes with its region, charged each time (LOR-ART.5, .7, .8). */
function handOverArtifact(game: Ragnarok, region: Region, to: Seat | null): void {
  const god = placeOf(game.seats, region).monument;
  if (god === undefined) return;
  const artifact = gods[god].artifact as keyof typeof artifacts;
  const from = loseAltar(game, god);
  if (to === null) {
    game.altars.push(artifact);
    note({ key: 'artifact-returned', artifact, god });
    return;
  }
  playerAt(game, to).artifacts.push({ id: artifact, charged: true });
  note({ key: 'artifact-taken', player: to, artifact, ...(from !== undefined && { from }) });
}

/** The marker is placed; victory is checked by the caller once all that happens at this instant has happened. */
export function takeControl(game: Ragnarok, seat: Seat, region: Region, noBattle: boolean): void {
  const from = controllerOf(game, region);
  if (from === seat) return;
  game.control[region] = seat;
  note({ key: 'control-taken', player: seat, region, ...(from !== null && { from }) });
  handOverArtifact(game, region, seat);
  happen(game, { on: 'controlGained', player: seat, region, ...(noBattle && { noBattle: true as const }) });
}

/** The region is neutral and its population counts again (LOR-CTRL.8). */
export function loseControl(game: Ragnarok, region: Region): void {
  const from = controllerOf(game, region);
  if (from === null) return;
  game.control[region] = null;
  note({ key: 'control-lost', player: from, region });
  handOverArtifact(game, region, null);
}

/** Regions with armies of somebody who does not control them, by number. */
function claimable({ players, control }: Ragnarok): Region[] {
  const regions: Region[] = [];
  for (const [seat, { armies }] of players.entries())
    for (const { region } of armies)
      if (control[region] !== seat && !regions.includes(region)) regions.push(region);
  return regions.sort((a, b) => a - b);
}

/** Uncontested regions that armies hold fall to their owner; all at one instant (LOR-CTRL.3, .5, .11 to .13). */
export function claimRegions(game: Ragnarok): void {
  let changed = false;
  for (const region of claimable(game)) {
    const seats = seatsWithArmies(game, region);
    const [seat] = seats;
    if (seats.length !== 1 || seat === undefined) continue;
    const owner = controllerOf(game, region);
    const needed = owner === null ? placeOf(game.seats, region).population : 0;
    if (strengthIn(game, seat, region) < needed) continue;
    takeControl(game, seat, region, true);
    changed = true;
  }
  if (changed) checkVictory(game);
}
