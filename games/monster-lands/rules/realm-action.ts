// Chapters ML-SRE and ML-REA. Not written yet: settled realms cannot be used.
import { calling } from '@krcma/kernel';
import type { RealmId } from '../data/realms.ts';
import type { Action, ActKind } from './acts.ts';
import { type Of, rule } from './script.ts';

const useRealm = rule<Of & { realm: RealmId }>('useRealm').exitIf('not written', () => true);

export const realm: ActKind<Extract<Action, { do: 'realm' }>> = {
  list: () => {},
  option: (_, __, { realm: id }) => ({
    id: `realm:${id}`,
    label: { key: 'use-realm', realm: id },
    thing: `realm:${id}`,
    rule: 'ML-SRE.1',
  }),
  carryOut: (player, { realm: id }) => calling(useRealm, { player, realm: id }),
};

export const realmActionRules = [useRealm];
