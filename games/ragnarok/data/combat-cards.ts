// LOR-HUNT.2: 35 cards of ten kinds.
import type { Op } from './ops.ts';
import type { Source, Weapon } from './types.ts';

export interface CombatCard {
  readonly copies: number;
  /** `any` stands for a weapon of choice in a hunt; a shield only defends. */
  readonly weapon: Weapon | 'shield' | 'any';
  readonly strength: number;
  readonly losses: number;
  /** Effects in a hunt and in a battle; never one in the other (LOR-HUNT.33). */
  readonly hunt: readonly Op[];
  readonly battle: readonly Op[];
  readonly source: Source;
}

export const combatCards = {
  spear: { copies: 4, weapon: 'spear', strength: 2, losses: 0, hunt: [], battle: [], source: 'rulebook' },
  'spear-thrown': {
    copies: 3,
    weapon: 'spear',
    strength: 2,
    losses: 0,
    hunt: [{ op: 'drawCombat', n: 1, when: ['firstWoundThisHunt'] }],
    battle: [{ op: 'battlePlus', n: 1, when: ['attacker'] }],
    source: 'house',
  },
  sword: { copies: 4, weapon: 'sword', strength: 3, losses: 1, hunt: [], battle: [], source: 'rulebook' },
  'sword-riposte': {
    copies: 3,
    weapon: 'sword',
    strength: 3,
    losses: 1,
    hunt: [],
    battle: [{ op: 'battlePlus', n: 1, when: ['defender'] }],
    source: 'house',
  },
  axe: { copies: 4, weapon: 'axe', strength: 4, losses: 2, hunt: [], battle: [], source: 'house' },
  'axe-cleave': {
    copies: 3,
    weapon: 'axe',
    strength: 4,
    losses: 2,
    hunt: [{ op: 'drawCombat', n: 1, when: ['coveredRewardPosition'] }],
    battle: [{ op: 'extraLoss', n: 1, who: 'opponent', when: ['youWin'] }],
    source: 'house',
  },
  bow: {
    copies: 4,
    weapon: 'bow',
    strength: 1,
    losses: 0,
    hunt: [],
    battle: [{ op: 'armyMinus', n: 1, scope: 'oneEnemyArmyInBattle', min: 1, choose: 'you' }],
    source: 'house',
  },
  longbow: {
    copies: 3,
    weapon: 'bow',
    strength: 1,
    losses: 0,
    hunt: [{ op: 'drawCombat', n: 1 }],
    battle: [{ op: 'battlePlus', n: 1, per: 'ownArmyInBattle', max: 3 }],
    source: 'house',
  },
  shield: {
    copies: 4,
    weapon: 'shield',
    strength: 1,
    losses: 0,
    hunt: [{ op: 'blockAttack', when: ['shieldable'] }],
    battle: [{ op: 'ignoreLosses', n: 1 }],
    source: 'house',
  },
  'seidr-staff': {
    copies: 3,
    weapon: 'any',
    strength: 0,
    losses: 0,
    hunt: [{ op: 'anyWeapon', n: 1 }],
    battle: [{ op: 'copyStrength', max: 3 }],
    source: 'house',
  },
} as const satisfies Record<string, CombatCard>;

export type CombatCardId = keyof typeof combatCards;

export const COMBAT_CARDS: readonly CombatCardId[] = Object.keys(combatCards) as CombatCardId[];
