import { type CzechGender, countInCzech, listed, outOfInCzech, verbInCzech } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { type Bag, TRACKS, type Track } from '../data/effect.ts';
import type { Price } from '../messages.ts';
import { bagText } from './effect-text.cs.ts';
import { isEmpty, priceBag, stackName, sumOf, surchargeOf } from './facts.ts';
import { cardNames, trackNames } from './names.cs.ts';

export const points = (count: number): string =>
  countInCzech(count, { one: 'bod', few: 'body', other: 'bodů' });

/** As the subject: 1 síla, 2 síly, 5 sil. */
export const amountNamed = (count: number, track: Track): string => countInCzech(count, trackNames[track]);

export const bagNamed = (bag: Bag): string =>
  listed(
    TRACKS.flatMap((track) => (bag[track] ? [amountNamed(bag[track], track)] : [])),
    'a',
  );

export const bagOrNothing = (bag: Bag): string => (isEmpty(bag) ? 'nic' : bagText(bag));

/** "za 2 zlaťáky", or "zdarma". */
export const forCost = (cost: Bag): string => (isEmpty(cost) ? 'zdarma' : `za ${bagText(cost)}`);

export const priceText = (price: Price): string => bagText(priceBag(price));

/** "3 zlaťáky (2 + 1 za kopii, kterou máš)"; without a surcharge the price alone. */
export function recruitPriceText(price: Price, surcharge: number): string {
  if (surcharge === 0) return priceText(price);
  const { sum, single } = surchargeOf(price, surcharge);
  return `${priceText(price)} (${sum} za ${single ? 'kopii, kterou máš' : 'kopie, které máš'})`;
}

/** "zbývá 1 balíček", "zbývají 3 balíčky", as the first counted thing asks. */
export const remaining = (count: number, counted: string): string =>
  `${verbInCzech(count, 'zbývá', 'zbývají')} ${counted}`;

/** "Vyčerpané balíčky: 3 ze 4." */
export const exhaustedText = (exhausted: number, end: number): string =>
  `Vyčerpané balíčky: ${exhausted < end ? `${exhausted} ${outOfInCzech(end)}` : `${exhausted}, to na konec hry stačí`}.`;

export const diceText = (dice: readonly number[]): string => `${dice.join(' a ')} (součet ${sumOf(dice)})`;

const ROWS = {
  monsters: 'balíček nestvůr',
  citizens: 'balíček obyvatel',
  domains: 'balíček panství',
} as const;

/** "2. balíček nestvůr", "balíček obyvatel 9/10"; the accusative is the same. */
export function stackText(stack: number): string {
  const { of, number } = stackName(stack);
  return of === 'citizens' ? `${ROWS[of]} ${number}` : `${number}. ${ROWS[of]}`;
}

const WITHOUT: Readonly<Record<CzechGender, string>> = { m: 'něj', mi: 'něj', f: 'ni', n: 'ně', pl: 'ně' };

/** The one who loses a thing stays the subject, so that no name is declined: "přichází o ni Petr". */
export const withoutCard = (card: CardId): string => `přichází o ${WITHOUT[cardNames[card].gender]}`;

/** "nemáš žádný" of gold, "nemáš žádnou" of strength or magic. */
export function noneOf(bag: Bag): string {
  const [only, other] = TRACKS.filter((track) => bag[track] !== undefined);
  if (only === undefined || other !== undefined) return 'nemáš nic';
  return `nemáš ${trackNames[only].gender === 'mi' ? 'žádný' : 'žádnou'}`;
}

export function withoutBag(bag: Bag): string {
  const tracks = TRACKS.filter((track) => (bag[track] ?? 0) > 0);
  const [only] = tracks;
  const single = only !== undefined && tracks.length === 1 && bag[only] === 1;
  return `přichází o ${WITHOUT[single ? trackNames[only].gender : 'pl']}`;
}
