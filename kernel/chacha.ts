// RFC 8439, section 2.3. Here because the kernel runs unchanged in Node and in browsers and must answer at once
// (crypto.subtle is asynchronous, node:crypto is Node only).

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const ROUNDS = 20;

const at = (words: Int32Array, index: number) => words[index] as number;

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = at(words, a);
  let wb = at(words, b);
  let wc = at(words, c);
  let wd = at(words, d);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  words[a] = wa;
  words[b] = wb;
  words[c] = wc;
  words[d] = wd;
}

/** Sixteen words that cannot be foreseen without the key: one block of the ChaCha20 key stream. */
export function chachaBlock(key: ArrayLike<number>, counter: number, nonce: ArrayLike<number>): Int32Array {
  const start = new Int32Array(16);
  start.set(CONSTANTS);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  const words = start.slice();
  for (let round = 0; round < ROUNDS; round += 2) {
    quarterRound(words, 0, 4, 8, 12);
    quarterRound(words, 1, 5, 9, 13);
    quarterRound(words, 2, 6, 10, 14);
    quarterRound(words, 3, 7, 11, 15);
    quarterRound(words, 0, 5, 10, 15);
    quarterRound(words, 1, 6, 11, 12);
    quarterRound(words, 2, 7, 8, 13);
    quarterRound(words, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = at(words, i) + at(start, i);
  return words;
}
