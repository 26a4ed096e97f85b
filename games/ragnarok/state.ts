import type { OptionsOf, Seat, Table } from '@krcma/kernel';
import type { ArtifactId } from './data/artifacts.ts';
import type { AttackCardId } from './data/attack-cards.ts';
import type { BlessingId } from './data/blessings.ts';
import type { Region, Sea } from './data/board.ts';
import type { CombatCardId } from './data/combat-cards.ts';
import type { EventId } from './data/events.ts';
import type { GodId } from './data/gods.ts';
import type { HeroId } from './data/heroes.ts';
import type { MonsterId } from './data/monsters.ts';
import type { OmenId } from './data/omens.ts';
import type { Occasion } from './data/ops.ts';
import type { OriginId } from './data/origins.ts';
import type { RealmId } from './data/realms.ts';
import type { HoldingSource } from './data/sources.ts';
import type { Attribute, Rune, Weapon } from './data/types.ts';
import type { SlotId } from './data/wheel.ts';

/** What players agree on before a game. */
export const optionSchema = {
  /** Side of the temple scale: A has two drafts, B three (LOR-SETUP.4). */
  scale: { kind: 'choice', values: ['a', 'b'], default: 'a' },
  /** Ragnarök comes by itself after so many rounds; 0 is never. The rules know no limit of turns. */
  lastRound: { kind: 'number', min: 0, max: 60, default: 0 },
} as const;

export type RagnarokOptions = OptionsOf<typeof optionSchema>;

/** Steps of a turn (LOR-TURN.2), and what comes before the first. */
export const STEPS = ['prayer', 'hero', 'rune', 'manoeuvre', 'special'] as const;
export type TurnStep = (typeof STEPS)[number];
export type Phase = 'selection' | TurnStep;

/** The ways a game can end: three victories, or the end of the world. */
export type EndReason = 'jarl' | 'godi' | 'slayer' | 'ragnarok';

/** What is hunted. */
export type Prey = MonsterId | 'loki';

/** One figure on the board; `id` is its number among its owner's, from 0. */
export type Army = {
  readonly id: number;
  region: Region;
  strength: number;
};

export type HeldArtifact = { readonly id: ArtifactId; charged: boolean };

export type Player = {
  hero: HeroId | null;
  origin: OriginId | null;
  /** Where the hero stands; nowhere before it is placed. */
  region: Region | null;
  drakkar: Sea | null;
  /** Where the markers lie; their values are read by `attributeOf` (LOR-INJ.3). */
  attributes: Record<Attribute, number>;
  injured: Attribute[];
  /** On the board; the other figures are in supply. */
  armies: Army[];
  /** In supply, and at monuments they are in `monuments`; the rest is in the bank. */
  priests: number;
  runes: Record<Rune, number>;
  hand: CombatCardId[];
  blessings: BlessingId[];
  artifacts: HeldArtifact[];
  /** Figures of monsters, and tokens for those others slew (LOR-VIC.5). */
  slain: MonsterId[];
  tokens: number;
  /** What hero selection is made from: known to the owner alone (LOR-INFO.1). */
  drawn: { heroes: HeroId[]; origins: OriginId[] };
  /** What was used and may be used once: this turn, this battle, this hunt. */
  used: string[];
};

export type Forge = { readonly region: Region; readonly rune: Rune; filled: boolean };

export type Monument = {
  level: number;
  /** Whose priests stand there. */
  priests: Seat[];
};

/** Pairs of one rune follow each other, the upper card first (LOR-SETUP.8). */
export type Monster = {
  readonly id: MonsterId;
  /** Off the board before it is placed and when it is slain. */
  region: Region | null;
  /** Whose ring it wears. */
  owner: Seat | null;
  /** By position: whose marker covers it. */
  wounds: (Seat | null)[];
  artifact: boolean;
  slain: boolean;
};

export type Loki = {
  region: Region;
  /** By position; empty outside of a hunt (LOR-LOKI.13). */
  wounds: (Seat | null)[];
};

/** A card as it counts in a battle: its strength, what its effect adds, and its losses. */
export type PlayedCard = {
  readonly card: CombatCardId;
  readonly strength: number;
  readonly plus: number;
  readonly losses: number;
};

/** An artifact used when strengths are counted, and what it adds. */
export type Boon = { readonly source: HoldingSource; readonly plus: number };

export type BattleSide = {
  readonly seat: Seat;
  cards: PlayedCard[];
  passed: boolean;
  boons: Boon[];
  /** Losses of own cards that are skipped, and losses the enemy added (LOR-BAT.22, .23). */
  ignored: number;
  added: number;
  /** May see the hand of the other side. */
  peeks: boolean;
};

export type Battle = {
  readonly region: Region;
  attacker: BattleSide;
  defender: BattleSide;
  /** Who won, once strengths are counted. */
  winner: Seat | null;
};

/** LOR-HUNT.13 to .16: injured beyond measure, no attack card left, an attack that ends it, no wound dealt. */
export type HuntFailure = 'injured' | 'deck' | 'attack' | 'unwounded';

export type Hunt = {
  readonly hunter: Seat;
  readonly prey: Prey;
  /** The monster player (LOR-HUNT.9). */
  readonly master: Seat;
  readonly region: Region;
  /** The attack hand: known to the monster player alone. */
  attacks: AttackCardId[];
  /** The attack of this round. */
  attack: AttackCardId | null;
  /** Cards played against it. */
  defence: CombatCardId[];
  /** Positions covered in this hunt, and those whose reward was given in it. */
  placed: number[];
  rewarded: number[];
  /** Wounds of this hero round, and of the whole hunt. */
  wounds: number;
  dealt: number;
  /** Of Loki's two weapons one has been met: at which position, which of them, and by which card, if by a card. */
  half: {
    readonly position: number;
    readonly weapon: Weapon | 'any';
    readonly card: CombatCardId | null;
  } | null;
  /** Attack cards on top of those the attack card says, and draws the hunter must leave out. */
  moreAttacks: number;
  noDraw: number[];
  /** The hunter's hand lies open to the monster player. */
  shown: boolean;
  ended: 'success' | HuntFailure | null;
};

/** A battle that is due at the end of the step (LOR-BAT.1). */
export type Contest = { readonly region: Region; readonly attacker: Seat };

/** Something at which what a player holds may act, until it is attended to. */
export type Happening = {
  readonly on: Occasion;
  readonly player: Seat;
  readonly region?: Region;
  /** Own armies it is about, by number. */
  readonly armies?: number[];
  readonly monster?: MonsterId;
  /** It came about by Reinforce; without a battle. */
  readonly byReinforce?: true;
  readonly noBattle?: true;
};

export type Pile<T> = { deck: T[]; discard: T[] };

export interface Ragnarok extends Table<RagnarokOptions> {
  phase: Phase;
  /** Who begins (LOR-HSEL.14), whose turn it is, and how many turns were begun. */
  start: Seat;
  active: Seat;
  turns: number;
  players: Player[];
  /** By region number; place 0 is nobody's. */
  control: (Seat | null)[];
  /** Regions with temples, and how many wait on the scale. */
  temples: Region[];
  scale: number;
  forges: Forge[];
  monuments: Record<GodId, Monument>;
  /** God artifacts beside their monuments. */
  altars: ArtifactId[];
  monsters: Monster[];
  loki: Loki;
  /** Markers on each slot, bottom to top. */
  wheel: Record<SlotId, Seat[]>;
  /** Markers in each realm, in the order they came. */
  allies: Record<RealmId, Seat[]>;
  bank: Record<Rune, number>;
  slayerTokens: number;
  combat: Pile<CombatCardId>;
  attacks: Pile<AttackCardId>;
  blessings: Pile<BlessingId>;
  events: Pile<EventId>;
  /** Face up and face down (LOR-RAG.2). */
  omens: { readonly id: OmenId; down: boolean }[];
  /** Ragnarök has begun: who caused it, and how many turns are still to end, the present one among them. */
  doom: { readonly by: Seat; left: number } | null;
  /** Battles that are due, and the one being fought. */
  contests: Contest[];
  battle: Battle | null;
  hunt: Hunt | null;
  happened: Happening[];
  /** Blessings lying open in a draft. */
  draft: BlessingId[];
  /** Heroes and origins nobody has, and artifacts that left the game. */
  box: { heroes: HeroId[]; origins: OriginId[]; artifacts: ArtifactId[]; events: EventId[] };
}

export const playerAt = (game: Ragnarok, seat: Seat): Player => game.players[seat] as Player;

export const monsterAt = (game: Ragnarok, id: MonsterId): Monster =>
  game.monsters.find((monster) => monster.id === id) as Monster;

export const armyAt = (game: Ragnarok, seat: Seat, id: number): Army =>
  playerAt(game, seat).armies.find((army) => army.id === id) as Army;

export const rounds = ({ turns, seats }: Ragnarok): number => Math.ceil(turns / seats);
