import { capital, countObjectInCzech, inCzech, listed } from '@krcma/kernel';
import { type CitizenId, COPY_SURCHARGE, citizenOf, isCitizen } from '../data/citizens.ts';
import type { CardId } from '../data/components.ts';
import { type Domain, type DomainId, domainOf, isDomain, type Timing } from '../data/domains.ts';
import { type Duke, type DukeId, dukeOf, isDuke } from '../data/dukes.ts';
import {
  type Bag,
  type CitizenFilter,
  type Count,
  type DieChange,
  type Effect,
  type EventInstruction,
  type Modifier,
  ROLES,
  type Role,
  TRACKS,
  type Track,
} from '../data/effect.ts';
import { type EventId, eventOf, isEvent } from '../data/events.ts';
import { isMonster, type MonsterId, monsterOf, type Slayable } from '../data/monsters.ts';
import { isStarter, type StarterId, starterOf } from '../data/starters.ts';
import { countsAgain } from './facts.ts';
import { areaNames, cardNames, monsterTypeNames, roleNames, trackNames } from './names.cs.ts';

const sentence = (text: string): string => `${capital(text)}.`;

/** In the accusative, the case of all that is gained, paid, lost or taken. */
export const amount = (n: number, track: Track): string => countObjectInCzech(n, trackNames[track]);

export const bagText = (bag: Bag): string => {
  const amounts = TRACKS.flatMap((track) => (bag[track] ? [amount(bag[track], track)] : []));
  return listed(amounts, 'a');
};

const forEach = (per: Count): string => {
  switch (per.count) {
    case 'citizen':
      return `za každého svého obyvatele${per.role ? ` se symbolem ${roleNames[per.role].gen}` : ''}`;
    case 'domain':
      return 'za každé své panství';
    case 'monster': {
      const type = per.type ? ` typu ${monsterTypeNames[per.type]}` : '';
      return `za každou svou poraženou nestvůru${type}${per.area ? ` z ${areaNames[per.area].gen}` : ''}`;
    }
    case 'named':
      return `za každou svou kartu jménem ${cardNames[per.name].nom}, i základní`;
    case 'roleIcon':
      return `za každý symbol ${roleNames[per.role].gen}`;
    default:
      return per satisfies never;
  }
};

const freeCitizen = ({ role, maxBaseCost, name }: CitizenFilter): string => {
  if (name) return `z centrálních balíčků zdarma ${cardNames[name].acc}`;
  const traits = [
    ...(role ? [`symbolem ${roleNames[role].gen}`] : []),
    ...(maxBaseCost === undefined ? [] : [`základní cenou nejvýše ${maxBaseCost}`]),
  ];
  if (traits.length === 0) return 'z centrálních balíčků zdarma libovolného obyvatele';
  return `z centrálních balíčků zdarma obyvatele se ${listed(traits, 'a')}`;
};

/** What is gained, where the whole effect can be said with the one verb "získat". */
const gained = (effect: Effect): string | undefined => {
  switch (effect.op) {
    case 'gain':
      return bagText(effect.res);
    case 'gainPer':
      return `${bagText(effect.res)} ${forEach(effect.per)}`;
    case 'takeCitizen':
      return freeCitizen(effect.filter);
    case 'all': {
      const parts = effect.of.map(gained);
      return parts.every((part) => part !== undefined) ? listed(parts, 'a') : undefined;
    }
    default:
      return undefined;
  }
};

/** offer: "můžeš vzít" where it can be declined, else "vezmi"; order: "vezmi"; infinitive: "vzít". */
type Mood = 'offer' | 'order' | 'infinitive';
type Verb = readonly [order: string, infinitive: string];
const GAIN: Verb = ['získej', 'získat'];
const PAY: Verb = ['zaplať', 'zaplatit'];
const TAKE: Verb = ['vezmi', 'vzít'];

const must = (mood: Mood, [order, infinitive]: Verb): string => (mood === 'infinitive' ? infinitive : order);
const may = (mood: Mood, verb: Verb): string => (mood === 'offer' ? `můžeš ${verb[1]}` : must(mood, verb));

/** The mood of a second verb that goes with an offered first one. */
const within = (mood: Mood): Mood => (mood === 'offer' ? 'infinitive' : mood);

const choice = (of: readonly Effect[], mood: Mood): string => {
  const options = of.map(gained);
  if (!options.every((option) => option !== undefined)) {
    return `buď ${of.map((option) => clause(option, mood === 'offer' ? 'order' : mood)).join(', nebo ')}`;
  }
  const plain = of.every((option) => option.op === 'gain');
  return `${must(mood, GAIN)} ${plain ? listed(options, 'nebo') : options.join(', nebo ')}`;
};

const sequence = (of: readonly Effect[], mood: Mood): string => {
  const compulsory = of.every((part) => part.op === 'gain' || part.op === 'gainPer');
  const joined = compulsory ? gained({ op: 'all', of }) : undefined;
  return joined === undefined
    ? of.map((part) => clause(part, mood)).join(' a ')
    : `${must(mood, GAIN)} ${joined}`;
};

const shortfall = (bags: readonly Bag[]): string =>
  bags.some((bag) => TRACKS.some((track) => (bag[track] ?? 0) > 1)) ? ' (má-li méně, tak vše)' : '';

export const clause = (effect: Effect, mood: Mood = 'offer'): string => {
  switch (effect.op) {
    case 'gain':
      return `${must(mood, GAIN)} ${bagText(effect.res)}`;
    case 'gainPer':
      return `${must(mood, GAIN)} ${bagText(effect.res)} ${forEach(effect.per)}`;
    case 'all':
      return sequence(effect.of, mood);
    case 'oneOf':
      return choice(effect.of, mood);
    case 'pay':
      return `${may(mood, PAY)} ${bagText(effect.cost)} a ${clause(effect.then, within(mood))}`;
    case 'takeFrom': {
      const loot = listed(effect.oneOf.map(bagText), 'nebo');
      return `${may(mood, TAKE)} jednomu soupeři ${loot}${shortfall(effect.oneOf)}`;
    }
    case 'takeCitizen':
      return `${may(mood, GAIN)} ${freeCitizen(effect.filter)}`;
    case 'returnCard': {
      const card = {
        citizen: 'jednoho svého obyvatele na jeho balíček',
        monster: 'jednu svou poraženou nestvůru na její balíček',
      }[effect.card];
      return `${may(mood, ['vrať', 'vrátit'])} ${card} a ${must(within(mood), GAIN)} ${bagText(effect.gain)}`;
    }
    case 'takeRandomMonster':
      return `${may(mood, TAKE)} jednomu soupeři náhodnou poraženou nestvůru, ale bez odměny`;
    case 'bonusAction':
      return `${may(mood, ['hned zabij', 'hned zabít'])} jednu nestvůru za plnou cenu`;
    default:
      return effect satisfies never;
  }
};

const dieClause = (change: DieChange): string => {
  switch (change.op) {
    case 'setDie': {
      const { cost, costPer, value } = change;
      const price = cost ? bagText(cost) : costPer && `${bagText(costPer.res)} ${forEach(costPer.per)}`;
      return `můžeš ${price ? `zaplatit ${price} a ` : ''}otočit jednu kostku na ${value}`;
    }
    case 'shiftDie': {
      const verb = change.by < 0 ? 'snížit' : 'zvýšit';
      return `můžeš ${verb} hodnotu jedné kostky o ${Math.abs(change.by)}, nejméně však na ${change.min}`;
    }
    default:
      return change satisfies never;
  }
};

const modifierClause = (modifier: Modifier): string => {
  switch (modifier.what) {
    case 'recruitCopySurcharge':
      return modifier.set === 0
        ? 'při najímání nepřiplácíš za kopie, které už máš'
        : `při najímání připlácíš ${amount(modifier.set, 'gold')} za každou kopii, kterou už máš`;
    case 'domainGoldCost': {
      const change = `o ${amount(Math.abs(modifier.add), 'gold')} ${modifier.add < 0 ? 'méně' : 'více'}`;
      return `panství tě stojí ${change}, nejméně však ${amount(modifier.min, 'gold')}`;
    }
    default:
      return modifier satisfies never;
  }
};

export const instructionClause = (instruction: EventInstruction): string => {
  switch (instruction.op) {
    case 'placeToken': {
      const token = trackNames[instruction.token].gen;
      return `aktivní hráč položí 1 žeton ${token} na jinou nestvůru, kterou lze zabít`;
    }
    case 'allLose':
      return `každý hráč ztratí ${bagText(instruction.res)}`;
    default:
      return instruction satisfies never;
  }
};

const timings = {
  instant: 'po vybudování',
  rollModify: 've své fázi házení',
  onDoubles: 'kdykoliv komukoliv padne na kostkách dvojice nebo vznikne jejich změnou',
  actionStart: 'na začátku své fáze akcí',
  actionEnd: 'na konci své fáze akcí',
  onGainCitizen: 'kdykoliv ve své fázi akcí získáš obyvatele',
  onSlay: 'kdykoliv ve své fázi akcí zabiješ nestvůru',
  modifier: 've své fázi akcí',
} as const satisfies Record<Timing, string>;

export const powerClause = (domain: Domain): string => {
  switch (domain.timing) {
    case 'rollModify':
      return dieClause(domain.effect);
    case 'modifier':
      return modifierClause(domain.effect);
    default:
      return clause(domain.effect);
  }
};

export const effectText = (effect: Effect): string => sentence(clause(effect));
export const dieChangeText = (change: DieChange): string => sentence(dieClause(change));
export const modifierText = (modifier: Modifier): string => sentence(modifierClause(modifier));
export const instructionText = (instruction: EventInstruction): string =>
  sentence(instructionClause(instruction));
export const timingText = (timing: Timing): string => capital(timings[timing]);

/** Also reads the table of the game without dukes, which has the same shape. */
export const scoringText = ({ scoring, resourcesPerVp: n }: Duke): string => {
  const lines = scoring.map(({ vp, per }, i) => {
    const count = i === 0 ? amount(vp, 'vp') : countsAgain(scoring, i) ? `ještě ${vp} navíc` : vp;
    return `${count} ${forEach(per)}`;
  });
  const leftover = inCzech(n, {
    one: '1 za každý zbylý zdroj',
    few: `1 za každé ${n} zbylé zdroje`,
    other: `1 za každých ${n} zbylých zdrojů`,
  });
  return `Na konci hry získáš ${listed([...lines, leftover], 'a')}.`;
};

const harvestText = (active: Effect, nonActive: Effect): string => {
  const own = clause(active);
  const others = clause(nonActive);
  return own === others ? `V každém tahu: ${own}.` : `Ve svém tahu: ${own}. V tahu jiného hráče: ${others}.`;
};

const worth = (vp: number): string => `Na konci hry je za ${amount(vp, 'vp')}.`;

const slayText = ({ strength, magic, reward, vp }: Slayable): string =>
  `Zabití stojí ${bagText({ strength, magic })}. Odměna: ${clause(reward)}. ${worth(vp)}`;

const citizenText = (id: CitizenId): string => {
  const { activation, cost, role, active, nonActive } = citizenOf(id);
  const price = `Stojí ${amount(cost, 'gold')} a ${COPY_SURCHARGE} navíc za každou kopii, kterou už máš.`;
  const harvest = harvestText(active, nonActive);
  return `Aktivuje se na ${listed(activation, 'nebo')}. Symbol ${roleNames[role].gen}. ${price} ${harvest}`;
};

const starterText = (id: StarterId): string => {
  const { activation, active, nonActive, copyOf, herald } = starterOf(id);
  if (herald)
    return `Když hod neaktivuje žádného tvého obyvatele, a také při dvojici (obojí se sčítá): ${clause(active)}.`;
  const copy = copyOf
    ? ` Počítá se jako kopie karty ${cardNames[copyOf].nom}, ale nemá stavovský symbol.`
    : '';
  return `Aktivuje se na ${listed(activation, 'nebo')}. ${harvestText(active, nonActive)}${copy}`;
};

const monsterText = (id: MonsterId): string => {
  const monster = monsterOf(id);
  return `Typ: ${monsterTypeNames[monster.type]}, oblast ${areaNames[monster.area].nom}. ${slayText(monster)}`;
};

const eventText = (id: EventId): string => {
  const event = eventOf(id);
  const acts = `Při hodu ${listed(event.activation, 'nebo')}: ${instructionClause(event.instruction)}.`;
  return `Typ: ${monsterTypeNames[event.type]}. ${acts} ${slayText(event)}`;
};

export const iconsText = (n: number, role: Role): string =>
  `${n} ${inCzech(n, { one: 'symbol', few: 'symboly', other: 'symbolů' })} ${roleNames[role].gen}`;

const domainText = (id: DomainId): string => {
  const domain = domainOf(id);
  const { requires } = domain;
  const icons = ROLES.flatMap((role) => (requires[role] ? [iconsText(requires[role], role)] : []));
  const power = `${timingText(domain.timing)}: ${powerClause(domain)}.`;
  return `Vyžaduje ${listed(icons, 'a')}. Stojí ${amount(domain.cost, 'gold')}. ${power} ${worth(domain.vp)}`;
};

const dukeText = (id: DukeId): string => {
  const duke = dukeOf(id);
  const icons = duke.scoring.some(({ per }) => per.count === 'roleIcon');
  return `${scoringText(duke)}${icons ? ' Počítají se symboly na obyvatelích i panstvích.' : ''}`;
};

/** Everything printed on a card, but its name. */
export const cardText = (id: CardId): string => {
  if (isCitizen(id)) return citizenText(id);
  if (isStarter(id)) return starterText(id);
  if (isMonster(id)) return monsterText(id);
  if (isDomain(id)) return domainText(id);
  if (isDuke(id)) return dukeText(id);
  if (isEvent(id)) return eventText(id);
  return id satisfies never;
};
