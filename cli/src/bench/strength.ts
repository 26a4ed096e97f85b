import { botOf } from '@krcma/bots';
import { advance, answer, rulesIn, start } from '@krcma/kernel';
import { type MageKnight, mageKnight } from '@krcma/mage-knight';
import { advice } from '@krcma/mage-knight/bot';
import type { Figure } from './measure.ts';

const craft = { module: mageKnight, advice };
const bots = { greedy: botOf('greedy', craft), random: botOf('random', craft) };

/** Enough for the bars; `npm run simulate` says it more exactly. */
const GAMES = 20;

type Who = keyof typeof bots;

function played(scenario: string, seats: readonly Who[], seed: string): MageKnight {
  const rules = rulesIn(mageKnight);
  const game = start(mageKnight, { seats: seats.length, seed, options: { scenario } });
  for (let asks = advance(rules, game), n = 0; asks[0] !== undefined; n++) {
    const [ask] = asks;
    const { index } = bots[seats[ask.seat] ?? 'random'].decide(game, ask.seat, { seed: `${seed} ${n}` });
    asks = answer(rules, game, ask, ask.values[index] ?? null);
  }
  return game;
}

/** Fame at the end of First Reconnaissance alone, and what a game costs. */
function alone(): { readonly fame: number; readonly seconds: number } {
  const begun = process.cpuUsage();
  let fame = 0;
  for (let n = 0; n < GAMES; n++)
    fame += played('first-reconnaissance', ['greedy'], `alone ${n}`).players[0]?.fame ?? 0;
  const { user, system } = process.cpuUsage(begun);
  return { fame: fame / GAMES, seconds: (user + system) / 1e6 / GAMES };
}

/** Games of Blitz Conquest won against chance, in hundredths; seats take turns. */
function victories(): number {
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const seats: Who[] = n % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
    const winners = played('blitz-conquest', seats, `against ${n}`).outcome?.winners ?? [];
    if (winners.includes(seats.indexOf('greedy'))) wins += 1 / winners.length;
  }
  return (100 * wins) / GAMES;
}

/** How well the bot of Mage Knight plans its turns. */
export function strengthFigures(): Figure[] {
  const { fame, seconds } = alone();
  return [
    {
      name: 'Mage Knight, First Reconnaissance alone: mean fame of greedy',
      value: fame,
      unit: 'fame',
      bar: 8,
    },
    {
      name: 'Mage Knight, First Reconnaissance alone: a game of greedy',
      value: seconds,
      unit: 's',
      bar: 0.5,
      lowerIsBetter: true,
    },
    {
      name: 'Mage Knight, Blitz Conquest of two: greedy wins against random',
      value: victories(),
      unit: '%',
      bar: 90,
    },
  ];
}
