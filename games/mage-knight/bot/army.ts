// Volkare's army as somebody would meet it: beside him, or attacked by him (MK-23.25 to .29).
import type { Seat } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import { volkareToken } from '../data/volkare.ts';
import { isStorming } from '../rules/assault/parts.ts';
import { wallsBefore } from '../rules/volkare/army.ts';
import type { MageKnight } from '../state.ts';
import type { Sketch } from './fight.ts';
import { type Prey, tokenAs, unseen, versionsOf } from './foes.ts';
import { war } from './weights.ts';
import { prizeOfArmy } from './worth.ts';

/** His own attack, before his die is rolled (MK-23.28). */
function himself(foe: number): Sketch {
  const [{ n, element }] = volkareToken.attacks;
  return {
    foe,
    armor: 0,
    resistances: [],
    fort: 0,
    defend: 0,
    blows: [
      {
        foe,
        attack: 0,
        block: n,
        damage: 2 * n,
        element,
        poison: false,
        paralyze: false,
        heroOnly: true,
      },
    ],
    worth: 0,
    isTarget: false,
  };
}

/** Those who would be met from a space, or wherever he attacks; survivors stay, so each that falls is won. */
export function armyOn(game: MageKnight, seat: Seat, from: SpaceId | null): Prey | undefined {
  const { volkare } = game;
  if (volkare === undefined) return undefined;
  const fortified = from === null ? 0 : wallsBefore(game, from);
  const known = volkare.army.filter(({ for: whose }) => !isStorming(game) || whose === seat);
  const foes = [
    ...known.map((token, id) =>
      tokenAs(game, seat, token, { id, space: volkare.space, fortified, role: 'army' }),
    ),
    ...volkare.owed.map((back, at) =>
      unseen(game, seat, back, known.length + at, fortified).map((each) => ({
        ...each,
        worth: each.worth + prizeOfArmy(game),
      })),
    ),
  ];
  return { versions: versionsOf([...foes, [himself(foes.length)]]), victory: war.beaten, failure: 0 };
}
