// Effects used as a part of another one (MK-1.19, .20): which there are, and whether they would do anything.
import type { AdvancedActionId } from '../../data/advanced-actions.ts';
import { cardOf, type FaceId, isAction } from '../../data/cards.ts';
import type { KnownColour } from '../../data/ops.ts';
import type { OpsSource } from '../../data/sources.ts';
import type { SpellId } from '../../data/spells.ts';
import { BASICS, type Basic, type Side } from '../../data/types.ts';
import type { MageKnight } from '../../state.ts';
import { facesIn } from '../deck.ts';
import { type Can, isBarred, SIDES, sourceOf, whyNotSide } from '../sides.ts';
import { handAt } from './hand-cards.ts';
import { knownColours } from './known-colour.ts';
import { below, listAt, type OpAt, opNamed } from './op-at.ts';

/** Nothing is asked where all can see that there is nothing. */
export const orNothing = <T>(values: readonly T[]): readonly T[] | undefined =>
  values.length === 0 ? undefined : values;

/**
 * What depends on a hidden hand is asked in any case, or else the others would learn from it what is not there: a table
 * dealt anew for them may hold none of what was needed.
 */
export const orNone = <T>(values: readonly T[]): readonly (T | null)[] =>
  values.length === 0 ? [null] : values;

export const NONE = { id: 'none', label: { key: 'take-nothing' } } as const;

/** Whether a side would do anything without any mana for it; its other restrictions hold (MK-1.20). */
function mayUseFree(game: MageKnight, at: OpAt, card: FaceId, side: Side, can: Can): boolean {
  if (isBarred(game, card, side)) return false;
  const { player, without } = at;
  return can(game, {
    player,
    source: sourceOf(card, side),
    path: [],
    ...(without !== undefined && { without }),
  });
}

/** Action cards of the hand that can be played with another one. */
export function partnersOf(game: MageKnight, at: OpAt, side: Side, can: Can): FaceId[] {
  const { without = [] } = at;
  return facesIn(handAt(game, at)).filter(
    (card) => isAction(card) && mayUseFree(game, { ...at, without: [...without, card] }, card, side, can),
  );
}

/** A card with two colours matches either (MK-22.14). */
const matches = (card: FaceId, colours: readonly Basic[]): boolean =>
  cardOf(card).colours.some((colour) => colours.includes(colour));

export const spellsOffered = (game: MageKnight, at: OpAt, known: KnownColour): SpellId[] => {
  const colours = knownColours(game, at, known);
  return game.spells.offer.filter((spell) => matches(spell, colours));
};

export const advancedOffered = (game: MageKnight, at: OpAt, known: KnownColour): AdvancedActionId[] => {
  const colours = knownColours(game, at, known);
  return game.advanced.offer.filter((card) => matches(card, colours));
};

/** Spells of the offer that can be cast as if they were in hand. */
export const castableSpells = (game: MageKnight, at: OpAt, can: Can): SpellId[] =>
  spellsOffered(game, at, opNamed(at, 'castFromOffer').colour).filter((card) =>
    SIDES.some(
      (side) =>
        whyNotSide(game, { seat: at.player, card, side, without: at.without ?? [] }, can) === undefined,
    ),
  );

/** Spells of the offer whose effect would do something, without mana and even by day (MK-22.4, .5). */
export const usableSpells = (game: MageKnight, at: OpAt, can: Can): SpellId[] => {
  const { mode } = opNamed(at, 'useOfferSpell');
  return spellsOffered(game, at, 'discarded').filter((spell) => mayUseFree(game, at, spell, mode, can));
};

export const usableActions = (game: MageKnight, at: OpAt, can: Can): AdvancedActionId[] =>
  game.advanced.offer.filter((card) => mayUseFree(game, at, card, 'powered', can));

/** The ways by colour of the other side of the same card, and those of them that would do something. */
export function otherSideWays(
  game: MageKnight,
  at: OpAt,
  can: Can,
): { place: OpAt | undefined; colours: Basic[] } {
  const source = at.source.replace(/:powered$/, ':basic') as OpsSource;
  const index = listAt({ source, path: [] }).findIndex(({ op }) => op === 'byColour');
  if (index < 0) return { place: undefined, colours: [] };
  const place = { ...below(at), source, path: [index] };
  return { place, colours: BASICS.filter((colour) => can(game, below(place, colour))) };
}
