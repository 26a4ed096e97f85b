import { lands, type Scenery } from '@krcma/tableware/pieces';
import type { Area, Role } from '../data/effect.ts';

export const areaScenery: Readonly<Record<Area, Scenery>> = {
  hills: {
    sky: ['#f6e2ae', '#eac67c'],
    disc: [94, 22, 12, '#fff4cf'],
    far: [lands.rolling, '#b5b56a'],
    near: [lands.ground, '#7e8a3e'],
  },
  barrens: {
    sky: ['#f5cf94', '#e39a5e'],
    disc: [90, 26, 15, '#ffe7ae'],
    far: [lands.mesa, '#bd6f3f'],
    near: [lands.ground, '#8c4927'],
  },
  ruins: {
    sky: ['#dcdcd8', '#b2b3b6'],
    disc: [30, 20, 10, '#f5f2e6'],
    far: [lands.walls, '#92959c'],
    near: [lands.ground, '#676a72'],
  },
  forest: {
    sky: ['#dbe7c6', '#a6c799'],
    disc: [92, 18, 9, '#f8f6d6'],
    far: [lands.pines, '#6b9763'],
    near: [lands.ground, '#35633d'],
  },
  valley: {
    sky: ['#cfe8ea', '#97cbd4'],
    disc: [28, 20, 11, '#fdf6d2'],
    far: [lands.rolling, '#86b390'],
    near: [lands.ground, '#3e8273'],
  },
  swamp: {
    sky: ['#d9dcae', '#a5ae77'],
    disc: [92, 24, 10, '#eef0c8'],
    far: [lands.rolling, '#7f8a55'],
    near: [lands.ground, '#515d34'],
  },
  mountains: {
    sky: ['#dde8f2', '#aac3de'],
    disc: [98, 18, 9, '#fbf7e2'],
    far: [lands.peaks, '#8a9dbb'],
    near: [lands.ground, '#566a8c'],
  },
  caverns: {
    sky: ['#6d5a75', '#8a6a5e'],
    disc: [60, 46, 30, '#c9955a'],
    far: [lands.teeth, '#4a3b54'],
    near: [lands.ground, '#3c2f45'],
  },
};

export const roleScenery: Readonly<Record<Role, Scenery>> = {
  worker: {
    sky: ['#eef0cf', '#d2dca0'],
    disc: [24, 22, 10, '#fff6cd'],
    far: [lands.rolling, '#b8bf6e'],
    near: [lands.ground, '#8b9a48'],
  },
  soldier: {
    sky: ['#f7ddc4', '#eab694'],
    disc: [96, 22, 11, '#fff0d0'],
    far: [lands.walls, '#d08f72'],
    near: [lands.ground, '#ad5f48'],
  },
  shadow: {
    sky: ['#b7a5c9', '#917fa9'],
    disc: [92, 22, 13, '#f2e9d2'],
    far: [lands.walls, '#7a6694'],
    near: [lands.ground, '#58466f'],
  },
  holy: {
    sky: ['#dceaf3', '#b0cfe3'],
    disc: [60, 36, 30, '#f8f3db'],
    far: [lands.rolling, '#9bbdd2'],
    near: [lands.ground, '#6f9bb8'],
  },
};

export const otherScenery = {
  starter: {
    sky: ['#f1e3c0', '#dcc592'],
    disc: [60, 38, 28, '#faf0d2'],
    far: [lands.rolling, '#cfb77f'],
    near: [lands.ground, '#b2955b'],
  },
  domain: {
    sky: ['#f7e3bf', '#e8c18f'],
    disc: [60, 44, 30, '#fff3d0'],
    far: [lands.rolling, '#c6a274'],
    near: [lands.ground, '#96703f'],
  },
  duke: {
    sky: ['#c9a5c4', '#a87fae'],
    disc: [60, 40, 34, '#f4e2c3'],
    far: [lands.rolling, '#96699c'],
    near: [lands.ground, '#6d4377'],
  },
  event: {
    sky: ['#8d4a41', '#c9784d'],
    disc: [60, 42, 26, '#efb56d'],
    far: [lands.pines, '#6f3631'],
    near: [lands.ground, '#482320'],
  },
} as const satisfies Record<string, Scenery>;
