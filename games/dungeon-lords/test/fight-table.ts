import type { Json } from '@krcma/kernel';
import { positionOf } from '@krcma/kernel';
import type { CombatCardId } from '../data/combat-cards.ts';
import { dungeonLords } from '../index.ts';
import type { LordArrangement, SituationArrangement } from '../rules/arrangement.ts';
import { healthOf } from '../rules/fight/heroes.ts';
import { type Game, lordOf, type TableSetup, table } from './table.ts';

/** Stays in the lair, so that the next round waits for a plan and a test can look at what the last one left. */
const BYSTANDER = 'ghost';

/** A training of one's own: one tunnel after the other, fatigue 2, the bystander last in the lair. */
export const drill = ({ creatures = [], ...situation }: Partial<SituationArrangement>): Game =>
  positionOf(dungeonLords, {
    seats: 1,
    arrangement: {
      situation: {
        party: ['warrior-1-1'],
        creatures: [...creatures, BYSTANDER],
        traps: [],
        tiles: ['tunnel', 'tunnel', 'tunnel'],
        fatigue: 2,
        best: 0,
        ...situation,
      },
    } as unknown as Json,
  });

export interface FightSetup extends Omit<TableSetup, 'lords' | 'phase' | 'city'> {
  readonly lord: LordArrangement;
  /** The other lord has no party unless said. */
  readonly other?: LordArrangement;
  /** The card of the round. */
  readonly card?: CombatCardId;
}

/** Cards with which a party without magic only tires. */
export const FATIGUE: Readonly<Record<0 | 1 | 2, CombatCardId>> = {
  0: 'invisibility',
  1: 'fireball',
  2: 'detect-evil',
};

/** Seat 0 of two lords plans a round of his combat, the first unless `round` is said; the bystander is his too. */
export function fight({ lord, other = {}, card = 'fireball', round = 1, ...wanted }: FightSetup): Game {
  const year = wanted.year ?? 1;
  const spare: CombatCardId[] =
    year === 1
      ? ['detect-evil', 'fist-of-justice', 'graffiti', 'fireball']
      : ['aura-of-fear', 'metamorphosis', 'blind-rage', 'regeneration'];
  const others = spare.filter((each) => each !== card).slice(0, 3);
  const city = [...others.slice(0, round - 1), card, ...others.slice(round - 1)];
  return table({
    seats: 2,
    phase: 'combat',
    ...wanted,
    city,
    round: round - 1,
    lords: [
      { gold: 0, food: 0, traps: [], ...lord, lair: [...(lord.lair ?? []), BYSTANDER] },
      { gold: 0, food: 0, ...other },
    ],
  });
}

/** The party front to rear, each with what he still stands: `['warrior-1-1 3']`. */
export const party = (t: Game, seat = 0): string[] =>
  lordOf(t, seat).party.map((hero) => `${hero.id} ${healthOf(hero)}`);

/** The lair: `['troll out', 'ghost ready']`. */
export const lair = (t: Game, seat = 0): string[] =>
  lordOf(t, seat).lair.map(({ id, stance }) => `${id} ${stance}`);

/** The same of a described fight, without the bystander. */
export const fighters = (t: Game): string[] => lair(t).slice(0, -1);

export const prison = (t: Game, seat = 0): string[] => [...lordOf(t, seat).prison];
export const lost = (t: Game, seat = 0): number => lordOf(t, seat).conquered.length;
