// Chapters ML-TAV and ML-GH: hiring, rounds of beer, hires without price.
import type { Seat } from '@krcma/kernel';
import { BEER_ROUND } from '../data/board.ts';
import { isGreenhorn, isMercenary, type MemberId, memberOf } from '../data/members.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type Clan, clanAt, type MonsterLands } from '../state.ts';
import {
  type DiscountCard,
  discountCards,
  discountInHand,
  discountOption,
  priceAfter,
  spendDiscounts,
} from './card-discounts.ts';
import type { Barrier, RefusedAct } from './citadel.ts';
import { surplusOf, wageOf, wagesOf } from './clan.ts';
import { payCoins } from './gain.ts';
import { haggled, withCards } from './haggle.ts';
import { joinClan } from './members.ts';
import { offered, takeAll, takeFrom } from './offers.ts';
import { refillTavern } from './piles.ts';
import { note, type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';
import { takeStipends } from './stipends.ts';

/** The visit so far: cards whose discount is used, and whether a round was bought (ML-TAV.11). */
type Visit = Of & { discount: number; cards: DiscountCard[]; treated: boolean };

type Pick =
  | { readonly do: 'hire'; readonly member: MemberId }
  | { readonly do: 'card'; readonly card: DiscountCard }
  | { readonly do: 'round' }
  | { readonly do: 'leave' };

export const beerPrice = ({ scenario }: MonsterLands): number =>
  (scenario && scenarioOf(scenario).beerRound) ?? BEER_ROUND;

/** A greenhorn is hired like a mercenary, as long as there are any; they are all alike (ML-SET.4, ML-TAV.1). */
function candidates({ tavern }: MonsterLands): MemberId[] {
  const greenhorn = tavern.greenhorns.at(-1);
  return greenhorn === undefined ? offered(tavern.offer) : [...offered(tavern.offer), greenhorn];
}

/** No one joins a clan that is not famous enough for him (ML-TAV.3, ML-TAV.4). */
const isDrawn = (clan: Clan, id: MemberId): boolean => memberOf(id).reputation <= surplusOf(clan);

/** Those who would come for nothing. */
export const freeHires = (game: MonsterLands, seat: Seat): MemberId[] =>
  candidates(game).filter((id) => isDrawn(clanAt(game, seat), id));

/** What keeps everybody away. */
export function hireBarrier(game: MonsterLands, seat: Seat): Barrier {
  const reputations = candidates(game).map((id) => memberOf(id).reputation);
  if (reputations.length === 0) return { reason: { key: 'nothing-offered' }, rule: 'ML-TAV.7' };
  const reputation = Math.min(...reputations);
  const surplus = surplusOf(clanAt(game, seat));
  return { reason: { key: 'no-surplus', reputation, surplus }, rule: 'ML-TAV.12' };
}

type Discounts = { readonly discount: number; readonly cards: readonly DiscountCard[] };
const priceOf = (id: MemberId, { discount, cards }: Discounts): number =>
  priceAfter(memberOf(id).cost, discount, cards);

function picksFor(game: MonsterLands, visit: Visit): Pick[] {
  const clan = clanAt(game, visit.player);
  const drawn = freeHires(game, visit.player);
  const picks: Pick[] = drawn
    .filter((id) => priceOf(id, visit) <= clan.coins)
    .map((member) => ({ do: 'hire', member }));
  const fresh = discountCards(clan, 'hire', visit.cards);
  const lowest = { discount: visit.discount, cards: [...visit.cards, ...fresh] };
  if (drawn.some((id) => priceOf(id, visit) > 0 && priceOf(id, lowest) <= clan.coins))
    for (const card of fresh) picks.push({ do: 'card', card });
  if (visit.treated) picks.push({ do: 'leave' });
  else if (clan.coins >= beerPrice(game)) picks.push({ do: 'round' });
  return picks;
}

const hireOption = (clan: Clan, member: MemberId, price: number) =>
  ({
    id: isGreenhorn(member) ? 'hire:greenhorn' : `hire:${member}`,
    label: { key: 'hire', member, price, wages: wagesOf(clan) + wageOf(clan) },
    thing: isGreenhorn(member) ? 'stack:greenhorns' : `card:${member}`,
    rule: 'ML-TAV.1',
  }) as const;

const roundOption = (game: MonsterLands) =>
  ({
    id: 'beer-round',
    label: { key: 'beer-round', coins: beerPrice(game) },
    thing: 'building:tavern',
    rule: 'ML-TAV.9',
  }) as const;

function refusedHires(game: MonsterLands, seat: Seat, price: (id: MemberId) => number): RefusedAct[] {
  const clan = clanAt(game, seat);
  const surplus = surplusOf(clan);
  return candidates(game).flatMap((id): RefusedAct[] => {
    const option = hireOption(clan, id, price(id));
    const { reputation } = memberOf(id);
    if (!isDrawn(clan, id))
      return [
        {
          ...option,
          reason: { key: 'no-surplus', reputation, surplus },
          rule: surplus > 0 ? 'ML-TAV.3' : 'ML-TAV.4',
        },
      ];
    if (price(id) <= clan.coins) return [];
    return [{ ...option, reason: { key: 'too-poor', price: price(id), coins: clan.coins } }];
  });
}

/** The card joins the clan, an offered one is replaced; his dice come at once (ML-TAV.5, ML-TAV.7). */
function hire(game: MonsterLands, seat: Seat, id: MemberId, coins: number): void {
  const { tavern } = game;
  payCoins(game, seat, coins);
  if (isMercenary(id)) takeFrom(tavern.offer, id);
  else tavern.greenhorns.pop();
  joinClan(game, seat, id, coins);
  if (game.phase === 'deployment' && game.active === seat) takeStipends(game, seat);
  refillTavern(game);
}

/** The whole offer goes and another one comes (ML-TAV.9). */
function buyRound(game: MonsterLands, player: Seat): void {
  const { offer, discard } = game.tavern;
  const coins = beerPrice(game);
  payCoins(game, player, coins);
  note({ key: 'beer-round', player, coins });
  discard.push(...takeAll(offer));
  refillTavern(game);
}

export const atTheBar = rule<Visit>('atTheBar')
  .choose('pick', {
    kind: 'one',
    values: (game, visit) => picksFor(game, visit),
    option: (game, pick, visit) => {
      if (pick.do === 'hire')
        return hireOption(clanAt(game, visit.player), pick.member, priceOf(pick.member, visit));
      if (pick.do === 'card') return discountOption(pick.card);
      if (pick.do === 'round') return roundOption(game);
      return { id: 'leave', label: { key: 'decline' }, rule: 'ML-TAV.11' };
    },
    refused: (game, visit) => refusedHires(game, visit.player, (id) => priceOf(id, visit)),
    prompt: (game, { player, discount }) => ({
      key: 'ask-hire',
      coins: clanAt(game, player).coins,
      discount,
      surplus: surplusOf(clanAt(game, player)),
    }),
  })
  .do('carry out', (game, { player, discount, cards, pick }) => {
    if (pick.do === 'round') buyRound(game, player);
    if (pick.do !== 'hire') return;
    spendDiscounts(game, player, cards);
    hire(game, player, pick.member, priceOf(pick.member, { discount, cards }));
  })
  .gives((_, { cards, treated, pick }) => ({
    cards: pick.do === 'card' ? [...cards, pick.card] : cards,
    treated: treated || pick.do === 'round',
    over: pick.do === 'hire' || pick.do === 'leave',
  }));

const visitTavern = rule<Of & { discount: number }>('hire').repeat(
  'visit',
  atTheBar,
  (_, { player, discount, visit }) => {
    if (visit?.over === true) return undefined;
    return { player, discount, cards: visit?.cards ?? [], treated: visit?.treated ?? false };
  },
);

/** A hire without price, from Rýnie or loot; panic in the tavern does not matter (ML-TAV.12). */
export const freeHire = rule<Of>('freeHire')
  .maybeChoose('member', {
    kind: 'one',
    values: (game, { player }) => {
      const drawn = freeHires(game, player);
      return drawn.length === 0 ? undefined : drawn;
    },
    option: (game, member, { player }) => ({
      ...hireOption(clanAt(game, player), member, 0),
      rule: 'ML-TAV.12',
    }),
    refused: (game, { player }) => refusedHires(game, player, () => 0),
    prompt: (game, { player }) => ({ key: 'ask-free-hire', surplus: surplusOf(clanAt(game, player)) }),
  })
  .do('hire', (game, { player, member }) => {
    if (member !== undefined) hire(game, player, member, 0);
  });

/** The lowest price of those who would come, with every discount there is; or the round (ML-TAV.11). */
function cheapest(game: MonsterLands, seat: Seat, discount: number): number {
  const clan = clanAt(game, seat);
  const { offer, greenhorns } = game.tavern;
  const inHand = discountInHand(clan, 'hire');
  let least = beerPrice(game);
  for (const id of offered(offer))
    if (isDrawn(clan, id)) least = Math.min(least, withCards(haggled(memberOf(id).cost, discount), inHand));
  const greenhorn = greenhorns[0];
  if (greenhorn !== undefined && isDrawn(clan, greenhorn))
    least = Math.min(least, withCards(haggled(memberOf(greenhorn).cost, discount), inHand));
  return least;
}

export const tavern: Shop = {
  affordable(game, seat, discount) {
    const { coins } = clanAt(game, seat);
    return coins >= beerPrice(game) || cheapest(game, seat, discount) <= coins;
  },
  cheapest,
  buy: visitTavern,
};
