// What a use costs, and what it brings besides its points.
import { costOf, type Scale } from './result.ts';
import type { PerFall, Use } from './use.ts';
import type { Weights } from './weights.ts';

/** Fame counts as much as it says; what it leads to is counted with the whole result. */
export const costOfUse = ({ weights }: Scale, { result, prices }: Use): number =>
  costOf(weights, result) - result.fame + weights.mana * prices.length;

/** What it brings, once it is known of how many. */
export const worthOfFalls = (
  { weights }: Scale,
  { perFall }: Use,
  count: (each: PerFall) => number,
): number => {
  let worth = 0;
  for (const each of perFall) worth += worths[each.what](weights) * brought(each, count(each));
  return worth;
};

/** The most it could bring, whatever happens. */
export const worthAtMost = (scale: Scale, use: Use): number =>
  worthOfFalls(scale, use, ({ scope, most = 0 }) => (scope === 'wounds' ? most : scale.foes));

/** Whether it may be good by itself. */
export const isBoon = (scale: Scale, use: Use): boolean => costOfUse(scale, use) < worthAtMost(scale, use);

/** Whether it may bring fame by itself. */
export const bringsFame = ({ result, perFall }: Use): boolean =>
  result.fame > 0 || perFall.some(({ what }) => what === 'fame');

/** How much it brings for so many that fall. */
export const brought = ({ n, most }: PerFall, falls: number): number => n * Math.min(falls, most ?? falls);

const worths = {
  fame: () => 1,
  reputation: ({ reputation }: Weights) => reputation,
  crystals: ({ crystal }: Weights) => -crystal,
  drawn: ({ drawn }: Weights) => drawn,
} as const;
