// What a tableau harvests on average, in the own turn and in the turns of others.
import { type CitizenId, citizenOf, citizens } from '../data/citizens.ts';
import { type Domain, type DomainId, domainOf, domains } from '../data/domains.ts';
import type { Bag, Count, Effect } from '../data/effect.ts';
import { STARTER_IDS, starterOf } from '../data/starters.ts';
import { countOf, type Holdings } from '../rules/count.ts';
import { bitsOf, DOUBLES, expectedWakes, silence } from './odds.ts';
import type { Amounts } from './worth.ts';

/** A gain in numbers: so much each time, or each time for each thing counted. */
interface Part extends Readonly<Amounts> {
  readonly per?: Count;
}

/** A trade needs something to pay with, and a theft somebody who has something. */
const TRADE_USED = 0.8;
const THEFT_MET = 0.7;

/** How much a resource is preferred where a card lets choose. */
const preference = ({ gold = 0, strength = 0, magic = 0 }: Bag): number => gold + strength + 1.2 * magic;

const part = ({ gold = 0, strength = 0, magic = 0 }: Bag, factor: number, per?: Count): Part => ({
  gold: gold * factor,
  strength: strength * factor,
  magic: magic * factor,
  ...(per && { per }),
});

const bagIn = (effect: Effect): Bag => (effect.op === 'gain' || effect.op === 'gainPer' ? effect.res : {});

function partsOf(effect: Effect, times: number): Part[] {
  switch (effect.op) {
    case 'gain':
      return [part(effect.res, times)];
    case 'gainPer':
      return [part(effect.res, times, effect.per)];
    case 'all':
      return effect.of.flatMap((each) => partsOf(each, times));
    case 'oneOf': {
      const [best] = [...effect.of].sort((a, b) => preference(bagIn(b)) - preference(bagIn(a)));
      return best === undefined ? [] : partsOf(best, times);
    }
    case 'pay':
      return [...partsOf(effect.then, times * TRADE_USED), part(effect.cost, -times * TRADE_USED)];
    case 'takeFrom':
      return effect.oneOf.slice(-1).map((bag) => part(bag, times * THEFT_MET));
    default:
      return [];
  }
}

/** How often a domain that waits for something is used in an own turn. */
const USES = { onGainCitizen: 0.8, onSlay: 0.7, rollModify: 0.5, modifier: 0.5 } as const;

/** What an ongoing domain is worth to its owner in an own turn; those that change dice or prices by rule of thumb. */
function powerOf(domain: Domain): Part[] {
  switch (domain.timing) {
    case 'actionStart':
    case 'actionEnd':
      return partsOf(domain.effect, 1);
    case 'onGainCitizen':
    case 'onSlay':
      return partsOf(domain.effect, USES[domain.timing]);
    case 'rollModify':
    case 'modifier':
      return [part({ gold: 1 }, USES[domain.timing])];
    default:
      return [];
  }
}

const powers = Object.fromEntries(
  Object.keys(domains).map((id): [string, readonly Part[]] => [id, powerOf(domainOf(id as DomainId))]),
) as Readonly<Record<DomainId, readonly Part[]>>;

interface Harvest {
  readonly bits: number;
  readonly own: readonly Part[];
  readonly others: readonly Part[];
}

function harvestOf({
  activation,
  active,
  nonActive,
}: {
  activation: readonly number[];
  active: Effect;
  nonActive: Effect;
}): Harvest {
  const times = expectedWakes(activation);
  return { bits: bitsOf(activation), own: partsOf(active, times), others: partsOf(nonActive, times) };
}

const harvests = Object.fromEntries(
  Object.keys(citizens).map((id) => [id, harvestOf(citizenOf(id as CitizenId))]),
) as Readonly<Record<CitizenId, Harvest>>;

const starterHarvests = STARTER_IDS.map((id) => harvestOf(starterOf(id)));
const starterBits = starterHarvests.reduce((bits, harvest) => bits | harvest.bits, 0);

function addParts(sum: Amounts, parts: readonly Part[], times: number, holdings: Holdings): void {
  for (const { gold, strength, magic, per } of parts) {
    const factor = per === undefined ? times : times * countOf(holdings, per);
    sum.gold += gold * factor;
    sum.strength += strength * factor;
    sum.magic += magic * factor;
  }
}

/** What one more citizen would bring in such a round. */
export function addHarvest(
  sum: Amounts,
  citizen: CitizenId,
  holdings: Holdings,
  own: number,
  others: number,
): void {
  const harvest = harvests[citizen];
  addParts(sum, harvest.own, own, holdings);
  addParts(sum, harvest.others, others, holdings);
}

/** Expected harvest of `own` own turns and `others` turns of others. */
export function incomeOf(holdings: Holdings, own: number, others: number): Amounts {
  const sum: Amounts = { gold: 0, strength: 0, magic: 0 };
  let bits = starterBits;
  for (const { own: left, others: right } of starterHarvests) {
    addParts(sum, left, own, holdings);
    addParts(sum, right, others, holdings);
  }
  for (const id of holdings.citizens) {
    bits |= harvests[id].bits;
    addHarvest(sum, id, holdings, own, others);
  }
  // The Herald gives any resource; magic stands for it (VAL-HER.1, VAL-HER.5).
  sum.magic += (silence(bits) + DOUBLES) * (own + others);
  for (const id of holdings.domains) addParts(sum, powers[id], own, holdings);
  return sum;
}

/** What an ongoing domain would bring in so many own turns. */
export const addPower = (sum: Amounts, domain: DomainId, holdings: Holdings, own: number): void =>
  addParts(sum, powers[domain], own, holdings);
