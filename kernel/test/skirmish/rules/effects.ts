import { calling, note, revealed, roll, type Seat } from '../../../index.ts';
import { cardOf, charmOf, type Effect, type Moment } from '../cards.ts';
import {
  brawler,
  gainCoins,
  nextCard,
  onTheirFeet,
  payCoins,
  rule,
  ruleNamed,
  type Said,
  type Skirmish,
} from '../state.ts';

interface Doing {
  player: Seat;
  effect: Effect;
}

const carryOutNamed = ruleNamed<Doing>('carryOut');

/** The parts of an effect that are carried out one after another. */
function partsOf(effect: Effect): readonly Effect[] {
  if ('all' in effect) return effect.all;
  return 'repeat' in effect ? Array.from({ length: effect.repeat }, () => effect.effect) : [];
}

function apply(game: Skirmish, player: Seat, effect: Effect): void {
  const self = brawler(game, player);
  if ('coins' in effect) gainCoins(game, player, effect.coins);
  else if ('token' in effect) self.tokens[effect.token]++;
  else if ('crystal' in effect)
    self.crystals[effect.crystal] = Math.min(3, self.crystals[effect.crystal] + 1);
  else if ('renown' in effect) self.renown += effect.renown;
  else if ('draw' in effect) drawCards(game, player, effect.draw);
}

export function drawCards(game: Skirmish, player: Seat, count: number): void {
  const drawn = Array.from({ length: count }, () => nextCard(game)).filter((card) => card !== undefined);
  if (drawn.length === 0) return;
  brawler(game, player).hand.push(...drawn);
  revealed([player]);
  note({ key: 'drew', player, cards: drawn }, [player], { key: 'drewSome', player, count: drawn.length });
}

/** One more cup: stop, or roll; a one is spilled and ends it. */
const drinkOne = rule<{ player: Seat; cups: number; drunk: number }>('drinkOne')
  .choose('more', {
    kind: 'yesNo',
    values: () => ['yes', 'no'],
    option: (_, more) => ({ id: more, label: { key: more === 'yes' ? 'yes' : 'no' } }),
    prompt: () => ({ key: 'drinkMore' }),
    standing: () => 'drink',
  })
  .exitIf('enough', (_, { more }) => more === 'no')
  .set('die', (game) => roll(game))
  .do('tell', (game, { player, die }) => {
    brawler(game, player).drank = true;
    note({ key: 'rolled', player, result: die });
  })
  .gives((_, { cups, drunk, die }) => ({
    cups: cups + 1,
    drunk: die === 1 ? 0 : drunk + (die ?? 0),
    goesOn: (die ?? 1) > 1,
  }));

/** Up to as many cups as were ordered; the drinker keeps a coin for each full four points, unless it is spilled. */
const swig = rule<{ player: Seat }>('swig')
  .choose('most', {
    kind: 'number',
    values: () => [1, 2, 3],
    option: (_, cups) => ({ id: `cups:${cups}`, label: { key: 'cups', cups } }),
    prompt: () => ({ key: 'howMany' }),
  })
  .repeat('cup', drinkOne, (_, { player, most, cup = { cups: 0, drunk: 0, goesOn: true } }) =>
    cup.goesOn && cup.cups < most ? { player, cups: cup.cups, drunk: cup.drunk } : undefined,
  )
  .do('reward', (game, { player, cup }) => gainCoins(game, player, Math.floor((cup?.drunk ?? 0) / 4)));

/** The top card of the deck is turned up; its worth is paid out. */
const peek = rule<{ player: Seat }>('peek')
  .set('card', (game) => nextCard(game) ?? null)
  .exitIf('empty', (_, { card }) => card === null)
  .do('turnUp', (game, { player, card }) => {
    if (card === null) return;
    game.discard.push(card);
    revealed();
    note({ key: 'turnedUp', card });
    gainCoins(game, player, cardOf(card).worth);
  });

const payUp = rule<{ player: Seat }>('payUp')
  .choose('how', {
    kind: 'one',
    values: (game, { player }) => (brawler(game, player).coins > 0 ? ['coin', 'bruise'] : ['bruise']),
    option: (_, how) => ({ id: how, label: { key: how === 'coin' ? 'coin' : 'bruise' } }),
    prompt: () => ({ key: 'payUp' }),
  })
  .do('pay', (game, { player, how }) => {
    if (how === 'coin') payCoins(game, player, 1);
    else brawler(game, player).bruises++;
  });

/** Everybody else pays a coin or goes home with a bruise. */
const roundOfDrinks = rule<{ player: Seat }>('roundOfDrinks').each('others', payUp, (game, { player }) =>
  onTheirFeet(game, player)
    .filter((seat) => seat !== player && brawler(game, seat).bruises < 4)
    .map((other) => ({ player: other })),
);

const oddOnes = { peek, swig, roundOfDrinks };

/** The one interpreter of effects; it calls itself for what is inside. */
export const carryOut = rule<Doing>('carryOut')
  .each('parts', carryOutNamed, (_, { player, effect }) =>
    partsOf(effect).map((part) => ({ player, effect: part })),
  )
  .maybeChoose('which', {
    kind: 'one',
    values: (_, { effect }) => ('oneOf' in effect ? [...effect.oneOf.keys()] : undefined),
    option: (_, index) => ({ id: `effect:${index}`, label: { key: 'effect', index } }),
    prompt: () => ({ key: 'whichEffect' }),
  })
  .maybeCall('chosen', carryOutNamed, (_, { player, effect, which }) => {
    const chosen = 'oneOf' in effect && which !== undefined ? effect.oneOf[which] : undefined;
    return chosen && { player, effect: chosen };
  })
  .do('apply', (game, { player, effect }) => apply(game, player, effect))
  .callNamed('odd', (_, { player, effect }) =>
    'named' in effect ? calling(oddOnes[effect.named], { player }) : undefined,
  );

/** The charms of a seat that wait for this moment. */
export function triggersOf(game: Skirmish, player: Seat, at: Moment) {
  const { charms, drank, out } = brawler(game, player);
  if (out) return [];
  return charms.flatMap(({ id, ready }, place) => {
    const { trigger } = charmOf(id);
    if (!ready || trigger?.at !== at || (trigger.afterDrink === true && !drank)) return [];
    const label: Said = { key: 'charm', charm: id };
    return [
      {
        id: `${id}:${place}`,
        seat: player,
        ...calling(carryOut, { player, effect: trigger.effect }),
        optional: trigger.optional === true,
        label,
        thing: `charm:${player}:${place}`,
      },
    ];
  });
}
