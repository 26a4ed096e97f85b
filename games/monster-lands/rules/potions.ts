// Chapter ML-POT.1: healing outside of battles.
import { clanAt } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { heal as healMember } from './members.ts';

/** Any wounded member who is not on a path. */
export const heal: ActKind<Extract<FreeAct, { do: 'heal' }>> = {
  list(game, { player }, into) {
    const { potions, members } = clanAt(game, player);
    if (potions === 0) return;
    for (const { id, wounded, path } of members)
      if (wounded && path === null) into.push({ do: 'heal', member: id });
  },
  option: (_, { member }) => ({
    id: `heal:${member}`,
    label: { key: 'heal', member },
    thing: `card:${member}`,
    rule: 'ML-POT.1',
  }),
  carryOut: (game, { member }, { player }) => {
    clanAt(game, player).potions--;
    healMember(game, player, member);
  },
};
