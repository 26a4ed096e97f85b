// What the sentences of every language are made from: figures and choices, no words.
import { COPY_SURCHARGE, citizenOf, citizens, isCitizen, type Slot } from '../data/citizens.ts';
import { type CardId, COLUMNS } from '../data/components.ts';
import { type DomainId, domainOf, isDomain } from '../data/domains.ts';
import type { Bag, CitizenName, ScoreLine } from '../data/effect.ts';
import { isMonster, monsterOf } from '../data/monsters.ts';
import { isStarter, starterOf } from '../data/starters.ts';
import type { Price } from '../messages.ts';
import type { ValeriaView } from '../rules/view.ts';
import { type CenterCardId, CITIZENS, DOMAINS, isDomainStack, isMonsterStack } from '../state.ts';

export const priceBag = ({ kind, real, magic }: Price): Bag => ({ [kind]: real, magic });

export const isEmpty = (bag: Bag): boolean => Object.values(bag).every((amount) => amount === 0);

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

export const isDouble = ([a, b]: readonly number[]): boolean => a === b;

/** Why a price cannot be paid: nothing at all, no magic for printed magic, only the one real unit, or too little in all (VAL-MAG.1-3). */
export type Shortage =
  | { readonly lacks: 'magic' | 'real' | 'all' | 'total' }
  | { readonly lacks: 'total despite magic'; readonly missing: number };

export function shortageOf(price: Price, real: number, magic: number): Shortage {
  if (real === 0 && magic === 0) return { lacks: 'all' };
  if (magic < price.magic) return { lacks: 'magic' };
  if (magic === price.magic) return { lacks: 'total' };
  const missing = price.real + price.magic - real - magic;
  return missing > 0 ? { lacks: 'total despite magic', missing } : { lacks: 'real' };
}

/** A price with a surcharge for copies taken apart: "2 + 1", and whether it is for one copy only. */
export const surchargeOf = ({ real }: Price, surcharge: number): { sum: string; single: boolean } => ({
  sum: `${real - surcharge} + ${surcharge}`,
  single: surcharge === COPY_SURCHARGE,
});

/** Which of the own cards a domain lets its owner put back (VAL-CARD.17, VAL-CARD.21). */
export function returnedBy(domain: DomainId): 'citizen' | 'monster' {
  const { effect } = domainOf(domain);
  return effect.op === 'returnCard' ? effect.card : 'citizen';
}

/** The citizen a reward names: choosing that reward has told already who comes (VAL-CARD.7). */
export function citizenNamedBy(card: CardId): CitizenName | undefined {
  const reward = isMonster(card) ? monsterOf(card).reward : undefined;
  const parts = reward?.op === 'oneOf' ? reward.of : [];
  for (const part of parts) if (part.op === 'takeCitizen' && part.filter.name) return part.filter.name;
  return undefined;
}

/** What a card may take from an opponent, or alone from the supply: one of these. */
export function lootOf(card: CardId): readonly Bag[] {
  const effect = isDomain(card)
    ? domainOf(card).effect
    : isCitizen(card)
      ? citizenOf(card).active
      : undefined;
  return effect?.op === 'takeFrom' ? effect.oneOf : [];
}

/** A starter that shares its name with a citizen is told from it in the log. */
export const isNamesake = (card: CardId): boolean => isStarter(card) && starterOf(card).copyOf !== undefined;

/** A stack as players point at it: monsters and domains by column, citizens by the numbers that wake them. */
export interface StackName {
  readonly of: 'monsters' | 'citizens' | 'domains';
  readonly number: string;
}

/** The numbers that wake the citizens of a place: 3, 9/10. */
export const slotNumbers = (slot: Slot): string =>
  Object.values(citizens)
    .find((citizen) => citizen.slot === slot)
    ?.activation.join('/') ?? '';

export function stackName(stack: number): StackName {
  if (isMonsterStack(stack)) return { of: 'monsters', number: `${stack + 1}` };
  if (isDomainStack(stack)) return { of: 'domains', number: `${stack - DOMAINS + 1}` };
  return { of: 'citizens', number: slotNumbers((stack - CITIZENS + 1) as Slot) };
}

/** The cards under the top one, from above, equal neighbours together; none when all are alike. */
export function cardsBelow(known: readonly CenterCardId[]): { card: CenterCardId; count: number }[] {
  if (new Set(known).size < 2) return [];
  const below: { card: CenterCardId; count: number }[] = [];
  for (const card of known.slice(0, -1).reverse()) {
    const last = below.at(-1);
    if (last?.card === card) last.count++;
    else below.push({ card, count: 1 });
  }
  return below;
}

/** How near the end is: stacks with a card left in the rows that can end the game. */
export function stacksLeft({ center }: ValeriaView): { readonly monsters: number; readonly domains: number } {
  const left = (from: number, to?: number): number =>
    center.slice(from, to).filter(({ count }) => count > 0).length;
  return { monsters: left(0, CITIZENS), domains: left(DOMAINS) };
}

/** Who attacks a column when its number comes up: nobody where the monsters are gone, unless the Dark Lord does it himself (VAL-SOLO.15, VAL-SOLO.34). */
export function attackerOn(
  { center, options }: ValeriaView,
  column: number,
): 'monsters' | 'dark-lord' | 'nobody' {
  if ((center[column]?.count ?? 0) > 0) return 'monsters';
  return options.darkLordAttacks ? 'dark-lord' : 'nobody';
}

/** A line of a duke that counts once more what an earlier line has counted: every titan is a monster. */
export const countsAgain = (scoring: readonly ScoreLine[], line: number): boolean => {
  const per = scoring[line]?.per;
  const isAny = (other: ScoreLine) => other.per.count === 'monster' && !other.per.type && !other.per.area;
  return per?.count === 'monster' && scoring.slice(0, line).some(isAny);
};

/** Cards a column can still lose before the Dark Lord overruns it: citizens first, then domains (VAL-SOLO.17-19). */
export function cardsInColumn(
  { center }: ValeriaView,
  column: number,
): { readonly citizens: number; readonly domains: number } {
  const at = (stack: number): number => center[stack]?.count ?? 0;
  return { citizens: at(CITIZENS + column) + at(CITIZENS + COLUMNS + column), domains: at(DOMAINS + column) };
}
