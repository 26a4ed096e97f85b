// What stands on the map, each in a box of 48 around its middle.
import type { Seat } from '@krcma/kernel';
import { Figure, MapIcon } from '@krcma/tableware/map';
import { SeatShield } from '@krcma/tableware/pieces';
import type { GodId } from '../data/gods.ts';
import type { HeroId } from '../data/heroes.ts';
import { monsters } from '../data/monsters.ts';
import { TOP_LEVEL } from '../data/setup.ts';
import type { Rune } from '../data/types.ts';
import type { Monster } from '../state.ts';
import { godIcons, heroIcons, preyIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { RUNE_STONES, RUNE_STROKES } from './signs.tsx';
import './figures.css';

const Shield = ({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) => (
  <svg x={x - size / 2} y={y - size / 2} width={size} height={size} aria-hidden="true">
    <SeatShield seat={seat} />
  </svg>
);

/** A figure with its dial. */
export const ArmyFigure = ({ seat, strength }: { readonly seat: Seat; readonly strength: number }) => (
  <g data-sign="army">
    <Figure name={icons.army} seat={seat} />
    <g className="lr-dial" transform="translate(13 12)">
      <circle r="10.5" />
      <text dy="0.35em">{strength}</text>
    </g>
  </g>
);

export const HeroFigure = ({ seat, hero }: { readonly seat: Seat; readonly hero: HeroId | null }) => (
  <g data-sign="hero">
    <ellipse className="lr-hero-base" cy="17" rx="22" ry="8" />
    <Figure name={hero === null ? icons.army : heroIcons[hero]} seat={seat} />
  </g>
);

export const DrakkarFigure = ({ seat }: { readonly seat: Seat }) => (
  <g data-sign="drakkar">
    <Figure name={icons.drakkar} seat={seat} />
  </g>
);

const RuneStone = ({ of, hollow = false }: { readonly of: Rune; readonly hollow?: boolean }) => (
  <g data-rune={of} data-hollow={hollow || undefined}>
    <path className="lr-rune-stone" d={RUNE_STONES[of]} />
    <path className="lr-rune-strokes" d={RUNE_STROKES[of]} />
  </g>
);

/** A rune token of so many of 24. */
export const RuneAt = ({
  of,
  x,
  y,
  scale,
  hollow,
}: {
  readonly of: Rune;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly hollow?: boolean;
}) => (
  <g transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}>
    <RuneStone of={of} hollow={hollow ?? false} />
  </g>
);

const woundsOf = ({ wounds }: Pick<Monster, 'wounds'>): number =>
  wounds.filter((seat) => seat !== null).length;

/** Its ring is the owner's; beside it its rune and how far it is wounded. */
export function MonsterFigure({ monster }: { readonly monster: Monster }) {
  const { id, owner } = monster;
  const wounded = woundsOf(monster);
  return (
    <g data-sign="monster">
      <circle className="tw-map-shadow" cx="1.5" cy="2.5" r="21" />
      <circle
        className="lr-monster-body"
        data-owned={owner === null ? undefined : true}
        r="20.5"
        {...(owner !== null && { style: { stroke: `var(--seat-${owner % 5})` } })}
      />
      <MapIcon name={preyIcons[id]} size={28} y={-1} className="lr-monster-icon" />
      <RuneAt of={monsters[id].rune} x={-15} y={15} scale={0.62} />
      {wounded > 0 && (
        <g className="lr-wounds" transform="translate(15 14)">
          <circle r="9.5" />
          <text dy="0.35em">{wounded}</text>
        </g>
      )}
      {owner !== null && <Shield seat={owner} x={-15} y={-15} size={16} />}
    </g>
  );
}

export const LokiFigure = () => (
  <g data-sign="loki">
    <circle className="tw-map-shadow" cx="1.5" cy="2.5" r="21" />
    <circle className="lr-loki-body" r="21" />
    <circle className="lr-loki-edge" r="17.5" />
    <MapIcon name={icons.loki} size={29} className="lr-monster-icon" />
  </g>
);

/** The parts of a statue from the bottom: its base, then one for each level. */
const PARTS = [
  'M-15 22 -12 13H12L15 22z',
  'M-8 13 -6-1H6L8 13z',
  'M-11-1 -9-12H9L11-1z',
  'M-6-12a6 7 0 0 1 12 0z',
];

interface MonumentProps {
  readonly god: GodId;
  readonly level: number;
  readonly priests: readonly Seat[];
}

/** What is not yet built is only drawn by its outline. */
export const MonumentFigure = ({ god, level, priests }: MonumentProps) => (
  <g data-sign="monument">
    <ellipse className="tw-map-shadow" cx="2" cy="21" rx="18" ry="4" />
    {PARTS.map((d, part) => (
      <path key={d} className="lr-statue" data-built={part <= level || undefined} d={d} />
    ))}
    <MapIcon name={godIcons[god]} size={12} y={17.5} className="lr-statue-god" />
    {level === TOP_LEVEL && <circle className="lr-statue-halo" cy="-13" r="9.5" />}
    {priests.map((seat, place) => (
      <Shield key={seat} seat={seat} x={19} y={16 - place * 14} size={13} />
    ))}
  </g>
);

export const ForgeFigure = ({ rune, filled }: { readonly rune: Rune; readonly filled: boolean }) => (
  <g data-sign="forge">
    <circle className="tw-map-shadow" cx="1.5" cy="2.5" r="19" />
    <circle className="tw-map-counter-body" r="19" />
    <MapIcon name={icons.forge} size={25} y={4} className="lr-forge-icon" />
    <RuneAt of={rune} x={10} y={-11} scale={0.85} hollow={!filled} />
  </g>
);

/** Markers of players, the top one in front. */
export const MarkerStack = ({ seats }: { readonly seats: readonly Seat[] }) => (
  <g data-sign="seat">
    {seats.slice(-4).map((seat, place, shown) => (
      <Shield
        key={seat}
        seat={seat}
        x={(place - (shown.length - 1) / 2) * 11}
        y={(shown.length - 1 - place) * -3 + 2}
        size={28}
      />
    ))}
  </g>
);

/** The marker of one player. */
export const MarkerFigure = ({ seat, size = 38 }: { readonly seat: Seat; readonly size?: number }) => (
  <Shield seat={seat} x={0} y={0} size={size} />
);
