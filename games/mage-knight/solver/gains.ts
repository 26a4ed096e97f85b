// Mana that a use brings, read from the purse before and after it.
import { COLOURS, type Colour } from '../data/types.ts';
import type { Mana, Purse } from '../rules/purse.ts';

/** What mana stands for, and which of it never runs out. */
type ManaLaw = Pick<Purse, 'endless' | 'free' | 'polarized' | 'gold' | 'black'>;

/** More mana in the purse, and what else counts from then on. */
export type Gain = Pick<Purse, 'tokens' | 'dice' | 'uses' | 'crystals' | 'anyBasic'> & {
  readonly law?: ManaLaw;
};

type Counts = Readonly<Partial<Record<Colour, number>>>;

function moreOf(was: Counts, is: Counts, paid: readonly Mana[], from: Mana['from']): Record<Colour, number> {
  const more = {} as Record<Colour, number>;
  for (const colour of COLOURS) {
    more[colour] = (is[colour] ?? 0) - (was[colour] ?? 0);
    for (const mana of paid) if (mana.from === from && mana.colour === colour) more[colour]++;
  }
  return more;
}

const isNothing = (counts: Counts): boolean => COLOURS.every((colour) => (counts[colour] ?? 0) === 0);

const lawOf = ({ endless, free, polarized, gold, black }: Purse): ManaLaw => ({
  endless,
  free,
  polarized,
  gold,
  black,
});

/** What is more in the purse, payments left aside. */
export function gainBetween(was: Purse, is: Purse, paid: readonly Mana[]): Gain | undefined {
  const tokens = moreOf(was.tokens, is.tokens, paid, 'token');
  const crystals = moreOf(was.crystals, is.crystals, paid, 'crystal');
  const dice = moreOf(was.dice, is.dice, paid, 'die');
  const uses = is.uses - was.uses + paid.filter(({ from }) => from === 'die').length;
  const law = JSON.stringify(lawOf(was)) === JSON.stringify(lawOf(is)) ? undefined : lawOf(is);
  const anyBasic = is.anyBasic - was.anyBasic;
  const isIdle = uses === 0 && anyBasic === 0 && law === undefined;
  if (isIdle && isNothing(tokens) && isNothing(crystals) && isNothing(dice)) return undefined;
  return { tokens, crystals, dice, uses, anyBasic, ...(law !== undefined && { law }) };
}
