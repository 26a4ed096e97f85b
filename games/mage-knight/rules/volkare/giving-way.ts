// MK-23.24: whoever is where Volkare has stopped goes to a safe space beside it, free of charge.
import { placeOf, type SpaceId } from '../../data/geometry.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { isSafe } from '../ground.ts';
import { heroesAt } from '../map.ts';
import { note, type Of, rule } from '../script.ts';
import { turnUp } from '../tiles.ts';

/** Not where he came from; where nothing else is safe not even that matters, and else the portal is left. */
function waysOut(game: MageKnight, seat: number): (SpaceId | null)[] {
  const { space } = playerAt(game, seat);
  if (space === null) return [];
  const safe = placeOf(space).neighbours.filter((next) => isSafe(game, seat, next));
  const others = safe.filter((next) => next !== game.volkare?.from);
  if (others.length > 0) return others;
  return safe.length > 0 ? safe : [null];
}

/** Heroes on his space. */
export const inHisWay = (game: MageKnight): number[] =>
  game.volkare === undefined ? [] : heroesAt(game, game.volkare.space);

export const giveWay = rule<Of>('giveWay')
  .choose('to', {
    kind: 'place',
    values: (game, { player }) => waysOut(game, player),
    option: (_, to) =>
      to === null
        ? { id: 'portal', label: { key: 'give-way-to-portal' }, rule: 'MK-23.24' }
        : {
            id: `space:${to}`,
            label: { key: 'give-way', space: to },
            thing: `space:${to}`,
            rule: 'MK-23.24',
          },
    prompt: () => ({ key: 'ask-give-way' }),
  })
  .do('go', (game, { player, to }) => {
    playerAt(game, player).space = to;
    note({ key: 'gave-way', player, ...(to !== null && { space: to }) });
    turnUp(game, player);
  });
