// MK-23.6, .7, .26, .28: his army as it is fought, and his own attack.
import { revealed, type Seat } from '@krcma/kernel';
import type { EnemyId } from '../../data/enemies.ts';
import type { SpaceId } from '../../data/geometry.ts';
import { siteOf } from '../../data/sites.ts';
import type { Back } from '../../data/types.ts';
import { BY_STRENGTH, volkareDie } from '../../data/volkare.ts';
import { type Combat, type Foe, isToken, type MageKnight, playerAt } from '../../state.ts';
import { addFoe } from '../combat/foes.ts';
import { attackAt, enemyOf } from '../combat/numbers.ts';
import { isWalled, siteAt } from '../map.ts';
import { note } from '../script.ts';
import { rollDie } from '../source.ts';
import { drawEnemy } from '../tiles.ts';

/** MK-23.7: where none of a back is left, one of the next stronger. */
function drawOrStronger(game: MageKnight, back: Back): EnemyId | undefined {
  for (const each of BY_STRENGTH.slice(BY_STRENGTH.indexOf(back))) {
    const enemy = drawEnemy(game, each);
    if (enemy !== undefined) return enemy;
  }
  return undefined;
}

/** A battle begins: whoever is still owed is drawn, for all to see. */
export function muster(game: MageKnight): void {
  const { volkare } = game;
  if (volkare === undefined || volkare.battle !== undefined) return;
  const drawn: EnemyId[] = [];
  for (const back of volkare.owed.splice(0)) {
    const enemy = drawOrStronger(game, back);
    if (enemy === undefined) continue;
    revealed();
    drawn.push(enemy);
    volkare.army.push({ enemy, up: true });
  }
  if (drawn.length > 0) note({ key: 'army-drawn', enemies: drawn });
  volkare.battle = { strength: volkare.army.length, die: null, stands: [] };
}

/** The walls of his camp, and the one between him and whoever attacks from a space (MK-23.26). */
export function wallsBefore(game: MageKnight, from: SpaceId): number {
  const at = game.volkare?.space;
  if (at === undefined) return 0;
  const kind = siteAt(game, at);
  const camp = kind !== undefined && siteOf(kind).shelters === true ? 1 : 0;
  return camp + (isWalled(game, from, at) ? 1 : 0);
}

/** Only whoever attacks him meets walls. */
function fortificationOf(game: MageKnight, seat: Seat, { cause }: Pick<Combat, 'cause'>): number {
  const { space } = playerAt(game, seat);
  return cause !== 'volkare' || space === null ? 0 : wallsBefore(game, space);
}

/** Those of his army that were dealt to a seat, or all of them; and himself. */
export function gatherArmy(game: MageKnight, seat: Seat, combat: Combat): void {
  const { volkare } = game;
  if (volkare === undefined || (combat.cause !== 'volkare' && combat.cause !== 'defence')) return;
  const fortified = fortificationOf(game, seat, combat);
  const placed = { space: null, role: 'army', summoner: null, city: [], gained: [] } as const;
  for (const token of volkare.army)
    if (token.for === undefined || token.for === seat)
      addFoe(combat, { ...placed, city: [], gained: [], fortified, enemy: token.enemy });
  addFoe(combat, { ...placed, city: [], gained: [], fortified: 0, enemy: 'volkare' });
}

const isVolkare = (foe: Foe): boolean => isToken(foe) && enemyOf(foe).untouchable === true;

/** MK-23.28: as the block phase begins his die says how he attacks, the same for all. */
export function rollForVolkare(game: MageKnight, seat: Seat, combat: Combat): void {
  const foe = combat.foes.find(isVolkare);
  const battle = game.volkare?.battle;
  if (foe === undefined || battle === undefined) return;
  if (battle.die === null) {
    battle.die = rollDie(game);
    revealed();
  }
  const { n, element, ability } = volkareDie[battle.die];
  const attack = attackAt(foe, 0);
  attack.delta += n - (enemyOf(foe).attacks[0]?.n ?? 0);
  attack.element = element;
  if (ability !== undefined) foe.gained.push(ability);
  note({
    key: 'volkare-rolled',
    player: seat,
    colour: battle.die,
    n,
    element,
    ...(ability !== undefined && { ability }),
  });
}
