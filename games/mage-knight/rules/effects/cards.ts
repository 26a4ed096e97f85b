// Cards played with another one, and cards of the discard pile put back into the deck (MK-1.19, .20).

import { revealed, type Seat, shuffle } from '@krcma/kernel';
import { type CardId, type FaceId, isAction } from '../../data/cards.ts';
import { BASICS, type Basic, type Side } from '../../data/types.ts';
import { effectOf, type MageKnight, playerAt } from '../../state.ts';
import { facesIn, kindsIn, takeOut } from '../deck.ts';
import { note, rule, ruleNamed } from '../script.ts';
import { sourceOf } from '../sides.ts';
import type { Use } from './calls.ts';
import { wayOption } from './choices.ts';
import { NONE, orNone, otherSideWays, partnersOf } from './inner.ts';
import { below, type OpAt, type Operations, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';

const useEffect = ruleNamed<Use>('useEffect');
const carryOut = ruleNamed<OpAt>('carryOut');

export interface With extends OpAt {
  side: Side;
  bonus: number;
  times: number;
  /** It leaves the game afterwards. */
  isThrown: boolean;
}

function layDown(game: MageKnight, seat: Seat, card: FaceId, side: Side): void {
  const { hand, played } = playerAt(game, seat);
  takeOut(hand, card);
  played.push({ card, to: 'discard' });
  game.turn.cards++;
  note({ key: 'card-played', player: seat, card, side });
}

function throwPlayed(game: MageKnight, seat: Seat, card: FaceId): void {
  const { played } = playerAt(game, seat);
  const index = played.findLastIndex((each) => each.card === card);
  if (index < 0) return;
  played.splice(index, 1);
  game.gone.cards.push(card);
  note({ key: 'card-thrown', player: seat, card });
}

/** What an outer effect would add to one of its amounts goes on to the inner one: it is one effect. */
function takeBonus(game: MageKnight): number {
  const effect = effectOf(game);
  const bonus = effect?.bonus ?? 0;
  if (effect !== undefined) effect.bonus = 0;
  return bonus;
}

const playWith = rule<With>('playWith')
  .choose('card', {
    kind: 'one',
    always: true,
    values: (game, { side, ...at }) => orNone(partnersOf(game, at, side, canCarryOut)),
    option: (_, card) =>
      card === null
        ? NONE
        : {
            id: `play:${card}`,
            label: { key: 'play-card', card },
            thing: `card:${card}`,
            rule: 'MK-1.19',
          },
    prompt: (_, { source }) => ({ key: 'ask-card-with', source }),
    refused: (game, { side, ...at }) => {
      const partners = partnersOf(game, at, side, canCarryOut);
      return facesIn(playerAt(game, at.player).hand).flatMap((card) =>
        partners.includes(card)
          ? []
          : [
              {
                id: `play:${card}`,
                label: { key: 'play-card' as const, card },
                thing: `card:${card}`,
                reason: isAction(card)
                  ? { key: 'side-does-nothing' as const, card, side }
                  : { key: 'card-does-not-fit' as const, filter: 'action' as const },
                rule: 'MK-1.20' as const,
              },
            ],
      );
    },
  })
  .exitWithout('card')
  .set('grown', (game, { bonus }) => bonus + takeBonus(game))
  .do('lay down', (game, { player, card, side }) => layDown(game, player, card, side))
  .call(
    'used',
    useEffect,
    (_, { player, card, side, times, grown }): Use => ({
      player,
      source: sourceOf(card, side),
      path: [],
      card,
      bonus: grown,
      times,
    }),
  )
  .do('throw', (game, { player, card, isThrown }) => {
    if (isThrown) throwPlayed(game, player, card);
  });

const boostAction = rule<OpAt>('boostAction').call(
  'with',
  playWith,
  (_, at): With => ({
    ...below(at),
    side: 'powered',
    bonus: opNamed(at, 'boostAction').bonus,
    times: 1,
    isThrown: false,
  }),
);

const multiplyAction = rule<OpAt>('multiplyAction').call('with', playWith, (_, at) => {
  const { mode, times } = opNamed(at, 'multiplyAction');
  return { ...below(at), side: mode, bonus: 0, times, isThrown: true };
});

interface Recycling extends OpAt {
  cards: CardId[];
}

/** All of them on top, or all of them under the deck. */
const putBack = rule<Recycling>('putBack')
  .choose('to', {
    kind: 'one',
    values: (_, at) => {
      const { to } = opNamed(at, 'recycle');
      return to === undefined ? (['top', 'bottom'] as const) : [to];
    },
    option: (_, to) => ({ id: `to:${to}`, label: { key: 'deck-end', to } }),
    prompt: (_, { source }) => ({ key: 'ask-deck-end', source }),
  })
  .do('put', (game, { player, cards, to }) => {
    const { deck, discard } = playerAt(game, player);
    for (const card of cards) takeOut(discard, card);
    if (to === 'top') deck.push(...cards);
    else deck.unshift(...cards);
    note({ key: 'cards-recycled', player, cards, to });
  });

function drawnByChance(game: MageKnight, { player }: OpAt, n: number): CardId[] {
  const drawn = shuffle(game, playerAt(game, player).discard.slice()).slice(0, n);
  if (drawn.length > 0) revealed();
  return drawn;
}

function leftInDiscard(game: MageKnight, { player }: OpAt, picked: readonly CardId[]): CardId[] {
  const left = playerAt(game, player).discard.slice();
  for (const card of picked) takeOut(left, card);
  return kindsIn(left);
}

const recycle = rule<OpAt>('recycle')
  .gather('chosen', {
    kind: 'some',
    repeats: true,
    values: (game, at, picked: readonly CardId[]) =>
      opNamed(at, 'recycle').pick === 'choice' ? leftInDiscard(game, at, picked) : [],
    option: (_, card) => ({
      id: `take:${card}`,
      label: { key: 'recycle-card', card },
      thing: `card:${card}`,
    }),
    prompt: (_, at) => ({ key: 'ask-recycle', source: at.source, n: opNamed(at, 'recycle').n }),
    atLeast: (_, at) => opNamed(at, 'recycle').n,
    atMost: (_, at) => opNamed(at, 'recycle').n,
    done: () => ({ key: 'enough' }),
  })
  .set('cards', (game, { chosen, ...at }) => {
    const { pick, n } = opNamed(at, 'recycle');
    return pick === 'choice' ? chosen : drawnByChance(game, at, n);
  })
  .do('show', (_, { player, cards }) => {
    if (cards.length > 0) note({ key: 'cards-picked', player, cards });
  })
  .maybeCall('put', putBack, (_, { cards, ...at }) =>
    cards.length === 0 ? undefined : { ...below(at), cards },
  );

interface StaffWay extends OpAt {
  done: Basic[];
}

const useStaff = rule<StaffWay>('useStaff')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game, { done, ...at }) => {
      const { place, colours } = otherSideWays(game, at, canCarryOut);
      const left = colours.filter((colour) => !done.includes(colour));
      return place === undefined || left.length === 0 ? undefined : left;
    },
    option: (game, colour, at) => {
      const { place = at } = otherSideWays(game, at, canCarryOut);
      return { ...wayOption(place, colour), id: `colour:${colour}` };
    },
    prompt: (_, { source }) => ({ key: 'ask-way', source }),
  })
  .maybeCall('carried', carryOut, (game, { colour, done: _done, ...at }) => {
    const { place } = otherSideWays(game, at, canCarryOut);
    return colour === undefined || place === undefined ? undefined : below(place, colour);
  })
  .mayGive((_, { colour }): Basic | undefined => colour);

/** Two different ones of the four ways of the other side. */
const staffPickTwo = rule<OpAt>('staffPickTwo')
  .call('first', useStaff, (_, at) => ({ ...below(at), done: [] }))
  .call('second', useStaff, (_, { first, ...at }) => ({
    ...below(at),
    done: first === undefined ? [...BASICS] : [first],
  }));

export const cardOperations: Operations = { boostAction, multiplyAction, recycle, staffPickTwo };
