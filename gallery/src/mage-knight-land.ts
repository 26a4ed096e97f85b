// The land, the hero and the table that moments of Mage Knight begin with.
import type { Decision } from '@krcma/kernel';
import { eager, type Wish } from './positions.ts';

export const land = [
  { slot: '0,0', tile: 'start-a' },
  { slot: '1,0', tile: 'countryside-1' },
  { slot: '0,1', tile: 'countryside-2' },
  { slot: '1,1', tile: 'countryside-9' },
  { slot: '2,0', tile: 'countryside-3' },
  { slot: '0,2', tile: 'countryside-8' },
  { slot: '2,1', tile: 'core-8' },
];

export const mine = {
  hero: 'tovak',
  fame: 26,
  reputation: 2,
  space: '1,0:E',
  hand: ['march', 'rage', 'stamina', 'fireball', 'ice-bolt', 'wound'],
  crystals: { red: 1, blue: 2, white: 1 },
  tokens: { green: 1 },
  units: ['utem-crossbowmen', { unit: 'peasants', spent: true }, { unit: 'herbalists', wounds: 1 }],
  skills: ['tovak-double-time', 'tovak-shield-mastery'],
};

export const middle = {
  players: [mine],
  map: land,
  source: ['red', 'gold', 'green'],
  spells: ['snowstorm', 'chill', 'expose'],
  advanced: ['fire-bolt', 'path-finding', 'diplomacy'],
  units: ['foresters', 'guardian-golems', 'scouts'],
  at: [
    { rule: 'mageKnight', step: 'rounds' },
    { rule: 'playRound', step: 'turns' },
    { rule: 'turn', step: 'acts' },
  ],
};

export const wish = (more: Partial<Wish> & Pick<Wish, 'until'>): Wish => ({
  seats: 1,
  seed: 'mage knight',
  pick: eager(),
  options: { scenario: 'solo-conquest' },
  ...more,
});

/** This answer if it is there. */
export const wanted = ({ options }: Decision, id: string | undefined): string =>
  (options.find((option) => option.id === id) ?? options.at(-1))?.id ?? '';
