import type { OptionsOf, Seat, Table } from '@krcma/kernel';
import type { AdvancedActionId } from './data/advanced-actions.ts';
import type { ArtifactId } from './data/artifacts.ts';
import type { CardId, FaceId } from './data/cards.ts';
import type { EnemyId } from './data/enemies.ts';
import type { Ability } from './data/enemy.ts';
import type { FactionTokenId } from './data/faction-tokens.ts';
import type { Slot, SpaceId } from './data/geometry.ts';
import type { HeroId } from './data/heroes.ts';
import type { Reward } from './data/rewards.ts';
import type { RuinId } from './data/ruins.ts';
import type { ScenarioId } from './data/scenarios.ts';
import type { SkillId } from './data/skills.ts';
import type { OpsSource } from './data/sources.ts';
import type { SpellId } from './data/spells.ts';
import type { TacticId } from './data/tactics.ts';
import type { Terrain } from './data/terrains.ts';
import type { TileId } from './data/tiles.ts';
import type { AttackKind, Back, Basic, Colour, Element, Faction, Resistance, Time } from './data/types.ts';
import type { UnitId } from './data/units.ts';

/** What players agree on before a game. */
/** Scenarios in which cities are taken. */
const CONQUESTS = ['blitz-conquest', 'solo-conquest'] as const;

export const optionSchema = {
  scenario: {
    kind: 'choice',
    values: ['first-reconnaissance', 'blitz-conquest', 'solo-conquest'],
    default: 'first-reconnaissance',
    only: { 'blitz-conquest': 'several', 'solo-conquest': 'alone' },
    telling: true,
  },
  /** Added to every city's level (MK-25.17). */
  harder: { kind: 'number', min: 0, max: 6, default: 0, fits: { beside: { scenario: CONQUESTS } } },
  /** The last city, or both, with a second one beside it (MK-25.18, .21). */
  megapolis: {
    kind: 'choice',
    values: ['none', 'last', 'both'],
    default: 'none',
    only: { both: [1, 2] },
    fits: { players: [1, 2, 3], beside: { scenario: CONQUESTS } },
  },
  megapolisLevel: {
    kind: 'number',
    min: 2,
    max: 24,
    default: 10,
    fits: { players: [1, 2, 3], beside: { megapolis: ['last', 'both'] } },
  },
} as const;

export type MageKnightOptions = OptionsOf<typeof optionSchema>;

/** The ways a game can end: the goal of the scenario, or the last round. */
export type EndReason = 'cityRevealed' | 'citiesConquered' | 'rounds';

/** A deck and what was discarded from it. The top is the end. */
export type Pile<T> = { deck: T[]; discard: T[] };

/** A token on the map: known to all once it lies face up (MK-1.39). */
export type Token = { readonly enemy: EnemyId; up: boolean };

/** What a revealed space holds besides what its tile prints; only spaces with something have one. */
export type Holding = {
  /** Garrison, rampaging enemies, survivors of a fight. */
  tokens: Token[];
  /** Whose shields lie there, the first one first (MK-14.1, .13). */
  shields: Seat[];
  ruin: { readonly id: RuinId; up: boolean } | null;
  /** By path: who has gone it (MK-9.24). */
  paths: (Seat | null)[];
  /** An empty space for the rest of the game: burnt, or its rampaging enemy is dead (MK-9.6, MK-14.2). */
  cleared: boolean;
};

/** A city, or one half of a megapolis. */
export type CityHalf = { readonly space: SpaceId; readonly colour: Basic; readonly level: number };

/** A city on the map, in the order of revealing; its garrison and shields lie on its own space (MK-25.19). */
export type CityState = CityHalf & { readonly second: CityHalf | null };

/** A die of the Source: in it, used by somebody this turn, or lying on a tactic or a Spell (MK-5.7, MK-3.26). */
export type Die = {
  colour: Colour;
  /** Who used it or keeps it. */
  by: Seat | null;
  /** It comes back as it lies (MK-5.14). */
  stays: boolean;
  /** It lies on a tactic until it is used (MK-3.26), or is claimed for the round. */
  kept: false | 'tactic' | 'claimed';
};

export type Unit = {
  /** Its number among all units of the game, so that two of a kind are told apart. */
  readonly id: number;
  readonly unit: UnitId;
  spent: boolean;
  wounds: number;
  banner: FaceId | null;
  /** The banner was used this round. */
  bannerDown: boolean;
  /** What commands it instead of a token: a banner or a skill (MK-6.17). */
  command: FaceId | SkillId | null;
  /** The mana token of Magic Familiars (MK-23.3). */
  mana: Basic | null;
  /** It took damage unwounded in this combat (MK-12.25). */
  resisted: boolean;
};

export type HeldSkill = {
  readonly id: SkillId;
  /** Face down until the next round, or used this turn. */
  down: boolean;
  used: boolean;
  /** It lies in the middle (MK-6.20). */
  centre: boolean;
  /** A marker on it: the colour it was used with, or where its wheel stands. */
  colour: Colour | null;
};

/** A card in the play area and where it goes at end of turn (MK-1.15). */
export type Played = {
  readonly card: CardId;
  to: 'discard' | 'away' | 'aside' | 'hand' | 'top' | 'bottom' | 'artifacts';
};

export type Player = {
  hero: HeroId | null;
  fame: number;
  /** Levels already taken; fame may be ahead of it until the end of the turn (MK-16.10). */
  level: number;
  /** A space of the track, from -7 to 7. */
  reputation: number;
  /** Off the map before the first turn and while on the portal (MK-2.20, MK-7.20). */
  space: SpaceId | null;
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  played: Played[];
  /** Until the round ends (MK-1.21). */
  aside: CardId[];
  crystals: Record<Basic, number>;
  tokens: Record<Colour, number>;
  units: Unit[];
  skills: HeldSkill[];
  /** Face down, the next one last. */
  skillPile: SkillId[];
  tactic: TacticId | null;
  /** For the rest of the round; for this turn. */
  tacticUsed: boolean;
  tacticDone: boolean;
  /** Cards under the tactic (MK-3.35). */
  under: CardId[];
  factionTokens: FactionTokenId[];
  /** Kept by Puppet Master. */
  puppets: EnemyId[];
  /** The hand limit of the next draw is so much higher. */
  moreCards: number;
  /** Turned down: the next turn is skipped (MK-4.6). */
  orderDown: boolean;
  /** Plundered since the own last turn (MK-9.3). */
  plundered: boolean;
};

/** The timer of solo games (MK-20). */
export type Dummy = {
  readonly hero: HeroId;
  deck: CardId[];
  discard: CardId[];
  crystals: Record<Basic, number>;
  tactic: TacticId | null;
  skillPile: SkillId[];
};

/** Which token of a space. */
export type TokenPlace = { readonly space: SpaceId; readonly token: number };

/** An operation that goes on working: a place in the tables, and what was chosen with it. */
export type Lasting = {
  readonly source: OpsSource;
  readonly path: (number | string)[];
  /** Whose it is: their turn, or until their next one begins. */
  readonly seat: Seat;
  readonly until: 'phase' | 'turn' | 'combat' | 'ownTurn' | 'nextTurn' | 'round';
  /** In which turn it began, where it lasts until the end of the next one. */
  readonly turn?: number;
  /** Again at the start of each own turn. */
  readonly each?: true;
  /** Whom it has struck, and the mana that lies on it. */
  struck?: string[];
  laid?: Basic[];
  readonly terrain?: Terrain;
  readonly space?: SpaceId;
  readonly colour?: Colour;
  element?: Element;
  readonly foe?: number;
  readonly attack?: number;
  readonly unit?: number;
  readonly card?: FaceId;
  /** A hidden token that was looked at: where it lies, of which pile it is the next, or who it was. */
  token?: TokenPlace;
  back?: Back;
  enemy?: EnemyId;
  /** No die of the Source is used while it lasts. */
  readonly noDie?: true;
  /** Enemies that it was used for. */
  foes?: number[];
  /** Units that have had their share of it. */
  units?: number[];
  /** Units that may still be readied by it. */
  unitsLeft?: number;
  /** How often it may still act; as long as it lasts unless said. */
  left?: number;
};

/** What the effect that is carried out now has settled so far (vc_color, vc_targets). */
export type EffectContext = {
  readonly source: OpsSource;
  /** The card, unit or skill it comes from. */
  readonly card?: FaceId;
  readonly unit?: number;
  /** Added once to an amount it gives (MK-1.19). */
  bonus: number;
  paid?: Basic;
  thrown?: FaceId;
  discarded?: FaceId;
  /** All operations of one effect that pick an enemy mean the same one; and which attack of it. */
  foe?: number;
  attack?: number;
  /** Its bonus comes from a skill in the middle, which goes back when it is used. */
  overload?: true;
  /** It has readied a unit. */
  readied?: true;
};

/** An interaction that is going on (MK-10). */
export type Interaction = {
  readonly space: SpaceId;
  /** The modifier that was read at its start (MK-10.2). */
  modifier: number;
  /** How often the modifier was counted for whoever was recruited, where not once (MK-10.23). */
  counted: number | null;
};

/** The turn of the active player. */
export type Turn = {
  /** `start` before anything of a regular turn or a rest was done; `forfeited` without one (MK-4.6, .8 to .11). */
  stage: 'start' | 'moving' | 'acting' | 'acted' | 'resting' | 'over' | 'forfeited';
  move: number;
  influence: number;
  heal: number;
  /** The spaces walked this turn, the first one first, for a withdrawal (MK-16.2). */
  path: SpaceId[];
  /** Cards played or discarded, and whether there must be one (MK-4.13). */
  cards: number;
  mustUseCard: boolean;
  /** Whether a die was used, and how many more may be (MK-5.7, .13). */
  diceUsed: number;
  moreDice: number;
  /** A token that has to be used for the very next thing. */
  due: Colour | null;
  /** Mana used this turn, as the colour it stood for. */
  manaUsed: Colour[];
  /** Crystals spent this turn. */
  spentCrystals: Record<Basic, number>;
  /** Wounds taken to hand and to the discard pile. */
  wounds: number;
  woundsDiscarded: number;
  recruited: number;
  /** Wounds of the hand healed this turn, and which units were. */
  healed: number;
  healedUnits: number[];
  defeated: number;
  spells: Record<Basic, number>;
  /** Won in combat or bought, given at end of turn (MK-16.5). */
  rewards: Reward[];
  /** Units among them that wait for a level's command token (MK-16.9). */
  waiting: number;
  /** Who was defeated; monsters that were called are not. */
  fallen: EnemyId[];
  /** Enemies of a faction defeated (MK-24.2). */
  factions: Faction[];
  interaction: Interaction | null;
  /** The maze that was entered and whose path is to be paid for (MK-9.25). */
  maze: SpaceId | null;
  /** Units recruited for Influence. */
  hired: number;
  /** There was an interaction. */
  interacted: boolean;
  effects: EffectContext[];
  /** Another turn follows at once. */
  again: boolean;
  /** No drawing at its end; the card that is set aside then, while all others come back to hand (MK-1.21). */
  noDraw: boolean;
  aside: FaceId | null;
};

export const COMBAT_PHASES = ['ranged', 'block', 'damage', 'attack'] as const;
export type CombatPhase = (typeof COMBAT_PHASES)[number];

/** One attack of an enemy in a combat. */
export type FoeAttack = {
  /** What changes its printed value, and its element where it is another one. */
  delta: number;
  element: Element;
  /** Lost abilities of this attack. */
  bare: boolean;
  state: 'open' | 'blocked' | 'cancelled' | 'dealt';
};

/** An enemy in the combat. */
export type Foe = {
  readonly id: number;
  readonly enemy: EnemyId;
  /** Where its token lies; nowhere for one drawn for this fight. */
  readonly space: SpaceId | null;
  readonly role: 'garrison' | 'rampaging' | 'drawn' | 'summoned';
  readonly summoner: number | null;
  /** How many fortifications its site and walls give it. */
  readonly fortified: number;
  /** Defends a city: its bonuses hold (MK-14.12, MK-11.25). */
  readonly city: Basic[];
  armorDelta: number;
  /** Its Armor is this instead of what is printed. */
  armorSet: number | null;
  /** What it drank of (MK-13.15). */
  grown: number;
  attacks: FoeAttack[];
  lost: { fort: boolean; resistances: Resistance[]; abilities: Ability[] };
  gained: Ability[];
  /** Makes no attack (MK-13.28). */
  still: boolean;
  /** Has defended somebody (MK-13.25), and by how much it is defended. */
  defended: boolean;
  guarded: number;
  /** A unit was used against it, or took its damage. */
  helped: boolean;
  /** In which phase it was defeated. */
  fell: CombatPhase | null;
  /** Destroyed once every attack of it is blocked. */
  doomed: boolean;
  defeated: boolean;
};

/** Points of the attack or the block that is being put together. */
export type Point = {
  n: number;
  readonly element: Element;
  readonly kind: AttackKind | 'block';
  readonly source: OpsSource | 'sideways' | 'move' | 'influence';
  readonly unit?: number;
  /** Where its operation stands, for what it does afterwards. */
  readonly path?: (number | string)[];
  /** Only in an attack that includes this enemy; never against that one. */
  readonly only?: number;
  readonly never?: number;
  /** A separate block: the attacks that other parts of its effect were laid against. */
  used?: readonly { readonly foe: number; readonly attack?: number }[];
};

export type Combat = {
  readonly space: SpaceId;
  readonly cause: 'assault' | 'adventure' | 'burn' | 'rampaging';
  /** The path of a maze. */
  readonly way: number | null;
  /** Night rules hold (MK-5.12). */
  readonly dark: boolean;
  /** How many units may take part; all unless said. */
  readonly units: number | null;
  /** The unit that came along, where only one may. */
  readonly escort: number | null;
  /** Where an assault came from, for the way back (MK-14.10). */
  readonly from: SpaceId | null;
  /** A keep of another player: half of the fame (MK-9.9). */
  readonly halfFame: boolean;
  phase: CombatPhase;
  foes: Foe[];
  /** Targets of the present attack, or the attack that is blocked: foe and, for a block, which attack of it. */
  aim: { readonly foe: number; readonly attack?: number }[];
  points: Point[];
  /** Wounds taken to hand in it, and whether the hero is knocked out (MK-12.28). */
  wounds: number;
  knockedOut: boolean;
  /** Enemies defeated in this phase. */
  defeated: number;
  /** Anything was done in it yet (Into the Heat). */
  begun: boolean;
  /** Points that were given and wait for their phase, their target or another attack to block. */
  later: Point[];
  /** The attack phase is ended, or nobody is left to fight (MK-12.36). */
  over: boolean;
};

export interface MageKnight extends Table<MageKnightOptions> {
  scenario: ScenarioId;
  round: number;
  time: Time;
  /** `heroes` while they are picked, `tactics`, `turns`. */
  phase: 'heroes' | 'tactics' | 'turns' | 'over';
  players: Player[];
  /** Seats in the order of their tokens, from the top; the dummy is -1. */
  order: number[];
  /** The order in which heroes were picked (MK-1.2, .41). */
  picked: Seat[];
  active: Seat;
  /** Whose turn comes next; nobody's when the round is over. */
  next: Seat | null;
  turns: number;
  turn: Turn;
  /** Who announced the end of the round; -1 is the dummy (MK-3.17). */
  announced: number | null;
  /** Who still has a turn once the end of the round or of the scenario is settled (MK-3.17 to .19). */
  last: number[] | null;
  /** The scenario's end is met. */
  ending: boolean;
  source: Die[];
  /** Tiles by slot. */
  map: Record<Slot, TileId>;
  holdings: Record<SpaceId, Holding>;
  cities: CityState[];
  /** Tiles to come, the next one last; those left in the box. */
  tiles: TileId[];
  box: TileId[];
  enemies: Record<Back, Pile<EnemyId>>;
  ruins: Pile<RuinId>;
  factionTokens: Record<Faction, Pile<FactionTokenId>>;
  /** Offers: the oldest card first, the newest last (MK-2.5). */
  spells: { deck: SpellId[]; offer: SpellId[] };
  advanced: { deck: AdvancedActionId[]; offer: AdvancedActionId[] };
  artifacts: ArtifactId[];
  units: { regular: UnitId[]; elite: UnitId[]; offer: (UnitId | AdvancedActionId)[] };
  nextUnit: number;
  tactics: TacticId[];
  commonSkills: SkillId[];
  lasting: Lasting[];
  combat: Combat | null;
  dummy: Dummy | null;
  /** What left the game: cards, units, tactics, skills. */
  gone: { cards: CardId[]; units: UnitId[]; tactics: TacticId[]; skills: SkillId[] };
}

export const playerAt = (game: MageKnight, seat: Seat): Player => game.players[seat] as Player;

/** Enemies of a combat are numbered as they joined it. */
export const foeAt = ({ combat }: MageKnight, id: number): Foe => combat?.foes[id] as Foe;

export const unitAt = (player: Player, id: number): Unit | undefined =>
  player.units.find((unit) => unit.id === id);

/** The effect that is carried out now. */
export const effectOf = ({ turn }: MageKnight): EffectContext | undefined => turn.effects.at(-1);
