// Where in the adventure phase a table stands, by the rules being carried out.
import { attack } from '../rules/attack.ts';
import { realmBattle } from '../rules/battle.ts';
import { lootStep } from '../rules/battle-loot.ts';
import { citadelDefence } from '../rules/citadel-defence.ts';
import { conquest } from '../rules/conquest.ts';
import { diceQuest, resourceQuest, visitResourceQuest } from '../rules/quests.ts';
import type { MonsterLands } from '../state.ts';

/** Where the round stands: places before it are resolved. */
export interface Stage {
  /** Index into qa, qb, a, b, gate; -1 before the adventure, 5 after it. */
  readonly at: number;
  /** The mercenary being resolved has been attacked. */
  readonly struck: boolean;
  /** The monster of the place being resolved is beaten. */
  readonly cleared: boolean;
  /** Loot is being handed out there. */
  readonly looting: boolean;
  /** The first path of the resource quest has had its turn. */
  readonly paid: boolean;
}

export const ORDER: Readonly<Record<string, number>> = { qa: 0, qb: 1, a: 2, b: 3, gate: 4 };

export function stageOf({ phase, stack }: MonsterLands): Stage {
  if (phase !== 'adventure')
    return { at: phase === 'clean-up' ? 5 : -1, struck: false, cleared: false, looting: false, paid: false };
  let at = -1;
  let struck = false;
  let cleared = false;
  let looting = false;
  let paid = false;
  for (const frame of stack) {
    const { rule } = frame;
    if (rule === diceQuest.name) at = 0;
    else if (rule === resourceQuest.name) at = 1;
    else if (rule === realmBattle.name) at = ORDER[realmBattle.localsAt(frame)?.area ?? 'a'] ?? 2;
    else if (rule === citadelDefence.name) at = 4;
    else if (rule === visitResourceQuest.name) paid = visitResourceQuest.localsAt(frame)?.path === 'qb2';
    else if (rule === attack.name) struck = true;
    else if (rule === conquest.name) cleared = true;
    else if (rule === lootStep.name) looting = true;
  }
  return { at, struck, cleared, looting, paid };
}
