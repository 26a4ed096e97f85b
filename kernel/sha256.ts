// FIPS 180-4. Here because the kernel runs unchanged in Node and in browsers and must answer at once
// (crypto.subtle is asynchronous, node:crypto is Node only).

const ROOTS: number[] = [];
const START: number[] = [];

function fillConstants(): void {
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
  for (let n = 2; ROOTS.length < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (START.length < 8) START.push(fraction(Math.sqrt(n)));
    ROOTS.push(fraction(Math.cbrt(n)));
  }
}

const at = (words: ArrayLike<number>, index: number) => words[index] as number;
const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): Uint8Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const message = new Uint8Array(blocks * 64);
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setUint32(message.length - 4, bytes.length * 8);
  return message;
}

function compress(hash: number[], words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROOTS, i) + at(words, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (at(hash, i) + at(sums, i)) | 0;
}

/** The eight 32-bit words of the SHA-256 of a text. */
export function sha256Words(text: string): number[] {
  if (ROOTS.length === 0) fillConstants();
  const message = padded(utf8(text));
  const view = new DataView(message.buffer);
  const hash = START.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < message.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const w15 = at(words, i - 15);
      const w2 = at(words, i - 2);
      const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
      const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
      words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0;
    }
    compress(hash, words);
  }
  return hash.map((word) => word >>> 0);
}

export function sha256(text: string): string {
  return sha256Words(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return Uint8Array.from(bytes);
}
