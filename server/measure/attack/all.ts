import type { Attack } from './attack.ts';
import { botAttacks } from './bots.ts';
import { broughtAttacks } from './brought.ts';
import { clockAttacks } from './clocks.ts';
import { dataAttacks } from './data.ts';
import { peopleAttacks } from './people.ts';
import { playAttacks } from './play.ts';
import { ratingAttacks } from './ratings.ts';
import { secretAttacks } from './secrets.ts';
import { socketAttacks } from './sockets.ts';
import { startAttacks } from './starts.ts';
import { swellAttacks } from './swell.ts';
import { talkAttacks } from './talk.ts';

export const attacks: readonly Attack[] = [
  ...broughtAttacks,
  ...swellAttacks,
  ...botAttacks,
  ...socketAttacks,
  ...ratingAttacks,
  ...clockAttacks,
  ...talkAttacks,
  ...peopleAttacks,
  ...secretAttacks,
  ...dataAttacks,
  ...startAttacks,
  ...playAttacks,
];
