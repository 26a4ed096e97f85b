// MK-1.16, .17, .28, .29: what an effect costs besides the mana of its card; costs come first.
import type { Seat } from '@krcma/kernel';
import { type CardId, WOUND } from '../../data/cards.ts';
import { BASICS, type Basic } from '../../data/types.ts';
import { effectNow, type MageKnight, playerAt } from '../../state.ts';
import { discardFromHand, takeOut } from '../deck.ts';
import { gainCrystal } from '../gains.ts';
import { payMana } from '../mana.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { takeWounds } from '../wounds.ts';
import { handCards } from './hand-question.ts';
import { payableColours } from './mana-costs.ts';
import { below, type OpAt, type Operations, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';

const carryOut = ruleNamed<OpAt>('carryOut');

/** Out of the game; a wound goes back to its pile, which has no end (MK-1.29, .33). */
export function throwFromHand(game: MageKnight, seat: Seat, card: CardId): void {
  takeOut(playerAt(game, seat).hand, card);
  if (card !== WOUND) game.gone.cards.push(card);
  game.turn.cards++;
  note({ key: 'card-thrown', player: seat, card });
}

const takeWound = rule<OpAt>('takeWound')
  .maybeChoose('to', {
    kind: 'one',
    values: (_, at) => (opNamed(at, 'takeWound').to === 'hand' ? undefined : (['hand', 'discard'] as const)),
    option: (_, to) => ({ id: `to:${to}`, label: { key: 'wound-to', to } }),
    prompt: (_, { source }) => ({ key: 'ask-wound-to', source }),
  })
  .do('take', (game, at) => takeWounds(game, at.player, opNamed(at, 'takeWound').n, at.to ?? 'hand'));

/** Exactly so many, all of them named at once. */
const exactly = (at: OpAt, name: 'discard' | 'throwAway') => {
  const { n, filter } = opNamed(at, name);
  return { filter, atLeast: n, atMost: n };
};

const discard = rule<OpAt>('discard')
  .gather(
    'cards',
    handCards('discard', (_, at) => exactly(at, 'discard')),
  )
  .do('pay', (game, { player, cards }) => {
    const effect = effectNow(game);
    for (const card of cards) {
      discardFromHand(game, player, card);
      if (card !== WOUND) effect.discarded = card;
    }
  });

const throwAway = rule<OpAt>('throwAway')
  .gather(
    'cards',
    handCards('throw', (_, at) => exactly(at, 'throwAway')),
  )
  .do('pay', (game, { player, cards }) => {
    const effect = effectNow(game);
    for (const card of cards) {
      throwFromHand(game, player, card);
      if (card !== WOUND) effect.thrown = card;
    }
  });

function paidFor(game: MageKnight, colour: string | undefined): Basic | undefined {
  const paid = BASICS.find((basic) => basic === colour);
  if (paid !== undefined) effectNow(game).paid = paid;
  return paid;
}

const payManaOp = rule<OpAt>('payMana')
  .each('paid', payMana, (_, at) =>
    Array.from({ length: opNamed(at, 'payMana').n }, () => ({
      player: at.player,
      source: at.source,
      colours: [...BASICS],
    })),
  )
  .do('remember', (game, { paid }) => {
    for (const colour of paid) paidFor(game, colour ?? undefined);
  });

/** One basic mana more, and what its colour gives. */
const payFor = rule<OpAt>('payFor')
  .call('paid', payMana, (game, at) => ({
    player: at.player,
    source: at.source,
    colours: payableColours(game, below(at), canCarryOut),
  }))
  .maybeCall('carried', carryOut, (game, { paid, ...at }) => {
    const colour = paidFor(game, paid);
    return colour && below(at, colour);
  });

const optionalPay = rule<OpAt>('optionalPay')
  .call('paid', payMana, (_, at) => ({
    player: at.player,
    source: at.source,
    colours: [opNamed(at, 'optionalPay').colour],
    optional: true,
  }))
  .maybeCall('carried', carryOut, (_, { paid, ...at }) =>
    paid === undefined ? undefined : below(at, 'gives'),
  );

const optionalManaToCrystal = rule<OpAt>('optionalManaToCrystal')
  .call('paid', payMana, (_, { player, source }) => ({
    player,
    source,
    colours: [...BASICS],
    optional: true,
  }))
  .do('gain', (game, { player, paid }) => {
    for (const colour of BASICS) if (colour === paid) gainCrystal(game, player, colour);
  });

export const costOperations: Operations = {
  takeWound,
  discard,
  throwAway,
  payMana: payManaOp,
  payFor,
  optionalPay,
  optionalManaToCrystal,
};
