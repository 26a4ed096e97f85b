// A copy of a table on which a fight is played on, by what one seat knows.
import {
  type Ask,
  advance,
  answer,
  cloneTable,
  type Json,
  optionOf,
  redeal,
  rulesIn,
  type Seat,
} from '@krcma/kernel';
import { type CardId, WOUND } from '../data/cards.ts';
import { type EnemyId, enemies } from '../data/enemies.ts';
import type { Enemy } from '../data/enemy.ts';
import { foundOnce } from '../data/found-once.ts';
import { BACKS } from '../data/types.ts';
import { game as module } from '../game.ts';
import { combatAct } from '../rules/combat/phases.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';

/** How hard it is to stand against what it does. */
function hardness(enemy: EnemyId): number {
  const { attacks, abilities }: Enemy = enemies[enemy];
  const times = 1 + Number(abilities.includes('swift')) + Number(abilities.includes('brutal'));
  return attacks.reduce((sum, { n, element }) => sum + (element === 'physical' ? n : n + 1), 0) * times;
}

const hardnessOf = foundOnce((enemy: EnemyId) => ({ n: hardness(enemy) }));

/** Whoever is called is taken for one that is harder than this share of those that may come. */
const SHARE = 0.6;

/**
 * The table as far as the seat knows it: decks are dealt anew, always alike, and the next enemy of each pile that may be
 * called is one as most of them are. Two tables that differ only in what is hidden give the same one.
 */
export function foreseen(table: MageKnight, seat: Seat): MageKnight {
  const game = redeal(module, table, seat, 'a fight foreseen');
  for (const back of BACKS) {
    const { deck } = game.enemies[back];
    const hidden = Object.values(game.holdings).flatMap(({ tokens }) =>
      tokens.flatMap(({ enemy, up }) => (!up && enemies[enemy].colour === back ? [enemy] : [])),
    );
    const able = [...deck, ...hidden]
      .filter((enemy) => enemies[enemy].attacks.length > 0)
      .sort((a, b) => hardnessOf(a).n - hardnessOf(b).n || (a < b ? -1 : 1));
    const likely = able[Math.floor(SHARE * able.length)];
    if (likely !== undefined && deck.length > 0) deck.fill(likely);
  }
  return game;
}

/** A table and what it asks one seat now. */
export interface Moment {
  readonly game: MageKnight;
  readonly ask: Ask | undefined;
}

const askOf = (asks: readonly Ask[], seat: Seat): Ask | undefined =>
  asks.length === 1 && asks[0]?.seat === seat ? asks[0] : undefined;

/** Runs to the first question; nothing is asked where others have to answer. */
export const momentOf = (game: MageKnight, seat: Seat): Moment => ({
  game,
  ask: askOf(advance(rulesIn(module), game), seat),
});

/** The same question on a copy. */
export const copyOf = ({ game }: Moment, seat: Seat): Moment => momentOf(cloneTable(game), seat);

/** Answers in place. */
export function after({ game, ask }: Moment, value: Json): Moment {
  if (ask === undefined) return { game, ask };
  return { game, ask: askOf(answer(rulesIn(module), game, ask, value), ask.seat) };
}

/** A card that was drawn in the meantime: nobody knows beforehand which it is. */
export function isDrawn(start: MageKnight, { hand }: Player, seat: Seat, id: string): boolean {
  const card = id.slice(id.indexOf(':') + 1) as CardId;
  return card !== WOUND && hand.includes(card) && !playerAt(start, seat).hand.includes(card);
}

export const idOf = (game: MageKnight, ask: Ask, value: Json): string => optionOf(game, ask, value).id;

/** Whether it is asked what to do next in the combat. */
export const asksForAct = ({ ask }: Moment): boolean => ask?.frame.rule === combatAct.name;
