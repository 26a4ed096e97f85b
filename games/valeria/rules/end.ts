// Chapter VAL-END: the end phase.
import { finish, revealed } from '@krcma/kernel';
import type { EndReason } from '../state.ts';
import { isSolo, type Valeria } from '../state.ts';
import { allDomainsGone, allMonstersGone, endExhausted, exhaustedStacks } from './exhausted.ts';
import { scoreSheet, sum, winnersBy } from './scoring.ts';
import { note } from './script.ts';

/** Which condition for the end holds now (VAL-END.2-4). */
function endCondition(game: Valeria): EndReason | undefined {
  if (allMonstersGone(game)) return 'monsters';
  if (allDomainsGone(game)) return 'domains';
  return exhaustedStacks(game) >= endExhausted(game) ? 'exhausted' : undefined;
}

/** Everybody has had the same number of turns when the seat to the first player's right ends its turn (VAL-END.6). */
const roundIsOver = (game: Valeria): boolean => (game.active + 1) % game.seats === game.first;

function endGame(game: Valeria, reason: EndReason): void {
  revealed();
  const sheet = game.players.map((_, seat) => scoreSheet(game, seat));
  const scores = sheet.map(sum);
  const winners = winnersBy(game, scores);
  note({ key: 'game-ended', reason, winners, scores });
  finish(game, { winners, reason, scores, sheet });
}

const tellEndNear = (game: Valeria, reason: EndReason): void =>
  note({
    key: 'end-near',
    reason,
    endCheck: game.options.endCheck,
    exhausted: exhaustedStacks(game),
    endExhausted: endExhausted(game),
  });

/** Ends the game or passes the dice to the left. Disputed: whether a met condition may lapse (VAL-END.7). */
export function endPhase(game: Valeria): void {
  const condition = isSolo(game) ? undefined : endCondition(game);
  if (condition !== undefined && game.options.endCheck === 'once-met') game.ending ??= condition;
  const reason = condition ?? game.ending;
  if (roundIsOver(game) && reason !== undefined) {
    endGame(game, reason);
    return;
  }
  if (condition !== undefined) tellEndNear(game, condition);
  game.active = (game.active + 1) % game.seats;
  game.newDomains = [];
}
