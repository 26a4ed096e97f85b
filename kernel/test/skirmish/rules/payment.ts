import type { Seat } from '../../../index.ts';
import { type CardId, COLOURS, type Colour, cardOf, charmOf, type Face } from '../cards.ts';
import { brawler, hasCharm, onTheirFeet, payCoins, rule, type Skirmish } from '../state.ts';

/** One thing laid down for one colour. Dice are named by their place. */
export type Means =
  | { with: 'token' | 'crystal'; colour: Colour }
  | { with: 'die'; die: number; colour: Colour }
  | { with: 'favour'; colour: Colour };

/** All a seat could pay with; a copy, so that trying does not touch the table. */
interface Purse {
  tokens: Record<Colour, number>;
  crystals: Record<Colour, number>;
  dice: readonly Face[];
  /** One die a turn. */
  dieFree: boolean;
  favourFree: boolean;
  surcharge: readonly Colour[];
}

/** What others in play make a wild die cost on top. */
const surchargesOn = (game: Skirmish, player: Seat): Colour[] =>
  onTheirFeet(game)
    .filter((seat) => seat !== player)
    .flatMap((seat) => brawler(game, seat).charms.flatMap(({ id }) => charmOf(id).surcharge ?? []))
    .slice(0, 1);

function purseOf(game: Skirmish, player: Seat): Purse {
  const { tokens, crystals, usedDice } = brawler(game, player);
  return {
    tokens: { ...tokens },
    crystals: { ...crystals },
    dice: game.dice,
    dieFree: usedDice.length === 0,
    favourFree: hasCharm(game, player, (id) => charmOf(id).favour === true),
    surcharge: surchargesOn(game, player),
  };
}

/** What can be laid down for the first colour owed, what one would rather part with first. */
function meansFor({ tokens, crystals, dice, dieFree, favourFree }: Purse, colour: Colour): Means[] {
  const means: Means[] = [];
  if (tokens[colour] > 0) means.push({ with: 'token', colour });
  if (dieFree)
    for (const [die, face] of dice.entries())
      if (face === colour || face === 'wild') means.push({ with: 'die', die, colour });
  if (crystals[colour] > 0) means.push({ with: 'crystal', colour });
  if (favourFree) means.push({ with: 'favour', colour });
  return means;
}

function after(purse: Purse, owed: readonly Colour[], means: Means): [Purse, Colour[]] {
  const left = owed.slice(1);
  switch (means.with) {
    case 'token':
      return [
        { ...purse, tokens: { ...purse.tokens, [means.colour]: purse.tokens[means.colour] - 1 } },
        left,
      ];
    case 'crystal':
      return [
        { ...purse, crystals: { ...purse.crystals, [means.colour]: purse.crystals[means.colour] - 1 } },
        left,
      ];
    case 'favour':
      return [{ ...purse, favourFree: false }, left];
    case 'die':
      return [
        { ...purse, dieFree: false },
        purse.dice[means.die] === 'wild' ? [...left, ...purse.surcharge] : left,
      ];
  }
}

function payable(purse: Purse, owed: readonly Colour[]): boolean {
  const [first] = owed;
  return first === undefined || meansFor(purse, first).some((means) => payable(...after(purse, owed, means)));
}

export const canPower = (game: Skirmish, player: Seat, card: CardId): boolean =>
  payable(purseOf(game, player), cardOf(card).power);

const nameOf = (means: Means): string =>
  means.with === 'die' ? `die:${means.die}` : `${means.with}:${means.colour}`;

function lay(game: Skirmish, player: Seat, means: Means): void {
  const { tokens, crystals, usedDice, charms } = brawler(game, player);
  if (means.with === 'token') tokens[means.colour]--;
  else if (means.with === 'crystal') crystals[means.colour]--;
  else if (means.with === 'die') usedDice.push(means.die);
  else {
    const favour = charms.find(({ id, ready }) => ready && charmOf(id).favour === true);
    if (favour !== undefined) favour.ready = false;
  }
}

/** Lays down one thing; what is owed may shrink or grow by it. */
const payOne = rule<{ player: Seat; owed: readonly Colour[] }>('payOne')
  .choose('means', {
    kind: 'payment',
    values: (game, { player, owed }) => {
      const purse = purseOf(game, player);
      return meansFor(purse, owed[0] ?? COLOURS[0]).filter((means) => payable(...after(purse, owed, means)));
    },
    option: (_, means) => ({
      id: nameOf(means),
      label: { key: 'means', means: nameOf(means) },
      thing: nameOf(means),
    }),
    prompt: (_, { owed }) => ({ key: 'owing', owed }),
  })
  .set('left', (game, { player, owed, means }) => after(purseOf(game, player), owed, means)[1])
  .do('lay', (game, { player, means }) => lay(game, player, means))
  .gives((_, { left }) => left);

/** The power of a card is paid colour by colour. */
export const payPower = rule<{ player: Seat; card: CardId }>('payPower').repeat(
  'owed',
  payOne,
  (_, { player, card, owed = cardOf(card).power }) => (owed.length === 0 ? undefined : { player, owed }),
);

/** Every way to pay at the counter, coins first. */
export function splitsFor(game: Skirmish, player: Seat, price: number): { coins: number; tab: number }[] {
  const { coins, tab } = brawler(game, player);
  const onTheTab = Array.from({ length: price + 1 }, (_, owed) => owed);
  return onTheTab
    .filter((owed) => owed <= tab && price - owed <= coins)
    .map((owed) => ({ coins: price - owed, tab: owed }));
}

/** Paying at the counter: coins, or the landlord writes it down. */
export const payPrice = rule<{ player: Seat; price: number }>('payPrice')
  .choose('split', {
    kind: 'payment',
    values: (game, { player, price }) => splitsFor(game, player, price),
    option: (_, { coins, tab }) => ({ id: `pay:${coins}c${tab}t`, label: { key: 'splitOf', coins, tab } }),
    prompt: () => ({ key: 'split' }),
  })
  .do('pay', (game, { player, split }) => {
    payCoins(game, player, split.coins);
    brawler(game, player).tab -= split.tab;
  });
