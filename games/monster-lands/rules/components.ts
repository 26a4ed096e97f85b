import { BUILDINGS } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { memberOf } from '../data/members.ts';
import type { Clan, MonsterLands } from '../state.ts';
import { offered } from './offers.ts';

const ofClan = ({ members, realms, traps, loot, trophies }: Clan): ComponentId[] => [
  ...members.flatMap(({ id, equipment }) => [id, ...equipment]),
  ...realms,
  ...traps,
  ...loot,
  ...trophies,
];

const given = <T>(...ids: readonly (T | null)[]): T[] => ids.filter((id) => id !== null);

/** Every component with a face, for the conservation check; panic tokens by their buildings. */
export function components(game: MonsterLands): string[] {
  const { lodge, tavern, market, loot, monsters, events, quests, sam } = game;
  return [
    ...game.clans.flatMap(ofClan),
    ...[offered(lodge.offer), lodge.pile, lodge.used].flat(),
    ...[offered(tavern.offer), tavern.deck, tavern.discard, tavern.greenhorns].flat(),
    ...[offered(market.offer), market.deck].flat(),
    ...[offered(loot.offer), loot.pile, loot.used].flat(),
    ...[monsters.deck, monsters.discard, events.deck, events.used, game.realms, game.bag].flat(),
    ...given(game.gate, quests.qa, quests.qb),
    ...game.areas.flatMap(({ monster, realm, event }) => given<ComponentId>(monster, realm, event)),
    ...Object.values(game.paths).flatMap((party) =>
      party === null ? [] : [...party.traps.map(({ id }) => id), ...party.loot],
    ),
    ...(sam === undefined ? [] : [...sam.tricks, ...sam.usedTricks]),
    ...game.box,
    ...game.panic.map((building) => `panic-${building}`),
    ...BUILDINGS.filter((building) => game.citadel[building].panic).map((building) => `panic-${building}`),
  ];
}

/** A contradiction in the table, in words. */
export function inconsistency(game: MonsterLands): string | undefined {
  for (const [seat, clan] of game.clans.entries()) {
    const { glory, coins, potions, venoms, defence, dice } = clan;
    if (Math.min(glory, coins, potions, venoms, defence, dice.strength, dice.magic) < 0)
      return `Clan ${seat} has a value below zero (ML-GEN.14).`;
    const reputation = clan.members.reduce((sum, { id }) => sum + memberOf(id).reputation, 0);
    if (reputation !== clan.reputation)
      return `Clan ${seat} has reputation ${clan.reputation}, its members ${reputation} (ML-TRK.2).`;
    for (const { id, path } of clan.members)
      if (path !== null && game.paths[path]?.member !== id) return `${id} is not on path ${path} (ML-OUT.1).`;
  }
  return undefined;
}
