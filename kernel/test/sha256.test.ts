import { describe, expect, it } from 'vitest';
import { sha256 } from '../index.ts';

describe('SHA-256', () => {
  it('gives the digests of the official test vectors', () => {
    const vectors = {
      '': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      abc: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq:
        '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
      abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu:
        'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    };
    for (const [text, digest] of Object.entries(vectors)) expect(sha256(text)).toBe(digest);
    expect(sha256('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  it('pads texts that end just before and just after the end of a block', () => {
    const digests: Record<number, string> = {
      55: '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318',
      56: 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a',
      63: '7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34',
      64: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
      65: '635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0',
      119: '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb',
      120: '2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c',
    };
    for (const [length, digest] of Object.entries(digests))
      expect(sha256('a'.repeat(Number(length)))).toBe(digest);
  });

  it('reads text as UTF-8, letters of two, three and four bytes included', () => {
    expect(sha256('Krčma')).toBe('9bed6aa93926e8b71c3a6ca00358b2e8f5f49bb5a563447efaaa89bd70487518');
    expect(sha256('€')).toBe('c4cc90ed3d26f12d4b08a75140970a7904035c31cbb4515a83f19b9003c00d1d');
    expect(sha256('🍺')).toBe('b683dbcce0fab6f248a3c6a331368854061245ba6014242af0add878f0c47d1f');
  });

  it('takes its constants from roots that no browser can round the other way', () => {
    // An engine may be off by the last bit of a double; that matters only where 2^32 times the root is almost whole.
    const isPrime = (n: number) => Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d > 0);
    const primes = Array.from({ length: 310 }, (_, i) => i + 2)
      .filter(isPrime)
      .slice(0, 64);
    const nearness = (root: number) => Math.abs(root * 2 ** 32 - Math.round(root * 2 ** 32));
    const nearest = Math.min(
      ...primes.map((prime) => nearness(Math.cbrt(prime))),
      ...primes.slice(0, 8).map((prime) => nearness(Math.sqrt(prime))),
    );
    expect(nearest).toBeGreaterThan(1e-4);
  });
});
