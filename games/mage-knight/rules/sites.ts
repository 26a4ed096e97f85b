// Chapter MK-9: what may be done at the sites of the map.
import { burn, enter } from './adventure.ts';
import { challenge } from './challenging.ts';
import { path } from './mazes.ts';

/** Actions a place offers, and what they lead to. */
export const siteKinds = { enter, path, burn, challenge } as const;
