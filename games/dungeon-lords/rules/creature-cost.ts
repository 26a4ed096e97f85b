// Chapters DL-HIRE.6-8, DL-MON.13: what creatures cost, to hire them, on payday and whenever else they want it.
import type { Seat } from '@krcma/kernel';
import { type CreatureId, isGhost } from '../data/creatures.ts';
import type { Goods } from '../data/types.ts';
import { type LairCreature, type Lord, lordAt } from '../state.ts';
import { bury } from './bury.ts';
import { discardCreature, monstersToGive, pay } from './goods.ts';
import { note, type Of, rule } from './script.ts';

interface Cost extends Of {
  readonly creature: CreatureId;
  readonly price: Goods;
  /** Its place in the lair, if it lives there already: nobody is given away for itself. */
  readonly place?: number;
  /** Places of those who still want to be paid: of equals one of them is given away (DL-PAY.5). */
  readonly unpaid?: readonly number[];
}

const wanted = (lord: Lord, { place }: Cost): LairCreature | undefined =>
  place === undefined ? undefined : lord.lair[place];

/** Of equals whoever is missed least: unpaid, or on strike. */
function spareness({ lair }: Lord, { unpaid }: Cost, place: number): number {
  if (unpaid?.includes(place) === true) return 2;
  return lair[place]?.stance === 'striking' ? 1 : 0;
}

/** Places of monsters to give away, one of each kind. */
function givable(lord: Lord, cost: Cost): number[] {
  const best = new Map<CreatureId, number>();
  for (const place of monstersToGive(lord, wanted(lord, cost))) {
    const { id } = lord.lair[place] as LairCreature;
    const other = best.get(id);
    if (other === undefined || spareness(lord, cost, place) > spareness(lord, cost, other))
      best.set(id, place);
  }
  return [...best.values()];
}

const creatureAt = ({ lair }: Lord, place: number): CreatureId => (lair[place] as LairCreature).id;

const lairThing = (player: Seat, place: number): string => `lair:${player}:${place}`;

/** Pays in full, which must be possible (`canPay`), and gives the place of a monster that was given away, or null. */
export const payCreature = rule<Cost>('payCreature')
  .maybeChoose('given', {
    kind: 'one',
    values: (game, cost) =>
      cost.price.monster === undefined ? undefined : givable(lordAt(game, cost.player), cost),
    option: (game, place, { player }) => {
      const creature = creatureAt(lordAt(game, player), place);
      return {
        id: `give:${creature}`,
        label: { key: 'give-monster', creature },
        thing: lairThing(player, place),
        rule: 'DL-HIRE.7',
      };
    },
    prompt: (_, { creature }) => ({ key: 'ask-give', creature }),
    refused: (game, cost) => {
      const lord = lordAt(game, cost.player);
      const offered = givable(lord, cost).map((place) => creatureAt(lord, place));
      return lord.lair.flatMap(({ id }, place) => {
        if (offered.includes(id) || lord.lair.findIndex((other) => other.id === id) !== place) return [];
        return {
          id: `give:${id}`,
          label: { key: 'give-monster', creature: id },
          reason: isGhost(id) ? { key: 'ghost-no-monster' } : { key: 'not-itself', creature: id },
          thing: lairThing(cost.player, place),
          rule: 'DL-HIRE.7',
        };
      });
    },
  })
  .maybeCall('buried', bury, (_, { player, creature, price }) =>
    price.trap === undefined ? undefined : { player, creature, rule: 'DL-HIRE.6' as const },
  )
  .do('pay', (game, { player, creature, price, given }) => {
    pay(game, player, price);
    if (given === undefined) return;
    const { id } = discardCreature(game, player, given);
    note({ key: 'monster-given', player, creature: id, to: creature });
  })
  .gives((_, { given }) => given ?? null);
