// Chapters ML-QST.8 and ML-QST.9: the cost of a resource quest, from the supply of the clan at that moment.
import { type Option, revealed } from '@krcma/kernel';
import type { LootId } from '../data/loot.ts';
import type { MonsterId } from '../data/monsters.ts';
import { type QuestId, questOf } from '../data/quests.ts';
import type { TrapId } from '../data/traps.ts';
import type { Bundle } from '../data/types.ts';
import type { MonsterLandsTypes } from '../messages.ts';
import { clanAt, type MonsterLands } from '../state.ts';
import type { FreeAct, KindsOf } from './acts.ts';
import { freeActs, freeActsOf } from './free-acts.ts';
import { affords, pay } from './gain.ts';
import { discardTrap } from './piles.ts';
import { note, type Of, rule } from './script.ts';
import { discardTrophy, trophyCards } from './trophies.ts';

type Paying = Of & { quest: QuestId; bundle: Bundle };
type Answer = { readonly do: 'pay' } | { readonly do: 'decline' };
const PAY: Answer = { do: 'pay' };
const DECLINE: Answer = { do: 'decline' };

const costOf = (quest: QuestId): Bundle => questOf(quest).b.cost;

/** Who cannot pay is asked only if a sale or loot may help him (ML-GEN.11). */
function payActs(game: MonsterLands, { player, quest }: Paying): (Answer | FreeAct)[] {
  const free = freeActsOf(game, player);
  if (affords(game, clanAt(game, player), costOf(quest))) return [PAY, DECLINE, ...free];
  return free.some((act) => act.do === 'sell' || act.do === 'loot') ? [DECLINE, ...free] : [DECLINE];
}

const payOption = (quest: QuestId, reward: Bundle): Option<MonsterLandsTypes> & { rule: 'ML-QST.8' } => ({
  id: 'pay',
  label: { key: 'pay-quest', cost: costOf(quest), reward },
  thing: `quest:${quest}`,
  rule: 'ML-QST.8',
});

const answers: KindsOf<Answer, Paying> = {
  pay: {
    option: (_, __, { quest, bundle }) => payOption(quest, bundle),
    refused: (game, { player, quest, bundle }) => {
      const cost = costOf(quest);
      if (affords(game, clanAt(game, player), cost)) return [];
      return [{ ...payOption(quest, bundle), reason: { key: 'cannot-pay', cost } }];
    },
  },
  decline: { option: () => ({ id: 'decline', label: { key: 'decline' }, rule: 'ML-QST.8' }) },
};

/** Traps stand for themselves by their position, as in `keepTrapLimit`. */
export const payTraps = rule<Of & { quest: QuestId; count: number }>('payTraps')
  .gather('paid', {
    kind: 'some',
    values: (game, { player }) => clanAt(game, player).traps.map((_, index) => index),
    atLeast: (_, { count }) => count,
    atMost: (_, { count }) => count,
    option: (game, index, { player }) => {
      const trap = clanAt(game, player).traps[index] as TrapId;
      return {
        id: `trap:${trap}:${index}`,
        label: { key: 'discard-trap', trap },
        thing: `trap:${player}:${index}`,
        rule: 'ML-QST.9',
      };
    },
    prompt: (_, { quest }) => ({ key: 'ask-trap-cost', quest }),
    done: () => ({ key: 'done' }),
  })
  .do('discard', (game, { player, paid }) => {
    const clan = clanAt(game, player);
    const traps = paid.map((index) => clan.traps[index] as TrapId);
    clan.traps = clan.traps.filter((_, index) => !paid.includes(index));
    for (const trap of traps) discardTrap(game, trap);
    revealed();
    note({ key: 'traps-discarded', player, traps });
  });

export const payTrophy = rule<Of & { quest: QuestId }>('payTrophy')
  .choose('card', {
    kind: 'one',
    values: (game, { player }): (MonsterId | LootId)[] => trophyCards(clanAt(game, player)),
    option: (_, card) => ({
      id: `trophy:${card}`,
      label: { key: 'pay-trophy', card },
      thing: `card:${card}`,
      rule: 'ML-QST.9',
    }),
    prompt: (_, { quest }) => ({ key: 'ask-trophy-cost', quest }),
  })
  .do('discard', (game, { player, card }) => discardTrophy(game, player, card));

/** The full cost or nothing (ML-QST.8); gives whether it was paid. */
export const payQuest = rule<Paying>('payQuest')
  .acts('answer', {
    kinds: { ...answers, ...freeActs },
    ends: ['pay', 'decline'],
    values: payActs,
    prompt: (_, { quest, bundle }) => ({ key: 'ask-quest-cost', quest, cost: costOf(quest), reward: bundle }),
  })
  .do('tokens', (game, { player, quest, answer }) => {
    if (answer.do === 'pay') pay(game, player, costOf(quest), quest);
  })
  .maybeCall('traps', payTraps, (_, { player, quest, answer }) => {
    const count = costOf(quest).trap ?? 0;
    return answer.do === 'pay' && count > 0 ? { player, quest, count } : undefined;
  })
  .maybeCall('trophy', payTrophy, (_, { player, quest, answer }) =>
    answer.do === 'pay' && costOf(quest).trophyCard !== undefined ? { player, quest } : undefined,
  )
  .gives((_, { answer }) => answer.do === 'pay');
