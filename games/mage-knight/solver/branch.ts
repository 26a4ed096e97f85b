// What could be used after what is done first, and all that is read from it.
import { Entries } from './entries.ts';
import { spoilsOf } from './field.ts';
import { Levels } from './levels.ts';
import type { Model } from './model.ts';
import { Options } from './options.ts';
import { Relaxation } from './relaxed.ts';
import { costOfUse, worthAtMost } from './worth.ts';

/** A model with what is read from it. */
export class Branch {
  readonly model: Model;
  readonly options: Options;
  readonly entries: Entries;
  readonly relaxation: Relaxation;
  readonly levels: Levels;
  /** How much more than it says the fame of uses could be worth. */
  readonly rise: number;
  /** What everything that is good by itself could bring. */
  readonly boons: number;

  constructor(model: Model) {
    this.model = model;
    this.options = new Options(model);
    this.entries = new Entries(model, this.options);
    this.relaxation = new Relaxation(model, this.options);
    this.levels = new Levels(model);
    this.rise = this.levels.upTo(spoilsOf(model.game, model.seat, model.game.combat?.foes ?? []).fame);
    const most = new Map<string, number>();
    for (const use of model.plain) {
      const boon = worthAtMost(model.scale, use) - costOfUse(model.scale, use);
      most.set(use.act, Math.max(most.get(use.act) ?? 0, boon));
    }
    this.boons = [...most].reduce((sum, [act, boon]) => sum + boon * model.copiesOf(act), 0);
  }
}
