// LOR-HUNT.35, .41, .52: which card meets which weapon symbol.
import { type CombatCardId, combatCards } from '../../data/combat-cards.ts';
import type { OpName } from '../../data/ops.ts';
import { symbolsOf } from '../../data/prey.ts';
import { type HoldingSource, holdingOf } from '../../data/sources.ts';
import type { Weapon } from '../../data/types.ts';
import { type Hunt, playerAt, type Ragnarok } from '../../state.ts';
import { holdingsOn } from '../holdings.ts';
import { kindsIn } from './hunting.ts';
import { distinctPositions } from './wounds.ts';

/** What the hunter holds that helps in a hero round. */
export const helperWith = (game: Ragnarok, { hunter }: Hunt, name: OpName): HoldingSource | undefined =>
  holdingsOn(playerAt(game, hunter), 'huntHeroRound').find((source) =>
    holdingOf(source).ops.some(({ op }) => op === name),
  );

/** Which symbol a card meets, and what lets it, if it is not its own weapon. */
export interface Met {
  readonly weapon: Weapon | 'any';
  readonly by?: HoldingSource;
}

/** A Shield never wounds. */
function meets(card: CombatCardId, asked: readonly Weapon[], grant?: HoldingSource): Met | undefined {
  const { weapon } = combatCards[card];
  if (weapon === 'shield') return undefined;
  if (weapon === 'any' || asked.includes(weapon)) return { weapon };
  return grant === undefined ? undefined : { weapon: 'any', by: grant };
}

/** What is left of two symbols once one of them is met; what stands for any leaves the choice. */
function leftAfter(symbols: readonly Weapon[], met: Weapon | 'any'): readonly Weapon[] {
  const names: readonly string[] = symbols;
  const at = names.indexOf(met);
  return symbols.filter((_, index) => index !== at);
}

/** Symbols a position still asks for: one card's, or what a first card has left of Loki's two. */
export const askedAt = ({ prey, half }: Hunt, position: number): readonly Weapon[] =>
  half?.position === position ? leftAfter(symbolsOf(prey, position), half.weapon) : symbolsOf(prey, position);

/** Whether the second of two symbols can be met too, by another card or without one. */
function canFollow(
  game: Ragnarok,
  hunt: Hunt,
  position: number,
  card: CombatCardId | null,
  met: Met,
): boolean {
  const left = leftAfter(symbolsOf(hunt.prey, position), met.weapon);
  if (card !== null && helperWith(game, hunt, 'wound') !== undefined) return true;
  const grant = met.by === undefined ? helperWith(game, hunt, 'anyWeapon') : undefined;
  const others = kindsIn(playerAt(game, hunt.hunter).hand, card === null ? [] : [card]);
  return others.some((other) => meets(other, left, grant) !== undefined);
}

/** Positions the next card may be played to. */
export const positionsToMeet = (game: Ragnarok, hunt: Hunt): number[] =>
  hunt.half === null ? distinctPositions(game, hunt.prey) : [hunt.half.position];

const needsTwo = (hunt: Hunt, position: number): boolean =>
  hunt.half === null && symbolsOf(hunt.prey, position).length > 1;

/** How a card can be played to a position now; against Loki never the first of two without a second. */
export function playableAt(
  game: Ragnarok,
  hunt: Hunt,
  position: number,
  card: CombatCardId,
): Met | undefined {
  const met = meets(card, askedAt(hunt, position), helperWith(game, hunt, 'anyWeapon'));
  if (met === undefined || !needsTwo(hunt, position)) return met;
  return canFollow(game, hunt, position, card, met) ? met : undefined;
}

/** Positions that may be covered, or half met, without a card. */
export const barePositions = (game: Ragnarok, hunt: Hunt): number[] =>
  positionsToMeet(game, hunt).filter(
    (position) => !needsTwo(hunt, position) || canFollow(game, hunt, position, null, { weapon: 'any' }),
  );
