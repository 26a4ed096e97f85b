import type { Seat } from '@krcma/kernel';
import type { AttackCardId } from '../data/attack-cards.ts';
import type { Region } from '../data/board.ts';
import type { CombatCardId } from '../data/combat-cards.ts';
import { ATTRIBUTES, type Attribute } from '../data/types.ts';
import type { Strengths } from '../messages/war.ts';
import {
  type Battle,
  type Hunt,
  type Phase,
  type Player,
  playerAt,
  type Ragnarok,
  type RagnarokOptions,
} from '../state.ts';
import { foreignArmiesIn } from './armies.ts';
import { attributeOf, limitOf } from './attributes.ts';
import { type Forecast, forecastOf } from './battle/forecast.ts';
import { strengths } from './battle/strength.ts';
import { adjacentFor } from './map.ts';

/** A card somebody else holds, or one the viewer may see. */
export type CardView = CombatCardId | null;

export type PlayerView = Omit<Player, 'hand' | 'drawn' | 'used'> & {
  readonly hand: readonly CardView[];
  /** Attributes as they count now, injuries and blessings included, and what may be held. */
  readonly values: Readonly<Record<Attribute, number>>;
  readonly limits: { readonly cards: number; readonly runes: number };
  /** Of the owner alone. */
  readonly drawn?: Player['drawn'];
};

export type HuntView = Omit<Hunt, 'attacks'> & { readonly attacks: readonly (AttackCardId | null)[] };

/** A battle an own army would bring about by going there. */
export type Threat = {
  readonly army: number;
  readonly region: Region;
  readonly forecast: Forecast;
};

export type BattleView = Battle & { readonly strengths: Strengths };

type Open = Pick<
  Ragnarok,
  | 'phase'
  | 'start'
  | 'active'
  | 'turns'
  | 'control'
  | 'temples'
  | 'scale'
  | 'forges'
  | 'monuments'
  | 'altars'
  | 'monsters'
  | 'loki'
  | 'wheel'
  | 'allies'
  | 'bank'
  | 'slayerTokens'
  | 'omens'
  | 'doom'
  | 'contests'
  | 'draft'
>;

/** What one seat may see of the table. */
export type RagnarokView = Open & {
  readonly seat?: Seat;
  readonly seats: number;
  readonly options: RagnarokOptions;
  readonly players: readonly PlayerView[];
  readonly hunt: HuntView | null;
  /** On one's own turn: what marching against others would mean. */
  readonly threats?: readonly Threat[];
  /** The battle being fought, with what both sides count now. */
  readonly battle: BattleView | null;
  /** Cards left in each deck, and the discards, which all may look through (LOR-DECK.4). */
  readonly decks: {
    readonly combat: number;
    readonly attacks: number;
    readonly blessings: number;
    readonly events: number;
  };
  readonly discards: {
    readonly combat: Ragnarok['combat']['discard'];
    readonly attacks: Ragnarok['attacks']['discard'];
    readonly blessings: Ragnarok['blessings']['discard'];
    readonly events: Ragnarok['events']['discard'];
  };
};

/** Own cards, those of a battle one has looked into, and those shown to the monster player; all when it is over. */
export function seesHand(game: Ragnarok, viewer: Seat | undefined, owner: Seat): boolean {
  if (game.outcome !== undefined || viewer === owner) return true;
  if (viewer === undefined) return false;
  const { battle, hunt } = game;
  if (hunt?.shown && hunt.hunter === owner && hunt.master === viewer) return true;
  const { attacker, defender } = battle ?? {};
  if (attacker?.seat === viewer && defender?.seat === owner) return attacker.peeks;
  return defender?.seat === viewer && attacker?.seat === owner && defender.peeks;
}

function playerView(game: Ragnarok, seat: Seat, viewer: Seat | undefined): PlayerView {
  const player = playerAt(game, seat);
  const { hand, drawn, used: _, ...open } = player;
  const isOwn = seat === viewer;
  const values: Record<Attribute, number> = { authority: 0, might: 0, wisdom: 0 };
  for (const attribute of ATTRIBUTES) values[attribute] = attributeOf(player, attribute);
  return {
    ...open,
    values,
    limits: { cards: limitOf(player, 'combatCards'), runes: limitOf(player, 'runes') },
    hand: seesHand(game, viewer, seat) ? hand : hand.map(() => null),
    ...(isOwn && { drawn }),
  };
}

function huntView({ hunt, outcome }: Ragnarok, viewer: Seat | undefined): HuntView | null {
  if (hunt === null) return null;
  const isOpen = viewer === hunt.master || outcome !== undefined;
  return { ...hunt, attacks: isOpen ? hunt.attacks : hunt.attacks.map(() => null) };
}

/** Each own army, with each region in its reach where others have armies. */
function threatsOf(game: Ragnarok, seat: Seat): Threat[] {
  const threats: Threat[] = [];
  for (const { id, region: from } of playerAt(game, seat).armies)
    for (const region of adjacentFor(game, seat, from)) {
      if (!foreignArmiesIn(game, seat, region)) continue;
      const forecast = forecastOf(game, seat, region, [id]);
      if (forecast !== undefined) threats.push({ army: id, region, forecast });
    }
  return threats;
}

/** Armies march in these steps. */
const MARCHING: readonly Phase[] = ['manoeuvre', 'special'];

export function view(game: Ragnarok, seat: Seat | undefined): RagnarokView {
  const { combat, attacks, blessings, events } = game;
  return {
    ...(seat !== undefined && { seat }),
    seats: game.seats,
    options: game.options,
    phase: game.phase,
    start: game.start,
    active: game.active,
    turns: game.turns,
    players: game.players.map((_, each) => playerView(game, each, seat)),
    control: game.control,
    temples: game.temples,
    scale: game.scale,
    forges: game.forges,
    monuments: game.monuments,
    altars: game.altars,
    monsters: game.monsters,
    loki: game.loki,
    wheel: game.wheel,
    allies: game.allies,
    bank: game.bank,
    slayerTokens: game.slayerTokens,
    omens: game.omens,
    doom: game.doom,
    contests: game.contests,
    battle: game.battle && { ...game.battle, strengths: strengths(game, game.battle) },
    draft: game.draft,
    hunt: huntView(game, seat),
    ...(seat !== undefined &&
      seat === game.active &&
      MARCHING.includes(game.phase) &&
      game.battle === null && { threats: threatsOf(game, seat) }),
    decks: {
      combat: combat.deck.length,
      attacks: attacks.deck.length,
      blessings: blessings.deck.length,
      events: events.deck.length,
    },
    discards: {
      combat: combat.discard,
      attacks: attacks.discard,
      blessings: blessings.discard,
      events: events.discard,
    },
  };
}
