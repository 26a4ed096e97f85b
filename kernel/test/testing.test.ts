import { describe, expect, it } from 'vitest';
import { refuses } from '../testing.ts';
import { begin, endNow, rule } from './mini.ts';

const walk = rule<{ player: number }>('walk').choose('pick', {
  kind: 'place',
  values: () => [{ hex: 1 }, { hex: 2 }],
  option: (_, { hex }) => ({ id: `go:${hex}`, label: { key: 'because', of: hex }, rule: 'MINI-1' }),
  prompt: () => ({ key: 'ask' }),
  refused: () =>
    [2, 3].map((hex) => ({
      id: `go:${hex}`,
      label: { key: 'because', of: hex },
      reason: { key: 'is', what: 'the swamp' },
      rule: 'MINI-2',
    })),
});
const main = rule('main')
  .call('asked', walk, () => ({ player: 1 }))
  .do('end', (game) => endNow(game));

describe('refuses', () => {
  const played = begin([main, walk]);

  it('gives the reason and the rule of what is refused and not offered', () => {
    const refusal = { reason: { key: 'is', what: 'the swamp' }, rule: 'MINI-2' };
    expect(refuses(played, 'go:3')).toEqual(refusal);
    expect(refuses(played, 'go:3', 1)).toEqual(refusal);
  });

  it('is an error for what is offered, also when it is refused as well', () => {
    expect(() => refuses(played, 'go:1')).toThrow('"go:1" is offered at "ask".');
    expect(() => refuses(played, 'go:2')).toThrow('"go:2" is offered at "ask".');
  });

  it('is an error for what is not spoken of, and for a seat that is not asked', () => {
    expect(() => refuses(played, 'go:4')).toThrow(
      '"go:4" is neither offered nor refused at "ask", which refuses: go:2, go:3.',
    );
    expect(() => refuses(played, 'go:3', 0)).toThrow('Nothing is asked of seat 0.');
  });
});
