import { botOf, type Level } from '@krcma/bots';
import { honestyChecks } from '@krcma/bots/honesty';
import {
  advance,
  answer,
  type BotAdvice,
  type GameModule,
  rulesIn,
  type Seat,
  sidesOf,
  start,
} from '@krcma/kernel';
import { complaintsOf } from '@krcma/kernel/check';
import { describe, expect, it } from 'vitest';
import { endNow, type MiniTypes, miniGame, oneOf, rule } from '../../kernel/test/mini.ts';
import { advice } from '../../kernel/test/skirmish/bot.ts';
import { skirmish } from '../../kernel/test/skirmish/index.ts';
import { type SkirmishTypes, sidesIn } from '../../kernel/test/skirmish/state.ts';
import { isFullRun, sample } from '../../tools/sample.ts';

const craft = { module: skirmish, advice };
const rules = rulesIn(skirmish);

describe('bots of games with sides decide from what their own seat sees', () => {
  const modes = [
    ['each alone', 3, {}],
    ['two against two', 4, { mode: 'teams' }],
    ['together', 3, { mode: 'together' }],
  ] as const;
  for (const { title, run } of honestyChecks(craft, sample(modes, 2))) it(title, run);

  const pairs = [['two against two', 4, { mode: 'teams', quick: true }]] as const;
  const about = (module: GameModule<SkirmishTypes>, words: RegExp, changed = advice) =>
    complaintsOf(honestyChecks({ module, advice: changed }, pairs).filter(({ title }) => words.test(title)));

  /** Deals anew as if mates knew what the other holds. */
  const mateKnows: GameModule<SkirmishTypes> = {
    ...skirmish,
    redeal(game, knowing) {
      const sides = sidesIn(game.options, game.seats);
      skirmish.redeal(
        game,
        knowing.flatMap((seat) => sides.find((side) => side.includes(seat)) ?? []),
      );
    },
  };

  it('a mate’s cards that a table dealt anew keeps, though nobody is shown them, would be found', () => {
    expect(about(mateKnows, /be it a mate/)).toEqual([
      expect.stringMatching(/^A table dealt anew for seat 0 keeps what only seat 2 sees: \w+-\d/),
    ]);
  });

  it('a mate’s cards may be kept where the game shows them', () => {
    const shown: GameModule<SkirmishTypes> = {
      ...mateKnows,
      view: (game, seat) => ({
        own: skirmish.view(game, seat),
        ...(seat !== undefined && { mate: skirmish.view(game, (seat + 2) % 4) }),
      }),
    };
    expect(about(shown, /be it a mate/)).toEqual([]);
  });

  it('chances that are given by seat where sides play would be found', () => {
    const bySeat: BotAdvice<SkirmishTypes> = { ...advice, promise: () => [0.25, 0.25, 0.25, 0.25] };
    expect(about(skirmish, /chances/, bySeat)).toEqual(['2 sides have the chances 0.25, 0.25, 0.25, 0.25.']);
  });
});

describe('a bot plays for its side', () => {
  /** Both win by a gift that is taken, which costs the one who takes it. */
  const give = rule('give')
    .choose(
      'gift',
      oneOf(() => ['keep', 'give'], { seat: () => 0 }),
    )
    .choose(
      'taken',
      oneOf(() => ['refuse', 'take'], { seat: () => 1 }),
    )
    .do('book', (game, { gift, taken }) => {
      game.points = gift === 'give' && taken === 'take' ? [9, -3] : [0, 0];
    })
    .choose(
      'last',
      oneOf(() => ['a', 'b'], { seat: () => 0 }),
    )
    .do('end', (game) => endNow(game));
  const evaluate: BotAdvice<MiniTypes>['evaluate'] = ({ points }, seat) => points[seat] ?? 0;
  const chosenBy = (level: Level, seat: Seat, sides: GameModule<MiniTypes>['sides']) => {
    const module = miniGame([give], sides && { sides });
    const table = start(module, { seats: 2, seed: 'gift' });
    if (seat === 1) {
      const [ask] = advance(rulesIn(module), table);
      if (ask !== undefined) answer(rulesIn(module), table, ask, 'give');
    }
    const promise: BotAdvice<MiniTypes>['promise'] = (game) =>
      sidesOf(module, game).map((side) => {
        const points = side.reduce((sum, each) => sum + evaluate(game, each), 0);
        return 1 / (1 + Math.exp(-points));
      });
    const bot = botOf(level, { module, advice: { evaluate, promise } });
    return bot.decide(table, seat, { seed: 'gift', iterations: 60 }).choice;
  };

  it('greedy takes what helps both of a side, and refuses what costs it where each is alone', () => {
    expect(chosenBy('greedy', 1, () => [[0, 1]])).toBe('take');
    expect(chosenBy('greedy', 1, undefined)).toBe('refuse');
  });

  it('search does too, and counts on its mate to do so', () => {
    expect(chosenBy('search', 1, () => [[0, 1]])).toBe('take');
    expect(chosenBy('search', 1, undefined)).toBe('refuse');
    expect(chosenBy('search', 0, () => [[0, 1]])).toBe('give');
  });
});

/** One game of bots; the seats that have won. */
function winnersOf(options: object, levels: readonly Level[], seed: string): readonly Seat[] {
  const setup = { seats: levels.length, seed, options: { rounds: 1, quick: true, ...options } };
  const game = start(skirmish, setup);
  const bots = levels.map((level) => botOf(level, craft));
  let asks = advance(rules, game);
  for (let n = 0; asks[0] !== undefined; n++) {
    const [ask] = asks;
    const decided = bots[ask.seat]?.decide(game, ask.seat, { seed: `${seed} ${n}`, iterations: 20 });
    asks = answer(rules, game, ask, ask.values[decided?.index ?? 0] ?? null);
  }
  return game.outcome?.winners ?? [];
}

/** The 95 % interval of a rate (Wilson). */
function interval(won: number, games: number): readonly [number, number] {
  const z = 1.96;
  const rate = won / games;
  const middle = (rate + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half =
    (z / (1 + z ** 2 / games)) * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  return [middle - half, middle + half];
}

describe('search beats greedy', () => {
  it('two against two: more than half of the games, each played with the sides changed', () => {
    const games = isFullRun ? 24 : 10;
    let won = 0;
    for (let n = 0; n < games; n++) {
      const own = n % 2;
      const levels = [0, 1, 2, 3].map((seat) => (seat % 2 === own ? 'search' : 'greedy'));
      const winners = winnersOf({ mode: 'teams', charms: [] }, levels, `pairs ${Math.floor(n / 2)}`);
      if (winners.includes(own)) won += winners.length === 4 ? 0.5 : 1;
    }
    expect(interval(won, games)[0], `${won} of ${games}`).toBeGreaterThan(0.5);
  });

  it('together against the bouncer: it wins more of the same evenings', () => {
    const games = isFullRun ? 16 : 10;
    const evenings = Array.from({ length: games }, (_, n) => `evening ${n}`);
    const wonBy = (level: Level) =>
      evenings.filter((seed) => winnersOf({ mode: 'together' }, [level, level], seed).length > 0).length;
    const [search, greedy] = [wonBy('search'), wonBy('greedy')];
    expect(interval(search, games)[0], `${search} and ${greedy} of ${games}`).toBeGreaterThan(
      interval(greedy, games)[1],
    );
  });
});
