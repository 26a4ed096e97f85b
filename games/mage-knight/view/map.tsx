// The land: what is printed on it, what stands there, and what of it may be chosen.
import { GameMap, MapIcon, type MapPiece, type MapPlace } from '@krcma/tableware/map';
import { type ReactNode, useState } from 'react';
import { placeOf, type Slot, spaceName, spacesOf } from '../data/geometry.ts';
import { CITY_COST, terrainCosts } from '../data/terrains.ts';
import { tileOf } from '../data/tiles.ts';
import { explorationSaid, waySaid } from '../text/ways.ts';
import { siteIcons } from './emblems.ts';
import { HeroFigure, ShieldFigure, TokenFigure } from './figures.tsx';
import { grounds, landOf, spaceThing, UNIT } from './land.ts';
import { ManaSign } from './mana.tsx';
import { MoveBar, ReachCosts, ReachWash, WayThere } from './reach.tsx';
import { type Props, placed, tally, touching, wordsOf } from './table.ts';
import { revealedIn, Unveiling } from './unveiling.tsx';
import { endOfWalk, useWalk } from './use-walk.ts';

const ON_MAP = new Set(['space', 'slot']);

export const isOnMap = (thing: string): boolean => ON_MAP.has(thing.split(':')[0] ?? '');

/** Where a site is drawn, and the colours of a mine. */
function printsOf({ view }: Pick<Props, 'view'>): ReadonlyMap<string, ReactNode> {
  const prints = new Map<string, ReactNode>();
  for (const [slot, tile] of Object.entries(view.map))
    for (const space of spacesOf(slot)) {
      const { site, colours } = tileOf(tile).hexes[placeOf(space).hex];
      if (site === undefined || view.holdings[space]?.cleared === true) continue;
      prints.set(
        spaceThing(space),
        <g data-sign={site}>
          <MapIcon name={siteIcons[site]} size={38} className="mk-print" />
          {placed(colours ?? []).map(({ each, place }) => (
            <svg key={each} x={10 + place * 9} y={4} width={16} height={16} aria-hidden="true">
              <ManaSign colour={each} />
            </svg>
          ))}
        </g>,
      );
    }
  return prints;
}

class Standing {
  readonly pieces = new Map<string, MapPiece[]>();

  put(place: string, piece: MapPiece): void {
    const here = this.pieces.get(place);
    if (here === undefined) this.pieces.set(place, [piece]);
    else here.push(piece);
  }
}

function piecesOf(props: Props): ReadonlyMap<string, readonly MapPiece[]> {
  const words = wordsOf(props);
  const { view, names } = props;
  const standing = new Standing();
  for (const [seat, { space, hero }] of view.players.entries())
    if (space !== null)
      standing.put(spaceThing(space), {
        id: `hero ${seat}`,
        says: words.heroOf(hero === null ? '' : words.hero(hero), names.seat(seat)),
        picture: <HeroFigure seat={seat} hero={hero} />,
      });
  for (const [space, { tokens, shields }] of Object.entries(view.holdings)) {
    const [token] = tokens;
    if (token !== undefined)
      standing.put(spaceThing(space), {
        id: 'tokens',
        says: tokens
          .map(({ enemy, back }) => (enemy === null ? words.hiddenEnemy(back) : words.enemy(enemy)))
          .join(', '),
        picture: <TokenFigure token={token} />,
        count: tokens.length,
      });
    for (const [seat, count] of tally(shields))
      standing.put(spaceThing(space), {
        id: `shield ${seat}`,
        says: words.shieldsOf([names.seat(seat)]),
        picture: <ShieldFigure seat={seat} />,
        count,
      });
  }
  return standing.pieces;
}

const said = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((each) => each !== undefined).join('. ');

/** What a space is, for whoever hears it or points at it. */
function nameOf({ view, text }: Props, thing: string, fallback: string): string {
  const [kind, space = ''] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  const words = text.board;
  if (kind !== 'space') return said(fallback, explorationSaid(view, words, space));
  const { slot, hex } = placeOf(space);
  const tile = view.map[slot];
  if (tile === undefined) return fallback;
  const { terrain, site, rampaging } = tileOf(tile).hexes[hex];
  const cleared = view.holdings[space]?.cleared === true;
  const city = view.cities.find((each) => each.space === space || each.second?.space === space);
  const stands =
    city !== undefined
      ? words.city(city.colour)
      : site !== undefined && !cleared
        ? words.site(site)
        : rampaging !== undefined && !cleared
          ? words.rampaging(rampaging)
          : undefined;
  const cost = city === undefined ? terrainCosts[terrain]?.[view.time] : CITY_COST;
  const name = words.space(words.terrain(terrain), cost, stands);
  return said(name, waySaid(view, words, space));
}

/** Walls stand between two spaces of a tile. */
function wallsOf({ view }: Pick<Props, 'view'>) {
  return Object.entries(view.map).flatMap(([slot, tile]) =>
    (tileOf(tile).walls ?? []).map(
      ([a, b]) => [spaceThing(spaceName(slot, a)), spaceThing(spaceName(slot, b))] as const,
    ),
  );
}

/** What is to be seen: the land that was just revealed, the site of a fight. */
function stagedAt({ combat }: Props['view'], [revealed]: readonly Slot[]): string | undefined {
  if (combat !== null) return spaceThing(combat.space);
  return revealed === undefined ? undefined : spaceThing(spaceName(revealed, 'C'));
}

/** Its cost stands on it: why a step is refused needs no mark of its own. */
const isPriced = ({ reach }: Props['view'], thing: string): boolean => {
  const [kind, id] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  return kind === 'space' ? reach?.spaces[id] !== undefined : reach?.slots[id] !== undefined;
};

export function Land(props: Props) {
  const words = wordsOf(props);
  const { view, decision, shown, motion, language, pointed } = props;
  const [planned, plan] = useState(false);
  const walk = useWalk(props);
  const { reach } = view;
  const fresh = revealedIn(props);
  const { move } = view.turn;
  const places = landOf(view, words);
  const at = (place: MapPlace) => {
    const state = touching(props, place.thing, nameOf(props, place.thing, place.name));
    const refused = state.refused && !isPriced(view, place.thing);
    const space = place.thing.slice('space:'.length);
    if (state.lit || endOfWalk(view, space) === undefined) return { ...state, refused };
    const touch = (): void => {
      if (walk.aim === space) walk.go();
      else {
        walk.aimAt(space);
        props.touch(place.thing);
      }
    };
    return { ...state, refused, touch };
  };
  const map = (
    <GameMap
      label={words.map}
      places={places}
      grounds={grounds}
      unit={UNIT}
      at={at}
      pieces={piecesOf(props)}
      prints={printsOf(props)}
      walls={wallsOf(props)}
      asked={decision?.id}
      shown={shown !== undefined && isOnMap(shown) ? shown : stagedAt(view, fresh)}
      motion={motion}
      language={language}
      over={
        <>
          {reach && <WayThere reach={reach} thing={pointed} aim={walk.aim} />}
          {reach && <ReachCosts {...{ reach, move, planned }} />}
          {motion && <Unveiling slots={fresh} />}
        </>
      }
    >
      {reach && <ReachWash {...{ reach, move, planned }} />}
    </GameMap>
  );
  return (
    <>
      {map}
      {reach && <MoveBar {...props} {...{ reach, planned, plan, walk }} />}
    </>
  );
}
