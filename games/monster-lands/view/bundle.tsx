import { Icon } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import type { Bundle, Colour, DiceNeed } from '../data/types.ts';
import { DiceRow, FlatDie } from './dice.tsx';
import * as icons from './icons.ts';
import { type GoodSign, Sign } from './signs.tsx';
import './bundle.css';

const PLAIN = [
  'glory',
  'coins',
  'potions',
  'venoms',
  'defence',
  'trap',
  'trophyCard',
] as const satisfies GoodSign[];

const OTHERS = [
  ['lootFromOffer', icons.chest],
  ['freeHire', icons.hire],
  ['freeEquipment', icons.gear],
] as const;

/** So much of everything in a bundle: the numbers stand in the pieces. */
export function BundleSigns({ bundle }: { readonly bundle: Bundle }) {
  return (
    <span className="ml-bundle">
      {PLAIN.map((good) => {
        const amount = bundle[good] ?? 0;
        return amount > 0 && <Sign key={good} of={good} amount={amount} />;
      })}
      {bundle.brews !== undefined && (
        <span className="ml-either" data-sign="brews">
          <b>{bundle.brews}</b>
          <Sign of="potions" />
          <Sign of="venoms" />
        </span>
      )}
      {bundle.dice !== undefined && <DiceRow dice={bundle.dice} />}
      {OTHERS.map(([good, icon]) => (bundle[good] ?? 0) > 0 && <Icon key={good} name={icon} sign={good} />)}
    </span>
  );
}

/** A die of any of the colours: halves of each. */
export function AnyDie({ colours }: { readonly colours: readonly Colour[] }) {
  const [only] = colours;
  if (colours.length === 1 && only !== undefined) return <FlatDie colour={only} />;
  return (
    <span className="ml-any" data-sign="any-die">
      {colours.map((colour) => (
        <FlatDie key={colour} colour={colour} />
      ))}
    </span>
  );
}

export function Needs({ dice }: { readonly dice: readonly DiceNeed[] }) {
  return dice.map(({ count, colours }) => (
    <span key={colours.join()} className="ml-need">
      {Array.from({ length: count }, (_, index) => `${index}`).map((key) => (
        <AnyDie key={key} colours={colours} />
      ))}
    </span>
  ));
}

export const Crossed = ({ children }: { readonly children: ReactNode }) => (
  <span className="ml-crossed" data-sign="ban">
    {children}
  </span>
);
