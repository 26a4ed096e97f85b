import { lands, type Scenery } from '@krcma/tableware/pieces';
import type { Affinity } from '../data/types.ts';

export const affinityScenery: Readonly<Record<Affinity, Scenery>> = {
  jungle: {
    sky: ['#e3ecc2', '#a9cb8c'],
    disc: [92, 20, 11, '#fbf7d2'],
    far: [lands.pines, '#6f9c58'],
    near: [lands.ground, '#37652f'],
  },
  water: {
    sky: ['#d3e8f1', '#93c3de'],
    disc: [28, 20, 10, '#fdf8df'],
    far: [lands.rolling, '#6ba3c4'],
    near: [lands.ground, '#2f6b97'],
  },
  fire: {
    sky: ['#f8d49a', '#e08a52'],
    disc: [92, 26, 15, '#ffedb8'],
    far: [lands.mesa, '#b9603a'],
    near: [lands.ground, '#7f3020'],
  },
  wind: {
    sky: ['#e9edf1', '#b9c6d4'],
    disc: [30, 18, 9, '#fbf6e2'],
    far: [lands.peaks, '#8f9fb3'],
    near: [lands.ground, '#5b6879'],
  },
};

export const otherScenery = {
  greenhorn: {
    sky: ['#f1e3c0', '#dcc592'],
    disc: [60, 38, 28, '#faf0d2'],
    far: [lands.rolling, '#cfb77f'],
    near: [lands.ground, '#b2955b'],
  },
  equipment: {
    sky: ['#efe0bd', '#d8bd88'],
    disc: [60, 40, 30, '#fdf3d6'],
    far: [lands.rolling, '#c5a26a'],
    near: [lands.ground, '#8f6a3a'],
  },
  lobby: {
    sky: ['#5c4a72', '#c9784d'],
    disc: [60, 44, 30, '#f2c877'],
    far: [lands.walls, '#5a3b52'],
    near: [lands.ground, '#38243a'],
  },
} as const satisfies Record<string, Scenery>;
