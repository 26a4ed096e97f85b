// Fame that uses bring counts as much as it says, unless with that of the enemies it brings a level.
import type { Model } from './model.ts';

const NEAR = 1e-9;

/** All that uses could bring together. */
function fameOf({ plain, tricks, preludes, scale, copiesOf }: Model): number {
  const most = new Map<string, number>();
  for (const { act, result, perFall } of [...plain, ...tricks, ...preludes]) {
    let own = result.fame;
    for (const { what, n } of perFall) if (what === 'fame') own += n * scale.foes;
    if (own > 0) most.set(act, Math.max(most.get(act) ?? 0, own));
  }
  let sum = 0;
  for (const [act, n] of most) sum += n * Math.max(1, copiesOf(act));
  return sum;
}

/** How much more than it says such fame could be worth, by the fame that comes before it. */
export class Levels {
  private readonly fame: number;
  private readonly model: Model;
  private readonly known = new Map<number, number>();

  constructor(model: Model) {
    this.model = model;
    this.fame = fameOf(model);
  }

  after(fame: number): number {
    if (this.fame === 0) return 0;
    let most = this.known.get(fame);
    if (most === undefined) {
      const { scale } = this.model;
      most = 0;
      for (let more = 1; more <= this.fame; more++)
        most = Math.max(most, scale.fame(fame + more) - scale.fame(fame) - more);
      if (most < NEAR) most = 0;
      this.known.set(fame, most);
    }
    return most;
  }

  /** After any fame up to this. */
  upTo(fame: number): number {
    let most = 0;
    for (let n = 0; n <= fame; n++) most = Math.max(most, this.after(n));
    return most;
  }
}
