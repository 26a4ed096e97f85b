// The land: what of it may be chosen, what is in reach, and what was just revealed.
import { GameMap, type MapPlace } from '@krcma/tableware/map';
import { useMemo, useState } from 'react';
import { type Slot, spaceName } from '../data/geometry.ts';
import { CITY_COST, terrainCosts } from '../data/terrains.ts';
import { landAt } from '../data/turned.ts';
import { siteSeen } from '../rules/seen-site.ts';
import { explorationSaid, waySaid } from '../text/ways.ts';
import { EASE, grounds, landOf, spaceThing, UNIT } from './land.ts';
import { MoveBar, ReachCosts, ReachWash, VolkareBar, VolkareWays, WayThere } from './later-parts.ts';
import { piecesOf, printsOf, wallsOf } from './on-map.tsx';
import { isFought, nearSeat, type Props, playerIn, touching, wordsOf } from './table.ts';
import { TileNumbers } from './tile-numbers.tsx';
import { revealedIn, Unveiling } from './unveiling.tsx';
import { endOfWalk, useWalk, type Walk } from './use-walk.ts';

const ON_MAP = new Set(['space', 'slot']);

export const isOnMap = (thing: string): boolean => ON_MAP.has(thing.split(':')[0] ?? '');

const said = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((each) => each !== undefined).join('. ');

/** What a space is, for whoever hears it or points at it. */
function nameOf({ view, text }: Props, thing: string, fallback: string): string {
  const [kind, space = ''] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  const words = text.board;
  if (kind !== 'space') return said(fallback, explorationSaid(view, words, space));
  const land = landAt(view, space);
  if (land === undefined) return fallback;
  const { terrain, site: printed, rampaging } = land;
  const site = siteSeen(view, space, printed);
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

/** The bars above it, on a phone on its side at its left, and the buttons at its right. */
const covered = ({ height }: { readonly height: number }) =>
  height < LOW ? { left: 160, top: 0, right: 58 } : { left: 0, top: 62, right: 58 };
const LOW = 260;

/** Where Volkare may go is told at its lower edge. */
const coveredBelow = (size: { readonly height: number }) => ({
  ...covered(size),
  bottom: size.height * 0.36,
});

/** What is to be seen: the site of a fight, Volkare who is asked about, the land that was just revealed. */
function stagedAt(
  { combat, volkare, players }: Props['view'],
  [revealed]: readonly Slot[],
  shownWays: boolean,
): string | undefined {
  if (combat !== null) return spaceThing(combat.space);
  if (shownWays && volkare !== undefined)
    return volkare.prospects
      .flatMap(({ path, prey = -1 }) => [...path, ...[players[prey]?.space ?? []].flat()])
      .concat(volkare.space)
      .map(spaceThing)
      .join(' ');
  return revealed === undefined ? undefined : spaceThing(spaceName(revealed, 'C'));
}

/** Its cost stands on it: why a step is refused needs no mark of its own. */
const isPriced = ({ reach }: Props['view'], thing: string): boolean => {
  const [kind, id] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  return kind === 'space' ? reach?.spaces[id] !== undefined : reach?.slots[id] !== undefined;
};

/** A space out of one step's reach is aimed at first, and walked to when it is touched again. */
function areaState(props: Props, walk: Walk, { thing, name }: MapPlace) {
  const { view } = props;
  const state = touching(props, thing, nameOf(props, thing, name));
  const refused = state.refused && !isPriced(view, thing);
  const space = thing.slice('space:'.length);
  if (state.lit || endOfWalk(view, space) === undefined) return { ...state, refused };
  const touch = (): void => {
    if (walk.aim === space) walk.go();
    else {
      walk.aimAt(space);
      props.touch(thing);
    }
  };
  return { ...state, refused, again: true, touch };
}

export function Land(props: Props) {
  const words = wordsOf(props);
  const { view, names, text, decision, shown, motion, language, pointed } = props;
  const [planned, plan] = useState(false);
  const [shownWays, showWays] = useState(false);
  const walk = useWalk(props);
  const { reach, volkare } = view;
  const fresh = revealedIn(props);
  const { move } = view.turn;
  const here = playerIn(props, nearSeat(props))?.space ?? null;
  const places = landOf(view, words);
  const pieces = useMemo(() => piecesOf({ view, names, text }), [view, names, text]);
  const prints = useMemo(() => printsOf({ view }), [view]);
  const walls = useMemo(() => wallsOf({ view }), [view]);
  return (
    <>
      <GameMap
        label={words.map}
        places={places}
        grounds={grounds}
        unit={UNIT}
        ease={EASE}
        {...(!isFought(view) && { covered: shownWays ? coveredBelow : covered })}
        home={here === null ? undefined : spaceThing(here)}
        at={(place) => areaState(props, walk, place)}
        pieces={pieces}
        prints={prints}
        walls={walls}
        asked={decision?.id}
        shown={shown !== undefined && isOnMap(shown) ? shown : stagedAt(view, fresh, shownWays)}
        motion={motion}
        language={language}
        over={
          <>
            {reach && <WayThere reach={reach} thing={pointed} aim={walk.aim} />}
            {reach && <ReachCosts {...{ reach, move, planned }} />}
            {volkare && shownWays && <VolkareWays volkare={volkare} players={view.players} />}
            {motion && <Unveiling slots={fresh} />}
          </>
        }
      >
        {reach && <ReachWash {...{ reach, move, planned }} />}
        <TileNumbers view={view} text={text} />
      </GameMap>
      <div className="mk-map-bars">
        {reach && <MoveBar {...props} {...{ reach, planned, plan, walk }} />}
        {volkare && !isFought(view) && <VolkareBar {...props} {...{ volkare, shownWays, showWays }} />}
      </div>
    </>
  );
}
