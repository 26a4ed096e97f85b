// Chapters ML-LOOT.1-3, ML-LOOT.5 and ML-LOOT.7: loot for those who return with nothing else.
import type { PathId, RealmAreaId } from '../data/board.ts';
import { mercenariesIn } from './attack-strength.ts';
import { lootQuestion, takeLoot } from './carry-out.ts';
import { refillLoot } from './piles.ts';
import { type Of, rule } from './script.ts';

export const pickLoot = rule<Of & { path: PathId }>('pickLoot')
  .maybeChoose('loot', lootQuestion('ML-LOOT.1'))
  .do('take', (game, { player, loot }) => {
    if (loot !== undefined) takeLoot(game, player, loot);
  });

/** Left to right; the offer is refilled when all have taken theirs. */
export const lootStep = rule<{ area: RealmAreaId }>('lootStep')
  .each('picks', pickLoot, (game, { area }) =>
    mercenariesIn(game, area).flatMap((path) => {
      const party = game.paths[path];
      return party === null || party.won ? [] : [{ player: party.seat, path }];
    }),
  )
  .do('refill', (game) => refillLoot(game));
