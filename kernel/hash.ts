// Two 32-bit lanes of multiply-and-mix. Records add up their entries, so the order of keys does not matter.

let high = 0;
let low = 0;

function mix(word: number): void {
  high = Math.imul(high ^ word, 0x85eb_ca6b);
  high ^= high >>> 13;
  low = Math.imul(low ^ (word + 0x9e37_79b9), 0xc2b2_ae35);
  low ^= low >>> 16;
}

function mixText(text: string): void {
  mix(text.length);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}

function mixNumber(value: number): void {
  mix(value | 0);
  if (!Number.isInteger(value) || Math.abs(value) > 0x7fff_ffff) mixText(String(value));
}

function mixRecord(record: Readonly<Record<string, unknown>>): void {
  const [startHigh, startLow] = [high, low];
  let sumHigh = 0;
  let sumLow = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    high = 0x51ed_270b;
    low = 0x2545_f491;
    mixText(key);
    mixValue(value);
    sumHigh = (sumHigh + high) | 0;
    sumLow = (sumLow + low) | 0;
  }
  high = startHigh;
  low = startLow;
  mix(sumHigh);
  mix(sumLow);
}

function mixValue(value: unknown): void {
  if (typeof value === 'number') {
    mix(1);
    mixNumber(value);
  } else if (typeof value === 'string') {
    mix(2);
    mixText(value);
  } else if (typeof value === 'boolean') mix(value ? 3 : 4);
  else if (value === null) mix(5);
  else if (Array.isArray(value)) {
    mix(6);
    mix(value.length);
    for (const part of value) mixValue(part);
  } else {
    mix(7);
    mixRecord(value as Readonly<Record<string, unknown>>);
  }
}

/** A short fingerprint of plain data; equal data give equal hashes in Node and in the browser. */
export function hashOf(value: unknown): string {
  high = 0x811c_9dc5;
  low = 0x1b87_3593;
  mixValue(value);
  const word = (x: number) => (x >>> 0).toString(16).padStart(8, '0');
  return word(high) + word(low);
}
