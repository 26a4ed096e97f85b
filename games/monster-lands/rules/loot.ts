// Chapters ML-LOOT.4 and ML-LTB.6-16: loot without the Outside symbol, used in any window for free acts (ML-GEN.11).
// The trophies are sold like those of monsters (`trophies.ts`); loot with the symbol acts in battles.
import { calling, type Seat } from '@krcma/kernel';
import { type LootId, lootOf, loot as lootTable } from '../data/loot.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { type ActKind, type FreeAct, isBeforeAction } from './acts.ts';
import { canConvert, convertDie } from './conversion.ts';
import { gain, hasRoomFor } from './gain.ts';
import { discardLoot } from './loot-pile.ts';
import { type Of, rule } from './script.ts';
import { freeHire, freeHires } from './tavern.ts';

type Use = Extract<FreeAct, { do: 'loot' }>;

// Made once: loot is looked through for every question.
const USES = Object.fromEntries(
  (Object.keys(lootTable) as LootId[]).map((id): [LootId, Use] => [id, { do: 'loot', loot: id }]),
) as Readonly<Record<LootId, Use>>;

/** Whether the token would do anything now. */
function isUseful(game: MonsterLands, seat: Seat, id: LootId): boolean {
  const { outside, ability } = lootOf(id);
  if (outside) return false;
  const clan = clanAt(game, seat);
  // The offer may be another one by the next turn, so a hire is not put off.
  if (ability.op === 'freeHire') return freeHires(game, seat).length > 0;
  if (ability.op === 'convertDie') return isBeforeAction(game, seat) && canConvert(clan.dice, id);
  if (ability.op !== 'gain' || (game.phase === 'deployment' && game.acted)) return false;
  return hasRoomFor(game, clan, ability.choice[0]);
}

const takeLootGain = rule<Of & { loot: LootId }>('takeLootGain').do('take', (game, { player, loot: id }) => {
  const { ability } = lootOf(id);
  discardLoot(game, player, id);
  if (ability.op === 'gain') gain(game, player, ability.choice[0], id);
});

const hireWithLoot = rule<Of & { loot: LootId }>('hireWithLoot')
  .do('discard', (game, { player, loot: id }) => discardLoot(game, player, id))
  .call('hire', freeHire, (_, { player }) => ({ player }));

export const loot: ActKind<Use> = {
  list(game, { player }, into) {
    for (const id of clanAt(game, player).loot) if (isUseful(game, player, id)) into.push(USES[id]);
  },
  option: (_, { loot: id }) => ({
    id: `loot:${id}`,
    label: { key: 'use-loot', loot: id },
    thing: `loot:${id}`,
    rule: 'ML-LOOT.4',
  }),
  carryOut: (_, { loot: id }, { player }) => {
    const { op } = lootOf(id).ability;
    if (op === 'convertDie') return calling(convertDie, { player, card: id });
    return calling(op === 'freeHire' ? hireWithLoot : takeLootGain, { player, loot: id });
  },
};
