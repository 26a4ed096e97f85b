// MK-24.1 to .3: tokens of the factions, won by defeating their enemies, used once.
import { type ActKind, calling, revealed, type Seat } from '@krcma/kernel';
import { type FactionToken, type FactionTokenId, factionTokens } from '../data/faction-tokens.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import type { Why } from './action.ts';
import { useEffect } from './effects/carry-out.ts';
import { canCarryOut } from './effects/possible.ts';
import { gainFame } from './fame.ts';
import { note, type Of } from './script.ts';

const FAME = 1;
const INFLUENCE = 3;

/** One for each enemy of a faction that fell; an empty pile gives nothing. */
export function gainFactionTokens(game: MageKnight, seat: Seat): void {
  for (const faction of game.turn.factions) {
    const token = game.factionTokens[faction].deck.pop();
    if (token === undefined) continue;
    revealed();
    playerAt(game, seat).factionTokens.push(token);
    note({ key: 'faction-token-gained', player: seat, token });
  }
  game.turn.factions = [];
}

/** Back to the discards of its pile. */
function giveUp(game: MageKnight, seat: Seat, token: FactionTokenId): void {
  const { factionTokens: own } = playerAt(game, seat);
  own.splice(own.indexOf(token), 1);
  game.factionTokens[factionTokens[token].faction].discard.push(token);
}

const kindsOf = (game: MageKnight, seat: Seat): FactionTokenId[] => [
  ...new Set(playerAt(game, seat).factionTokens),
];

function whyNot(game: MageKnight, seat: Seat, token: FactionTokenId): Why | undefined {
  const { notInCombat }: FactionToken = factionTokens[token];
  if (notInCombat === true && game.combat !== null)
    return { reason: { key: 'skill-not-now', restriction: 'notInCombat' }, rule: 'MK-24.2' };
  if (!canCarryOut(game, { player: seat, source: `token:${token}`, path: [] }))
    return { reason: { key: 'faction-token-does-nothing' }, rule: 'MK-1.16' };
  return undefined;
}

type TokenAct = { readonly do: 'token'; readonly token: FactionTokenId };

const optionOf = (token: FactionTokenId) => ({
  id: `token:${token}`,
  label: { key: 'use-faction-token' as const, token },
});

export const factionToken: ActKind<MageKnightTypes, Of, TokenAct> = {
  list: (game, { player }, into) => {
    if (playerAt(game, player).factionTokens.length === 0) return;
    for (const token of kindsOf(game, player))
      if (whyNot(game, player, token) === undefined) into.push({ do: 'token', token });
  },
  option: (_, { token }) => ({ ...optionOf(token), rule: 'MK-24.2' }),
  refused: (game, { player }) =>
    kindsOf(game, player).flatMap((token) => {
      const why = whyNot(game, player, token);
      return why === undefined ? [] : [{ ...optionOf(token), ...why }];
    }),
  carryOut: (game, { token }, { player }) => {
    giveUp(game, player, token);
    note({ key: 'faction-token-used', player, token });
    return calling(useEffect, { player, source: `token:${token}`, path: [] });
  },
};

type GiveAct = {
  readonly do: 'giveToken';
  readonly token: FactionTokenId;
  readonly for: 'fame' | 'influence';
};

/** In an interaction it may be worth something to whoever deals. */
export const giveToken: ActKind<MageKnightTypes, Of, GiveAct> = {
  list: (game, { player }, into) => {
    if (game.turn.interaction === null) return;
    for (const token of kindsOf(game, player))
      for (const what of ['fame', 'influence'] as const) into.push({ do: 'giveToken', token, for: what });
  },
  option: (_, { token, for: what }) => ({
    id: `give:${token}:${what}`,
    label: { key: 'give-faction-token', token, for: what, n: what === 'fame' ? FAME : INFLUENCE },
    rule: 'MK-24.2',
  }),
  carryOut: (game, { token, for: what }, { player }) => {
    giveUp(game, player, token);
    note({ key: 'faction-token-given', player, token, for: what });
    if (what === 'fame') gainFame(game, player, FAME);
    else game.turn.influence += INFLUENCE;
    return undefined;
  },
};
