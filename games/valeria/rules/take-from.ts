// Taking from opponents in the harvest and in the action phase.
import type { Seat } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { domainOf, isDomain } from '../data/domains.ts';
import type { Bag } from '../data/effect.ts';
import type { RuleId } from '../data/rule-ids.ts';
import { isSolo, opponentsOf, playerAt, restingSeat, type Valeria } from '../state.ts';
import { DECLINE, declining, type EffectOf, effectAt } from './effect-of.ts';
import { add, subtract, upTo } from './resources.ts';
import { note, rule } from './script.ts';

/** Alone, the full amount comes from the supply (VAL-SOLO.8, VAL-SOLO.9). */
const SUPPLY = 'supply';

type Theft = {
  readonly from: Seat | typeof SUPPLY;
  readonly bag: number;
};

const bagsOf = (at: EffectOf): readonly Bag[] => {
  const effect = effectAt(at);
  return effect.op === 'takeFrom' ? effect.oneOf : [];
};

/** What lets a card take something: alone the supply gives it, in the harvest or among the actions. */
export function theftRule(game: Valeria, card: CardId): RuleId {
  if (!isDomain(card)) return isSolo(game) ? 'VAL-SOLO.8' : 'VAL-CARD.1';
  if (isSolo(game)) return 'VAL-SOLO.9';
  return domainOf(card).timing === 'instant' ? 'VAL-CARD.27' : 'VAL-CARD.31';
}

/** Take from one opponent what is there, up to the amount (VAL-CARD.1, VAL-CARD.27, VAL-CARD.31). */
export const takeFrom = rule<EffectOf>('takeFrom')
  .choose('theft', {
    kind: 'one',
    values: (game, at): (Theft | typeof DECLINE)[] => {
      const froms = isSolo(game) ? ([SUPPLY] as const) : opponentsOf(game, at.player);
      const thefts: (Theft | typeof DECLINE)[] = [];
      for (const from of froms) for (let bag = 0; bag < bagsOf(at).length; bag++) thefts.push({ from, bag });
      thefts.push(DECLINE);
      return thefts;
    },
    option: (game, theft, at) => {
      if (theft === DECLINE) return declining;
      const full = bagsOf(at)[theft.bag] ?? {};
      const kind = Object.keys(full).join('+');
      if (theft.from === SUPPLY)
        return {
          id: `take:${kind}`,
          label: { key: 'take-from-supply', bag: full },
          thing: `track:${kind}`,
          rule: theftRule(game, at.card),
        };
      return {
        id: `take:${kind}:${theft.from}`,
        label: { key: 'take-from-seat', seat: theft.from, bag: upTo(playerAt(game, theft.from), full) },
        thing: `seat:${theft.from}`,
        rule: theftRule(game, at.card),
      };
    },
    refused: (game, at) => {
      const resting = restingSeat(game);
      if (resting === undefined || resting === at.player) return [];
      return bagsOf(at).map((bag) => ({
        id: `take:${Object.keys(bag).join('+')}:${resting}`,
        label: { key: 'take-from-seat', seat: resting, bag },
        thing: `seat:${resting}`,
        reason: { key: 'is-resting', seat: resting },
        rule: 'VAL-P5.6',
      }));
    },
    prompt: (game, { card }) => ({ key: 'ask-take-from', card, solo: isSolo(game) }),
  })
  .do('take', (game, { theft, ...at }) => {
    if (theft === DECLINE) return;
    const full = bagsOf(at)[theft.bag] ?? {};
    const { player, card } = at;
    const bag = theft.from === SUPPLY ? full : upTo(playerAt(game, theft.from), full);
    if (theft.from !== SUPPLY) subtract(playerAt(game, theft.from), bag);
    add(playerAt(game, player), bag);
    note({ key: 'took-from', player, ...(theft.from !== SUPPLY && { from: theft.from }), bag, card });
  });
