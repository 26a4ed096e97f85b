import type { OptionsOf, Seat, Table } from '@krcma/kernel';
import type { AdvancedActionId } from './data/advanced-actions.ts';
import type { ArtifactId } from './data/artifacts.ts';
import type { CardId } from './data/cards.ts';
import type { EnemyId } from './data/enemies.ts';
import type { FactionTokenId } from './data/faction-tokens.ts';
import type { Slot, SpaceId } from './data/geometry.ts';
import type { RuinId } from './data/ruins.ts';
import type { ScenarioId } from './data/scenarios.ts';
import type { SkillId } from './data/skills.ts';
import type { SpellId } from './data/spells.ts';
import type { TacticId } from './data/tactics.ts';
import type { TileId } from './data/tiles.ts';
import type { Back, Basic, Colour, Faction, Time } from './data/types.ts';
import type { UnitId } from './data/units.ts';
import type { Combat, Foe } from './state/combat.ts';
import type { Dummy, Player, Unit } from './state/player.ts';
import type { EffectContext, Lasting, Turn } from './state/turn.ts';

export { COMBAT_PHASES, type CombatPhase, type FoeAttack, type Point } from './state/combat.ts';
export type { HeldSkill, Played } from './state/player.ts';
export type { TokenPlace } from './state/turn.ts';
export type { Combat, Dummy, EffectContext, Foe, Lasting, Player, Turn, Unit };

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
