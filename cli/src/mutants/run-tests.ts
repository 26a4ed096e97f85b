import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Order, Word } from './tester.ts';

/** Why a mutant was noticed: the test that failed, or what else went wrong. */
export interface Noticed {
  readonly test: string;
  readonly title: string;
}

type Answer = Exclude<Word, { is: 'passed' }> | { readonly is: 'lost'; readonly why: string };

/** The next word that is an answer; the passed files before it are told on the way. */
function answerOf(
  child: ChildProcess,
  silence: number,
  passed: (test: string, ms: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer): void => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', broken);
      resolve(answer);
    };
    const broken = () => settle({ is: 'lost', why: 'The tests broke down.' });
    const wait = () =>
      setTimeout(() => {
        child.kill('SIGKILL');
        settle({ is: 'lost', why: `No test file came to its end within ${silence / 1000} seconds.` });
      }, silence);
    const hear = (word: Word): void => {
      clearTimeout(timer);
      if (word.is === 'passed') {
        passed(word.test, word.ms);
        timer = wait();
      } else settle(word);
    };
    let timer = wait();
    child.on('message', hear).once('exit', broken);
  });
}

/** No test file takes nearly as long, also on a busy machine; nor does it take to start. */
const SILENCE = 20_000;
const STARTING = 60_000;

/** The tests of a game in the copy of a tree, kept ready in a process of their own. */
export class GameTests {
  /** All test files, and how long each took when it passed last. */
  readonly durations = new Map<string, number>();
  #child: ChildProcess | undefined;
  readonly #copy: string;
  readonly #game: string;
  readonly #silence: number;

  constructor(copy: string, game: string, silence = SILENCE) {
    this.#copy = copy;
    this.#game = game;
    this.#silence = silence;
  }

  /** Runs test files in this order until one fails; undefined: none did. */
  async run(order: Order = {}): Promise<Noticed | undefined> {
    const child = this.#child ?? (await this.#started());
    const answered = this.#answer(child, this.#silence);
    child.send(order);
    const answer = await answered;
    if (answer.is === 'done') return answer.noticed;
    this.#child = undefined;
    return { test: '', title: answer.is === 'lost' ? answer.why : 'The tests began anew.' };
  }

  close(): void {
    this.#child?.kill('SIGKILL');
  }

  #answer(child: ChildProcess, silence: number): Promise<Answer> {
    return answerOf(child, silence, (test, ms) => this.durations.set(test, ms));
  }

  async #started(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'tester.ts'), [this.#copy, this.#game], { silent: true });
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-4000);
    });
    child.stdout?.resume();
    const answer = await this.#answer(child, STARTING);
    if (answer.is !== 'ready')
      throw new Error(
        `The tests of ${this.#game} cannot be started. ${answer.is === 'lost' ? answer.why : ''}\n${printed}`,
      );
    for (const test of answer.tests)
      if (!this.durations.has(test)) this.durations.set(test, Number.POSITIVE_INFINITY);
    this.#child = child;
    return child;
  }
}
