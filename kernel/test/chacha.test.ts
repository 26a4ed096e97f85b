import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../chacha.ts';

const littleEndian = (hex: string): number[] => {
  const bytes = Buffer.from(hex, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i));
};

describe('a block of the key stream', () => {
  it('is that of RFC 8439, section 2.3.2', () => {
    const key = littleEndian('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    const nonce = littleEndian('000000090000004a00000000');
    expect([...chachaBlock(key, 1, nonce)].map((word) => (word >>> 0).toString(16).padStart(8, '0'))).toEqual(
      [
        'e4e7f110',
        '15593bd1',
        '1fdd0f50',
        'c47120a3',
        'c7f4d1c7',
        '0368c033',
        '9aaa2204',
        '4e6cd4c3',
        '466482d2',
        '09aa9f07',
        '05d7c214',
        'a2028bd9',
        'd19c12b5',
        'b94e16de',
        'e883d0cb',
        '4e3c50a2',
      ],
    );
  });

  it('is that of OpenSSL for any key, counter and nonce', () => {
    for (let n = 0; n < 50; n++) {
      const key = Buffer.from(Array.from({ length: 32 }, (_, i) => (n * 37 + i * 11) % 256));
      const start = Buffer.from(Array.from({ length: 16 }, (_, i) => (n * 53 + i * 201) % 256));
      const stream = createCipheriv('chacha20', key, start).update(Buffer.alloc(64));
      const nonce = [4, 8, 12].map((at) => start.readInt32LE(at));
      const block = chachaBlock(littleEndian(key.toString('hex')), start.readInt32LE(0), nonce);
      expect([...block]).toEqual(littleEndian(stream.toString('hex')));
    }
  });
});
