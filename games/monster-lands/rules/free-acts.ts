// Chapter ML-GEN.10-11: what may be done besides the action, and when it is offered.
//
// Free acts are options of the player's own questions, never a question of their own where another one is due anyway:
// - in deployment the turn lists them beside the actions, and after the action once more if there are any;
// - in the adventure phase a question lists them with `listFreeActs`, carries one out with `freeActCalled`, and is
//   asked again by the `repeat` it stands in;
// - in clean-up `freeWindow` asks before the wages, if there are any.
// What is legal when is decided by each kind from `game.phase`.
import type { Call, Option, Seat } from '@krcma/kernel';
import type { MonsterLandsTypes } from '../messages.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { ability } from './abilities.ts';
import { type FreeAct, type KindsOf, kindOf } from './acts.ts';
import { wagesOf } from './clan.ts';
import { equip, unequip } from './equipment.ts';
import { loot } from './loot-outside.ts';
import { heal } from './potions.ts';
import { type Of, rule } from './script.ts';
import { settle } from './settling.ts';
import { sell } from './trophies.ts';

const kinds: KindsOf<FreeAct> = { sell, heal, settle, equip, unequip, loot, ability };
const all = Object.values(kinds);

/** Adds every free act the seat may do now to the values of its question. */
export function listFreeActs(game: MonsterLands, seat: Seat, into: unknown[]): void {
  for (const kind of all) kind.list(game, seat, into);
}

export const isFreeAct = (act: { readonly do: string }): act is FreeAct => Object.hasOwn(kinds, act.do);

export const freeActOption = (game: MonsterLands, seat: Seat, act: FreeAct): Option<MonsterLandsTypes> =>
  kindOf(kinds, act).option(game, seat, act);

/** For `callNamed`: the rule that carries a free act out. */
export const freeActCalled = (seat: Seat, act: FreeAct): Call<undefined> =>
  kindOf(kinds, act).carryOut(seat, act);

type Done = { readonly do: 'done' };
const DONE: Done = { do: 'done' };

const freeChoice = rule<Of>('freeChoice')
  .choose('act', {
    kind: 'one',
    values: (game, { player }) => {
      const acts: (FreeAct | Done)[] = [DONE];
      listFreeActs(game, player, acts);
      return acts;
    },
    option: (game, act, { player }) =>
      act.do === 'done' ? { id: 'done', label: { key: 'done' } } : freeActOption(game, player, act),
    prompt: (game, { player }) => ({
      key: 'ask-clean-up',
      wages: wagesOf(clanAt(game, player)),
      coins: clanAt(game, player).coins,
    }),
    standing: () => 'free-acts',
  })
  .callNamed('carry out', (_, { player, act }) =>
    act.do === 'done' ? undefined : freeActCalled(player, act),
  )
  .gives((_, { act }) => act.do === 'done');

/** Before the wages: any number of free acts, as long as there are any. */
export const freeWindow = rule<Of>('freeWindow').repeat('acts', freeChoice, (_, { player, acts }) =>
  acts === true ? undefined : { player },
);
