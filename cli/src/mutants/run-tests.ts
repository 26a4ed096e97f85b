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
  passed: (test: string, ms: number, waited: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    let heard = performance.now();
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
        const now = performance.now();
        passed(word.test, word.ms, now - heard);
        heard = now;
        timer = wait();
      } else settle(word);
    };
    let timer = wait();
    child.on('message', hear).once('exit', broken);
  });
}

/** It does not take nearly as long to start, also on a busy machine. */
const STARTING = 60_000;

/**
 * How long to wait for the next test file: several times as long as for the slowest one while nothing was changed, for
 * the machine may have become busier since. Without such a run nobody knows.
 */
export const patienceAfter = (slowest: number | undefined): number =>
  slowest === undefined ? 300_000 : Math.max(20_000, 5 * Math.ceil(slowest));

/** The tests of a game in the copy of a tree, kept ready in a process of their own. */
export class GameTests {
  /** All test files, and how long each took when it passed last. */
  readonly durations = new Map<string, number>();
  #child: ChildProcess | undefined;
  readonly #copy: string;
  readonly #game: string;
  #silence: number;

  constructor(copy: string, game: string) {
    this.#copy = copy;
    this.#game = game;
    this.#silence = patienceAfter(undefined);
  }

  /** Runs all of them as they are, and learns from it how long they take. */
  async runUnchanged(silence?: number): Promise<Noticed | undefined> {
    let slowest = 0;
    const noticed = await this.run({}, (waited) => {
      slowest = Math.max(slowest, waited);
    });
    this.#silence = silence ?? patienceAfter(slowest);
    return noticed;
  }

  /** Runs test files in this order until one fails; undefined: none did. */
  async run(order: Order, passed: (waited: number) => void = () => {}): Promise<Noticed | undefined> {
    const child = this.#child ?? (await this.#started());
    const answered = answerOf(child, this.#silence, (test, ms, waited) => {
      this.durations.set(test, ms);
      passed(waited);
    });
    child.send(order);
    const answer = await answered;
    if (answer.is === 'done') return answer.noticed;
    this.#child = undefined;
    return { test: '', title: answer.is === 'lost' ? answer.why : 'The tests began anew.' };
  }

  close(): void {
    this.#child?.kill('SIGKILL');
  }

  async #started(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'tester.ts'), [this.#copy, this.#game], { silent: true });
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-4000);
    });
    child.stdout?.resume();
    const answer = await answerOf(child, STARTING, () => {});
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
