import { Icon } from '@krcma/tableware/pieces';
import type { Slot } from '../data/orders.ts';
import type { Goods } from '../data/types.ts';
import * as icons from './icons.ts';
import { type GoodSign, Sign } from './signs.tsx';
import './goods.css';

const GOODS = ['gold', 'food', 'evil', 'imp', 'trap', 'monster'] as const satisfies GoodSign[];

/** A true minus: a hyphen is too short to be seen in a symbol. */
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);

interface GoodsProps {
  readonly goods: Goods;
  /** It goes: what is spent has a minus, evil is gained by it. */
  readonly spent?: boolean;
}

/** So much of everything: the numbers stand in the pieces. */
export const GoodsSigns = ({ goods, spent = false }: GoodsProps) => (
  <span className="dl-goods">
    {GOODS.map((good) => {
      const amount = (goods[good] ?? 0) * (spent && good !== 'evil' ? -1 : 1);
      return amount !== 0 && <Sign key={good} of={good} amount={signed(amount)} />;
    })}
  </span>
);

export const Arrow = () => (
  <span className="dl-arrow" data-sign="arrow">
    →
  </span>
);

/** What a slot gives: goods, digs, gold to mine, a look at a combat card. */
export function SlotGain({ slot }: { readonly slot: Slot }) {
  return (
    <span className="dl-goods">
      {slot.gain && <GoodsSigns goods={slot.gain} />}
      {slot.digs !== undefined && (
        <>
          <Icon name={icons.digTunnels} sign="dig" />
          <Sign of="dig" amount={slot.digs} />
        </>
      )}
      {slot.mines !== undefined && <Sign of="mine" amount={slot.mines} />}
      {slot.spies !== undefined && <Icon name={icons.spy} sign="spy" />}
    </span>
  );
}

/** What a slot costs; a foreman is an imp who only looks on. */
export function SlotCost({ slot }: { readonly slot: Slot }) {
  return (
    <span className="dl-goods">
      {slot.pay && <GoodsSigns goods={slot.pay} />}
      {slot.foreman && <Sign of="imp" sign="foreman" amount="!" />}
    </span>
  );
}

export const hasCost = ({ pay, foreman }: Slot): boolean => pay !== undefined || foreman === true;
