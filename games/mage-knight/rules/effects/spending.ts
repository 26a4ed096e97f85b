// What a mana of a colour could pay for at once.
import type { Seat } from '@krcma/kernel';
import { type CardId, type FaceId, WOUND } from '../../data/cards.ts';
import type { Colour } from '../../data/types.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { usableAbilities } from '../abilities.ts';
import { facesIn, kindsIn } from '../deck.ts';
import { type Purse, purseOf } from '../purse.ts';
import { whyNotReady } from '../readiness.ts';
import { allCostsOf, type Can, SIDES, whyNotSide } from '../sides.ts';
import type { OpAt } from './op-at.ts';

/** The purse with one token more. */
const withToken = (purse: Purse, colour: Colour): Purse => ({
  ...purse,
  tokens: { ...purse.tokens, [colour]: purse.tokens[colour] + 1 },
});

/** Whether a colour is among what a side asks for. */
export const costsColour = (
  game: MageKnight,
  use: Parameters<typeof allCostsOf>[1],
  colour: Colour,
  can: Can,
): boolean => allCostsOf(game, use, can).some((colours) => colours.includes(colour));

/** Cards of the hand that could be played with it, once these have left the hand. */
function payingCards(
  game: MageKnight,
  seat: Seat,
  colour: Colour,
  gone: readonly CardId[],
  purse: Purse,
  can: Can,
): FaceId[] {
  const hand = playerAt(game, seat).hand.slice();
  for (const card of gone) hand.splice(hand.indexOf(card), 1);
  const without = gone.filter((card): card is FaceId => card !== WOUND);
  return facesIn(hand).filter((card) =>
    SIDES.some((side) => {
      const use = { seat, card, side, without: [...without, card], purse };
      return costsColour(game, use, colour, can) && whyNotSide(game, use, can) === undefined;
    }),
  );
}

/** Units with an ability that it could pay for. */
function payingUnits(game: MageKnight, seat: Seat, colour: Colour, purse: Purse, can: Can): number[] {
  return playerAt(game, seat)
    .units.filter(
      (unit) =>
        whyNotReady(game, unit) === undefined &&
        usableAbilities(game, seat, unit.unit, [], purse, can, colour).length > 0,
    )
    .map(({ id }) => id);
}

/** Everything a mana could be used for at once: cards by name, units by number. */
export function usesOf(
  game: MageKnight,
  seat: Seat,
  colour: Colour,
  gone: readonly CardId[],
  can: Can,
): (FaceId | number)[] {
  const purse = gone.length === 0 ? purseOf(game, seat) : withToken(purseOf(game, seat), colour);
  return [
    ...payingCards(game, seat, colour, gone, purse, can),
    ...payingUnits(game, seat, colour, purse, can),
  ];
}

/** A wound is red or black, any other card white or green. */
const coloursFor = (card: CardId): readonly Colour[] =>
  card === WOUND ? ['red', 'black'] : ['white', 'green'];

export const invocableColours = (game: MageKnight, { player }: OpAt, card: CardId, can: Can): Colour[] =>
  coloursFor(card).filter((colour) => usesOf(game, player, colour, [card], can).length > 0);

export const invocable = (game: MageKnight, at: OpAt, can: Can): CardId[] =>
  kindsIn(playerAt(game, at.player).hand).filter((card) => invocableColours(game, at, card, can).length > 0);
