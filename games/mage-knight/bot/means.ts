// What a player could still use this turn: cards of the hand, units, skills, and the mana for them.
import type { Seat } from '@krcma/kernel';
import { type CardId, cardOf, type FaceId, WOUND } from '../data/cards.ts';
import { foundOnce } from '../data/found-once.ts';
import type { Skill } from '../data/skill.ts';
import { type SkillId, skills } from '../data/skills.ts';
import { SIDEWAYS, type Side, type Sideways, type Time } from '../data/types.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { units } from '../data/units.ts';
import { type Costs, canPayAll, type Purse, purseOf } from '../rules/purse.ts';
import { costOf, SIDES, sourceOf } from '../rules/sides.ts';
import { type MageKnight, type Player, playerAt, type Unit } from '../state.ts';
import { type Gift, giftsOf, sidewaysGifts, strengthOf } from './gifts.ts';
import { price } from './weights.ts';

/** One way to use one thing. */
export interface Use {
  readonly how: Side | Sideways | number | 'skill';
  readonly costs: Costs;
  readonly gift: Gift;
}

/** A card, a unit or a skill: each is used once. */
export interface Item {
  readonly card?: FaceId;
  readonly unit?: number;
  readonly skill?: SkillId;
  /** What using it up costs, in points of Fame. */
  readonly price: number;
  readonly uses: readonly Use[];
}

export interface Means {
  readonly items: readonly Item[];
  readonly purse: Purse;
  /** Which payments are possible together. */
  readonly payable: Map<string, boolean>;
}

/** Items used, a bit each, and mana paid so far. */
export interface Spent {
  readonly used: number;
  readonly paid: Costs;
}

export const NOTHING_SPENT: Spent = { used: 0, paid: [] };

const FREE: Costs = [];

const isAtNight = (time: Time): boolean => time === 'night';

function usesOfCard(card: FaceId, time: Time): Use[] {
  const uses: Use[] = [];
  const { kind } = cardOf(card);
  for (const side of SIDES) {
    if (kind === 'spell' && side === 'powered' && !isAtNight(time)) continue;
    for (const gift of giftsOf(sourceOf(card, side), time))
      uses.push({ how: side, costs: costOf(card, side), gift });
  }
  for (const as of SIDEWAYS) uses.push({ how: as, costs: FREE, gift: sidewaysGifts[as] });
  return uses;
}

function strongest(uses: readonly Use[]): number {
  let most = 0;
  for (const { gift } of uses) most = Math.max(most, strengthOf(gift));
  return most;
}

const cardItems: Readonly<Record<Time, (card: FaceId) => Item>> = {
  day: foundOnce((card: FaceId) => cardItem(card, 'day')),
  night: foundOnce((card: FaceId) => cardItem(card, 'night')),
};

function cardItem(card: FaceId, time: Time): Item {
  const uses = usesOfCard(card, time);
  return { card, price: price.card + price.perPoint * strongest(uses), uses };
}

/** What a card of the hand can do, whoever holds it. */
export const itemOfCard = (card: FaceId, time: Time): Item => cardItems[time](card);

const priceOfCard = (card: CardId): number => (card === WOUND ? 0 : itemOfCard(card, 'day').price);

/** Cards worth least are given up first. */
export const cheapness = (card: CardId): number => -priceOfCard(card);

/** Whether it moves, attacks or blocks better than any card does sideways. */
export function isActive(card: CardId): boolean {
  if (card === WOUND) return false;
  for (const { gift } of itemOfCard(card, 'day').uses)
    if (Math.max(gift.move, gift.attack, gift.block) > 1) return true;
  return false;
}

function unitItem({ id, unit }: Unit, time: Time): Item {
  const { abilities, level }: UnitCard = units[unit];
  const uses = abilities.flatMap(({ mana }, ability) =>
    giftsOf(`unit:${unit}:${ability}`, time).map(
      (gift): Use => ({ how: ability, costs: mana === undefined ? FREE : [[mana]], gift }),
    ),
  );
  return { unit: id, price: price.unit * level, uses };
}

function skillItem(id: SkillId, time: Time): Item {
  const { usage }: Skill = skills[id];
  const uses = giftsOf(`skill:${id}`, time).map((gift): Use => ({ how: 'skill', costs: FREE, gift }));
  return { skill: id, price: usage === 'perRound' ? price.roundSkill : price.turnSkill, uses };
}

function skillItems({ skills: held }: Player, time: Time): Item[] {
  const items: Item[] = [];
  for (const { id, down, used, centre } of held)
    if (!down && !used && !centre && skills[id].usage !== 'passive') items.push(skillItem(id, time));
  return items;
}

/** Bits of a number hold which are used. */
const MOST_ITEMS = 30;

/** Of the hand, the units and the skills of whoever is on turn; units only where they may take part. */
export function meansOf(game: MageKnight, seat: Seat, mayUse: (unit: Unit) => boolean = () => true): Means {
  const player = playerAt(game, seat);
  const { time } = game;
  const items: Item[] = [];
  for (const card of player.hand) if (card !== WOUND) items.push(itemOfCard(card, time));
  for (const unit of player.units)
    if (!unit.spent && unit.wounds === 0 && mayUse(unit)) items.push(unitItem(unit, time));
  items.push(...skillItems(player, time));
  return { items: items.slice(0, MOST_ITEMS), purse: purseOf(game, seat), payable: new Map() };
}

const nameOf = (costs: Costs): string => costs.map((colours) => colours.join('')).join(' ');

/** Whether these can be paid together with what is paid already. */
export function canPayMore(means: Means, paid: Costs, costs: Costs): Costs | undefined {
  if (costs.length === 0) return paid;
  const all = [...paid, ...costs];
  const name = nameOf(all);
  let able = means.payable.get(name);
  if (able === undefined) {
    able = canPayAll(means.purse, all);
    means.payable.set(name, able);
  }
  return able ? all : undefined;
}
