import { describe, expect, it } from 'vitest';
import { arranged, freshTables, offers, refuses, waiting } from '../testing.ts';
import { begin, endNow, rule } from './mini.ts';
import { skirmish } from './skirmish/index.ts';

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

describe('offers and waiting', () => {
  it('offers are the choices that begin so, of the named seat; waiting are all that are asked', () => {
    const played = begin([main, walk]);
    expect([offers(played, 'go:'), offers(played, 'go:2', 1), offers(played, 'stay')]).toEqual([
      ['go:1', 'go:2'],
      ['go:2'],
      [],
    ]);
    expect(() => offers(played, 'go:', 0)).toThrow('Nothing is asked of seat 0.');
    expect(waiting(played)).toEqual([1]);
    expect(waiting(played.play('go:1'))).toEqual([]);
  });
});

describe('tables for tests', () => {
  const fresh = freshTables(skirmish, 3);

  it('fresh ones have the usual seats, the same seed and no options unless said', () => {
    expect(fresh().game).toEqual(fresh(3, {}, 'position').game);
    expect(waiting(fresh())).toEqual([0, 1, 2]);
    expect(fresh(4, { mode: 'teams' }, 'other').game.brawlers).toHaveLength(4);
  });

  it('arranged ones stand as described, by the usual seed unless said', () => {
    const described = { at: [{ rule: 'evening', step: 'rounds' }] };
    const laid = { seats: 2, options: {} };
    expect(arranged(skirmish, described, laid).game).toEqual(
      arranged(skirmish, described, { ...laid, seed: 'position' }).game,
    );
    expect(() => arranged(skirmish, { at: [{ rule: 'nobody' }] }, laid)).toThrow('nobody');
  });
});
