// Chapter ML-LAB.
import { calling } from '@krcma/kernel';
import { buildings, type Space } from '../data/board.ts';
import { clanAt } from '../state.ts';
import type { Action, ActKind } from './acts.ts';
import { carryOut } from './carry-out.ts';
import { isClosed, isTaken, placeInBuilding, spaceBarrier } from './citadel.ts';
import { spendDie } from './dice.ts';
import { type Of, rule } from './script.ts';

type Brewing = Extract<Action, { do: 'laboratory' }>;

const SPACES: readonly Space[] = buildings.laboratory.spaces;
const BREWINGS: readonly Brewing[] = SPACES.map((_, space) => ({ do: 'laboratory', space }));
const brewsOf = (space: number): number => SPACES[space]?.gain?.brews ?? 0;

const brew = rule<Of & { space: number }>('laboratory')
  .do('place', (game, { player, space }) => {
    spendDie(clanAt(game, player).dice, 'magic');
    placeInBuilding(game, player, 'laboratory', [{ colour: 'magic', face: 0, space }]);
  })
  .call('brews', carryOut, (_, { player, space }) => ({
    player,
    bundle: { brews: brewsOf(space) },
    from: 'laboratory' as const,
  }));

const optionOf = (space: number) =>
  ({
    id: `laboratory:${space}`,
    label: { key: 'laboratory', brews: brewsOf(space) },
    thing: `space:laboratory-${space}`,
    rule: 'ML-LAB.1',
  }) as const;

export const laboratory: ActKind<Brewing> = {
  list(game, { player }, into) {
    if (clanAt(game, player).dice.magic === 0 || isClosed(game, 'laboratory')) return;
    for (const brewing of BREWINGS) if (!isTaken(game, 'laboratory', brewing.space)) into.push(brewing);
  },
  option: (_, { space }) => optionOf(space),
  carryOut: (_, { space }, { player }) => calling(brew, { player, space }),
  refused: (game, { player }) =>
    SPACES.flatMap((_, space) => {
      const barrier = spaceBarrier(game, 'laboratory', space);
      if (barrier !== undefined) return [{ ...optionOf(space), ...barrier }];
      if (clanAt(game, player).dice.magic > 0) return [];
      const reason = { key: 'no-dice', colour: 'magic', needed: 1, has: 0 } as const;
      return [{ ...optionOf(space), reason, rule: 'ML-LAB.1' as const }];
    }),
};
