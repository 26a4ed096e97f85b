/** Milliseconds of work between two turns of the loop; a single piece of work may be longer. */
const SLICE = 8;

/**
 * Lets the loop turn while there is much to do at once. When a group of tables has become durable, or everybody comes
 * back after a restart, hundreds of rooms can go on in the same moment: without this they would all be served before
 * any socket or timer is looked at again.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #busy = false;
  #turned = true;
  #until = 0;

  /** Awaited before a piece of work. One goes on after the other, in this turn of the loop or in a later one. */
  next(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go);
      if (!this.#busy) this.#serve();
    });
  }

  async #serve(): Promise<void> {
    this.#busy = true;
    for (let go = this.#waiting.shift(); go !== undefined; go = this.#waiting.shift()) {
      if (!this.#hasTime()) await new Promise<void>((turned) => setImmediate(turned));
      go();
      // Whoever waited goes on before this does.
      await undefined;
    }
    this.#busy = false;
  }

  #hasTime(): boolean {
    if (this.#turned) {
      this.#turned = false;
      this.#until = performance.now() + SLICE;
      setImmediate(() => {
        this.#turned = true;
      });
    }
    return performance.now() < this.#until;
  }
}

/** A process has one loop. */
export const turns = new Turns();
