// MK-10.11, .12, .23, MK-6.3 to .6, .17: a unit of the offer is recruited for Influence.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import { BASICS } from '../data/types.ts';
import type { UnitId } from '../data/units.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Why } from './action.ts';
import { changeReputation } from './fame.ts';
import { tally } from './gains.ts';
import { works } from './lasting.ts';
import { canPay, type Paying, payMana } from './mana.ts';
import { type Market, marketNow } from './market.ts';
import { takeUnitOffered } from './offers.ts';
import { note, type Of, rule } from './script.ts';
import {
  type Command,
  commandsOf,
  type Discount,
  discountsOf,
  offeredUnits,
  priceOf,
  surchargeOf,
  unitCard,
} from './unit-prices.ts';
import { freeCommands, joinUnit, leaveUnit } from './units.ts';

/** The least a unit can cost now: with everything that makes it cheaper. */
function leastPrice(game: MageKnight, seat: Seat, market: Market, unit: UnitId): number | undefined {
  const discounts = discountsOf(game, seat);
  let least: number | undefined;
  for (const command of commandsOf(game, seat)) {
    const price = priceOf(game, market, unit, command, discounts);
    if (least === undefined || price < least) least = price;
  }
  return least;
}

/** What keeps a unit from joining. */
function whyNot(game: MageKnight, seat: Seat, market: Market, unit: UnitId): Why | undefined {
  const { familiar, reputation } = unitCard(unit);
  const { counted = null } = game.turn.interaction ?? {};
  if (surchargeOf(market, unit) === undefined)
    return { reason: { key: 'not-recruited-here' }, rule: 'MK-10.11' };
  if (works(game, seat, 'onHerOwn')) return { reason: { key: 'recruits-nobody' }, rule: 'MK-10.11' };
  if (counted !== null && reputation !== undefined && reputation !== counted)
    return { reason: { key: 'reputation-counted-otherwise' }, rule: 'MK-10.23' };
  const cost = leastPrice(game, seat, market, unit);
  if (cost === undefined) return { reason: { key: 'no-command' }, rule: 'MK-6.3' };
  const { influence } = game.turn;
  if (cost > influence) return { reason: { key: 'no-influence', cost, influence }, rule: 'MK-10.9' };
  if (familiar === true && !canPay(game, seat, BASICS))
    return { reason: { key: 'no-mana', costs: [BASICS] }, rule: 'MK-23.3' };
  return undefined;
}

interface Hire extends Of {
  unit: UnitId;
}

const affordable = (game: MageKnight, { player, unit }: Hire, command: Command): boolean => {
  const market = marketNow(game);
  return (
    market !== undefined &&
    priceOf(game, market, unit, command, discountsOf(game, player)) <= game.turn.influence
  );
};

const priceWith = (
  game: MageKnight,
  { unit, command }: Hire & { command: Command },
  discounts: readonly Discount[],
): number => {
  const market = marketNow(game);
  return market === undefined ? 0 : priceOf(game, market, unit, command, discounts);
};

/** Pays for it and remembers what was used up by it. */
function pay(
  game: MageKnight,
  seat: Seat,
  unit: UnitId,
  price: number,
  discounts: readonly Discount[],
): void {
  const { turn, lasting } = game;
  turn.influence -= price;
  turn.hired++;
  turn.recruited++;
  const { reputation: times } = unitCard(unit);
  if (turn.interaction !== null && times !== undefined) turn.interaction.counted ??= times;
  for (const { index, reputation } of discounts) {
    const used = lasting[index];
    if (used !== undefined) used.left = 0;
    changeReputation(game, seat, reputation);
  }
  note({ key: 'unit-recruited', player: seat, unit, cost: price });
}

/** The card that commands it leaves the play area (MK-6.17). */
function spendCommand(game: MageKnight, seat: Seat, { by }: Command): void {
  if (by === null) return;
  const { played } = playerAt(game, seat);
  const index = played.findIndex(({ card }) => card === by);
  if (index < 0) return;
  played.splice(index, 1);
  const used = game.lasting.find(({ source, left }) => source.startsWith(`card:${by}:`) && left !== 0);
  if (used !== undefined) used.left = 0;
}

export const recruitUnit = rule<Hire>('recruitUnit')
  .choose('command', {
    kind: 'one',
    values: (game, hire) => commandsOf(game, hire.player).filter((each) => affordable(game, hire, each)),
    option: (_, { by, discount }) => ({
      id: by === null ? 'command:token' : `command:${by}`,
      label: { key: 'command', by, discount },
      rule: by === null ? 'MK-6.3' : 'MK-6.17',
    }),
    prompt: (_, { unit }) => ({ key: 'ask-command', unit }),
  })
  .gather('discounts', {
    kind: 'some',
    values: (game, { player }) => discountsOf(game, player),
    suffices: (game, hire, picked) => priceWith(game, hire, picked) <= game.turn.influence,
    option: (_, { index, source, n, reputation }) => ({
      id: `discount:${index}`,
      label: { key: 'discount', source, n, reputation },
    }),
    prompt: (game, hire, picked) => ({
      key: 'ask-discount',
      unit: hire.unit,
      cost: priceWith(game, hire, picked),
    }),
    done: () => ({ key: 'no-discount' }),
  })
  .maybeChoose('disbanded', {
    kind: 'one',
    values: (game, { player, command }) => {
      const owner = playerAt(game, player);
      if (command.by !== null || freeCommands(owner) > 0) return undefined;
      return owner.units.filter((unit) => unit.command === null).map(({ id }) => id);
    },
    option: (game, id, { player, unit }) => ({
      id: `disband:${id}`,
      label: {
        key: 'disband',
        unit: playerAt(game, player).units.find((each) => each.id === id)?.unit ?? unit,
      },
      thing: `unit:${id}`,
      rule: 'MK-6.6',
    }),
    prompt: () => ({ key: 'ask-disband' }),
  })
  .maybeCall('mana', payMana, (_, { player, unit }): Paying | undefined =>
    unitCard(unit).familiar === true ? { player, source: `unit:${unit}:0`, colours: [...BASICS] } : undefined,
  )
  .do('join', (game, { player, unit, command, discounts, disbanded, mana }) => {
    pay(game, player, unit, priceWith(game, { player, unit, command }, discounts), discounts);
    if (disbanded !== undefined) leaveUnit(game, player, disbanded);
    spendCommand(game, player, command);
    takeUnitOffered(game, unit);
    const joined = joinUnit(game, player, unit);
    joined.command = command.by;
    for (const colour of BASICS) if (colour === mana) joined.mana = colour;
    tally(game, player, 'unitRecruited');
  });

type RecruitAct = { readonly do: 'recruit'; readonly unit: UnitId };

const optionOf = (game: MageKnight, seat: Seat, market: Market, unit: UnitId) => ({
  id: `recruit:${unit}`,
  label: {
    key: 'recruit' as const,
    unit,
    cost: leastPrice(game, seat, market, unit) ?? unitCard(unit).cost,
  },
  thing: `offer:${unit}`,
});

export const recruit: ActKind<MageKnightTypes, Of, RecruitAct> = {
  list: (game, { player }, into) => {
    const market = marketNow(game);
    if (market === undefined) return;
    for (const unit of offeredUnits(game))
      if (whyNot(game, player, market, unit) === undefined) into.push({ do: 'recruit', unit });
  },
  option: (game, { unit }, { player }) => ({
    ...optionOf(game, player, marketNow(game) ?? { icons: [] }, unit),
    rule: 'MK-10.11',
  }),
  refused: (game, { player }) => {
    const market = marketNow(game);
    if (market === undefined) return [];
    return offeredUnits(game).flatMap((unit) => {
      const why = whyNot(game, player, market, unit);
      return why === undefined ? [] : [{ ...optionOf(game, player, market, unit), ...why }];
    });
  },
  carryOut: (_, { unit }, { player }) => calling(recruitUnit, { player, unit }),
};
