import { describe, expect, it } from 'vitest';
import { note, revealed, roll, type Seat } from '../index.ts';
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
