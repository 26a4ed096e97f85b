import { lands, type Scenery } from '@krcma/tableware/pieces';
import type { GodId } from '../data/gods.ts';

export const godColours: Readonly<Record<GodId, string>> = {
  odin: 'var(--azure)',
  thor: 'var(--gules)',
  freyja: 'var(--vert)',
};

/** A winter sky over snow. */
export const sceneries = {
  field: {
    sky: ['#9fb8c8', '#e8ecec'],
    disc: [92, 22, 9, '#fff8dc'],
    far: [lands.peaks, '#9fb0b8'],
    near: [lands.ground, '#e9eef0'],
  },
  lair: {
    sky: ['#4b3350', '#b4707a'],
    far: [lands.teeth, '#2c1d33'],
    near: [lands.ground, '#3b2740'],
  },
  hall: {
    sky: ['#c98a4b', '#f3d9a4'],
    far: [lands.pines, '#6d5a3b'],
    near: [lands.ground, '#8b6b3c'],
  },
  lobby: {
    sky: ['#20344f', '#c4683c'],
    disc: [60, 34, 20, '#f6cf7a'],
    far: [lands.peaks, '#22293c'],
    near: [lands.ground, '#e4e9ec'],
  },
} as const satisfies Record<string, Scenery>;
