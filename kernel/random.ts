import { chachaBlock } from './chacha.ts';
import { RuleError, TableError } from './errors.ts';
import { gained } from './recorder.ts';
import { sha256, sha256Words } from './sha256.ts';

/**
 * The generator lives in the table: same seed and same choices give the same bytes everywhere. Whoever has seen all
 * that fell so far, but not the key, cannot foresee what falls next: the words are the key stream of ChaCha20.
 */
export interface KeyedRandom {
  /** 256 bits in hexadecimal digits. */
  readonly key: string;
  /** Words drawn so far. */
  drawn: number;
  loaded?: number[];
}

/** xoshiro128**, which whoever sees enough dice can compute: tables begun with it finish with it. */
export interface FormerRandom {
  readonly words: number[];
  loaded?: number[];
}

/** `loaded`: results fixed in advance by a position, a tutorial or a test; used up before the generator. */
export type RandomState = KeyedRandom | FormerRandom;

export interface HasRandom {
  random: RandomState;
}

/** Which generator a game was begun with. */
export type Generator = 'chacha20' | 'xoshiro128';

export function randomFrom(seed: string): KeyedRandom {
  return { key: sha256(`krcma key ${seed}`), drawn: 0 };
}

/** The generator of a game that says nothing of its own is the present one. */
export const generatorFrom = (seed: string, generator: Generator = 'chacha20'): RandomState =>
  generator === 'chacha20' ? randomFrom(seed) : { words: sha256Words(`krcma seed ${seed}`).slice(0, 4) };

/** Where a generator stands: it changes with everything that is drawn. */
export const standOf = (random: RandomState): number | string =>
  'key' in random ? random.drawn : random.words.join();

const BLOCK = 16;

/** The block a generator draws from now, and the key it is made of. */
interface Drawn {
  readonly key: string;
  readonly keyWords: readonly number[];
  readonly block: number;
  readonly words: Int32Array;
}

// A block is computed once for its sixteen words. A few generators take turns (a table, the choices of a bot), so a few
// blocks are kept; two that fall into one place cost time, nothing else.
const PLACES = 16;
const NOTHING: Drawn = { key: '', keyWords: [], block: -1, words: new Int32Array(BLOCK) };
const blocks: Drawn[] = new Array<Drawn>(PLACES).fill(NOTHING);

function keyedWord(random: KeyedRandom): number {
  const { key, drawn } = random;
  const block = Math.floor(drawn / BLOCK);
  const place = key.charCodeAt(0) % PLACES;
  let found = blocks[place] as Drawn;
  if (found.block !== block || found.key !== key) {
    const keyWords = found.key === key ? found.keyWords : wordsOf(key);
    found = { key, keyWords, block, words: chachaBlock(keyWords, block, NONCE) };
    blocks[place] = found;
  }
  random.drawn = drawn + 1;
  return (found.words[drawn % BLOCK] as number) >>> 0;
}

const NONCE = [0, 0, 0];

const wordsOf = (key: string): number[] =>
  Array.from({ length: 8 }, (_, i) => Number.parseInt(key.slice(8 * i, 8 * i + 8), 16));

function formerWord(words: number[]): number {
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

const nextWord = (random: RandomState): number =>
  'key' in random ? keyedWord(random) : formerWord(random.words);

const isCount = (value: unknown, end: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;

/** Blocks are counted by one word. */
const MOST_DRAWN = BLOCK * 2 ** 32;
/** No game has larger dice, and no described position more of them. */
const LARGEST_DIE = 100;
const MOST_LOADED = 10_000;

/** A generator that no game could have come to would roll for ever, or always the same: such a table is refused. */
export function checkRandom(random: unknown): void {
  const { key, drawn, words, loaded } = (random ?? {}) as Record<string, unknown>;
  const isKeyed = typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) && isCount(drawn, MOST_DRAWN);
  const isFormer =
    Array.isArray(words) &&
    words.length === 4 &&
    words.every((word) => isCount(word, 2 ** 32)) &&
    words.some((word) => word !== 0);
  if (key === undefined ? !isFormer : !isKeyed || words !== undefined)
    throw new TableError('damaged-save', 'The saved game has a random generator that cannot be.');
  const areDice = (dice: unknown): boolean =>
    Array.isArray(dice) &&
    dice.length > 0 &&
    dice.length <= MOST_LOADED &&
    dice.every((die) => isCount(die, LARGEST_DIE + 1));
  if (loaded !== undefined && !areDice(loaded))
    throw new TableError('damaged-save', 'The saved game has loaded dice that cannot fall.');
}

/** A whole number from 0 to n - 1, each with the same chance. Nobody is told: see `roll` and `drawAny`. */
export function below(game: HasRandom, n: number): number {
  if (!(n >= 1)) throw new RuleError(`Chance cannot pick one of ${n}.`);
  let word = nextWord(game.random);
  if (word >= n) return word % n;
  // 2^32 modulo n, in whole numbers: so many words are one too many for equal chances.
  const excess = (-n >>> 0) % n;
  while (word < excess) word = nextWord(game.random);
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
