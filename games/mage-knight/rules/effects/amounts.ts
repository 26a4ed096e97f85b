// How much an operation gives: its number, what it is counted by, and what modifies the whole effect.
import { WOUND } from '../../data/cards.ts';
import type { Amount, OpName, Per } from '../../data/ops.ts';
import { BASICS } from '../../data/types.ts';
import { type Combat, effectOf, type Foe, type MageKnight, playerAt } from '../../state.ts';
import { isFacedRival } from '../duel/rivals.ts';
import { printedAt } from '../map.ts';
import { spendOverload } from '../overload.ts';
import { type OpAt, opAt } from './op-at.ts';

/** A number for a forest, another one elsewhere; a city on it covers the terrain. */
export function byForest(
  game: MageKnight,
  seat: number,
  { n, forest }: { n: number; forest: number },
): number {
  const { space } = playerAt(game, seat);
  const printed = space === null ? undefined : printedAt(game, space);
  return printed?.terrain === 'forest' && printed.site !== 'city' ? forest : n;
}

type Count = (game: MageKnight, at: OpAt) => number;

/** MK-22.12: while its monster fights, a summoner is not faced. */
const isFaced = ({ phase, foes }: Combat, { id, role, defeated }: Foe): boolean => {
  if (defeated) return false;
  const summonedFight = phase === 'block' || phase === 'damage';
  if (role === 'summoned') return summonedFight;
  return !summonedFight || !foes.some(({ summoner }) => summoner === id);
};

/** All of its attacks were blocked; one that makes none was not blocked. */
const isBlocked = ({ attacks }: Foe): boolean =>
  attacks.length > 0 && attacks.every(({ state }) => state === 'blocked');

function countFoes({ combat }: MageKnight, counts: (combat: Combat, foe: Foe) => boolean): number {
  let n = 0;
  if (combat !== null) for (const foe of combat.foes) if (counts(combat, foe)) n++;
  return n;
}

/** By what is counted. Healing is counted as it is spent (MK-15), so nothing has been when it is gained. */
const counts: Readonly<Record<Per, Count>> = {
  enemyBlocked: (game) => countFoes(game, (_, foe) => isBlocked(foe)),
  enemyFaced: (game) => countFoes(game, (combat, foe) => isFaced(combat, foe) && isFacedRival(game, foe)),
  enemyDefeatedTurn: ({ turn }) => turn.defeated,
  enemyDefeatedPhase: ({ combat }) => combat?.defeated ?? 0,
  unitRecruited: ({ turn }) => turn.recruited,
  woundHandAndUnits: (game, { player }) => {
    const { hand, units } = playerAt(game, player);
    let wounds = 0;
    for (const card of hand) if (card === WOUND) wounds++;
    for (const unit of units) wounds += unit.wounds;
    return wounds;
  },
  pointOfThisHealing: () => 0,
  redSpellCast: ({ turn }) => turn.spells.red,
  blueSpellCast: ({ turn }) => turn.spells.blue,
  greenSpellCast: ({ turn }) => turn.spells.green,
  whiteSpellCast: ({ turn }) => turn.spells.white,
  crystalSet: (game, { player }) => {
    const { crystals } = playerAt(game, player);
    return Math.min(...BASICS.map((colour) => crystals[colour]));
  },
};

export const countOf = (game: MageKnight, at: OpAt, per: Per): number => counts[per](game, at);

/** What a card played with another one grows by. */
const GROWING: ReadonlySet<OpName> = new Set<OpName>(['move', 'influence', 'attack', 'block']);

/** The amount now, whatever else the effect may bring. */
export const plainAmount = (game: MageKnight, at: OpAt, { n, plus = 0, per }: Amount): number =>
  n + (per === undefined ? 0 : plus * countOf(game, at, per));

/** The amount now, with the bonus of the effect, which is given once (MK-1.19). */
export function amountOf(game: MageKnight, at: OpAt, given: Amount): number {
  const amount = plainAmount(game, at, given);
  const effect = effectOf(game);
  if (effect === undefined || effect.bonus === 0 || !GROWING.has(opAt(at).op)) return amount;
  const { bonus } = effect;
  effect.bonus = 0;
  if (effect.overload === true) spendOverload(game, at.player);
  return amount + bonus;
}
