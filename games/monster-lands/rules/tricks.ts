// Chapters ML-TRX and ML-TRI: the conflict between mercenaries, which takes the place of the reveal step.
import type { Seat } from '@krcma/kernel';
import type { BattleId, PathId } from '../data/board.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { isTrick, type TrapId, trapOf } from '../data/traps.ts';
import type { NamedDice } from '../messages.ts';
import { type MonsterLands, type PathToken, SAM } from '../state.ts';
import { diceId } from './dice.ts';
import { defenceBanned } from './gain.ts';
import { neighboursOf, occupiedPaths } from './paths.ts';
import { discardTrap } from './piles.ts';
import { turnUp } from './reveal.ts';
import { note, type Of, rule } from './script.ts';
import { mostStolen, moveStolen, stealableSets } from './stealing.ts';

/** With the module, and alone against Tricky Sam (ML-TRX.3, ML-SCN.8). */
export const usesTricks = ({ options, scenario }: MonsterLands): boolean =>
  options.tricks || (scenario !== undefined && scenarioOf(scenario).samTricks !== undefined);

type OfToken = { path: PathId; token: number };

const tokenAt = (game: MonsterLands, { path, token }: OfToken): PathToken | undefined =>
  game.paths[path]?.traps[token];

const trickAt = (game: MonsterLands, at: OfToken): TrapId => tokenAt(game, at)?.id as TrapId;

/** A cancelled trick is gone; dice on the tokens below it stay with them (ML-TRX.9). */
function removeToken(game: MonsterLands, { path, token }: OfToken): void {
  const party = game.paths[path];
  const [gone] = party?.traps.splice(token, 1) ?? [];
  if (party === null || gone === undefined) return;
  for (const die of party.dice) if (die.trap !== null && die.trap > token) die.trap--;
  if (party.seat === SAM) game.sam?.usedTricks.push(gone.id);
  else discardTrap(game, gone.id);
}

const seatOn = (game: MonsterLands, path: PathId): Seat => game.paths[path]?.seat ?? 0;

type Aimed = OfToken & { at: PathId };

/** Only a defence token on his own path helps, no ability (ML-TRX.9, ML-TRX.10, ML-DEF.5). */
const canCancel = (game: MonsterLands, at: PathId): boolean =>
  (game.paths[at]?.defence ?? 0) > 0 && !defenceBanned(game);

export const answerTrick = rule<Aimed>('answerTrick')
  .maybeChoose('cancelled', {
    kind: 'yesNo',
    values: (game, { at }) => (canCancel(game, at) ? [true, false] : undefined),
    seat: (game, { at }) => seatOn(game, at),
    option: (_, cancel, { path, token }) =>
      cancel
        ? { id: 'cancel', label: { key: 'cancel-trick' }, thing: 'token:defence', rule: 'ML-TRX.9' }
        : { id: 'suffer', label: { key: 'decline' }, thing: `trap:${path}:${token}`, rule: 'ML-TRX.9' },
    prompt: (game, locals) => ({
      key: 'ask-cancel-trick',
      trick: trickAt(game, locals),
      by: seatOn(game, locals.path),
      path: locals.at,
    }),
  })
  .do('discard', (game, { path, token, at, cancelled }) => {
    const party = game.paths[at];
    if (cancelled !== true || party === null) return;
    party.defence--;
    note({ key: 'trick-cancelled', player: party.seat, trick: trickAt(game, { path, token }) });
    removeToken(game, { path, token });
  })
  .gives((_, { cancelled }) => cancelled === true);

/** Exactly one, or up to two as the thief likes; Sam takes the most, magic first (ML-TRX.17, ML-SCN.8b). */
export const stealDice = rule<Of & Aimed>('stealDice')
  .maybeChoose('dice', {
    kind: 'one',
    values: (game, { player, path, token, at }): NamedDice[] | undefined => {
      const trick = trickAt(game, { path, token });
      if (player !== SAM) return stealableSets(game, trick, at);
      const most = mostStolen(game, trick, at);
      return most && [most];
    },
    option: (_, dice, { at }) => ({
      id: `steal:${diceId(dice)}`,
      label: { key: 'steal', dice },
      thing: `path:${at}`,
      rule: 'ML-TRX.17',
    }),
    prompt: (game, { path, token, at }) => ({
      key: 'ask-stolen-dice',
      trick: trickAt(game, { path, token }),
      from: at,
    }),
  })
  .do('move', (game, { player, path, token, at, dice }) => {
    if (dice === undefined || diceId(dice) === 'none') return;
    moveStolen(game, { from: at, to: path, token }, dice);
    note({ key: 'dice-stolen', player, from: at, dice });
  });

/** Sam aims at the left one of two neighbours (ML-SCN.8b). */
function targetsOf(game: MonsterLands, player: Seat, path: PathId): PathId[] | undefined {
  const targets = neighboursOf(game, path);
  if (targets.length === 0) return undefined;
  return player === SAM ? targets.slice(0, 1) : targets;
}

/** Used at once on a neighbour; a divert trick waits for the attack on its owner (ML-TRX.7, ML-TRX.11). */
export const playTrick = rule<Of & OfToken>('playTrick')
  .maybeChoose('at', {
    kind: 'place',
    values: (game, { player, path }) => targetsOf(game, player, path),
    option: (_, at) => ({
      id: `aim:${at}`,
      label: { key: 'aim-trick', at },
      thing: `path:${at}`,
      rule: 'ML-TRX.7',
    }),
    prompt: (game, locals) => ({ key: 'ask-trick-target', trick: trickAt(game, locals) }),
  })
  .do('announce', (game, { player, path, token, at }) => {
    if (at !== undefined) note({ key: 'trick-played', player, trick: trickAt(game, { path, token }), at });
  })
  .maybeCall('cancelled', answerTrick, (_, { path, token, at }) =>
    at === undefined ? undefined : { path, token, at },
  )
  .do('aim', (game, { path, token, at, cancelled }) => {
    const trick = tokenAt(game, { path, token });
    if (at === undefined || cancelled === true || trick === undefined) return;
    if (trapOf(trick.id).ability.op === 'divertDie') trick.target = at;
  })
  .maybeCall('steal', stealDice, (game, { player, path, token, at, cancelled }) =>
    at === undefined || cancelled === true || trapOf(trickAt(game, { path, token })).ability.op !== 'steal'
      ? undefined
      : { player, path, token, at },
  )
  .gives((_, { cancelled }) => cancelled === true);

/** Gives the position of the next token: the same one when this one was cancelled. */
export const revealToken = rule<Of & OfToken>('revealToken')
  .maybeChoose('reveal', {
    kind: 'yesNo',
    values: (_, { player }) => (player === SAM ? undefined : [true, false]),
    option: (game, reveal, locals) => {
      const trap = trickAt(game, locals);
      const thing = `trap:${locals.path}:${locals.token}`;
      return reveal
        ? { id: 'reveal', label: { key: 'reveal', trap }, thing, rule: 'ML-TRX.5' }
        : { id: 'keep', label: { key: 'keep-hidden', trap }, thing, rule: 'ML-TRX.4' };
    },
    prompt: (game, locals) => ({ key: 'ask-reveal', trap: trickAt(game, locals), path: locals.path }),
  })
  .do('turn up', (game, { player, path, token, reveal }) => {
    if (reveal === false) return;
    turnUp(game, path, token);
    note({ key: 'traps-revealed', player, path, traps: [trickAt(game, { path, token })] });
  })
  .maybeCall('cancelled', playTrick, (game, { player, path, token, reveal }) =>
    reveal === false || !isTrick(trickAt(game, { path, token })) ? undefined : { player, path, token },
  )
  .gives((_, { token, cancelled }) => (cancelled === true ? token : token + 1));

/** His tokens one by one, top to bottom (ML-TRX.5). */
const revealOnPath = rule<Of & { path: PathId }>('revealOnPath').repeat(
  'next',
  revealToken,
  (game, { player, path, next = 0 }) =>
    next < (game.paths[path]?.traps.length ?? 0) ? { player, path, token: next } : undefined,
);

/** From the leftmost path to the right, each once (ML-TRX.5). */
export const conflict = rule<{ place: BattleId }>('conflict').each('paths', revealOnPath, (game, { place }) =>
  occupiedPaths(game, place).map((path) => ({ player: seatOn(game, path), path })),
);
