// MK-23.25, .26: a hero beside Volkare attacks him, and stays where it stands.
import { type ActKind, calling, type Refused, type Seat } from '@krcma/kernel';
import { distance, type SpaceId } from '../../data/geometry.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { noAction } from '../action.ts';
import { type Fight, startCombat } from '../arriving.ts';
import { isStormed } from '../assault/parts.ts';
import { isBeforeAction } from '../figure.ts';
import { type Of, rule } from '../script.ts';
import { sizeOf } from './about.ts';
import { muster } from './army.ts';
import { settleBattle } from './battle.ts';

type HuntAct = { readonly do: 'hunt' };

/** On a space beside him; nobody stands on his own for long (MK-23.24). */
const isBesideVolkare = (game: MageKnight, seat: Seat): boolean => {
  const { space } = playerAt(game, seat);
  return game.volkare !== undefined && space !== null && distance(space, game.volkare.space) <= 1;
};

const isLed = (game: MageKnight): boolean =>
  game.assault === undefined || (game.volkare !== undefined && isStormed(game, game.volkare.space));

const mayHunt = (game: MageKnight, seat: Seat): boolean =>
  game.volkare !== undefined &&
  sizeOf(game.volkare) > 0 &&
  isBesideVolkare(game, seat) &&
  isLed(game) &&
  isBeforeAction(game);

const fightOf = (game: MageKnight, player: Seat): Fight => ({
  player,
  space: playerAt(game, player).space ?? '',
  cause: 'volkare',
  tokens: [],
  draws: [],
  way: null,
  escort: null,
});

/** Of several who do it together each has a share; then all is settled when all have fought (MK-18.11). */
const huntVolkare = rule<Of>('huntVolkare')
  .do('muster', muster)
  .call('fought', startCombat, (game, { player }) => fightOf(game, player))
  .do('settle', (game) => {
    if (game.assault === undefined) settleBattle(game);
  });

const optionOf = (space: SpaceId, n: number) => ({
  id: 'hunt',
  label: { key: 'hunt' as const, space, n },
  thing: `space:${space}`,
  rule: 'MK-23.25' as const,
});

export const hunt: ActKind<MageKnightTypes, Of, HuntAct> = {
  list: (game, { player }, into) => {
    if (mayHunt(game, player)) into.push({ do: 'hunt' });
  },
  option: ({ volkare }) => optionOf(volkare?.space ?? '', volkare === undefined ? 0 : sizeOf(volkare)),
  refused: (game, { player }): Refused<MageKnightTypes>[] => {
    const { volkare } = game;
    if (volkare === undefined || !isBesideVolkare(game, player) || game.combat !== null) return [];
    const why = noAction(game, player);
    return mayHunt(game, player) || why === undefined
      ? []
      : [{ ...optionOf(volkare.space, sizeOf(volkare)), ...why }];
  },
  carryOut: (_, __, { player }) => calling(huntVolkare, { player }),
};
