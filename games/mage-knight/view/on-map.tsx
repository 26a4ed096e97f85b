// What is printed on the land, and what stands there.
import { capital } from '@krcma/kernel';
import { MapIcon, type MapPiece } from '@krcma/tableware/map';
import type { ReactNode } from 'react';
import { spaceName, spacesOf } from '../data/geometry.ts';
import { landAt, wallsIn } from '../data/turned.ts';
import { siteSeen } from '../rules/seen-site.ts';
import { siteIcons } from './emblems.ts';
import {
  HeroFigure,
  LeaderFigure,
  RuinFigure,
  ShieldFigure,
  TokenFigure,
  VolkareFigure,
} from './figures.tsx';
import { spaceThing } from './land.ts';
import { ManaSign } from './mana.tsx';
import { type Props, placed, tally, wordsOf } from './table.ts';

/** Where a site is drawn, and the colours of a mine. */
export function printsOf({ view }: Pick<Props, 'view'>): ReadonlyMap<string, ReactNode> {
  const prints = new Map<string, ReactNode>();
  for (const slot of Object.keys(view.map))
    for (const space of spacesOf(slot)) {
      const land = landAt(view, space);
      const site = siteSeen(view, space, land?.site);
      if (site === undefined || view.holdings[space]?.cleared === true) continue;
      const city = view.cities.find((each) => each.space === space);
      const colours = city === undefined ? land?.colours : [city.colour];
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

export function piecesOf(
  props: Pick<Props, 'view' | 'names' | 'text'>,
): ReadonlyMap<string, readonly MapPiece[]> {
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
  if (view.volkare !== undefined) {
    const { space, army, owed } = view.volkare;
    const count = army.length + owed.length;
    standing.put(spaceThing(space), {
      id: 'volkare',
      says: words.volkare.stands(count),
      picture: <VolkareFigure />,
      count,
    });
  }
  for (const { id, space, level } of view.factions?.leaders ?? [])
    if (level > 0)
      standing.put(spaceThing(space), {
        id,
        says: words.factions.stands(capital(words.enemy(id)), level),
        picture: <LeaderFigure id={id} level={level} />,
      });
  for (const [space, { tokens, shields, ruin }] of Object.entries(view.holdings)) {
    if (ruin !== null)
      standing.put(spaceThing(space), {
        id: 'ruin',
        says: ruin.id === null ? words.hiddenRuin : words.ruin(ruin.id),
        picture: <RuinFigure id={ruin.id} />,
      });
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

/** Walls stand between two spaces of a tile. */
export function wallsOf({ view }: Pick<Props, 'view'>) {
  return Object.keys(view.map).flatMap((slot) =>
    wallsIn(view, slot).map(
      ([a, b]) => [spaceThing(spaceName(slot, a)), spaceThing(spaceName(slot, b))] as const,
    ),
  );
}
