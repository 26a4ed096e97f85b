// A hidden token that a seat has looked at: known to it alone, worth fame if it falls this turn.
import { revealed, type Seat } from '@krcma/kernel';
import type { EnemyId } from '../data/enemies.ts';
import { spacesWithin } from '../data/geometry.ts';
import { BACKS, type Back } from '../data/types.ts';
import { type Foe, type Lasting, type MageKnight, playerAt, type TokenPlace } from '../state.ts';
import { working } from './lasting.ts';
import { holdingAt } from './map.ts';
import { note } from './script.ts';

/** A token that lies face down, by its place, or the top of a pile. */
export type Target = TokenPlace | { readonly back: Back };

export function targetsOf(game: MageKnight, seat: Seat, range: number): Target[] {
  const here = playerAt(game, seat).space;
  const targets: Target[] = [];
  if (here !== null)
    for (const space of [here, ...spacesWithin(here, range)])
      for (const [token, { up }] of (game.holdings[space]?.tokens ?? []).entries())
        if (!up) targets.push({ space, token });
  for (const back of BACKS) if (game.enemies[back].deck.length > 0) targets.push({ back });
  return targets;
}

/** Only the one who looks learns what it is. */
export function lookAt(game: MageKnight, seat: Seat, target: Target): void {
  const at = 'back' in target ? { back: target.back } : { space: target.space };
  const enemy =
    'back' in target
      ? game.enemies[target.back].deck.at(-1)
      : holdingAt(game, target.space).tokens[target.token]?.enemy;
  if (enemy === undefined) return;
  revealed([seat]);
  note({ key: 'scouted', player: seat, enemy, ...at }, [seat], {
    key: 'scouted-unseen',
    player: seat,
    ...at,
  });
}

/** The top of a pile that was looked at is drawn: to a place where it lies face down, or openly for a fight. */
export function drawScouted(game: MageKnight, back: Back, enemy: EnemyId, place?: TokenPlace): void {
  if (game.lasting.length === 0) return;
  const scouted = working(game, game.active, 'scout').find(({ lasting }) => lasting.back === back);
  if (scouted === undefined) return;
  delete scouted.lasting.back;
  if (place === undefined) scouted.lasting.enemy = enemy;
  else scouted.lasting.token = place;
}

/** A token that was looked at is known to all once it is fought: by its name, for places shift when others fall. */
function nameScouted(game: MageKnight, lasting: Lasting): void {
  const { token: place } = lasting;
  if (place === undefined) return;
  const token = holdingAt(game, place.space).tokens[place.token];
  if (token?.up !== true) return;
  lasting.enemy = token.enemy;
  delete lasting.token;
}

/** What an enemy is worth more when it falls. */
export function scoutedFame(game: MageKnight, seat: Seat, { enemy }: Foe): number {
  if (game.lasting.length === 0) return 0;
  let fame = 0;
  for (const { op, lasting } of working(game, seat, 'scout')) {
    nameScouted(game, lasting);
    if (lasting.enemy !== enemy) continue;
    lasting.left = 0;
    fame += op.fame;
  }
  return fame;
}
