// A cooperative assault that a described position begins with has to be one that could have been agreed on.
import { badArrangement } from '@krcma/kernel';
import type { MageKnight } from '../state.ts';
import type { MageKnightArrangement } from './arrangement.ts';
import { defendersAt, guestsFor, isInSight } from './assault/invitations.ts';
import type { JointAssault } from './assault/joint.ts';
import { strongholdAt } from './assault/parts.ts';

type Said = Partial<JointAssault>;

const sumOf = (shares: JointAssault['shares']): number => shares.reduce((sum, { n }) => sum + n, 0);

function checkAssault(game: MageKnight, { player = game.active, space = '', shares = [] }: Said): void {
  const city = strongholdAt(game, space);
  if (city?.space !== space || !isInSight(game, player, city))
    throw badArrangement(`jointAssault: seat ${player} cannot assault a city at "${space}".`);
  const heroes = shares.map(({ seat }) => seat);
  const able = [player, ...guestsFor(game, player, city)];
  if (!heroes.includes(player) || heroes.length < 2 || heroes.some((seat, at) => heroes.indexOf(seat) !== at))
    throw badArrangement(`jointAssault.shares name seat ${player} and others, each once.`);
  const strange = heroes.find((seat) => !able.includes(seat));
  if (strange !== undefined)
    throw badArrangement(`jointAssault.shares name seat ${strange}, who cannot be invited to "${space}".`);
  const defenders = defendersAt(game, space);
  if (sumOf(shares) !== defenders)
    throw badArrangement(
      `jointAssault.shares are ${sumOf(shares)} together, but there are ${defenders} defenders.`,
    );
}

export function checkAssaults(game: MageKnight, { at = [] }: MageKnightArrangement): void {
  for (const { rule, with: said } of at)
    if (rule === 'jointAssault') checkAssault(game, (said ?? {}) as Said);
}
