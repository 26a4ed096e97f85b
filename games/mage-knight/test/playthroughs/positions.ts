// Positions in which whatever is held may show what it does.
import type { CardId } from '../../data/cards.ts';
import { HEROES, type HeroId, heroes } from '../../data/heroes.ts';
import { type Fighter, fight, reach } from '../fight.ts';
import { type Game, table } from '../table.ts';

export const POSITIONS = ['turn', 'night', 'ranged', 'block', 'attack'] as const;
export type Position = (typeof POSITIONS)[number];

const UNITS = [
  'peasants',
  { unit: 'utem-guardsmen', spent: true },
  { unit: 'herbalists', wounds: 1 },
] as const;

const SPELLS = ['fireball', 'snowstorm', 'tremor', 'restoration'] as const;
const ADVANCED = ['blood-rage', 'ice-bolt', 'agility', 'path-finding'] as const;
const OFFERED = ['foresters', 'northern-monks', 'catapults', 'scouts'] as const;

/** Three of each that nobody holds. */
const offers = (held: Fighter) => {
  const has = new Set<string>([
    ...(held.hand ?? []),
    ...(held.units ?? []).map((each) => (typeof each === 'string' ? each : each.unit)),
  ]);
  const others = <T extends string>(ids: readonly T[]): T[] => ids.filter((id) => !has.has(id)).slice(0, 3);
  return { spells: others(SPELLS), advanced: others(ADVANCED), units: others(OFFERED) };
};

/** Somebody rich enough to pay for whatever is held. */
const rich = (hero: HeroId, held: Fighter): Fighter => ({
  hero,
  level: 5,
  fame: 26,
  reputation: 2,
  deck: ['swiftness', 'wound'],
  crystals: { red: 1, blue: 1, green: 1, white: 1 },
  tokens: { black: 1 },
  units: [...UNITS],
  ...held,
});

/** Whoever has a basic action in the deck. */
export const heroWith = (card: string): HeroId =>
  HEROES.find((hero) => Object.keys(heroes[hero].deck).includes(card)) ?? 'tovak';

/** Every hero has one of them more. */
const REST: readonly CardId[] = ['march', 'stamina', 'wound'];
const DICE = ['red', 'gold', 'black', 'green'] as const;

function turnOf(position: 'turn' | 'night', player: Fighter, seats: number): Game {
  const isDay = position === 'turn';
  const t = table({
    seats,
    ...offers(player),
    time: isDay ? 'day' : 'night',
    source: [...DICE],
    turn: { stage: 'moving', move: 2, cards: 1 },
    players: [{ space: isDay ? '1,0:E' : '0,1:C', ...player }],
  });
  return t.play('crystal:white');
}

/** Held beside two other cards and a wound: in a village by day, on hills at night, or in a phase of a combat. */
export function holdingAt(position: Position, hero: HeroId, held: Fighter, seats = 1): Game {
  const hand = [...(held.hand ?? []), ...REST];
  const player = rich(hero, { ...held, hand });
  if (position === 'turn' || position === 'night') return turnOf(position, player, seats);
  const t = fight(['prowlers', 'ironclads'], {
    seats,
    ...offers(player),
    time: 'night',
    source: [...DICE],
    player: { ...player, hand: [...hand, 'ruby-ring'] },
  });
  return reach(t, position).play(position === 'block' ? 'block:1.0' : 'aim:1');
}
