// MK-9.3: a village is plundered before the own turn.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import { siteOf } from '../data/sites.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { siteUnder } from './action.ts';
import { drawCards } from './drawing.ts';
import { changeReputation } from './fame.ts';
import { note, type Of, rule } from './script.ts';

const plunderOf = (game: MageKnight, seat: Seat) => {
  const under = siteUnder(game, seat);
  return under && siteOf(under.kind).plunder;
};

/** Once between two own turns. */
const plunderVillage = rule<Of>('plunderVillage')
  .set('cards', (game, { player }) => plunderOf(game, player)?.draw ?? 0)
  .do('lose', (game, { player }) => {
    playerAt(game, player).plundered = true;
    note({ key: 'plundered', player, space: playerAt(game, player).space ?? '' });
    changeReputation(game, player, plunderOf(game, player)?.reputation ?? 0);
  })
  .call('drawn', drawCards, (_, { player, cards }) => ({ player, n: cards }));

type PlunderAct = { readonly do: 'plunder' };

export const plunder: ActKind<MageKnightTypes, Of, PlunderAct> = {
  list: (game, { player }, into) => {
    if (!playerAt(game, player).plundered && plunderOf(game, player) !== undefined)
      into.push({ do: 'plunder' });
  },
  option: (game, _, { player }) => ({
    id: 'plunder',
    label: { key: 'plunder', ...(plunderOf(game, player) ?? { draw: 0, reputation: 0 }) },
    thing: `space:${playerAt(game, player).space}`,
    rule: 'MK-9.3',
  }),
  carryOut: (_, __, { player }) => calling(plunderVillage, { player }),
};
