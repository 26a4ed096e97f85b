// Chapters ML-LOOT.4 and ML-LTB. Not written yet: loot cannot be used.
import { calling } from '@krcma/kernel';
import type { LootId } from '../data/loot.ts';
import type { ActKind, FreeAct } from './acts.ts';
import { type Of, rule } from './script.ts';

const useLoot = rule<Of & { loot: LootId }>('useLoot').exitIf('not written', () => true);

export const loot: ActKind<Extract<FreeAct, { do: 'loot' }>> = {
  list: () => {},
  option: (_, __, { loot: id }) => ({
    id: `loot:${id}`,
    label: { key: 'use-loot', loot: id },
    thing: `loot:${id}`,
    rule: 'ML-LOOT.4',
  }),
  carryOut: (player, { loot: id }) => calling(useLoot, { player, loot: id }),
};

export const lootRules = [useLoot];
