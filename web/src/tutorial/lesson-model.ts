import type { Tutorial, TutorialStep } from '@krcma/tableware/board';
import type { Frame } from '../host/host.ts';
import type { LocalHost } from '../host/local-host.ts';
import { createStore, type Store } from '../store.ts';

export interface LessonState {
  readonly at: number;
  /** Choices made when the step began; undefined while the other seats still act. */
  readonly begunAt: number | undefined;
}

/** `1 gain:gold` is a choice of seat 1. */
function choiceOf(line: string): { readonly seat: number; readonly choice: string } {
  const [seat = '', ...choice] = line.split(' ');
  return { seat: Number(seat), choice: choice.join(' ') };
}

type LessonHost = Pick<LocalHost, 'chooseFor' | 'getFrame'>;

/** Goes through a lesson step by step: the others act, something is said, and the learner reads or chooses. */
export class LessonModel {
  readonly state: Store<LessonState> = createStore({ at: 0, begunAt: undefined });
  readonly #host: LessonHost;
  readonly #tutorial: Tutorial;

  constructor(host: LessonHost, tutorial: Tutorial) {
    this.#host = host;
    this.#tutorial = tutorial;
  }

  get step(): TutorialStep | undefined {
    return this.#tutorial.steps[this.state.get().at];
  }

  get over(): boolean {
    return this.state.get().at >= this.#tutorial.steps.length;
  }

  async begin(at = 0): Promise<void> {
    this.state.set({ at, begunAt: undefined });
    for (const line of this.step?.others ?? []) {
      const { seat, choice } = choiceOf(line);
      await this.#host.chooseFor(seat, choice);
    }
    this.state.set({ begunAt: this.#host.getFrame()?.entries ?? 0 });
  }

  /** The learner has read. */
  next(): Promise<void> {
    return this.begin(this.state.get().at + 1);
  }

  /** To be told every frame: when the learner has chosen, the lesson goes on. */
  see(frame: Frame): void {
    const { begunAt } = this.state.get();
    if (begunAt !== undefined && this.step?.choice !== undefined && frame.entries > begunAt) this.next();
  }
}
