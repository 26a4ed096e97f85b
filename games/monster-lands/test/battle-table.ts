import type { Seat } from '@krcma/kernel';
import type { PathId } from '../data/board.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { EventSide, EventTileId } from '../data/events.ts';
import type { MemberId } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import type { RealmId } from '../data/realms.ts';
import type { TrapId } from '../data/traps.ts';
import type { MemberArrangement, PartyArrangement } from '../rules/arrange.ts';
import type { PathDie } from '../state.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** Somebody on a path, with so many strength and magic dice. */
export interface Warrior {
  /** Hatýr unless said: nothing he can do matters in a battle. */
  readonly member?: MemberId;
  readonly seat?: Seat;
  readonly s?: number;
  readonly m?: number;
  readonly traps?: readonly TrapId[];
  readonly defence?: number;
  readonly potions?: number;
  readonly venoms?: number;
  readonly coins?: number;
  readonly equipment?: readonly EquipmentId[];
  readonly wounded?: boolean;
}

export interface BattleSetup extends Omit<TableSetup, 'areas' | 'paths' | 'phase' | 'gate'> {
  readonly monster?: MonsterId | null;
  /** Of another affinity than the monster unless said. */
  readonly realm?: RealmId;
  /** A tile whose first three paths give coins, which matter to nobody here, unless said. */
  readonly event?: EventTileId;
  readonly side?: EventSide;
  readonly gate?: MonsterId;
  readonly on: Readonly<Partial<Record<PathId, Warrior>>>;
}

const LEADERS: readonly MemberId[] = ['purkrab', 'tentok', 'onduru', 'jeducha'];

const unrolled = (colour: PathDie['colour'], count: number): PathDie[] =>
  Array.from({ length: count }, () => ({ colour, face: 0, trap: null }));

const diceOf = (s: number, m: number): PathDie[] => [...unrolled('strength', s), ...unrolled('magic', m)];

function partyOf({ member = 'hatyr', seat = 0, s = 0, m = 0, ...rest }: Warrior): PartyArrangement {
  const { equipment: _, wounded: __, ...tokens } = rest;
  return { seat, member, dice: diceOf(s, m), ...tokens };
}

function membersOf(seat: Seat, warriors: readonly Warrior[]): MemberArrangement[] {
  const own = warriors.filter((each) => (each.seat ?? 0) === seat);
  const sent = own.map(({ member = 'hatyr', equipment = [], wounded = false }) => ({
    id: member,
    equipment: [...equipment],
    wounded,
  }));
  const leader = LEADERS[seat] as MemberId;
  return warriors.some(({ member }) => member === leader) ? sent : [leader, ...sent];
}

/** The adventure begins with these mercenaries on their paths; quests are empty. `dice` are what is rolled next. */
export function battle({ monster, realm, event = 'event-4', side = 'a', on, ...setup }: BattleSetup): Game {
  const warriors = Object.values(on);
  const seats = setup.seats ?? 2;
  const wind = monster != null && monsterOf(monster).affinity === 'wind';
  return table({
    ...setup,
    seats,
    phase: 'adventure',
    areas: [
      { ...(monster !== undefined && { monster }), realm: realm ?? (wind ? 'wahybar' : 'kale'), event, side },
    ],
    clans: Array.from({ length: seats }, (_, seat) => ({
      members: membersOf(seat, warriors),
      glory: 10,
      coins: 20,
      ...setup.clans?.[seat],
    })),
    paths: Object.fromEntries(Object.entries(on).map(([path, warrior]) => [path, partyOf(warrior)])),
  });
}

/** So many attack dice that all miss. */
export const misses = (count: number): number[] => new Array<number>(count).fill(1);
/** So many attack dice that all hit. */
export const hits = (count: number): number[] => new Array<number>(count).fill(6);
