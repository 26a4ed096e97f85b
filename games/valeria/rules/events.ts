// Chapter VAL-EVT: what face-up enemy events do.
import { type Seat, seatsFrom } from '@krcma/kernel';
import type { Resource } from '../data/effect.ts';
import { type EventId, eventOf, isEvent } from '../data/events.ts';
import {
  isMonsterStack,
  playerAt,
  restingSeat,
  type SlayableId,
  stackAt,
  tokensOn,
  topOf,
  type Valeria,
} from '../state.ts';
import { subtract, upTo } from './resources.ts';
import { note, type Of, rule } from './script.ts';

/** What can be slain on a stack: its top monster, or the event on its spot (VAL-SLAY.1, VAL-EVT.6). */
export function slayableAt(game: Valeria, stack: number): SlayableId | undefined {
  const { spot, cards } = stackAt(game, stack);
  if (cards.length > 0)
    return isMonsterStack(stack) ? (topOf(game, stack) as SlayableId | undefined) : undefined;
  return spot !== undefined && isEvent(spot) ? spot : undefined;
}

/** One other card that could be slain (VAL-EVT.12). */
function tokenTargets(game: Valeria, event: EventId): number[] {
  return game.center.flatMap((_, stack) => {
    const card = slayableAt(game, stack);
    return card !== undefined && card !== event ? [stack] : [];
  });
}

function placeToken(game: Valeria, stack: number, token: Resource): void {
  let tokens = tokensOn(game, stack);
  if (tokens === undefined) {
    tokens = { stack, height: stackAt(game, stack).cards.length - 1, gold: 0, strength: 0, magic: 0 };
    game.tokens.push(tokens);
  }
  tokens[token]++;
}

/** Everybody in play loses what there is, down to nothing (VAL-EVT.10, VAL-P5.6). */
function everybodyLoses(game: Valeria, event: EventId, active: Seat): void {
  const { instruction } = eventOf(event);
  if (instruction.op !== 'allLose') return;
  const resting = restingSeat(game);
  for (const seat of seatsFrom(active, game.seats)) {
    if (seat === resting) continue;
    const bag = upTo(playerAt(game, seat), instruction.res);
    subtract(playerAt(game, seat), bag);
    if (Object.values(bag).some((amount) => amount > 0)) note({ key: 'lost', player: seat, bag, event });
  }
}

export const actEvent = rule<Of & { event: EventId; stack: number }>('actEvent')
  .do('act', (game, { player, event }) => {
    note({ key: 'event-acted', event });
    everybodyLoses(game, event, player);
  })
  .maybeChoose('target', {
    kind: 'one',
    values: (game, { event }) => {
      if (eventOf(event).instruction.op !== 'placeToken') return undefined;
      const targets = tokenTargets(game, event);
      return targets.length > 0 ? targets : undefined;
    },
    option: (game, stack, { event }) => {
      const { instruction } = eventOf(event);
      const token = instruction.op === 'placeToken' ? instruction.token : 'gold';
      const card = slayableAt(game, stack) as SlayableId;
      return {
        id: `token:${card}`,
        label: { key: 'token-on', card, token },
        thing: `stack:${stack}`,
        rule: 'VAL-EVT.12',
      };
    },
    prompt: (_, { event }) => {
      const { instruction } = eventOf(event);
      return { key: 'ask-token', event, token: instruction.op === 'placeToken' ? instruction.token : 'gold' };
    },
  })
  .do('put token', (game, { player, event, target }) => {
    const { instruction } = eventOf(event);
    if (target === undefined || instruction.op !== 'placeToken') return;
    placeToken(game, target, instruction.token);
    const card = slayableAt(game, target) as SlayableId;
    note({ key: 'token-placed', player, token: instruction.token, card, stack: target });
  });
