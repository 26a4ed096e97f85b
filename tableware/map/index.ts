export type { AreaState } from './area.tsx';
export type { Ground, MapPlace, PatternName } from './atlas.ts';
export { GameMap } from './game-map.tsx';
export { type Outline, outlineOf, type Point } from './geometry.ts';
export { type Hex, hexCentre, hexOutline } from './hex.ts';
export type { Wall } from './printed.tsx';
export { Counter, Figure, MapIcon, type MapPiece, PIECE_BOX } from './standing.tsx';
