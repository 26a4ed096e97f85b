// Chapter ML-CIT: spaces of the Citadel and who may use them.
import { isRecording, type Refused, type Seat } from '@krcma/kernel';
import { type BuildingId, buildingOf, type Space } from '../data/board.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { MonsterLandsMessage, MonsterLandsTypes, NamedDice } from '../messages.ts';
import type { BuildingDie, MonsterLands } from '../state.ts';
import { defenceBanned } from './gain.ts';
import { note } from './script.ts';

/** Spaces marked for more players are closed with two and alone (ML-DEP.8). */
export const isOpenSpace = (game: MonsterLands, { minPlayers }: Space): boolean =>
  minPlayers === 1 || game.seats >= minPlayers;

/** Panic closes a building; Travelling Light closes the armoury (ML-CIT.7, ML-SCN.4). */
export const isClosed = (game: MonsterLands, building: BuildingId): boolean =>
  game.citadel[building].panic || (building === 'armoury' && defenceBanned(game));

export const isTaken = (game: MonsterLands, building: BuildingId, space: number): boolean => {
  for (const die of game.citadel[building].dice) if (die.space === space) return true;
  return false;
};

/** The space the next die goes to where dice are placed left to right; -1 when the building is full (ML-CIT.4, 6). */
export function nextSpace(game: MonsterLands, building: BuildingId): number {
  const { spaces } = buildingOf(building);
  for (let space = 0; space < spaces.length; space++)
    if (isOpenSpace(game, spaces[space] as Space) && !isTaken(game, building, space)) return space;
  return -1;
}

export function placeInBuilding(
  game: MonsterLands,
  seat: Seat,
  building: BuildingId,
  dice: readonly Omit<BuildingDie, 'seat'>[],
  discount?: number,
): void {
  for (const die of dice) game.citadel[building].dice.push({ seat, ...die });
  if (!isRecording() || seat < 0) return;
  const count = (colour: BuildingDie['colour']) => dice.filter((die) => die.colour === colour).length;
  const faces = dice.filter(({ colour }) => colour === 'persuasion').map(({ face }) => face);
  const [strength, magic] = [count('strength'), count('magic')];
  const named: NamedDice = {
    ...(strength > 0 && { strength }),
    ...(magic > 0 && { magic }),
    ...(faces.length > 0 && { persuasion: faces }),
  };
  note({ key: 'placed', player: seat, building, dice: named, ...(discount !== undefined && { discount }) });
}

export type Barrier = { readonly reason: MonsterLandsMessage; readonly rule: RuleId };

/** Why a building cannot be used by anybody now. */
export function barrierAt(game: MonsterLands, building: BuildingId): Barrier | undefined {
  if (game.citadel[building].panic) return { reason: { key: 'panic', building }, rule: 'ML-CIT.7' };
  if (isClosed(game, building)) return { reason: { key: 'building-closed', building }, rule: 'ML-SCN.4' };
  return undefined;
}

/** Why one space cannot be used by anybody now. */
export function spaceBarrier(game: MonsterLands, building: BuildingId, space: number): Barrier | undefined {
  const wanted = buildingOf(building).spaces[space] as Space;
  if (!isOpenSpace(game, wanted))
    return { reason: { key: 'for-more-players', players: wanted.minPlayers }, rule: 'ML-DEP.8' };
  if (isTaken(game, building, space)) return { reason: { key: 'space-taken' }, rule: 'ML-DEP.6' };
  return barrierAt(game, building);
}

export type RefusedAct = Refused<MonsterLandsTypes>;
