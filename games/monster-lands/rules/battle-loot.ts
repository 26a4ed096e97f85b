// Chapters ML-LOOT.1-3, ML-LOOT.5 and ML-LOOT.7: loot for those who return with nothing else.
import type { PathId, RealmAreaId } from '../data/board.ts';
import type { LootId } from '../data/loot.ts';
import { mercenariesIn } from './attack-strength.ts';
import { takeLoot } from './carry-out.ts';
import { refillLoot } from './piles.ts';
import { type Of, rule } from './script.ts';

const pickLoot = rule<Of & { path: PathId }>('pickLoot')
  .maybeChoose('loot', {
    kind: 'one',
    values: (game): LootId[] | undefined => (game.loot.offer.length === 0 ? undefined : game.loot.offer),
    option: (_, loot) => ({
      id: `loot:${loot}`,
      label: { key: 'take-loot', loot },
      thing: `loot:${loot}`,
      rule: 'ML-LOOT.1',
    }),
    prompt: (game) => ({ key: 'ask-loot', loot: game.loot.offer.length }),
  })
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

export const battleLootRules = [lootStep, pickLoot];
