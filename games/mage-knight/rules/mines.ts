// Chapter MK-36: mines that enemies hold until somebody liberates them, and what grateful miners give.
import { drawAny, type Seat } from '@krcma/kernel';
import { type EnemyId, enemies } from '../data/enemies.ts';
import { placeOf, type SpaceId, spacesOf } from '../data/geometry.ts';
import type { Mines } from '../data/scenario.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { tileOf } from '../data/tiles.ts';
import type { Back, Basic } from '../data/types.ts';
import type { MageKnight } from '../state.ts';
import { gainCrystalOrNone, roomFor } from './crystals.ts';
import { changeReputation } from './fame.ts';
import { holdingAt, holdingOf, printedAt, siteAt } from './map.ts';
import { note, type Of, rule } from './script.ts';

const minesOf = ({ scenario }: MageKnight): Mines | undefined => scenarioOf(scenario).mines;

const isMine = (game: MageKnight, { sites }: Mines, space: SpaceId): boolean => {
  const kind = siteAt(game, space);
  return kind !== undefined && sites.includes(kind);
};

/** Mines that have to be liberated, wherever they lie on the map. */
export function minesOn(game: MageKnight): SpaceId[] {
  const mines = minesOf(game);
  if (mines === undefined) return [];
  return Object.keys(game.map).flatMap((slot) =>
    spacesOf(slot).filter((space) => isMine(game, mines, space)),
  );
}

/** What depends on the tile a mine lies on. */
export function mineAt(game: MageKnight, space: SpaceId): Mines['countryside'] | undefined {
  const mines = minesOf(game);
  if (mines === undefined || !isMine(game, mines, space)) return undefined;
  const tile = game.map[placeOf(space).slot];
  return tile !== undefined && tileOf(tile).back === 'core' ? mines.core : mines.countryside;
}

interface Guard {
  readonly back: Back;
  readonly up: boolean;
}

/** MK-36.3: one is seen, the other hides below. */
export function guardsOf(game: MageKnight, space: SpaceId): readonly Guard[] {
  const mine = mineAt(game, space);
  const hidden = minesOf(game)?.hidden;
  if (mine === undefined || hidden === undefined) return [];
  return [
    { back: mine.guard, up: true },
    { back: hidden, up: false },
  ];
}

const isLiberated = (game: MageKnight, space: SpaceId): boolean => holdingAt(game, space).shields.length > 0;

/** MK-36.5: whoever has defeated the last of them is thanked for it. */
export function liberate(game: MageKnight, seat: Seat, space: SpaceId): void {
  const mine = mineAt(game, space);
  if (mine !== undefined) changeReputation(game, seat, mine.reputation);
}

/** MK-36.8: a token that hides in a mine is needed elsewhere; another is drawn for it when it is to be seen. */
export function takeFromMine(game: MageKnight, back: Back): EnemyId | undefined {
  const hiding = minesOn(game).filter((space) => {
    const token = holdingAt(game, space).tokens.at(-1);
    return token !== undefined && !token.up && enemies[token.enemy].colour === back;
  });
  if (hiding.length === 0) return undefined;
  const holding = holdingOf(game, drawAny(game, hiding));
  holding.owed = [...(holding.owed ?? []), back];
  return holding.tokens.pop()?.enemy;
}

/** Those that are drawn only now that the mine is entered. */
export function dueAt(game: MageKnight, space: SpaceId): readonly Back[] {
  return game.holdings[space]?.owed ?? [];
}

export function settleDue(game: MageKnight, space: SpaceId): void {
  if (game.holdings[space]?.owed !== undefined) delete holdingOf(game, space).owed;
}

/** MK-36.9: no tile is left in the stack, and nobody holds a mine any more. */
export const areAllLiberated = (game: MageKnight): boolean =>
  game.tiles.length === 0 && minesOn(game).every((space) => isLiberated(game, space));

/** How many of those that are known are free. */
export function freedMines(game: MageKnight): { readonly done: number; readonly of: number } {
  const known = minesOn(game);
  return { done: known.filter((space) => isLiberated(game, space)).length, of: known.length };
}

interface Gift extends Of {
  space: SpaceId;
}

/** Colours of a mine that fit into the inventory. */
export const coloursOfMine = (game: MageKnight, seat: Seat, space: SpaceId): Basic[] => {
  const room = roomFor(game, seat);
  return (printedAt(game, space)?.colours ?? []).filter((colour) => room.includes(colour));
};

const minersGift = rule<Gift>('minersGift')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game, { player, space }) => {
      const colours = coloursOfMine(game, player, space);
      return colours.length === 0 ? undefined : colours;
    },
    option: (_, colour) => ({
      id: `colour:${colour}`,
      label: { key: 'crystal-of', colour },
      thing: `crystal:${colour}`,
      rule: 'MK-36.7',
    }),
    prompt: () => ({ key: 'ask-miners' }),
  })
  .do('gain', (game, { player, space, colour }) => {
    if (colour === undefined) return;
    note({ key: 'miners-gift', player, space, colour });
    gainCrystalOrNone(game, player, colour);
  });

const giftsFor = (game: MageKnight, player: Seat): Gift[] =>
  minesOn(game)
    .filter((space) => holdingAt(game, space).shields.includes(player))
    .map((space) => ({ player, space }));

/** In a round after the first, where there are such mines. */
export const areMinersGrateful = (game: MageKnight): boolean => game.round > 1 && minesOf(game) !== undefined;

/** MK-36.7: of the mines each player has liberated, when a day or a night begins. */
export const minersGifts = rule('minersGifts').each('gifts', minersGift, (game) =>
  game.players.flatMap((_, player) => giftsFor(game, player)),
);
