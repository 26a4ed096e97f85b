import { ICON_BOX } from '../icons/grid.ts';
import './scene.css';

/** A second, smaller figure: where its middle is and how large it is, in shares of the main figure. */
interface Topping {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Emblem {
  readonly icon: string;
  readonly with?: Topping;
}

/** What lies behind a figure: a sky, a sun or moon, a far and a near strip of land, on a field of 120 by 80. */
export interface Scenery {
  readonly sky: readonly [top: string, bottom: string];
  readonly disc?: readonly [x: number, y: number, radius: number, colour: string];
  readonly far: readonly [path: string, colour: string];
  readonly near: readonly [path: string, colour: string];
}

/** Strips of land, for the far and the near one. */
export const lands = {
  rolling: 'M-20 60Q10 38 38 54T92 48T140 54V90H-20z',
  ground: 'M-20 68Q20 58 56 67T140 63V90H-20z',
  peaks: 'M-20 66 4 40 14 50 34 22 52 46 66 34 86 56 104 38 140 64V90H-20z',
  mesa: 'M-20 62H2L8 42H34L40 58H78L82 46H112L118 62H140V90H-20z',
  pines:
    'M-20 62 -12 44 -4 62 4 40 12 60 20 46 28 62 40 50 52 62 64 48 76 62 86 42 96 60 104 44 112 62 122 48 140 64V90H-20z',
  walls:
    'M-20 62H-6V44H2V48H8V44H16V62H30V52H36V38H44V42H50V38H56V62H72V56H80V46H86V50H92V46H98V40H106V62H140V90H-20z',
  teeth:
    'M-20 -10H140V12L128 30 120 10 108 40 98 12 86 24 76 6 62 18 50 8 38 28 28 10 14 36 4 12 -8 26-20 10z',
} as const;

const HATCH = 'repeating-linear-gradient(2deg, rgb(255 255 255 / 0.16) 0 1px, transparent 1px 4px)';
const SIZE = 62;
const LEFT = 60 - SIZE / 2;
const TOP = 15;

interface SceneProps {
  readonly scenery: Scenery;
  readonly emblem: Emblem;
  /** Where the picture is cut when its place is low: it keeps its ground, or the middle of its figure. */
  readonly keeps?: 'ground' | 'middle';
}

/** A figure before its scenery, like a coloured woodcut: dark shape, light rim. */
export function Scene({ scenery, emblem, keeps = 'ground' }: SceneProps) {
  const { sky, disc, far, near } = scenery;
  const topping = emblem.with;
  return (
    <svg
      className="tw-scene"
      data-keeps={keeps}
      viewBox="0 0 120 80"
      preserveAspectRatio={keeps === 'ground' ? 'xMidYMax slice' : 'xMidYMid slice'}
      style={{ background: `${HATCH}, linear-gradient(${sky[0]}, ${sky[1]})` }}
      aria-hidden="true"
    >
      {disc && <circle cx={disc[0]} cy={disc[1]} r={disc[2]} fill={disc[3]} />}
      <path d={far[0]} fill={far[1]} />
      <path d={near[0]} fill={near[1]} />
      <g className="tw-figures" data-topped={topping !== undefined || undefined}>
        <Figure icon={emblem.icon} x={LEFT} y={TOP} size={SIZE} />
        {topping && (
          <Figure
            icon={topping.icon}
            x={LEFT + SIZE * (topping.x - topping.size / 2)}
            y={TOP + SIZE * (topping.y - topping.size / 2)}
            size={SIZE * topping.size}
            golden
          />
        )}
      </g>
    </svg>
  );
}

interface FigureProps {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly golden?: boolean;
}

const Figure = ({ icon, x, y, size, golden = false }: FigureProps) => (
  <svg x={x} y={y} width={size} height={size} viewBox={ICON_BOX} overflow="visible" aria-hidden="true">
    <use
      className="tw-figure"
      data-golden={golden || undefined}
      href={`#${icon}`}
      strokeWidth={(31 / size) * 30}
    />
  </svg>
);
