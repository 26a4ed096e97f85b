// Chapter ML-CDEF: the fight at the entrance. No affinity, no conquest, no loot.
import type { BattleId } from '../data/board.ts';
import { monsterFight } from './battle.ts';
import { endPanic } from './panic.ts';
import { revealStep } from './reveal-step.ts';
import { note, rule } from './script.ts';

const GATE: { place: BattleId } = { place: 'gate' };

export const citadelDefence = rule('citadelDefence')
  .do('reach', () => note({ key: 'place-reached', place: 'gate' }))
  .call('reveal', revealStep, () => GATE)
  .call('beaten', monsterFight, () => GATE)
  .do('panic', (game, { beaten }) => {
    if (beaten) endPanic(game);
  });
