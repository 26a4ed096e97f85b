import { countInEnglish } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { isDomain } from '../data/domains.ts';
import { isDuke } from '../data/dukes.ts';
import type { Bag } from '../data/effect.ts';
import type { Price } from '../messages.ts';
import { bagText } from './effect-text.en.ts';
import { isEmpty, priceBag, stackName, sumOf, surchargeOf } from './facts.ts';
import { cardNames } from './names.en.ts';

/** A card inside a sentence: people and monsters take an article, domains and dukes are proper names, some with their own. */
export const the = (card: CardId): string =>
  isDomain(card) || isDuke(card) ? cardNames[card].replace(/^The /, 'the ') : `the ${cardNames[card]}`;

export const points = (count: number): string => countInEnglish(count, 'point');

export const bagOrNothing = (bag: Bag): string => (isEmpty(bag) ? 'nothing' : bagText(bag));

/** "for 2 gold", or "for free". */
export const forCost = (cost: Bag): string => (isEmpty(cost) ? 'for free' : `for ${bagText(cost)}`);

export const priceText = (price: Price): string => bagText(priceBag(price));

/** "3 gold (2 + 1 for the copy you have)"; without a surcharge the price alone. */
export function recruitPriceText(price: Price, surcharge: number): string {
  if (surcharge === 0) return priceText(price);
  const { sum, single } = surchargeOf(price, surcharge);
  return `${priceText(price)} (${sum} for the ${single ? 'copy' : 'copies'} you have)`;
}

/** "Exhausted stacks: 3 of 4." */
export const exhaustedText = (exhausted: number, end: number): string =>
  `Exhausted stacks: ${exhausted < end ? `${exhausted} of ${end}` : `${exhausted}, enough to end the game`}.`;

export const diceText = (dice: readonly number[]): string => `${dice.join(' and ')} (sum ${sumOf(dice)})`;

const ROWS = { monsters: 'monster stack', citizens: 'citizen stack', domains: 'domain stack' } as const;

/** "monster stack 2", "citizen stack 9/10". */
export function stackText(stack: number): string {
  const { of, number } = stackName(stack);
  return `${ROWS[of]} ${number}`;
}
