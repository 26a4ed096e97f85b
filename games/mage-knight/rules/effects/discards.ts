// Cards discarded for as much as they bring, none of them demanded.
import { type CardId, cardOf, WOUND } from '../../data/cards.ts';
import { BASICS, type Basic } from '../../data/types.ts';
import { effectNow } from '../../state.ts';
import { discardFromHand } from '../deck.ts';
import { gainCrystal } from '../gains.ts';
import { rule, ruleNamed } from '../script.ts';
import { wayOption } from './choices.ts';
import { handCards } from './hand-question.ts';
import { colourOption } from './mana.ts';
import { below, type OpAt, type Operations, opNamed } from './op-at.ts';
import { canCarryOut } from './possible.ts';

const carryOut = ruleNamed<OpAt>('carryOut');

const discardAny = rule<OpAt>('discardAny')
  .exitIf('of no use', (game, at) => !canCarryOut(game, below(at, 'each')))
  .gather(
    'cards',
    handCards('discard', () => ({ filter: 'nonWound' })),
  )
  .do('discard', (game, { player, cards }) => {
    for (const card of cards) discardFromHand(game, player, card);
  })
  .each('carried', carryOut, (_, { cards, ...at }) => cards.map(() => below(at, 'each')));

interface Turning extends OpAt {
  card: CardId;
}

/** The colour of a card; of one with two, and of an artifact, the player says which (MK-22.1, .14). */
const crystalForCard = rule<Turning>('crystalForCard')
  .choose('colour', {
    kind: 'one',
    values: (_, { card }): readonly Basic[] => {
      const colours = card === WOUND ? [] : cardOf(card).colours;
      return colours.length === 0 ? BASICS : colours;
    },
    option: (_, colour) => colourOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-colour', source, op: 'gainCrystal' }),
  })
  .do('gain', (game, { player, colour }) => gainCrystal(game, player, colour));

const discardForCrystals = rule<OpAt>('discardForCrystals')
  .gather(
    'cards',
    handCards('discard', (_, at) => ({
      filter: 'nonWound',
      atMost: opNamed(at, 'discardForCrystals').max,
    })),
  )
  .do('discard', (game, { player, cards }) => {
    for (const card of cards) discardFromHand(game, player, card);
  })
  .each('crystals', crystalForCard, (_, { cards, ...at }) => cards.map((card) => ({ ...below(at), card })));

/** The way first, then what is discarded for more of it. */
const discardToRaise = rule<OpAt>('discardToRaise')
  .choose('way', {
    kind: 'one',
    values: (game, at) =>
      opNamed(at, 'discardToRaise')
        .options.map((_, way) => way)
        .filter((way) => canCarryOut(game, below(at, way))),
    option: (_, way, at) => wayOption(at, way),
    prompt: (_, { source }) => ({ key: 'ask-way', source }),
  })
  .gather(
    'cards',
    handCards('discard', (_, at) => {
      const { filter, max } = opNamed(at, 'discardToRaise');
      return { filter, ...(max !== undefined && { atMost: max }) };
    }),
  )
  .do('raise', (game, { cards, ...at }) => {
    for (const card of cards) discardFromHand(game, at.player, card);
    effectNow(game).bonus += cards.length * opNamed(at, 'discardToRaise').per;
  })
  .call('carried', carryOut, (_, { way, ...at }) => below(at, way));

export const discardOperations: Operations = { discardAny, discardForCrystals, discardToRaise };
