// Chapter ML-GEN.10-11: what may be done besides the action, and when it is offered.
//
// Free acts are options of the player's own questions, never a question of their own where another one is due anyway:
// - in deployment the turn lists them beside the actions, and after the action once more if there are any;
// - in the adventure phase a question has them among its kinds of acts;
// - in clean-up `freeWindow` asks before the wages, if there are any.
// What is legal when is decided by each kind from `game.phase`.
import { listActs, type Seat } from '@krcma/kernel';
import { clanAt, type MonsterLands } from '../state.ts';
import { ability } from './abilities.ts';
import type { ActKind, FreeAct, KindsOf } from './acts.ts';
import { foremost, paidMembers, wagesOf } from './clan.ts';
import { equip, unequip } from './equipment.ts';
import { loot } from './loot-outside.ts';
import { heal } from './potions.ts';
import { type Of, rule } from './script.ts';
import { settle } from './settling.ts';
import { sell } from './trophies.ts';

export const freeActs: KindsOf<FreeAct> = { sell, heal, settle, equip, unequip, loot, ability };

/** Every free act the seat may do now. */
export function freeActsOf(game: MonsterLands, player: Seat): FreeAct[] {
  const acts: FreeAct[] = [];
  listActs(freeActs, game, { player }, acts);
  return acts;
}

const done: ActKind<{ readonly do: 'done' }> = {
  list: (_, __, into) => into.push({ do: 'done' }),
  option: () => ({ id: 'done', label: { key: 'done' } }),
};

/** Before the wages: any number of free acts, as long as there are any. */
export const freeWindow = rule<Of>('freeWindow').acts('ended', {
  kinds: { done, ...freeActs },
  ends: ['done'],
  prompt: (game, { player }) => {
    const clan = clanAt(game, player);
    const wages = wagesOf(clan);
    return {
      key: 'ask-clean-up',
      wages,
      coins: clan.coins,
      ...(clan.coins < wages && { deserters: foremost(paidMembers(clan)) }),
    };
  },
  standing: () => 'free-acts',
});
