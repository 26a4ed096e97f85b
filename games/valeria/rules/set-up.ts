// Chapter VAL-SET, with VAL-P5.1-4, VAL-EVT.2-3, VAL-MIX.1-3 and VAL-NOD.1.
import { below, note, shuffle, type Table } from '@krcma/kernel';
import { areaOf, monsterStack } from '../data/areas.ts';
import { CITIZEN_COPIES, type CitizenId, citizenOf, citizens, SLOTS, type Slot } from '../data/citizens.ts';
import { COLUMNS, DUKES_DEALT, startValues } from '../data/components.ts';
import { type DomainId, domains } from '../data/domains.ts';
import { type DukeId, dukes } from '../data/dukes.ts';
import { AREAS, type Area } from '../data/effect.ts';
import { type EventId, events } from '../data/events.ts';
import { layoutOf } from '../data/layouts.ts';
import { modeOf, type PlayerCount, variantOf } from '../data/modes.ts';
import type { ValeriaEvent, ValeriaMessage } from '../messages.ts';
import type { CenterCardId, Player, Stack, Valeria, ValeriaOptions } from '../state.ts';

type Bare = Table<ValeriaOptions>;

const idsOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

export const citizensOfSlot = (slot: Slot): CitizenId[] =>
  idsOf(citizens).filter((id) => citizenOf(id).slot === slot);

/** Ordered by the strength of the top card, lowest left; our order where equal (VAL-SET.7, VAL-SET.8). */
const inRow = (areas: readonly Area[]): Area[] =>
  [...areas].sort((a, b) => areaOf(a).leftToRight - areaOf(b).leftToRight);

interface Picks {
  readonly areas: Area[];
  readonly citizens: CitizenId[];
  readonly removed: readonly DomainId[];
}

function picksFor(table: Bare): Picks {
  const { layout, areas, citizens: chosen } = table.options;
  if (layout === 'random') {
    const drawn = shuffle(table, [...AREAS]).slice(0, 5);
    const types = SLOTS.map((slot) => citizensOfSlot(slot)).map(
      (ids) => ids[below(table, ids.length)] as CitizenId,
    );
    return { areas: inRow(drawn), citizens: types, removed: [] };
  }
  if (layout === 'chosen') {
    const types = [...chosen].sort((a, b) => citizenOf(a).slot - citizenOf(b).slot);
    return { areas: inRow(areas), citizens: types, removed: [] };
  }
  const fixed = layoutOf(layout);
  return { areas: inRow(fixed.areas), citizens: [...fixed.citizens], removed: fixed.removedDomains };
}

const copies = (id: CitizenId, count: number): CitizenId[] => new Array<CitizenId>(count).fill(id);

function citizenStacks(table: Bare, picks: Picks): { stacks: Stack[]; box: CitizenId[][] } {
  const { citizensPerStack } = modeOf(table.seats as PlayerCount);
  if (!table.options.mixed)
    return {
      stacks: picks.citizens.map((id) => ({ cards: copies(id, citizensPerStack), down: 0 })),
      box: [],
    };
  const box: CitizenId[][] = [];
  const stacks = SLOTS.map((slot): Stack => {
    const all = shuffle(
      table,
      citizensOfSlot(slot).flatMap((id) => copies(id, CITIZEN_COPIES)),
    );
    const cards: CenterCardId[] = all.splice(0, citizensPerStack);
    box.push(all);
    return { cards, down: citizensPerStack - 1 };
  });
  return { stacks, box };
}

function domainStacks(table: Bare, removed: readonly DomainId[]): { stacks: Stack[]; box: DomainId[] } {
  const { domainsPerStack } = modeOf(table.seats as PlayerCount);
  const box = shuffle(
    table,
    idsOf(domains).filter((id) => !removed.includes(id)),
  );
  const stacks = Array.from(
    { length: 5 },
    (): Stack => ({ cards: box.splice(0, domainsPerStack), down: domainsPerStack - 1 }),
  );
  return { stacks, box };
}

/** Exhausted cards below, the events shuffled on top (VAL-SET.14, VAL-EVT.2, VAL-EVT.3). */
function exhaustedDeck(table: Bare): { deck: Valeria['deck']; box: EventId[] } {
  const mode = modeOf(table.seats as PlayerCount);
  const deck: Valeria['deck'] = new Array(mode.exhaustedCards).fill('exhausted');
  if (!table.options.events) return { deck, box: [] };
  const picked = table.options.pickedEvents;
  const others = shuffle(
    table,
    idsOf(events).filter((id) => !picked.includes(id)),
  );
  const used = shuffle(table, [...picked, ...others.splice(0, mode.events - picked.length)]);
  return { deck: [...deck, ...used], box: others };
}

function dealDukes(table: Bare): { hands: DukeId[][]; box: DukeId[] } {
  if (table.options.noDukes) return { hands: Array.from({ length: table.seats }, () => []), box: [] };
  const box = shuffle(table, idsOf(dukes));
  return { hands: Array.from({ length: table.seats }, () => box.splice(0, DUKES_DEALT)), box };
}

const newPlayer = (hand: DukeId[]): Player => ({
  ...startValues,
  citizens: [],
  domains: [],
  slain: [],
  dukes: hand,
  declined: [],
});

export function setUp(table: Bare): Valeria {
  const picks = picksFor(table);
  const monsterStacks = picks.areas.map(
    (area): Stack => ({ cards: monsterStack(area, table.seats).reverse(), down: 0 }),
  );
  const citizenRow = citizenStacks(table, picks);
  const domainRow = domainStacks(table, picks.removed);
  const { deck, box: eventBox } = exhaustedDeck(table);
  const { hands, box: dukeBox } = dealDukes(table);
  const first = below(table, table.seats);
  note<ValeriaEvent>({ key: 'game-started', first });
  return {
    ...table,
    players: hands.map(newPlayer),
    center: [...monsterStacks, ...citizenRow.stacks, ...domainRow.stacks],
    areas: picks.areas,
    deck,
    tokens: [],
    box: { domains: domainRow.box, events: eventBox, dukes: dukeBox, citizens: citizenRow.box },
    first,
    active: first,
    turn: 0,
    dice: [1, 1],
    usedDomains: [],
    newDomains: [],
    emptied: [],
  };
}

/** A layout of one's own has five areas and one citizen for each place, unless citizens are mixed. */
function forbiddenLayout({ areas, citizens: chosen, mixed }: ValeriaOptions): ValeriaMessage | undefined {
  if (areas.length !== COLUMNS)
    return { key: 'wrong-areas', picked: areas.length, needed: COLUMNS, rule: 'VAL-SET.5' };
  const picked = (slot: Slot): number => chosen.filter((id) => citizenOf(id).slot === slot).length;
  const missing = SLOTS.filter((slot) => picked(slot) === 0);
  const repeated = SLOTS.filter((slot) => picked(slot) > 1);
  if (mixed || missing.length + repeated.length === 0) return undefined;
  return { key: 'wrong-citizens', missing, repeated, rule: 'VAL-SET.11' };
}

/** What cannot be played together (VAL-NOD.9, VAL-SOLO.33, VAL-EVT.2, VAL-EVT.3, VAL-SET.25). */
export function forbids(options: ValeriaOptions, seats: number): ValeriaMessage | undefined {
  const count = seats as PlayerCount;
  if (options.noDukes && !variantOf('no-dukes').players.includes(count))
    return { key: 'duke-needed', rule: 'VAL-NOD.9' };
  if ((options.sumsAttack || options.darkLordAttacks) && seats !== 1)
    return { key: 'harder-only-alone', seats, rule: 'VAL-SOLO.33' };
  const picked = options.pickedEvents.length;
  if (picked > 0 && !options.events)
    return { key: 'events-not-in-play', events: options.pickedEvents, rule: 'VAL-EVT.3' };
  const most = modeOf(count).events;
  if (picked > most) return { key: 'too-many-events', picked, most, seats, rule: 'VAL-EVT.2' };
  if (options.layout === 'chosen') return forbiddenLayout(options);
  if (options.areas.length + options.citizens.length > 0)
    return { key: 'layout-not-chosen', layout: options.layout, rule: 'VAL-SET.25' };
  return undefined;
}
