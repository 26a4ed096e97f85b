// Volkare as everybody sees him, and where each card that his deck may still hold would lead him. All of it is open: what
// his deck holds is what he had without what he has turned, in no order.
import type { Seat } from '@krcma/kernel';
import { type CardId, cardOf, WOUND } from '../../data/cards.ts';
import { distance, placeOf, type Slot, type SpaceId, spaceName } from '../../data/geometry.ts';
import { BASICS, type Basic } from '../../data/types.ts';
import { FRENZY, STRIDES } from '../../data/volkare.ts';
import type { MageKnight, Volkare } from '../../state.ts';
import { heroesAt } from '../map.ts';
import { volkareIn } from './about.ts';
import { directionOf, goalIn, strideOf } from './march.ts';
import { preyWithin } from './prey.ts';

/** What a kind of card would make him do. */
export interface Prospect {
  readonly colour: Basic;
  readonly kind: keyof typeof STRIDES;
  /** How many of them his deck still holds; none where he needs no card any more (MK-23.21). */
  readonly n: number;
  /** The spaces he would go over, the last one last; none where he stays. */
  readonly path: readonly SpaceId[];
  /** Where he would lay tiles, which may be any of those to come. */
  readonly reveals: readonly Slot[];
  /** Whom he would attack. */
  readonly prey?: Seat;
  /** He would enter the city, or leave by the portal. */
  readonly arrives?: true;
}

export type VolkareView = Volkare & {
  /** He looks for the city, heads for it, or goes home. */
  readonly phase: 'explores' | 'races' | 'goesHome';
  /** What he is after and how many spaces it is to there; absent while nobody knows where it is. */
  readonly goal?: { readonly space: SpaceId; readonly away: number };
  readonly wounds: number;
  readonly prospects: readonly Prospect[];
};

type Led = Pick<Prospect, 'path' | 'reveals' | 'prey' | 'arrives'>;

/** A tile that is still to come lies there: which one does not matter to him, unless it is the city, the last one. */
const withTile = (game: MageKnight, slot: Slot): MageKnight => ({
  ...game,
  map: { ...game.map, [slot]: game.map['0,0'] ?? 'start-b' },
  tiles: game.tiles.slice(0, -1),
});

/** Step by step, as rules/volkare/turn.ts takes them. */
function led(game: MageKnight, colour: Basic, far: number): Led {
  const present = volkareIn(game);
  if (present === undefined) return { path: [], reveals: [] };
  const { about, volkare } = present;
  let table = game;
  let goal = goalIn(game, about);
  const path: SpaceId[] = [];
  const reveals: Slot[] = [];
  if (directionOf(about, colour, goal) === undefined) {
    const prey = preyWithin(game, far);
    return { path, reveals, ...(prey !== undefined && { prey }) };
  }
  for (let step = 0; step < far; step++) {
    const wanted = directionOf(about, colour, goal);
    if (wanted === undefined) break;
    const stride = strideOf(table, path.at(-1) ?? volkare.space, goal, wanted);
    if (stride.does === 'arrives' && (step === 0 || about.goal === 'city'))
      return { path, reveals, arrives: true };
    if (stride.does !== 'goes') break;
    path.push(stride.to);
    if (stride.reveals) {
      const { slot } = placeOf(stride.to);
      reveals.push(slot);
      if (table.tiles.length === 1) goal = spaceName(slot, 'C');
      table = withTile(table, slot);
    }
    const [prey] = heroesAt(game, stride.to);
    if (prey !== undefined) return { path, reveals, prey };
  }
  return { path, reveals };
}

const kindOf = (card: CardId): string =>
  card === WOUND ? WOUND : `${cardOf(card).colours[0]} ${cardOf(card).kind === 'spell' ? 'spell' : 'action'}`;

function prospectsOf(game: MageKnight, deck: readonly CardId[]): Prospect[] {
  if (deck.length === 0) return [{ ...FRENZY, n: 0, ...led(game, FRENZY.colour, STRIDES[FRENZY.kind]) }];
  return BASICS.flatMap((colour) =>
    (['action', 'spell'] as const).flatMap((kind): Prospect[] => {
      const n = deck.filter((card) => kindOf(card) === `${colour} ${kind}`).length;
      return n === 0 ? [] : [{ colour, kind, n, ...led(game, colour, STRIDES[kind]) }];
    }),
  );
}

export function volkareView(game: MageKnight): VolkareView | undefined {
  const present = volkareIn(game);
  if (present === undefined) return undefined;
  const { about, volkare } = present;
  const deck = game.dummy?.deck ?? [];
  const goal = goalIn(game, about);
  return {
    ...volkare,
    phase: about.goal === 'portal' ? 'goesHome' : goal === null ? 'explores' : 'races',
    ...(goal !== null && { goal: { space: goal, away: distance(volkare.space, goal) } }),
    wounds: deck.filter((card) => card === WOUND).length,
    prospects: prospectsOf(game, deck),
  };
}
