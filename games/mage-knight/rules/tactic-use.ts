// MK-3.23 to .35: a tactic is used when its time comes.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { TacticId, TacticTiming } from '../data/tactics.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Use } from './effects/calls.ts';
import { canCarryOut } from './effects/possible.ts';
import { note, type Of, ruleNamed } from './script.ts';
import { tacticOf, tacticSource } from './tactics.ts';

const useEffect = ruleNamed<Use>('useEffect');

type TacticAct = { readonly do: 'tactic' };

/** Timings that turn the card over, for the rest of the round. */
const ONCE: readonly TacticTiming[] = ['ownTurnOnce', 'deckEmptyOnce', 'beforeTurnOnce'];

/** The tactic of a seat, if it is used at one of these times and would do something now. */
export function usableTactic(
  game: MageKnight,
  seat: Seat,
  timings: readonly TacticTiming[],
): TacticId | undefined {
  const { tactic, tacticUsed, tacticDone } = playerAt(game, seat);
  if (tactic === null || tacticUsed || tacticDone || !timings.includes(tacticOf(tactic).timing))
    return undefined;
  return canCarryOut(game, { player: seat, source: tacticSource(tactic), path: [] }) ? tactic : undefined;
}

/** Turns it over where it is used once, and says what is carried out. */
export function takeTactic(game: MageKnight, seat: Seat, tactic: TacticId) {
  const player = playerAt(game, seat);
  if (ONCE.includes(tacticOf(tactic).timing)) player.tacticUsed = true;
  else player.tacticDone = true;
  note({ key: 'tactic-used', player: seat, tactic });
  return { player: seat, source: tacticSource(tactic), path: [] };
}

const tacticAt = (timings: readonly TacticTiming[]): ActKind<MageKnightTypes, Of, TacticAct> => ({
  list: (game, { player }, into) => {
    if (usableTactic(game, player, timings) !== undefined) into.push({ do: 'tactic' });
  },
  option: (game, _, { player }) => {
    const tactic = playerAt(game, player).tactic as TacticId;
    return { id: 'tactic', label: { key: 'use-tactic', tactic }, thing: `tactic:${tactic}`, rule: 'MK-3.23' };
  },
  refused: (game, { player }) => {
    const { tactic, tacticUsed, tacticDone } = playerAt(game, player);
    if (tactic === null || !timings.includes(tacticOf(tactic).timing)) return [];
    if (usableTactic(game, player, timings) !== undefined) return [];
    return [
      {
        id: 'tactic',
        label: { key: 'use-tactic', tactic },
        reason: { key: tacticUsed || tacticDone ? 'tactic-used-up' : 'tactic-does-nothing', tactic },
        thing: `tactic:${tactic}`,
        rule: 'MK-3.23',
      },
    ];
  },
  carryOut: (game, _, { player }) => {
    const tactic = usableTactic(game, player, timings);
    return tactic && calling(useEffect, takeTactic(game, player, tactic));
  },
});

/** On the own turn (MK-3.30 to .32). */
export const useTactic = tacticAt(['ownTurn', 'ownTurnOnce', 'deckEmptyOnce']);

/** Before the own turn (MK-3.31, .33, .35). */
export const tacticBefore = tacticAt(['beforeTurn', 'beforeTurnOnce', 'deckEmptyOnce']);
