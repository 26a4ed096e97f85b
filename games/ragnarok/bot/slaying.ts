// The road of the slayer: monsters wounded and slain, then Loki.
import type { Seat } from '@krcma/kernel';
import { sizeOf } from '../data/prey.ts';
import { companyOf } from '../data/setup.ts';
import { attributeOf } from '../rules/attributes.ts';
import { killsOf } from '../rules/control.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { isOpen } from './threats.ts';
import { slayer } from './weights.ts';

/** Cards a hunter could begin with: about as many wounds are dealt to a monster, with those drawn on the way. */
export function readiness(game: Ragnarok, seat: Seat): number {
  const player = playerAt(game, seat);
  return attributeOf(player, 'might') + player.hand.length;
}

const isHuntingLoki = ({ hunt }: Ragnarok, seat: Seat): boolean =>
  hunt !== null && hunt.prey === 'loki' && hunt.hunter === seat && hunt.ended === null;

/** Loki takes two cards for a wound, all in one hunt; in it, what is covered counts. */
export function lokiChance(game: Ragnarok, seat: Seat): number {
  const { loki } = game;
  const size = sizeOf('loki', game.seats);
  if (!isHuntingLoki(game, seat)) return Math.min(1, readiness(game, seat) / (2 * size + slayer.spare)) ** 2;
  return slayer.begun + ((1 - slayer.begun) * loki.wounds.filter((wound) => wound !== null).length) / size;
}

/** Own markers on the living, the more the nearer their end; and whom the hero stands beside. */
function preyWorth(game: Ragnarok, seat: Seat): number {
  const { region: here } = playerAt(game, seat);
  const ready = readiness(game, seat);
  let sum = 0;
  for (const { slain, wounds, region } of game.monsters) {
    if (slain) continue;
    let own = 0;
    let open = 0;
    for (const wound of wounds) {
      if (wound === seat) own++;
      if (wound === null) open++;
    }
    sum += slayer.wound * own * (1 + (wounds.length - open) / wounds.length);
    if (region !== null && region === here) sum += slayer.beside * Math.min(ready, open);
  }
  return sum;
}

export function slayerOf(game: Ragnarok, seat: Seat): number {
  const { killsForLoki } = companyOf(game.seats);
  const kills = killsOf(game, seat);
  const early = Math.min(kills, killsForLoki);
  const sum = slayer.kill * early + slayer.more * (kills - early) + preyWorth(game, seat);
  if (kills < killsForLoki) return sum;
  const isBeside = game.loki.region === playerAt(game, seat).region;
  const maySoon = isOpen(game, seat, 'monsters') || isHuntingLoki(game, seat);
  return (
    sum +
    slayer.loki * lokiChance(game, seat) * (isBeside ? 1 : slayer.elsewhere) * (maySoon ? 1 : slayer.closed)
  );
}
