import { type Ask, type GameModule, type GameTypes, hashOf, optionOf } from '@krcma/kernel';
import { type Decided, decided, type Guess } from './bot.ts';

/** Questions of a few turns: what is older does not come any more. */
const MOST_FORESEEN = 400;

/**
 * Answers a plan gives to questions that are still to come. A question is the one foreseen when the seat sees the same
 * table, the rules are at the same place and the same answers may be given; where anything else was revealed or done it
 * is not, and is thought about anew.
 */
export class Foresight<T extends GameTypes> {
  private readonly module: GameModule<T>;
  private readonly answers = new Map<string, string>();

  constructor(module: GameModule<T>) {
    this.module = module;
  }

  expect(game: T['state'], ask: Ask, index: number): void {
    const { id } = optionOf(game, ask, ask.values[index] ?? null);
    this.answers.set(this.keyOf(game, ask), id);
    if (this.answers.size <= MOST_FORESEEN) return;
    const [oldest] = this.answers.keys();
    if (oldest !== undefined) this.answers.delete(oldest);
  }

  answerTo(now: Guess<T>): Decided | undefined {
    const { game, ask } = now;
    if (this.answers.size === 0) return undefined;
    const id = this.answers.get(this.keyOf(game, ask));
    const index = ask.values.findIndex((value) => optionOf(game, ask, value).id === id);
    return id === undefined || index < 0 ? undefined : decided(now, index);
  }

  private keyOf(game: T['state'], ask: Ask): string {
    const ids = ask.values.map((value) => optionOf(game, ask, value).id);
    return hashOf([ask.seat, ask.stack, ids, this.module.view(game, ask.seat)]);
  }
}
