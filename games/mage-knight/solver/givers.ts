// What brings mana for a stance: ways that bring no more of what is wanted than others are left out.
import { BASICS, COLOURS, type Colour } from '../data/types.ts';
import type { Gain } from './gains.ts';
import type { Option } from './tools.ts';
import type { Use } from './use.ts';

/** Mana comes before what is paid with it: first what brings it for nothing, then what is paid for itself. */
export const turnOf = ({ use, demand }: Option): number =>
  demand >= 0 || use.gain === undefined ? 2 : Math.min(1, use.prices.length);

const coloursOf = (uses: Iterable<Use>): Set<Colour> => {
  const colours = new Set<Colour>();
  for (const { prices } of uses)
    for (const price of prices) for (const each of price.colours) colours.add(each);
  return colours;
};

/** Gold stands for every basic colour. */
function isWanted(colour: Colour, wanted: ReadonlySet<Colour>): boolean {
  return wanted.has(colour) || (colour === 'gold' && BASICS.some((basic) => wanted.has(basic)));
}

/** Brings nothing but tokens that stand for themselves. */
const isPlain = ({ law, dice, uses, anyBasic }: Gain): boolean =>
  law === undefined && uses === 0 && anyBasic === 0 && COLOURS.every((colour) => (dice[colour] ?? 0) === 0);

const pricesOf = ({ prices }: Use): string =>
  prices.map(({ colours, forSpellPower }) => `${colours.join()}${forSpellPower}`).join();

/** Whether the one costs no more than the other and brings no less of what is wanted. */
function isNoWorse(one: Option, other: Option, wanted: ReadonlySet<Colour>): boolean {
  const [own, others] = [one.use.gain as Gain, other.use.gain as Gain];
  return (
    one.cost <= other.cost &&
    one.fame >= other.fame &&
    one.cards.join() === other.cards.join() &&
    one.use.gainFirst === other.use.gainFirst &&
    pricesOf(one.use) === pricesOf(other.use) &&
    one.pots === undefined &&
    other.pots === undefined &&
    other.use.perFall.length === 0 &&
    isPlain(own) &&
    isPlain(others) &&
    BASICS.every((colour) => own.crystals[colour] >= others.crystals[colour]) &&
    COLOURS.every((colour) => !isWanted(colour, wanted) || own.tokens[colour] >= others.tokens[colour])
  );
}

/** Without the ways to bring mana that are never better than another one of the same thing. */
export function wantedOf(
  all: Map<string, Option[]>,
  forced: readonly Use[],
  isPolarized: boolean,
): Map<string, readonly Option[]> {
  const uses = [...all.values()].flat();
  // One colour may stand for another one.
  if (isPolarized || uses.some(({ use }) => use.gain?.law !== undefined)) return all;
  const demanded = coloursOf([...forced, ...uses.flatMap((each) => (turnOf(each) === 2 ? [each.use] : []))]);
  return new Map(
    [...all].map(([act, options]): [string, readonly Option[]] => {
      const givers = options.filter((option) => turnOf(option) < 2);
      if (givers.length < 2) return [act, options];
      const others = uses.flatMap((each) => (turnOf(each) === 1 && each.use.act !== act ? [each.use] : []));
      const wanted = new Set([...demanded, ...coloursOf(others)]);
      const kept: Option[] = [];
      for (const giver of givers) {
        if (kept.some((other) => isNoWorse(other, giver, wanted))) continue;
        kept.splice(0, kept.length, ...kept.filter((other) => !isNoWorse(giver, other, wanted)), giver);
      }
      return [act, options.filter((option) => turnOf(option) === 2 || kept.includes(option))];
    }),
  );
}
