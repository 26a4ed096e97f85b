// The four buildings where one die is placed to buy something: lodge, tavern, armoury, market (ML-CIT.5, ML-CIT.6, ML-HAG).
import { calling, type Seat } from '@krcma/kernel';
import { SHOPS, type ShopId } from '../data/board.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import type { Action, ActKind } from './acts.ts';
import { armoury } from './armoury.ts';
import { barrierAt, isClosed, nextSpace, placeInBuilding, type RefusedAct } from './citadel.ts';
import { facesOf, spendDie } from './dice.ts';
import { discountOf } from './haggle.ts';
import { lodge } from './lodge.ts';
import { market } from './market.ts';
import { type Of, rule } from './script.ts';
import type { Shop } from './shop.ts';
import { tavern } from './tavern.ts';

const shops: Readonly<Record<ShopId, Shop>> = { lodge, tavern, armoury, market };

type Visit = Extract<Action, { do: 'visit' }>;

// Made once: visits are listed for every question of a turn. Index 0 is a strength die, 1 to 6 a persuasion die's face.
const VISITS = Object.fromEntries(
  SHOPS.map((shop) => [
    shop,
    Array.from({ length: 7 }, (_, face): Visit => {
      return { do: 'visit', shop, colour: face === 0 ? 'strength' : 'persuasion', face };
    }),
  ]),
) as unknown as Readonly<Record<ShopId, readonly Visit[]>>;

const visitWith = (shop: ShopId, face: number): Visit => VISITS[shop][face] as Visit;

const visitShop = rule<Of & { shop: ShopId; colour: 'strength' | 'persuasion'; face: number }>('visit')
  .set('discount', (game, { shop, face }) => discountOf(game, shop, face))
  .do('place', (game, { player, shop, colour, face, discount }) => {
    const space = nextSpace(game, shop);
    spendDie(clanAt(game, player).dice, colour, face);
    placeInBuilding(game, player, shop, [{ colour, face, space }], discount);
  })
  .callNamed('buy', (_, { player, shop, discount }) => calling(shops[shop].buy, { player, discount }));

function visitOption(game: MonsterLands, { shop, colour, face }: Visit) {
  const die = { colour, ...(face > 0 && { face }) };
  return {
    id: face === 0 ? `${shop}:strength` : `${shop}:persuasion-${face}`,
    label: { key: 'visit', shop, die, discount: discountOf(game, shop, face) },
    thing: `building:${shop}`,
    rule: 'ML-CIT.5',
  } as const;
}

function refusedVisits(game: MonsterLands, seat: Seat, shop: ShopId): RefusedAct[] {
  const { dice, coins } = clanAt(game, seat);
  const visits = [...(dice.strength > 0 ? [0] : []), ...facesOf(dice)].map((face) => visitWith(shop, face));
  const barrier = barrierAt(game, shop) ?? shops[shop].barrier?.(game, seat);
  const full = { reason: { key: 'building-full', building: shop }, rule: 'ML-CIT.4' } as const;
  return visits.flatMap((visit) => {
    const option = visitOption(game, visit);
    if (barrier !== undefined) return [{ ...option, ...barrier }];
    if (nextSpace(game, shop) < 0) return [{ ...option, ...full }];
    const discount = discountOf(game, shop, visit.face);
    if (shops[shop].affordable(game, seat, discount)) return [];
    const price = shops[shop].cheapest(game, seat, discount);
    return [{ ...option, reason: { key: 'too-poor' as const, price, coins }, rule: 'ML-CIT.5' as const }];
  });
}

export const visit: ActKind<Visit> = {
  list(game, { player }, into) {
    const { dice } = clanAt(game, player);
    if (dice.strength + dice.persuasion.length === 0) return;
    for (const id of SHOPS) {
      if (isClosed(game, id) || nextSpace(game, id) < 0) continue;
      const shop = shops[id];
      if (dice.strength > 0 && shop.affordable(game, player, 0)) into.push(visitWith(id, 0));
      let last = 0;
      for (const face of dice.persuasion) {
        if (face !== last && shop.affordable(game, player, discountOf(game, id, face)))
          into.push(visitWith(id, face));
        last = face;
      }
    }
  },
  option: (game, act) => visitOption(game, act),
  carryOut: (_, { shop, colour, face }, { player }) => calling(visitShop, { player, shop, colour, face }),
  refused: (game, { player }) => SHOPS.flatMap((shop) => refusedVisits(game, player, shop)),
};
