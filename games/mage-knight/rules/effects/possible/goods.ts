// Points, mana, cards and offers: whether they would do anything now.
import { WOUND } from '../../../data/cards.ts';
import { BASICS } from '../../../data/types.ts';
import type { MageKnight } from '../../../state.ts';
import { playerAt } from '../../../state.ts';
import { isBasic, manaIn, purseOf } from '../../purse.ts';
import { isNight } from '../../time.ts';
import { mayTurn } from '../../variants/friendly-mana.ts';
import { countFitting } from '../hand-cards.ts';
import {
  advancedOffered,
  castableSpells,
  otherSideWays,
  partnersOf,
  spellsOffered,
  usableActions,
  usableSpells,
} from '../inner.ts';
import { knownColours } from '../known-colour.ts';
import { payableColours } from '../mana-costs.ts';
import { below, type OpAt, opNamed, type Possibilities } from '../op-at.ts';
import { invocable } from '../spending.ts';

const canPayWith = (game: MageKnight, { player }: OpAt, colours: Parameters<typeof manaIn>[1]): boolean =>
  manaIn(purseOf(game, player), colours).length > 0;

const hasDie = ({ source }: MageKnight): boolean => source.some(({ by }) => by === null);

/** What only changes numbers later, or costs something, is no reason to play a card. */
const riders: Possibilities = {
  fame: (_, at) => {
    const { when, per } = opNamed(at, 'fame');
    return when === undefined && per === undefined;
  },
  reputation: (_, at) => {
    const { n, when, per } = opNamed(at, 'reputation');
    return n > 0 && when === undefined && per === undefined;
  },
  optionalPay: (game, at) => canPayWith(game, at, [opNamed(at, 'optionalPay').colour]),
  optionalManaToCrystal: (game, at) => canPayWith(game, at, BASICS),
};

const costs: Possibilities = {
  payMana: (game, at) => canPayWith(game, at, BASICS),
  payFor: (game, at, can) => {
    const colours = payableColours(game, at, can);
    return colours.length > 0 && canPayWith(game, at, colours);
  },
  discard: (game, at) => {
    const { n, filter } = opNamed(at, 'discard');
    return countFitting(game, at, filter) >= n;
  },
  throwAway: (game, at) => {
    const { n, filter } = opNamed(at, 'throwAway');
    return countFitting(game, at, filter) >= n;
  },
  discardAny: (game, at, can) => countFitting(game, at, 'nonWound') > 0 && can(game, below(at, 'each')),
  discardForCrystals: (game, at) => countFitting(game, at, 'nonWound') > 0,
  discardToRaise: (game, at, can) =>
    opNamed(at, 'discardToRaise').options.some((_, way) => can(game, below(at, way))),
};

const mana: Possibilities = {
  gainCrystal: (game, at) => {
    const { colour } = opNamed(at, 'gainCrystal');
    const { crystals } = playerAt(game, at.player);
    if (colour === 'owned') return BASICS.some((basic) => crystals[basic] > 0);
    if (colour === 'unowned') return BASICS.some((basic) => crystals[basic] === 0);
    if (colour === 'offeredSpell' || colour === 'offeredSpells') return game.spells.offer.length > 0;
    return true;
  },
  takeDieSetColour: hasDie,
  dieToCrystalReroll: ({ source }) => source.some(({ by, colour }) => by === null && isBasic(colour)),
  rerollSource: hasDie,
  rerollDice: (game) => hasDie(game) && game.turn.diceUsed === 0,
  flipGoldBlack: (game) =>
    game.source.some(({ by, colour }) => by === null && !isBasic(colour) && mayTurn(game, colour)),
  nightAsDay: isNight,
  dayAsNight: (game) => !isNight(game),
};

const cards: Possibilities = {
  invocation: (game, at, can) => invocable(game, at, can).length > 0,
  regenerate: (game, at) =>
    playerAt(game, at.player).hand.includes(WOUND) && canPayWith(game, at, [...BASICS, 'black']),
  draw: (game, { player }) => playerAt(game, player).deck.length > 0,
  boostAction: (game, at, can) => partnersOf(game, at, 'powered', can).length > 0,
  multiplyAction: (game, at, can) => partnersOf(game, at, opNamed(at, 'multiplyAction').mode, can).length > 0,
  recycle: (game, { player }) => playerAt(game, player).discard.length > 0,
  copyTopArtifact: ({ artifacts }) => artifacts.length > 0,
  staffPickTwo: (game, at, can) => otherSideWays(game, at, can).colours.length > 0,
  castFromOffer: (game, at, can) => castableSpells(game, at, can).length > 0,
  useOfferSpell: (game, at, can) => usableSpells(game, at, can).length > 0,
  useOfferAdvanced: (game, at, can) => usableActions(game, at, can).length > 0,
  gainSpell: (game, at) => spellsOffered(game, at, opNamed(at, 'gainSpell').colour).length > 0,
  gainAdvanced: (game, at) => advancedOffered(game, at, opNamed(at, 'gainAdvanced').colour).length > 0,
  buyAdvanced: ({ advanced }) => advanced.offer.length > 0,
};

export const goodsPossible: Possibilities = {
  ...riders,
  ...costs,
  ...mana,
  ...cards,
  choose: (game, at, can) => opNamed(at, 'choose').of.some((_, way) => can(game, below(at, way))),
  byTime: (game, at, can) => can(game, below(at, isNight(game) ? 'night' : 'day')),
  byColour: (game, at, can) =>
    knownColours(game, at, opNamed(at, 'byColour').colour).some((colour) => can(game, below(at, colour))),
  heal: ({ combat }) => combat === null,
};
