import { numbersOn, type Part, title } from '@krcma/kernel/scene';
import { BUILDINGS, type BuildingId, buildingOf } from '../../data/board.ts';
import { equipmentOf } from '../../data/equipment.ts';
import { memberOf } from '../../data/members.ts';
import { priceOfTrap } from '../../data/traps.ts';
import { dieSpan, ownerOf, type Scene } from './scene.ts';

const openSpaces = (id: BuildingId, seats: number): number =>
  buildingOf(id).spaces.filter(({ minPlayers }) => minPlayers <= Math.max(seats, 1)).length;

function buildingPart(scene: Scene, id: BuildingId): Part {
  const { view, words } = scene;
  const { dice, panic } = view.citadel[id];
  const taken = new Set(dice.map(({ space }) => space)).size;
  const things = [`building:${id}`, ...buildingOf(id).spaces.map((_, space) => `space:${id}-${space}`)];
  return [
    title(words.buildings[id]),
    ...numbersOn(scene, ...things),
    ...dice.flatMap(({ seat, colour, face }) => [
      ' ',
      dieSpan(scene, colour, face),
      ` ${ownerOf(scene, seat)}`,
    ]),
    ...(panic ? [' ', [words.panic, 'red', 'bold'] as const] : []),
    ...(id === 'pawnshop' ? [] : [` ${words.free(openSpaces(id, view.clans.length) - taken)}`]),
  ];
}

function offerLine(scene: Scene, name: string, parts: readonly Part[]): string[] {
  if (parts.length === 0) return [];
  const [first = [], ...rest] = parts;
  return scene.pen.flow([[[`${name}: `, 'dim'], ...first], ...rest], ', ', '    ');
}

/** What lies on each place; a dash where nothing does. */
const placesOf = <T>(offer: readonly (T | null)[], part: (id: T, place: number) => Part): Part[] =>
  offer.map((id, place) => (id === null ? ['–'] : part(id, place)));

/** Buildings in one run, then what is for sale. */
export function citadelLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const traps = placesOf(view.lodge.offer, (id, place) => [
    `${words.name(id)} ${priceOfTrap(id)}`,
    ...numbersOn(scene, `offer:lodge-${place}`),
  ]);
  const tavern = placesOf(view.tavern.offer, (id) => [
    `${words.name(id)} ${memberOf(id).cost}/${memberOf(id).reputation}`,
    ...numbersOn(scene, `card:${id}`),
  ]);
  const greenhorns: Part[] =
    view.tavern.greenhorns === 0
      ? []
      : [
          [
            `${words.name('greenhorn-1')} x${view.tavern.greenhorns}`,
            ...numbersOn(scene, 'stack:greenhorns'),
          ],
        ];
  const market = placesOf(view.market.offer, (id) => [
    `${words.name(id)} ${equipmentOf(id).cost}`,
    ...numbersOn(scene, `card:${id}`),
  ]);
  const loot = placesOf(view.loot.offer, (id) => [words.name(id), ...numbersOn(scene, `loot:${id}`)]);
  return [
    ...pen.flow(
      BUILDINGS.map((id) => buildingPart(scene, id)),
      ' · ',
      '  ',
    ),
    ...offerLine(scene, words.buildings.lodge, traps),
    ...offerLine(scene, words.buildings.tavern, [...tavern, ...greenhorns]),
    ...offerLine(scene, words.buildings.market, market),
    ...offerLine(scene, words.loot, loot),
  ];
}
