import { RuleError } from './errors.ts';
import { gained } from './recorder.ts';
import { sha256, sha256Words } from './sha256.ts';

/** The generator lives in the table: same seed and same choices give the same bytes everywhere. */
export interface RandomState {
  words: number[];
  /** Results fixed in advance by a position, a tutorial or a test; used up before the generator. */
  loaded?: number[];
}

export interface HasRandom {
  random: RandomState;
}

export function randomFrom(seed: string): RandomState {
  return { words: sha256Words(`krcma seed ${seed}`).slice(0, 4) };
}

/** xoshiro128**: 32 bits at a time. */
function nextWord(words: number[]): number {
  const [a, b, c, d] = words as [number, number, number, number];
  const times5 = Math.imul(b, 5);
  const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
  const e = d ^ b;
  const f = c ^ a;
  words[0] = (a ^ e) >>> 0;
  words[1] = (b ^ f) >>> 0;
  words[2] = (f ^ (b << 9)) >>> 0;
  words[3] = ((e << 11) | (e >>> 21)) >>> 0;
  return result;
}

/** A whole number from 0 to n - 1, each with the same chance. Nobody is told: see `roll` and `drawAny`. */
export function below(game: HasRandom, n: number): number {
  if (!(n >= 1)) throw new RuleError(`Chance cannot pick one of ${n}.`);
  // 2^32 modulo n, in whole numbers: so many words are one too many for equal chances.
  const excess = (-n >>> 0) % n;
  let word = nextWord(game.random.words);
  while (word < excess) word = nextWord(game.random.words);
  return word % n;
}

/** Rolls one die in the open. */
export function roll(game: HasRandom, sides = 6): number {
  gained('chance');
  const { loaded } = game.random;
  if (loaded === undefined) return 1 + below(game, sides);
  const result = loaded.shift() as number;
  if (loaded.length === 0) delete game.random.loaded;
  return result;
}

/** Shuffles in place. By itself it tells nobody anything; turning a card up does. */
export function shuffle<T>(game: HasRandom, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(game, i + 1);
    const card = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = card;
  }
  return cards;
}

/** Takes one at random out of the list, in the open. */
export function drawAny<T>(game: HasRandom, cards: T[]): T {
  gained('chance');
  const [card] = cards.splice(below(game, cards.length), 1);
  return card as T;
}

/** What is published when a game starts: it binds whoever dealt to one seed without telling it. */
export function commitmentTo(seed: string): string {
  return sha256(`krcma commitment ${seed}`);
}

/** The players' check at the end: is the opened seed the one that was promised? */
export function keepsCommitment(commitment: string, seed: string): boolean {
  return commitmentTo(seed) === commitment;
}
