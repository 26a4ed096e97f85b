// What a table is worth to a player, by what it is made of: the hints' terms.
import type { Seat } from '@krcma/kernel';
import { type CardId, cardOf, WOUND } from '../data/cards.ts';
import { distance } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { BASICS } from '../data/types.ts';
import { units } from '../data/units.ts';
import type { MageKnightTerm } from '../messages.ts';
import { sizeOf, volkareIn } from '../rules/volkare/about.ts';
import { goalIn } from '../rules/volkare/march.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { campaign, cardWorth, company, person, wound } from './weights.ts';

export type Prospects = Record<Exclude<MageKnightTerm, 'rivals'>, number>;

const worthOf = (card: CardId): number => (card === WOUND ? 0 : cardWorth[cardOf(card).kind]);

function deckOf(player: Player): number {
  let sum = 0;
  for (const pile of [player.hand, player.deck, player.discard, player.aside, player.under])
    for (const card of pile) sum += worthOf(card);
  for (const { card, to } of player.played) if (to !== 'away') sum += worthOf(card);
  for (const { banner } of player.units) if (banner !== null) sum += worthOf(banner);
  for (const colour of BASICS) sum += person.crystal * player.crystals[colour];
  return sum + person.skill * player.skills.length;
}

function unitsOf(player: Player): number {
  let sum = 0;
  for (const { unit, spent, wounds } of player.units)
    sum +=
      company.level *
      units[unit].level *
      (wounds > 0 ? company.wounded : 1) *
      (spent && wounds === 0 ? company.spent : 1);
  return sum;
}

const countWounds = (cards: readonly CardId[]): number => {
  let n = 0;
  for (const card of cards) if (card === WOUND) n++;
  return n;
};

const woundsOf = ({ hand, deck, discard }: Player): number =>
  -wound.hand * countWounds(hand) - wound.elsewhere * (countWounds(deck) + countWounds(discard));

function shieldsOf({ holdings }: MageKnight, seat: Seat): number {
  let n = 0;
  for (const { shields, paths } of Object.values(holdings)) {
    for (const owner of shields) if (owner === seat) n++;
    for (const owner of paths) if (owner === seat) n++;
  }
  return n;
}

/** Volkare's army as it shrinks, and how near he is to what he is after (MK-23.18, .29). */
function volkareNear(game: MageKnight): number {
  const present = volkareIn(game);
  if (present === undefined) return 0;
  const { volkare, about } = present;
  const to = goalIn(game, about);
  const near = to === null ? 0 : Math.max(0, campaign.near - distance(volkare.space, to));
  return campaign.fallen * volkare.fallen - campaign.joined * sizeOf(volkare) - campaign.danger * near;
}

/** Defenders of cities that have fallen (MK-14.1). */
function citiesNear({ cities, holdings, scenario }: MageKnight): number {
  if (scenarioOf(scenario).ends !== 'citiesConquered') return 0;
  let n = 0;
  for (const { space } of cities) n += holdings[space]?.shields.length ?? 0;
  return campaign.defender * n;
}

const nearness = (game: MageKnight): number => volkareNear(game) + citiesNear(game);

export function prospects(game: MageKnight, seat: Seat): Prospects {
  const player = playerAt(game, seat);
  return {
    fame: player.fame + person.level * player.level + person.shield * shieldsOf(game, seat),
    deck: deckOf(player),
    units: unitsOf(player),
    wounds: woundsOf(player),
    position: player.out === true ? -person.out : person.reputation * player.reputation,
    goal: nearness(game),
  };
}

export function totalOf({ fame, deck, units: own, wounds, position, goal }: Prospects): number {
  return fame + deck + own + wounds + position + goal;
}
