// The clans of a described position, and those they sent out.
import { badArrangement, type Claim, claimsOf } from '@krcma/kernel';
import { type PathId, placeOf } from '../data/board.ts';
import { memberOf } from '../data/members.ts';
import { AFFINITIES, type Affinity } from '../data/types.ts';
import { type Clan, clanAt, isSolo, type Member, type MonsterLands, SAM } from '../state.ts';
import {
  type ClanArrangement,
  type MemberArrangement,
  type MonsterLandsArrangement,
  type PartyArrangement,
  partiesIn,
} from './arrangement.ts';
import { memberIn, trapLimit } from './clan.ts';
import { takeClan } from './clans.ts';
import { newMember } from './members.ts';
import { newParty } from './paths.ts';
import { discardMember, discardTrap } from './piles.ts';

type Described = Exclude<MemberArrangement, string>;

const inFull = (member: MemberArrangement): Described =>
  typeof member === 'string' ? { id: member } : member;

const trapsOf = ({ traps = [] }: PartyArrangement) =>
  traps.map((trap) => (typeof trap === 'string' ? { id: trap, up: false } : { up: false, ...trap }));

export function claimsOfClan(clan: ClanArrangement, seat: number): Claim[] {
  const path = `clans[${seat}]`;
  const members = (clan.members ?? []).map(inFull);
  return [
    ...claimsOf(
      `${path}.members`,
      members.map(({ id }) => id),
    ),
    ...claimsOf(
      `${path}.members`,
      members.flatMap(({ equipment = [] }) => equipment),
    ),
    ...claimsOf(`${path}.realms`, clan.realms),
    ...claimsOf(`${path}.traps`, clan.traps),
    ...claimsOf(`${path}.loot`, clan.loot),
    ...claimsOf(`${path}.trophies`, clan.trophies),
  ];
}

export const claimsOfParty = ([path, party]: [PathId, PartyArrangement]): Claim[] => [
  ...claimsOf(
    `paths.${path}`,
    trapsOf(party).map(({ id }) => id),
  ),
  ...claimsOf(`paths.${path}`, party.loot),
];

/** Affinities as they are said; whoever says none takes the first that is left. */
export function takeAffinities(game: MonsterLands, clans: readonly ClanArrangement[], all: boolean): void {
  const taken = game.clans.map((_, seat) => clans[seat]?.affinity);
  const twice = taken.find((affinity, seat) => affinity !== undefined && taken.indexOf(affinity) !== seat);
  if (twice !== undefined)
    throw badArrangement(`Two clans are of ${twice}; each affinity has one clan.`, { affinity: twice });
  for (const seat of game.clans.keys()) {
    const left = AFFINITIES.find((affinity) => !taken.includes(affinity));
    const affinity: Affinity | undefined = taken[seat] ?? (all ? left : undefined);
    taken[seat] = affinity;
    if (affinity !== undefined) takeClan(game, seat, affinity);
  }
}

function fillClan(clan: Clan, members: Member[]): void {
  clan.members = members;
  clan.reputation = members.reduce((sum, { id }) => sum + memberOf(id).reputation, 0);
  clan.leader = members[0]?.id ?? null;
}

/** Members somebody is described with lie free before they are fetched, whoever has them from set-up. */
export function clearClans(game: MonsterLands, wanted: readonly ClanArrangement[]): void {
  const named = new Set(wanted.flatMap(({ members = [] }) => members.map((each) => inFull(each).id)));
  for (const [seat, clan] of game.clans.entries()) {
    const leaving = clan.members.filter(({ id }) => wanted[seat]?.members !== undefined || named.has(id));
    for (const { id } of leaving) discardMember(game, id);
    fillClan(
      clan,
      clan.members.filter((member) => !leaving.includes(member)),
    );
    if (wanted[seat]?.traps !== undefined) for (const trap of clan.traps.splice(0)) discardTrap(game, trap);
  }
}

function checkMembers(clan: Clan, path: string): void {
  const settled = clan.members.filter(({ realm }) => realm !== null);
  for (const { id, realm } of settled) {
    if (realm !== null && !clan.realms.includes(realm))
      throw badArrangement(
        `${path}: "${id}" has settled "${realm}", which is not among the realms of the clan.`,
      );
    if (settled.filter((other) => other.realm === realm).length > 1)
      throw badArrangement(`${path}: "${realm}" has two settlers; a realm has one.`);
  }
  if (clan.leader !== null && memberIn(clan, clan.leader) === undefined)
    throw badArrangement(`${path}.leader cannot be "${clan.leader}", who is no member of the clan.`);
  if (clan.traps.length > trapLimit(clan))
    throw badArrangement(
      `${path}.traps cannot be ${clan.traps.length}: the board of the clan holds ${trapLimit(clan)}.`,
    );
}

export function arrangeClan(game: MonsterLands, seat: number, wanted: ClanArrangement): void {
  const clan = clanAt(game, seat);
  const { affinity: _, members, leader, realms, traps, loot, trophies, dice, used, ...values } = wanted;
  Object.assign(clan, values);
  if (members !== undefined)
    fillClan(
      clan,
      members.map(inFull).map(({ equipment = [], path: __, ...state }) => ({
        ...newMember(state.id),
        ...state,
        equipment: [...equipment],
      })),
    );
  if (leader !== undefined) clan.leader = leader;
  if (realms !== undefined) clan.realms = [...realms];
  if (traps !== undefined) clan.traps = [...traps];
  if (loot !== undefined) clan.loot = [...loot];
  if (trophies !== undefined) clan.trophies = [...trophies];
  if (used !== undefined) clan.used = [...used];
  if (dice === undefined) return;
  const { strength = 0, magic = 0, persuasion = [] } = dice;
  // Equal faces lie together, so that each is offered once.
  const together = persuasion.toSorted((a, b) => persuasion.indexOf(a) - persuasion.indexOf(b));
  clan.dice = { strength, magic, persuasion: together };
}

/** Where members are said to stand must be what the paths say. */
export function checkClans(game: MonsterLands, { clans = [] }: MonsterLandsArrangement): void {
  for (const [seat, clan] of game.clans.entries()) {
    checkMembers(clan, `clans[${seat}]`);
    for (const { id, path } of (clans[seat]?.members ?? []).map(inFull))
      if (path !== undefined && path !== (memberIn(clan, id)?.path ?? null))
        throw badArrangement(
          `clans[${seat}]: "${id}" stands on a path that is not described; say paths.${path}.`,
        );
  }
}

function checkParty(
  game: MonsterLands,
  path: PathId,
  { seat, member, dead, dice = [], traps = [] }: PartyArrangement,
) {
  const where = `paths.${path}`;
  const place = placeOf(path);
  if (place === 'b' && game.areas.length < 2)
    throw badArrangement(`${where} is of the second realm, which is only there with three players and more.`);
  if (seat >= game.seats)
    throw badArrangement(`${where}.seat cannot be ${seat}; there are ${game.seats} seats, counted from 0.`);
  if (seat === SAM && (!isSolo(game) || member !== null))
    throw badArrangement(`${where} cannot be Sam's: he comes to one player alone, without a member.`);
  if (seat !== SAM && member === null)
    throw badArrangement(`${where}.member lacks the one who stands there.`);
  const lying = dice.find(({ trap }) => trap !== null && trap >= traps.length);
  if (lying !== undefined)
    throw badArrangement(
      `${where}.dice lie on trap ${lying.trap}, but there are ${traps.length} traps, counted from 0.`,
    );
  if (member === null) return;
  const own = memberIn(clanAt(game, seat), member);
  if (dead === true ? own !== undefined : own === undefined)
    throw badArrangement(
      dead === true
        ? `${where}: "${member}" is dead, so he is no member of clan ${seat} any more.`
        : `${where}.member cannot be "${member}", who is no member of clan ${seat}.`,
    );
  if (own?.path != null)
    throw badArrangement(`"${member}" cannot stand on two paths, ${own.path} and ${path}.`);
}

export function arrangePaths(game: MonsterLands, wanted: MonsterLandsArrangement): void {
  for (const [path, party] of partiesIn(wanted)) {
    checkParty(game, path, party);
    const { dice = [], rerolls = [], attackRoll, loot = [], ...values } = party;
    game.paths[path] = {
      ...newParty(party.seat, party.member),
      ...values,
      dice: dice.map((die) => ({ ...die })),
      rerolls: [...rerolls],
      loot: [...loot],
      traps: trapsOf(party),
      ...(attackRoll !== undefined && { attackRoll: [...attackRoll] }),
    };
    const member = party.member === null ? undefined : memberIn(clanAt(game, party.seat), party.member);
    if (member !== undefined) member.path = path;
  }
}
