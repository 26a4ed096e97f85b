import { Counter, type Outline } from '@krcma/tableware/counter';
import { Badge, Pip, type Shape } from '@krcma/tableware/pieces';
import type { BuildingId } from '../data/board.ts';
import type { Affinity, EquipmentKind } from '../data/types.ts';
import * as icons from './icons.ts';
import './signs.css';

/** Goods and tracks. Each has its own outline, so that it is told apart without colour. */
const OUTLINES = {
  glory: { path: 'M2.5 6.5 8 10.5 12 2.5l4 8 5.5-4-2.3 15H4.8z', middle: 15.4 },
  reputation: {
    path: 'M12 .8l3.3 7.2 7.9.9-5.8 5.4 1.5 7.7L12 18.2 5.1 22l1.5-7.7L.8 8.9 8.7 8z',
    middle: 13,
  },
  potions: { path: 'M9 1h6v5.2a9 9 0 1 1-6 0z', middle: 14.8 },
  venoms: {
    path: 'M9.2 1h5.6v6.6l7 13.2a1.6 1.6 0 0 1-1.4 2.3H3.6a1.6 1.6 0 0 1-1.4-2.3l7-13.2z',
    middle: 17,
  },
  defence: { path: 'M12 1 21.6 3.4V11c0 6.2-4.3 10.3-9.6 12.2C6.7 21.3 2.4 17.2 2.4 11V3.4z', middle: 11.2 },
  trap: { path: 'M1 9 4 3l3 5 2.5-6L12 8l2.5-6L17 8l3-5 3 6v7l-4 7H5l-4-7z', middle: 14.4 },
  trophyCard: {
    path: 'M12 1.2c6 0 9.6 4 9.6 9 0 3.2-1.4 5.6-3.8 7.1V23H6.2v-5.7C3.8 15.8 2.4 13.4 2.4 10.2c0-5 3.6-9 9.6-9z',
    middle: 11,
  },
} as const satisfies Readonly<Record<string, Outline>>;

export type GoodSign = keyof typeof OUTLINES | 'coins' | 'points';

interface SignProps {
  readonly of: GoodSign;
  readonly amount?: number | string | undefined;
}

export function Sign({ of, amount }: SignProps) {
  if (of === 'coins' || of === 'points')
    return (
      <Pip of={of === 'coins' ? 'gold' : 'points'} sign={of} {...(amount !== undefined && { amount })} />
    );
  return <Counter outline={OUTLINES[of]} amount={amount} sign={of} className={`ml-sign-${of}`} />;
}

interface Class {
  readonly icon: string;
  readonly colour: string;
  readonly shape: Shape;
}

export const affinityClasses: Readonly<Record<Affinity, Class>> = {
  jungle: { icon: icons.jungle, colour: 'var(--vert)', shape: 'square' },
  water: { icon: icons.water, colour: 'var(--azure)', shape: 'shield' },
  fire: { icon: icons.fire, colour: 'var(--gules)', shape: 'diamond' },
  wind: { icon: icons.wind, colour: 'var(--slate)', shape: 'circle' },
};

export const AffinityBadge = ({ affinity }: { readonly affinity: Affinity }) => (
  <Badge {...affinityClasses[affinity]} sign={affinity} />
);

export const kindIcons: Readonly<Record<EquipmentKind, string>> = {
  weapon: icons.weapon,
  gear: icons.gear,
  spell: icons.spell,
};

export const buildingIcons: Readonly<Record<BuildingId, string>> = {
  lodge: icons.lodge,
  laboratory: icons.laboratory,
  tavern: icons.tavern,
  armoury: icons.armoury,
  pawnshop: icons.pawnshop,
  market: icons.market,
  mine: icons.mine,
};
