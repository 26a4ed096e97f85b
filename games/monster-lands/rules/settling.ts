// Chapter ML-STL: settling is a free act, any time (ML-STL.7).
import { calling } from '@krcma/kernel';
import type { MemberId } from '../data/members.ts';
import type { RealmId } from '../data/realms.ts';
import { clanAt } from '../state.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { maySettle, settle as settleIn } from './members.ts';
import { type Of, rule } from './script.ts';

const settleRealm = rule<Of & { member: MemberId; realm: RealmId }>('settleRealm').do(
  'settle',
  (game, { player, member, realm }) => settleIn(game, player, member, realm),
);

export const settle: ActKind<Extract<FreeAct, { do: 'settle' }>> = {
  list(game, seat, into) {
    const clan = clanAt(game, seat);
    for (const realm of clan.realms)
      for (const member of clan.members)
        if (maySettle(clan, member, realm)) into.push({ do: 'settle', member: member.id, realm });
  },
  option: (_, __, { member, realm }) => ({
    id: `settle:${realm}:${member}`,
    label: { key: 'settle', member, realm },
    thing: `realm:${realm}`,
    rule: 'ML-STL.1',
  }),
  carryOut: (player, { member, realm }) => calling(settleRealm, { player, member, realm }),
};
