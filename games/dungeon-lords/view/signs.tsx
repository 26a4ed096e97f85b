import { Counter, type Outline } from '@krcma/tableware/counter';
import { Badge, Icon, Pip, type Shape } from '@krcma/tableware/pieces';
import { adventurerOf, type HeroId, isPaladin, PHANTOM } from '../data/adventurers.ts';
import type { EventTileId } from '../data/events.ts';
import type { OrderId } from '../data/orders.ts';
import type { HeroClass } from '../data/types.ts';
import type { Season } from '../state.ts';
import type { SignId } from '../text/signs.ts';
import * as icons from './icons.ts';
import './signs.css';

/** What is counted. Each has its own outline, so that it is told apart without colour. */
const OUTLINES = {
  food: {
    path: 'M4 12.6C4 6.6 9 2 14.4 2 19 2 22.4 5.4 22.4 9.6c0 5.6-5 10.2-11 10.2-1.3 0-2.5-.2-3.5-.7l-2.2 2.2.2 1.4-2.2 1-2.7-2.7 1-2.2 1.4.2 2-2c-.9-1.2-1.4-2.7-1.4-4.4z',
    middle: 10.8,
  },
  imp: {
    path: 'M2.6 1.4 8 5.6a11 11 0 0 1 8 0l5.4-4.2-.7 8.2c.8 1.4 1.2 2.9 1.2 4.4 0 5-4.4 9-9.9 9s-9.9-4-9.9-9c0-1.5.4-3 1.2-4.4z',
    middle: 14,
  },
  evil: {
    path: 'M12.4.8c.4 4.6 7.9 6.8 7.9 13.9 0 5-3.7 8.5-8.3 8.5s-8.3-3.5-8.3-8.3c0-4.4 3.1-5.7 3.4-9.7 1.6.9 2.6 2.1 2.9 3.7 1.6-2 2.5-4.9 2.4-8.1z',
    middle: 14.8,
  },
  trap: { path: 'M1 9 4 3l3 5 2.5-6L12 8l2.5-6L17 8l3-5 3 6v7l-4 7H5l-4-7z', middle: 14.4 },
  monster: {
    path: 'M12 1.2c6 0 9.6 4 9.6 9 0 3.2-1.4 5.6-3.8 7.1L16.4 23l-2.2-3.6L12 23l-2.2-3.6L7.6 23l-1.4-5.7C3.8 15.8 2.4 13.4 2.4 10.2c0-5 3.6-9 9.6-9z',
    middle: 10.6,
  },
  letter: { path: 'M1.4 4.4h21.2v15.8H1.4z', middle: 12.4 },
  'hit-points': {
    path: 'M12 22.6C6.4 18.4 1.2 14 1.2 8.4 1.2 4.8 3.9 2 7.2 2c2 0 3.8 1 4.8 2.7C13 3 14.8 2 16.8 2c3.3 0 6 2.8 6 6.4 0 5.6-5.2 10-10.8 14.2z',
    middle: 10.6,
  },
  damage: { path: 'M12 .8c3.4 5.4 7.6 9 7.6 14.2a7.6 7.6 0 1 1-15.2 0C4.4 9.8 8.6 6.2 12 .8z', middle: 14.6 },
  healing: { path: 'M8.2 1.2h7.6v7h7v7.6h-7v7H8.2v-7h-7V8.2h7z', middle: 12 },
  'anti-trap': {
    path: 'M12 1l4.2 4.2h5.6v5.6L23 12l-1.2 1.2v5.6h-5.6L12 23l-4.2-4.2H2.2v-5.6L1 12l1.2-1.2V5.2h5.6z',
    middle: 12,
  },
  magic: { path: 'M6.4 1.2h11.2L22.6 8.2 12 23.2 1.4 8.2z', middle: 9.4 },
  dig: { path: 'M2 2h20v20H2z', middle: 12 },
  mine: { path: 'M4.6 6h14.8L23 18.6H1z', middle: 12.6 },
  tiles: { path: 'M2 2h20v20H2z', middle: 12 },
} as const satisfies Readonly<Record<string, Outline>>;

export type GoodSign = keyof typeof OUTLINES | 'gold' | 'points';

interface SignProps {
  readonly of: GoodSign;
  readonly amount?: number | string | undefined;
  /** What it means where it is not simply so much of it. */
  readonly sign?: SignId;
}

export function Sign({ of, amount, sign = of }: SignProps) {
  if (of === 'gold' || of === 'points')
    return <Pip of={of} sign={sign} {...(amount !== undefined && { amount })} />;
  return <Counter outline={OUTLINES[of]} amount={amount} sign={sign} className={`dl-sign-${of}`} />;
}

interface Class {
  readonly icon: string;
  readonly colour: string;
  readonly shape: Shape;
}

const classLooks: Readonly<Record<HeroClass, Class>> = {
  warrior: { icon: icons.warrior, colour: 'var(--gules)', shape: 'square' },
  thief: { icon: icons.thief, colour: 'var(--vert)', shape: 'diamond' },
  priest: { icon: icons.priest, colour: 'var(--tenne)', shape: 'circle' },
  wizard: { icon: icons.wizard, colour: 'var(--azure)', shape: 'shield' },
};

export const ClassBadge = ({ of }: { readonly of: HeroClass }) => <Badge {...classLooks[of]} sign={of} />;

const paladinLook: Class = { icon: icons.paladin, colour: 'var(--purpure)', shape: 'shield' };
const phantomLook: Class = { icon: icons.illusion, colour: 'var(--slate)', shape: 'circle' };

export const PaladinBadge = () => <Badge {...paladinLook} sign="paladin" />;

/** Paladin and phantom have no class, but a look of their own. */
export function heroLook(id: HeroId): Class {
  if (id === PHANTOM) return phantomLook;
  return isPaladin(id) ? paladinLook : classLooks[adventurerOf(id).class];
}

export function HeroBadge({ id }: { readonly id: HeroId }) {
  const sign = id === PHANTOM ? 'phantom' : isPaladin(id) ? 'paladin' : adventurerOf(id).class;
  return <Badge {...heroLook(id)} sign={sign} />;
}

export const seasonIcons: Readonly<Record<Season, string>> = {
  winter: icons.winter,
  spring: icons.spring,
  summer: icons.summer,
  autumn: icons.autumn,
};

export const eventIcons: Readonly<Record<EventTileId, string>> = {
  payday: icons.mint,
  taxes: icons.letter,
  special: icons.special,
};

export const orderIcons: Readonly<Record<OrderId, string>> = {
  'get-food': icons.getFood,
  'improve-reputation': icons.improveReputation,
  'dig-tunnels': icons.digTunnels,
  'mine-gold': icons.mineGold,
  'recruit-imps': icons.recruitImps,
  'buy-traps': icons.buyTraps,
  'hire-monster': icons.hireMonster,
  'build-room': icons.buildRoom,
};

/** Something crossed out: not this, not him. */
export const Crossed = ({ icon, sign }: { readonly icon: string; readonly sign: SignId }) => (
  <span className="dl-crossed" data-composed data-sign={sign}>
    <Icon name={icon} />
  </span>
);
