// Components of a described position are fetched from wherever set-up laid them.
import { monsters } from '../data/monsters.ts';
import type { Ragnarok } from '../state.ts';

/** Piles with faces; heroes, origins, figures and events carry their kind before their name. */
const pilesOf = ({ combat, attacks, blessings, altars }: Ragnarok): string[][] => [
  combat.deck,
  attacks.deck,
  blessings.deck,
  altars,
];

function named(
  game: Ragnarok,
  id: string,
): { readonly pile: (string | number)[]; readonly face: string | number } | undefined {
  const [kind, name] = id.split(':');
  if (kind === 'hero' && name !== undefined) return { pile: game.box.heroes, face: name };
  if (kind === 'origin' && name !== undefined) return { pile: game.box.origins, face: name };
  if (kind !== 'event') return undefined;
  const event = Number(name);
  const { deck, discard } = game.events;
  return { pile: deck.includes(event) ? deck : discard, face: event };
}

const isHeldByMonster = ({ monsters: all }: Ragnarok, id: string): boolean =>
  all.some((monster) => monster.artifact && monsters[monster.id].artifact === id);

/** Takes a component out of its pile. Odin's origin and figures are nowhere until they are placed. */
export function fetchComponent(game: Ragnarok, id: string): void {
  const at = named(game, id);
  if (at !== undefined) {
    const index = at.pile.indexOf(at.face);
    if (index >= 0) at.pile.splice(index, 1);
    return;
  }
  for (const pile of pilesOf(game)) {
    const index = pile.lastIndexOf(id);
    if (index < 0) continue;
    pile.splice(index, 1);
    return;
  }
}

/** How many of it the box holds. */
export function inBox(game: Ragnarok, id: string): number {
  if (id.startsWith('figure:') || id === 'origin:odin') return 1;
  const at = named(game, id);
  if (at !== undefined) return at.pile.filter((face) => face === at.face).length;
  if (isHeldByMonster(game, id)) return 1;
  return pilesOf(game).reduce((sum, pile) => sum + pile.filter((face) => face === id).length, 0);
}
