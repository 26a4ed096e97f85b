// Who is fought, and who of them can be reached now.
import { type EnemyId, enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import type { Combat, Foe, MageKnight } from '../../state.ts';
import { attackValue, fortificationOf } from './numbers.ts';

export type NewFoe = Pick<Foe, 'enemy' | 'space' | 'role' | 'summoner' | 'fortified' | 'city' | 'gained'>;

/** Adds an enemy to the combat as it is printed. */
export function addFoe({ foes }: Pick<Combat, 'foes'>, wanted: NewFoe): Foe {
  const { attacks }: Enemy = enemies[wanted.enemy];
  const foe: Foe = {
    id: foes.length,
    ...wanted,
    armorDelta: 0,
    armorSet: null,
    grown: 0,
    attacks: attacks.map(({ element }) => ({ delta: 0, element, bare: false, state: 'open' })),
    lost: { fort: false, resistances: [], abilities: [] },
    still: false,
    defended: false,
    guarded: 0,
    helped: false,
    fell: null,
    doomed: false,
    defeated: false,
  };
  foes.push(foe);
  return foe;
}

/** A token goes to the discards of its back. */
export function discardToken(game: MageKnight, enemy: EnemyId): void {
  game.enemies[enemies[enemy].colour].discard.push(enemy);
}

/** It has called monsters that stand in for it now (MK-12.11, .34). */
function isStoodInFor({ phase, foes }: Combat, { id }: Foe): boolean {
  if (phase !== 'block' && phase !== 'damage') return false;
  return foes.some((each) => each.summoner === id);
}

/** Something may be done to it now. */
export const isReachable = (combat: Combat, foe: Foe): boolean => !foe.defeated && !isStoodInFor(combat, foe);

/** It may be attacked in this phase (MK-12.4, .34). */
export function isTarget(game: MageKnight, foe: Foe): boolean {
  if (foe.defeated || foe.role === 'summoned') return false;
  return game.combat?.phase === 'attack' || fortificationOf(game, foe) < 2;
}

/** This attack of it will come unless something is done (MK-12.19, .35). */
export const isComing = (game: MageKnight, foe: Foe, attack: number): boolean =>
  !foe.defeated && !foe.still && foe.attacks[attack]?.state === 'open' && attackValue(game, foe, attack) > 0;

/** Calls back for each attack that is still to come, in the order of the enemies. */
export function eachComing(game: MageKnight, tell: (foe: Foe, attack: number) => void): void {
  for (const foe of game.combat?.foes ?? [])
    for (let attack = 0; attack < foe.attacks.length; attack++)
      if (isComing(game, foe, attack)) tell(foe, attack);
}

/** Anybody is left to fight: monsters that were called go with whoever called them. */
export const isAnybodyLeft = ({ foes }: Combat): boolean =>
  foes.some(({ defeated, role }) => !defeated && role !== 'summoned');
