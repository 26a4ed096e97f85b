import type { OptionsOf, Seat, Table } from '@krcma/kernel';
import type { BuildingId, PathId, RealmAreaId } from './data/board.ts';
import type { ComponentId } from './data/components.ts';
import { DIFFICULTIES, type DifficultyId } from './data/difficulties.ts';
import type { EquipmentId } from './data/equipment.ts';
import type { EventSide, EventTileId } from './data/events.ts';
import type { LootId } from './data/loot.ts';
import type { GreenhornId, MemberId, MercenaryId } from './data/members.ts';
import type { MonsterId } from './data/monsters.ts';
import type { QuestId } from './data/quests.ts';
import type { RealmId } from './data/realms.ts';
import { type RatingId, SCENARIOS, type ScenarioId } from './data/scenarios.ts';
import type { TrapId } from './data/traps.ts';
import type { Affinity, Colour } from './data/types.ts';

/** What players agree on before a game. Scenario and campaign are for one player. */
export const optionSchema = {
  difficulty: { kind: 'choice', values: DIFFICULTIES, default: 'easy', telling: true },
  clans: { kind: 'choice', values: ['picked', 'dealt'], default: 'picked' },
  tricks: { kind: 'flag', default: false, fits: { players: 'several' } },
  queensGift: { kind: 'flag', default: false, fits: { players: 'several' } },
  moreMonsters: { kind: 'flag', default: false },
  scenario: {
    kind: 'choice',
    values: SCENARIOS,
    default: 'business-as-usual',
    fits: { players: 'alone', beside: { campaign: false } },
    telling: true,
  },
  campaign: { kind: 'flag', default: false, fits: { players: 'alone' } },
} as const;

export type MonsterLandsOptions = OptionsOf<typeof optionSchema>;

/** The ways a game can end. Alone it is always judged by its scenario (ML-SOLO.9). */
export type EndReason = 'glory' | 'rounds' | `solo-${RatingId}`;

export type Phase = 'pool' | 'deployment' | 'adventure' | 'clean-up';

/** Dice not placed yet; persuasion dice with their faces, highest first. */
export type DicePool = {
  strength: number;
  magic: number;
  persuasion: number[];
};

export type Member = {
  readonly id: MemberId;
  wounded: boolean;
  path: PathId | null;
  /** The realm he has settled. */
  realm: RealmId | null;
  equipment: EquipmentId[];
};

/** Cards whose once-a-round power is spent; a defence ability stands here once for each point (ML-DEF.7). */
export type UsedId = MemberId | EquipmentId | RealmId;

export type Clan = {
  affinity: Affinity | null;
  leader: MemberId | null;
  members: Member[];
  realms: RealmId[];
  glory: number;
  /** Always the sum of the members' (ML-TRK.2). */
  reputation: number;
  coins: number;
  potions: number;
  venoms: number;
  defence: number;
  /** On the clan board, face down. */
  traps: TrapId[];
  loot: LootId[];
  trophies: MonsterId[];
  dice: DicePool;
  used: UsedId[];
  /** Out of this round's deployment (ML-DEP.4). */
  passed: boolean;
  /** Rewards of quests taken so far (ML-SCN.9b). */
  quests: number;
};

/** Sam's dice and tokens have no seat. */
export const SAM = -1;

/** A die in a building; only persuasion dice have been rolled. */
export type BuildingDie = {
  readonly seat: Seat;
  readonly colour: Colour;
  /** The face, 0 for an unrolled die. */
  readonly face: number;
  readonly space: number;
};

export type BuildingState = {
  dice: BuildingDie[];
  panic: boolean;
};

/** A die on a path; `trap` is the position of the token it lies on. */
export type PathDie = {
  colour: Colour;
  /** 0: not rolled yet. */
  face: number;
  trap: number | null;
};

export type PathToken = {
  readonly id: TrapId;
  up: boolean;
  /** The path a revealed divert trick is aimed at (ML-TRX.11). */
  target?: PathId;
};

/** Everything on one path: one mercenary, or Sam's token, and what he took along. */
export type Party = {
  readonly seat: Seat;
  /** Sam has none. */
  readonly member: MemberId | null;
  dice: PathDie[];
  /** Top to bottom (ML-RP.9). */
  traps: PathToken[];
  defence: number;
  potions: number;
  venoms: number;
  coins: number;
  /** Points of the path benefit and of the guards already spent this round. */
  guardsUsed: number;
  /** Points added to his totals by venoms (ML-POT.4). */
  bonus: number;
  /** Rerolls already made, as `means:die` (ML-GEN.5, ML-MER.29, ML-EV.1). */
  rerolls: string[];
  /** He fought the monster, or tried to conquer. */
  fought: boolean;
  /** The attack dice last rolled at him, as they lie (ML-MATK.8). */
  attackRoll?: number[];
  /** What he rolled in vain and hands on to the right, whatever becomes of him (ML-ATK.12, ML-CON.3). */
  total?: number;
  /** He died after his attack: his dice and traps stay for the carried total (ML-DTH.2). */
  dead: boolean;
  /** He made the capture, the kill or the conquest, so there is no loot for him (ML-LOOT.1). */
  won: boolean;
  /** Loot bonuses laid on this path (ML-LTB.10, ML-LTB.14-15). */
  loot: LootId[];
};

export type Area = {
  monster: MonsterId | null;
  realm: RealmId | null;
  event: EventTileId | null;
  side: EventSide;
  /** Somebody fought the monster this round and it still stands, or it escaped (ML-CLN.5, ML-MON.9b). */
  leaving: boolean;
};

export type Sam = {
  tokens: number;
  /** His own pile of tricks in scenario 8, and those he has used (ML-SCN.8). */
  tricks: TrapId[];
  usedTricks: TrapId[];
};

/** What a campaign takes along (ML-CAMP). */
export type Campaign = {
  scenario: ScenarioId;
  difficulty: DifficultyId;
  /** Games played so far: the fewer, the better (ML-CAMP.7). */
  games: number;
  ended?: 'won' | 'lost';
};

/** Places in a row; an empty one is null. */
export type Offer<T> = (T | null)[];

export interface MonsterLands extends Table<MonsterLandsOptions> {
  difficulty: DifficultyId;
  /** Only alone. */
  scenario?: ScenarioId;
  campaign?: Campaign;
  sam?: Sam;
  round: number;
  phase: Phase;
  first: Seat;
  /** Whose deployment turn it is, and whether its action is done. */
  active: Seat;
  acted: boolean;
  /** The path whose mercenary is being resolved in the adventure phase: what loot and abilities act on. */
  resolving: PathId | null;
  /** Equipment that changed hands in this turn: once each, so that free acts come to an end. */
  moved: EquipmentId[];
  clans: Clan[];
  citadel: Record<BuildingId, BuildingState>;
  lodge: { offer: Offer<TrapId>; pile: TrapId[]; used: TrapId[] };
  tavern: {
    offer: Offer<MercenaryId>;
    deck: MercenaryId[];
    discard: MercenaryId[];
    greenhorns: GreenhornId[];
  };
  market: { offer: Offer<EquipmentId>; deck: EquipmentId[] };
  loot: { offer: Offer<LootId>; pile: LootId[]; used: LootId[] };
  /** One with one or two players, two with more (ML-SET.15, ML-SET.16). */
  areas: Area[];
  gate: MonsterId | null;
  monsters: { deck: MonsterId[]; discard: MonsterId[] };
  realms: RealmId[];
  events: { deck: EventTileId[]; used: EventTileId[] };
  bag: QuestId[];
  quests: { qa: QuestId | null; qb: QuestId | null };
  paths: Record<PathId, Party | null>;
  /** Panic tokens face down, by the building they show. */
  panic: BuildingId[];
  /** Components that are not or no longer in play. */
  box: ComponentId[];
}

export const clanAt = (game: MonsterLands, seat: Seat): Clan => game.clans[seat] as Clan;

export const AREA_INDEX: Readonly<Record<RealmAreaId, number>> = { a: 0, b: 1 };
export const areaAt = (game: MonsterLands, area: RealmAreaId): Area | undefined =>
  game.areas[AREA_INDEX[area]];

export const isSolo = (game: MonsterLands): boolean => game.seats === 1;
