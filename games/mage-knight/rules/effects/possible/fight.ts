import type { CombatPhase, MageKnight } from '../../../state.ts';
import type { Possibilities } from '../op-at.ts';

const inPhase = ({ combat }: MageKnight, ...phases: readonly CombatPhase[]): boolean =>
  combat !== null && phases.includes(combat.phase);

export const fightPossible: Possibilities = {
  attack: (game) => inPhase(game, 'ranged', 'attack'),
  block: (game) => inPhase(game, 'block'),
};
