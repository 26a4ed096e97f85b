// MK-4.22 to .26: resting instead of a regular turn.
import { type ActKind, calling } from '@krcma/kernel';
import { type CardId, WOUND } from '../data/cards.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { discardFromHand, kindsIn } from './deck.ts';
import { note, type Of, rule } from './script.ts';

const woundsIn = (hand: readonly CardId[]): number => hand.filter((card) => card === WOUND).length;

/** A regular turn was begun, or there is nothing to discard. */
const mayRest = ({ combat, turn }: MageKnight, hand: readonly CardId[]): boolean =>
  combat === null && turn.stage === 'start' && hand.length > 0;

/** MK-4.23: one card that is no wound, then as many wounds as one likes; MK-4.24: one wound, where there is nothing else. */
const restIt = rule<Of>('rest')
  .choose('card', {
    kind: 'one',
    values: (game, { player }) => {
      const { hand } = playerAt(game, player);
      const cards = kindsIn(hand);
      return cards.length > 0 ? cards : [WOUND];
    },
    option: (_, card) => ({
      id: `discard:${card}`,
      label: { key: 'discard', card },
      thing: `card:${card}`,
      rule: card === WOUND ? 'MK-4.24' : 'MK-4.23',
    }),
    prompt: () => ({ key: 'ask-rest' }),
    refused: (game, { player }) => {
      const { hand } = playerAt(game, player);
      if (kindsIn(hand).length === 0 || !hand.includes(WOUND)) return [];
      return [
        {
          id: `discard:${WOUND}`,
          label: { key: 'discard', card: WOUND },
          reason: { key: 'wounds-only-besides' },
          thing: `card:${WOUND}`,
          rule: 'MK-4.23',
        },
      ];
    },
  })
  .maybeChoose('wounds', {
    kind: 'number',
    values: (game, { player, card }) => {
      if (card === WOUND) return undefined;
      const wounds = woundsIn(playerAt(game, player).hand);
      return wounds === 0 ? undefined : Array.from({ length: wounds + 1 }, (_, n) => n);
    },
    option: (_, n) => ({ id: `wounds:${n}`, label: { key: 'discard-wounds', n }, rule: 'MK-4.23' }),
    prompt: () => ({ key: 'ask-rest-wounds' }),
  })
  .do('discard', (game, { player, card, wounds = 0 }) => {
    game.turn.stage = 'resting';
    discardFromHand(game, player, card);
    for (let n = 0; n < wounds; n++) discardFromHand(game, player, WOUND);
    note({ key: 'rested', player, card, wounds });
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
