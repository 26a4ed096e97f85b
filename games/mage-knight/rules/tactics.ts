// MK-3.13 to .15: tactics are picked.
import { drawAny, type Refused, type Seat } from '@krcma/kernel';
import { foundOnce } from '../data/found-once.ts';
import type { OpsSource } from '../data/sources.ts';
import { TACTICS, type Tactic, type TacticId, tactics } from '../data/tactics.ts';
import type { MageKnightMessage, MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Use } from './effects/calls.ts';
import { seatsLeft } from './portal.ts';
import { note, type Of, rule, ruleNamed } from './script.ts';

const useEffect = ruleNamed<Use>('useEffect');

export const tacticOf = (id: TacticId): Tactic => tactics[id];

export const tacticSource = foundOnce((id: TacticId): OpsSource => `tactic:${id}`);

const setOf = ({ time }: MageKnight): TacticId[] => TACTICS.filter((id) => tactics[id].time === time);

/** The set of the time of day, without those that left the game (MK-3.9, MK-33.3). */
export const tacticsLeft = (game: MageKnight): TacticId[] =>
  setOf(game).filter((id) => !game.gone.tactics.includes(id));

/** Where one time of day lasts, it may run out of tactics: then all of it come back (MK-25.7). */
export function layOutTactics(game: MageKnight): TacticId[] {
  const left = tacticsLeft(game);
  if (left.length >= seatsLeft(game).length + (game.dummy === null ? 0 : 1)) return left;
  const set = setOf(game);
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
        : [
            refusedTactic(game.dummy.tactic, {
              key: game.volkare === undefined ? 'tactic-of-dummy' : 'tactic-of-volkare',
            }),
          ]),
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
    tacticOf(tactic).timing === 'onTake' ? { player, source: tacticSource(tactic), path: [] } : undefined,
  );

/** MK-33.3, MK-34.3, MK-20.3: one by chance, before the players or of the rest; it only fixes its place. */
export function pickForDummy(game: MageKnight): void {
  if (game.dummy === null || game.dummy.tactic !== null) return;
  const tactic = drawAny(game, game.tactics);
  game.dummy.tactic = tactic;
  note({ key: game.volkare === undefined ? 'dummy-tactic' : 'volkare-tactic', tactic });
}

/** MK-3.15: the lowest number on top; the dummy is -1. */
export function orderTokens(game: MageKnight): void {
  const numbers = seatsLeft(game).map((seat) => ({ seat, tactic: playerAt(game, seat).tactic }));
  if (game.dummy !== null) numbers.push({ seat: -1, tactic: game.dummy.tactic });
  game.order = numbers
    .sort((a, b) => (a.tactic ? tactics[a.tactic].number : 0) - (b.tactic ? tactics[b.tactic].number : 0))
    .map(({ seat }) => seat);
}
