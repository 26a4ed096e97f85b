// Chapters ML-BAT, ML-REV, ML-MATK, ML-ATK, ML-BEND, ML-CON and ML-LOOT.1-5. Not written yet.
import type { RealmAreaId } from '../data/board.ts';
import { rule } from './script.ts';

/** Reveal traps, monster fight, conquest, loot (ML-BAT.1). */
export const realmBattle = rule<{ area: RealmAreaId }>('realmBattle').exitIf('not written', () => true);

export const battleRules = [realmBattle];
