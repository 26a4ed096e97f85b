// What stands where on the map.
import type { MapPiece } from '@krcma/tableware/map';
import type { ReactNode } from 'react';
import { placeOf, regionName, regionsFor, seaName } from '../data/board.ts';
import { REALMS } from '../data/realms.ts';
import { SLOTS } from '../data/wheel.ts';
import {
  ArmyFigure,
  DrakkarFigure,
  ForgeFigure,
  HeroFigure,
  LokiFigure,
  MarkerFigure,
  MarkerStack,
  MonsterFigure,
  MonumentFigure,
} from './figures.tsx';
import { type Props, touching, wordsOf } from './table.ts';

class Standing {
  readonly pieces = new Map<string, MapPiece[]>();
  readonly #props: Props;

  constructor(props: Props) {
    this.#props = props;
  }

  /** A thing of its own. */
  thing(place: string, thing: string, says: string, picture: ReactNode): void {
    this.#put(place, { id: thing, says, picture, state: touching(this.#props, thing, says) });
  }

  /** Only seen: its place is touched. */
  sight(place: string, id: string, says: string, picture: ReactNode): void {
    this.#put(place, { id, says, picture });
  }

  #put(place: string, piece: MapPiece): void {
    const here = this.pieces.get(place);
    if (here === undefined) this.pieces.set(place, [piece]);
    else here.push(piece);
  }
}

const regionThing = (region: number): string => `region:${regionName(region)}`;

function putBuildings(standing: Standing, props: Props): void {
  const words = wordsOf(props);
  const { view, names } = props;
  for (const region of regionsFor(view.seats)) {
    const god = placeOf(view.seats, region).monument;
    if (god === undefined) continue;
    const { level, priests } = view.monuments[god];
    const says = [
      words.monument(god, level),
      ...(priests.length > 0 ? [words.priestsOf(priests.map((seat) => names.seat(seat)))] : []),
    ].join(', ');
    standing.thing(
      regionThing(region),
      `monument:${god}`,
      says,
      <MonumentFigure god={god} level={level} priests={priests} />,
    );
  }
  for (const { region, rune, filled } of view.forges)
    standing.thing(
      regionThing(region),
      `forge:${regionName(region)}`,
      words.forge(rune, filled),
      <ForgeFigure rune={rune} filled={filled} />,
    );
}

function putMonsters(standing: Standing, props: Props): void {
  const words = wordsOf(props);
  const { view, names } = props;
  standing.thing(regionThing(view.loki.region), 'loki', words.prey('loki'), <LokiFigure />);
  for (const monster of view.monsters) {
    const { id, region, owner, wounds } = monster;
    if (region === null) continue;
    const covered = wounds.filter((seat) => seat !== null).length;
    const says = words.monsterNow(id, covered, wounds.length, owner === null ? undefined : names.seat(owner));
    standing.thing(regionThing(region), `monster:${id}`, says, <MonsterFigure monster={monster} />);
  }
}

function putPlayers(standing: Standing, props: Props): void {
  const words = wordsOf(props);
  const { view, names } = props;
  for (const [seat, { armies, hero, region, drakkar }] of view.players.entries()) {
    const name = names.seat(seat);
    for (const { id, region: at, strength } of armies)
      standing.thing(
        regionThing(at),
        `army:${seat}:${id}`,
        words.armyOf(name, strength),
        <ArmyFigure seat={seat} strength={strength} />,
      );
    if (region !== null)
      standing.thing(
        regionThing(region),
        `hero:${seat}`,
        words.heroOf(hero, name),
        <HeroFigure seat={seat} hero={hero} />,
      );
    if (drakkar !== null)
      standing.thing(
        `sea:${seaName(drakkar)}`,
        `drakkar:${seat}`,
        words.drakkarOf(name),
        <DrakkarFigure seat={seat} />,
      );
  }
}

function putMarkers(standing: Standing, props: Props): void {
  const words = wordsOf(props);
  const { view, names } = props;
  for (const realm of REALMS)
    for (const seat of view.allies[realm])
      standing.sight(
        `realm:${realm}`,
        `ally ${realm} ${seat}`,
        words.allies([names.seat(seat)]),
        <MarkerFigure seat={seat} />,
      );
  for (const slot of SLOTS) {
    const seats = view.wheel[slot];
    if (seats.length === 0) continue;
    const says = words.markersOf(seats.map((seat) => names.seat(seat)));
    standing.sight(`slot:${slot}`, `markers ${slot}`, says, <MarkerStack seats={seats} />);
  }
}

export function piecesOf(props: Props): ReadonlyMap<string, readonly MapPiece[]> {
  const standing = new Standing(props);
  putBuildings(standing, props);
  putMonsters(standing, props);
  putPlayers(standing, props);
  putMarkers(standing, props);
  return standing.pieces;
}
