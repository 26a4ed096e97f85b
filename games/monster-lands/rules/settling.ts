// Chapter ML-STL: settling is a free act, any time (ML-STL.7).
import { clanAt } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { maySettle, settle as settleIn } from './members.ts';

export const settle: ActKind<Extract<FreeAct, { do: 'settle' }>> = {
  list(game, { player }, into) {
    const clan = clanAt(game, player);
    for (const realm of clan.realms)
      for (const member of clan.members)
        if (maySettle(clan, member, realm)) into.push({ do: 'settle', member: member.id, realm });
  },
  option: (_, { member, realm }) => ({
    id: `settle:${realm}:${member}`,
    label: { key: 'settle', member, realm },
    thing: `realm:${realm}`,
    rule: 'ML-STL.1',
  }),
  carryOut: (game, { member, realm }, { player }) => {
    settleIn(game, player, member, realm);
  },
};
