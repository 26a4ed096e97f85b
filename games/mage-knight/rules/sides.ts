// MK-1.7 to .9: what the two effects of a card cost, and whether they can be used now.
import type { Seat } from '@krcma/kernel';
import { cardOf, type FaceId, iconsOf } from '../data/cards.ts';
import { foundOnce } from '../data/found-once.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { OpsSource } from '../data/sources.ts';
import type { Colour, Side } from '../data/types.ts';
import type { MageKnightMessage } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { manaCostsOf } from './effects/mana-costs.ts';
import type { OpAt } from './effects/op-at.ts';
import { type Costs, canPayAll, isBlackUsable, type Purse, purseOf } from './purse.ts';

export const SIDES = ['basic', 'powered'] as const;

/** A new string would have to be hashed again wherever it is looked up. */
const sources = {
  basic: foundOnce((card: FaceId): OpsSource => `card:${card}:basic`),
  powered: foundOnce((card: FaceId): OpsSource => `card:${card}:powered`),
};

export const sourceOf = (card: FaceId, side: Side): OpsSource => sources[side](card);

const BLACK: readonly Colour[] = ['black'];
const FREE: Costs = [];

const costs = foundOnce((card: FaceId): Readonly<Record<Side, Costs>> => {
  const { kind, colours } = cardOf(card);
  if (kind === 'artifact') return { basic: FREE, powered: FREE };
  return kind === 'spell'
    ? { basic: [colours], powered: [colours, BLACK] }
    : { basic: FREE, powered: [colours] };
});

/** Mana of one of its colours, and black besides for the powered side of a Spell (MK-1.7 to .9). */
export const costOf = (card: FaceId, side: Side): Costs => costs(card)[side];

/** Black mana is paid with what is black, not with what stands for another colour. */
export const isSpellPower = (card: FaceId, side: Side): boolean =>
  side === 'powered' && cardOf(card).kind === 'spell';

/** A side whose only icon is healing is of no use in a combat (MK-11.17). */
export const isBarred = ({ combat }: MageKnight, card: FaceId, side: Side): boolean =>
  combat !== null && iconsOf(card, side).every((icon) => icon === 'healing' || icon === 'banner');

/** Asks of a list of operations whether it would do anything. */
export type Can = (game: MageKnight, at: OpAt) => boolean;

export type NoSide = 'healing' | 'night' | 'nothing' | 'mana';

/** The side of a card in hand or in an offer, and what would be paid for it. */
interface SideUse {
  readonly seat: Seat;
  readonly card: FaceId;
  readonly side: Side;
  /** Cards of the hand that would have been played by then. */
  readonly without?: readonly FaceId[];
  readonly purse?: Purse;
}

/** Everything that has to be paid with mana, what the effect itself asks for included (MK-1.16). */
export function allCostsOf(game: MageKnight, { seat, card, side }: SideUse, can: Can): Costs {
  const own = costOf(card, side);
  const more = manaCostsOf(game, { player: seat, source: sourceOf(card, side), path: [] }, can);
  return more.length === 0 ? own : [...own, ...more];
}

/** Why a side cannot be used now; undefined when it can. */
export function whyNotSide(game: MageKnight, use: SideUse, can: Can): NoSide | undefined {
  const { seat, card, side, without = [card] } = use;
  if (isBarred(game, card, side)) return 'healing';
  const forSpellPower = isSpellPower(card, side);
  if (forSpellPower && !(use.purse?.black ?? isBlackUsable(game, seat))) return 'night';
  if (!can(game, { player: seat, source: sourceOf(card, side), path: [], without })) return 'nothing';
  const all = allCostsOf(game, use, can);
  if (all.length === 0) return undefined;
  return canPayAll(use.purse ?? purseOf(game, seat), all, forSpellPower) ? undefined : 'mana';
}

/** The same in words. */
export function refusalOf(
  game: MageKnight,
  use: SideUse,
  why: NoSide,
  can: Can,
): { reason: MageKnightMessage; rule: RuleId } {
  const { card, side } = use;
  if (why === 'healing') return { reason: { key: 'healing-not-in-combat', card }, rule: 'MK-11.17' };
  if (why === 'night') return { reason: { key: 'black-only-at-night' }, rule: 'MK-1.8' };
  if (why === 'nothing') return { reason: { key: 'side-does-nothing', card, side }, rule: 'MK-1.16' };
  return { reason: { key: 'no-mana', costs: allCostsOf(game, use, can) }, rule: ruleOfCost(card) };
}

const ruleOfCost = (card: FaceId): RuleId => (cardOf(card).kind === 'spell' ? 'MK-1.8' : 'MK-1.7');
