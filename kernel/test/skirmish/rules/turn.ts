import { note, revealed, roll, type Seat } from '../../../index.ts';
import { type CardId, COLOURS, type Colour, cardOf } from '../cards.ts';
import { brawler, nextCard, rule, type Skirmish, targetsOf } from '../state.ts';
import { carryOut, triggersOf } from './effects.ts';
import { fight } from './fight.ts';
import { canPower, payPower, payPrice, splitsFor } from './payment.ts';

type Deed =
  | { do: 'weak' | 'strong' | 'buy'; card: CardId }
  | { do: 'melt'; colour: Colour }
  | { do: 'fight' | 'stop' };

function deedsOf(game: Skirmish, player: Seat): Deed[] {
  const { hand, crystals, fought } = brawler(game, player);
  const deeds: Deed[] = [];
  for (const card of hand) {
    if (canPower(game, player, card)) deeds.push({ do: 'strong', card });
    deeds.push({ do: 'weak', card });
  }
  for (const card of game.counter)
    if (splitsFor(game, player, cardOf(card).worth).length > 0) deeds.push({ do: 'buy', card });
  for (const colour of COLOURS) if (crystals[colour] > 0) deeds.push({ do: 'melt', colour });
  if (!fought && targetsOf(game, player).length > 0) deeds.push({ do: 'fight' });
  deeds.push({ do: 'stop' });
  return deeds;
}

const cardOfDeed = (deed: Deed): CardId | undefined => ('card' in deed ? deed.card : undefined);

const idOf = (deed: Deed): string =>
  'card' in deed ? `${deed.do}:${deed.card}` : 'colour' in deed ? `melt:${deed.colour}` : deed.do;

/** The card leaves the hand or the counter and lies in the middle until it is carried out. */
function layOut(game: Skirmish, player: Seat, deed: Deed): void {
  if (deed.do === 'melt') {
    brawler(game, player).crystals[deed.colour]--;
    brawler(game, player).tokens[deed.colour]++;
  }
  const card = cardOfDeed(deed);
  if (card === undefined) return;
  const from = deed.do === 'buy' ? game.counter : brawler(game, player).hand;
  game.inPlay.push(...from.splice(from.indexOf(card), 1));
}

function refillCounter(game: Skirmish): void {
  while (game.counter.length < 3) {
    const card = nextCard(game);
    if (card === undefined) return;
    game.counter.push(card);
    revealed();
    note({ key: 'turnedUp', card });
  }
}

const action = rule<{ player: Seat }>('action')
  .choose('deed', {
    kind: 'one',
    values: (game, { player }) => deedsOf(game, player),
    option: (_, deed) => {
      const id = idOf(deed);
      if ('card' in deed)
        return { id, label: { key: 'card', card: deed.card, side: deed.do }, thing: `card:${deed.card}` };
      if ('colour' in deed) return { id, label: { key: 'melt', colour: deed.colour } };
      return { id, label: { key: deed.do } };
    },
    prompt: () => ({ key: 'whichDeed' }),
    refused: (game, { player }) =>
      brawler(game, player)
        .hand.filter((card) => !canPower(game, player, card))
        .map((card) => ({
          id: `strong:${card}`,
          label: { key: 'card', card, side: 'strong' },
          thing: `card:${card}`,
          reason: { key: 'tooFew' },
          rule: 'SKI-PAY.1',
        })),
  })
  .do('layOut', (game, { player, deed }) => layOut(game, player, deed))
  .maybeCall('power', payPower, (_, { player, deed }) =>
    deed.do === 'strong' ? { player, card: deed.card } : undefined,
  )
  .maybeCall('price', payPrice, (_, { player, deed }) =>
    deed.do === 'buy' ? { player, price: cardOf(deed.card).worth } : undefined,
  )
  .maybeCall('effect', carryOut, (_, { player, deed }) => {
    const card = cardOfDeed(deed);
    return card && { player, effect: deed.do === 'strong' ? cardOf(card).strong : cardOf(card).weak };
  })
  .maybeCall('fight', fight, (_, { player, deed }) => (deed.do === 'fight' ? { player } : undefined))
  .do('putAway', (game, { deed }) => {
    game.discard.push(...game.inPlay.splice(0));
    if (deed.do === 'buy') refillCounter(game);
  })
  .gives((_, { deed }) => deed.do);

function tidy(game: Skirmish, player: Seat): void {
  const self = brawler(game, player);
  for (const die of self.usedDice.splice(0))
    game.dice[die] = (['amber', 'ruby', 'wild'] as const)[roll(game, 3) - 1] ?? 'wild';
  self.tokens = { amber: 0, ruby: 0 };
  self.fought = false;
  self.drank = false;
}

export const turn = rule<{ player: Seat }>('turn')
  .exitIf('out', (game, { player }) => brawler(game, player).out)
  .repeat('actions', action, (game, { player, actions }) =>
    actions === 'stop' || brawler(game, player).out ? undefined : { player },
  )
  .offer('turnEnds', {
    due: (game, { player }) => triggersOf(game, player, 'turnEnds'),
    prompt: () => ({ key: 'triggers' }),
    decline: () => ({ key: 'decline' }),
    standing: () => 'turnEnds',
  })
  .do('tidy', (game, { player }) => tidy(game, player));
