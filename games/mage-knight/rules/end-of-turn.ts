// Chapter MK-16: what is done when a turn has ended, in its order.
import type { ArtifactId } from '../data/artifacts.ts';
import type { CardId } from '../data/cards.ts';
import { WOUND } from '../data/cards.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { afterwards, laterGains } from './afterwards.ts';
import { benefit } from './benefits.ts';
import { facesIn, putFromHand, timesIn } from './deck.ts';
import { drawCards } from './drawing.ts';
import { settleLate } from './effects/late.ts';
import { gainFactionTokens } from './faction-tokens.ts';
import { isEndMet } from './goal.ts';
import { handLimitAt } from './hand-limit.ts';
import { hasTurnLeft, meetEnd } from './last-turns.ts';
import { expire, expireNext } from './lasting.ts';
import { isRising, levelUp } from './levels.ts';
import { takeRewards } from './rewards.ts';
import { note, type Of, rule } from './script.ts';
import { rollDie } from './source.ts';
import { tacticOf } from './tactics.ts';
import { withdraw } from './withdrawal.ts';

/** Step 1 (MK-16.1, MK-5.9, .14). */
function returnDice(game: MageKnight, seat: number): void {
  for (const die of game.source) {
    if (die.by !== seat || die.kept) continue;
    const from = die.colour;
    if (!die.stays) die.colour = rollDie(game);
    die.by = null;
    die.stays = false;
    note({ key: 'die-returned', player: seat, from, to: die.colour });
  }
}

/** MK-1.21: all cards played come back, but for the one that brought another turn. */
function bendTime({ turn, players }: MageKnight, seat: number): void {
  if (!turn.noDraw) return;
  for (const played of players[seat]?.played ?? [])
    if (played.to === 'discard') played.to = played.card === turn.aside ? 'aside' : 'hand';
}

/** Step 3 (MK-16.3). */
function clearPlay(game: MageKnight, seat: number): void {
  const player = playerAt(game, seat);
  for (const colour of Object.keys(player.tokens) as (keyof typeof player.tokens)[])
    player.tokens[colour] = 0;
  const piles: Record<string, CardId[]> = {
    discard: player.discard,
    away: game.gone.cards,
    aside: player.aside,
    hand: player.hand,
    top: player.deck,
  };
  for (const { card, to } of player.played)
    if (to === 'bottom') player.deck.unshift(card);
    else if (to === 'artifacts') game.artifacts.unshift(card as ArtifactId);
    else piles[to]?.push(card);
  player.played = [];
}

/** MK-3.28: with so many cards in hand before drawing. */
function planned(game: MageKnight, seat: number): number {
  const { tactic, hand } = playerAt(game, seat);
  if (tactic === null || tacticOf(tactic).timing !== 'endOfTurn') return 0;
  let more = 0;
  for (const op of tacticOf(tactic).ops)
    if (op.op === 'planning' && hand.length >= op.minHand) more += op.bonus;
  return more;
}

/** What effects have added is used up, but on the last turn of a round it waits for the next one (MK-3.21). */
function limitNow(game: MageKnight, seat: number): number {
  const player = playerAt(game, seat);
  const { moreCards } = player;
  const limit = handLimitAt(game, seat) + planned(game, seat);
  const isLast = game.last !== null && !game.turn.again && !hasTurnLeft(game, seat);
  if (isLast) return limit - moreCards;
  player.moreCards = 0;
  return limit;
}

/** MK-16.20: none was played or discarded. */
const owesCard = ({ turn }: MageKnight): boolean => turn.mustUseCard && turn.cards === 0;

/** Step 7 (MK-16.20 to .23). Who holds cards is asked: not to be would tell that they are wounds. */
export const discardAndDraw = rule<Of>('discardAndDraw')
  .gather('discarded', {
    kind: 'some',
    repeats: true,
    values: (game, { player }, picked: readonly CardId[]) => {
      const { hand } = playerAt(game, player);
      return facesIn(hand).filter((card) => timesIn(hand, card) > timesIn(picked, card));
    },
    atLeast: (game) => (owesCard(game) ? 1 : 0),
    option: (_, card) => ({
      id: `discard:${card}`,
      label: { key: 'discard', card },
      thing: `card:${card}`,
      rule: 'MK-16.20',
    }),
    prompt: (game) => ({ key: owesCard(game) ? 'ask-discard-one' : 'ask-discard' }),
    refused: (game, { player }) =>
      playerAt(game, player).hand.includes(WOUND)
        ? [
            {
              id: `discard:${WOUND}`,
              label: { key: 'discard', card: WOUND },
              reason: { key: 'wounds-stay' },
              thing: `card:${WOUND}`,
              rule: 'MK-15.2',
            },
          ]
        : [],
    always: true,
    sealed: (game, { player }) => playerAt(game, player).hand.length > 0,
    done: () => ({ key: 'keep-hand' }),
  })
  .do('discard', (game, { player, discarded }) => {
    for (const card of discarded) putFromHand(game, player, card);
    if (discarded.length > 0) note({ key: 'discarded', player, cards: discarded });
  })
  .set('missing', (game, { player }) =>
    game.turn.noDraw ? 0 : limitNow(game, player) - playerAt(game, player).hand.length,
  )
  .maybeCall('drawn', drawCards, (_, { player, missing }) =>
    missing > 0 ? { player, n: missing } : undefined,
  );

const hasRewards = ({ turn }: MageKnight): boolean => turn.rewards.length > 0;

export const endOfTurn = rule<Of>('endOfTurn')
  .do('dice', (game, { player }) => returnDice(game, player))
  .do('withdrawal', (game, { player }) => withdraw(game, player))
  .maybeCall('afterwards', afterwards, ({ lasting }, { player }) =>
    lasting.length === 0 ? undefined : { player },
  )
  .do('clear', (game, { player }) => {
    settleLate(game, player);
    bendTime(game, player);
    clearPlay(game, player);
  })
  .call('benefit', benefit, (_, { player }) => ({ player }))
  .do('later', (game, { player }) => {
    laterGains(game, player);
    gainFactionTokens(game, player);
  })
  .maybeCall('rewards', takeRewards, (game, { player }) => (hasRewards(game) ? { player } : undefined))
  .repeat('levels', levelUp, (game, { player }) => (isRising(game, player) ? { player } : undefined))
  .do('no more waiting', ({ turn }) => {
    turn.waiting = 0;
  })
  .maybeCall('late rewards', takeRewards, (game, { player }) => (hasRewards(game) ? { player } : undefined))
  .call('cards', discardAndDraw, (_, { player }) => ({ player }))
  .do('over', (game, { player }) => {
    expire(game, player, 'phase', 'turn', 'combat');
    expireNext(game, player);
    if (!game.ending && game.duel === undefined && isEndMet(game)) meetEnd(game, player);
  });
