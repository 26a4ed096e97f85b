// MK-17.23 to .28: the other player's hero and units, as whoever acts now faces them.
import type { Seat } from '@krcma/kernel';
import type { EnemyAttack } from '../../data/enemy.ts';
import type { HeroId } from '../../data/heroes.ts';
import { siteOf } from '../../data/sites.ts';
import {
  type Combat,
  type Duel,
  type Foe,
  type MageKnight,
  playerAt,
  type Rival,
  type Unit,
  unitAt,
} from '../../state.ts';
import { addRival, openAttack } from '../combat/foes.ts';
import { isRivalHero } from '../combat/numbers.ts';
import { armorOf as heroArmor } from '../deck.ts';
import { siteAt } from '../map.ts';
import { note } from '../script.ts';
import { unitArmor, unitResistances } from '../unit-numbers.ts';
import { rivalOf } from './turns.ts';

/** The hero is the first one, and stands for the whole attack. */
export const HERO = 0;

/** A keep or a tower protects whoever is attacked there (MK-17.9). */
function fortificationOf(game: MageKnight, { space, defender }: Duel, seat: Seat): number {
  const kind = siteAt(game, space);
  return seat === defender && kind !== undefined && siteOf(kind).class === 'fortified' ? 1 : 0;
}

const sharesOfUnit = ({ attack }: Duel, unit: number): EnemyAttack[] =>
  attack.flatMap(({ n, element, unit: by }) => (by === unit ? [{ n, element }] : []));

function heroRival(game: MageKnight, duel: Duel, owner: Seat): Rival {
  return {
    unit: null,
    armor: heroArmor(playerAt(game, owner)),
    resistances: [],
    abilities: duel.phase === 'ranged' ? ['swift'] : [],
    attacks: [{ n: 0, element: 'physical' }],
  };
}

function unitRival(game: MageKnight, duel: Duel, owner: Seat, unit: Unit): Rival {
  const player = playerAt(game, owner);
  return {
    unit: unit.id,
    armor: unitArmor(game, player, unit),
    resistances: unitResistances(game, player, unit),
    abilities: [],
    attacks: sharesOfUnit(duel, unit.id),
  };
}

/**
 * Its numbers and its share in the attack that was made. What was done to an attack of it stays for the next one
 * (MK-17.27); that it did not come does not (MK-17.28).
 */
function renew(foe: Foe, rival: Rival): void {
  if (foe.rival === undefined) return;
  Object.assign(foe.rival, rival);
  foe.still = false;
  const before = foe.attacks;
  foe.attacks = [
    ...rival.attacks.map((each, index) => ({
      ...openAttack(each),
      delta: before[index]?.delta ?? 0,
      bare: !isRivalHero(foe) && before[index]?.bare === true,
    })),
    ...before.slice(rival.attacks.length).map((each) => ({ ...each, state: 'dealt' as const })),
  ];
}

const foeOfUnit = ({ foes }: Combat, unit: number): Foe | undefined =>
  foes.find(({ rival }) => rival?.unit === unit);

/** Hero and units of the other one as they are now, with their shares in the attack that was made. */
export function faceRivals(game: MageKnight): void {
  const { duel, combat, active } = game;
  if (duel === undefined || combat === null) return;
  const owner = rivalOf(duel, active);
  const { hero, units } = playerAt(game, owner);
  const whole = heroRival(game, duel, owner);
  const [first] = combat.foes;
  if (first === undefined)
    addRival(combat, { enemy: hero as HeroId, fortified: fortificationOf(game, duel, owner), rival: whole });
  else renew(first, whole);
  for (const unit of units) {
    const rival = unitRival(game, duel, owner, unit);
    const foe = foeOfUnit(combat, unit.id);
    if (foe === undefined) addRival(combat, { enemy: unit.unit, fortified: 0, rival });
    else renew(foe, rival);
  }
  for (const foe of combat.foes) {
    if (foe.rival === undefined || foe.rival.unit === null) continue;
    const unit = units.find(({ id }) => id === foe.rival?.unit);
    foe.defeated = unit === undefined || unit.wounds > 0;
  }
}

/** "Destroyed" and "defeated" only wound a unit (MK-17.24). */
export function woundRival(game: MageKnight, seat: Seat, foe: Foe, cost?: number): void {
  const { duel } = game;
  if (duel === undefined || foe.rival === undefined || foe.rival.unit === null) return;
  const owner = rivalOf(duel, seat);
  const unit = unitAt(playerAt(game, owner), foe.rival.unit);
  if (unit === undefined || unit.wounds > 0) return;
  unit.wounds = 1;
  foe.defeated = true;
  note({
    key: 'duel-unit-wounded',
    player: owner,
    by: seat,
    unit: unit.unit,
    ...(cost !== undefined && { cost }),
  });
}

/** MK-17.26: of those that are not wounded the hero, units that could still act, and those of the present attack. */
export function isFacedRival({ duel, players, active }: MageKnight, { rival }: Foe): boolean {
  if (rival === undefined || rival.unit === null || duel === undefined) return true;
  const unit = players[rivalOf(duel, active)]?.units.find(({ id }) => id === rival.unit);
  if (unit === undefined) return false;
  return !unit.spent || duel.attack.some(({ unit: by }) => by === unit.id);
}
