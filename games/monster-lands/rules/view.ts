import type { Seat } from '@krcma/kernel';
import type { BuildingId, PathId } from '../data/board.ts';
import type { TrapId } from '../data/traps.ts';
import type { Clan, MonsterLands, MonsterLandsOptions, Party } from '../state.ts';
import { surplusOf, trapLimit, wagesOf } from './clan.ts';
import { type Progress, progressOf, roundsOf } from './scenarios.ts';
import { pointsOf } from './scoring.ts';
import { attackDiceNow, basketOf, type RollView, rollNow, type SendingView, sendingBy } from './stage.ts';

/** A face-down trap somebody else's, or a trap everybody or its owner may see. */
export type TrapView = TrapId | null;

export type ClanView = Omit<Clan, 'traps'> & {
  readonly traps: readonly TrapView[];
  readonly trapLimit: number;
  readonly surplus: number;
  readonly wages: number;
  /** Victory points so far; nothing in them is secret. */
  readonly points: number;
};

export type PartyView = Omit<Party, 'traps'> & {
  readonly traps: readonly { readonly id: TrapView; readonly up: boolean; readonly target?: PathId }[];
};

type Public = Pick<
  MonsterLands,
  | 'difficulty'
  | 'round'
  | 'phase'
  | 'first'
  | 'active'
  | 'acted'
  | 'resolving'
  | 'citadel'
  | 'areas'
  | 'gate'
  | 'quests'
>;

/** What one seat may see of the table (ML-GEN.15, ML-GEN.16). */
export type MonsterLandsView = Public & {
  readonly seat?: Seat;
  readonly options: MonsterLandsOptions;
  readonly scenario?: MonsterLands['scenario'];
  readonly progress?: Progress;
  readonly campaign?: MonsterLands['campaign'];
  readonly sam?: { readonly tokens: number; readonly tricks: number };
  readonly rounds: number;
  readonly clans: readonly ClanView[];
  readonly lodge: {
    readonly offer: MonsterLands['lodge']['offer'];
    readonly pile: number;
    readonly used: number;
  };
  readonly tavern: {
    readonly offer: MonsterLands['tavern']['offer'];
    readonly deck: number;
    readonly greenhorns: number;
  };
  readonly market: { readonly offer: MonsterLands['market']['offer']; readonly deck: number };
  readonly loot: { readonly offer: MonsterLands['loot']['offer']; readonly pile: number };
  readonly decks: {
    readonly monsters: number;
    readonly realms: number;
    readonly events: number;
    readonly quests: number;
    readonly panic: number;
  };
  readonly panic: readonly BuildingId[];
  readonly paths: Readonly<Record<PathId, PartyView | null>>;
  /** Dice the monsters attack with this round. */
  readonly attackDice: ReturnType<typeof attackDiceNow>;
  /** What the viewer puts together for a path or wants to buy in the lodge, and the roll everybody looks at. */
  readonly sending?: SendingView;
  readonly basket?: readonly number[];
  readonly roll?: RollView;
};

function clanView(game: MonsterLands, seat: Seat, viewer: Seat | undefined): ClanView {
  const clan = game.clans[seat] as Clan;
  const open = seat === viewer || game.outcome !== undefined;
  return {
    ...clan,
    traps: open ? clan.traps : clan.traps.map(() => null),
    trapLimit: trapLimit(clan),
    surplus: surplusOf(clan),
    wages: wagesOf(clan),
    points: pointsOf(game, seat),
  };
}

function partyView(party: Party, viewer: Seat | undefined, over: boolean): PartyView {
  const traps = party.traps.map((token) =>
    token.up || party.seat === viewer || over ? token : { ...token, id: null },
  );
  return { ...party, traps };
}

function boardView(game: MonsterLands) {
  const { lodge, tavern, market, loot } = game;
  return {
    lodge: { offer: lodge.offer, pile: lodge.pile.length, used: lodge.used.length },
    tavern: { offer: tavern.offer, deck: tavern.deck.length, greenhorns: tavern.greenhorns.length },
    market: { offer: market.offer, deck: market.deck.length },
    loot: { offer: loot.offer, pile: loot.pile.length },
    decks: {
      monsters: game.monsters.deck.length,
      realms: game.realms.length,
      events: game.events.deck.length,
      quests: game.bag.length,
      panic: game.panic.length,
    },
  };
}

export function view(game: MonsterLands, seat: Seat | undefined): MonsterLandsView {
  const { difficulty, round, phase, first, active, acted, resolving, citadel, areas, gate, quests } = game;
  const { scenario, campaign, sam } = game;
  const over = game.outcome !== undefined;
  const progress = progressOf(game);
  const sending = sendingBy(game, seat);
  const basket = basketOf(game, seat);
  const roll = rollNow(game);
  return {
    ...(seat !== undefined && { seat }),
    options: game.options,
    ...(scenario !== undefined && { scenario }),
    ...(progress !== undefined && { progress }),
    ...(campaign !== undefined && { campaign }),
    ...(sam !== undefined && { sam: { tokens: sam.tokens, tricks: sam.tricks.length } }),
    ...{ difficulty, round, phase, first, active, acted, resolving, citadel, areas, gate, quests },
    rounds: roundsOf(game),
    clans: game.clans.map((_, each) => clanView(game, each, seat)),
    ...boardView(game),
    panic: (Object.keys(citadel) as BuildingId[]).filter((building) => citadel[building].panic),
    paths: Object.fromEntries(
      Object.entries(game.paths).map(([path, party]) => [path, party && partyView(party, seat, over)]),
    ) as Record<PathId, PartyView | null>,
    attackDice: attackDiceNow(game),
    ...(sending !== undefined && { sending }),
    ...(basket !== undefined && { basket }),
    ...(roll !== undefined && { roll }),
  };
}
