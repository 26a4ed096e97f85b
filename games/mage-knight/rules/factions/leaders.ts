// MK-24.4 to .10: the leader of a faction on its seat, beaten level by level.
import type { Seat } from '@krcma/kernel';
import { LEVEL_FAME, type LeaderId, levelOfLeader } from '../../data/factions.ts';
import type { SpaceId } from '../../data/geometry.ts';
import type { Foe, Leader, MageKnight } from '../../state.ts';
import { openAttack } from '../combat/foes.ts';
import { gainFame } from '../fame.ts';
import { countFallen } from '../gains.ts';
import { note } from '../script.ts';

export const isBeaten = ({ level }: Leader): boolean => level === 0;

/** The leader that holds a space, until it is defeated. */
export const leaderAt = ({ factions }: MageKnight, space: SpaceId): Leader | undefined =>
  factions?.leaders.find((leader) => leader.space === space && !isBeaten(leader));

const leaderNamed = ({ factions }: MageKnight, id: LeaderId): Leader | undefined =>
  factions?.leaders.find((leader) => leader.id === id);

/** Defeated for good: only now it counts as an enemy that fell. */
function fall(game: MageKnight, seat: Seat, foe: Foe): void {
  foe.defeated = true;
  foe.fell = game.combat?.phase ?? null;
  countFallen(game, seat);
}

/** One level for one attack, with a shield on it; the next attack meets the level below (MK-24.6, .7). */
export function beatLevel(game: MageKnight, seat: Seat, foe: Foe): void {
  const { leader } = foe;
  const own = leader && leaderNamed(game, leader.id);
  if (leader === undefined || own === undefined) return;
  const { level } = own;
  own.shields.push({ level, seat });
  own.level = level - 1;
  note({ key: 'level-beaten', player: seat, foe: foe.id, enemy: leader.id, level, fame: LEVEL_FAME });
  gainFame(game, seat, LEVEL_FAME);
  if (own.level === 0) {
    fall(game, seat, foe);
    note({ key: 'leader-defeated', player: seat, foe: foe.id, enemy: leader.id });
    return;
  }
  leader.level = own.level;
  // MK-24.8: whoever has blocked or suffered its attacks has done so as they were.
  if (game.combat?.phase === 'ranged')
    foe.attacks = levelOfLeader(leader.id, leader.level).attacks.map(openAttack);
}

/** In a cooperative assault by the one who agreed to, otherwise by whoever comes (MK-24.11). */
export function isFacedBy({ assault }: MageKnight, seat: Seat, { space }: Leader): boolean {
  if (assault?.stage !== 'fighting' || assault.space !== space) return true;
  return assault.parts.some((part) => part.seat === seat && part.leader === true);
}
