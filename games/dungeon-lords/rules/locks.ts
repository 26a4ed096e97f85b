// Chapter DL-FULL.1: of three orders one is kept, two become inaccessible.
import type { OrderId } from '../data/orders.ts';
import { lordAt } from '../state.ts';
import { type Of, rule } from './script.ts';

const others = (drawn: readonly OrderId[], kept: OrderId): OrderId[] => drawn.filter((each) => each !== kept);

export const chooseLocks = rule<Of>('chooseLocks')
  .choose('kept', {
    kind: 'one',
    secret: true,
    values: (game, { player }) => lordAt(game, player).drawn,
    option: (game, kept, { player }) => ({
      id: `keep:${kept}`,
      label: { key: 'keep-order', order: kept, locks: others(lordAt(game, player).drawn, kept) },
      thing: `order:${kept}`,
      rule: 'DL-FULL.1',
    }),
    prompt: () => ({ key: 'ask-locks' }),
  })
  .gives((_, { player, kept }) => ({ player, kept }));
