// Who is fought, and who of them can be reached now.
import { type EnemyId, enemies } from '../../data/enemies.ts';
import type { Enemy, EnemyAttack } from '../../data/enemy.ts';
import { levelOfLeader } from '../../data/factions.ts';
import type { Combat, Foe, FoeAttack, Leader, MageKnight, Rival } from '../../state.ts';
import { attackValue, fortificationOf, isRivalHero, isUntouchable } from './numbers.ts';

type Placed = Pick<Foe, 'space' | 'role' | 'summoner' | 'fortified' | 'city' | 'gained'>;

export type NewFoe = Placed & { readonly enemy: EnemyId };

type NewRival = Pick<Foe, 'enemy' | 'fortified'> & { readonly rival: Rival };

/** An attack that nothing was done to. */
export const openAttack = ({ element }: EnemyAttack): FoeAttack => ({
  delta: 0,
  element,
  bare: false,
  state: 'open',
});

function join(
  { foes }: Pick<Combat, 'foes'>,
  wanted: Placed & Pick<Foe, 'enemy' | 'rival' | 'leader'>,
  attacks: readonly EnemyAttack[],
): Foe {
  const foe: Foe = {
    id: foes.length,
    ...wanted,
    armorDelta: 0,
    armorSet: null,
    grown: 0,
    attacks: attacks.map(openAttack),
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

/** Adds an enemy to the combat as it is printed. */
export function addFoe(combat: Pick<Combat, 'foes'>, wanted: NewFoe): Foe {
  const { attacks }: Enemy = enemies[wanted.enemy];
  return join(combat, wanted, attacks);
}

/** Adds the leader of a faction as it is now (MK-24.6). */
export const addLeader = (
  combat: Pick<Combat, 'foes'>,
  { id, level }: Pick<Leader, 'id' | 'level'>,
  placed: Placed,
): Foe => join(combat, { ...placed, enemy: id, leader: { id, level } }, levelOfLeader(id, level).attacks);

/** Adds somebody of another player. */
export const addRival = (combat: Combat, { enemy, fortified, rival }: NewRival): Foe =>
  join(
    combat,
    { enemy, rival, fortified, space: null, role: 'rival', summoner: null, city: [], gained: [] },
    rival.attacks,
  );

/** It has called monsters that stand in for it now (MK-12.11, .34). */
function isStoodInFor({ phase, foes }: Combat, { id }: Foe): boolean {
  if (phase !== 'block' && phase !== 'damage') return false;
  return foes.some((each) => each.summoner === id);
}

/** Something may be done to it now; never to the hero of another player (MK-17.23). */
export const isReachable = (combat: Combat, foe: Foe): boolean =>
  !foe.defeated && !isRivalHero(foe) && !isStoodInFor(combat, foe);

/** It may be attacked in this phase (MK-12.4, .34). */
export function isTarget(game: MageKnight, foe: Foe): boolean {
  if (foe.defeated || foe.role === 'summoned' || isUntouchable(foe)) return false;
  return game.combat?.phase === 'attack' || fortificationOf(game, foe) < 2;
}

/** This attack of it will come unless something is done (MK-12.19, .35). */
export const isComing = (game: MageKnight, foe: Foe, attack: number): boolean =>
  !foe.defeated &&
  !foe.still &&
  !isRivalHero(foe) &&
  foe.attacks[attack]?.state === 'open' &&
  attackValue(game, foe, attack) > 0;

/** Calls back for each attack that is still to come, in the order of the enemies. */
export function eachComing(game: MageKnight, tell: (foe: Foe, attack: number) => void): void {
  for (const foe of game.combat?.foes ?? [])
    for (let attack = 0; attack < foe.attacks.length; attack++)
      if (isComing(game, foe, attack)) tell(foe, attack);
}

/** Volkare does not fall, but attacks once his die is rolled (MK-23.28). */
const stillAttacks = ({ phase }: Combat, { attacks }: Foe): boolean =>
  (phase === 'block' || phase === 'damage') && attacks.some(({ state }) => state === 'open');

/** Anybody is left to fight: monsters that were called go with whoever called them. */
export const isAnybodyLeft = (combat: Combat): boolean =>
  combat.foes.some((foe) => {
    if (foe.defeated || foe.role === 'summoned') return false;
    return !isUntouchable(foe) || stillAttacks(combat, foe);
  });
