// The land: what is printed on it, what stands there, and what of it may be chosen.
import { GameMap, MapIcon, type MapPiece, type MapPlace } from '@krcma/tableware/map';
import type { ReactNode } from 'react';
import { placeOf, spaceName, spacesOf } from '../data/geometry.ts';
import { terrainCosts } from '../data/terrains.ts';
import { tileOf } from '../data/tiles.ts';
import { siteIcons } from './emblems.ts';
import { HeroFigure, ShieldFigure, TokenFigure } from './figures.tsx';
import { grounds, landOf, spaceThing, UNIT } from './land.ts';
import { ManaSign } from './mana.tsx';
import { type Props, placed, touching, wordsOf } from './table.ts';

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
    for (const { each: token, place } of placed(tokens))
      standing.put(spaceThing(space), {
        id: `token ${place}`,
        says: token.enemy === null ? words.hiddenEnemy(token.back) : words.enemy(token.enemy),
        picture: <TokenFigure token={token} />,
      });
    for (const { each: seat, place } of placed(shields))
      standing.put(spaceThing(space), {
        id: `shield ${place}`,
        says: words.shieldsOf([names.seat(seat)]),
        picture: <ShieldFigure seat={seat} />,
      });
  }
  return standing.pieces;
}

/** What a space is, for whoever hears it or points at it. */
function nameOf({ view, text }: Props, thing: string, fallback: string): string {
  const [kind, space = ''] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (kind !== 'space') return fallback;
  const { slot, hex } = placeOf(space);
  const tile = view.map[slot];
  if (tile === undefined) return fallback;
  const { terrain, site, rampaging } = tileOf(tile).hexes[hex];
  const words = text.board;
  const cleared = view.holdings[space]?.cleared === true;
  const city = view.cities.find((each) => each.space === space);
  const stands =
    city !== undefined
      ? words.city(city.colour)
      : site !== undefined && !cleared
        ? words.site(site)
        : rampaging !== undefined && !cleared
          ? words.rampaging(rampaging)
          : undefined;
  return words.space(words.terrain(terrain), terrainCosts[terrain]?.[view.time], stands);
}

/** Walls stand between two spaces of a tile. */
function wallsOf({ view }: Pick<Props, 'view'>) {
  return Object.entries(view.map).flatMap(([slot, tile]) =>
    (tileOf(tile).walls ?? []).map(
      ([a, b]) => [spaceThing(spaceName(slot, a)), spaceThing(spaceName(slot, b))] as const,
    ),
  );
}

export function Land(props: Props) {
  const words = wordsOf(props);
  const { view, decision, shown, motion, language } = props;
  const places = landOf(view, words);
  const at = (place: MapPlace) => touching(props, place.thing, nameOf(props, place.thing, place.name));
  return (
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
      shown={
        shown !== undefined && isOnMap(shown)
          ? shown
          : view.combat === null
            ? undefined
            : spaceThing(view.combat.space)
      }
      motion={motion}
      language={language}
    />
  );
}
