import type { Seat } from '@krcma/kernel';
import type { CitizenId } from '../data/citizens.ts';
import type { DomainId } from '../data/domains.ts';
import type { DukeId } from '../data/dukes.ts';
import type { Area, Bag } from '../data/effect.ts';
import { isEvent } from '../data/events.ts';
import { modeOf, type PlayerCount } from '../data/modes.ts';
import {
  type CenterCardId,
  playerAt,
  restingSeat,
  type SlayableId,
  type Spot,
  stackAt,
  type Valeria,
  type ValeriaOptions,
} from '../state.ts';
import { darkLordSheet } from './end-solo.ts';
import { exhaustedStacks } from './exhausted.ts';
import { scoreSheet, sum } from './scoring.ts';

export type PlayerView = {
  readonly gold: number;
  readonly strength: number;
  readonly magic: number;
  readonly vp: number;
  readonly citizens: readonly CitizenId[];
  readonly domains: readonly DomainId[];
  readonly slain: readonly SlayableId[];
  /** Only the own ones, and everybody's at the end. */
  readonly dukes: readonly DukeId[];
  /** The duke given back, for the one who gave it (VAL-INFO.5). */
  readonly declined: readonly DukeId[];
  readonly resting: boolean;
  /** Points so far; the duke's are in it only for its owner, and for all at the end. */
  readonly points: number;
};

export type StackView = {
  readonly count: number;
  /** The face-up card on top. */
  readonly top?: CenterCardId;
  /** The face-up cards bottom to top, where more than the top one is known (VAL-INFO.4, VAL-MIX.7). */
  readonly known?: readonly CenterCardId[];
  readonly spot?: Spot;
  readonly tokens?: Bag;
};

/** What one seat may see of the table (VAL-INFO). */
export type ValeriaView = {
  readonly seat?: Seat;
  readonly options: ValeriaOptions;
  readonly players: readonly PlayerView[];
  readonly center: readonly StackView[];
  readonly areas: readonly Area[];
  readonly deck: { readonly cards: number; readonly events: number };
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly dice: readonly number[];
  readonly exhausted: number;
  readonly endExhausted: number;
  readonly ending: boolean;
  readonly darkLord?: {
    readonly citizens: readonly CitizenId[];
    readonly domains: readonly DomainId[];
    readonly duke: readonly DukeId[];
    /** His points so far; the duke's are in it only at the end. */
    readonly points: number;
  };
};

function playerView(game: Valeria, seat: Seat, viewer: Seat | undefined): PlayerView {
  const { gold, strength, magic, vp, citizens, domains, slain, dukes, declined } = playerAt(game, seat);
  const open = seat === viewer || game.outcome !== undefined;
  const chosen = dukes.length === 1 || game.options.noDukes;
  const sheet = scoreSheet(game, seat).filter(({ key }) => key !== 'duke' || (open && chosen));
  return {
    gold,
    strength,
    magic,
    vp,
    citizens,
    domains,
    slain,
    dukes: open ? dukes : [],
    declined: open ? declined : [],
    resting: restingSeat(game) === seat,
    points: sum(sheet),
  };
}

function stackView(game: Valeria, stack: number): StackView {
  const { cards, down, spot } = stackAt(game, stack);
  const top = cards.length > down ? cards[cards.length - 1] : undefined;
  const tokens = game.tokens.filter((each) => each.stack === stack && each.height === cards.length - 1);
  const [bag] = tokens.map(({ gold, strength, magic }) => ({ gold, strength, magic }));
  return {
    count: cards.length,
    ...(top !== undefined && { top }),
    ...((down === 0 || cards.length - down > 1) && { known: cards.slice(down) }),
    ...(spot !== undefined && { spot }),
    ...(bag !== undefined && { tokens: bag }),
  };
}

export function view(game: Valeria, seat: Seat | undefined): ValeriaView {
  const { darkLord } = game;
  return {
    ...(seat !== undefined && { seat }),
    options: game.options,
    players: game.players.map((_, each) => playerView(game, each, seat)),
    center: game.center.map((_, stack) => stackView(game, stack)),
    areas: game.areas,
    deck: { cards: game.deck.length, events: game.deck.filter((card) => isEvent(card)).length },
    first: game.first,
    active: game.active,
    turn: game.turn,
    dice: game.dice,
    exhausted: exhaustedStacks(game),
    endExhausted: modeOf(game.seats as PlayerCount).endExhausted,
    ending: game.ending !== undefined,
    ...(darkLord && {
      darkLord: {
        citizens: darkLord.citizens,
        domains: darkLord.domains,
        duke: game.outcome === undefined ? [] : darkLord.duke,
        points: sum(darkLordSheet(game).filter(({ key }) => key !== 'duke' || game.outcome !== undefined)),
      },
    }),
  };
}
