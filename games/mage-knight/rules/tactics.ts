// MK-3.13 to .15, .23 to .35: tactics are picked, and used when their time comes.
import { type ActKind, calling, drawAny, type Refused, type Seat } from '@krcma/kernel';
import { foundOnce } from '../data/found-once.ts';
import type { OpsSource } from '../data/sources.ts';
import { TACTICS, type Tactic, type TacticId, type TacticTiming, tactics } from '../data/tactics.ts';
import type { MageKnightMessage, MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Use } from './effects/calls.ts';
import { canCarryOut } from './effects/possible.ts';
import { seatsLeft } from './portal.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';

const useEffect = ruleNamed<Use>('useEffect');

export const tacticOf = (id: TacticId): Tactic => tactics[id];

const sourceOf = foundOnce((id: TacticId): OpsSource => `tactic:${id}`);

/**
 * The set of the time of day, without those that left the game (MK-3.9, MK-33.3). Where one time of day lasts, it may
 * run out of tactics: then all of it come back (MK-25.7).
 */
export function layOutTactics(game: MageKnight): TacticId[] {
  const set = TACTICS.filter((id) => tactics[id].time === game.time);
  const left = set.filter((id) => !game.gone.tactics.includes(id));
  if (left.length >= seatsLeft(game).length + (game.dummy === null ? 0 : 1)) return left;
  game.gone.tactics = game.gone.tactics.filter((id) => !set.includes(id));
  return set;
}

/** MK-3.13: lowest fame first; of equals the one whose token lies lower. After an auction fame does not count (MK-25.2). */
export function pickingOrder(game: MageKnight): Seat[] {
  const isFirst = game.order.length === 0;
  const seats = (isFirst ? game.picked : game.order)
    .filter((seat) => seat >= 0 && playerAt(game, seat).out !== true)
    .reverse();
  if (isFirst && game.options.heroAuction) return seats;
  return seats.sort((a, b) => playerAt(game, a).fame - playerAt(game, b).fame);
}

const refusedTactic = (tactic: TacticId, reason: MageKnightMessage): Refused<MageKnightTypes> => ({
  id: `tactic:${tactic}`,
  label: { key: 'tactic', tactic },
  reason,
  thing: `tactic:${tactic}`,
  rule: 'MK-3.13',
});

export const pickTactic = rule<Of>('pickTactic')
  .choose('tactic', {
    kind: 'one',
    values: ({ tactics: free }) => free,
    option: (_, tactic) => ({
      id: `tactic:${tactic}`,
      label: { key: 'tactic', tactic },
      thing: `tactic:${tactic}`,
      rule: 'MK-3.13',
    }),
    prompt: () => ({ key: 'ask-tactic' }),
    refused: (game) => [
      ...game.players.flatMap(({ tactic }, holder) =>
        tactic === null ? [] : [refusedTactic(tactic, { key: 'tactic-taken', player: holder })],
      ),
      ...(game.dummy === null || game.dummy.tactic === null
        ? []
        : [refusedTactic(game.dummy.tactic, { key: 'tactic-of-dummy' })]),
    ],
    always: true,
  })
  .do('take', (game, { player, tactic }) => {
    game.tactics.splice(game.tactics.indexOf(tactic), 1);
    const owner = playerAt(game, player);
    owner.tactic = tactic;
    owner.tacticUsed = false;
    owner.tacticDone = false;
    note({ key: 'tactic-picked', player, tactic });
  })
  .maybeCall('instruction', useEffect, (_, { player, tactic }) =>
    tacticOf(tactic).timing === 'onTake' ? { player, source: sourceOf(tactic), path: [] } : undefined,
  );

/** MK-33.3, MK-34.3, MK-20.3: one by chance, before the players or of the rest; it only fixes its place. */
export function pickForDummy(game: MageKnight): void {
  if (game.dummy === null || game.dummy.tactic !== null) return;
  const tactic = drawAny(game, game.tactics);
  game.dummy.tactic = tactic;
  note({ key: 'dummy-tactic', tactic });
}

/** MK-3.15: the lowest number on top; the dummy is -1. */
export function orderTokens(game: MageKnight): void {
  const numbers = seatsLeft(game).map((seat) => ({ seat, tactic: playerAt(game, seat).tactic }));
  if (game.dummy !== null) numbers.push({ seat: -1, tactic: game.dummy.tactic });
  game.order = numbers
    .sort((a, b) => (a.tactic ? tactics[a.tactic].number : 0) - (b.tactic ? tactics[b.tactic].number : 0))
    .map(({ seat }) => seat);
}

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
  return canCarryOut(game, { player: seat, source: sourceOf(tactic), path: [] }) ? tactic : undefined;
}

/** Turns it over where it is used once, and says what is carried out. */
export function takeTactic(game: MageKnight, seat: Seat, tactic: TacticId) {
  const player = playerAt(game, seat);
  if (ONCE.includes(tacticOf(tactic).timing)) player.tacticUsed = true;
  else player.tacticDone = true;
  note({ key: 'tactic-used', player: seat, tactic });
  return { player: seat, source: sourceOf(tactic), path: [] };
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
