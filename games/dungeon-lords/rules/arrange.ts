// Positions described by names: for tests, lessons, puzzles and bug reports.
import {
  arrangeShared,
  badArrangement,
  type Claim,
  checkClaims,
  claimsOf,
  demandShape,
  described,
  type Json,
  rulesIn,
  whole,
} from '@krcma/kernel';
import { type HeroId, isPaladin } from '../data/adventurers.ts';
import { combatCardOf } from '../data/combat-cards.ts';
import { ORDERS, type OrderId, SLOTS, type SlotIndex } from '../data/orders.ts';
import { companyOf } from '../data/setup.ts';
import { inYear, type Year } from '../data/types.ts';
import { DUMMY, type DungeonLords, lordAt, slotIndex } from '../state.ts';
import { arrangeLord, claimsOfLord } from './arrange-lords.ts';
import { type DungeonLordsArrangement, positionShape, STANDING } from './arrangement.ts';
import { fetch, inBox } from './fetching.ts';
import { scripts } from './script.ts';
import { arrangeSituation } from './training-set-up.ts';

export type { DungeonLordsArrangement, LordArrangement } from './arrangement.ts';

function checkTable(game: DungeonLords, wanted: DungeonLordsArrangement): void {
  const { lords = [], dummies = [] } = wanted;
  if (lords.length > game.seats)
    throw badArrangement(`There are ${game.seats} seats, but ${lords.length} lords are described.`);
  if (dummies.length > game.dummies.length)
    throw badArrangement(
      `There are ${game.dummies.length} dummies with ${game.seats} players, not ${dummies.length}.`,
    );
  if (wanted.start !== undefined) demandShape(whole(0, game.seats - 1), wanted.start, 'start');
  if (wanted.neutralEvil !== undefined && game.neutralEvil === null)
    throw badArrangement('neutralEvil is only kept with two players (DL-S2.2).');
  if (wanted.special !== undefined && game.special.length === 0)
    throw badArrangement('special can only be said in a full game with special events (DL-FULL.2).');
  if (wanted.situation !== undefined && game.training === undefined)
    throw badArrangement(`A situation is fought alone, not by ${game.seats} players (DL-TRN.1).`);
  if (game.training !== undefined && (wanted.lords ?? wanted.situation) !== undefined && wanted.year === 2)
    throw badArrangement('A training has no second year of its own; say situation.year.');
}

/** A training is nothing but its combat, and nothing else is a training. */
function checkStanding({ training }: DungeonLords, { at = [] }: DungeonLordsArrangement): void {
  for (const [index, { rule }] of at.entries())
    if (!STANDING.includes(rule))
      throw badArrangement(
        `at[${index}].rule cannot be "${rule}": positions stand in ${STANDING.join(', ')}; play on from there.`,
      );
  if (training !== undefined && at.length > 0)
    throw badArrangement('at cannot be said of a training, which begins with its combat (DL-TRN.1).');
}

/** This season's adventurers are on their way until they are allotted; a new round would sweep them away (DL-ADV.1). */
function checkComing({ seats }: DungeonLords, { at = [], coming = [] }: DungeonLordsArrangement): void {
  if (coming.length === 0) return;
  const step = at.find(({ rule }) => rule === 'round')?.step ?? 'prepare';
  if (step === 'prepare' || step === 'end')
    throw badArrangement('coming can only be said within a round, up to its adventurers (DL-ADV.1).');
  const most = companyOf(seats).adventurers;
  if (coming.length > most)
    throw badArrangement(`coming names ${coming.length}, but ${most} come with ${seats} players (DL-NR.4).`);
}

const offered = <T>(offer: readonly (T | null)[] | undefined): T[] =>
  (offer ?? []).filter((id) => id !== null);

function claimsOfTable(wanted: DungeonLordsArrangement): Claim[] {
  const { lords = [], decks } = wanted;
  return [
    ...lords.flatMap(claimsOfLord),
    ...claimsOf('creatures', offered(wanted.creatures)),
    ...claimsOf('rooms', offered(wanted.rooms)),
    ...claimsOf('coming', wanted.coming),
    ...claimsOf('next', wanted.next),
    ...claimsOf('city', wanted.city),
    ...claimsOf('special', wanted.special && [wanted.special]),
    ...claimsOf('decks.creatures', decks?.creatures),
    ...claimsOf('decks.rooms', decks?.rooms),
    ...claimsOf('decks.traps', decks?.traps),
    ...claimsOf('decks.adventurers', decks?.adventurers),
  ];
}

/** This year's combat cards; those it is not said of stay as they were dealt, and what they push out goes to the box. */
function arrangeCity(game: DungeonLords, wanted: DungeonLordsArrangement): void {
  const { city = [] } = wanted;
  const foreign = city.find((card) => combatCardOf(card).year !== game.year);
  if (foreign !== undefined)
    throw badArrangement(`city cannot have "${foreign}", which is not a card of year ${game.year}.`);
  const cards = inYear(game.city.decks, game.year);
  const box = inYear(game.box.combat, game.year);
  const rest = [...cards, ...box].filter((card) => !city.includes(card));
  const size = cards.length;
  cards.splice(0, size, ...city, ...rest.slice(0, size - city.length));
  box.splice(0, box.length, ...rest.slice(size - city.length));
  game.city.turned = wanted.turned ?? game.city.turned;
}

function arrangeSpecial(game: DungeonLords, special: DungeonLordsArrangement['special']): void {
  if (special === undefined) return;
  const all = [...game.special, ...game.box.special].filter((each) => each !== special && each !== null);
  game.special = game.year === 1 ? [special, all.pop() ?? null] : [all.pop() ?? null, special];
  game.box.special = all.filter((each) => each !== null);
}

function arrangeOffers(game: DungeonLords, wanted: DungeonLordsArrangement): void {
  if (wanted.creatures !== undefined) game.creatures.offer = [...wanted.creatures];
  if (wanted.rooms !== undefined) game.rooms.offer = [...wanted.rooms];
  if (wanted.coming !== undefined) game.adventurers.coming = [...wanted.coming];
  if (wanted.next !== undefined) game.adventurers.next = [...wanted.next];
  const { decks = {}, year } = wanted;
  inYear(game.creatures.decks, (year ?? 1) as Year).unshift(...(decks.creatures ?? []));
  inYear(game.rooms.decks, (year ?? 1) as Year).unshift(...(decks.rooms ?? []));
  inYear(game.adventurers.decks, (year ?? 1) as Year).unshift(...(decks.adventurers ?? []));
  game.traps.unshift(...(decks.traps ?? []));
}

function arrangeEvents(game: DungeonLords, { events, forecast }: DungeonLordsArrangement): void {
  if (events !== undefined && new Set(events).size < events.length)
    throw badArrangement('events names a tile twice; there is one of each.');
  game.events = { tiles: [...(events ?? game.events.tiles)], forecast: forecast ?? game.events.forecast };
}

function arrangeSlots(game: DungeonLords, { slots = {} }: DungeonLordsArrangement): void {
  for (const order of ORDERS)
    for (const [slot, occupant] of (slots[order as OrderId] ?? []).entries()) {
      if (occupant !== null && occupant >= game.seats && !(occupant - DUMMY in game.dummies))
        throw badArrangement(
          `slots.${order}[${slot}] cannot be ${occupant}: there is neither such a seat nor such a dummy.`,
        );
      game.slots[slotIndex(order, SLOTS[slot] as SlotIndex)] = occupant;
    }
}

function arrangeDummies(game: DungeonLords, { dummies = [] }: DungeonLordsArrangement): void {
  for (const [index, { locked }] of dummies.entries()) {
    if (new Set(locked).size < locked.length)
      throw badArrangement(`dummies[${index}].locked names an order twice.`);
    game.dummies[index] = {
      locked: [...locked],
      pile: ORDERS.filter((order) => !locked.includes(order)),
    };
  }
}

/** He is with the lord whose party names him, beaten where a prison does, and otherwise in his tent (DL-PAL). */
function arrangePaladin(game: DungeonLords, gone: boolean): void {
  const mine: HeroId = `paladin-${game.year}`;
  for (const [seat, { party, prison }] of game.lords.entries()) {
    const strange = party.find(({ id }) => isPaladin(id) && id !== mine);
    if (strange !== undefined)
      throw badArrangement(`lords[${seat}].party cannot have "${strange.id}" in year ${game.year}.`);
    if (party.some(({ id }) => id === mine)) game.paladin.host = seat;
    if (prison.includes(mine)) game.paladin.gone = true;
  }
  const earlier = game.lords.some(({ prison }) => prison.includes('paladin-1'));
  if (game.year === 1 && game.lords.some(({ prison }) => prison.includes('paladin-2')))
    throw badArrangement('paladin-2 cannot be in prison in year 1 (DL-PAL.1).');
  if (game.year === 2 && !earlier) game.distant.heroes.push('paladin-1');
  if (gone && game.paladin.host !== null)
    throw badArrangement('paladinGone cannot be said while a party has the paladin.');
  if (gone && !game.paladin.gone) {
    game.paladin.gone = true;
    game.distant.heroes.push(mine);
  }
}

export function arrange(game: DungeonLords, arrangement: Json): void {
  const wanted = described(positionShape, arrangement);
  checkTable(game, wanted);
  checkStanding(game, wanted);
  checkComing(game, wanted);
  if (wanted.situation !== undefined) arrangeSituation(game, wanted.situation);
  game.year = (wanted.year ?? game.year) as Year;
  game.season = wanted.season ?? game.season;
  game.phase = wanted.phase ?? game.phase;
  game.start = wanted.start ?? game.start;
  game.round = wanted.round ?? game.round;
  game.neutralEvil = wanted.neutralEvil ?? game.neutralEvil;
  const claims = claimsOfTable(wanted);
  checkClaims(claims, (id) => inBox(game, id));
  const cards = new Set<string>([...(wanted.city ?? []), wanted.special ?? '']);
  for (const { id } of claims) if (!cards.has(id)) fetch(game, id);
  for (const [seat, lord] of (wanted.lords ?? []).entries()) arrangeLord(game, seat, lord);
  arrangeCity(game, wanted);
  arrangeSpecial(game, wanted.special);
  arrangeOffers(game, wanted);
  arrangeEvents(game, wanted);
  arrangeSlots(game, wanted);
  arrangeDummies(game, wanted);
  arrangePaladin(game, wanted.paladinGone ?? false);
  settleLocks(game, wanted);
  arrangeShared(rulesIn({ scripts }), game, wanted);
}

/** Past the choice of locked orders everybody has two of them, the first ones drawn unless said (DL-FULL.1). */
function settleLocks(game: DungeonLords, { at, lords = [] }: DungeonLordsArrangement): void {
  if (at === undefined || at[0]?.step === undefined || at[0].step === 'start' || at[0].step === 'locks')
    return;
  for (const [seat] of game.lords.entries()) {
    const lord = lordAt(game, seat);
    if (lord.drawn.length === 0 || lords[seat]?.drawn !== undefined) continue;
    if (lord.locked.length === 0) lord.locked = lord.drawn.slice(1);
    lord.drawn = [];
  }
}
