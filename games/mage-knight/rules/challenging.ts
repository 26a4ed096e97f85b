// MK-11.9: rampaging enemies beside a hero are challenged.
import { type ActKind, calling, type Refused } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { noAction } from './action.ts';
import { type Fight, startCombat } from './arriving.ts';
import { mayAct } from './figure.ts';
import { holdingAt } from './map.ts';
import { rampagersBeside } from './provoking.ts';
import { type Of, rule } from './script.ts';

type ChallengeAct = { readonly do: 'challenge'; readonly space: SpaceId };

interface Challenge extends Of {
  space: SpaceId;
}

const challengeOption = (game: MageKnight, space: SpaceId) => ({
  id: `challenge:${space}`,
  label: { key: 'challenge' as const, space, enemy: holdingAt(game, space).tokens[0]?.enemy ?? null },
  thing: `space:${space}`,
  rule: 'MK-11.9' as const,
});

/** Any number of those beside the hero (MK-11.9). */
export const challengeAll = rule<Challenge>('challengeAll')
  .gather('more', {
    kind: 'some',
    values: (game, { player, space }) => {
      const here = playerAt(game, player).space;
      return here === null ? [] : rampagersBeside(game, here).filter((each) => each !== space);
    },
    option: (game, each) => challengeOption(game, each),
    prompt: () => ({ key: 'ask-challenge-too' }),
    done: () => ({ key: 'challenge-nobody-else' }),
  })
  .call(
    'fought',
    startCombat,
    (game, { player, space, more }): Fight => ({
      player,
      space: playerAt(game, player).space ?? space,
      cause: 'rampaging',
      tokens: [space, ...more],
      draws: [],
      way: null,
      escort: null,
    }),
  );

export const challenge: ActKind<MageKnightTypes, Of, ChallengeAct> = {
  list: (game, { player }, into) => {
    const { space } = playerAt(game, player);
    if (space === null || !mayAct(game, player)) return;
    for (const each of rampagersBeside(game, space)) into.push({ do: 'challenge', space: each });
  },
  option: (game, { space }) => challengeOption(game, space),
  refused: (game, { player }): Refused<MageKnightTypes>[] => {
    const { space } = playerAt(game, player);
    const why = noAction(game, player);
    if (space === null || why === undefined || game.combat !== null) return [];
    return rampagersBeside(game, space).map((each) => ({ ...challengeOption(game, each), ...why }));
  },
  carryOut: (_, { space }, { player }) => calling(challengeAll, { player, space }),
};
