import type { CombatCardId } from '../data/combat-cards.ts';
import type { PlayerArrangement } from '../rules/arrange.ts';
import { type Game, type TableSetup, table } from './table.ts';

/** Blekinge: population 3, between 11, 13 and 16, on the fourth sea. */
export const FIELD = 12;
/** Vaetter, from where the attacker comes. */
export const CAMP = 13;

export interface War extends Omit<TableSetup, 'players' | 'step'> {
  /** Strengths of the armies that march in, and of those that stand there. */
  readonly attack?: readonly number[];
  readonly guard?: readonly number[];
  readonly attacker?: PlayerArrangement;
  readonly defender?: PlayerArrangement;
  readonly others?: readonly PlayerArrangement[];
  readonly field?: number;
  readonly camp?: number;
}

/** Room for six cards. */
const WISE = { wisdom: 6 } as const;

const forces = (strengths: readonly number[], region: number) =>
  strengths.map((strength) => ({ region, strength }));

/**
 * Seat 0 attacks seat 1, which controls the field. Far from home the attacker has no hero, no drakkar and nowhere to go;
 * the defender's hero and drakkar are in the north.
 */
export function war({
  attack = [4],
  guard = [4],
  attacker = {},
  defender = {},
  others = [],
  field = FIELD,
  camp = CAMP,
  ...rest
}: War = {}): Game {
  const t = table({
    ...rest,
    step: attack.length === 1 ? 'manoeuvre' : 'special',
    players: [
      {
        region: 3,
        drakkar: 6,
        attributes: WISE,
        ...attacker,
        armies: [...forces(attack, camp), ...(attacker.armies ?? [])],
      },
      {
        region: 6,
        drakkar: 2,
        attributes: WISE,
        regions: [field],
        ...defender,
        armies: [...forces(guard, field), ...(defender.armies ?? [])],
      },
      ...others,
    ],
  });
  if (attack.length === 1) return t.play('activate:army:0:0', `move:r${field}`);
  t.play('act:mobilize');
  for (const id of attack.keys()) t.play(`activate:army:0:${id}`, `move:r${field}`);
  return t.options().includes('done') ? t.play('done') : t;
}

/** Plays these cards in turn, from the defender; nobody with cards left is asked again. */
export const withCards = (
  attacker: readonly CombatCardId[],
  defender: readonly CombatCardId[],
  more: War = {},
): Game =>
  war({
    ...more,
    attacker: { ...more.attacker, hand: [...attacker] },
    defender: { ...more.defender, hand: [...defender] },
  });

export const armiesOf = ({ game }: Game, seat: number): (readonly [region: number, strength: number])[] =>
  (game.players[seat]?.armies ?? []).map(({ region, strength }) => [region, strength] as const);
