// Chapters LOR-SETUP, LOR-2P: what lies on the table before heroes are chosen.
import { below, type Seat, shuffle, type Table } from '@krcma/kernel';
import { ATTACK_CARDS, attackCards } from '../data/attack-cards.ts';
import { BLESSINGS } from '../data/blessings.ts';
import { placeOf, regionsFor, sideFor, sizes } from '../data/board.ts';
import { COMBAT_CARDS, combatCards } from '../data/combat-cards.ts';
import { EVENTS, eventOf } from '../data/events.ts';
import { gods } from '../data/gods.ts';
import { HEROES } from '../data/heroes.ts';
import { MONSTERS, type MonsterId, monsters } from '../data/monsters.ts';
import { OMENS } from '../data/omens.ts';
import { FIRST_ORIGIN, ORIGINS } from '../data/origins.ts';
import {
  companyOf,
  FORGES,
  LAST_EVENT_FOR_TWO,
  LOWEST_ATTRIBUTE,
  RUNE_TOKENS,
  SLAYER_TOKENS,
} from '../data/setup.ts';
import { scaleFor } from '../data/temples.ts';
import { RUNES, type Rune } from '../data/types.ts';
import type { Forge, Monster, Player, Ragnarok, RagnarokOptions } from '../state.ts';
import { fillForge } from './runes.ts';

type Laid = Table<RagnarokOptions>;

const copies = <T extends string>(
  ids: readonly T[],
  table: Readonly<Record<T, { readonly copies: number }>>,
): T[] => ids.flatMap((id) => new Array<T>(table[id].copies).fill(id));

const newPlayer = (): Player => ({
  hero: null,
  origin: null,
  region: null,
  drakkar: null,
  attributes: { authority: LOWEST_ATTRIBUTE, might: LOWEST_ATTRIBUTE, wisdom: LOWEST_ATTRIBUTE },
  injured: [],
  armies: [],
  priests: 0,
  runes: { uruz: 0, othila: 0, algiz: 0 },
  hand: [],
  blessings: [],
  artifacts: [],
  slain: [],
  tokens: 0,
  drawn: { heroes: [], origins: [] },
  used: [],
});

/** All six, or one of each kind and one more of the rest (LOR-SETUP.5, LOR-2P.4). */
function forgeKinds(table: Laid): Rune[] {
  const { forges } = companyOf(table.seats);
  if (forges === FORGES.length) return shuffle(table, FORGES.slice());
  const rest = shuffle(table, FORGES.slice(RUNES.length));
  return shuffle(table, [...RUNES, ...rest.slice(0, forges - RUNES.length)]);
}

function newForges(table: Laid): Forge[] {
  const kinds = forgeKinds(table);
  const places = regionsFor(table.seats).filter((region) => placeOf(table.seats, region).forge);
  return places.map((region, index) => ({ region, rune: kinds[index] as Rune, filled: false }));
}

const newMonster = (id: MonsterId): Monster => ({
  id,
  region: null,
  owner: null,
  wounds: new Array<null>(monsters[id].wounds.length).fill(null),
  artifact: true,
  slain: false,
});

/** In each pair one at random lies above the other (LOR-SETUP.8). */
const pairedMonsters = (table: Laid): Monster[] =>
  RUNES.flatMap((rune) =>
    shuffle(
      table,
      MONSTERS.filter((id) => monsters[id].rune === rune),
    ).map(newMonster),
  );

const eventsFor = (seats: number): number[] =>
  EVENTS.filter((event) => seats > 2 || event <= LAST_EVENT_FOR_TWO);

function placeLokiAndMonsters(game: Ragnarok): void {
  const { deck, discard } = game.events;
  const first = deck.pop() as number;
  game.loki.region = eventOf(first).region;
  discard.push(first);
  for (let seat: Seat = 0; seat < game.seats; seat++) {
    const event = deck.pop() as number;
    const { place, region } = eventOf(event);
    const monster = game.monsters.find((each) => monsters[each.id].rune === place && each.region === null);
    if (monster !== undefined) monster.region = region;
    discard.push(event);
  }
}

export function setUp(table: Laid): Ragnarok {
  const { seats } = table;
  const events = eventsFor(seats);
  const game: Ragnarok = {
    ...table,
    phase: 'selection',
    start: below(table, seats) as Seat,
    active: 0,
    turns: 0,
    players: Array.from({ length: seats }, newPlayer),
    control: new Array<null>(sizes[sideFor(seats)].regions + 1).fill(null),
    temples: [],
    scale: scaleFor(seats).fields,
    forges: newForges(table),
    monuments: {
      odin: { level: 0, priests: [] },
      thor: { level: 0, priests: [] },
      freyja: { level: 0, priests: [] },
    },
    altars: [gods.odin.artifact, gods.thor.artifact, gods.freyja.artifact],
    monsters: pairedMonsters(table),
    loki: { region: 1, wounds: [] },
    wheel: { reinforce: [], mobilize: [], prepare: [], temple: [], monsters: [], usurp: [] },
    allies: { vanaheim: [], alfheim: [], jotunheim: [], muspelheim: [], svartalfheim: [], niflheim: [] },
    bank: { uruz: RUNE_TOKENS, othila: RUNE_TOKENS, algiz: RUNE_TOKENS },
    slayerTokens: SLAYER_TOKENS,
    combat: { deck: shuffle(table, copies(COMBAT_CARDS, combatCards)), discard: [] },
    attacks: { deck: shuffle(table, copies(ATTACK_CARDS, attackCards)), discard: [] },
    blessings: { deck: shuffle(table, BLESSINGS.slice()), discard: [] },
    events: { deck: shuffle(table, events), discard: [] },
    omens: OMENS.map((id) => ({ id, down: false })),
    doom: null,
    contests: [],
    battle: null,
    hunt: null,
    happened: [],
    draft: [],
    box: {
      heroes: shuffle(table, HEROES.slice()),
      origins: shuffle(
        table,
        ORIGINS.filter((id) => id !== FIRST_ORIGIN),
      ),
      artifacts: [],
      events: EVENTS.filter((event) => !events.includes(event)),
    },
  };
  game.active = game.start;
  for (const forge of game.forges) fillForge(game, forge);
  placeLokiAndMonsters(game);
  return game;
}
