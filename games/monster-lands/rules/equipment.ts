// Chapter ML-EQ.3 and ML-CLN.13: handing equipment on.
//
// Cards change hands in deployment only, where it can matter, and each once in a turn, so that free acts come to an
// end. On to a member who bears the same kind is an exchange; where that is not possible the other card may be thrown
// away to make room.
import type { Seat } from '@krcma/kernel';
import type { EquipmentId } from '../data/equipment.ts';
import type { MemberId } from '../data/members.ts';
import { type Clan, clanAt, type Member, type MonsterLands } from '../state.ts';
import { type ActKind, type FreeAct, isBeforeAction } from './acts.ts';
import { bearerOption, giveCard, mayBear, sameKind } from './bearers.ts';
import { bearerOf, memberIn } from './clan.ts';
import { note, type Of, rule } from './script.ts';

/** Whose turn it is, and whether he has anything to hand on. */
function mayHandOn(game: MonsterLands, seat: Seat): boolean {
  if (!isBeforeAction(game, seat)) return false;
  for (const { path, equipment } of clanAt(game, seat).members)
    if (path === null && equipment.length > 0) return true;
  return false;
}

type Fit = 'free' | 'exchange' | 'full' | 'no';

/** How a card of one member fits another. */
function fitOf(game: MonsterLands, card: EquipmentId, from: Member, to: Member): Fit {
  if (to === from || !mayBear(to, card)) return 'no';
  const other = sameKind(to, card);
  if (other === undefined) return 'free';
  if (game.moved.includes(other)) return 'no';
  return mayBear(from, other) ? 'exchange' : 'full';
}

const takeFrom = (member: Member, card: EquipmentId): void => {
  member.equipment = member.equipment.filter((borne) => borne !== card);
};

function move(game: MonsterLands, seat: Seat, card: EquipmentId, to: MemberId): void {
  const clan = clanAt(game, seat);
  const from = bearerOf(clan, card);
  const bearer = memberIn(clan, to);
  if (from === undefined || bearer === undefined) return;
  const other = sameKind(bearer, card);
  takeFrom(from, card);
  game.moved.push(card);
  if (other !== undefined) {
    takeFrom(bearer, other);
    game.moved.push(other);
    giveCard(game, seat, other, from.id);
  }
  giveCard(game, seat, card, to);
}

function drop(game: MonsterLands, seat: Seat, card: EquipmentId): void {
  const bearer = bearerOf(clanAt(game, seat), card);
  if (bearer === undefined) return;
  takeFrom(bearer, card);
  game.box.push(card);
  note({ key: 'equipment-discarded', player: seat, card });
}

export const equip: ActKind<Extract<FreeAct, { do: 'equip' }>> = {
  list(game, { player }, into) {
    if (!mayHandOn(game, player)) return;
    const { members } = clanAt(game, player);
    for (const from of members) {
      if (from.path !== null) continue;
      for (const card of from.equipment) {
        if (game.moved.includes(card)) continue;
        for (const to of members) {
          const fit = fitOf(game, card, from, to);
          if (fit === 'free' || fit === 'exchange') into.push({ do: 'equip', card, to: to.id });
        }
      }
    }
  },
  option: (_, { card, to }) => ({
    id: `equip:${card}:${to}`,
    label: { key: 'move-equipment', card, to },
    thing: `card:${card}`,
    rule: 'ML-EQ.3',
  }),
  carryOut: (game, { card, to }, { player }) => {
    move(game, player, card, to);
  },
};

/** A card of another member could take its place, but he cannot take this one in exchange. */
function isInTheWay(game: MonsterLands, clan: Clan, bearer: Member, card: EquipmentId): boolean {
  for (const from of clan.members) {
    if (from.path !== null || from === bearer) continue;
    const wanted = sameKind(from, card);
    if (wanted !== undefined && !game.moved.includes(wanted) && fitOf(game, wanted, from, bearer) === 'full')
      return true;
  }
  return false;
}

export const unequip: ActKind<Extract<FreeAct, { do: 'unequip' }>> = {
  list(game, { player }, into) {
    if (!mayHandOn(game, player)) return;
    const clan = clanAt(game, player);
    for (const bearer of clan.members) {
      if (bearer.path !== null) continue;
      for (const card of bearer.equipment)
        if (isInTheWay(game, clan, bearer, card)) into.push({ do: 'unequip', card });
    }
  },
  option: (_, { card }) => ({
    id: `unequip:${card}`,
    label: { key: 'discard-equipment', card },
    thing: `card:${card}`,
    rule: 'ML-EQ.3',
  }),
  carryOut: (game, { card }, { player }) => {
    drop(game, player, card);
  },
};

/** One card of somebody who leaves alive: to another member, or out of the game (ML-EQ.6, ML-CLN.13). */
export const passOnCard = rule<Of & { card: EquipmentId; from: MemberId }>('passOnCard')
  .choose('heir', {
    kind: 'one',
    values: (game, { player, card, from }): (MemberId | null)[] => [
      ...clanAt(game, player)
        .members.filter((member) => member.id !== from && mayBear(member, card))
        .map(({ id }) => id),
      null,
    ],
    option: (game, heir, { player, card }) =>
      heir === null
        ? { id: 'discard', label: { key: 'discard-equipment', card }, rule: 'ML-CLN.13' }
        : { ...bearerOption(game, player, card, heir), rule: 'ML-CLN.13' },
    prompt: (_, { card, from }) => ({ key: 'ask-heir', card, from }),
  })
  .do('hand over', (game, { player, card, from, heir }) => {
    const leaver = memberIn(clanAt(game, player), from);
    if (heir === null || leaver === undefined) return;
    takeFrom(leaver, card);
    giveCard(game, player, card, heir);
  });

/** To be called before the member leaves; what nobody takes goes with his card. */
export const passOnEquipment = rule<Of & { from: MemberId }>('passOnEquipment').each(
  'cards',
  passOnCard,
  (game, { player, from }) =>
    (memberIn(clanAt(game, player), from)?.equipment ?? []).map((card) => ({ player, card, from })),
);
