import { advise, adviserOf, type Budget, botOf } from '@krcma/bots';
import { advance, answer, type BotAdvice, type Plan, revealed, rulesIn, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { endNow, type Mini, type MiniTypes, miniGame, oneOf, rule, trail } from '../../kernel/test/mini.ts';

const asked = { seat: () => 0 };

/** A way and a pace, then something is turned up, then a camp: only a sprint to the right pays. */
const march = rule('march')
  .choose(
    'way',
    oneOf(() => ['left', 'right'], asked),
  )
  .choose(
    'pace',
    oneOf(() => ['slow', 'fast'], asked),
  )
  .do('gone', (game, { way, pace }) => trail(game, way, pace))
  .do('met', (game) => {
    trail(game, game.deck.pop() ?? '');
    revealed();
  })
  .choose(
    'camp',
    oneOf(() => ['stay', 'leave'], asked),
  )
  .do('end', (game, { way, pace, camp }) => {
    const sprinted = way === 'right' && pace === 'fast';
    game.points = [way === 'left' ? 3 : sprinted ? (camp === 'leave' ? 8 : 6) : 0, 0];
    endNow(game);
  });

const module = miniGame([march]);

/** Answers by a list of words, each once. */
const saying = (...words: readonly string[]): Plan<MiniTypes> => ({
  name: words.join(' '),
  follow: () => {
    const left = [...words];
    return {
      answer: (_, { values }) => {
        const [word] = left;
        const index = values.indexOf(word ?? null);
        if (index >= 0) left.shift();
        return index < 0 ? undefined : index;
      },
    };
  },
});

const SPRINT = saying('right', 'fast', 'leave');

/** Hears at which steps plans are wanted. */
function craftWith(wanted: string[], plans: readonly Plan<MiniTypes>[] = [saying('left'), SPRINT]) {
  const advice: BotAdvice<MiniTypes> = {
    evaluate: ({ points }: Mini) => points[0] ?? 0,
    promise: ({ points }: Mini) => [(points[0] ?? 0) / 10, 1 - (points[0] ?? 0) / 10],
    plans: (_, { frame }) => {
      wanted.push(frame.at);
      return frame.at === 'way' ? plans : [];
    },
  };
  return { module, advice };
}

const budget: Budget = { seed: 'march', iterations: 40 };
const table = (seed = 'march') => start(module, { seats: 2, seed });

/** Gives an answer by its word. */
function say(game: Mini, word: string): void {
  const rules = rulesIn(module);
  const [ask] = advance(rules, game);
  if (ask !== undefined) answer(rules, game, ask, word);
}

describe('a search of plans', () => {
  it('compares where they lead, not what their first answer leads to by itself', () => {
    const { choice, considered } = botOf('search', craftWith([])).decide(table(), 0, budget);
    expect(choice).toBe('right');
    expect(considered.map(({ choice: each, value }) => [each, value])).toEqual([
      ['left', 0.3],
      ['right', 0.8],
    ]);
    expect(considered.every(({ visits }) => visits > 1)).toBe(true);
  });

  it('stays with the first plan where no other is better', () => {
    const plans = [saying('left'), saying('right', 'slow'), saying('left', 'fast')];
    expect(botOf('search', craftWith([], plans)).decide(table(), 0, budget).choice).toBe('left');
  });

  it('answers what it has foreseen without another thought', () => {
    const wanted: string[] = [];
    const bot = botOf('search', craftWith(wanted));
    const game = table();
    bot.decide(game, 0, budget);
    say(game, 'right');
    const { choice, iterations } = bot.decide(game, 0, { ...budget, seed: 'later' });
    expect([choice, iterations, wanted]).toEqual(['fast', 0, ['way']]);
  });

  it('thinks anew when something else was done or turned up than it foresaw', () => {
    const wanted: string[] = [];
    const bot = botOf('search', craftWith(wanted));
    const game = table();
    bot.decide(game, 0, budget);
    say(game, 'left');
    bot.decide(game, 0, budget);
    expect(wanted).toEqual(['way', 'pace']);
  });

  it('foresees nothing of what was turned up, but for what it guessed', () => {
    const met = new Map<string, number>();
    for (let n = 0; n < 12; n++) {
      const wanted: string[] = [];
      const bot = botOf('search', craftWith(wanted));
      const game = table();
      const guessing = { ...budget, seed: `guess ${n}` };
      for (const word of ['right', 'fast']) {
        bot.decide(game, 0, guessing);
        say(game, word);
      }
      bot.decide(game, 0, guessing);
      const known = wanted.includes('camp') ? 'anew' : 'foreseen';
      met.set(known, (met.get(known) ?? 0) + 1);
    }
    expect(met.get('anew')).toBeGreaterThan(4);
    expect(met.get('foreseen')).toBeGreaterThan(0);
  });

  it('leaves to the game what it works out itself, and stays with that', () => {
    let asked = 0;
    const workOut: BotAdvice<MiniTypes>['workOut'] = (_, { frame }) => {
      if (frame.at !== 'pace') return [];
      asked++;
      return [{ choices: ['slow', 'stay'], value: 0.9, proved: false }];
    };
    const craft = craftWith([]);
    const bot = botOf('search', { ...craft, advice: { ...craft.advice, workOut } });
    const game = table();
    const choices = ['right', 'slow'].map((word) => {
      const { choice } = bot.decide(game, 0, budget);
      say(game, word);
      return choice;
    });
    expect([choices, asked]).toEqual([['right', 'slow'], 1]);
  });

  it('has it worked out by a clock that counts, where tries are counted', () => {
    const looks: (number | undefined)[] = [];
    const workOut: BotAdvice<MiniTypes>['workOut'] = (_game, _ask, most, clock) => {
      looks.push(most, clock?.(), clock?.());
      return [];
    };
    const craft = craftWith([]);
    const bot = botOf('search', { ...craft, advice: { ...craft.advice, workOut } });
    bot.decide(table(), 0, budget);
    bot.decide(table(), 0, { seed: 'march', milliseconds: 5 });
    expect(looks).toEqual([20, 0, 1, 5, undefined, undefined]);
  });

  it('is what a hint advises', () => {
    const { choice, listed } = advise(craftWith([]), table(), 0, budget);
    expect(choice).toBe('right');
    expect(listed.map(({ choice: each }) => each)).toEqual(['right', 'left']);
  });

  it('thinks as long as about all answers a plan gives', () => {
    const craft = craftWith([], [saying('left'), saying('left', 'fast')]);
    const begun = performance.now();
    botOf('search', craft).decide(table(), 0, { seed: 'time', milliseconds: 20 });
    const took = performance.now() - begun;
    // Three questions of twenty milliseconds each, and what a busy machine adds.
    expect(took).toBeGreaterThan(55);
    expect(took).toBeLessThan(1000);
  });
});

describe('a hint explains a plan', () => {
  const counting: Partial<BotAdvice<MiniTypes>> = {
    // The top card is worth something; every word said is a cost.
    balance: ({ before, after }) => ({
      costs: { words: after.trail.length - before.trail.length },
      brings: { points: after.points[0] ?? 0, met: after.trail.includes('top') ? 1 : 0, never: 0 },
    }),
  };
  const craftTelling = (wanted: string[], plans?: readonly Plan<MiniTypes>[]) => {
    const craft = craftWith(wanted, plans);
    return {
      ...craft,
      advice: { ...craft.advice, ...counting, clock: ({ outcome }: Mini) => (outcome ? 1 : 0) },
    };
  };
  const told = (steps: readonly { readonly choice: string }[] = []) => steps.map(({ choice }) => choice);

  it('by its steps as far as they can be foreseen, and by the best that does something else', () => {
    const same = [SPRINT, saying('right', 'fast', 'stay'), saying('left', 'slow')];
    const { choice, plan, second } = advise(craftTelling([], same), table(), 0, budget);
    expect(choice).toBe('right');
    expect(told(plan?.steps)).toEqual(['right', 'fast']);
    expect(plan).toMatchObject({ isOpen: true, done: 0, value: 0.8, proved: false });
    // To stay there differs only after what is turned up.
    expect(told(second?.steps)).toEqual(['left', 'slow']);
    expect(second?.value).toBe(0.3);
  });

  it('and by what it costs and brings, at least and at most over what may lie hidden', () => {
    const { plan } = advise(craftTelling([]), table(), 0, budget);
    expect(plan?.costs).toEqual([{ name: 'words', least: 3, most: 3 }]);
    expect(plan?.brings).toEqual([
      { name: 'points', least: 8, most: 8 },
      { name: 'met', least: 0, most: 1 },
    ]);
  });

  it('and stays with it as long as everything comes as foreseen', () => {
    const wanted: string[] = [];
    const adviser = adviserOf(craftTelling(wanted));
    const game = table();
    const { plan } = adviser.advise(game, 0, budget);
    say(game, 'right');
    const next = adviser.advise(game, 0, { ...budget, seed: 'another', iterations: 1 });
    expect(next).toMatchObject({ choice: 'fast', plan: { ...plan, done: 1 } });
    expect(next.second).toBeUndefined();
    expect(wanted).toEqual(['way']);
  });

  it('but not when something else was done', () => {
    const wanted: string[] = [];
    const adviser = adviserOf(craftTelling(wanted));
    const game = table();
    adviser.advise(game, 0, budget);
    say(game, 'left');
    expect(adviser.advise(game, 0, budget).plan).toBeUndefined();
    expect(new Set(wanted)).toEqual(new Set(['way', 'pace']));
  });

  it('which a game may have worked out itself', () => {
    const worked = {
      workOut: (_: Mini, { frame }: { frame: { at: string } }) =>
        frame.at === 'way'
          ? [
              { choices: ['left', 'fast'], value: 0.7, proved: true },
              { choices: ['right', 'slow'], value: 0.2, proved: false },
            ]
          : [],
    };
    const craft = craftTelling([]);
    const { choice, plan, second, listed } = advise(
      { ...craft, advice: { ...craft.advice, ...worked } },
      table(),
      0,
      budget,
    );
    expect([choice, told(plan?.steps), plan?.proved]).toEqual(['left', ['left', 'fast'], true]);
    expect([told(second?.steps), second?.proved]).toEqual([['right', 'slow'], false]);
    expect(listed.map(({ value }) => value)).toEqual([0.7, 0.2]);
  });

  it('or counsels step by step', () => {
    const craft = craftTelling([], []);
    const counsel = (_: Mini, { values }: { values: readonly unknown[] }) =>
      values.map((value) => (value === 'left' || value === 'slow' ? 0.6 : 0.5));
    const { plan, second } = advise({ ...craft, advice: { ...craft.advice, counsel } }, table(), 0, budget);
    expect(told(plan?.steps)).toEqual(['left', 'slow']);
    expect(told(second?.steps)).toEqual(['right', 'slow']);
  });
});
