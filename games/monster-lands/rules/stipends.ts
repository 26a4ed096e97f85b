// Chapter ML-MER.23: coins a member brings every round. Nothing speaks against taking them, so they are booked as soon
// as they are due: on the first turn of the round, or with the hire (ML-GEN.20).
import type { Seat } from '@krcma/kernel';
import { memberOf } from '../data/members.ts';
import type { Bundle, MemberAbility } from '../data/types.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { isFresh, use } from './clan.ts';
import { gain } from './gain.ts';
import { note } from './script.ts';

/** The coins of an ability that brings coins and nothing else. */
function stipendOf(ability: MemberAbility): Bundle | undefined {
  if (ability.op !== 'gain' || ability.choice.length !== 1) return undefined;
  const [bundle] = ability.choice;
  if (bundle?.coins === undefined) return undefined;
  return Object.keys(bundle).length === 1 ? bundle : undefined;
}

export function takeStipends(game: MonsterLands, seat: Seat): void {
  const clan = clanAt(game, seat);
  for (const { id } of clan.members) {
    const stipend = stipendOf(memberOf(id).ability);
    if (stipend === undefined || !isFresh(clan, id)) continue;
    use(clan, id);
    note({ key: 'ability-used', player: seat, card: id });
    gain(game, seat, stipend, id);
  }
}
