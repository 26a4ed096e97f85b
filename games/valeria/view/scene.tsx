import type { Area, Role } from '../data/effect.ts';
import type { Emblem } from './emblems.ts';
import './scene.css';

/** What lies behind a figure: a sky, a sun or moon, a far and a near strip of land, on a field of 120 by 80. */
interface Scenery {
  readonly sky: readonly [top: string, bottom: string];
  readonly disc?: readonly [x: number, y: number, radius: number, colour: string];
  readonly far: readonly [path: string, colour: string];
  readonly near: readonly [path: string, colour: string];
}

const ROLLING = 'M-20 60Q10 38 38 54T92 48T140 54V90H-20z';
const GROUND = 'M-20 68Q20 58 56 67T140 63V90H-20z';
const PEAKS = 'M-20 66 4 40 14 50 34 22 52 46 66 34 86 56 104 38 140 64V90H-20z';
const MESA = 'M-20 62H2L8 42H34L40 58H78L82 46H112L118 62H140V90H-20z';
const PINES =
  'M-20 62 -12 44 -4 62 4 40 12 60 20 46 28 62 40 50 52 62 64 48 76 62 86 42 96 60 104 44 112 62 122 48 140 64V90H-20z';
const WALLS =
  'M-20 62H-6V44H2V48H8V44H16V62H30V52H36V38H44V42H50V38H56V62H72V56H80V46H86V50H92V46H98V40H106V62H140V90H-20z';
const TEETH =
  'M-20 -10H140V12L128 30 120 10 108 40 98 12 86 24 76 6 62 18 50 8 38 28 28 10 14 36 4 12 -8 26-20 10z';

export const areaScenery: Readonly<Record<Area, Scenery>> = {
  hills: {
    sky: ['#f6e2ae', '#eac67c'],
    disc: [94, 22, 12, '#fff4cf'],
    far: [ROLLING, '#b5b56a'],
    near: [GROUND, '#7e8a3e'],
  },
  barrens: {
    sky: ['#f5cf94', '#e39a5e'],
    disc: [90, 26, 15, '#ffe7ae'],
    far: [MESA, '#bd6f3f'],
    near: [GROUND, '#8c4927'],
  },
  ruins: {
    sky: ['#dcdcd8', '#b2b3b6'],
    disc: [30, 20, 10, '#f5f2e6'],
    far: [WALLS, '#92959c'],
    near: [GROUND, '#676a72'],
  },
  forest: {
    sky: ['#dbe7c6', '#a6c799'],
    disc: [92, 18, 9, '#f8f6d6'],
    far: [PINES, '#6b9763'],
    near: [GROUND, '#35633d'],
  },
  valley: {
    sky: ['#cfe8ea', '#97cbd4'],
    disc: [28, 20, 11, '#fdf6d2'],
    far: [ROLLING, '#86b390'],
    near: [GROUND, '#3e8273'],
  },
  swamp: {
    sky: ['#d9dcae', '#a5ae77'],
    disc: [92, 24, 10, '#eef0c8'],
    far: [ROLLING, '#7f8a55'],
    near: [GROUND, '#515d34'],
  },
  mountains: {
    sky: ['#dde8f2', '#aac3de'],
    disc: [98, 18, 9, '#fbf7e2'],
    far: [PEAKS, '#8a9dbb'],
    near: [GROUND, '#566a8c'],
  },
  caverns: {
    sky: ['#6d5a75', '#8a6a5e'],
    disc: [60, 46, 30, '#c9955a'],
    far: [TEETH, '#4a3b54'],
    near: [GROUND, '#3c2f45'],
  },
};

export const roleScenery: Readonly<Record<Role, Scenery>> = {
  worker: {
    sky: ['#eef0cf', '#d2dca0'],
    disc: [24, 22, 10, '#fff6cd'],
    far: [ROLLING, '#b8bf6e'],
    near: [GROUND, '#8b9a48'],
  },
  soldier: {
    sky: ['#f7ddc4', '#eab694'],
    disc: [96, 22, 11, '#fff0d0'],
    far: [WALLS, '#d08f72'],
    near: [GROUND, '#ad5f48'],
  },
  shadow: {
    sky: ['#b7a5c9', '#917fa9'],
    disc: [92, 22, 13, '#f2e9d2'],
    far: [WALLS, '#7a6694'],
    near: [GROUND, '#58466f'],
  },
  holy: {
    sky: ['#dceaf3', '#b0cfe3'],
    disc: [60, 36, 30, '#f8f3db'],
    far: [ROLLING, '#9bbdd2'],
    near: [GROUND, '#6f9bb8'],
  },
};

export const otherScenery = {
  starter: {
    sky: ['#f1e3c0', '#dcc592'],
    disc: [60, 38, 28, '#faf0d2'],
    far: [ROLLING, '#cfb77f'],
    near: [GROUND, '#b2955b'],
  },
  domain: {
    sky: ['#f7e3bf', '#e8c18f'],
    disc: [60, 44, 30, '#fff3d0'],
    far: [ROLLING, '#c6a274'],
    near: [GROUND, '#96703f'],
  },
  duke: {
    sky: ['#c9a5c4', '#a87fae'],
    disc: [60, 40, 34, '#f4e2c3'],
    far: [ROLLING, '#96699c'],
    near: [GROUND, '#6d4377'],
  },
  event: {
    sky: ['#8d4a41', '#c9784d'],
    disc: [60, 42, 26, '#efb56d'],
    far: [PINES, '#6f3631'],
    near: [GROUND, '#482320'],
  },
} as const satisfies Record<string, Scenery>;

const HATCH = 'repeating-linear-gradient(2deg, rgb(255 255 255 / 0.16) 0 1px, transparent 1px 4px)';
const SIZE = 62;
const LEFT = 60 - SIZE / 2;
const TOP = 15;

/** A figure before its scenery, like a coloured woodcut: dark shape, light rim. */
export function Scene({ scenery, emblem }: { readonly scenery: Scenery; readonly emblem: Emblem }) {
  const { sky, disc, far, near } = scenery;
  const topping = emblem.with;
  return (
    <svg
      className="va-scene"
      viewBox="0 0 120 80"
      preserveAspectRatio="xMidYMax slice"
      style={{ background: `${HATCH}, linear-gradient(${sky[0]}, ${sky[1]})` }}
      aria-hidden="true"
    >
      {disc && <circle cx={disc[0]} cy={disc[1]} r={disc[2]} fill={disc[3]} />}
      <path d={far[0]} fill={far[1]} />
      <path d={near[0]} fill={near[1]} />
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
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" overflow="visible" aria-hidden="true">
    <path className="va-figure" data-golden={golden || undefined} d={icon} strokeWidth={(62 / size) * 30} />
  </svg>
);
