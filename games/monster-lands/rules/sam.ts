// Chapter ML-SAM: the automatic player of a game alone.
import { roll, shuffle } from '@krcma/kernel';
import { type BuildingId, buildingOf, type PathId, PLACES, type Space } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { SAM_OUTSIDE_FROM, samCitadel, samOutside, samRemoves } from '../data/sam.ts';
import { type SamOutside, scenarioOf } from '../data/scenarios.ts';
import type { TrapId } from '../data/traps.ts';
import { type BuildingDie, type MonsterLands, SAM, type Sam } from '../state.ts';
import { isClosed, isOpenSpace, isTaken, nextSpace, placeInBuilding } from './citadel.ts';
import { takeAt } from './offers.ts';
import { newParty } from './paths.ts';
import { discardTrap, refillLodge, refillMarket, refillTavern } from './piles.ts';
import { note, type Of, rule } from './script.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The scenario may have its own table (ML-SCN.9). */
function outsideTable({ scenario }: MonsterLands): readonly SamOutside[] {
  return (scenario && scenarioOf(scenario).samOutside) ?? samOutside;
}

const freeSpaceFor = (game: MonsterLands, building: BuildingId): number =>
  isClosed(game, building) ? -1 : building === 'mine' ? richestSpace(game) : nextSpace(game, building);

/** The free space of the mine with the highest income (ML-SAM.12). */
function richestSpace(game: MonsterLands): number {
  const { spaces } = buildingOf('mine');
  let best = -1;
  for (const [space, each] of spaces.entries()) {
    if (!isOpenSpace(game, each) || isTaken(game, 'mine', space)) continue;
    if ((each.gain?.coins ?? 0) > (spaces[best]?.gain?.coins ?? 0)) best = space;
  }
  return best;
}

/** The named realm path, or the leftmost free path of a quest (ML-SAM.14, ML-SAM.15). */
function freePathFor(game: MonsterLands, to: SamOutside): PathId | undefined {
  if (game.sam === undefined || game.sam.tokens === 0) return undefined;
  const paths: readonly PathId[] = typeof to === 'number' ? [PLACES.a[to - 1] as PathId] : PLACES[to];
  return paths.find((path) => game.paths[path] === null);
}

type Spot = { readonly building: BuildingId; readonly space: number } | { readonly path: PathId };

/** Where the two dice send him, if there is room (ML-SAM.3-5). */
function spotFor(game: MonsterLands, red: number, yellow: number): Spot | undefined {
  if (red >= SAM_OUTSIDE_FROM) {
    const path = freePathFor(game, outsideTable(game)[yellow - 1] as SamOutside);
    return path && { path };
  }
  const building = samCitadel[yellow - 1] as BuildingId;
  const space = freeSpaceFor(game, building);
  return space < 0 ? undefined : { building, space };
}

const hasAnySpot = (game: MonsterLands): boolean =>
  FACES.some((yellow) => spotFor(game, 1, yellow) ?? spotFor(game, SAM_OUTSIDE_FROM, yellow));

/** Rolls until a place is free. */
function rollSpot(game: MonsterLands): { spot: Spot; red: number } {
  for (;;) {
    const red = roll(game);
    const yellow = roll(game);
    note({ key: 'sam-rolled', red, yellow });
    const spot = spotFor(game, red, yellow);
    if (spot !== undefined) return { spot, red };
  }
}

const REMOVED_TRAPS = 2;

/** What he takes away with him, by the red die; nothing where it is missing (ML-SAM.7, 9, 11, 25). */
function removeFrom(game: MonsterLands, building: BuildingId, red: number): ComponentId[] {
  const row = samRemoves[red - 1] ?? 0;
  if (building === 'lodge') {
    const traps = takeAt(
      game.lodge.offer,
      Array.from({ length: REMOVED_TRAPS }, (_, nth) => row * REMOVED_TRAPS + nth),
    );
    for (const trap of traps) discardTrap(game, trap);
    return traps;
  }
  if (building === 'tavern') {
    const gone = takeAt(game.tavern.offer, [row]);
    game.tavern.discard.push(...gone);
    return gone;
  }
  if (building !== 'market') return [];
  const gone = takeAt(game.market.offer, [row]);
  game.box.push(...gone);
  return gone;
}

function diceIn(game: MonsterLands, building: BuildingId, space: number): Omit<BuildingDie, 'seat'>[] {
  const { haggle, colours, spaces } = buildingOf(building);
  if (haggle) return [{ colour: 'persuasion', face: roll(game), space }];
  const { size } = spaces[space] as Space;
  const colour = colours[0] ?? 'strength';
  return Array.from({ length: size }, () => ({ colour, face: 0, space }));
}

function visitBuilding(game: MonsterLands, building: BuildingId, space: number, red: number): void {
  const dice = diceIn(game, building, space);
  placeInBuilding(game, SAM, building, dice);
  const removed = removeFrom(game, building, red);
  note({ key: 'sam-placed', building, ...(removed.length > 0 && { removed }) });
  for (const { colour, face } of dice)
    if (colour === 'persuasion') note({ key: 'sam-haggled', building, face });
  if (building === 'lodge') refillLodge(game);
  if (building === 'tavern') refillTavern(game);
  if (building === 'market') refillMarket(game);
}

/** His own pile is shuffled anew when it is empty (ML-SCN.8c). */
function drawTrick(game: MonsterLands, sam: Sam): TrapId | undefined {
  if (sam.tricks.length === 0) sam.tricks.push(...shuffle(game, sam.usedTricks.splice(0)));
  return sam.tricks.pop();
}

function takePath(game: MonsterLands, sam: Sam, path: PathId): void {
  const party = newParty(SAM, null);
  sam.tokens--;
  game.paths[path] = party;
  const tricks = (game.scenario && scenarioOf(game.scenario).samTricks) ?? 0;
  if ((PLACES.a as readonly PathId[]).includes(path))
    for (let left = tricks; left > 0; left--) {
      const id = drawTrick(game, sam);
      if (id !== undefined) party.traps.push({ id, up: false });
    }
  note({ key: 'sam-placed', path });
}

/** Sam's turn after the action of the only player (ML-SAM.6). */
export const samTurn = rule<Of>('samTurn').do('place', (game) => {
  if (game.sam === undefined) return;
  if (!hasAnySpot(game)) {
    note({ key: 'sam-idle' });
    return;
  }
  const { spot, red } = rollSpot(game);
  if ('path' in spot) takePath(game, game.sam, spot.path);
  else visitBuilding(game, spot.building, spot.space, red);
});

/** On the left path of the dice quest he takes it; elsewhere he only stands in the way (ML-SAM.17, ML-SAM.18). */
export const samTakesQuest = ({ paths }: MonsterLands): boolean =>
  paths.qa1 !== null && paths.qa1.member === null;
