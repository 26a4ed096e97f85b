// MK-11.20 to .23: an enemy falls, and its fame is counted at once.
import type { Seat } from '@krcma/kernel';
import { type Combat, type Foe, isToken, type MageKnight, type TokenFoe } from '../../state.ts';
import { woundRival } from '../duel/rivals.ts';
import { beatLevel } from '../factions/leaders.ts';
import { changeReputation, gainFame } from '../fame.ts';
import { countFallen } from '../gains.ts';
import { working } from '../lasting.ts';
import { holdingOf } from '../map.ts';
import { scoutedFame } from '../scouting.ts';
import { note } from '../script.ts';
import { discardToken } from '../tiles.ts';
import { dieFame } from '../variants/interactive-combat.ts';
import { enemyOf, isUntouchable } from './numbers.ts';

/** Its token leaves the map, or the table, for the discards. */
function removeToken(game: MageKnight, seat: Seat, { enemy, space, role }: TokenFoe): void {
  const tokens =
    role === 'army' ? game.volkare?.army : space === null ? undefined : holdingOf(game, space).tokens;
  if (tokens !== undefined) {
    const index = tokens.findIndex(
      (token) => token.enemy === enemy && (token.for === undefined || token.for === seat),
    );
    if (index >= 0) tokens.splice(index, 1);
  }
  discardToken(game, enemy);
}

/** A monster that was called goes without fame (MK-12.18, .31). */
export function dismiss(game: MageKnight, seat: Seat, foe: Foe): void {
  foe.defeated = true;
  if (isToken(foe)) removeToken(game, seat, foe);
  note({ key: 'foe-dismissed', player: seat, foe: foe.id, enemy: foe.enemy });
}

/** What is halved is the sum of all that fell (MK-39.9): what others have brought to it. */
function halvedBefore({ foes }: Combat, { id }: Foe): number {
  let sum = 0;
  for (const each of foes)
    if (each.defeated && each.id !== id && each.role !== 'rampaging' && each.role !== 'summoned')
      sum += enemyOf(each).fame;
  return sum;
}

/** The printed fame, half of it in a keep of another player, twice if it was summoned (MK-9.9, MK-11.22, MK-37.4). */
const fameOf = ({ combat }: MageKnight, foe: Foe): number => {
  const fame = enemyOf(foe).fame * (combat?.fameTimes ?? 1);
  if (combat?.halfFame !== true || foe.role === 'rampaging') return fame;
  const before = halvedBefore(combat, foe);
  return Math.ceil((before + fame) / 2) - Math.ceil(before / 2);
};

export function defeat(game: MageKnight, seat: Seat, foe: Foe): void {
  if (foe.defeated || isUntouchable(foe)) return;
  if (foe.leader !== undefined) {
    beatLevel(game, seat, foe);
    return;
  }
  if (!isToken(foe)) {
    woundRival(game, seat, foe);
    return;
  }
  if (foe.role === 'summoned') {
    dismiss(game, seat, foe);
    return;
  }
  foe.defeated = true;
  foe.fell = game.combat?.phase ?? null;
  game.turn.fallen.push(foe.enemy);
  const fame = fameOf(game, foe) + scoutedFame(game, seat, foe) + dieFame(game, foe);
  removeToken(game, seat, foe);
  note({ key: 'foe-defeated', player: seat, foe: foe.id, enemy: foe.enemy, fame });
  gainFame(game, seat, fame);
  const { reputation = 0, faction } = enemyOf(foe);
  changeReputation(game, seat, reputation);
  if (faction !== undefined) game.turn.factions.push(faction);
  for (const { lasting } of working(game, seat, 'dueling'))
    if (lasting.foe === foe.id && !foe.helped) gainFame(game, seat, 1);
  countFallen(game, seat);
  for (const monster of game.combat?.foes ?? [])
    if (monster.summoner === foe.id && !monster.defeated) dismiss(game, seat, monster);
}
