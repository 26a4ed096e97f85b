import { capital, inEnglish, listed } from '@krcma/kernel';
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
import { areaNames, cardNames, monsterTypeNames, roleNames, trackNames } from './names.en.ts';

const sentence = (text: string): string => `${capital(text)}.`;

export const amount = (n: number, track: Track): string => `${n} ${inEnglish(n, trackNames[track])}`;

export const bagText = (bag: Bag): string => {
  const amounts = TRACKS.flatMap((track) => (bag[track] ? [amount(bag[track], track)] : []));
  return listed(amounts, 'and');
};

const forEach = (per: Count): string => {
  switch (per.count) {
    case 'citizen':
      return `for each of your ${per.role ? `${roleNames[per.role]} ` : ''}citizens`;
    case 'domain':
      return 'for each of your domains';
    case 'monster': {
      const area = per.area ? `${areaNames[per.area]} ` : '';
      return `for each ${area}${per.type ? monsterTypeNames[per.type] : 'monster'} you hold`;
    }
    case 'named':
      return `for each of your cards named ${cardNames[per.name]}, starter included`;
    case 'roleIcon':
      return `for each ${roleNames[per.role]} icon`;
    default:
      return per satisfies never;
  }
};

const freeCitizen = ({ role, maxBaseCost, name }: CitizenFilter): string => {
  if (name) return `a free ${cardNames[name]} from the center`;
  const limit = maxBaseCost === undefined ? '' : ` with a base cost of ${maxBaseCost} or less`;
  const kind = role ? `a free ${roleNames[role]} citizen` : limit ? 'a free citizen' : 'any free citizen';
  return `${kind} from the center${limit}`;
};

/** What is gained, where the whole effect can be said with the one verb "gain". */
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
      return parts.every((part) => part !== undefined) ? listed(parts, 'and') : undefined;
    }
    default:
      return undefined;
  }
};

const choice = (of: readonly Effect[]): string => {
  const options = of.map(gained);
  if (!options.every((option) => option !== undefined)) {
    return `either ${of.map((option) => clause(option, '')).join(', or ')}`;
  }
  const plain = of.every((option) => option.op === 'gain');
  return `gain ${plain ? listed(options, 'or') : options.join(', or ')}`;
};

const sequence = (of: readonly Effect[], may: May): string => {
  const compulsory = of.every((part) => part.op === 'gain' || part.op === 'gainPer');
  const joined = compulsory ? gained({ op: 'all', of }) : undefined;
  return joined === undefined ? of.map((part) => clause(part, may)).join(', and ') : `gain ${joined}`;
};

const shortfall = (bags: readonly Bag[]): string =>
  bags.some((bag) => TRACKS.some((track) => (bag[track] ?? 0) > 1)) ? ' (or all there is, if less)' : '';

type May = 'you may ' | '';

/** `may` opens the effects that can be declined, unless the clause is itself part of an offer. */
export const clause = (effect: Effect, may: May = 'you may '): string => {
  switch (effect.op) {
    case 'gain':
      return `gain ${bagText(effect.res)}`;
    case 'gainPer':
      return `gain ${bagText(effect.res)} ${forEach(effect.per)}`;
    case 'all':
      return sequence(effect.of, may);
    case 'oneOf':
      return choice(effect.of);
    case 'pay':
      return `${may}pay ${bagText(effect.cost)} to ${clause(effect.then, '')}`;
    case 'takeFrom':
      return `${may}take ${listed(effect.oneOf.map(bagText), 'or')} from an opponent${shortfall(effect.oneOf)}`;
    case 'takeCitizen':
      return `${may}gain ${freeCitizen(effect.filter)}`;
    case 'returnCard': {
      const card = effect.card === 'citizen' ? 'citizens' : 'slain monsters';
      return `${may}put one of your ${card} back on its stack to gain ${bagText(effect.gain)}`;
    }
    case 'takeRandomMonster':
      return `${may}take a random slain monster from an opponent, without its reward`;
    case 'bonusAction':
      return `${may}slay one monster at its full cost as part of this action`;
    default:
      return effect satisfies never;
  }
};

const dieClause = (change: DieChange): string => {
  switch (change.op) {
    case 'setDie': {
      const { cost, costPer, value } = change;
      const price = cost ? bagText(cost) : costPer && `${bagText(costPer.res)} ${forEach(costPer.per)}`;
      return `you may ${price ? `pay ${price} to ` : ''}turn one die to ${value}`;
    }
    case 'shiftDie': {
      const verb = change.by < 0 ? 'lower' : 'raise';
      return `you may ${verb} one die by ${Math.abs(change.by)}, but not below ${change.min}`;
    }
    default:
      return change satisfies never;
  }
};

const modifierClause = (modifier: Modifier): string => {
  switch (modifier.what) {
    case 'recruitCopySurcharge':
      return modifier.set === 0
        ? 'recruiting costs nothing extra for copies you already have'
        : `recruiting costs ${modifier.set} gold extra for each copy you already have`;
    case 'domainGoldCost': {
      const change = `${Math.abs(modifier.add)} gold ${modifier.add < 0 ? 'less' : 'more'}`;
      return `domains cost you ${change}, but at least ${modifier.min}`;
    }
    default:
      return modifier satisfies never;
  }
};

export const instructionClause = (instruction: EventInstruction): string => {
  switch (instruction.op) {
    case 'placeToken': {
      const token = trackNames[instruction.token].one;
      return `the active player puts 1 ${token} token on another monster that can be slain`;
    }
    case 'allLose':
      return `every player loses ${bagText(instruction.res)}`;
    default:
      return instruction satisfies never;
  }
};

const timings = {
  instant: 'when built',
  rollModify: 'in your roll phase',
  onDoubles: 'each time the dice of any player show doubles, rolled or changed',
  actionStart: 'at the start of your action phase',
  actionEnd: 'at the end of your action phase',
  onGainCitizen: 'each time you gain a citizen in your action phase',
  onSlay: 'each time you slay a monster in your action phase',
  modifier: 'in your action phase',
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
export const scoringText = ({ scoring, resourcesPerVp }: Duke): string => {
  const lines = scoring.map(({ vp, per }, i) => {
    const count = i === 0 ? amount(vp, 'vp') : countsAgain(scoring, i) ? `${vp} more` : vp;
    return `${count} ${forEach(per)}`;
  });
  return `Score ${listed([...lines, `1 for every ${resourcesPerVp} leftover resources`], 'and')}.`;
};

const harvestText = (active: Effect, nonActive: Effect): string => {
  const own = clause(active);
  const others = clause(nonActive);
  return own === others ? `On any turn: ${own}.` : `On your turn: ${own}. On other turns: ${others}.`;
};

const worth = (vp: number): string => `Worth ${amount(vp, 'vp')} at the end.`;

const slayText = ({ strength, magic, reward, vp }: Slayable): string =>
  `Slay it for ${bagText({ strength, magic })}. Reward: ${clause(reward)}. ${worth(vp)}`;

const citizenText = (id: CitizenId): string => {
  const { activation, cost, role, active, nonActive } = citizenOf(id);
  const price = `Costs ${amount(cost, 'gold')}, and ${COPY_SURCHARGE} more for each copy you have.`;
  const harvest = harvestText(active, nonActive);
  return `Activates on ${listed(activation, 'or')}. ${capital(roleNames[role])} icon. ${price} ${harvest}`;
};

const starterText = (id: StarterId): string => {
  const { activation, active, nonActive, copyOf, herald } = starterOf(id);
  if (herald)
    return `When the roll activates none of your citizens, and also on doubles (both add up): ${clause(active)}.`;
  const copy = copyOf ? ` Counts as a copy of ${cardNames[copyOf]}, without a role icon.` : '';
  return `Activates on ${listed(activation, 'or')}. ${harvestText(active, nonActive)}${copy}`;
};

const monsterText = (id: MonsterId): string => {
  const monster = monsterOf(id);
  return `${areaNames[monster.area]} ${monsterTypeNames[monster.type]}. ${slayText(monster)}`;
};

const eventText = (id: EventId): string => {
  const event = eventOf(id);
  const acts = `On a roll of ${listed(event.activation, 'or')}: ${instructionClause(event.instruction)}.`;
  return `${sentence(monsterTypeNames[event.type])} ${acts} ${slayText(event)}`;
};

export const iconsText = (n: number, role: Role): string =>
  `${n} ${roleNames[role]} ${inEnglish(n, { one: 'icon', other: 'icons' })}`;

const domainText = (id: DomainId): string => {
  const domain = domainOf(id);
  const { requires } = domain;
  const icons = ROLES.flatMap((role) => (requires[role] ? [iconsText(requires[role], role)] : []));
  const power = `${timingText(domain.timing)}: ${powerClause(domain)}.`;
  return `Requires ${listed(icons, 'and')}. Costs ${amount(domain.cost, 'gold')}. ${power} ${worth(domain.vp)}`;
};

const dukeText = (id: DukeId): string => {
  const duke = dukeOf(id);
  const icons = duke.scoring.some(({ per }) => per.count === 'roleIcon');
  return `${scoringText(duke)}${icons ? ' Icons on your citizens and domains count.' : ''}`;
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
