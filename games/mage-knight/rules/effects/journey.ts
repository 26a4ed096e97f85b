// Movement, the map and interactions (data/ops.ts).
import { dealingOperations } from './dealings.ts';
import { flightOperations } from './flights.ts';
import type { Operations } from './op-at.ts';
import { sightOperations } from './sights.ts';
import { terrainOperations } from './terrain.ts';

export const journeyOperations: Operations = {
  ...terrainOperations,
  ...flightOperations,
  ...sightOperations,
  ...dealingOperations,
};
