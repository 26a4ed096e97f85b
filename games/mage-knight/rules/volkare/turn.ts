// MK-23.10 to .22, .30, .31: his turn: one card, and what it makes him do.
import { revealed, type Seat } from '@krcma/kernel';
import { cardOf, WOUND } from '../../data/cards.ts';
import { distance, placeOf, type SpaceId } from '../../data/geometry.ts';
import type { Basic } from '../../data/types.ts';
import { FRENZY, STRIDES } from '../../data/volkare.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { isConqueredCity } from '../hand-limit.ts';
import { followVolkare } from '../last-turns.ts';
import { cityAt, heroesAt } from '../map.ts';
import { newTurn } from '../new-turn.ts';
import { note, rule } from '../script.ts';
import { rollDie } from '../source.ts';
import { revealTile } from '../tiles.ts';
import { volkareIn } from './about.ts';
import { backOff, loseTo } from './battle.ts';
import { giveWay, inHisWay } from './giving-way.ts';
import { directionOf, goalIn, type Stride, strideOf } from './march.ts';
import { preyWithin } from './prey.ts';
import { raid } from './raid.ts';

/** What he does in this turn: so many steps the way of a colour, or an attack that reaches so far. */
type Orders = { readonly colour: Basic; readonly far: number };

/** MK-23.11, .32: a unit whose colour his die shows leaves the game; its place stays empty. */
function frighten(game: MageKnight): void {
  const present = volkareIn(game);
  if (present === undefined) return;
  const { volkare, about } = present;
  const colour = rollDie(game);
  const unit = volkare.marked[colour];
  const at = unit === undefined ? -1 : game.units.offer.indexOf(unit);
  delete volkare.marked[colour];
  if (unit === undefined || at < 0) {
    note({ key: 'nobody-frightened', colour });
    return;
  }
  game.units.offer.splice(at, 1);
  game.gone.units.push(unit);
  if (about.joins !== undefined) volkare.owed.push(about.joins);
  note({ key: 'unit-frightened', colour, unit, joins: about.joins !== undefined });
}

/** MK-23.13: one die of the card's colour, or by day a gold one. */
function reroll(game: MageKnight, colour: Basic): void {
  const { source, time } = game;
  const free = source.filter(({ by, kept }) => by === null && !kept);
  const die =
    free.find((each) => each.colour === colour) ??
    (time === 'day' ? free.find((each) => each.colour === 'gold') : undefined);
  if (die === undefined) return;
  const from = die.colour;
  die.colour = rollDie(game);
  note({ key: 'volkare-rerolled', from, to: die.colour });
}

/** The card of his turn; without one he is in a frenzy (MK-23.10, .15, .21). */
function turnCard(game: MageKnight): Orders | null {
  const card = game.dummy?.deck.pop();
  if (card === undefined) {
    note({ key: 'volkare-frenzy' });
    return { colour: FRENZY.colour, far: STRIDES[FRENZY.kind] };
  }
  game.dummy?.discard.push(card);
  revealed();
  note({ key: 'volkare-card', card, left: game.dummy?.deck.length ?? 0 });
  if (card === WOUND) {
    frighten(game);
    return null;
  }
  const { colours, kind } = cardOf(card);
  const [colour = FRENZY.colour] = colours;
  reroll(game, colour);
  return { colour, far: kind === 'spell' ? STRIDES.spell : STRIDES.action };
}

/** MK-23.33: a token that was turned down is turned up instead. */
function beginTurn(game: MageKnight): Orders | null {
  const { volkare } = game;
  game.active = -1;
  game.turns++;
  game.turn = newTurn();
  note({ key: 'volkare-turn' });
  if (volkare?.down === true) {
    delete volkare.down;
    note({ key: 'volkare-waits' });
    return null;
  }
  return turnCard(game);
}

const isMarching = (game: MageKnight, { colour }: Orders): boolean => {
  const present = volkareIn(game);
  return (
    present !== undefined && directionOf(present.about, colour, goalIn(game, present.about)) !== undefined
  );
};

/** Whom a card makes him attack from where he stands. */
function preyOf(game: MageKnight, orders: Orders | null): Seat | null {
  if (orders === null || isMarching(game, orders)) return null;
  const prey = preyWithin(game, orders.far);
  if (prey === undefined) note({ key: 'volkare-finds-nobody' });
  return prey ?? null;
}

/** One step, as the map lies now; a tile that is not there yet is laid first (MK-23.14). */
function stride(game: MageKnight, colour: Basic): Stride {
  const present = volkareIn(game);
  if (present === undefined) return { does: 'stays' };
  const { about, volkare } = present;
  const goal = goalIn(game, about);
  const wanted = directionOf(about, colour, goal);
  if (wanted === undefined) return { does: 'stays' };
  const from = volkare.space;
  const next = strideOf(game, from, goal, wanted);
  if (next.does === 'stays') note({ key: 'volkare-stays', space: from });
  if (next.does !== 'goes') return next;
  if (next.reveals) revealTile(game, null, placeOf(next.to).slot);
  volkare.from = from;
  volkare.space = next.to;
  note({ key: 'volkare-moved', from, to: next.to });
  return next;
}

const cityOf = (game: MageKnight): SpaceId => game.cities[0]?.space ?? '';

/** In the city or beside it (MK-23.20). */
const defendersOf = (game: MageKnight): Seat[] =>
  game.order.filter((seat) => {
    const space = seat < 0 ? null : playerAt(game, seat).space;
    return space !== null && distance(space, cityOf(game)) <= 1;
  });

/** MK-23.19: the first time its card is turned down, the second time it is his. */
function enterUndefended(game: MageKnight): void {
  const city = cityAt(game, cityOf(game));
  if (city === undefined || city.down === true) {
    loseTo(game, 'cityLost');
    return;
  }
  city.down = true;
  note({ key: 'city-turned-down', space: city.space, colour: city.colour });
}

/** MK-23.19, .20: a city nobody has taken is his; else he meets whoever defends it. */
const besiege = rule('besiege')
  .do('enter', (game) => {
    if (!isConqueredCity(game, cityOf(game))) loseTo(game, 'cityLost');
  })
  .maybeCall('losses', raid, (game) => {
    const seats = defendersOf(game);
    return seats.length === 0 ? undefined : { seats, on: 'city' as const };
  })
  .do('settle', (game, { losses = null }) => {
    if (losses === null) enterUndefended(game);
    else if (game.ending) return;
    else if (losses < game.seats) loseTo(game, 'cityLost');
    else backOff(game, cityOf(game));
  })
  .each('gave way', giveWay, (game) => inHisWay(game).map((player) => ({ player })));

/** Through the portal with the next card, not with the second step of the one that took him there (MK-23.31). */
function leave(game: MageKnight, isFirst: boolean): void {
  if (isFirst) loseTo(game, 'portalReached');
}

interface March {
  colour: Basic;
  left: number;
  isFirst: boolean;
}

/** A step; gives how many are left, none where he has met somebody (MK-23.17). */
const march = rule<March>('march')
  .set('stride', (game, { colour }): Stride => stride(game, colour))
  .do('leave', (game, { stride: { does }, isFirst }) => {
    if (does === 'arrives' && volkareIn(game)?.about.goal === 'portal') leave(game, isFirst);
  })
  .maybeCall('besieged', besiege, (game, { stride: { does } }) =>
    does === 'arrives' && volkareIn(game)?.about.goal === 'city' ? {} : undefined,
  )
  .set('met', (game, { stride: went }): Seat[] =>
    went.does === 'goes' ? heroesAt(game, went.to).slice(0, 1) : [],
  )
  .maybeCall('raided', raid, (_, { met }) =>
    met.length === 0 ? undefined : { seats: met, on: 'hero' as const },
  )
  .gives((_, { stride: { does }, met, left }) => (does === 'goes' && met.length === 0 ? left - 1 : 0));

export const volkareTurn = rule('volkareTurn')
  .set('orders', beginTurn)
  .set('prey', (game, { orders }): Seat | null => preyOf(game, orders))
  .maybeCall('raided', raid, (_, { prey }) =>
    prey === null ? undefined : { seats: [prey], on: 'hero' as const },
  )
  .repeat('marched', march, (game, { orders, marched }) => {
    if (orders === null || (marched === undefined && !isMarching(game, orders))) return undefined;
    const left = marched ?? orders.far;
    return left > 0 ? { colour: orders.colour, left, isFirst: marched === undefined } : undefined;
  })
  .do('pass on', followVolkare);
