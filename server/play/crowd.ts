import { networkOf, PER_SITE, siteOf } from '../http/network.ts';

/** How many sockets are open from where. */
export class Crowd {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more; `leave` counts it off again. */
  enter(address: string): { readonly isTooMany: boolean; leave(): void } {
    const network = networkOf(address);
    const site = siteOf(address);
    const near = this.#add(network, 1);
    const around = site === undefined ? 0 : this.#add(site, 1);
    const isTooMany = near > this.#most || around > this.#most * PER_SITE;
    const leave = () => {
      this.#add(network, -1);
      if (site !== undefined) this.#add(site, -1);
    };
    return { isTooMany, leave };
  }

  #add(from: string, more: number): number {
    const open = (this.#open.get(from) ?? 0) + more;
    if (open > 0) this.#open.set(from, open);
    else this.#open.delete(from);
    return open;
  }
}
