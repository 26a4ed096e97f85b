import { describe, expect, it } from 'vitest';
import { calling, type Moment, type Seat, setStanding } from '../index.ts';
import { begin, endNow, type MiniTypes, miniGame, rule, trail } from './mini.ts';

const effect = rule<{ player: Seat; what: string; wakes?: string }>('effect').do(
  'tell',
  (game, { player, what, wakes }) => {
    trail(game, `${player}:${what}`);
    game.market = game.market.filter((each) => !each.endsWith(what));
    if (wakes !== undefined) game.market.push(wakes);
  },
);

/** Triggers are written in the market as `seat what`; those with a question mark are optional. */
const offering = (market: string[], more: Partial<Moment<MiniTypes, object>> = {}) => {
  const main = rule('main')
    .do('prepare', (game) => {
      game.market = market;
    })
    .offer('reactions', {
      due: (game) =>
        game.market.map((each) => {
          const [seat = '', what = '', wakes] = each.split(' ');
          return {
            id: what,
            seat: Number(seat),
            optional: what.endsWith('?'),
            ...calling(effect, {
              player: Number(seat),
              what,
              ...(wakes && { wakes: wakes.replace('>', ' ') }),
            }),
            label: { key: 'is', what },
            thing: `card:${what}`,
            rule: 'MINI-2',
          };
        }),
      prompt: () => ({ key: 'ask' }),
      decline: () => ({ key: 'none' }),
      ...more,
    })
    .do('end', (game) => endNow(game));
  return [main, effect];
};

describe('an offer', () => {
  it('of nothing passes by', () => {
    expect(begin(offering([])).game.outcome).toBeDefined();
  });

  it('of one trigger that must happen is carried out at once', () => {
    expect(begin(offering(['1 heal'])).game.trail).toEqual(['1:heal']);
  });

  it('of several that must happen lets their owner decide the order', () => {
    const played = begin(offering(['1 heal', '1 hit', '1 run']));
    expect(played.asked()).toMatchObject({
      seat: 1,
      kind: 'one',
      options: [{ id: 'heal', thing: 'card:heal', rule: 'MINI-2' }, { id: 'hit' }, { id: 'run' }],
    });
    expect(played.play('hit').asked().picked, 'an order of triggers is no set').toEqual([]);
    expect(played.play('run').game.trail).toEqual(['1:hit', '1:run', '1:heal']);
  });

  it('of optional ones may be declined, one after another or all', () => {
    const played = begin(offering(['0 heal?', '0 hit?']));
    expect(played.options()).toEqual(['heal?', 'hit?', 'none']);
    expect(played.play('hit?').options()).toEqual(['heal?', 'none']);
    expect(played.play('none').game.trail).toEqual(['0:hit?']);
    expect(begin(offering(['0 heal?', '0 hit?'])).play('none').game.trail).toEqual([]);
  });

  it('cannot be declined while something must happen', () => {
    const played = begin(offering(['0 heal?', '0 hit']));
    expect(played.options()).toEqual(['heal?', 'hit']);
    expect(played.play('hit').options()).toEqual(['heal?', 'none']);
  });

  it('goes from seat to seat in the order in which they are due', () => {
    const played = begin(offering(['1 heal?', '0 hit?']));
    expect(played.asked().seat).toBe(1);
    played.play('none');
    expect(played.asked().seat).toBe(0);
    expect(played.play('hit?').game.trail).toEqual(['0:hit?']);
  });

  it('asks anew what is due after each, so that one can wake the next', () => {
    expect(begin(offering(['0 first 1>second'])).game.trail).toEqual(['0:first', '1:second']);
  });

  it('offers nothing twice', () => {
    const stubborn = offering([], {
      due: () => [
        {
          id: 'again',
          seat: 0,
          ...calling(effect, { player: 0, what: 'again' }),
          label: { key: 'is', what: 'again' },
        },
      ],
    });
    expect(begin(stubborn).game.trail).toEqual(['0:again']);
  });

  it('leaves nothing behind for the steps after it', () => {
    const heal = () => [
      {
        id: 'heal',
        seat: 0,
        ...calling(effect, { player: 0, what: 'heal' }),
        label: { key: 'is' as const, what: 'heal' },
      },
    ];
    const words = { prompt: () => ({ key: 'ask' as const }), decline: () => ({ key: 'none' as const }) };
    const main = rule('main')
      .offer('first', { due: heal, ...words })
      .offer('second', { due: heal, ...words })
      .each('third', effect, () => [{ player: 1, what: 'rest' }])
      .do('end', (game) => endNow(game));
    expect(begin([main, effect]).game.trail).toEqual(['0:heal', '0:heal', '1:rest']);
  });

  it('belongs to a seat at the table', () => {
    expect(() => begin(offering(['5 heal?']))).toThrow('main.reactions asks seat 5');
  });

  it('is declined by a standing answer', () => {
    const offer = offering(['0 heal?', '1 hit?'], { standing: () => 'offers' });
    const offered = begin(offer);
    expect(offered.asked().standing).toBe('offers');
    setStanding(miniGame(offer), offered.journal, 0, 'offers', 'none');
    expect(offered.asked().seat).toBe(1);
  });
});
