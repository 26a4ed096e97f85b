import { describe, expect, it } from 'vitest';
import { choose, note, openJournal, redeal, redealAmong, revealed, roll, type Seat } from '../index.ts';
import { type Act, complaint, gameWith, honest } from './honest.ts';
import { endNow, type Mini, miniGame, oneOf, rule, trail } from './mini.ts';

describe('secrets', () => {
  it('a view that shows another’s hand is caught', () => {
    const broken = gameWith(honest, { view: ({ hands }) => ({ hands: hands.map((hand) => [...hand]) }) });
    expect(complaint(broken)).toMatch(/^(Seat \d|A spectator) sees something it may not know/);
  });

  it('a list of choices that depends on another’s hand is caught', () => {
    const nosy = (game: Mini, player: Seat) => [
      'draw',
      'roll',
      ...(game.hands[1 - player]?.[0] === 'a0' ? ['steal'] : []),
    ];
    expect(complaint(gameWith((game) => void roll(game), {}, nosy))).toMatch(
      /^Seat \d sees something it may not know/,
    );
  });

  it('a card that is drawn without saying that it is revealed is caught', () => {
    const silent: Act = (game, player, deed) => {
      if (deed !== 'draw') return honest(game, player, deed);
      game.hands[player]?.push(...game.deck.splice(0, 1));
    };
    expect(complaint(gameWith(silent))).toMatch(
      /^Choosing draw tells something, but no rule says that it is revealed\. Seat/,
    );
  });

  it('a card that is drawn in private and told to all is caught', () => {
    const loud: Act = (game, player, deed) => {
      if (deed !== 'draw') return honest(game, player, deed);
      const card = game.deck.shift() ?? 'none';
      if (card !== 'none') game.hands[player]?.push(card);
      revealed([player]);
      note({ key: 'told', what: card });
    };
    expect(complaint(gameWith(loud))).toMatch(/^Choosing draw tells something.* A spectator sees/);
  });

  it('a question that is skipped because of a hidden card is caught', () => {
    const react = rule<{ player: Seat }>('react').choose(
      'answer',
      oneOf((game, { player }) => ['pass', ...(game.hands[player]?.includes('top') ? ['top'] : [])]),
    );
    const attack = rule<{ player: Seat }>('attack')
      .choose(
        'deed',
        oneOf(() => ['hit', 'wait']),
      )
      .call('react', react, (_, { player }) => ({ player: 1 - player }))
      .do('after', (game) => trail(game, 'x'));
    const main = rule('main')
      .repeat('attacks', attack, (game) =>
        game.trail.length < 6 ? { player: game.trail.length % 2 } : undefined,
      )
      .do('end', (game) => endNow(game));
    expect(complaint(miniGame([main, attack, react]))).toContain('but no rule says that it is revealed');
  });

  /** All choose in secret; `blab` runs after each choice. */
  const secretGame = (blab: Act) => {
    const pick = rule<{ player: Seat }>('pick')
      .choose(
        'pick',
        oneOf(() => ['a', 'b', 'c']),
      )
      .do('blab', (game, { player, pick }) => blab(game, player, pick));
    const main = rule('main')
      .sideBySide('picks', pick, (game) => game.hands.map((_, player) => ({ player })), { secret: true })
      .do('end', (game) => endNow(game));
    return miniGame([main, pick]);
  };

  it('a secret choice that is told, or that shows on the table, is caught', () => {
    expect(complaint(secretGame(() => {}))).toBe('no complaint');
    const own = secretGame((_, player, pick) =>
      note({ key: 'told', what: pick }, [player], { key: 'hushed' }),
    );
    expect(complaint(own)).toBe('no complaint');
    const told = secretGame((_, player, pick) => note({ key: 'told', what: `${player} ${pick}` }));
    expect(complaint(told)).toMatch(/^Seat \d chooses in secret, yet others can tell/);
    const shown = secretGame((game, _, pick) => trail(game, pick));
    expect(complaint(shown)).toMatch(/^Seat \d chooses in secret, yet others can tell/);
  });

  it('a redeal that loses a card, or deals what cannot be played on, is caught', () => {
    const losing = gameWith(honest, { redeal: ({ deck }) => void deck.pop() });
    expect(complaint(losing)).toMatch(/^Components appeared or vanished: \w+ is missing/);
    const breaking = gameWith(honest, {
      redeal: (game) => {
        game.stack = game.stack.slice(0, 1).map((frame) => ({ ...frame, at: 'nowhere' }));
      },
    });
    expect(complaint(breaking)).toContain('Rule main has no step called nowhere.');
    const robbing = gameWith(
      honest,
      {
        view: () => null,
        redeal: ({ hands, deck }, [seat = 0]) => {
          for (const [owner, hand] of hands.entries())
            if (owner === (seat + 2) % 4) deck.push(...hand.splice(0));
        },
      },
      (game, player) => game.hands[player] ?? [],
    );
    expect(complaint(robbing, 4)).toContain('Dead end: turn.deed asks with an empty list.');
  });
});

describe('what one seat looks at', () => {
  /** In turn each looks at the two top cards, the next one answers something, then one of the cards goes to the bottom. */
  function peeking(word: 'look' | 'set') {
    const top = (game: Mini) => game.deck.slice(0, 2);
    const begun = rule<{ player: Seat }>('peek').do('begin', (game, { player }) => {
      trail(game, player);
    });
    const looking =
      word === 'look'
        ? begun.look('cards', top)
        : begun.do('reveal', (_, { player }) => revealed([player])).set('cards', top);
    const nod = rule<{ player: Seat }>('nod').choose(
      'nod',
      oneOf(() => ['yes', 'no']),
    );
    const peek = looking
      .call('nod', nod, (game, { player }) => ({ player: (player + 1) % game.seats }))
      .choose(
        'put',
        oneOf((_, { cards }) => cards),
      )
      .do('move', (game, { put }) => {
        game.deck.push(...game.deck.splice(game.deck.indexOf(put), 1));
        trail(game, 'moved');
      });
    const main = rule('main')
      .repeat('turns', peek, (game) =>
        game.trail.length < 12 ? { player: (game.trail.length / 2) % game.seats } : undefined,
      )
      .do('end', (game) => endNow(game));
    const redealtFor = ({ trail: steps, hands, deck, ...game }: Mini, knowing: readonly Seat[]) => {
      const isKnown = steps.at(-1) !== 'moved' && knowing.includes(Number(steps.at(-1)));
      const seen = isKnown ? deck.splice(0, 2) : [];
      redealAmong(game, [deck, ...hands.filter((_, owner) => !knowing.includes(owner))]);
      deck.unshift(...seen);
    };
    return miniGame([main, peek, nod], {
      redeal: redealtFor,
      components: ({ hands, deck, market }) => [...hands.flat(), ...deck, ...market],
    });
  }

  it('is something else on a table dealt anew for another, and the same for who has looked', () => {
    const module = peeking('look');
    const { table } = openJournal(module, { seats: 2, seed: 'look' });
    const cardsOf = (game: Mini) => game.stack[1]?.locals.cards;
    const others = Array.from({ length: 10 }, (_, n) => redeal(module, table, 1, `deal ${n}`));
    for (const dealt of others) expect(cardsOf(dealt)).toEqual(dealt.deck.slice(0, 2));
    expect(new Set(others.map((dealt) => String(cardsOf(dealt)))).size).toBeGreaterThan(1);
    expect(cardsOf(redeal(module, table, 0, 'deal'))).toEqual(cardsOf(table));
    expect(complaint(module)).toBe('no complaint');
  });

  it('cannot be undone', () => {
    const journal = openJournal(peeking('look'), { seats: 2, seed: 'look' });
    choose(peeking('look'), journal, 1, 'yes');
    const { gain } = choose(peeking('look'), journal, 0, journal.table.deck[0] ?? '');
    expect(gain).toBe('reveal');
  });

  it('and what it has chosen in secret is another choice on a table dealt anew for others', () => {
    const nod = rule<{ player: Seat }>('nod').choose(
      'nod',
      oneOf(() => ['yes', 'no']),
    );
    const words = (_: Mini, value: string) => ({ id: value, label: { key: 'is', what: value } as const });
    const hide = rule<{ player: Seat }>('hide')
      .choose('one', {
        kind: 'one',
        secret: true,
        values: () => ['a', 'b'],
        option: words,
        prompt: () => ({ key: 'ask' }),
      })
      .gather('some', {
        kind: 'some',
        secret: true,
        values: () => ['c', 'd', 'e'],
        option: words,
        prompt: () => ({ key: 'ask' }),
        done: () => ({ key: 'enough' }),
      })
      .choose(
        'open',
        oneOf(() => ['f', 'g']),
      )
      .call('nod', nod, () => ({ player: 1 }))
      .do('end', (game) => endNow(game));
    const module = miniGame([rule('main').call('hide', hide, () => ({ player: 0 })), hide, nod]);
    const journal = openJournal(module, { seats: 2, seed: 'hidden' });
    for (const choice of ['b', 'e', 'd', 'done', 'g']) choose(module, journal, 0, choice);
    const localsFor = (seat: Seat | undefined) =>
      redeal(module, journal.table, seat, 'deal').stack[1]?.locals;
    expect(localsFor(0)).toEqual({ player: 0, one: 'b', some: ['e', 'd'], open: 'g' });
    for (const seat of [1, undefined])
      expect(localsFor(seat)).toEqual({ player: 0, one: 'a', some: ['c', 'd'], open: 'g' });
    expect(complaint(module)).toBe('no complaint');
  });

  it('is caught when a rule keeps it among what everybody may know', () => {
    expect(complaint(peeking('set'))).toContain('still holds a secret');
  });
});
