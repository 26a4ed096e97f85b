// DL-DATA.13: what happens to a lord's stock and reputation.

import { ruleOf } from '../../data/ops-source.ts';
import type { Goods } from '../../data/types.ts';
import { type DungeonLords, type Lord, lordAt } from '../../state.ts';
import { bury } from '../bury.ts';
import { canPay, loseImps, pay } from '../goods.ts';
import { note, rule } from '../script.ts';
import { moveEvil } from '../track.ts';
import { type Deed, type OpAt, opNamed } from './op-at.ts';
import { creatureAt } from './ways.ts';

type Kind = 'gold' | 'food' | 'imp';

const stockOf = (lord: Lord, kind: Kind): number => (kind === 'imp' ? lord.imps : lord[kind]);

function takeFrom(lord: Lord, kind: Kind, amount: number): number {
  if (kind === 'imp') return loseImps(lord, amount);
  const lost = Math.min(amount, lord[kind]);
  lord[kind] -= lost;
  return lost;
}

/** So many times a price. */
function priceFor(each: Goods, times: number): Goods {
  const price: Record<string, number> = {};
  for (const [kind, amount] of Object.entries(each)) price[kind] = amount * times;
  return times === 0 ? {} : price;
}

/** From none up to the most a lord can pay for. */
function affordable(game: DungeonLords, lord: Lord, each: Goods, most: number): number[] {
  const counts = [0];
  while (counts.length <= most && canPay(game, lord, priceFor(each, counts.length)))
    counts.push(counts.length);
  return counts;
}

const payGoods: Deed = (game, { player, source, path, creature }) => {
  const { goods } = opNamed({ source, path }, 'pay');
  pay(game, player, goods);
  const whom = creature === undefined ? {} : { creature: creatureAt(lordAt(game, player), creature).id };
  note({ key: 'goods-paid', player, source, goods, ...whom });
};

/** What there is, up to the amount (DL-SPL.5). */
const lose: Deed = (game, { player, source, path }) => {
  const { what, amount } = opNamed({ source, path }, 'lose');
  const lord = lordAt(game, player);
  const had = stockOf(lord, what);
  const lost = takeFrom(lord, what, amount);
  if (lost > 0) note({ key: 'goods-lost', player, source, what, had, lost, kept: 0, paid: {} });
};

export const lordDeeds = { pay: payGoods, lose } as const;

/** Evil of an event is a movement, not a payment (DL-SPE.16); some of it may be bought off (DL-SPE.11). */
export const gainEvil = rule<OpAt>('gainEvil')
  .maybeChoose('cancelled', {
    kind: 'number',
    values: (game, at) => {
      const { amount, cancelEachFor } = opNamed(at, 'gainEvil');
      return cancelEachFor && affordable(game, lordAt(game, at.player), cancelEachFor, amount);
    },
    option: (_, cancelled, at) => {
      const { amount, cancelEachFor = {} } = opNamed(at, 'gainEvil');
      return {
        id: `pay:${cancelled}`,
        label: { key: 'cancel-evil', paid: priceFor(cancelEachFor, cancelled), evil: amount - cancelled },
        rule: ruleOf[at.source],
      };
    },
    prompt: (_, at) => {
      const { amount, cancelEachFor = {} } = opNamed(at, 'gainEvil');
      return { key: 'ask-cancel-evil', source: at.source, evil: amount, each: cancelEachFor };
    },
  })
  .do('move', (game, { cancelled = 0, player, source, path }) => {
    const { amount, cancelEachFor = {} } = opNamed({ source, path }, 'gainEvil');
    if (cancelled > 0) pay(game, player, priceFor(cancelEachFor, cancelled));
    if (cancelled > 0) note({ key: 'evil-cancelled', player, source, evil: amount, cancelled });
    moveEvil(game, player, amount - cancelled);
  });

const halfOf = (lord: Lord, at: OpAt): number => {
  const { what, round } = opNamed(at, 'loseHalf');
  return Math[round === 'up' ? 'ceil' : 'floor'](stockOf(lord, what) / 2);
};

/** Half of something goes, unless it is kept for a price (DL-SPE.5, DL-SPE.6, DL-SPE.8). */
export const loseHalf = rule<OpAt>('loseHalf')
  .maybeChoose('kept', {
    kind: 'number',
    values: (game, at) => {
      const lord = lordAt(game, at.player);
      const { saveEachFor } = opNamed(at, 'loseHalf');
      return saveEachFor && affordable(game, lord, saveEachFor, halfOf(lord, at));
    },
    option: (game, kept, at) => {
      const { what, saveEachFor = {} } = opNamed(at, 'loseHalf');
      const lost = halfOf(lordAt(game, at.player), at) - kept;
      return {
        id: `pay:${kept}`,
        label: { key: 'keep-some', what, kept, lost, paid: priceFor(saveEachFor, kept) },
        rule: ruleOf[at.source],
      };
    },
    prompt: (game, at) => {
      const { what, saveEachFor = {} } = opNamed(at, 'loseHalf');
      const lost = halfOf(lordAt(game, at.player), at);
      return { key: 'ask-keep', source: at.source, what, lost, each: saveEachFor };
    },
  })
  .do('lose', (game, { kept = 0, ...at }) => {
    const { player, source } = at;
    const { what, saveEachFor = {} } = opNamed(at, 'loseHalf');
    const lord = lordAt(game, player);
    const had = stockOf(lord, what);
    const paid = priceFor(saveEachFor, kept);
    const lost = takeFrom(lord, what, halfOf(lord, at) - kept);
    pay(game, player, paid);
    if (lost + kept > 0) note({ key: 'goods-lost', player, source, what, had, lost, kept, paid });
  });

type Treasure = 'gold' | 'food' | 'trap';

const hasAny = (lord: Lord, kind: Treasure): boolean =>
  kind === 'trap' ? lord.traps.length > 0 : lord[kind] > 0;

/** One of the first kind there is; of traps its owner chooses (DL-SPL.6). */
export const loseFirstAvailable = rule<OpAt>('loseFirstAvailable')
  .set('what', (game, at): Treasure | null => {
    const lord = lordAt(game, at.player);
    return opNamed(at, 'loseFirstAvailable').order.find((kind) => hasAny(lord, kind)) ?? null;
  })
  .do('lose', (game, { player, source, what }) => {
    const lord = lordAt(game, player);
    if (what === null) return;
    const had = what === 'trap' ? lord.traps.length : lord[what];
    note({ key: 'goods-lost', player, source, what, had, lost: 1, kept: 0, paid: {} });
    if (what !== 'trap') lord[what]--;
  })
  .maybeCall('buried', bury, (_, { player, source, what }) =>
    what === 'trap' ? { player, source, rule: ruleOf[source] } : undefined,
  );
