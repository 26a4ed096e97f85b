// Chapter LOR-MAN: one army is activated, or recruited where there is none.
import type { Seat } from '@krcma/kernel';
import { ARMIES } from '../data/setup.ts';
import { type HoldingSource, holdingOf } from '../data/sources.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { activations } from './activate.ts';
import { aftermath } from './aftermath.ts';
import { exhaust, holdingsOn } from './holdings.ts';
import { raiseArmy } from './recruiting.ts';
import { type Of, rule } from './script.ts';
import { momentOf, triggersOn } from './triggers.ts';

/** How many armies a holding lets activate instead of one; 0 for one that does something else. */
function activatesOf(source: HoldingSource): number {
  let most = 0;
  for (const op of holdingOf(source).ops)
    if (op.op === 'activateArmies') most = op.max === 'all' ? ARMIES : op.max;
  return most;
}

/** What lets the player activate more than one (LOR-MAN.1). */
function leaderOf(game: Ragnarok, seat: Seat): HoldingSource | undefined {
  return holdingsOn(playerAt(game, seat), 'manoeuvre').find((source) => activatesOf(source) > 1);
}

const mostOf = (game: Ragnarok, seat: Seat): number => {
  const leader = leaderOf(game, seat);
  return leader === undefined ? 1 : activatesOf(leader);
};

/** LOR-MAN.3. */
const RECRUIT = { strength: 'authority', where: 'recruitingPlace', mayLeave: true } as const;

export const manoeuvre = rule<Of>('manoeuvre')
  .offer(
    'start',
    momentOf('manoeuvre', (game, { player }) =>
      triggersOn(game, player, 'manoeuvre', {}, (source) => activatesOf(source) === 0),
    ),
  )
  .set('has army', (game, { player }) => playerAt(game, player).armies.length > 0)
  .maybeCall('recruit', raiseArmy, (_, { player, 'has army': hasArmy }) =>
    hasArmy ? undefined : { player, ...RECRUIT },
  )
  .maybeCall('activated', activations, (game, { player, 'has army': hasArmy }) =>
    hasArmy ? { player, min: 0, max: mostOf(game, player) } : undefined,
  )
  .do('led', (game, { player, activated = 0 }) => {
    const leader = leaderOf(game, player);
    if (activated > 1 && leader !== undefined) exhaust(game, player, leader);
  })
  .call('aftermath', aftermath, () => ({}));
