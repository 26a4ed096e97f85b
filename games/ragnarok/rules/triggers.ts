// What players hold, at its moment: offered where it could do something.
import { calling, type Moment, type Seat, type Trigger } from '@krcma/kernel';
import type { Occasion, Op } from '../data/ops.ts';
import { type HoldingSource, holdingOf } from '../data/sources.ts';
import type { RagnarokTypes } from '../messages.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import { canDo } from './effects/possible.ts';
import { type Circumstance, holdingsOn } from './holdings.ts';
import { type Of, ruleNamed } from './script.ts';

/** A holding that acts. */
export interface Use extends Of, Circumstance {
  source: HoldingSource;
  on: Occasion;
}

const useHolding = ruleNamed<Use>('useHolding');

/** Those of its operations that would do something on an occasion. */
function actingOf(
  game: Ragnarok,
  seat: Seat,
  source: HoldingSource,
  on: Occasion,
  about: Circumstance,
): Op[] {
  return holdingOf(source).ops.filter(
    (op: Op, index) =>
      (op.on === undefined || op.on.includes(on)) &&
      canDo(game, { player: seat, source, path: [index], on, ...about }),
  );
}

/** What a player's holdings would do now, as triggers of an `offer`; those that could do nothing are left out. */
export function triggersOn(
  game: Ragnarok,
  seat: Seat,
  occasion: Occasion,
  about: Circumstance = {},
  matters: (source: HoldingSource) => boolean = () => true,
): Trigger<RagnarokTypes>[] {
  const triggers: Trigger<RagnarokTypes>[] = [];
  for (const source of holdingsOn(playerAt(game, seat), occasion)) {
    if (!matters(source)) continue;
    const acting = actingOf(game, seat, source, occasion, about);
    if (acting.length === 0) continue;
    const optional = holdingOf(source).optional || acting.every((op) => op.optional);
    triggers.push({
      id: `use:${source}`,
      seat,
      ...calling(useHolding, { player: seat, source, on: occasion, ...about }),
      ...(optional && { optional: true }),
      label: { key: 'use-holding', source },
      thing: source,
      rule: source.startsWith('artifact:') ? 'LOR-ART.2' : 'LOR-BLESS.4',
    });
  }
  return triggers;
}

/** The moment of an occasion, for `offer`. */
export const momentOf = <L>(
  occasion: Occasion,
  due: Moment<RagnarokTypes, L>['due'],
): Moment<RagnarokTypes, L> => ({
  due,
  prompt: () => ({ key: 'ask-holding', on: occasion }),
  decline: () => ({ key: 'decline' }),
});
