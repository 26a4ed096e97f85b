import { describe, expect, it } from 'vitest';
import { conformance, playChecked, randomPlayer } from '../conformance.ts';
import type { Seat } from '../index.ts';
import { type Act, complaint, gameWith, honest } from './honest.ts';
import { endNow, type Mini, miniGame, oneOf, rule } from './mini.ts';

describe('the suite', () => {
  it('is content with an honest game', () => {
    expect(complaint(gameWith(honest))).toBe('no complaint');
    expect(complaint(gameWith(honest), 4)).toBe('no complaint');
  });

  it('is a list of named checks, one for each mode and kind of player', () => {
    const checks = conformance(
      gameWith(honest),
      [
        { name: 'two', seats: 2 },
        { name: 'three', seats: 3 },
      ],
      { games: 2, players: { random: randomPlayer, eager: () => 0 } },
    );
    expect(checks.map(({ title }) => title)).toEqual([
      'mini, two: 2 games of random seats keep every promise',
      'mini, two: 2 games of eager seats keep every promise',
      'mini, three: 2 games of random seats keep every promise',
      'mini, three: 2 games of eager seats keep every promise',
    ]);
    for (const { run } of checks) run();
  });

  it('has seats answer some questions for good, and forget about it later', () => {
    const react = rule<{ player: Seat }>('react').choose(
      'answer',
      oneOf(() => ['pass', 'hit'], { standing: () => 'react' }),
    );
    const main = rule('main')
      .each('reactions', react, () => Array.from({ length: 40 }, (_, i) => ({ player: i % 2 })))
      .do('end', (game) => endNow(game));
    const lines = [1, 2, 3].flatMap((n) => {
      const setup = { seats: 2, seed: `standing ${n}` };
      return playChecked(miniGame([main, react]), setup, randomPlayer, { every: 1 }).log;
    });
    expect(lines.some(({ standing, choice }) => standing === 'react' && choice !== undefined)).toBe(true);
  });

  it('notices when silence means what cannot be chosen', () => {
    const agree = (silence: string) =>
      rule<{ player: Seat }>('agree').choose(
        'answer',
        oneOf(() => ['yes', 'no'], { silence: () => silence }),
      );
    const asking = (silence: string) => {
      const answered = agree(silence);
      const main = rule('main')
        .sideBySide('answers', answered, () => [{ player: 0 }, { player: 1 }])
        .do('end', (game) => endNow(game));
      return miniGame([main, answered]);
    };
    expect(complaint(asking('no'))).toBe('no complaint');
    expect(complaint(asking('never'))).toContain('Silence of seat 0 means "never"');
  });

  it('saves and loads at as many of the checked decisions as it is told', () => {
    const loads = (savedEvery: number): number => {
      let asked = 0;
      const counting = {
        ...gameWith(honest),
        get version() {
          asked++;
          return 1;
        },
      };
      for (let i = 0; i < 10; i++)
        playChecked(counting, { seats: 2, seed: `saved ${i}` }, randomPlayer, { every: 1, savedEvery });
      return asked;
    };
    const [never, seldom, always] = [loads(1_000_000), loads(3), loads(1)];
    expect(seldom - never).toBeGreaterThan(0);
    expect(seldom - never).toBeLessThan((always - never) / 2);
  });

  it('says how to see a broken promise again', () => {
    const broken = gameWith(honest, {
      inconsistency: ({ trail }) => (trail.length === 3 ? 'Three is one too many.' : undefined),
    });
    try {
      playChecked(broken, { seats: 2, seed: 'again', options: {} }, () => 0, { every: 1 });
      throw new Error('The suite did not complain.');
    } catch (error) {
      expect(error).toMatchObject({
        message: 'Three is one too many. [seed again, 2 seats, {}, after 3 choices]',
        setup: { seats: 2, seed: 'again' },
        choices: ['0 draw', '1 draw', '0 draw'],
      });
    }
  });
});

describe('a refusal', () => {
  it('of what is offered at the same time is caught', () => {
    const turn = rule<{ player: Seat }>('turn')
      .choose('deed', {
        ...oneOf(() => ['slay', 'rest']),
        refused: () => [
          { id: 'slay', label: { key: 'is', what: 'slay' }, reason: { key: 'none' }, rule: 'MINI-1' },
        ],
      })
      .do('end', (game) => endNow(game));
    const main = rule('main').call('turn', turn, () => ({ player: 0 }));
    expect(complaint(miniGame([main, turn]))).toContain(
      'Seat 0 is offered slay and refused it at once, by MINI-1: none.',
    );
  });
});

describe('the table', () => {
  it('a component that vanishes or appears is caught', () => {
    const losing: Act = (game, player, deed) => {
      if (deed === 'roll') game.deck.pop();
      else honest(game, player, deed);
    };
    expect(complaint(gameWith(losing))).toMatch(/^Components appeared or vanished: \w+ is missing/);
    const doubling: Act = (game, player, deed) => {
      if (deed === 'roll') game.market.push('axe');
      else honest(game, player, deed);
    };
    expect(complaint(gameWith(doubling))).toContain('axe is too many');
  });

  it('a question that changes the table is caught', () => {
    const counting = (game: Mini) => {
      game.points[0] = (game.points[0] ?? 0) + 1;
      return ['draw', 'roll'];
    };
    expect(complaint(gameWith(honest, {}, counting))).toContain('Asking changed the table.');
  });

  it('a view that changes the table is caught', () => {
    const sorting = gameWith(honest, { view: ({ deck }) => ({ deck: deck.reverse().length }) });
    expect(complaint(sorting)).toContain('Asking changed the table.');
  });

  it('what is not plain JSON is caught, with its place', () => {
    const holding = (value: unknown) =>
      gameWith((game, player, deed) => {
        honest(game, player, deed);
        Object.assign(game, { bag: { inner: value } });
      });
    expect(complaint(holding(new Map()))).toContain(
      'The table is not plain JSON: table.bag.inner is of a class.',
    );
    expect(complaint(holding(Number.NaN))).toContain('table.bag.inner is NaN.');
    expect(complaint(holding([1, undefined]))).toContain('table.bag.inner.1 is undefined.');
    expect(complaint(holding(() => 1))).toContain('table.bag.inner is function.');
  });

  it('a list that stands in two places at once is caught', () => {
    const sharing: Act = (game, player, deed) => {
      if (!('shelf' in game)) Object.assign(game, { shelf: game.market });
      honest(game, player, deed);
    };
    expect(complaint(gameWith(sharing))).toContain('A copy goes on differently from the table itself.');
  });

  it('options that a rule changes are caught: copies share them', () => {
    const greedy = gameWith(
      (game) => {
        Object.assign(game.options, { turns: Number(game.options.turns) + 1 });
      },
      { options: { turns: { kind: 'number', min: 1, max: 9, default: 1 } } },
    );
    expect(complaint(greedy)).toContain('something is remembered outside of them.');
  });

  it('something remembered outside the table is caught', () => {
    let remembered = 0;
    const forgetful: Act = (game, player) => {
      game.points[player] = remembered++;
    };
    expect(complaint(gameWith(forgetful))).toContain('something is remembered outside of them.');
  });
});

describe('the game', () => {
  it('that does not end is caught', () => {
    const endless = gameWith(
      (game) => void game.trail.pop(),
      {},
      () => ['walk', 'sit'],
    );
    expect(complaint(endless)).toContain('The game does not end within 200 decisions.');
  });

  it('that runs in circles is caught', () => {
    const idle = rule('idle').do('nothing', () => {});
    expect(complaint(miniGame([rule('main').repeat('on', idle, () => ({})), idle]))).toContain(
      'runs in circles',
    );
  });

  it('that asks with an empty list is caught', () => {
    const emptying = (game: Mini) => (game.trail.length === 2 ? [] : ['draw', 'roll']);
    expect(complaint(gameWith(honest, {}, emptying))).toContain(
      'Dead end: turn.deed asks with an empty list.',
    );
  });

  it('that has two choices of one id, or an id that cannot be recorded, is caught', () => {
    expect(complaint(gameWith(honest, {}, () => ['roll', 'roll']))).toContain('have the same id: roll,roll.');
    expect(
      complaint(
        gameWith(
          () => {},
          {},
          () => ['!roll', 'draw'],
        ),
      ),
    ).toContain('The id "!roll" cannot be written into a record.');
    expect(
      complaint(
        gameWith(
          () => {},
          {},
          () => ['', 'draw'],
        ),
      ),
    ).toContain('The id "" cannot be written');
  });

  it('that asks one seat two questions at once is caught', () => {
    const pick = rule<{ player: Seat }>('pick').choose(
      'pick',
      oneOf(() => ['a', 'b']),
    );
    const main = rule('main')
      .sideBySide('picks', pick, () => [{ player: 0 }, { player: 0 }])
      .do('end', (game) => endNow(game));
    expect(complaint(miniGame([main, pick]))).toContain('One seat is asked two questions at once.');
  });

  it('whose outcome names nobody at the table is caught', () => {
    const strange = gameWith((game, player, deed) =>
      deed === 'roll' ? endNow(game, [2]) : honest(game, player, deed),
    );
    expect(complaint(strange)).toContain('The outcome does not name the seats.');
  });

  it('that cannot even be set up is caught', () => {
    const broken = gameWith(honest, {
      setUp: () => {
        throw new Error('No cards were found.');
      },
    });
    expect(complaint(broken)).toContain('No cards were found.');
  });
});
