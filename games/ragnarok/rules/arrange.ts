// Positions described by names: for tests, lessons and bug reports.
import {
  arrangeShared,
  badArrangement,
  type Claim,
  checkClaims,
  claimsOf,
  described,
  type Json,
  rulesIn,
} from '@krcma/kernel';
import type { ArtifactId } from '../data/artifacts.ts';
import { placeOf } from '../data/board.ts';
import { GODS, gods } from '../data/gods.ts';
import { MONSTERS, type MonsterId, monsters } from '../data/monsters.ts';
import { REALMS } from '../data/realms.ts';
import { scaleFor } from '../data/temples.ts';
import { RUNES } from '../data/types.ts';
import { SLOTS } from '../data/wheel.ts';
import { monsterAt, type Ragnarok } from '../state.ts';
import { checkRegions, checkSeats, checkStanding, checkTable, stepAt } from './arrange-checks.ts';
import { arrangePlayer, claimsOfPlayer, settlePlayers } from './arrange-players.ts';
import { positionShape, type RagnarokArrangement } from './arrangement.ts';
import { inconsistency } from './components.ts';
import { fetchComponent, inBox } from './fetching.ts';
import { scripts } from './script.ts';

export type { PlayerArrangement, RagnarokArrangement } from './arrangement.ts';

function claimsOfTable({ players = [], decks }: RagnarokArrangement): Claim[] {
  return [
    ...players.flatMap(claimsOfPlayer),
    ...claimsOf('decks.combat', decks?.combat),
    ...claimsOf('decks.attacks', decks?.attacks),
    ...claimsOf('decks.blessings', decks?.blessings),
    ...claimsOf(
      'decks.events',
      decks?.events?.map((event) => `event:${event}`),
    ),
  ];
}

function arrangeMonsters(game: Ragnarok, { monsters: wanted = {}, upper = [] }: RagnarokArrangement): void {
  for (const id of MONSTERS) {
    const said = wanted[id as MonsterId];
    if (said === undefined) continue;
    const monster = monsterAt(game, id);
    if (monster.slain) throw badArrangement(`monsters.${id} is slain, so it cannot be described.`);
    if (said.region !== undefined) monster.region = said.region;
    if (said.owner !== undefined) monster.owner = said.owner;
    if (said.artifact !== undefined) monster.artifact = said.artifact;
    for (const [position, owner] of (said.wounds ?? []).entries()) {
      if (position >= monster.wounds.length)
        throw badArrangement(
          `monsters.${id} has ${monster.wounds.length} wounds, not ${said.wounds?.length}.`,
        );
      monster.wounds[position] = owner;
    }
    if (!monster.wounds.includes(null))
      throw badArrangement(`monsters.${id} cannot live with every wound covered.`);
    if (monster.owner !== null && monster.region === null)
      throw badArrangement(`monsters.${id} has an owner, but does not stand on the board.`);
  }
  for (const id of upper) {
    const { rune } = monsters[id];
    const pair = game.monsters.filter((each) => monsters[each.id].rune === rune);
    const first = game.monsters.findIndex((each) => monsters[each.id].rune === rune);
    const other = pair.find((each) => each.id !== id);
    if (other !== undefined) game.monsters.splice(first, 2, monsterAt(game, id), other);
  }
}

function arrangeForges(game: Ragnarok, { forges = [] }: RagnarokArrangement): void {
  for (const { region, rune, filled } of forges) {
    const index = game.forges.findIndex((forge) => forge.region === region);
    const forge = game.forges[index];
    if (forge === undefined) throw badArrangement(`Region ${region} has no forge (LOR-MAP.8).`);
    if (forge.filled) game.bank[forge.rune]++;
    const next = { region, rune: rune ?? forge.rune, filled: filled ?? forge.filled };
    if (next.filled) game.bank[next.rune]--;
    game.forges[index] = next;
  }
}

function arrangeTemples(game: Ragnarok, { temples = [] }: RagnarokArrangement): void {
  for (const region of temples)
    if (!placeOf(game.seats, region).sanctuary)
      throw badArrangement(`Region ${region} has no sanctuary for a temple (LOR-MAP.7).`);
  if (new Set(temples).size < temples.length)
    throw badArrangement('temples names a region twice (LOR-MAP.7).');
  const { fields } = scaleFor(game.seats);
  if (temples.length > fields) throw badArrangement(`There are ${fields} temples, not ${temples.length}.`);
  game.temples = [...temples];
  game.scale = fields - temples.length;
}

function arrangeMarkers(game: Ragnarok, wanted: RagnarokArrangement): void {
  const isSeated = (seats: readonly number[], path: string): void => {
    const strange = seats.find((seat) => seat >= game.seats);
    if (strange !== undefined) throw badArrangement(`${path} names seat ${strange}, where nobody sits.`);
    if (new Set(seats).size < seats.length && !path.startsWith('monuments'))
      throw badArrangement(`${path} names a seat twice.`);
  };
  for (const slot of SLOTS) {
    const seats = wanted.wheel?.[slot] ?? [];
    isSeated(seats, `wheel.${slot}`);
    game.wheel[slot] = [...seats];
  }
  for (const realm of REALMS) {
    const seats = wanted.allies?.[realm] ?? [];
    isSeated(seats, `allies.${realm}`);
    game.allies[realm] = [...seats];
  }
  for (const god of GODS) {
    const said = wanted.monuments?.[god];
    isSeated(said?.priests ?? [], `monuments.${god}.priests`);
    game.monuments[god] = { level: said?.level ?? 0, priests: [...(said?.priests ?? [])] };
  }
}

/** Artifacts of gods go to whoever controls their regions, unless a player is said to hold one (LOR-ART.5). */
function arrangeAltars(game: Ragnarok): void {
  for (const god of GODS) {
    const artifact: ArtifactId = gods[god].artifact;
    if (game.players.some(({ artifacts }) => artifacts.some(({ id }) => id === artifact))) {
      game.altars = game.altars.filter((id) => id !== artifact);
      continue;
    }
    const owner = game.control.findIndex(
      (seat, region) => seat !== null && placeOf(game.seats, region).monument === god,
    );
    const seat = game.control[owner];
    if (owner < 0 || seat === null || seat === undefined) continue;
    game.players[seat]?.artifacts.push({ id: artifact, charged: true });
    game.altars = game.altars.filter((id) => id !== artifact);
  }
}

/** What the box cannot give, or what contradicts itself. */
function checkArranged(game: Ragnarok): void {
  for (const rune of RUNES)
    if (game.bank[rune] < 0) throw badArrangement(`There are not so many runes ${rune} in the box.`);
  if (game.slayerTokens < 0) throw badArrangement('There are not so many slayer tokens in the box.');
  const wrong = inconsistency(game);
  if (wrong !== undefined) throw badArrangement(wrong);
}

function arrangeDecks(game: Ragnarok, { decks = {} }: RagnarokArrangement): void {
  const put = <T>(pile: { deck: T[] }, cards: readonly T[] = []): void => {
    pile.deck.push(...cards.slice().reverse());
  };
  put(game.combat, decks.combat);
  put(game.attacks, decks.attacks);
  put(game.blessings, decks.blessings);
  put(game.events, decks.events);
}

export function arrange(game: Ragnarok, arrangement: Json): void {
  const wanted = described(positionShape, arrangement);
  checkTable(game, wanted);
  checkStanding(wanted);
  checkSeats(game, wanted);
  checkRegions(game, wanted);
  if (wanted.at !== undefined) game.phase = stepAt(wanted);
  game.start = wanted.start ?? game.start;
  game.active = wanted.active ?? game.active;
  game.turns = wanted.turns ?? game.turns;
  const claims = claimsOfTable(wanted);
  checkClaims(claims, (id) => inBox(game, id));
  for (const { id } of claims) fetchComponent(game, id);
  if (wanted.at !== undefined) for (const monster of game.monsters) monster.region = null;
  for (const [seat, player] of (wanted.players ?? []).entries()) arrangePlayer(game, seat, player);
  if (wanted.at !== undefined) settlePlayers(game);
  arrangeMonsters(game, wanted);
  game.loki.region = wanted.loki ?? game.loki.region;
  arrangeForges(game, wanted);
  arrangeTemples(game, wanted);
  arrangeMarkers(game, wanted);
  arrangeAltars(game);
  checkArranged(game);
  arrangeDecks(game, wanted);
  for (const omen of game.omens) omen.down = wanted.omens?.includes(omen.id) ?? omen.down;
  if (wanted.doom !== undefined) game.doom = { ...wanted.doom };
  arrangeShared(rulesIn({ scripts }), game, wanted);
}
