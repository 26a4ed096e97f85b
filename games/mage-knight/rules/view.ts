// MK-1.38, .39: what one seat may see.
import type { Json, Seat } from '@krcma/kernel';
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { CardId } from '../data/cards.ts';
import { type EnemyId, enemies } from '../data/enemies.ts';
import type { FactionTokenId } from '../data/faction-tokens.ts';
import type { Slot, SpaceId } from '../data/geometry.ts';
import type { RuinId } from '../data/ruins.ts';
import { scenarioOf } from '../data/scenarios.ts';
import type { TileId } from '../data/tiles.ts';
import { tileOf } from '../data/tiles.ts';
import { BACKS, type Back, type Faction } from '../data/types.ts';
import type { Dummy, Factions, Holding, MageKnight, Player } from '../state.ts';
import { type AssaultView, assaultView } from './assault/parts.ts';
import type { CombatView } from './combat/seen.ts';
import type { DuelView } from './duel/seen.ts';
import { type Goal, goalOf } from './goal.ts';
import type { Prospects } from './prospects.ts';
import type { Reach } from './reach.ts';
import { isMate } from './teams.ts';
import { findFrontier } from './tiles.ts';
import { turnView } from './turn-view.ts';
import { type VolkareView, volkareView } from './volkare/seen.ts';

/** A card nobody but its owner sees. */
export type Hidden<T> = T | null;

/** Cards of the starting draft; how many there are all may know (MK-25.16). */
export type DraftView = {
  readonly passing: readonly Hidden<AdvancedActionId>[];
  readonly kept: readonly Hidden<AdvancedActionId>[];
};

export type PlayerView = Omit<Player, 'deck' | 'hand' | 'under' | 'skillPile' | 'draft'> & {
  readonly draft?: DraftView;
  readonly hand: readonly Hidden<CardId>[];
  readonly deck: number;
  readonly under: number;
  readonly skillPile: number;
  /** What the own deck holds, and what lies under the own tactic, in no order: whoever owns the cards can count them. */
  readonly unseen?: readonly CardId[];
};

export type TokenView = {
  readonly enemy: Hidden<EnemyId>;
  readonly up: boolean;
  readonly back: Back;
  /** Whom it was dealt to in a cooperative assault. */
  readonly for?: Seat;
};

export type HoldingView = Omit<Holding, 'tokens' | 'ruin' | 'owed'> & {
  readonly tokens: readonly TokenView[];
  readonly ruin: { readonly id: Hidden<RuinId>; readonly up: boolean } | null;
};

export type DummyView = Omit<Dummy, 'deck' | 'skillPile'> & {
  readonly deck: number;
  readonly skillPile: number;
};

type PileView = { readonly deck: number; readonly discard: readonly EnemyId[] };

export type FactionsView = Pick<Factions, 'leaders'> & {
  readonly piles: Readonly<Partial<Record<Faction, Readonly<Partial<Record<Back, PileView>>>>>>;
};

export type TileView = { readonly back: 'countryside' | 'core'; readonly tile: Hidden<TileId> };

type Open = Omit<
  MageKnight,
  | 'random'
  | 'stack'
  | 'answered'
  | 'standing'
  | 'outcome'
  | 'game'
  | 'players'
  | 'holdings'
  | 'tiles'
  | 'box'
  | 'enemies'
  | 'ruins'
  | 'factionTokens'
  | 'spells'
  | 'advanced'
  | 'artifacts'
  | 'units'
  | 'dummy'
  | 'combat'
  | 'chosen'
  | 'duel'
  | 'assault'
  | 'volkare'
  | 'factions'
>;

export type MageKnightView = Open & {
  readonly seat?: Seat;
  readonly players: readonly PlayerView[];
  readonly holdings: Readonly<Record<SpaceId, HoldingView>>;
  /** The tiles to come, the next one first: their backs, and which they are where all know it (MK-30.2). */
  readonly tiles: readonly TileView[];
  readonly enemies: Readonly<Record<Back, { readonly deck: number; readonly discard: readonly EnemyId[] }>>;
  readonly ruins: { readonly deck: number; readonly discard: readonly RuinId[] };
  readonly factionTokens: Readonly<
    Record<Faction, { readonly deck: number; readonly discard: readonly FactionTokenId[] }>
  >;
  readonly spells: { readonly deck: number; readonly offer: MageKnight['spells']['offer'] };
  readonly advanced: { readonly deck: number; readonly offer: MageKnight['advanced']['offer'] };
  readonly artifacts: number;
  readonly units: {
    readonly regular: number;
    readonly elite: number;
    readonly offer: MageKnight['units']['offer'];
  };
  readonly dummy: DummyView | null;
  /** Of one against enemies; a combat of players is `duel`. */
  readonly combat: CombatView | null;
  /** One player against another (MK-17), with all numbers of both; absent otherwise. */
  readonly duel?: DuelView;
  readonly assault?: AssaultView;
  readonly volkare?: VolkareView;
  /** Leaders of the factions, and how many tokens their own piles hold (MK-24). */
  readonly factions?: FactionsView;
  /** What the own cards, units and skills would add now, on the own turn. */
  readonly prospects?: Prospects;
  /** The Chosen of the own team; of all of them at the end (MK-40.7). */
  readonly chosen?: readonly Seat[];
  readonly goal: Goal;
  /** Where the next tile may lie. */
  readonly frontier: readonly Slot[];
  /** On one's own turn, while moving is possible: where one could go. */
  readonly reach?: Reach;
};

const counted = <T>({ deck, discard }: { deck: T[]; discard: T[] }) => ({ deck: deck.length, discard });

const factionsView = ({ leaders, piles }: Factions): FactionsView => ({
  leaders,
  piles: Object.fromEntries(
    Object.entries(piles).map(([faction, own]) => [
      faction,
      Object.fromEntries(Object.entries(own).map(([back, pile]) => [back, counted(pile)])),
    ]),
  ),
});

function playerView(game: MageKnight, owner: Seat, viewer: Seat | undefined): PlayerView {
  const { deck, hand, under, skillPile, draft, ...open } = game.players[owner] as Player;
  const sees = viewer === owner || game.outcome !== undefined;
  const seen = <T>(cards: readonly T[]): Hidden<T>[] => cards.map((card) => (sees ? card : null));
  return {
    ...open,
    ...(draft !== undefined && { draft: { passing: seen(draft.passing), kept: seen(draft.kept) } }),
    hand: seen(hand),
    deck: deck.length,
    under: under.length,
    skillPile: skillPile.length,
    ...(viewer === owner && { unseen: [...deck, ...under].sort() }),
  };
}

/** Whoever is drawn only when seen lies there as a hidden token does. */
function holdingView({ tokens, ruin, owed = [], ...open }: Holding): HoldingView {
  const shown = tokens.map(({ enemy, ...token }) => ({
    ...token,
    enemy: token.up ? enemy : null,
    back: enemies[enemy].colour,
  }));
  return {
    ...open,
    tokens: [...shown, ...owed.map((back) => ({ enemy: null, up: false, back }))],
    ruin: ruin && { id: ruin.up ? ruin.id : null, up: ruin.up },
  };
}

function tileView({ scenario }: MageKnight, tile: TileId): TileView {
  const back = tileOf(tile).back === 'core' ? 'core' : 'countryside';
  const isKnown = back === 'countryside' && scenarioOf(scenario).inOrder === true;
  return { back, tile: isKnown ? tile : null };
}

const knowsChosen = (game: MageKnight, viewer: Seat | undefined, chosen: Seat): boolean =>
  game.outcome !== undefined || (viewer !== undefined && (viewer === chosen || isMate(game, viewer, chosen)));

export function view(game: MageKnight, seat: Seat | undefined): Json {
  const {
    random: _random,
    stack: _stack,
    answered: _answered,
    standing: _standing,
    outcome: _outcome,
    game: _game,
    box: _box,
    dummy,
    combat: _combat,
    chosen,
    duel: _duel,
    assault,
    volkare: _volkare,
    factions,
    ...open
  } = game;
  const { prospects, reach, combat, duel } = turnView(game, seat);
  const volkare = volkareView(game);
  const seen: MageKnightView = {
    ...open,
    ...(seat !== undefined && { seat }),
    ...(prospects !== undefined && { prospects }),
    ...(reach !== undefined && { reach }),
    ...(chosen !== undefined && { chosen: chosen.filter((each) => knowsChosen(game, seat, each)) }),
    players: game.players.map((_, owner) => playerView(game, owner, seat)),
    holdings: Object.fromEntries(
      Object.entries(game.holdings).map(([space, each]) => [space, holdingView(each)]),
    ),
    tiles: game.tiles.map((tile) => tileView(game, tile)).reverse(),
    enemies: Object.fromEntries(BACKS.map((back) => [back, counted(game.enemies[back])])) as never,
    ruins: counted(game.ruins),
    factionTokens: {
      elementalist: counted(game.factionTokens.elementalist),
      darkCrusader: counted(game.factionTokens.darkCrusader),
    },
    spells: { deck: game.spells.deck.length, offer: game.spells.offer },
    advanced: { deck: game.advanced.deck.length, offer: game.advanced.offer },
    artifacts: game.artifacts.length,
    units: {
      regular: game.units.regular.length,
      elite: game.units.elite.length,
      offer: game.units.offer,
    },
    combat: combat ?? null,
    ...(duel !== undefined && { duel }),
    ...(assault !== undefined && { assault: assaultView(assault) }),
    ...(volkare !== undefined && { volkare }),
    ...(factions !== undefined && { factions: factionsView(factions) }),
    goal: goalOf(game),
    frontier: findFrontier(game),
    dummy: dummy && { ...dummy, deck: dummy.deck.length, skillPile: dummy.skillPile.length },
  };
  return seen as unknown as Json;
}
