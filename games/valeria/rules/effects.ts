// What cards do: one interpreter for every effect that may need a decision (VAL-DATA.3-7, VAL-CARD).
import { type Callable, calling, type Seat } from '@krcma/kernel';
import { type CitizenId, citizenOf } from '../data/citizens.ts';
import type { CitizenFilter, Effect } from '../data/effect.ts';
import { playerAt, topOf, type Valeria } from '../state.ts';
import { citizenStacks, joinTableau } from './center.ts';
import { DECLINE, declining, type EffectOf, effectAt, partBelow } from './effect-of.ts';
import { bagOf, gainEffect, isPlain } from './gain.ts';
import { add, affords, subtract } from './resources.ts';
import { returnCard } from './return-card.ts';
import { note, rule, ruleNamed } from './script.ts';
import { takeFrom } from './take-from.ts';
import { takeMonster } from './take-monster.ts';

const fits =
  (filter: CitizenFilter) =>
  (id: CitizenId): boolean => {
    const { role, cost } = citizenOf(id);
    if (filter.role !== undefined && filter.role !== role) return false;
    // Only the base price counts, never the surcharge (VAL-REC.6).
    if (filter.maxBaseCost !== undefined && cost > filter.maxBaseCost) return false;
    return filter.name === undefined || filter.name === id;
  };

/** An alternative that cannot be had is not offered (VAL-SLAY.10). */
const isPossible = (game: Valeria, effect: Effect): boolean =>
  effect.op !== 'takeCitizen' || citizenStacks(game, fits(effect.filter)).length > 0;

/** The words of one alternative of a reward. */
function rewardLabel(game: Valeria, seat: Seat, effect: Effect) {
  if (isPlain(effect)) return { key: 'reward-gain', bag: bagOf(playerAt(game, seat), effect) } as const;
  if (effect.op === 'takeCitizen')
    return { key: 'reward-citizen', ...(effect.filter.name && { citizen: effect.filter.name }) } as const;
  const plain = effect.op === 'all' ? effect.of.filter(isPlain) : [];
  return { key: 'reward-citizen', bag: bagOf(playerAt(game, seat), { op: 'all', of: plain }) } as const;
}

/** Carries out an effect of a card for a player, asking where there is something to decide (VAL-GEN.9). */
export const carryOut = rule<EffectOf>('carryOut')
  .do('gain', (game, at) => {
    const effect = effectAt(at);
    if (isPlain(effect)) gainEffect(game, at.player, effect, at.card);
  })
  .each('parts', ruleNamed<EffectOf>('carryOut'), (_, at) => {
    const effect = effectAt(at);
    return effect.op === 'all' && !isPlain(effect) ? effect.of.map((__, index) => partBelow(at, index)) : [];
  })
  .maybeChoose('alternative', {
    kind: 'one',
    values: (game, at) => {
      const effect = effectAt(at);
      if (effect.op !== 'oneOf') return undefined;
      return effect.of.flatMap((part, index) => (isPossible(game, part) ? [index] : []));
    },
    option: (game, index, at) => {
      const part = effectAt(partBelow(at, index));
      const label = rewardLabel(game, at.player, part);
      const id = label.key === 'reward-gain' ? Object.keys(label.bag).join('+') : 'citizen';
      return { id: `reward:${id}`, label, thing: `card:${at.card}`, rule: 'VAL-SLAY.8' };
    },
    prompt: (_, { card }) => ({ key: 'ask-reward', card }),
  })
  .maybeCall('chosen', ruleNamed<EffectOf>('carryOut'), (_, { player, card, part, alternative }) =>
    alternative === undefined ? undefined : { player, card, part: [...part, alternative] },
  )
  .callNamed('operation', (_, { player, card, part }) => {
    const operation = operations[effectAt({ card, part }).op];
    return operation && calling(operation, { player, card, part });
  });

/** Pay the whole cost in the resources shown, once, or not (VAL-MAG.6, VAL-CARD.28). */
export const trade = rule<EffectOf>('trade')
  .choose('accepted', {
    kind: 'yesNo',
    values: (game, at) => {
      const effect = effectAt(at);
      return effect.op === 'pay' && affords(playerAt(game, at.player), effect.cost) ? [true, false] : [false];
    },
    option: (game, accepted, at) => {
      const effect = effectAt(at);
      if (!accepted || effect.op !== 'pay') return declining;
      const gain = bagOf(playerAt(game, at.player), effect.then);
      return { id: 'accept', label: { key: 'accept-trade', cost: effect.cost, gain }, rule: 'VAL-CARD.28' };
    },
    prompt: (game, at) => {
      const effect = effectAt(at);
      const cost = effect.op === 'pay' ? effect.cost : {};
      const gain = effect.op === 'pay' ? bagOf(playerAt(game, at.player), effect.then) : {};
      return { key: 'ask-trade', card: at.card, cost, gain };
    },
  })
  .do('pay', (game, { accepted, ...at }) => {
    const effect = effectAt(at);
    if (!accepted || effect.op !== 'pay') return;
    const player = playerAt(game, at.player);
    const bag = bagOf(player, effect.then);
    subtract(player, effect.cost);
    add(player, bag);
    note({ key: 'traded', player: at.player, card: at.card, cost: effect.cost, bag });
  });

/** A free citizen from the center (VAL-DATA.6, VAL-SLAY.12). */
export const takeCitizen = rule<EffectOf>('takeCitizen')
  .choose('stack', {
    kind: 'one',
    values: (game, at): (number | typeof DECLINE)[] => {
      const effect = effectAt(at);
      return effect.op === 'takeCitizen' ? [...citizenStacks(game, fits(effect.filter)), DECLINE] : [DECLINE];
    },
    option: (game, stack) => {
      if (stack === DECLINE) return declining;
      const citizen = topOf(game, stack) as CitizenId;
      return {
        id: `take:${citizen}`,
        label: { key: 'free-citizen', citizen },
        thing: `stack:${stack}`,
        rule: 'VAL-REC.6',
      };
    },
    prompt: (_, { card }) => ({ key: 'ask-citizen', card }),
  })
  .do('take', (game, { player, card, stack }) => {
    if (stack !== DECLINE) joinTableau(game, player, stack, card);
  });

/** What asks for a decision of its own, by the name it has in the tables. */
const operations: { readonly [op in Effect['op']]?: Callable<EffectOf, undefined> } = {
  pay: trade,
  takeCitizen,
  takeFrom,
  returnCard,
  takeRandomMonster: takeMonster,
  bonusAction: ruleNamed<EffectOf>('bonusSlay'),
};
