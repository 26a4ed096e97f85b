// A combat as it is shown: every number with what it came from, what is laid and needed, and what comes if nothing more is done.
import { ABILITIES, type Ability, type AttackAbility } from '../../data/enemy.ts';
import type { Resistance } from '../../data/types.ts';
import type { Sum } from '../../messages/combat.ts';
import { type Combat, type Foe, type FoeAttack, type MageKnight, playerAt } from '../../state.ts';
import { armorOf as heroArmor } from '../deck.ts';
import { eachComing, isComing } from './foes.ts';
import {
  armorOf,
  attackAbilities,
  attackValue,
  blockNeed,
  damageOf,
  fortificationOf,
  has,
  type Part,
  resistancesOf,
} from './numbers.ts';
import { sumOf } from './sums.ts';

/** A number and its parts. */
export type Figure = { readonly n: number; readonly parts: readonly Part[] };

export type AttackView = FoeAttack & {
  readonly value: Figure;
  /** What a block must reach, and what it deals unblocked. */
  readonly need: number;
  readonly damage: number;
  readonly abilities: readonly AttackAbility[];
  readonly comes: boolean;
};

export type FoeView = Omit<Foe, 'attacks'> & {
  readonly attacks: readonly AttackView[];
  readonly armor: Figure;
  readonly fortification: number;
  readonly abilities: readonly Ability[];
  readonly resistances: readonly Resistance[];
};

export type CombatView = Omit<Combat, 'foes'> & {
  readonly foes: readonly FoeView[];
  readonly sum: Sum;
  /** If nothing more is blocked: damage in all, and how many wounds it is if the hero takes it alone. */
  readonly threat: { readonly damage: number; readonly wounds: number };
};

function figure(count: (into: Part[]) => number): Figure {
  const parts: Part[] = [];
  return { n: count(parts), parts };
}

const attackView = (game: MageKnight, foe: Foe, attack: FoeAttack, index: number): AttackView => ({
  ...attack,
  value: figure((into) => attackValue(game, foe, index, into)),
  need: blockNeed(game, foe, index),
  damage: damageOf(game, foe, index),
  abilities: attackAbilities(foe, attack),
  comes: isComing(game, foe, index),
});

const foeView = (game: MageKnight, foe: Foe): FoeView => ({
  ...foe,
  attacks: foe.attacks.map((attack, index) => attackView(game, foe, attack, index)),
  armor: figure((into) => armorOf(game, foe, into)),
  fortification: fortificationOf(game, foe),
  abilities: ABILITIES.filter((ability) => has(foe, ability)),
  resistances: resistancesOf(foe),
});

function threatOf(game: MageKnight): CombatView['threat'] {
  const armor = heroArmor(playerAt(game, game.active));
  let [damage, wounds] = [0, 0];
  eachComing(game, (foe, index) => {
    const n = damageOf(game, foe, index);
    damage += n;
    wounds += Math.ceil(n / armor);
  });
  return { damage, wounds };
}

export const combatView = (game: MageKnight, combat: Combat): CombatView => ({
  ...combat,
  foes: combat.foes.map((foe) => foeView(game, foe)),
  sum: sumOf(game),
  threat: threatOf(game),
});
