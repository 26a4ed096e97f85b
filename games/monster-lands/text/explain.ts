// Which words explain a thing of the board: `card:fandor`, `building:mine`, `path:a1`, `trap:0:2` …
import type { Names, Seat, TableText } from '@krcma/kernel';
import { type BuildingId, buildings, PATHS, type PathId } from '../data/board.ts';
import type { ComponentId } from '../data/components.ts';
import { GREENHORNS } from '../data/members.ts';
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts';
import { AFFINITIES, type Affinity } from '../data/types.ts';
import type { MonsterLandsView, TrapView } from '../rules/view.ts';
import { isComponent } from './facts.ts';

type TokenThing = 'defence' | 'potion' | 'venom' | 'trap';

const TRACKS = ['round', 'difficulty', 'panic', 'coins', 'glory', 'reputation'] as const;
export type TrackThing = (typeof TRACKS)[number];

/** What there is to say about the things of the board. */
export interface Things {
  component(id: ComponentId, view: MonsterLandsView): string;
  building(id: BuildingId, view: MonsterLandsView): string;
  path(id: PathId, view: MonsterLandsView): string | undefined;
  seat(seat: Seat, view: MonsterLandsView, names: Names): string | undefined;
  clan(affinity: Affinity): string;
  /** A token, or a trap that is face down. */
  token(token: TokenThing): string;
  /** A die in a pool or on a path, by its colour. */
  die(colour: 'strength' | 'magic' | 'persuasion'): string;
  track(track: TrackThing, view: MonsterLandsView): string;
  scenario(id: ScenarioId): string;
}

const isPath = (id: string): id is PathId => (PATHS as readonly string[]).includes(id);
const isBuilding = (id: string): id is BuildingId => Object.hasOwn(buildings, id);
const isAffinity = (id: string): id is Affinity => (AFFINITIES as readonly string[]).includes(id);
const isTrack = (id: string): id is TrackThing => (TRACKS as readonly string[]).includes(id);
const isScenario = (id: string): id is ScenarioId => (SCENARIOS as readonly string[]).includes(id);

function trapAt(view: MonsterLandsView, where: string, index: number): TrapView | undefined {
  if (isPath(where)) return view.paths[where]?.traps[index]?.id;
  return view.clans[Number(where)]?.traps[index];
}

function explainDie(things: Things, where: string, index: string | undefined, view: MonsterLandsView) {
  const colour = isPath(where) ? view.paths[where]?.dice[Number(index)]?.colour : where.split('-')[0];
  return colour === 'strength' || colour === 'magic' || colour === 'persuasion'
    ? things.die(colour)
    : undefined;
}

/** A token on a path, in a supply or face down. */
function explainToken(things: Things, kind: string, id: string): string | undefined {
  const token = kind === 'token' && !isPath(id) ? id : kind === 'token' ? 'defence' : kind;
  return token === 'defence' || token === 'potion' || token === 'venom' || token === 'trap'
    ? things.token(token)
    : undefined;
}

function explainTrap(things: Things, trap: TrapView | undefined, view: MonsterLandsView): string | undefined {
  if (trap === undefined) return undefined;
  return trap === null ? things.token('trap') : things.component(trap, view);
}

function explain(things: Things, thing: string, view: MonsterLandsView, names: Names): string | undefined {
  const [kind = '', id = '', index] = thing.split(':');
  switch (kind) {
    case 'card':
    case 'loot':
    case 'realm':
    case 'quest':
    case 'event':
      return isComponent(id) ? things.component(id, view) : undefined;
    case 'stack':
      return id === 'greenhorns' ? things.component(GREENHORNS[0], view) : undefined;
    case 'building':
      return isBuilding(id) ? things.building(id, view) : undefined;
    case 'space': {
      const building = id.split('-')[0] ?? '';
      return isBuilding(building) ? things.building(building, view) : undefined;
    }
    case 'offer':
      return explainTrap(things, view.lodge.offer[Number(id.split('-')[1])] ?? undefined, view);
    case 'trap':
      return explainTrap(things, trapAt(view, id, Number(index)), view);
    case 'path':
      return isPath(id) ? things.path(id, view) : undefined;
    case 'seat':
      return things.seat(Number(id), view, names);
    case 'clan':
      return isAffinity(id) ? things.clan(id) : undefined;
    case 'die':
      return explainDie(things, id, index, view);
    case 'track':
      return isTrack(id) ? things.track(id, view) : undefined;
    case 'scenario':
      return isScenario(id) ? things.scenario(id) : undefined;
    case 'token':
    case 'potion':
    case 'venom':
      return explainToken(things, kind, id);
    default:
      return undefined;
  }
}

export const explaining =
  (things: Things): TableText['thing'] =>
  (thing, view, names) =>
    explain(things, thing, view as MonsterLandsView, names);
