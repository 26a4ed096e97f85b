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

/** What fame of uses is worth beyond what it says, after so much fame of enemies: the more of it, the more. */
export class Rise {
  /** For each sum, from none on. */
  private readonly sums: readonly number[];

  constructor(sums: readonly number[]) {
    this.sums = sums;
  }

  with(fame: number): number {
    return this.sums[Math.min(fame, this.sums.length - 1)] ?? 0;
  }

  /** With all that could be brought. */
  get most(): number {
    return this.sums.at(-1) ?? 0;
  }
}

/** By the fame that comes before it. */
export class Levels {
  private readonly fame: number;
  private readonly model: Model;
  private readonly known = new Map<number, Rise>();

  constructor(model: Model) {
    this.model = model;
    this.fame = fameOf(model);
  }

  after(fame: number): Rise {
    let rise = this.known.get(fame);
    if (rise === undefined) {
      const { scale } = this.model;
      const sums = Array.from({ length: this.fame + 1 }, (_, more) => {
        const beyond = scale.fame(fame + more) - scale.fame(fame) - more;
        return beyond < NEAR ? 0 : beyond;
      });
      rise = new Rise(sums);
      this.known.set(fame, rise);
    }
    return rise;
  }

  /** After any fame up to this. */
  upTo(fame: number): number {
    let most = 0;
    for (let n = 0; n <= fame; n++) most = Math.max(most, this.after(n).most);
    return most;
  }
}
