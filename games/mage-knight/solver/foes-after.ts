// The enemies of a fight before and after a use.
import type { Seat } from '@krcma/kernel';
import { enemyOf } from '../rules/combat/numbers.ts';
import type { Foe, MageKnight } from '../state.ts';
import { spoilsOf } from './field.ts';
import type { FightResult } from './result.ts';

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutHelp = (foes: readonly Foe[] | undefined): unknown =>
  foes?.map((foe) => ({ ...foe, helped: false }));

/** What enemies bring that fell by it is counted with all that fall. */
export function withoutFalls(
  result: FightResult,
  start: MageKnight,
  seat: Seat,
  foes: readonly Foe[] | undefined,
): FightResult {
  if (foes === undefined || result.fallen === 0) return result;
  const fallen = foes.filter(
    ({ id, defeated, role }) => defeated && role !== 'summoned' && start.combat?.foes[id]?.defeated === false,
  );
  const { fame, reputation } = spoilsOf(start, seat, fallen);
  return { ...result, fame: result.fame - fame, reputation: result.reputation - reputation, fallen: 0 };
}

/** One enemy, who calls nobody. */
export function isAlone({ combat }: MageKnight): boolean {
  const [foe, ...others] = combat?.foes.filter(({ defeated }) => !defeated) ?? [];
  return foe !== undefined && others.length === 0 && enemyOf(foe).summons === undefined;
}

/** The enemies afterwards, if anything but who has helped changed; those that are fought no more have fallen. */
export function foesAfter(start: MageKnight, game: MageKnight): readonly Foe[] | undefined {
  const was = start.combat?.foes ?? [];
  if (game.combat === null) return was.map((foe) => ({ ...foe, defeated: true }));
  const is = game.combat.foes;
  return sameJson(withoutHelp(was), withoutHelp(is)) ? undefined : is;
}
