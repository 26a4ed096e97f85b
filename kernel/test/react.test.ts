import { describe, expect, it } from 'vitest';
import { complaintsOf } from '../check.ts';
import { conformance } from '../conformance.ts';
import {
  type ActKind,
  calling,
  load,
  revealed,
  type Seat,
  save,
  setStanding,
  undo,
  undoRefusal,
} from '../index.ts';
import { begin, endNow, type Mini, type MiniTypes, miniGame, oneOf, rule, trail } from './mini.ts';

type Of = { player: Seat };
type Strike = Of & { blow: string };
type Counter = { readonly do: 'counter'; readonly card: string };

const counter = rule<Of & { card: string }>('counter').do('show', (game, { player, card }) => {
  game.hands[player] = (game.hands[player] ?? []).filter((each) => each !== card);
  game.deck.push(card);
  trail(game, `${player} counters with ${card}`);
  revealed();
});

/** Only cards of the b kind stop a blow, and only their owner knows who has one. */
const kind: ActKind<MiniTypes, Strike & { reacting: Seat }, Counter> = {
  list: ({ hands }, { reacting }, into) => {
    for (const card of hands[reacting] ?? []) if (card.startsWith('b')) into.push({ do: 'counter', card });
  },
  option: (_, { card }) => ({ id: `counter:${card}`, label: { key: 'is', what: card } }),
  carryOut: (_, { card }, { reacting }) => calling(counter, { player: reacting, card }),
};

const others = (game: Mini, { player }: Of): Seat[] =>
  Array.from({ length: game.seats - 1 }, (_, i) => (player + 1 + i) % game.seats);
const holding = (game: Mini, locals: Of): Seat[] =>
  others(game, locals).filter((seat) => (game.hands[seat] ?? []).length > 0);
const peeking = (game: Mini, locals: Of): Seat[] =>
  holding(game, locals).filter((seat) => game.hands[seat]?.some((card) => card.startsWith('b')));

function striking({ seats = holding, first = false }: { seats?: typeof holding; first?: boolean } = {}) {
  const strike = rule<Of>('strike')
    .choose(
      'blow',
      oneOf<Of>(() => ['high', 'low']),
    )
    .react('counters', {
      seats,
      kinds: { counter: kind },
      first,
      prompt: () => ({ key: 'ask' }),
      decline: () => ({ key: 'none' }),
      standing: (_, { reacting }) => `counters-of-${reacting}`,
    })
    .do('hit', (game, { blow, counters }) =>
      trail(game, counters.length === 0 ? `hit ${blow}` : `missed: ${counters.map(({ seat }) => seat)}`),
    )
    .choose(
      'rest',
      oneOf<Of & { blow: string }>(() => ['sit', 'lie']),
    );
  const main = rule('main')
    .times(
      'blows',
      strike,
      () => 3,
      () => ({ player: 0 }),
    )
    .do('end', (game) => endNow(game));
  return [main, strike, counter];
}

const NO = 'no-reaction';

describe('a window for reactions', () => {
  it('asks everybody who might react by what all know, also who can only decline', () => {
    const played = begin(striking(), 3, { setUp: handsOf(['a0'], ['a1', 'c1'], ['b2']) }).play('high');
    expect(played.asked()).toMatchObject({
      seat: 1,
      kind: 'one',
      options: [{ id: NO, label: { key: 'none' } }],
    });
    expect(played.play([1, NO]).asked().seat).toBe(2);
    expect(played.options(2)).toEqual(['counter:b2', NO]);
    expect(played.play([2, NO]).game.trail).toEqual(['hit high']);
    expect(begin(striking(), 2, { setUp: handsOf(['a0'], []) }).play('low').game.trail).toEqual(['hit low']);
  });

  it('carries out what is done and settles it', () => {
    const played = begin(striking(), 3).play('high', [1, 'counter:b1'], [2, 'counter:b2']);
    expect(played.game.trail).toEqual(['1 counters with b1', '2 counters with b2', 'missed: 1,2']);
  });

  it('is closed by the first reaction where only one may be', () => {
    const played = begin(striking({ first: true }), 3).play('high', [1, 'counter:b1']);
    expect(played.game.trail).toEqual(['1 counters with b1', 'missed: 1']);
  });

  it('is saved while it is open', () => {
    const { journal } = begin(striking(), 3).play('high', [1, NO]);
    expect(load(miniGame(striking()), save(journal)).table).toEqual(journal.table);
  });
});

describe('to decline', () => {
  const module = miniGame(striking());

  it('leaves a step back to whoever acted, and is asked for again afterwards', () => {
    const { journal, play, asked } = begin(striking(), 3).play('high', [1, NO], [2, NO]);
    expect(undoRefusal(journal, 0)).toBeUndefined();
    undo(module, journal, 0);
    expect(journal.table.trail).toEqual([]);
    expect(asked().seat).toBe(0);
    play('low');
    expect(asked().seat, 'the first is asked again').toBe(1);
  });

  it('can be taken back itself until another has chosen', () => {
    const { journal } = begin(striking(), 3).play('high', [1, NO]);
    undo(module, journal, 1);
    expect(journal.table.stack[1]?.loop?.done).toEqual([]);
  });

  it('is something else than to react, beyond which nobody steps back', () => {
    const { journal } = begin(striking(), 3).play('high', [1, 'counter:b1']);
    expect(undoRefusal(journal, 0)).toEqual({ reason: 'other', seat: 1 });
  });

  it('from now on is not asked any more, and leaves the step back as well', () => {
    const { journal, play, asked } = begin(striking(), 2).play('high');
    expect(asked(1).standing).toBe('counters-of-1');
    setStanding(module, journal, 1, 'counters-of-1', NO);
    expect(journal.table.trail).toEqual(['hit high']);
    expect(undoRefusal(journal, 0), 'the answer was set since then').toBeUndefined();
    undo(module, journal, 0);
    expect(journal.table.standing[1], 'it stays').toEqual({ 'counters-of-1': NO });
    play('low');
    expect(journal.table.trail, 'nobody was asked').toEqual(['hit low']);
    expect(undoRefusal(journal, 0), 'it was given since then').toBeUndefined();
  });
});

describe('who is asked to react', () => {
  const modes = [{ name: 'blows', seats: 3 }];

  for (const { title, run } of conformance(miniGame(striking()), modes)) it(title, run);

  it('is found out when it depends on what nobody may know', () => {
    const [complaint] = complaintsOf(
      conformance(miniGame(striking({ seats: peeking })), modes, { effort: { every: 1 } }),
    );
    expect(complaint).toContain('sees who is asked to react (strike: ');
  });
});

const handsOf =
  (...hands: string[][]) =>
  (table: Parameters<ReturnType<typeof miniGame>['setUp']>[0]): Mini => ({
    ...table,
    trail: [],
    points: hands.map(() => 0),
    hands: structuredClone(hands),
    deck: [],
    market: [],
  });
