import { inCzech } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { areaOf, monsterStack } from '../data/areas.ts';
import { CITIZEN_COPIES, type CitizenId, citizenOf, citizens, SLOTS } from '../data/citizens.ts';
import { boxCards, COLUMNS, DUKES_DEALT, startValues } from '../data/components.ts';
import { domainOf, domains } from '../data/domains.ts';
import { dukeOf, dukes } from '../data/dukes.ts';
import {
  AREAS,
  type Area,
  type Count,
  type Effect,
  each,
  gain,
  gainPer,
  MONSTER_TYPES,
  oneOf,
  pay,
  RESOURCES,
  ROLES,
  TRACKS,
  takeCitizen,
} from '../data/effect.ts';
import { eventOf, events } from '../data/events.ts';
import { layoutOf, layouts } from '../data/layouts.ts';
import { modeOf, modes, noDukesScoring, variantOf, variants } from '../data/modes.ts';
import { monsterOf, monsters } from '../data/monsters.ts';
import { STARTER_IDS, starterOf, starters } from '../data/starters.ts';
import * as cs from '../text/effect-text.cs.ts';
import * as en from '../text/effect-text.en.ts';
import * as csNames from '../text/names.cs.ts';
import * as enNames from '../text/names.en.ts';

const idsOf = <Id extends string>(table: Record<Id, unknown>): Id[] => Object.keys(table) as Id[];
const citizenIds = idsOf(citizens);
const monsterIds = idsOf(monsters);
const domainIds = idsOf(domains);
const dukeIds = idsOf(dukes);
const eventIds = idsOf(events);
const PLAYERS = [1, 2, 3, 4, 5] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const inSlot = (slot: number): CitizenId[] => citizenIds.filter((id) => citizenOf(id).slot === slot);

const countsIn = (effect: Effect): Count[] => {
  if (effect.op === 'gainPer') return [effect.per];
  if (effect.op === 'all' || effect.op === 'oneOf') return effect.of.flatMap(countsIn);
  return effect.op === 'pay' ? countsIn(effect.then) : [];
};

describe('the box', () => {
  it('holds as many cards of each kind as the rulebook lists', () => {
    expect(citizenIds).toHaveLength(18);
    expect(citizenIds.length * CITIZEN_COPIES).toBe(boxCards.citizens);
    expect(sum(monsterIds.map((id) => monsterOf(id).count))).toBe(boxCards.monsters);
    expect(domainIds).toHaveLength(boxCards.domains);
    expect(dukeIds).toHaveLength(boxCards.dukes);
    expect(eventIds).toHaveLength(boxCards.events);
    expect(STARTER_IDS.length * PLAYERS.length).toBe(boxCards.starters);
    expect(Object.values(boxCards)).toEqual([108, 48, 24, 10, 15, 5, 10, 6]);
    expect(sum(Object.values(boxCards))).toBe(226);
  });

  it('has an id of its own for every card', () => {
    const ids = [citizens, starters, monsters, domains, dukes, events].flatMap((table) => Object.keys(table));
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(starters)).toEqual([...STARTER_IDS]);
  });

  it('VAL-RES.1 gold, strength and magic are resources, victory points are not', () => {
    expect([...RESOURCES].sort()).toEqual(['gold', 'magic', 'strength']);
    expect(TRACKS).toEqual([...RESOURCES, 'vp']);
    expect(startValues).toEqual({ strength: 0, gold: 2, magic: 1, vp: 0 });
  });

  it('VAL-DATA.2 a bag holds any of gold, strength, magic and victory points', () => {
    const held: Record<string, number>[] = [];
    JSON.stringify([citizens, starters, monsters, domains, events], (key, value) => {
      if (['res', 'gain', 'cost'].includes(key) && typeof value === 'object') held.push(value);
      return value;
    });
    expect(new Set(held.flatMap(Object.keys))).toEqual(new Set(TRACKS));
    for (const amount of held.flatMap(Object.values)) expect(amount).toBeGreaterThan(0);
  });
});

describe('citizens and starters', () => {
  it('VAL-CIT.3 VAL-ICON.15 each citizen has one of the four role icons', () => {
    expect([...new Set(citizenIds.map((id) => citizenOf(id).role))].sort()).toEqual([...ROLES].sort());
    expect(ROLES).toEqual(['worker', 'soldier', 'shadow', 'holy']);
  });

  it('VAL-SET.11 every slot has a type to choose; slots 5 and 6 have only Peasant and Knight', () => {
    expect(SLOTS.map((slot) => inSlot(slot).length)).toEqual([2, 2, 2, 2, 1, 1, 2, 2, 2, 2]);
    expect([...inSlot(5), ...inSlot(6)]).toEqual(['peasant', 'knight']);
  });

  it('VAL-SET.9 the citizen rows carry 1, 2, 3, 4, 5 and 6, 7, 8, 9/10, 11/12', () => {
    const rows = SLOTS.map((slot) => new Set(inSlot(slot).map((id) => citizenOf(id).activation.join('/'))));
    expect(rows.map((numbers) => [...numbers].join())).toEqual('1 2 3 4 5 6 7 8 9/10 11/12'.split(' '));
    expect(SLOTS).toHaveLength(2 * COLUMNS);
  });

  it('a numbered starter is a copy of its citizen; the Herald has a use for either reason', () => {
    const { herald, ...face } = starterOf('starter-herald');
    expect(herald).toEqual({ nothingActivated: 1, doubles: 1 });
    expect(face).toMatchObject({ activation: [], active: { op: 'oneOf' }, nonActive: face.active });
    const { copyOf: peasant, ...peasantFace } = starterOf('starter-peasant');
    const { copyOf: knight, ...knightFace } = starterOf('starter-knight');
    expect([peasant, knight]).toEqual(['peasant', 'knight']);
    expect(citizenOf('peasant')).toMatchObject(peasantFace);
    expect(citizenOf('knight')).toMatchObject(knightFace);
  });
});

describe('monsters', () => {
  it('VAL-ICON.18 there are eight areas', () => {
    const eight = 'barrens caverns forest hills mountains ruins swamp valley';
    expect([...AREAS].sort().join(' ')).toBe(eight);
  });

  it('VAL-MON.1 every monster has an area, and a stack holds one area', () => {
    expect(AREAS.flatMap((area) => areaOf(area).stack).sort()).toEqual([...monsterIds].sort());
    for (const area of AREAS) for (const id of monsterStack(area, 5)) expect(monsterOf(id).area).toBe(area);
  });

  it('VAL-MON.2 every monster has a type', () => {
    for (const id of monsterIds) expect(MONSTER_TYPES).toContain(monsterOf(id).type);
  });

  it('VAL-MON.3 every monster has strength, some also magic', () => {
    for (const id of monsterIds) expect(monsterOf(id).strength).toBeGreaterThan(0);
    expect(monsterIds.filter((id) => monsterOf(id).magic > 0)).toHaveLength(9);
    expect(monsterOf('gelatinous-cube')).toMatchObject({ strength: 4, magic: 1 });
  });

  it('VAL-MON.4 each area has exactly three strength values', () => {
    for (const area of AREAS) {
      expect(new Set(monsterStack(area, 5).map((id) => monsterOf(id).strength)).size).toBe(3);
    }
  });

  it('VAL-SET.3 VAL-DATA.11 with 1-4 players the marked card stays in the box, five are left', () => {
    for (const area of AREAS) {
      expect(sum(areaOf(area).stack.map((id) => monsterOf(id).fivePlayerOnly))).toBe(1);
      for (const players of [1, 2, 3, 4] as const) {
        expect(monsterStack(area, players)).toHaveLength(5);
        expect(modeOf(players).monstersPerStack).toBe(5);
      }
    }
  });

  it('VAL-P5.1 with five players a monster stack has 6 cards', () => {
    for (const area of AREAS) expect(monsterStack(area, 5)).toHaveLength(6);
    expect(modeOf(5).monstersPerStack).toBe(6);
  });

  it('VAL-SET.6 the weakest lies on top, the boss at the bottom', () => {
    for (const area of AREAS) {
      const stack = monsterStack(area, 5).map(monsterOf);
      const strengths = stack.map(({ strength }) => strength);
      expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
      expect(stack.findIndex(({ type }) => type === 'boss')).toBe(5);
    }
  });

  it('VAL-SET.8 areas stand by the strength of the top card, equal ones in our order', () => {
    const row = AREAS.toSorted((a, b) => areaOf(a).leftToRight - areaOf(b).leftToRight);
    expect(row.join(' ')).toBe('hills barrens ruins forest valley swamp mountains caverns');
    const tops = row.map((area) => monsterOf(areaOf(area).stack[0]).strength);
    expect(tops).toEqual([1, 1, 2, 3, 4, 4, 5, 5]);
    expect(row.filter((area) => !areaOf(area).house)).toEqual(['ruins', 'forest']);
  });

  it('VAL-MON.5 bosses reward by the number of monsters of their area', () => {
    const bosses = monsterIds.map(monsterOf).filter(({ type }) => type === 'boss');
    expect(bosses).toHaveLength(AREAS.length);
    for (const { area, reward } of bosses) expect(countsIn(reward)).toEqual([{ count: 'monster', area }]);
  });

  it('VAL-MON.7 Ruins for five, from bottom to top: Skeleton King, 2 Flaming Skeletons, 3 Skeletons', () => {
    expect(monsterStack('ruins', 5).reverse().join(' ')).toBe(
      'skeleton-king flaming-skeleton flaming-skeleton skeleton skeleton skeleton',
    );
  });

  it('all monsters give points at the end', () => {
    for (const id of monsterIds) expect(monsterOf(id).vp).toBeGreaterThan(0);
  });

  it('VAL-ICON.17 there are four types, and only dukes refer to them: to bosses or titans', () => {
    expect([...MONSTER_TYPES].sort()).toEqual(['beast', 'boss', 'minion', 'titan']);
    const typesIn = (counts: Count[]) => counts.flatMap((per) => ('type' in per ? [per.type] : []));
    const effects = [
      ...citizenIds.flatMap((id) => [citizenOf(id).active, citizenOf(id).nonActive]),
      ...[...monsterIds.map(monsterOf), ...eventIds.map(eventOf)].map(({ reward }) => reward),
    ];
    expect(typesIn(effects.flatMap(countsIn))).toEqual([]);
    expect(typesIn(dukeIds.flatMap((id) => dukeOf(id).scoring.map(({ per }) => per)))).toEqual(['titan']);
  });
});

describe('domains, dukes and events', () => {
  it('VAL-DOM.3 all domains give points at the end', () => {
    for (const id of domainIds) expect(domainOf(id).vp).toBeGreaterThan(0);
    expect(domainOf('palace-of-the-dawn')).toMatchObject({ requires: { worker: 1, soldier: 2 }, cost: 11 });
  });

  it('VAL-DUKE.1 every duke tells what scores and how many resources make a point', () => {
    for (const { scoring, resourcesPerVp } of dukeIds.map(dukeOf)) {
      expect(scoring.length).toBeGreaterThan(0);
      for (const { vp } of scoring) expect(vp).toBeGreaterThan(0);
      expect(resourcesPerVp).toBeGreaterThan(1);
    }
    expect(dukeIds.length).toBeGreaterThanOrEqual(PLAYERS.length * DUKES_DEALT);
  });

  it('VAL-EVT.4 an event has an activation number and an instruction, but no area', () => {
    expect(eventIds.map((id) => eventOf(id).activation)).toEqual([[1], [2], [3], [4], [5], [6]]);
    for (const id of eventIds) {
      expect(eventOf(id).instruction.op).toMatch(/^(placeToken|allLose)$/);
      expect(eventOf(id)).not.toHaveProperty('area');
    }
  });

  it('VAL-CARD.37 VAL-CARD.38 odd events place a token, even ones cost everybody a resource', () => {
    expect(eventIds.map((id) => eventOf(id).instruction)).toEqual([
      { op: 'placeToken', token: 'magic' },
      { op: 'allLose', res: { strength: 1 } },
      { op: 'placeToken', token: 'strength' },
      { op: 'allLose', res: { magic: 1 } },
      { op: 'placeToken', token: 'gold' },
      { op: 'allLose', res: { gold: 1 } },
    ]);
  });
});

describe('layouts and modes', () => {
  it('VAL-SET.24 a layout fixes five areas and a citizen for each slot, and leaves enough domains', () => {
    const fixed = idsOf(layouts).map(layoutOf);
    expect(fixed.map(({ removedDomains }) => new Set(removedDomains).size)).toEqual([0, 4, 4, 4]);
    for (const { areas, citizens: bySlot, removedDomains } of fixed) {
      expect(new Set(areas).size).toBe(COLUMNS);
      expect(AREAS).toEqual(expect.arrayContaining([...areas]));
      expect(bySlot.map((citizen) => citizenOf(citizen).slot)).toEqual([...SLOTS]);
      expect(domainIds).toEqual(expect.arrayContaining([...removedDomains]));
      const left = domainIds.length - removedDomains.length;
      expect(left).toBeGreaterThanOrEqual(COLUMNS * modeOf(5).domainsPerStack);
    }
  });

  it('VAL-SET.4 the monster stacks of the first game', () => {
    const content = (area: Area): string => {
      const stack = monsterStack(area, 4);
      const kinds = [...new Set(stack)];
      return kinds.map((id) => `${stack.filter((other) => other === id).length} ${id}`).join(', ');
    };
    expect(layoutOf('first-game').areas.map((area) => `${area}: ${content(area)}`)).toEqual([
      'hills: 3 goblin, 1 goblin-mage, 1 goblin-king',
      'ruins: 3 skeleton, 1 flaming-skeleton, 1 skeleton-king',
      'forest: 2 treant, 2 bane-spider, 1 spider-queen',
      'valley: 3 owlbear, 1 giant, 1 troll',
      'mountains: 2 dire-bear, 2 orc-warrior, 1 orc-chieftain',
    ]);
  });

  it('VAL-SET.12 the citizens of the first game', () => {
    expect(layoutOf('first-game').citizens.join(' ')).toBe(
      'cleric merchant mercenary archer peasant knight rogue champion paladin butcher',
    );
  });

  it('VAL-P5.2 with five players a citizen stack has 6 cards, otherwise 5', () => {
    expect(PLAYERS.map((players) => modeOf(players).citizensPerStack)).toEqual([5, 5, 5, 5, 6]);
  });

  it('with five players a domain stack has 4 cards, otherwise 3', () => {
    expect(PLAYERS.map((players) => modeOf(players).domainsPerStack)).toEqual([3, 3, 3, 3, 4]);
  });

  it('exhausted cards, the end and events follow the number of players', () => {
    expect(PLAYERS.map((players) => modeOf(players).exhaustedCards)).toEqual([5, 4, 6, 8, 10]);
    expect(PLAYERS.map((players) => modeOf(players).endExhausted)).toEqual([5, 4, 6, 8, 10]);
    expect(PLAYERS.map((players) => modeOf(players).events)).toEqual([1, 2, 3, 4, 5]);
    expect(PLAYERS.filter((players) => modeOf(players).resting)).toEqual([5]);
    expect(PLAYERS.filter((players) => modeOf(players).house)).toEqual([1]);
    expect(idsOf(modes).map(Number)).toEqual([...PLAYERS]);
  });

  it('VAL-NOD.9 the game without dukes is not offered in solo, the harder toggles only there', () => {
    const offered = (players: 1 | 2) =>
      idsOf(variants).filter((id) => variantOf(id).players.includes(players));
    expect(offered(1)).toEqual(['events', 'mixed', 'solo-hard-1', 'solo-hard-2']);
    expect(offered(2)).toEqual(['events', 'mixed', 'no-dukes']);
  });

  it('scores icons and majorities without dukes', () => {
    expect(noDukesScoring.scoring.map(({ vp }) => vp)).toEqual([1, 1, 2, 2]);
    expect(noDukesScoring.scoring.map(({ per }) => per)).toEqual(ROLES.map(each.roleIcon));
    expect(noDukesScoring).toMatchObject({ resourcesPerVp: 3, majorityVp: 7, tiedMajorityVp: 3 });
    expect(noDukesScoring.majorities).toEqual(['citizen', 'monster', 'domain']);
  });
});

describe('texts', () => {
  it.each([
    { language: 'English', cardText: en.cardText },
    { language: 'Czech', cardText: cs.cardText },
  ])('every card has a text of whole sentences in $language', ({ cardText }) => {
    for (const id of idsOf(enNames.cardNames)) {
      expect(cardText(id)).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(cardText(id)).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|\s[.,:]/);
    }
  });

  it('says effects in English', () => {
    expect(en.effectText(citizenOf('merchant').active)).toBe('Gain 2 gold or 2 magic.');
    expect(en.effectText(citizenOf('alchemist').active)).toBe('You may pay 1 gold to gain 3 magic.');
    expect(en.effectText(citizenOf('butcher').active)).toBe('Gain 2 gold for each of your worker citizens.');
    expect(en.dieChangeText({ op: 'shiftDie', by: -1, min: 1 })).toMatch(/^You may lower one die by 1/);
    expect(en.modifierText({ op: 'modifier', what: 'domainGoldCost', add: -1, min: 1 })).toMatch(
      /1 gold less/,
    );
    expect(en.instructionText(eventOf('giant-leech').instruction)).toBe('Every player loses 1 strength.');
    expect(en.timingText('actionStart')).toBe('At the start of your action phase');
    expect(en.scoringText(dukeOf('cornelius'))).toBe(
      'Score 3 victory points for each of your domains and 1 for every 3 leftover resources.',
    );
  });

  it('says effects in Czech, with cases and plurals', () => {
    expect(cs.effectText(citizenOf('merchant').active)).toBe('Získej 2 zlaťáky nebo 2 magie.');
    expect(cs.effectText(pay({ magic: 1 }, gain({ strength: 5 })))).toBe(
      'Můžeš zaplatit 1 magii a získat 5 sil.',
    );
    expect(cs.effectText(gainPer({ gold: 2 }, each.monster({ area: 'forest' })))).toBe(
      'Získej 2 zlaťáky za každou svou poraženou nestvůru z Lesů.',
    );
    expect(cs.effectText(oneOf(gain({ vp: 3 }), takeCitizen({ name: 'knight' })))).toBe(
      'Získej 3 vítězné body, nebo z centrálních balíčků zdarma Rytíře.',
    );
    expect(cs.dieChangeText({ op: 'setDie', value: 6, cost: { gold: 2 } })).toBe(
      'Můžeš zaplatit 2 zlaťáky a otočit jednu kostku na 6.',
    );
    expect(cs.modifierText({ op: 'modifier', what: 'domainGoldCost', add: -1, min: 1 })).toMatch(
      /o 1 zlaťák méně/,
    );
    expect(cs.instructionText(eventOf('giant-leech').instruction)).toBe('Každý hráč ztratí 1 sílu.');
    expect(cs.timingText('actionStart')).toBe('Na začátku své fáze akcí');
    expect(cs.scoringText({ scoring: [], resourcesPerVp: 5 })).toMatch(/1 za každých 5 zbylých zdrojů/);
  });

  it('counts in Czech', () => {
    const bags = [0, 1, 2, 4, 5, 11, 22].map((n) => inCzech(n, csNames.trackNames.gold));
    expect(bags.join(' ')).toBe('zlaťáků zlaťák zlaťáky zlaťáky zlaťáků zlaťáků zlaťáků');
    expect(cs.bagText({ gold: 5, strength: 1, magic: 2 })).toBe('5 zlaťáků, 1 sílu a 2 magie');
    expect(cs.bagText({ strength: 12, magic: 6, vp: 1 })).toBe('12 sil, 6 magií a 1 vítězný bod');
    expect(cs.bagText({ gold: 1, vp: 5 })).toBe('1 zlaťák a 5 vítězných bodů');
    expect(en.bagText({ gold: 2, vp: 1 })).toBe('2 gold and 1 victory point');
  });

  it('declines Czech names', () => {
    const { cardNames, layoutNames, roleNames } = csNames;
    expect(cardNames['goblin-king']).toMatchObject({ acc: 'Krále skřetů', gender: 'm' });
    expect(cardNames['gelatinous-cube']).toMatchObject({ acc: 'Rosolovou krychli', gender: 'f' });
    expect(cardNames.wraith).toMatchObject({ acc: 'Přízrak', gender: 'mi' });
    expect(cardNames.alchemist).toMatchObject({ acc: 'Alchymistu', gender: 'm' });
    expect(roleNames.holy.gen).toBe('duchovních');
    expect(idsOf(layoutNames)).toEqual(idsOf(enNames.layoutNames));
  });
});
