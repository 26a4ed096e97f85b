import type { BuildingId, PathId } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import type { DifficultyId } from '../data/difficulties.ts';
import type { EventSide, EventTileId } from '../data/events.ts';
import type { MemberId } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { QuestId } from '../data/quests.ts';
import type { RatingId, ScenarioId } from '../data/scenarios.ts';
import type { Affinity, Colour } from '../data/types.ts';

type SignId =
  | 'coins'
  | 'glory'
  | 'reputation'
  | 'potions'
  | 'venoms'
  | 'defence'
  | 'trap'
  | 'trophyCard'
  | 'points';

/** The words that stand on the board itself, or that only a screen reader says; sentences come from `text/`. */
export interface BoardWords {
  card(card: ComponentId): string;
  questName(quest: QuestId, side: 'a' | 'b'): string;
  event(tile: EventTileId, side: EventSide): string;
  building(building: BuildingId): string;
  scenario(scenario: ScenarioId): string;
  rating(rating: RatingId): string;
  difficulty(difficulty: DifficultyId): string;
  affinity(affinity: Affinity): string;
  sign(sign: SignId): string;
  count(count: number, what: string): string;
  die(colour: Colour, face: number): string;
  path(path: PathId): string;
  space(building: string, space: number): string;
  takenBy(name: string): string;
  trapOf(place: number): string;
  round(round: number, rounds: number): string;
  extraDice(dice: number): string;
  panic(left: number): string;
  members(count: number): string;
  marks(now: number, wanted: number): string;
  coinsFor(coins: number): string;
  game(number: number): string;
  /** Hits that were rolled, and those that are still to be stopped. */
  hits(rolled: number, open: number): string;
  laidAside(trap: string): string;
  wounded(member: MemberId): string;
  settled(member: MemberId): string;
  leaving(monster: MonsterId): string;
  readonly outside: string;
  readonly citadel: string;
  readonly clan: string;
  readonly realmA: string;
  readonly realmB: string;
  readonly quests: string;
  readonly loot: string;
  readonly gate: string;
  readonly noMonster: string;
  readonly noRealm: string;
  readonly noQuest: string;
  readonly trapRoom: string;
  readonly emptyPlace: string;
  readonly dicePool: string;
  readonly hidden: string;
  readonly closed: string;
  readonly greenhorns: string;
  readonly away: string;
  readonly leader: string;
  readonly surplus: string;
  readonly equipment: string;
  readonly traps: string;
  readonly trophies: string;
  readonly realms: string;
  readonly none: string;
  readonly sending: string;
  readonly fight: string;
  readonly carried: string;
  readonly total: string;
  readonly capture: string;
  readonly kill: string;
  readonly death: string;
  readonly conquest: string;
  readonly quest: string;
  readonly attack: string;
  readonly noTrap: string;
  readonly atLeast: string;
  /** How a split of chances begins. */
  readonly aim: Readonly<Record<'capture' | 'kill', string>>;
  /** Over a table of chances, each of them of playing for that end. */
  readonly eachAim: string;
  readonly failure: string;
  readonly pickClan: string;
  readonly sam: string;
  readonly samTokens: string;
  readonly passed: string;
  readonly first: string;
  readonly active: string;
  readonly wages: string;
  readonly penalty: string;
  readonly members_: string;
}
