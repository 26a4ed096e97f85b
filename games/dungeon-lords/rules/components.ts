import { ORDERS } from '../data/orders.ts';
import { TRACK_TOP } from '../data/track.ts';
import { type DungeonLords, idleImps, type Lord, trollsOf } from '../state.ts';
import { stepsFromEntrance } from './dungeon.ts';

const given = <T>(places: readonly (T | null)[]): T[] => places.filter((each) => each !== null);

const ofLord = ({ traps, battle, lair, dungeon, party, prison }: Lord): string[] => [
  ...traps,
  ...(battle?.traps ?? []),
  ...lair.map(({ id }) => id),
  ...given(dungeon).filter((tile) => tile !== 'tunnel'),
  ...party.map(({ id }) => id).filter((id) => id !== 'phantom'),
  ...prison,
];

/** Every component with a face, for the conservation check. */
export function components(game: DungeonLords): string[] {
  const { creatures, rooms, adventurers, city, distant, box, paladin, year } = game;
  const tent = [
    ...(paladin.host === null && !paladin.gone ? [`paladin-${year}`] : []),
    ...(year === 1 ? ['paladin-2'] : []),
  ];
  return [
    ...game.lords.flatMap(ofLord),
    ...[creatures.decks.flat(), given(creatures.offer), distant.creatures].flat(),
    ...[rooms.decks.flat(), given(rooms.offer), distant.rooms].flat(),
    ...[game.traps, distant.traps, distant.buried.flat()].flat(),
    ...[adventurers.decks.flat(), adventurers.coming, adventurers.next, distant.heroes].flat(),
    ...[city.decks.flat(), box.combat.flat(), given(game.special), box.special, distant.special].flat(),
    ...game.events.tiles,
    ...tent,
  ];
}

function inconsistentLord(lord: Lord): string | undefined {
  if (Math.min(lord.gold, lord.food, lord.imps, lord.letters) < 0) return 'a value below zero';
  if (lord.evil < 0 || lord.evil > TRACK_TOP) return `evil ${lord.evil}, which is off the track (DL-GEN.6)`;
  if (idleImps(lord) < 0) return `${lord.busyImps} busy imps of ${lord.imps} (DL-MINE.7)`;
  if (lord.busyTrolls > trollsOf(lord)) return `${lord.busyTrolls} busy trolls of ${trollsOf(lord)}`;
  const steps = stepsFromEntrance(lord);
  const apart = lord.dungeon.findIndex((tile, cell) => tile !== null && steps[cell] === undefined);
  if (apart >= 0) return `cell ${apart}, which is not connected with the entrance (DL-GEN.12)`;
  const undug = lord.conquered.find((cell) => (lord.dungeon[cell] ?? null) === null);
  if (undug !== undefined) return `cell ${undug} conquered, where nothing was dug (DL-CNQ.6)`;
  return undefined;
}

/** A contradiction in the table, in words. */
export function inconsistency(game: DungeonLords): string | undefined {
  for (const [seat, lord] of game.lords.entries()) {
    const wrong = inconsistentLord(lord);
    if (wrong !== undefined) return `Lord ${seat} has ${wrong}.`;
  }
  if (game.slots.length !== ORDERS.length * 3) return `There are ${game.slots.length} slots.`;
  return undefined;
}
