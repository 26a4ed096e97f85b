// What a combat that goes on is about.
import type { Seat } from '@krcma/kernel';
import { siteAt, siteIn } from '../rules/map.ts';
import { takesPart } from '../rules/unit-numbers.ts';
import type { Combat, MageKnight } from '../state.ts';
import type { FightSetting } from './fight.ts';
import { dwellersOf, garrisonOf } from './foes.ts';
import { guardsOf } from './guards.ts';
import { war } from './weights.ts';

type Stakes = Pick<FightSetting, 'victory' | 'failure' | 'guards'>;

/** For whoever defeats all of them, and for whoever does not; and who stands by the hero. */
export const siteVictory = (game: MageKnight, seat: Seat, combat: Combat): Stakes => ({
  ...stakesOf(game, seat, combat),
  guards: guardsOf(game, seat, (unit) => takesPart(combat, unit)),
});

function stakesOf(game: MageKnight, seat: Seat, { cause, space }: Combat): Stakes {
  if (cause === 'assault') {
    const { victory, failure } = garrisonOf(game, seat, space);
    return { victory, failure };
  }
  if (cause === 'volkare' || cause === 'defence') return { victory: war.beaten, failure: 0 };
  const kind = siteAt(game, space);
  if (cause === 'rampaging' || kind === undefined) return { victory: 0, failure: 0 };
  return { victory: dwellersOf(game, seat, space, siteIn(game, kind))?.victory ?? 0, failure: 0 };
}
