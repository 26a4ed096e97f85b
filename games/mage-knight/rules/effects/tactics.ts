// Operations of tactics (MK-3.25 to .35).
import { revealed, shuffle } from '@krcma/kernel';
import type { CardId } from '../../data/cards.ts';
import { BASICS } from '../../data/types.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { draw, kindsIn, takeOut, timesIn } from '../deck.ts';
import { note, rule } from '../script.ts';
import { diceColours, dieShowing } from './dice.ts';
import { orNothing } from './inner.ts';
import { type OpAt, opNamed } from './op-at.ts';

/** Cards of the hand, wounds too, that are not picked yet. */
function leftIn(game: MageKnight, { player }: OpAt, picked: readonly CardId[]): CardId[] {
  const { hand } = playerAt(game, player);
  return kindsIn(hand).filter((card) => timesIn(hand, card) > timesIn(picked, card));
}

/** MK-3.25: wounds too; the discard pile, with what lay there before, becomes part of the deck. */
const rethink = rule<OpAt>('rethink')
  .gather('cards', {
    kind: 'some',
    repeats: true,
    values: leftIn,
    atMost: (_, at) => opNamed(at, 'rethink').max,
    option: (_, card) => ({
      id: `discard:${card}`,
      label: { key: 'discard', card },
      thing: `card:${card}`,
      rule: 'MK-3.25',
    }),
    prompt: (_, at, picked) => ({ key: 'ask-rethink', n: opNamed(at, 'rethink').max - picked.length }),
    done: () => ({ key: 'done' }),
  })
  .do('redraw', (game, { player, cards }) => {
    const owner = playerAt(game, player);
    for (const card of cards) {
      takeOut(owner.hand, card);
      owner.discard.push(card);
    }
    draw(game, player, cards.length);
    owner.deck = shuffle(game, [...owner.deck, ...owner.discard]);
    owner.discard = [];
    note({ key: 'hand-rethought', player, cards });
  });

/** MK-3.26: a basic colour; the die lies on the tactic until its mana is used. */
const stealDie = rule<OpAt>('stealDie')
  .maybeChoose('colour', {
    kind: 'one',
    values: (game) => orNothing(diceColours(game, BASICS)),
    option: (_, colour) => ({
      id: `colour:${colour}`,
      label: { key: 'steal-die', colour },
      thing: `die:${colour}`,
      rule: 'MK-3.26',
    }),
    prompt: () => ({ key: 'ask-steal-die' }),
  })
  .exitWithout('colour')
  .do('steal', (game, { player, colour }) => {
    Object.assign(dieShowing(game, colour), { by: player, kept: 'tactic' });
    note({ key: 'die-stolen', player, colour });
  });

/** MK-3.31: the rest stays discarded. */
const longNight = rule<OpAt>('longNight').do('refill', (game, at) => {
  const owner = playerAt(game, at.player);
  const shuffled = shuffle(game, owner.discard.slice());
  owner.deck = shuffled.splice(0, opNamed(at, 'longNight').n);
  const left = shuffled;
  owner.discard = owner.discard.filter((card) => {
    const index = left.indexOf(card);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
  revealed();
  note({ key: 'deck-refilled', player: at.player, n: owner.deck.length });
});

/** MK-3.33. */
const shuffleRedraw = rule<OpAt>('shuffleRedraw')
  .gather('cards', {
    kind: 'some',
    repeats: true,
    secret: true,
    values: leftIn,
    atLeast: () => 1,
    atMost: (_, at) => opNamed(at, 'shuffleRedraw').max,
    option: (_, card) => ({
      id: `shuffle:${card}`,
      label: { key: 'shuffle-in', card },
      thing: `card:${card}`,
      rule: 'MK-3.33',
    }),
    prompt: (_, at, picked) => ({ key: 'ask-meditate', n: opNamed(at, 'shuffleRedraw').max - picked.length }),
    always: true,
    done: () => ({ key: 'done' }),
  })
  .do('redraw', (game, { player, cards }) => {
    const owner = playerAt(game, player);
    for (const card of cards) takeOut(owner.hand, card);
    owner.deck = shuffle(game, [...owner.deck, ...cards]);
    note({ key: 'cards-shuffled-in', player, n: cards.length });
    draw(game, player, cards.length);
  });

/** MK-3.34. */
const tutor = rule<OpAt>('tutor')
  .maybeChoose('card', {
    kind: 'one',
    secret: true,
    always: true,
    values: (game, { player }) => {
      const { deck } = playerAt(game, player);
      return orNothing(kindsIn(deck).sort());
    },
    option: (_, card) => ({
      id: `take:${card}`,
      label: { key: 'take', card },
      thing: `card:${card}`,
      rule: 'MK-3.34',
    }),
    prompt: () => ({ key: 'ask-tutor' }),
  })
  .exitWithout('card')
  .do('take', (game, { player, card }) => {
    const owner = playerAt(game, player);
    takeOut(owner.deck, card);
    owner.hand.push(card);
    owner.deck = shuffle(game, owner.deck);
    note({ key: 'card-searched', player, card }, [player], { key: 'some-card-searched', player });
  });

/** MK-3.35: hide the top card under the tactic, or turn it over and take all. */
const sparingPower = rule<OpAt>('sparingPower')
  .choose('way', {
    kind: 'one',
    values: (game, { player }) => {
      const { deck, under } = playerAt(game, player);
      const ways: ('hide' | 'take')[] = [];
      if (deck.length > 0) ways.push('hide');
      if (under.length > 0) ways.push('take');
      return ways;
    },
    option: (game, way, { player }) => ({
      id: way,
      label:
        way === 'hide'
          ? { key: 'spare-card' }
          : { key: 'take-spared', n: playerAt(game, player).under.length },
      thing: 'deck',
      rule: 'MK-3.35',
    }),
    prompt: () => ({ key: 'ask-sparing' }),
  })
  .do('carry out', (game, { player, way }) => {
    const owner = playerAt(game, player);
    if (way === 'hide') {
      const card = owner.deck.pop();
      if (card !== undefined) owner.under.push(card);
      note({ key: 'card-spared', player, n: owner.under.length });
      return;
    }
    const n = owner.under.length;
    owner.hand.push(...owner.under.splice(0));
    owner.tacticUsed = true;
    revealed([player]);
    note({ key: 'spared-taken', player, n });
  });

export const tacticOperations = { rethink, stealDie, longNight, shuffleRedraw, tutor, sparingPower } as const;
