// LOR-LOKI: the arch-enemy.
import type { Op } from './ops.ts';
import type { Rune, Weapon } from './types.ts';

interface ArchEnemy {
  readonly rune: Rune;
  /** Two weapons each: a card for either (LOR-LOKI.12); with two players only the first ones, see `companyOf`. */
  readonly wounds: readonly (readonly [Weapon, Weapon])[];
  readonly activation: readonly Op[];
  readonly runeAbility: readonly Op[];
  readonly specialAttack: readonly Op[];
}

export const loki: ArchEnemy = {
  rune: 'othila',
  wounds: [
    ['sword', 'spear'],
    ['axe', 'bow'],
    ['spear', 'bow'],
    ['sword', 'axe'],
    ['sword', 'bow'],
    ['spear', 'axe'],
  ],
  activation: [
    { op: 'moveLoki', min: 1, max: 2 },
    { op: 'armyMinus', n: 1, scope: 'eachArmyInLokiRegion' },
  ],
  runeAbility: [
    { op: 'placeLoki', where: 'anyOtherRegion' },
    { op: 'drawCombat', n: 1 },
  ],
  specialAttack: [
    { op: 'revealHand', who: 'hunter' },
    {
      op: 'discardCombat',
      n: 2,
      who: 'hunter',
      how: 'monsterPlayerChoice',
      elseEach: [{ op: 'injure', n: 1, who: 'hunter' }],
    },
  ],
};
