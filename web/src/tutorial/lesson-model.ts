import type { Tutorial, TutorialStep } from '@krcma/tableware/board';
import type { Frame } from '../host/host.ts';
import type { LocalHost } from '../host/local-host.ts';
import type { Opening, Played } from '../host/protocol.ts';
import { createStore, type Store } from '../store.ts';

export interface LessonState {
  readonly at: number;
  /** Choices made when the step began; undefined while the other seats still act. */
  readonly begunAt: number | undefined;
}

const LEARNER = 0;

/** `1 gain:gold` is a choice of seat 1. */
function choiceOf(line: string): Played {
  const [seat = '', ...choice] = line.split(' ');
  return { seat: Number(seat), choice: choice.join(' ') };
}

const choicesOf = ({ others = [], choice }: TutorialStep): Played[] => [
  ...others.map(choiceOf),
  ...(choice === undefined ? [] : [{ seat: LEARNER, choice }]),
];

/** Everything that was chosen before a step. */
export const playedBefore = ({ steps }: Tutorial, at: number): Played[] =>
  steps.slice(0, at).flatMap(choicesOf);

type LessonHost = Pick<LocalHost, 'chooseFor' | 'getFrame' | 'reopen'>;

/** Goes through a lesson step by step: the others act, something is said, and the learner reads or chooses. */
export class LessonModel {
  readonly state: Store<LessonState>;
  readonly #host: LessonHost;
  readonly #tutorial: Tutorial;
  readonly #openingAt: (at: number) => Opening;

  /** The host's table lies as it is at the beginning of the first step to take. */
  constructor(host: LessonHost, tutorial: Tutorial, openingAt: (at: number) => Opening, at = 0) {
    this.#host = host;
    this.#tutorial = tutorial;
    this.#openingAt = openingAt;
    this.state = createStore<LessonState>({ at, begunAt: undefined });
  }

  get step(): TutorialStep | undefined {
    return this.#tutorial.steps[this.state.get().at];
  }

  get over(): boolean {
    return this.state.get().at >= this.#tutorial.steps.length;
  }

  async begin(at = this.state.get().at): Promise<void> {
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

  /** To a step that was taken before, whatever has been learned and rolled since. */
  async backTo(at: number): Promise<void> {
    this.state.set({ begunAt: undefined });
    await this.#host.reopen(this.#openingAt(at));
    await this.begin(at);
  }

  /** To be told every frame: when the learner has chosen, the lesson goes on. */
  see(frame: Frame): void {
    const { begunAt } = this.state.get();
    if (begunAt !== undefined && this.step?.choice !== undefined && frame.entries > begunAt) this.next();
  }
}
