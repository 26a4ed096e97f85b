// Chapter ML-POT.1: healing outside of battles.
import { calling } from '@krcma/kernel';
import type { MemberId } from '../data/members.ts';
import { clanAt } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { heal as healMember } from './members.ts';
import { type Of, rule } from './script.ts';

const drinkPotion = rule<Of & { member: MemberId }>('drinkPotion').do('heal', (game, { player, member }) => {
  clanAt(game, player).potions--;
  healMember(game, player, member);
});

/** Any wounded member who is not on a path. */
export const heal: ActKind<Extract<FreeAct, { do: 'heal' }>> = {
  list(game, seat, into) {
    const { potions, members } = clanAt(game, seat);
    if (potions === 0) return;
    for (const { id, wounded, path } of members)
      if (wounded && path === null) into.push({ do: 'heal', member: id });
  },
  option: (_, __, { member }) => ({
    id: `heal:${member}`,
    label: { key: 'heal', member },
    thing: `card:${member}`,
    rule: 'ML-POT.1',
  }),
  carryOut: (player, { member }) => calling(drinkPotion, { player, member }),
};
