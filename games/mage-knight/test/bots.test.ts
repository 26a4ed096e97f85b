import { botOf } from '@krcma/bots';
import { greedyWins, honestyChecks } from '@krcma/bots/honesty';
import { advance, answer, rulesIn, start } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { isFullRun, sample } from '../../../tools/sample.ts';
import { advice } from '../bot/index.ts';
import { evaluate } from '../bot/promise.ts';
import { mageKnight } from '../index.ts';
import type { MageKnight, Player } from '../state.ts';
import { type Game, playerOf, table } from './table.ts';

const craft = { module: mageKnight, advice };
const greedy = botOf('greedy', craft);

const MODES = [
  ['alone', 1, { scenario: 'first-reconnaissance' }],
  ['alone against cities', 1, { scenario: 'solo-conquest' }],
  ['two players', 2, { scenario: 'blitz-conquest' }],
  ['four players', 4, { scenario: 'first-reconnaissance' }],
  ['two who fight each other', 2, { scenario: 'blitz-conquest', playerCombat: true, jointAssaults: true }],
  ['two teams', 4, { scenario: 'full-conquest', teams: 'two' }],
  ['all together', 2, { scenario: 'blitz-cooperation' }],
  ['druids', 2, { scenario: 'druid-nights' }],
  ['two of whom one returns', 2, { scenario: 'one-to-return', playerCombat: true }],
] as const;

/** Turns of a hero are sentences; this is longer than any of them. */
const LONGEST_TURN = 60;

/** Lets greedy play the turn to its end; gives what it answered. */
function playTurn(t: Game, seat = 0): string[] {
  const { turns } = t.game;
  const made: string[] = [];
  while (t.game.turns === turns && t.game.outcome === undefined && made.length < LONGEST_TURN) {
    const { choice } = greedy.decide(t.game, seat, { seed: `${made.length}` });
    t.play([seat, choice]);
    made.push(choice);
  }
  return made;
}

describe('bots decide from what their seat sees', () => {
  for (const { title, run } of honestyChecks(craft, isFullRun ? MODES : sample(MODES, 2))) it(title, run);
});

describe('the judgement', () => {
  it('terms add up to the evaluation', () => {
    const { game } = table({
      players: [{ units: ['peasants'], hand: ['wound', 'march'], crystals: { red: 1 } }],
    });
    const terms = Object.values(advice.terms?.(game, 0) ?? {});
    expect(terms.reduce((sum, each) => sum + each, 0)).toBeCloseTo(evaluate(game, 0), 9);
  });

  it('fame, a unit and a crystal are worth having, a wound is not', () => {
    const worth = (player: object) => evaluate(table({ players: [player] }).game, 0);
    const bare = worth({});
    expect(worth({ fame: 2 })).toBeGreaterThan(bare);
    expect(worth({ units: ['peasants'] })).toBeGreaterThan(bare);
    expect(worth({ crystals: { red: 1 } })).toBeGreaterThan(bare);
    expect(worth({ hand: ['march', 'march', 'stamina', 'stamina', 'rage', 'wound'] })).toBeLessThan(bare);
  });
});

/** Nobody rampages. */
const quiet = {
  holdings: ['1,0:NW', '0,1:NW'].map((space) => ({ space, tokens: [], cleared: true })),
};

describe('greedy plans its turn', () => {
  it('walks to a village and recruits', () => {
    const t = table({
      ...quiet,
      units: ['peasants'],
      players: [{ space: '1,0:SE', hand: ['march', 'promise', 'threaten', 'tranquility'], deck: ['rage'] }],
    });
    const made = playTurn(t);
    expect(made).toContain('step:1,0:E');
    expect(made).toContain('recruit:peasants');
    expect(playerOf(t).units.map(({ unit }) => unit)).toEqual(['peasants']);
  });

  it('takes a fight it can win, and comes out of it unhurt', () => {
    const t = table({
      holdings: [
        { space: '1,0:NW', tokens: ['diggers'] },
        { space: '0,1:NW', tokens: [], cleared: true },
      ],
      players: [
        {
          hero: 'goldyx',
          space: '1,0:W',
          hand: ['rage', 'determination', 'rage', 'stamina', 'march'],
          deck: ['march'],
        },
      ],
      source: ['blue', 'red', 'red'],
      tiles: [],
    });
    const made = playTurn(t);
    expect(made).toContain('challenge:1,0:NW');
    expect(t.game.holdings['1,0:NW']).toMatchObject({ tokens: [] });
    expect(playerOf(t).hand).not.toContain('wound');
  });

  it('leaves an enemy alone that would cost more than it brings', () => {
    const t = table({
      holdings: [{ space: '1,0:NW', tokens: ['ironclads'] }],
      players: [{ space: '1,0:W', hand: ['promise', 'tranquility', 'march'], deck: ['march'] }],
    });
    expect(playTurn(t).filter((choice) => choice.startsWith('challenge'))).toEqual([]);
  });

  it('does not assault a city at level 1 with a plain hand', () => {
    const t = table({
      seats: 2,
      map: { '0,0': 'start-a', '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'core-5' },
      players: [{ space: '1,1:SE', hand: ['march', 'march', 'stamina', 'rage', 'rage'] }],
    });
    expect(playTurn(t)).not.toContain('step:1,1:C');
  });

  it('blocks what would knock it out', () => {
    const t = table({
      holdings: [{ space: '1,0:NW', tokens: ['ironclads'] }],
      players: [
        {
          space: '1,0:W',
          hero: 'goldyx',
          hand: ['determination', 'march', 'wound', 'wound'],
          deck: [],
          crystals: { blue: 1 },
        },
      ],
      combat: { space: '1,0:W', tokens: ['1,0:NW'] },
    });
    const made = playTurn(t);
    expect(made).toContain('parry');
    expect(playerOf(t).hand.filter((card) => card === 'wound')).toHaveLength(2);
  });

  it('ends the round when the deck is empty and there is nothing left to do', () => {
    const t = table({
      ...quiet,
      step: 'acts',
      players: [{ space: '0,0:C', hand: ['tranquility'], deck: [] }],
      tiles: [],
    });
    expect(playTurn(t)[0]).toBe('announce');
  });

  it('rests with wounds in hand when there is no goal', () => {
    const t = table({
      ...quiet,
      players: [{ space: '0,0:C', hand: ['wound', 'wound', 'threaten'], deck: ['march', 'rage'] }],
      tiles: [],
    });
    expect(playTurn(t)).toContain('rest');
  });
});

/** Plays a game of greedy seats; tells every table before its answer. */
function wholeGame(
  seats: number,
  scenario: string,
  seed: string,
  tell: (game: MageKnight, rule: string) => void,
): MageKnight {
  const rules = rulesIn(mageKnight);
  const game = start(mageKnight, { seats, seed, options: { scenario } });
  let asks = advance(rules, game);
  for (let i = 0; asks[0] !== undefined; i++) {
    const [ask] = asks;
    tell(game, ask.frame.rule);
    const { index } = greedy.decide(game, ask.seat, { seed: `${i}` });
    asks = answer(rules, game, ask, ask.values[index] ?? null);
  }
  return game;
}

/** Where somebody stands and all that a turn can bring. */
const standOf = ({ map, players }: MageKnight, seat: number): { space: string | null; had: string } => {
  const { space, fame, units, crystals, hand, deck, discard } = players[seat] as Player;
  const cards = hand.length + deck.length + discard.length;
  return { space, had: JSON.stringify([fame, units, crystals, cards, Object.keys(map).length]) };
};

describe('greedy never dithers', () => {
  for (const [name, seats, { scenario }] of isFullRun ? MODES : sample(MODES, 1))
    it(`${name}: no turn is endless, nobody goes to and fro for nothing`, () => {
      const stood: ReturnType<typeof standOf>[][] = Array.from({ length: seats }, () => []);
      let [turn, answers, bounces] = [0, 0, 0];
      wholeGame(seats, scenario, 'circles', (game) => {
        answers = game.turns === turn ? answers + 1 : 1;
        expect(answers).toBeLessThan(LONGEST_TURN * seats);
        if (game.turns !== turn && game.active >= 0) {
          const now = standOf(game, game.active);
          const [before, last] = stood[game.active]?.slice(-2) ?? [];
          const isIdle = before?.had === now.had && last?.had === now.had;
          if (isIdle && before.space === now.space && last.space !== now.space) bounces++;
          stood[game.active]?.push(now);
        }
        turn = game.turns;
      });
      expect(bounces).toBe(0);
    });
});

describe('strength', () => {
  it('alone it ends First Reconnaissance with a mean fame of eight at least', () => {
    const games = isFullRun ? 20 : 3;
    let fame = 0;
    for (let n = 0; n < games; n++)
      fame += wholeGame(1, 'first-reconnaissance', `fame ${n}`, () => undefined).players[0]?.fame ?? 0;
    expect(fame / games).toBeGreaterThanOrEqual(8);
  });

  it('greedy beats random in nine of ten games of Blitz Conquest', () => {
    const [games, least] = isFullRun ? [20, 18] : [2, 2];
    expect(greedyWins(craft, games, { scenario: 'blitz-conquest' })).toBeGreaterThanOrEqual(least);
  });
});
