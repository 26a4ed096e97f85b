// MK-4.22 to .26: resting instead of a regular turn.
import { type ActKind, calling } from '@krcma/kernel';
import { type CardId, WOUND } from '../data/cards.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { discardFromHand, facesIn, kindsIn, timesIn } from './deck.ts';
import { unflipByRest } from './flipping.ts';
import { note, type Of, rule } from './script.ts';

/** A regular turn was begun, or there is nothing to discard. */
const mayRest = ({ combat, turn }: MageKnight, hand: readonly CardId[]): boolean =>
  combat === null && turn.stage === 'start' && hand.length > 0;

const onlyWounds = (hand: readonly CardId[]): boolean => hand.every((card) => card === WOUND);

const hasCard = (picked: readonly CardId[]): boolean => picked.some((card) => card !== WOUND);

/** MK-4.23: one card that is no wound, and as many wounds as one likes; MK-4.24: one wound, where there is nothing else. */
function toDiscard(hand: readonly CardId[], picked: readonly CardId[]): CardId[] {
  if (onlyWounds(hand)) return picked.length === 0 ? [WOUND] : [];
  return kindsIn(hand).filter((card) =>
    card === WOUND ? timesIn(hand, WOUND) > timesIn(picked, WOUND) : !hasCard(picked),
  );
}

export const restIt = rule<Of>('rest')
  .gather('cards', {
    kind: 'some',
    repeats: true,
    always: true,
    values: (game, { player }, picked: readonly CardId[]) => toDiscard(playerAt(game, player).hand, picked),
    suffices: (game, { player }, picked) => onlyWounds(playerAt(game, player).hand) || hasCard(picked),
    atLeast: () => 1,
    option: (game, card, { player }) => ({
      id: `discard:${card}`,
      label: { key: 'discard', card },
      thing: `card:${card}`,
      rule: onlyWounds(playerAt(game, player).hand) ? 'MK-4.24' : 'MK-4.23',
    }),
    prompt: (game, { player }) => ({
      key: onlyWounds(playerAt(game, player).hand) ? 'ask-recover' : 'ask-rest',
    }),
    refused: (game, { player }, picked) => {
      const { hand } = playerAt(game, player);
      if (!hasCard(picked)) return [];
      return facesIn(hand).map((card) => ({
        id: `discard:${card}`,
        label: { key: 'discard', card },
        reason: { key: 'only-one-card' },
        thing: `card:${card}`,
        rule: 'MK-4.23',
      }));
    },
    sealed: () => true,
    done: () => ({ key: 'done' }),
  })
  .do('discard', (game, { player, cards }) => {
    game.turn.stage = 'resting';
    if (game.factions !== undefined) game.turn.rested = true;
    for (const card of cards) discardFromHand(game, player, card);
    note({ key: 'rested', player, cards, isSlow: !hasCard(cards) });
    unflipByRest(game, player);
  });

type RestAct = { readonly do: 'rest' };

export const rest: ActKind<MageKnightTypes, Of, RestAct> = {
  list: (game, { player }, into) => {
    if (mayRest(game, playerAt(game, player).hand)) into.push({ do: 'rest' });
  },
  option: () => ({ id: 'rest', label: { key: 'rest' }, rule: 'MK-4.22' }),
  refused: (game, { player }) => {
    const { hand } = playerAt(game, player);
    if (mayRest(game, hand) || game.turn.stage === 'resting') return [];
    const reason = game.turn.stage === 'start' ? 'nothing-to-discard' : 'turn-was-begun';
    return [{ id: 'rest', label: { key: 'rest' }, reason: { key: reason }, rule: 'MK-4.22' }];
  },
  carryOut: (_, __, { player }) => calling(restIt, { player }),
};
