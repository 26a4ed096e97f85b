// One card, or a wound, that is worth more than 1 as it is laid sideways (MK-22.15).
import type { Seat } from '@krcma/kernel';
import { type CardId, cardOf, type FaceId, WOUND } from '../../data/cards.ts';
import { BASICS, type Colour, SIDEWAYS, type Sideways } from '../../data/types.ts';
import { effectNow, effectOf, type MageKnight, playerAt } from '../../state.ts';
import { facesIn, takeOut } from '../deck.ts';
import { last } from '../lasting.ts';
import { payMana } from '../mana.ts';
import { rule } from '../script.ts';
import { laySideways, sidewaysValue, whyNotSideways } from '../sideways.ts';
import { freeCommands } from '../units.ts';
import { NONE, orNone } from './inner.ts';
import { below, type OpAt, type Operations, opAt, opNamed } from './op-at.ts';

/** Of a howl, and one more for each command token without a unit. */
const HOWL = 4;

/** What a card is worth by the effect; `more` where that costs the dice of this turn. */
function worthOf(game: MageKnight, at: OpAt, card: FaceId): { n: number; more?: number } {
  const op = opAt(at);
  const { kind, colours } = cardOf(card);
  if (op.op === 'sideways') {
    if (op.advanced !== undefined && kind !== 'basic') return { n: op.advanced };
    const mayDoWithout = op.noDie !== undefined && game.turn.diceUsed === 0;
    return mayDoWithout && op.noDie !== undefined ? { n: op.n, more: op.noDie } : { n: op.n };
  }
  if (op.op === 'sidewaysMana') {
    const paid = effectOf(game)?.paid;
    const isSame = paid !== undefined && kind !== 'artifact' && colours.includes(paid);
    return { n: isSame ? op.same : op.n };
  }
  return { n: HOWL + Math.max(0, freeCommands(playerAt(game, at.player))) };
}

const howTo = (game: MageKnight): Sideways[] =>
  SIDEWAYS.filter((as) => whyNotSideways(game, as) === undefined);

function lay(game: MageKnight, seat: Seat, card: CardId, as: Sideways, n: number): void {
  const { hand, played } = playerAt(game, seat);
  takeOut(hand, card);
  played.push({ card, to: 'discard' });
  game.turn.cards++;
  laySideways(game, seat, card, as, n);
}

const asOption = (game: MageKnight, seat: Seat, card: CardId, as: Sideways, n: number) => ({
  id: as,
  label: { key: 'play-sideways' as const, card, as, n: sidewaysValue(game, seat, as, n) },
  rule: 'MK-22.15' as const,
});

type Worth = { readonly as: Sideways; readonly n: number; readonly noDie: boolean };

/** Each way to lay it, and again for more where no die of the Source may be used then. */
function worths(game: MageKnight, at: OpAt, card: FaceId): Worth[] {
  const { n, more } = worthOf(game, at, card);
  return howTo(game).flatMap((as) => [
    ...(more === undefined ? [] : [{ as, n: more, noDie: true }]),
    { as, n, noDie: false },
  ]);
}

/** The hand is hidden: it is asked in any case. */
export const laySidewaysFor = rule<OpAt>('laySidewaysFor')
  .choose('card', {
    kind: 'one',
    always: true,
    values: (game, { player }) => orNone(facesIn(playerAt(game, player).hand)),
    option: (_, card) =>
      card === null
        ? NONE
        : { id: `play:${card}`, label: { key: 'play-card', card }, thing: `card:${card}`, rule: 'MK-1.11' },
    prompt: (_, { source }) => ({ key: 'ask-sideways', source }),
  })
  .exitWithout('card')
  .choose('worth', {
    kind: 'one',
    values: (game, { card, ...at }) => worths(game, below(at), card),
    option: (game, { as, n, noDie }, { player, card }) => {
      const option = asOption(game, player, card, as, n);
      return noDie
        ? { ...option, id: `${as}:no-die`, label: { ...option.label, key: 'play-without-die' as const } }
        : option;
    },
    prompt: (_, { source }) => ({ key: 'ask-sideways', source }),
  })
  .do('lay', (game, { card, worth, ...at }) => {
    if (worth.noDie) last(game, below(at), 'turn', { noDie: true });
    lay(game, at.player, card, worth.as, worth.n);
  });

const sideways = rule<OpAt>('sideways').call('laid', laySidewaysFor, (_, at) => below(at));

const PAYING: readonly Colour[] = [...BASICS, 'black'];

const sidewaysMana = rule<OpAt>('sidewaysMana')
  .call('paid', payMana, (_, { player, source }) => ({ player, source, colours: [...PAYING] }))
  .do('remember', (game, { paid }) => {
    const basic = BASICS.find((colour) => colour === paid);
    if (basic !== undefined) effectNow(game).paid = basic;
  })
  .maybeCall('laid', laySidewaysFor, (_, { paid, ...at }) => (paid === undefined ? undefined : below(at)));

interface Wound extends OpAt {
  n: number;
}

/** It goes to the discard pile with the other cards of the turn. */
export const layWound = rule<Wound>('layWound')
  .choose('as', {
    kind: 'one',
    always: true,
    values: (game) => howTo(game),
    option: (game, as, { player, n }) => asOption(game, player, WOUND, as, n),
    prompt: (_, { source }) => ({ key: 'ask-sideways', source }),
  })
  .do('lay', (game, { player, as, n }) => {
    if (playerAt(game, player).hand.includes(WOUND)) lay(game, player, WOUND, as, n);
  });

const woundSideways = rule<OpAt>('woundSideways').call('laid', layWound, (_, at) => ({
  ...below(at),
  n: opNamed(at, 'woundSideways').n,
}));

/** Read where a card gives Move (rules/move-bonus.ts). */
const moveCardBonus = rule<OpAt>('moveCardBonus').do('last', (game, at) =>
  last(game, at, 'turn', opNamed(at, 'moveCardBonus').cards === 1 ? { left: 1 } : {}),
);

export const sidewaysOperations: Operations = { sideways, sidewaysMana, woundSideways, moveCardBonus };
