// What is known of a battle before it begins: for whoever thinks of it, player or bot.
import type { Seat } from '@krcma/kernel';
import type { Region } from '../../data/board.ts';
import type { Strength } from '../../messages/war.ts';
import { type Army, type Battle, playerAt, type Ragnarok } from '../../state.ts';
import { armiesIn, seatsWithArmies } from '../armies.ts';
import { retreatsFrom } from '../retreat.ts';
import { newSide } from './sides.ts';
import { boonsLeft, strengths, winnerNow } from './strength.ts';

export type SideForecast = {
  readonly strength: Strength;
  /** Cards in hand, and what charged artifacts could add. */
  readonly cards: number;
  readonly boons: number;
  /** What a defeat would cost without a card: armies destroyed, and strength lost in all (LOR-BAT.10, LOR-RET.2). */
  readonly defeat: { readonly armies: number; readonly strength: number; readonly cutOff: boolean };
};

export type Forecast = {
  readonly attacker: SideForecast;
  readonly defender: SideForecast;
  /** Who would win if nobody played a card or used an artifact. */
  readonly leader: Seat;
};

function defeatOf(game: Ragnarok, seat: Seat, region: Region): SideForecast['defeat'] {
  const armies = armiesIn(game, seat, region);
  const cutOff = retreatsFrom(game, seat, region).length === 0;
  let destroyed = 0;
  let lost = 0;
  for (const { strength } of armies) {
    const perishes = cutOff || strength === 1;
    if (perishes) destroyed++;
    lost += perishes ? strength : 1;
  }
  return { armies: destroyed, strength: lost, cutOff };
}

function sideForecast(game: Ragnarok, strength: Strength, region: Region): SideForecast {
  const { seat } = strength;
  let boons = 0;
  for (const [, plus] of boonsLeft(game, seat, region)) boons += plus;
  return { strength, cards: playerAt(game, seat).hand.length, boons, defeat: defeatOf(game, seat, region) };
}

/** The table as if those armies stood in the region already; the table itself stays as it is. */
function imagined(
  game: Ragnarok,
  attacker: Seat,
  region: Region,
  arriving: readonly Army['id'][],
): Ragnarok['players'] {
  return game.players.map((player, seat) =>
    seat !== attacker
      ? player
      : {
          ...player,
          armies: player.armies.map((army) => (arriving.includes(army.id) ? { ...army, region } : army)),
        },
  );
}

/** A battle of an attacker in a region, with these of his armies arriving; undefined where nobody would fight. */
export function forecastOf(
  game: Ragnarok,
  attacker: Seat,
  region: Region,
  arriving: readonly Army['id'][] = [],
): Forecast | undefined {
  const defender = seatsWithArmies(game, region).find((seat) => seat !== attacker);
  if (defender === undefined) return undefined;
  const battle: Battle = {
    region,
    attacker: newSide(attacker),
    defender: newSide(defender),
    winner: null,
  };
  const table: Ragnarok = { ...game, battle, players: imagined(game, attacker, region, arriving) };
  const counted = strengths(table, battle);
  return {
    attacker: sideForecast(table, counted.attacker, region),
    defender: sideForecast(table, counted.defender, region),
    leader: winnerNow(table, battle),
  };
}
