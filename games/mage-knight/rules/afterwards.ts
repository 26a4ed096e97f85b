// What cards of this turn still do when it ends: go elsewhere, come back, give fame or reputation (MK-16.3, .5).
import type { CardId, FaceId } from '../data/cards.ts';
import type { OpName } from '../data/ops.ts';
import { type Lasting, type MageKnight, type Played, playerAt } from '../state.ts';
import { discardFromHand, facesIn, kindsIn } from './deck.ts';
import { countOf } from './effects/amounts.ts';
import { changeReputation, gainFame } from './fame.ts';
import { working } from './lasting.ts';
import { note, type Of, rule } from './script.ts';

/** The card of the play area an effect came from; none when it was used from elsewhere. */
function playedBy(game: MageKnight, { source, seat }: Lasting): Played | undefined {
  const [kind, card] = source.split(':');
  if (kind !== 'card') return undefined;
  return playerAt(game, seat).played.find((each) => each.card === card && each.to === 'discard');
}

interface Asking extends Of {
  card: FaceId;
  path: (number | string)[];
}

const inputsOf = (game: MageKnight, player: number, name: OpName): Asking[] =>
  working(game, player, name).flatMap(({ lasting }) => {
    const played = playedBy(game, lasting);
    return played === undefined ? [] : [{ player, card: played.card as FaceId, path: lasting.path }];
  });

const lay = (game: MageKnight, { player, card }: Asking, to: Played['to']): void => {
  const played = playerAt(game, player).played.find((each) => each.card === card && each.to === 'discard');
  if (played === undefined) return;
  played.to = to;
  note({ key: 'card-goes', player, card, to });
};

const whereOf = (game: MageKnight, { player, card }: Asking): 'top' | 'bottom' | undefined => {
  const found = working(game, player, 'selfToDeck').find(({ lasting }) =>
    lasting.source.startsWith(`card:${card}:`),
  );
  if (found === undefined) return undefined;
  if (found.op.ifDeckNotEmpty && playerAt(game, player).deck.length === 0) return undefined;
  return found.op.where;
};

/** It may go onto or under the deck instead of to the discard pile. */
const placeCard = rule<Asking>('placeCard')
  .maybeChoose('to', {
    kind: 'one',
    values: (game, at) => {
      const where = whereOf(game, at);
      return where === undefined ? undefined : [where, 'discard' as const];
    },
    option: (_, to, { card }) => ({
      id: `to:${to}`,
      label: { key: 'card-to', card, to },
      thing: to === 'discard' ? 'discard' : 'deck',
      rule: 'MK-16.3',
    }),
    prompt: (_, { card }) => ({ key: 'ask-card-to', card }),
  })
  .do('lay', (game, { to = 'discard', ...at }) => {
    if (to !== 'discard') lay(game, at, to);
  });

const costsOf = (game: MageKnight, { player, card }: Asking): CardId[] => {
  const found = working(game, player, 'reclaimCard').find(({ lasting }) =>
    lasting.source.startsWith(`card:${card}:`),
  );
  const { hand } = playerAt(game, player);
  return found?.op.cost === 'discardAny' ? kindsIn(hand) : facesIn(hand);
};

/** It may come back to hand for another card. */
const reclaim = rule<Asking>('reclaim')
  .maybeChoose('cost', {
    kind: 'one',
    values: (game, at): readonly (CardId | 'none')[] | undefined => {
      if (playerAt(game, at.player).hand.length === 0) return undefined;
      return [...costsOf(game, at), 'none'];
    },
    always: true,
    option: (_, cost, { card }) =>
      cost === 'none'
        ? { id: 'no', label: { key: 'card-to', card, to: 'discard' }, rule: 'MK-16.3' }
        : {
            id: `discard:${cost}`,
            label: { key: 'discard', card: cost },
            thing: `card:${cost}`,
            rule: 'MK-1.16',
          },
    prompt: (_, { card }) => ({ key: 'ask-reclaim', card }),
  })
  .do('take', (game, { cost, ...at }) => {
    if (cost === undefined || cost === 'none') return;
    discardFromHand(game, at.player, cost);
    lay(game, at, 'hand');
  });

/** Step 3, before the play area is cleared. */
export const afterwards = rule<Of>('afterwards')
  .each('placed', placeCard, (game, { player }) => inputsOf(game, player, 'selfToDeck'))
  .each('reclaimed', reclaim, (game, { player }) => inputsOf(game, player, 'reclaimCard'));

/** Fame and reputation that effects have put off to the end of the turn. */
export function laterGains(game: MageKnight, seat: number): void {
  for (const name of ['fame', 'reputation'] as const)
    for (const { op, lasting } of working(game, seat, name)) {
      if (op.when !== 'endOfTurn' || (op.ifInteraction === true && !game.turn.interacted)) continue;
      const times = op.per === undefined ? 1 : countOf(game, { player: seat, ...lasting }, op.per);
      if (name === 'fame') gainFame(game, seat, op.n * times);
      else changeReputation(game, seat, op.n * times);
    }
}
