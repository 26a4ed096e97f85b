// The island: what is printed on it, what stands there, and what of it may be chosen.
import { GameMap, type MapPlace } from '@krcma/tableware/map';
import { regionName } from '../data/board.ts';
import { grounds, islandPlaces, UNIT } from './island.ts';
import { labelOf } from './labels.ts';
import { piecesOf } from './pieces.tsx';
import { Missing, printsOf, Underlay } from './prints.tsx';
import { type Props, touching, wordsOf } from './table.ts';

/** Things that are a place of the map, or stand on it. */
const ON_MAP = new Set([
  'region',
  'sea',
  'realm',
  'slot',
  'army',
  'hero',
  'drakkar',
  'monster',
  'loki',
  'monument',
  'forge',
]);

export const isOnMap = (thing: string): boolean => ON_MAP.has(thing.split(':')[0] ?? '');

type IslandProps = Props & {
  /** Regions an omen or a victory still lacks, lit on demand. */
  readonly missing: readonly number[];
};

/** Where a battle or a hunt takes place. */
function stagedAt({ battle, hunt }: Props['view']): string | undefined {
  const region = battle?.region ?? hunt?.region;
  return region === undefined ? undefined : `region:${regionName(region)}`;
}

export function Island({ missing, ...props }: IslandProps) {
  const words = wordsOf(props);
  const { view, decision, shown, motion, language } = props;
  const places = islandPlaces(view.seats, words);
  const at = (place: MapPlace) => touching(props, place.thing, labelOf(props, place));
  return (
    <GameMap
      label={words.map}
      places={places}
      grounds={grounds}
      unit={UNIT}
      at={at}
      pieces={piecesOf(props)}
      prints={printsOf(props)}
      asked={decision?.id}
      shown={shown !== undefined && isOnMap(shown) ? shown : stagedAt(view)}
      motion={motion}
      language={language}
    >
      <Underlay seats={view.seats} places={places} />
      <Missing seats={view.seats} regions={missing} />
    </GameMap>
  );
}
