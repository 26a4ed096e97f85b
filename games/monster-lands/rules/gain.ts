// Gains and losses that only book something and ask nobody (ML-GEN.14, ML-GEN.17, ML-GEN.18).
import type { Seat } from '@krcma/kernel';
import { END_GLORY, limits } from '../data/clan-board.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { type Bundle, TOKENS, type Token } from '../data/types.ts';
import type { Cause } from '../messages.ts';
import { type Clan, clanAt, isSolo, type MonsterLands } from '../state.ts';
import { addDice } from './dice.ts';
import { note } from './script.ts';

/** In Travelling Light no defence token can be gained or used (ML-SCN.4b). */
export const defenceBanned = ({ scenario }: MonsterLands): boolean =>
  scenario !== undefined && scenarioOf(scenario).noDefence === true;

const roomFor = (game: MonsterLands, clan: Clan, token: Token): number => {
  if (token === 'coins') return Number.POSITIVE_INFINITY;
  if (token === 'defence' && defenceBanned(game)) return 0;
  return Math.max(0, limits[token] - clan[token]);
};

function addToken(game: MonsterLands, clan: Clan, token: Token, count: number | undefined): void {
  if (count !== undefined) clan[token] += Math.min(count, roomFor(game, clan, token));
}

/** Whether the clan would keep any token of it. */
export const hasRoomFor = (game: MonsterLands, clan: Clan, bundle: Bundle): boolean => {
  for (const token of TOKENS) if ((bundle[token] ?? 0) > 0 && roomFor(game, clan, token) > 0) return true;
  return false;
};

/**
 * Books the plain parts of a bundle: glory, coins, tokens up to the limits, dice. What needs a choice (brews, loot, a
 * hire, equipment) is left to `carryOut`.
 */
export function gain(game: MonsterLands, seat: Seat, bundle: Bundle, from?: Cause): void {
  const clan = clanAt(game, seat);
  const { glory } = clan;
  clan.glory += bundle.glory ?? 0;
  addToken(game, clan, 'coins', bundle.coins);
  addToken(game, clan, 'potions', bundle.potions);
  addToken(game, clan, 'venoms', bundle.venoms);
  addToken(game, clan, 'defence', bundle.defence);
  if (bundle.dice !== undefined) addDice(game, clan.dice, bundle.dice);
  note({ key: 'gained', player: seat, bundle, ...(from && { from }) });
  if (!isSolo(game) && glory < END_GLORY && clan.glory >= END_GLORY)
    note({ key: 'end-near', player: seat, glory: clan.glory });
}

export const gainCoins = (game: MonsterLands, seat: Seat, coins: number, from?: Cause): void => {
  if (coins > 0) gain(game, seat, { coins }, from);
};

export const gainGlory = (game: MonsterLands, seat: Seat, glory: number, from?: Cause): void => {
  if (glory > 0) gain(game, seat, { glory }, from);
};

/** Takes glory and tokens as far as they are there (ML-GEN.14, ML-GEN.17). */
export function lose(game: MonsterLands, seat: Seat, bundle: Bundle, from?: Cause): void {
  const clan = clanAt(game, seat);
  clan.glory = Math.max(0, clan.glory - (bundle.glory ?? 0));
  clan.coins = Math.max(0, clan.coins - (bundle.coins ?? 0));
  clan.potions = Math.max(0, clan.potions - (bundle.potions ?? 0));
  clan.venoms = Math.max(0, clan.venoms - (bundle.venoms ?? 0));
  clan.defence = Math.max(0, clan.defence - (bundle.defence ?? 0));
  note({ key: 'lost', player: seat, bundle, ...(from && { from }) });
}

/** A cost of an optional act is paid in full or not at all (ML-GEN.17). Trap and trophy card are counted, not taken. */
export function affords(game: MonsterLands, clan: Clan, cost: Bundle): boolean {
  if ((cost.defence ?? 0) > 0 && defenceBanned(game)) return false;
  const trophies = clan.trophies.length + (clan.loot.includes('loot-trophies3') ? 1 : 0);
  return (
    clan.coins >= (cost.coins ?? 0) &&
    clan.potions >= (cost.potions ?? 0) &&
    clan.venoms >= (cost.venoms ?? 0) &&
    clan.defence >= (cost.defence ?? 0) &&
    clan.traps.length >= (cost.trap ?? 0) &&
    trophies >= (cost.trophyCard ?? 0)
  );
}

/** Pays the tokens of a cost the clan affords. */
export const pay = (game: MonsterLands, seat: Seat, cost: Bundle, from?: Cause): void =>
  lose(game, seat, cost, from);

export const payCoins = (game: MonsterLands, seat: Seat, coins: number): void => {
  clanAt(game, seat).coins -= coins;
};
