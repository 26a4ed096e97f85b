import type { Advised } from '@krcma/bots';
import { TableError } from '@krcma/kernel';
import {
  type AskedDecision,
  type Confirm,
  type Frame,
  HostError,
  type TableHost,
  type Trouble,
} from '../host/host.ts';
import type { Settings } from '../settings/settings.ts';
import { createStore, type Store } from '../store.ts';

import { quiet, type Screen } from './screen.ts';
import { touchablesOf } from './touchables.ts';

const NO_HINTS: Trouble = { code: 'no-hints', sentence: 'No hints are given at this table.' };

/** What the screen shows of a table. It may lag behind while something is told; whoever steps back does not wait. */
interface Shown {
  getFrame(): Frame | undefined;
  catchUp(): void;
}

/** Turns what happens at the screen into calls of the host. Knows no React and no rules. */
export class TableModel {
  readonly host: TableHost;
  readonly screen: Store<Screen> = createStore(quiet);
  /** In a lesson the only choice that is allowed now. */
  only: string | undefined;
  readonly #settings: () => Settings;
  readonly #shown: Shown;
  /** The frame something was done at; a second click before the next frame does nothing. */
  #busyAt: number | undefined;
  #asked: string | undefined;
  /** The question whose reasons were asked for. */
  #reasonsOf: string | undefined;
  /** A plan that was advised is being carried out: its next step is told when the next question comes. */
  #follows = false;

  constructor(
    host: TableHost,
    settings: () => Settings,
    shown: Shown = { getFrame: () => host.getFrame(), catchUp: () => {} },
  ) {
    this.host = host;
    this.#settings = settings;
    this.#shown = shown;
  }

  get #frame(): Frame | undefined {
    return this.#shown.getFrame();
  }

  get decision(): AskedDecision | undefined {
    return this.#frame?.seen.decision;
  }

  /** A new question: what was open for the old one closes. */
  settle(decision: string | undefined): void {
    if (decision === this.#asked) return;
    this.#asked = decision;
    const { sheet } = this.screen.get();
    this.screen.set({ ...quiet, sheet });
    if (decision === undefined || !this.#follows) return;
    this.#follows = false;
    this.hint();
  }

  async choose(option: string): Promise<void> {
    const { decision } = this;
    if (decision === undefined) return;
    if (this.only !== undefined && option !== this.only) {
      this.screen.set({ problem: { code: 'lesson', sentence: 'Another choice is lit.' } });
      return;
    }
    const { confirm } = this.#settings();
    const wish = confirm === 'never' || this.only !== undefined ? undefined : confirm;
    await this.#alone(async () => {
      const because = await this.#give(decision, option, wish);
      if (because) this.screen.set({ confirmation: { decision: decision.id, option, because } });
    });
  }

  /** The second yes. */
  async confirm(): Promise<void> {
    const { confirmation } = this.screen.get();
    const { decision } = this;
    if (confirmation === undefined || decision?.id !== confirmation.decision) return;
    await this.#alone(() => this.#give(decision, confirmation.option));
  }

  touch = (thing: string): void => {
    const { choices, refusals } = touchablesOf(this.decision, this.only);
    const [first, ...others] = choices.get(thing) ?? [];
    if (first && others.length === 0 && !refusals.has(thing)) this.choose(first.id);
    else this.screen.set({ opened: this.screen.get().opened === thing ? undefined : thing });
  };

  /** Pointing in a list shows where the thing is. */
  show(thing: string | undefined): void {
    const { pointed, noted } = this.screen.get();
    if (pointed !== thing || noted !== undefined) this.screen.set({ pointed: thing, noted: undefined });
  }

  /** Pointing on the board also explains. */
  point = (thing: string | undefined): void => {
    if (this.screen.get().noted === thing) return;
    this.screen.set({ pointed: thing, noted: thing });
    if (this.decision?.refused.some((candidate) => candidate.thing === thing)) this.askReasons();
  };

  /** Pointing at a symbol explains it, wherever it stands. */
  pointAtSigns(signs: readonly string[]): void {
    const before = this.screen.get().signs;
    if (before.join() !== signs.join()) this.screen.set({ signs });
  }

  /** Asks once for each question why things are refused. What fails is asked again with the next wish to know. */
  async askReasons(): Promise<void> {
    const { decision } = this;
    if (decision === undefined || decision.refused.length === 0 || decision.id === this.#reasonsOf) return;
    this.#reasonsOf = decision.id;
    try {
      const reasons = await this.host.reasons(decision.id);
      if (this.decision?.id === decision.id) this.screen.set({ reasons });
    } catch {
      if (this.#reasonsOf === decision.id) this.#reasonsOf = undefined;
    }
  }

  close(): void {
    this.screen.set({ opened: undefined, confirmation: undefined, problem: undefined, undoAsked: false });
  }

  /** Steps back, once or as far as possible, or shows why that cannot be. */
  async undo(all = false): Promise<void> {
    this.#shown.catchUp();
    if (this.screen.get().confirmation) this.screen.set({ confirmation: undefined });
    else if (this.#frame?.seen.undo === undefined) await this.#alone(() => this.host.undo(all));
    else this.screen.set({ undoAsked: true });
  }

  /**
   * Steps back over so many picks of a set or an order, and makes those again that are still wanted: so one of them can
   * be put back from the middle.
   */
  putBack = async (steps: number, again: readonly string[] = []): Promise<void> => {
    this.#shown.catchUp();
    await this.#alone(async () => {
      for (let left = steps; left > 0; left--) await this.#untilShown(() => this.host.undo());
      for (const option of again) {
        const decision = this.host.getFrame()?.seen.decision;
        if (decision?.options.every(({ id }) => id !== option) !== false) return;
        await this.#untilShown(() => this.host.choose(decision.id, option));
      }
    });
  };

  async redo(): Promise<void> {
    this.#shown.catchUp();
    if (this.#frame?.mayRedo) await this.#alone(() => this.host.redo());
  }

  async takeBack(): Promise<void> {
    this.screen.set({ undoAsked: false });
    await this.#alone(() => this.host.proposeTakeBack());
  }

  async hint(): Promise<void> {
    const { decision } = this;
    if (this.#frame?.hints === false) this.screen.set({ problem: NO_HINTS });
    if (decision === undefined || this.#frame?.hints === false) return;
    this.screen.set({ hint: { decision: decision.id, advised: undefined } });
    try {
      const advised = await this.host.hint();
      if (this.decision?.id === decision.id) this.screen.set({ hint: { decision: decision.id, advised } });
    } catch (error) {
      this.screen.set({ hint: undefined, problem: troubleFrom(error) });
    }
  }

  /** Does what was advised, and goes on with the plan it belongs to. */
  async takeHint({ choice, plan }: Pick<Advised, 'choice' | 'plan'>): Promise<void> {
    this.#follows = plan !== undefined && plan.done + 1 < plan.steps.length;
    await this.choose(choice);
  }

  dropStanding(key: string): Promise<void> {
    return this.#alone(() => this.host.setStanding(key));
  }

  /** With a wish to confirm, one message either does it or tells why to ask once more. */
  #give(decision: AskedDecision, option: string, confirm?: Confirm): Promise<Confirm | undefined> {
    const { always } = this.screen.get();
    return always && decision.standing !== undefined
      ? this.host.setStanding(decision.standing, option, confirm)
      : this.host.choose(decision.id, option, confirm);
  }

  /** What comes next depends on the frame that comes of it. */
  async #untilShown(act: () => Promise<unknown>): Promise<void> {
    const before = this.host.getFrame();
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.host.subscribe(() => this.host.getFrame() !== before && resolve());
    try {
      await act();
      if (this.host.getFrame() === before) await promise;
    } finally {
      stop();
    }
  }

  async #alone(act: () => Promise<unknown>): Promise<void> {
    const now = this.#frame?.number;
    if (this.#busyAt !== undefined && this.#busyAt === now) return;
    this.#busyAt = now;
    try {
      await act();
    } catch (error) {
      this.screen.set({ problem: troubleFrom(error) });
    } finally {
      if (this.#busyAt === now) this.#busyAt = undefined;
    }
  }
}

export function troubleFrom(error: unknown): Trouble {
  if (error instanceof TableError || error instanceof HostError)
    return { code: error.code, sentence: error.message };
  return { code: 'broken', sentence: error instanceof Error ? error.message : String(error) };
}
