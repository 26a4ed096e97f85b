// Chapters MK-9 and MK-10: what may be done at the sites of the map.
import { burn, enter } from './adventure.ts';
import { altar } from './altars.ts';
import { challenge } from './challenging.ts';
import { convert } from './converting.ts';
import { seal } from './factions/sealing.ts';
import { mark, summon } from './incantation.ts';
import { done, interact } from './interaction.ts';
import { path } from './mazes.ts';
import { buy, learn } from './purchases.ts';
import { recruit } from './recruiting.ts';

/** Actions a place offers, and what they lead to. */
export const siteKinds = {
  interact,
  recruit,
  buy,
  learn,
  convert,
  done,
  enter,
  path,
  altar,
  burn,
  challenge,
  mark,
  summon,
  seal,
} as const;
