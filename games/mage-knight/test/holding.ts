import type { CardId } from '../data/cards.ts';
import type { HeroId } from '../data/heroes.ts';
import type { AttackKind, Element } from '../data/types.ts';
import type { CombatPhase } from '../state.ts';
import { type Fighter, type FightSetup, fight, PASTIME, reach } from './fight.ts';
import { type Game, type TableSetup, table } from './table.ts';

export interface HoldingSetup extends Omit<TableSetup, 'players'> {
  readonly player?: Fighter;
}

const EACH = { red: 1, blue: 1, green: 1, white: 1 };

/** Seat 0 with a card and two others in hand, and a crystal of each colour to power it; no dice. */
export const holding = (hero: HeroId, card: CardId, { player = {}, ...rest }: HoldingSetup = {}): Game =>
  table({
    source: [],
    ...rest,
    players: [
      { hero, hand: [card, 'march', 'rage'], deck: ['stamina', 'swiftness'], crystals: EACH, ...player },
    ],
  });

/** The same against an enemy, in a phase of the combat. */
export const fightingWith = (
  hero: HeroId,
  card: CardId,
  phase: CombatPhase = 'attack',
  { player = {}, ...rest }: FightSetup = {},
): Game =>
  reach(
    fight(['prowlers'], {
      source: [],
      ...rest,
      player: { hero, hand: [card, 'march', PASTIME], level: 5, crystals: EACH, ...player },
    }),
    phase,
  );

/** What lies in the present attack or block. */
export const points = ({ game }: Game): [number, Element, AttackKind | 'block'][] | undefined =>
  game.combat?.points.map(({ n, element, kind }) => [n, element, kind]);
