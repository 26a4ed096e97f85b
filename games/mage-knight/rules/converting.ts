// Influence turned into healing, or into a ready unit, while an action of one's own lasts.
import type { ActKind, Refused, Seat } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import { type Lasting, type MageKnight, playerAt, unitAt } from '../state.ts';
import { working } from './lasting.ts';
import { isAnyoneWounded } from './purchases.ts';
import { note, type Of } from './script.ts';
import { unitCard } from './unit-prices.ts';

/** What may be had for Influence: some healing, or a unit. */
interface Deal {
  readonly lasting: Lasting;
  readonly cost: number;
  readonly heal: number;
  readonly unit: number | null;
}

function dealsOf(game: MageKnight, seat: Seat): Deal[] {
  const deals: Deal[] = [];
  if (game.lasting.length === 0) return deals;
  for (const { op, lasting } of working(game, seat, 'asAction'))
    for (const rate of op.rates)
      if ('heal' in rate) deals.push({ lasting, cost: rate.influence, heal: rate.heal, unit: null });
      else if (lasting.unitsLeft !== undefined && lasting.unitsLeft > 0)
        for (const { id, unit, spent } of playerAt(game, seat).units)
          if (spent)
            deals.push({ lasting, cost: unitCard(unit).level * rate.influencePerLevel, heal: 0, unit: id });
  for (const { op, lasting } of working(game, seat, 'readyForInfluence'))
    for (const { id, unit, spent } of playerAt(game, seat).units)
      if (spent && unitCard(unit).level <= op.maxLevel)
        deals.push({ lasting, cost: unitCard(unit).level * op.costPerLevel, heal: 0, unit: id });
  return deals;
}

const isUseful = (game: MageKnight, seat: Seat, { unit }: Deal): boolean =>
  unit !== null || isAnyoneWounded(game, seat);

type ConvertAct = { readonly do: 'convert'; readonly cost: number; readonly unit: number | null };

function optionOf(game: MageKnight, seat: Seat, { cost, heal, unit }: Deal) {
  const ready = unit === null ? undefined : unitAt(playerAt(game, seat), unit);
  return ready === undefined
    ? { id: 'rate:heal', label: { key: 'convert-to-healing' as const, cost, n: heal } }
    : {
        id: `ready:${ready.id}`,
        label: { key: 'convert-to-ready' as const, cost, unit: ready.unit },
        thing: `unit:${ready.id}`,
      };
}

const dealOf = (game: MageKnight, seat: Seat, { cost, unit }: ConvertAct): Deal | undefined =>
  dealsOf(game, seat).find((deal) => deal.cost === cost && deal.unit === unit);

export const convert: ActKind<MageKnightTypes, Of, ConvertAct> = {
  list: (game, { player }, into) => {
    for (const deal of dealsOf(game, player))
      if (deal.cost <= game.turn.influence && isUseful(game, player, deal))
        into.push({ do: 'convert', cost: deal.cost, unit: deal.unit });
  },
  option: (game, act, { player }) => {
    const deal = dealOf(game, player, act);
    if (deal === undefined)
      return { id: 'rate:heal', label: { key: 'convert-to-healing', cost: act.cost, n: 1 } };
    return { ...optionOf(game, player, deal), rule: 'MK-4.19' };
  },
  refused: (game, { player }) => {
    const { influence } = game.turn;
    return dealsOf(game, player)
      .filter(({ cost }) => cost > influence)
      .map(
        (deal): Refused<MageKnightTypes> => ({
          ...optionOf(game, player, deal),
          reason: { key: 'no-influence', cost: deal.cost, influence },
          rule: 'MK-10.9',
        }),
      );
  },
  carryOut: (game, act, { player }) => {
    const deal = dealOf(game, player, act);
    if (deal === undefined) return undefined;
    const { cost, heal, unit, lasting } = deal;
    game.turn.influence -= cost;
    game.turn.heal += heal;
    const ready = unit === null ? undefined : unitAt(playerAt(game, player), unit);
    if (ready !== undefined) {
      ready.spent = false;
      if (lasting.unitsLeft !== undefined) lasting.unitsLeft--;
    }
    note({ key: 'converted', player, cost, heal, unit: ready?.unit ?? null });
    return undefined;
  },
};
