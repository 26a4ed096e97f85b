import { type Ask, type GameModule, type GameTypes, hashOf, optionOf } from '@krcma/kernel';
import { type Decided, decided, type Guess } from './bot.ts';

/** Questions of a few turns: what is older does not come any more. */
const MOST_FORESEEN = 400;

/**
 * What is known beforehand of questions that are still to come. A question is the one foreseen when the seat sees the
 * same table, the rules are at the same place and the same answers may be given; where anything else was revealed or done
 * it is not, and is thought about anew.
 */
export class Memory<T extends GameTypes, Known> {
  private readonly module: GameModule<T>;
  private readonly known = new Map<string, Known>();

  constructor(module: GameModule<T>) {
    this.module = module;
  }

  remember(game: T['state'], ask: Ask, known: Known): void {
    this.known.set(this.keyOf(game, ask), known);
    if (this.known.size <= MOST_FORESEEN) return;
    const [oldest] = this.known.keys();
    if (oldest !== undefined) this.known.delete(oldest);
  }

  recall({ game, ask }: Guess<T>): Known | undefined {
    return this.known.size === 0 ? undefined : this.known.get(this.keyOf(game, ask));
  }

  private keyOf(game: T['state'], ask: Ask): string {
    const ids = ask.values.map((value) => optionOf(game, ask, value).id);
    return hashOf([ask.seat, ask.stack, ids, this.module.view(game, ask.seat)]);
  }
}

/** Answers a plan gives to questions that are still to come. */
export class Foresight<T extends GameTypes> {
  private readonly memory: Memory<T, string>;

  constructor(module: GameModule<T>) {
    this.memory = new Memory(module);
  }

  expect(game: T['state'], ask: Ask, index: number): void {
    this.memory.remember(game, ask, optionOf(game, ask, ask.values[index] ?? null).id);
  }

  answerTo(now: Guess<T>): Decided | undefined {
    const { game, ask } = now;
    const id = this.memory.recall(now);
    const index = ask.values.findIndex((value) => optionOf(game, ask, value).id === id);
    return id === undefined || index < 0 ? undefined : decided(now, index);
  }
}
