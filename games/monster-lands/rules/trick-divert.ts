// Chapters ML-TRX.11-13, ML-TRX.18-20 and ML-TRI.7-8: attack dice that a trick sends on to its target.
import type { PathId } from '../data/board.ts';
import type { MonsterId } from '../data/monsters.ts';
import { trapOf } from '../data/traps.ts';
import type { MonsterLands, PathToken } from '../state.ts';
import { attackDice } from './attack-strength.ts';
import { note, type Of, rule } from './script.ts';
import { type Strike, strike } from './strike.ts';

type Attack = { path: PathId; monster: MonsterId; dice: number };

/** A trick aimed at somebody dead is void (ML-TRX.18). */
function targetOf(game: MonsterLands, token: PathToken | undefined): PathId | undefined {
  if (token?.target === undefined) return undefined;
  const party = game.paths[token.target];
  return party !== null && party.member !== null && !party.dead ? token.target : undefined;
}

/** All its dice, or as many as the attack has (ML-TRX.19). */
function diceOf(token: PathToken | undefined, attack: number): number {
  const ability = token && trapOf(token.id).ability;
  return ability?.op === 'divertDie' ? Math.min(ability.dice, attack) : 0;
}

type OfToken = Attack & { token: number };

const tokenAt = (game: MonsterLands, { path, token }: OfToken): PathToken | undefined =>
  game.paths[path]?.traps[token];

/** Gives the dice that are left and the next token to look at. */
export const divertByTrick = rule<Of & OfToken>('divertByTrick')
  .maybeChoose('to', {
    kind: 'one',
    values: (game, locals): (PathId | null)[] | undefined => {
      const to = targetOf(game, tokenAt(game, locals));
      return to === undefined || locals.dice === 0 ? undefined : [to, null];
    },
    option: (game, to, locals) =>
      to === null
        ? { id: 'keep', label: { key: 'decline' }, rule: 'ML-TRX.11' }
        : {
            id: `divert:${to}`,
            label: { key: 'divert', to, dice: diceOf(tokenAt(game, locals), locals.dice) },
            thing: `path:${to}`,
            rule: 'ML-TRX.11',
          },
    prompt: (game, locals) => ({
      key: 'ask-divert',
      dice: diceOf(tokenAt(game, locals), locals.dice),
      path: locals.path,
    }),
  })
  .set('sent', (game, locals) => (locals.to == null ? 0 : diceOf(tokenAt(game, locals), locals.dice)))
  .do('send on', (_, { player, to, sent }) => {
    if (to != null) note({ key: 'dice-diverted', player, to, dice: sent });
  })
  .maybeCall('strike', strike, (_, { monster, to, sent }) =>
    to == null ? undefined : { path: to, monster, dice: sent, active: false },
  )
  .gives((_, { dice, sent, token }) => ({ dice: dice - sent, token: token + 1 }));

/** Before the roll its owner decides for each of his divert tricks; gives the dice that still come at him. */
export const divertByTricks = rule<Attack>('divertByTricks')
  .set('player', (game, { path }) => game.paths[path]?.seat ?? 0)
  .repeat('left', divertByTrick, (game, { player, path, monster, dice, left }) => {
    const next = left ?? { dice, token: 0 };
    return next.token < (game.paths[path]?.traps.length ?? 0)
      ? { player, path, monster, ...next }
      : undefined;
  })
  .gives((_, { dice, left }) => left?.dice ?? dice);

/** Sam's own divert tricks strike before he removes the monster, with no more dice than it has (ML-SCN.8b). */
export function samStrikes(game: MonsterLands, path: PathId, monster: MonsterId): Strike[] {
  let left = attackDice(game, path, monster);
  return (game.paths[path]?.traps ?? []).flatMap((token) => {
    const to = targetOf(game, token);
    const dice = to === undefined ? 0 : diceOf(token, left);
    left -= dice;
    return to === undefined || dice === 0 ? [] : [{ path: to, monster, dice, active: false }];
  });
}
