// What a hero who stands in a land brings to the armies that march there later in the turn.
import type { Seat } from '@krcma/kernel';
import { placeOf, type Region } from '../data/board.ts';
import { heroes } from '../data/heroes.ts';
import type { Holding } from '../data/holding.ts';
import type { Occasion } from '../data/ops.ts';
import { marchesOf } from '../rules/activate.ts';
import { strengthIn } from '../rules/armies.ts';
import { controllerOf } from '../rules/control.ts';
import { type Army, playerAt, type Ragnarok } from '../state.ts';
import { led } from './weights.ts';

type Led = keyof typeof led;

const LED = Object.keys(led) as Led[];

const asksForHero = ({ ops }: Holding): boolean =>
  ops.some((op) => 'when' in op && op.when?.includes('heroInSameLand'));

function foreignIn(game: Ragnarok, seat: Seat, region: Region): number {
  let foreign = 0;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) foreign += strengthIn(game, other, region);
  return foreign;
}

/** Whether the march would come to what the ability waits for. */
function comesTo(game: Ragnarok, seat: Seat, occasion: Led, { strength }: Army, region: Region): boolean {
  if (controllerOf(game, region) === seat) return false;
  const foreign = foreignIn(game, seat, region);
  const { population, settlement } = placeOf(game.seats, region);
  if (occasion === 'controlGained') return foreign === 0 && settlement === true && strength >= population;
  return foreign > 0 && strength >= foreign;
}

/** Nothing for heroes whose ability does not ask where they are. */
export function ledPoints(game: Ragnarok, seat: Seat, to: Region): number {
  const { hero, armies } = playerAt(game, seat);
  if (hero === null) return 0;
  const holding: Holding = heroes[hero];
  const occasion = LED.find((each) => holding.on.includes(each satisfies Occasion));
  if (occasion === undefined || !asksForHero(holding)) return 0;
  const { land } = placeOf(game.seats, to);
  const isLed = armies.some((army) =>
    marchesOf(game, seat, army).some(
      (region) => placeOf(game.seats, region).land === land && comesTo(game, seat, occasion, army, region),
    ),
  );
  return isLed ? led[occasion] : 0;
}
