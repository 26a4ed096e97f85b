// What a board shows large: the party being put together, the basket being filled, and the roll being made.
import type { Seat } from '@krcma/kernel';
import { type BattleId, type PathId, PLACES, placeOf } from '../data/board.ts';
import type { MemberId } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import { type QuestId, questOf } from '../data/quests.ts';
import type { RealmId } from '../data/realms.ts';
import type { TrapId } from '../data/traps.ts';
import type { NamedDice } from '../named-dice.ts';
import { areaAt, clanAt, type MonsterLands } from '../state.ts';
import { carriedTo, conquestGoal, goalsOf, mayCapture } from './attack-goals.ts';
import { attackDice } from './attack-strength.ts';
import { buyTraps, placesIn } from './lodge.ts';
import { monsterAt, pathTotal } from './path-roll.ts';
import { sendToPath } from './send.ts';

/** What has been settled so far of the placement its owner is asked about; nobody else sees it before it is sent. */
export type SendingView = {
  readonly path: PathId;
  readonly member?: MemberId;
  readonly dice?: NamedDice;
  readonly traps?: readonly TrapId[];
  readonly defence?: number;
};

export type RollView = {
  readonly path: PathId;
  /** His own total so far, and what was rolled in vain to the left of him. */
  readonly total: number;
  readonly carried: number;
} & (
  | {
      readonly for: 'monster';
      readonly monster: MonsterId;
      readonly capture: number;
      readonly kill: number;
      readonly mayCapture: boolean;
      readonly attackDice: number;
    }
  | { readonly for: 'conquest'; readonly realm: RealmId; readonly goal: number }
  | { readonly for: 'quest'; readonly quest: QuestId; readonly goal: number }
);

export function sendingBy(game: MonsterLands, seat: Seat | undefined): SendingView | undefined {
  const sending = sendToPath.localsAt(game.stack.at(-1));
  if (sending === undefined || sending.player !== seat) return undefined;
  const { path, member, dice, traps, defence } = sending;
  const { traps: owned } = clanAt(game, seat);
  return {
    path,
    ...(member !== undefined && { member }),
    ...(dice !== undefined && { dice }),
    ...(traps !== undefined && { traps: traps.map((index) => owned[index] as TrapId) }),
    ...(defence !== undefined && { defence }),
  };
}

/** Places of the lodge's offer its owner has laid aside to buy; nobody else sees them before they are bought. */
export function basketOf(game: MonsterLands, seat: Seat | undefined): readonly number[] | undefined {
  const frame = game.stack.at(-1);
  const basket = buyTraps.picksAt(frame, 'basket');
  if (basket === undefined || buyTraps.localsAt(frame)?.player !== seat) return undefined;
  return placesIn(basket);
}

function monsterRoll(game: MonsterLands, path: PathId, monster: MonsterId): RollView {
  return {
    for: 'monster',
    path,
    monster,
    total: pathTotal(game, path, 'monster'),
    carried: carriedTo(game, path),
    ...goalsOf(game, path, monster),
    mayCapture: mayCapture(game, path, monster),
    attackDice: attackDice(game, path, monster),
  };
}

/** The roll of the path that is being resolved: all of it lies open on the table. */
export function rollNow(game: MonsterLands): RollView | undefined {
  const { resolving: path } = game;
  if (path === null) return undefined;
  const place = placeOf(path);
  if (place === 'qa' || place === 'qb') {
    const quest = game.quests[place];
    if (place === 'qb' || quest === null) return undefined;
    const total = pathTotal(game, path, 'quest');
    return { for: 'quest', path, quest, total, carried: 0, goal: questOf(quest).a.target };
  }
  const area = place === 'gate' ? undefined : areaAt(game, place);
  const monster = monsterAt(game, path);
  if (monster !== null && area?.leaving !== true) return monsterRoll(game, path, monster);
  if (area === undefined || area.realm === null) return undefined;
  const { realm } = area;
  const total = pathTotal(game, path, 'conquest');
  const carried = carriedTo(game, path);
  return { for: 'conquest', path, realm, total, carried, goal: conquestGoal(game, path, realm) };
}

const BATTLES: readonly BattleId[] = ['a', 'b', 'gate'];

/** Dice each monster attacks with this round, wherever one lies. */
export function attackDiceNow(game: MonsterLands): Readonly<Partial<Record<BattleId, number>>> {
  const dice: Partial<Record<BattleId, number>> = {};
  for (const place of BATTLES) {
    const [path] = PLACES[place];
    const monster = monsterAt(game, path);
    if (monster !== null) dice[place] = attackDice(game, path, monster);
  }
  return dice;
}
