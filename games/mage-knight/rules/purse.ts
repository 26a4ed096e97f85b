// Chapter MK-5: what mana a player could use now, and what would be left of it.
import type { Seat } from '@krcma/kernel';
import type { Basic, Colour } from '../data/types.ts';
import type { ManaFrom } from '../messages/cards.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { isPartlyAttending } from './duel/turns.ts';
import { working, workingAgainst, works } from './lasting.ts';
import { isNight } from './time.ts';
import { isManaFriendly } from './variants/friendly-mana.ts';

/** One mana, where it comes from, and the colour it stands for. */
export type Mana = { readonly from: ManaFrom; readonly colour: Colour; readonly as: Colour };

/** What lets a mana stand for its colour: the plain rules, an extra die that is any colour, or a polarized mana. */
export type Standing = 'plain' | 'anyBasic' | 'polarized';

/** What is paid: the colours that will do, for each mana. */
export type Costs = readonly (readonly Colour[])[];

export interface Purse {
  readonly tokens: Readonly<Record<Colour, number>>;
  readonly crystals: Readonly<Record<Basic, number>>;
  /** Dice that lie in the Source, and how many of them may still be used (MK-5.7, .13). */
  readonly dice: Readonly<Partial<Record<Colour, number>>>;
  readonly uses: number;
  /** Dice on the own tactic. */
  readonly kept: readonly Colour[];
  readonly endless: readonly Colour[];
  readonly night: boolean;
  readonly gold: boolean;
  readonly black: boolean;
  /** Every gold and black die is any basic colour; so many black ones are. */
  readonly free: boolean;
  readonly anyBasic: number;
  readonly polarized: number;
  /** The next mana of a basic colour costs another one of it. */
  readonly suppressed: boolean;
  /** A gold die stands for no colour that another die shows (MK-25.9). */
  readonly friendly: boolean;
}

/** MK-5.5, .6, .15. */
export const isGoldUsable = (game: MageKnight, seat: Seat): boolean =>
  !isNight(game) || works(game, seat, 'nightAsDay');

export const isBlackUsable = (game: MageKnight, seat: Seat): boolean =>
  isNight(game) || works(game, seat, 'dayAsNight');

export const isBasic = (colour: Colour): colour is Basic => colour !== 'gold' && colour !== 'black';

const OPPOSITES = { red: 'blue', blue: 'red', green: 'white', white: 'green' } as const;

const NONE: readonly Colour[] = [];

function diceOf(game: MageKnight): Purse['dice'] {
  const dice: Partial<Record<Colour, number>> = {};
  for (const { by, colour } of game.source) if (by === null) dice[colour] = (dice[colour] ?? 0) + 1;
  return dice;
}

/** What lasting effects let a player do with mana. */
function effectsOn(game: MageKnight, seat: Seat): Pick<Purse, 'endless' | 'free' | 'anyBasic' | 'polarized'> {
  if (game.lasting.length === 0) return { endless: NONE, free: false, anyBasic: 0, polarized: 0 };
  const extra = working(game, seat, 'extraSourceDie');
  return {
    endless: working(game, seat, 'endlessMana').flatMap(({ op }) => op.colours),
    free: extra.some(({ op }) => op.goldBlackAsBasic === true),
    anyBasic: extra.reduce((n, { op, lasting }) => n + (op.blackAsAny === true ? (lasting.left ?? 0) : 0), 0),
    polarized: working(game, seat, 'polarize').length,
  };
}

/** Others have frozen the Source: the one die of a turn is not to be had. */
export const isFrozen = (game: MageKnight, seat: Seat): boolean =>
  game.lasting.length > 0 && workingAgainst(game, seat, 'sourceFreeze').length > 0;

/** Whoever got more for doing without dice uses none; whoever attends in part only extra ones (MK-5.7, .13, MK-17.7). */
export function diceLeft(game: MageKnight, seat: Seat): number {
  const { turn, lasting } = game;
  if (lasting.some((each) => each.noDie === true && each.seat === seat)) return 0;
  const own = isFrozen(game, seat) || isPartlyAttending(game, seat) ? 0 : 1;
  return own + turn.moreDice - turn.diceUsed;
}

const isSuppressed = (game: MageKnight, seat: Seat): boolean =>
  game.lasting.length > 0 &&
  seat === game.active &&
  !game.turn.manaUsed.some(isBasic) &&
  workingAgainst(game, seat, 'manaSuppression').length > 0;

export function purseOf(game: MageKnight, seat: Seat): Purse {
  const { tokens, crystals } = playerAt(game, seat);
  const { source } = game;
  let kept = NONE;
  for (const die of source) if (die.kept === 'tactic' && die.by === seat) kept = [...kept, die.colour];
  return {
    tokens,
    crystals,
    dice: diceOf(game),
    uses: diceLeft(game, seat),
    suppressed: isSuppressed(game, seat),
    kept,
    night: isNight(game),
    gold: isGoldUsable(game, seat),
    black: isBlackUsable(game, seat),
    friendly: isManaFriendly(game),
    ...effectsOn(game, seat),
  };
}

/** MK-25.9. */
const isSpared = ({ friendly, dice }: Purse, { from, colour, as }: Mana): boolean =>
  friendly && from === 'die' && colour === 'gold' && isBasic(as) && (dice[as] ?? 0) > 0;

function isPlain({ gold, black, free }: Purse, from: ManaFrom, colour: Colour, as: Colour): boolean {
  if (free && from === 'die' && !isBasic(colour) && isBasic(as)) return true;
  if (colour === 'gold') return gold && as !== 'black';
  if (colour === 'black') return black && as === 'black';
  return colour === as;
}

/** By day black may be any basic colour, at night gold may be black. */
function isPolar({ night }: Purse, colour: Colour, as: Colour, forSpellPower: boolean): boolean {
  if (colour === 'black') return !night && isBasic(as) && !forSpellPower;
  if (colour === 'gold') return night && as === 'black';
  return OPPOSITES[colour] === as;
}

/** By what right a mana may stand for a colour now; undefined when it may not. */
export function standingOf(purse: Purse, mana: Mana, forSpellPower: boolean): Standing | undefined {
  const { from, colour, as } = mana;
  if (isSpared(purse, mana)) return undefined;
  if (isPlain(purse, from, colour, as)) return 'plain';
  if (from === 'die' && colour === 'black' && isBasic(as) && purse.anyBasic > 0) return 'anyBasic';
  return purse.polarized > 0 && isPolar(purse, colour, as, forSpellPower) ? 'polarized' : undefined;
}

/** Colours worth asking for when another one is wanted: itself and what could stand for it. */
function coloursFor(purse: Purse, as: Colour): readonly Colour[] {
  if (purse.polarized === 0) return as === 'black' ? [as] : [as, 'gold', 'black'];
  if (as === 'black') return [as, 'gold'];
  return isBasic(as) ? [as, 'gold', 'black', OPPOSITES[as]] : [as];
}

const SOURCES: readonly ManaFrom[] = ['token', 'die', 'kept', 'crystal', 'endless'];

function has(purse: Purse, from: ManaFrom, colour: Colour): boolean {
  if (from === 'token') return purse.tokens[colour] > 0;
  if (from === 'die') return purse.uses > 0 && (purse.dice[colour] ?? 0) > 0;
  if (from === 'crystal') return isBasic(colour) && purse.crystals[colour] > 0;
  return (from === 'kept' ? purse.kept : purse.endless).includes(colour);
}

/** Everything that could pay for one of these colours, or the first so many. */
export function manaIn(
  purse: Purse,
  wanted: readonly Colour[],
  forSpellPower = false,
  atMost = Number.POSITIVE_INFINITY,
): Mana[] {
  const found: Mana[] = [];
  for (const as of wanted)
    for (const colour of coloursFor(purse, as))
      for (const from of SOURCES) {
        if (!has(purse, from, colour)) continue;
        const mana = { from, colour, as };
        if (standingOf(purse, mana, forSpellPower) === undefined) continue;
        found.push(mana);
        if (found.length >= atMost) return found;
      }
  return found;
}

const less = <T extends Readonly<Partial<Record<K, number>>>, K extends string>(counts: T, key: K): T => ({
  ...counts,
  [key]: (counts[key] ?? 0) - 1,
});

/** The purse once a mana was used. */
export function purseWithout(purse: Purse, mana: Mana, forSpellPower: boolean): Purse {
  const { from, colour } = mana;
  const standing = standingOf(purse, mana, forSpellPower);
  const rest: Purse = {
    ...purse,
    anyBasic: purse.anyBasic - (standing === 'anyBasic' ? 1 : 0),
    polarized: purse.polarized - (standing === 'polarized' ? 1 : 0),
    suppressed: purse.suppressed && !isBasic(mana.as),
  };
  if (from === 'token') return { ...rest, tokens: less(purse.tokens, colour) };
  if (from === 'die') return { ...rest, dice: less(purse.dice, colour), uses: purse.uses - 1 };
  if (from === 'crystal' && isBasic(colour)) return { ...rest, crystals: less(purse.crystals, colour) };
  if (from !== 'kept') return rest;
  const kept = [...purse.kept];
  kept.splice(kept.indexOf(colour), 1);
  return { ...rest, kept };
}

/** What is left pays for the rest, and for another mana of the colour where that is asked for. */
function leavesEnough(purse: Purse, mana: Mana, more: Costs, forSpellPower: boolean): boolean {
  const owed = purse.suppressed && isBasic(mana.as) ? [[mana.as], ...more] : more;
  return owed.length === 0 || canPayAll(purseWithout(purse, mana, forSpellPower), owed, forSpellPower);
}

/** Whether all these costs could be paid together: no mana pays twice, and dice are few (MK-1.14, MK-5.7). */
export function canPayAll(purse: Purse, costs: Costs, forSpellPower = false): boolean {
  const [first] = costs;
  if (first === undefined) return true;
  if (costs.length === 1 && !purse.suppressed) return manaIn(purse, first, forSpellPower, 1).length > 0;
  const rest = costs.slice(1);
  return manaIn(purse, first, forSpellPower).some((mana) => leavesEnough(purse, mana, rest, forSpellPower));
}

/** What may pay for the first cost so that the others can still be paid. */
export const manaForFirst = (
  purse: Purse,
  colours: readonly Colour[],
  more: Costs,
  forSpellPower = false,
): Mana[] =>
  manaIn(purse, colours, forSpellPower).filter((mana) => leavesEnough(purse, mana, more, forSpellPower));
