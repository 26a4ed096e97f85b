import { RuleError, type Seat, type Table } from '@krcma/kernel';
import type { AdvancedActionId } from './data/advanced-actions.ts';
import type { ArtifactId } from './data/artifacts.ts';
import type { CardId } from './data/cards.ts';
import type { EnemyId } from './data/enemies.ts';
import type { FactionTokenId } from './data/faction-tokens.ts';
import type { Slot, SpaceId } from './data/geometry.ts';
import type { RuinId } from './data/ruins.ts';
import type { ScenarioId } from './data/scenarios.ts';
import type { SiteKind } from './data/sites.ts';
import type { SkillId } from './data/skills.ts';
import type { SpellId } from './data/spells.ts';
import type { TacticId } from './data/tactics.ts';
import type { TileId } from './data/tiles.ts';
import type { Back, Basic, Colour, Faction, Time } from './data/types.ts';
import type { UnitId } from './data/units.ts';
import type { Assault, AssaultPart } from './state/assault.ts';
import type { Combat, Foe } from './state/combat.ts';
import type { Duel } from './state/duel.ts';
import type { Factions, Leader, Wares } from './state/factions.ts';
import type { MageKnightOptions } from './state/options.ts';
import type { Draft, Dummy, Player, Unit } from './state/player.ts';
import type { Token } from './state/token.ts';
import type { EffectContext, Lasting, Turn } from './state/turn.ts';
import type { Volkare } from './state/volkare.ts';

export {
  COMBAT_PHASES,
  type CombatPhase,
  type EnemyFoe,
  type FoeAttack,
  type FoeName,
  type HiddenDie,
  isEnemy,
  isToken,
  type Point,
  type Rival,
  type TokenFoe,
} from './state/combat.ts';
export { ATTENDANCES, type Attendance, DUEL_PHASES, type DuelPhase, type Share } from './state/duel.ts';
export { optionSchema } from './state/options.ts';
export type { HeldSkill, Played } from './state/player.ts';
export type { Token } from './state/token.ts';
export type { TokenPlace } from './state/turn.ts';
export type { Battle, Stand } from './state/volkare.ts';
export type {
  Assault,
  AssaultPart,
  Combat,
  Draft,
  Duel,
  Dummy,
  EffectContext,
  Factions,
  Foe,
  Lasting,
  Leader,
  MageKnightOptions,
  Player,
  Turn,
  Unit,
  Volkare,
  Wares,
};

/** The ways a game can end: the goal of the scenario, or the last round. */
export type EndReason =
  | 'cityRevealed'
  | 'citiesConquered'
  | 'incantations'
  | 'dungeonsConquered'
  | 'minesLiberated'
  | 'leadersBeaten'
  | 'graveyardsSealed'
  | 'relicFound'
  | 'returned'
  | 'volkareBeaten'
  | 'cityLost'
  | 'portalReached'
  | 'nobodyLeft'
  | 'rounds';

/** The ways a fight alone can end. */
export type TrialEnd = 'trial-best' | 'trial-worse';

/** A deck and what was discarded from it. The top is the end. */
export type Pile<T> = { deck: T[]; discard: T[] };

/** What a revealed space holds besides what its tile prints; only spaces with something have one. */
export type Holding = {
  /** Garrison, rampaging enemies, survivors of a fight. */
  tokens: Token[];
  /** Whose shields lie there, the first one first (MK-14.1, .13). */
  shields: Seat[];
  /** A site that no tile prints (MK-38.2). */
  readonly secret?: SiteKind;
  /** What covers the printed site (MK-24.5, MK-43.3, MK-46.2). */
  readonly marker?: SiteKind;
  /** Which of the held glades and graveyards it is, by the order of revealing (MK-44.3). */
  readonly order?: number;
  /** Liberated, though no shield lies here (MK-44.5). */
  freed?: true;
  ruin: { readonly id: RuinId; up: boolean } | null;
  /** By path: who has gone it (MK-9.24). */
  paths: (Seat | null)[];
  /** An empty space for the rest of the game: burnt, or its rampaging enemy is dead (MK-9.6, MK-14.2). */
  cleared: boolean;
  /** More than one came back to a space of rampaging enemies (MK-25.11). */
  horde?: true;
  /** Enemies that are drawn only when they are seen, for want of tokens (MK-36.8). */
  owed?: Back[];
};

/** A city, or one half of a megapolis. */
export type CityHalf = { readonly space: SpaceId; readonly colour: Basic; readonly level: number };

/** A city on the map, in the order of revealing; its garrison and shields lie on its own space (MK-25.19). */
export type CityState = CityHalf & {
  readonly second: CityHalf | null;
  /** Volkare has been in it: nobody deals there, and it gives no cards (MK-23.19). */
  down?: true;
};

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
  /** By how many sixths a tile is turned, against the clock (MK-25.4). */
  turned?: Record<Slot, number>;
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
  /** Laid out while actions are upgraded (MK-25.15). */
  upgrades?: AdvancedActionId[];
  artifacts: ArtifactId[];
  units: { regular: UnitId[]; elite: UnitId[]; offer: (UnitId | AdvancedActionId)[] };
  nextUnit: number;
  tactics: TacticId[];
  commonSkills: SkillId[];
  lasting: Lasting[];
  combat: Combat | null;
  /** While one player fights another (MK-17): `active`, `turn` and `combat` are those of whoever acts. */
  duel?: Duel;
  /** A city that several assault together (MK-18). */
  assault?: Assault;
  /** Nothing is played but one fight. */
  trial?: true;
  dummy: Dummy | null;
  /** Instead of the dummy, whose cards are his (MK-23.5). */
  volkare?: Volkare;
  /** Where the factions have their own piles and leaders (MK-24). */
  factions?: Factions;
  /** While a hero is made that begins on a higher level (MK-46.1). */
  wares?: Wares;
  /** Of each team who has to return; known to that team alone (MK-40.7). */
  chosen?: Seat[];
  /** What left the game: cards, units, tactics, skills. */
  gone: { cards: CardId[]; units: UnitId[]; tactics: TacticId[]; skills: SkillId[] };
}

export const playerAt = (game: MageKnight, seat: Seat): Player => game.players[seat] as Player;

/** Enemies of a combat are numbered as they joined it. */
export const foeAt = ({ combat }: MageKnight, id: number): Foe => combat?.foes[id] as Foe;

export const unitAt = (player: Player, id: number): Unit | undefined =>
  player.units.find((unit) => unit.id === id);

/** The same where the owner was asked about it. */
export function ownUnit(player: Player, id: number): Unit {
  const unit = unitAt(player, id);
  if (unit === undefined) throw new RuleError(`There is no unit ${id} to be asked about.`);
  return unit;
}

/** The effect that is carried out now; none where it is only asked what one would give. */
export const effectOf = ({ turn }: MageKnight): EffectContext | undefined => turn.effects.at(-1);

/** The same for its own operations. */
export function effectNow(game: MageKnight): EffectContext {
  const effect = effectOf(game);
  if (effect === undefined) throw new RuleError('No effect is carried out: useEffect begins one.');
  return effect;
}
