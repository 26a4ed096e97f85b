import { combatView } from './combat/seen.ts';
import { duelView } from './duel/seen.ts';
import { prospectsOf } from './prospects.ts';
import { reachOf } from './reach.ts';
import { showTurnsBy } from './turn-view.ts';

showTurnsBy((game, seat) => {
  const { active, phase, combat, duel } = game;
  const reach = seat === undefined ? undefined : reachOf(game, seat);
  return {
    ...(seat !== undefined && seat === active && phase === 'turns' && { prospects: prospectsOf(game, seat) }),
    ...(reach !== undefined && { reach }),
    ...(combat !== null && duel === undefined && { combat: combatView(game, combat, seat) }),
    ...(duel !== undefined && { duel: duelView(game, duel) }),
  };
});
