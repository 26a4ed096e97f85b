import type { Sound } from '@krcma/tableware/board';
import type { MageKnightEvent } from '../messages.ts';

type Key = MageKnightEvent['key'];

/** Dice that are rolled: the Source, a die that comes back to it, a reward. */
const ROLLED: readonly Key[] = [
  'source-rolled',
  'die-rolled',
  'die-returned',
  'crystal-rolled',
  'reward-rolled',
  'rolled-for-wounds',
  'volkare-rolled',
  'volkare-rerolled',
];
const CARDS: readonly Key[] = [
  'card-played',
  'card-sideways',
  'card-discarded',
  'card-gained',
  'cards-drawn',
  'cards-picked',
  'tactic-picked',
  'tile-revealed',
  'dummy-turn',
  'volkare-card',
  'volkare-explored',
];
const COINS: readonly Key[] = [
  'mana-gained',
  'crystal-gained',
  'crystal-won',
  'unit-joined',
  'bought',
  'fame',
];
const FIGHTS: readonly Key[] = [
  'combat-begun',
  'raid-begun',
  'attack-struck',
  'blocked',
  'wounds-taken',
  'unit-wounded',
  'hero-knocked-out',
];

const sounds = new Map<Key, Sound>([
  ...ROLLED.map((key) => [key, 'dice'] as const),
  ...CARDS.map((key) => [key, 'card'] as const),
  ...COINS.map((key) => [key, 'coin'] as const),
  ...FIGHTS.map((key) => [key, 'fight'] as const),
]);

export const soundOf = ({ key }: MageKnightEvent): Sound => sounds.get(key) ?? 'knock';
