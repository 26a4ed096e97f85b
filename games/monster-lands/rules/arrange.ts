// Positions described by names: for tests, tutorials and bug reports.
import { type Arrangement, arrangeShared, type Json, rulesIn, type Seat, TableError } from '@krcma/kernel';
import type { BuildingId, PathId } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { EventSide, EventTileId } from '../data/events.ts';
import type { LootId } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { QuestId } from '../data/quests.ts';
import type { RealmId } from '../data/realms.ts';
import type { TrapId } from '../data/traps.ts';
import type { Affinity } from '../data/types.ts';
import {
  type BuildingDie,
  type Clan,
  clanAt,
  type DicePool,
  type Member,
  type MonsterLands,
  type Offer,
  type Party,
  type Phase,
} from '../state.ts';
import { takeClan } from './clans.ts';
import { newMember } from './members.ts';
import { takeAll, takeFrom } from './offers.ts';
import { newParty } from './paths.ts';
import { discardMember, discardTrap } from './piles.ts';
import { scripts } from './script.ts';

/** A member by name, or with his state. */
export type MemberArrangement = MemberId | (Partial<Member> & { readonly id: MemberId });

/** What a clan has; anything not named stays as set-up left it. Named components are fetched from wherever they lie. */
export type ClanArrangement = Partial<
  Pick<Clan, 'glory' | 'coins' | 'potions' | 'venoms' | 'defence' | 'used' | 'passed' | 'quests'>
> & {
  readonly affinity?: Affinity;
  readonly members?: readonly MemberArrangement[];
  readonly leader?: MemberId | null;
  readonly realms?: readonly RealmId[];
  readonly traps?: readonly TrapId[];
  readonly loot?: readonly LootId[];
  readonly trophies?: readonly MonsterId[];
  readonly dice?: Partial<DicePool>;
};

export type AreaArrangement = {
  readonly monster?: MonsterId | null;
  readonly realm?: RealmId | null;
  readonly event?: EventTileId;
  readonly side?: EventSide;
  readonly leaving?: boolean;
};

export type PartyArrangement = Partial<Omit<Party, 'traps'>> & {
  readonly seat: Seat;
  readonly member: MemberId | null;
  readonly traps?: readonly TrapId[];
};

export interface MonsterLandsArrangement extends Arrangement {
  readonly clans?: readonly ClanArrangement[];
  readonly areas?: readonly AreaArrangement[];
  readonly gate?: MonsterId | null;
  readonly quests?: { readonly qa?: QuestId; readonly qb?: QuestId };
  readonly paths?: Readonly<Partial<Record<PathId, PartyArrangement>>>;
  readonly citadel?: Readonly<Partial<Record<BuildingId, readonly BuildingDie[]>>>;
  readonly panic?: readonly BuildingId[];
  readonly lodge?: readonly TrapId[];
  readonly tavern?: readonly MemberId[];
  readonly market?: readonly EquipmentId[];
  readonly loot?: readonly LootId[];
  readonly round?: number;
  readonly phase?: Phase;
  readonly first?: Seat;
  readonly active?: Seat;
  readonly acted?: boolean;
}

/** Every pile a component may lie unused in. */
const pilesOf = (game: MonsterLands): string[][] => [
  game.box,
  game.lodge.pile,
  game.lodge.used,
  game.tavern.deck,
  game.tavern.discard,
  game.tavern.greenhorns,
  game.market.deck,
  game.loot.pile,
  game.loot.used,
  game.monsters.deck,
  game.monsters.discard,
  game.realms,
  game.events.deck,
  game.events.used,
  game.bag,
  game.sam?.tricks ?? [],
];

const offersOf = ({ lodge, tavern, market, loot }: MonsterLands): Offer<string>[] => [
  lodge.offer,
  tavern.offer,
  market.offer,
  loot.offer,
];

/** Takes a component out of wherever it lies unused. */
function fetch(game: MonsterLands, id: ComponentId): void {
  for (const pile of pilesOf(game)) {
    const at = pile.lastIndexOf(id);
    if (at < 0) continue;
    pile.splice(at, 1);
    return;
  }
  const offer = offersOf(game).find((each) => each.includes(id));
  if (offer !== undefined) takeFrom<string>(offer, id);
  else throw new TableError('bad-arrangement', `"${id}" is already somewhere on the table.`, { id });
}

const nameOf = (member: MemberArrangement): MemberId => (typeof member === 'string' ? member : member.id);

/** Members somebody is described with lie free before they are fetched, whoever has them from set-up. */
function dismissMembers(game: MonsterLands, wanted: readonly ClanArrangement[]): void {
  const named = new Set(wanted.flatMap(({ members = [] }) => members.map(nameOf)));
  for (const [seat, clan] of game.clans.entries()) {
    const leaving = clan.members.filter(({ id }) => wanted[seat]?.members !== undefined || named.has(id));
    for (const { id } of leaving) discardMember(game, id);
    fillClan(
      clan,
      clan.members.filter((member) => !leaving.includes(member)),
    );
  }
}

function fillClan(clan: Clan, members: Member[]): void {
  clan.members = members;
  clan.reputation = members.reduce((sum, { id }) => sum + memberOf(id).reputation, 0);
  if (members.every(({ id }) => id !== clan.leader)) clan.leader = members[0]?.id ?? null;
}

function arrangeMembers(game: MonsterLands, clan: Clan, wanted: readonly MemberArrangement[]): void {
  const members = wanted.map((member) => {
    const { id, ...state } = typeof member === 'string' ? { id: member } : member;
    fetch(game, id);
    for (const card of state.equipment ?? []) fetch(game, card);
    return { ...newMember(id), ...state, equipment: [...(state.equipment ?? [])] };
  });
  fillClan(clan, members);
}

function arrangeClan(game: MonsterLands, clan: Clan, wanted: ClanArrangement): void {
  const { affinity: _, members, leader, realms, traps, loot, trophies, dice, ...values } = wanted;
  Object.assign(clan, values);
  if (members !== undefined) arrangeMembers(game, clan, members);
  if (leader !== undefined) clan.leader = leader;
  if (traps !== undefined) {
    for (const trap of clan.traps) discardTrap(game, trap);
    for (const trap of traps) fetch(game, trap);
    clan.traps = [...traps];
  }
  for (const id of [...(realms ?? []), ...(loot ?? []), ...(trophies ?? [])]) fetch(game, id);
  if (realms !== undefined) clan.realms = [...realms];
  if (loot !== undefined) clan.loot = [...loot];
  if (trophies !== undefined) clan.trophies = [...trophies];
  if (dice !== undefined) clan.dice = { strength: 0, magic: 0, persuasion: [], ...dice };
}

function arrangeArea(game: MonsterLands, index: number, wanted: AreaArrangement): void {
  const area = game.areas[index];
  if (area === undefined) throw new TableError('bad-arrangement', `There is no realm ${index}.`, { index });
  const { monster, realm, event } = wanted;
  if (monster !== undefined && area.monster !== null) game.monsters.deck.unshift(area.monster);
  if (realm !== undefined && area.realm !== null) game.realms.unshift(area.realm);
  if (event !== undefined && area.event !== null) game.events.deck.unshift(area.event);
  for (const id of [monster, realm, event]) if (id != null) fetch(game, id);
  Object.assign(area, wanted);
}

function arrangePath(game: MonsterLands, path: PathId, { traps = [], ...wanted }: PartyArrangement): void {
  for (const trap of traps) fetch(game, trap);
  for (const id of wanted.loot ?? []) fetch(game, id);
  game.paths[path] = {
    ...newParty(wanted.seat, wanted.member),
    ...wanted,
    traps: traps.map((id) => ({ id, up: false })),
  };
  const member = game.clans[wanted.seat]?.members.find(({ id }) => id === wanted.member);
  if (member !== undefined) member.path = path;
}

function arrangeOffer<T extends ComponentId>(
  game: MonsterLands,
  { offer }: { readonly offer: Offer<T> },
  pile: T[],
  wanted: readonly T[],
): void {
  pile.unshift(...takeAll(offer));
  for (const [place, id] of wanted.entries()) {
    fetch(game, id);
    offer[place] = id;
  }
}

/** A slot that is not described keeps its quest, or draws another when the other slot wants it. */
function arrangeQuests(game: MonsterLands, wanted: { readonly qa?: QuestId; readonly qb?: QuestId }): void {
  const slots = ['qa', 'qb'] as const;
  const before = { ...game.quests };
  for (const slot of slots) {
    if (before[slot] !== null) game.bag.unshift(before[slot]);
    game.quests[slot] = null;
  }
  for (const slot of slots) {
    const quest = wanted[slot];
    if (quest === undefined) continue;
    fetch(game, quest);
    game.quests[slot] = quest;
  }
  for (const slot of slots) {
    if (wanted[slot] !== undefined || before[slot] === null) continue;
    const kept = game.bag.includes(before[slot]) ? before[slot] : (game.bag.at(-1) as QuestId);
    fetch(game, kept);
    game.quests[slot] = kept;
  }
}

function arrangeBoard(game: MonsterLands, wanted: MonsterLandsArrangement): void {
  for (const [index, area] of (wanted.areas ?? []).entries()) arrangeArea(game, index, area);
  if (wanted.gate !== undefined) {
    if (game.gate !== null) game.monsters.deck.unshift(game.gate);
    if (wanted.gate !== null) fetch(game, wanted.gate);
    game.gate = wanted.gate;
  }
  arrangeQuests(game, wanted.quests ?? {});
  for (const [building, dice] of Object.entries(wanted.citadel ?? {}))
    game.citadel[building as BuildingId].dice = [...dice];
  for (const building of wanted.panic ?? []) {
    game.panic.splice(game.panic.indexOf(building), 1);
    game.citadel[building].panic = true;
  }
}

/** The position after set-up: each clan takes its affinity, jungle, water, fire and wind unless said. */
export function arrange(game: MonsterLands, arrangement: Json): void {
  const wanted = arrangement as unknown as MonsterLandsArrangement;
  const clans = wanted.clans ?? [];
  arrangeBoard(game, wanted);
  for (const [seat, { affinity }] of clans.entries())
    if (affinity !== undefined) takeClan(game, seat, affinity);
  dismissMembers(game, clans);
  for (const [seat, described] of clans.entries()) arrangeClan(game, clanAt(game, seat), described);
  for (const [path, party] of Object.entries(wanted.paths ?? {})) arrangePath(game, path as PathId, party);
  if (wanted.lodge) arrangeOffer(game, game.lodge, game.lodge.pile, wanted.lodge);
  if (wanted.tavern)
    arrangeOffer<ComponentId>(game, game.tavern as never, game.tavern.deck as never, wanted.tavern);
  if (wanted.market) arrangeOffer(game, game.market, game.market.deck, wanted.market);
  if (wanted.loot) arrangeOffer(game, game.loot, game.loot.pile, wanted.loot);
  for (const key of ['round', 'phase', 'first', 'active', 'acted'] as const)
    if (wanted[key] !== undefined) Object.assign(game, { [key]: wanted[key] });
  arrangeShared(rulesIn({ scripts }), game, wanted);
}
