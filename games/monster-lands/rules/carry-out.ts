// Bundles that may need a choice: a mix of brews, loot of the offer, a hire or a card without price (ML-GEN.18).
import type { Seat } from '@krcma/kernel';
import { limits } from '../data/clan-board.ts';
import type { LootId } from '../data/loot.ts';
import type { Bundle } from '../data/types.ts';
import type { Cause } from '../messages.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import { gain } from './gain.ts';
import { freeEquipment } from './market.ts';
import { offered, takeFrom } from './offers.ts';
import { refillLoot } from './piles.ts';
import { note, type Of, rule } from './script.ts';
import { freeHire } from './tavern.ts';

/** Potions of each mix worth taking: as many tokens as there is room for (ML-LAB.2). */
function mixesOf(game: MonsterLands, seat: Seat, brews: number): { potions: number; venoms: number }[] {
  const clan = clanAt(game, seat);
  const potionRoom = Math.max(0, limits.potions - clan.potions);
  const venomRoom = Math.max(0, limits.venoms - clan.venoms);
  const count = Math.min(brews, potionRoom + venomRoom);
  const mixes = [];
  for (let potions = Math.min(count, potionRoom); potions >= Math.max(0, count - venomRoom); potions--)
    mixes.push({ potions, venoms: count - potions });
  return mixes;
}

export const takeBrews = rule<Of & { brews: number; from: Cause }>('takeBrews')
  .choose('mix', {
    kind: 'one',
    values: (game, { player, brews }) => mixesOf(game, player, brews),
    option: (_, { potions, venoms }) => ({
      id: `brews:${potions}p${venoms}v`,
      label: { key: 'brews', potions, venoms },
      rule: 'ML-LAB.1',
    }),
    prompt: (_, { brews }) => ({ key: 'ask-brews', brews }),
  })
  .do('take', (game, { player, mix, from }) => gain(game, player, mix, from));

/** The question for one token of the open offer; nobody is asked when it is empty (ML-LOOT.7). */
export const lootQuestion = (rule: 'ML-LOOT.1' | 'ML-LOOT.8') =>
  ({
    kind: 'one',
    values: (game: MonsterLands): LootId[] | undefined => {
      const loot = offered(game.loot.offer);
      return loot.length === 0 ? undefined : loot;
    },
    option: (_: MonsterLands, loot: LootId) =>
      ({ id: `loot:${loot}`, label: { key: 'take-loot', loot }, thing: `loot:${loot}`, rule }) as const,
    prompt: (game: MonsterLands) => ({ key: 'ask-loot', loot: offered(game.loot.offer).length }) as const,
  }) as const;

/** One token of the open offer, which is refilled at once (ML-LOOT.8). */
export const takeOfferedLoot = rule<Of>('takeOfferedLoot')
  .maybeChoose('loot', lootQuestion('ML-LOOT.8'))
  .do('take', (game, { player, loot }) => {
    if (loot === undefined) return;
    takeLoot(game, player, loot);
    refillLoot(game);
  });

/** Moves a token of the offer to the clan; the offer is not refilled. */
export function takeLoot(game: MonsterLands, seat: Seat, loot: LootId): void {
  takeFrom(game.loot.offer, loot);
  clanAt(game, seat).loot.push(loot);
  note({ key: 'loot-taken', player: seat, loot });
}

/** Books what is plain and asks for the rest. */
export const carryOut = rule<Of & { bundle: Bundle; from: Cause }>('carryOut')
  .do('plain', (game, { player, bundle, from }) => {
    const { brews: _, lootFromOffer: __, freeHire: ___, freeEquipment: ____, ...plain } = bundle;
    if (Object.keys(plain).length > 0) gain(game, player, plain, from);
  })
  .maybeCall('brews', takeBrews, (_, { player, bundle, from }) =>
    bundle.brews === undefined ? undefined : { player, brews: bundle.brews, from },
  )
  .maybeCall('loot', takeOfferedLoot, (_, { player, bundle }) =>
    bundle.lootFromOffer === undefined ? undefined : { player },
  )
  .maybeCall('hire', freeHire, (_, { player, bundle }) =>
    bundle.freeHire === undefined ? undefined : { player },
  )
  .maybeCall('equipment', freeEquipment, (_, { player, bundle }) =>
    bundle.freeEquipment === undefined ? undefined : { player },
  );
