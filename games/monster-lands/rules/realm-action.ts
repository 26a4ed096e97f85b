// Chapters ML-SRE and ML-REA: dice on an own settled realm, for its gain at once.
import { calling, type Seat } from '@krcma/kernel';
import { type RealmId, realmOf } from '../data/realms.ts';
import { type Clan, clanAt, type MonsterLands } from '../state.ts';
import type { Action, ActKind } from './acts.ts';
import { carryOut } from './carry-out.ts';
import type { RefusedAct } from './citadel.ts';
import { isFresh, settlerOf, use } from './clan.ts';
import { diceId, gainDice, spendDice } from './dice.ts';
import { canMeet, waysToMeet } from './dice-needs.ts';
import { freeCards } from './market.ts';
import { note, type Of, rule } from './script.ts';
import { freeHires, hireBarrier } from './tavern.ts';

/** Free hires need the surplus, free cards somebody to bear them (ML-REA.6, ML-REA.15). */
function isWorthIt(game: MonsterLands, seat: Seat, id: RealmId): boolean {
  const { freeHire, freeEquipment } = realmOf(id).gain;
  if (freeHire !== undefined) return freeHires(game, seat).length > 0;
  return freeEquipment === undefined || freeCards(game, seat).length > 0;
}

const isOpen = (clan: Clan, id: RealmId): boolean =>
  isFresh(clan, id) && settlerOf(clan, id) !== undefined && canMeet(clan.dice, realmOf(id).dice);

export const useRealm = rule<Of & { realm: RealmId }>('useRealm')
  .choose('dice', {
    kind: 'one',
    values: (game, { player, realm: id }) => waysToMeet(clanAt(game, player).dice, realmOf(id).dice),
    option: (_, dice, { realm: id }) => ({
      id: `dice:${diceId(dice)}`,
      label: { key: 'realm-dice', dice },
      thing: `realm:${id}`,
      rule: 'ML-SRE.1',
    }),
    prompt: (_, { realm: id }) => ({ key: 'ask-realm-dice', realm: id }),
  })
  .do('place', (game, { player, realm: id, dice }) => {
    const clan = clanAt(game, player);
    const { gain } = realmOf(id);
    spendDice(clan.dice, dice);
    use(clan, id);
    note({ key: 'realm-used', player, realm: id, dice });
    if (gain.dice !== undefined) gainDice(game, player, gain.dice, id);
  })
  .maybeCall('gain', carryOut, (_, { player, realm: id }) => {
    const { dice: _dice, ...bundle } = realmOf(id).gain;
    return Object.keys(bundle).length === 0 ? undefined : { player, bundle, from: id };
  });

const optionOf = (id: RealmId) =>
  ({
    id: `realm:${id}`,
    label: { key: 'use-realm', realm: id },
    thing: `realm:${id}`,
    rule: 'ML-SRE.1',
  }) as const;

function refusedAt(game: MonsterLands, seat: Seat, id: RealmId): RefusedAct[] {
  const clan = clanAt(game, seat);
  const option = optionOf(id);
  if (settlerOf(clan, id) === undefined)
    return [{ ...option, reason: { key: 'realm-unsettled', realm: id }, rule: 'ML-SRE.4' }];
  if (!isFresh(clan, id)) return [{ ...option, reason: { key: 'used-this-round' }, rule: 'ML-SRE.2' }];
  if (!canMeet(clan.dice, realmOf(id).dice))
    return [{ ...option, reason: { key: 'realm-dice-missing', realm: id } }];
  if (isWorthIt(game, seat, id)) return [];
  if (realmOf(id).gain.freeEquipment !== undefined)
    return [{ ...option, reason: { key: 'nobody-to-bear' }, rule: 'ML-REA.15' }];
  return [{ ...option, ...hireBarrier(game, seat) }];
}

export const realm: ActKind<Extract<Action, { do: 'realm' }>> = {
  list(game, { player }, into) {
    const clan = clanAt(game, player);
    for (const id of clan.realms)
      if (isOpen(clan, id) && isWorthIt(game, player, id)) into.push({ do: 'realm', realm: id });
  },
  option: (_, { realm: id }) => optionOf(id),
  carryOut: (_, { realm: id }, { player }) => calling(useRealm, { player, realm: id }),
  refused: (game, { player }) => clanAt(game, player).realms.flatMap((id) => refusedAt(game, player, id)),
};
