// Chapters ML-GEN.8-9, ML-GH.2-3 and the deployment abilities of ML-MER. Not written yet.
import { calling } from '@krcma/kernel';
import type { MemberId } from '../data/members.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { type Of, rule } from './script.ts';

const useAbility = rule<Of & { card: MemberId }>('useAbility').exitIf('not written', () => true);

export const ability: ActKind<Extract<FreeAct, { do: 'ability' }>> = {
  list: () => {},
  option: (_, __, { card }) => ({
    id: `use:${card}`,
    label: { key: 'use-ability', card },
    thing: `card:${card}`,
    rule: 'ML-GEN.8',
  }),
  carryOut: (player, { card }) => calling(useAbility, { player, card }),
};

export const abilityRules = [useAbility];
