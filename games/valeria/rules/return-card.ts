// Putting an own card back on its stack for points (VAL-CARD.17-24).
import { type CitizenId, citizenOf, isCitizen } from '../data/citizens.ts';
import type { DomainId } from '../data/domains.ts';
import { isEvent } from '../data/events.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { playerAt, type SlayableId, stackAt, stackOfSlot, type Valeria } from '../state.ts';
import { DECLINE, declining, type EffectOf, effectAt } from './effect-of.ts';
import { clearSpot } from './exhausted.ts';
import { add } from './resources.ts';
import { note, rule } from './script.ts';

/** The stack a card would go back to; slain events and foreign areas have none (VAL-CARD.23). */
function homeOf(game: Valeria, card: CitizenId | SlayableId): number | undefined {
  if (isCitizen(card)) return stackOfSlot(citizenOf(card).slot);
  if (isEvent(card)) return undefined;
  const { area } = monsterOf(card);
  const home = game.areas.indexOf(area);
  return home < 0 ? undefined : home;
}

function returnable(game: Valeria, at: EffectOf): (CitizenId | MonsterId)[] {
  const effect = effectAt(at);
  if (effect.op !== 'returnCard') return [];
  const { citizens, slain } = playerAt(game, at.player);
  const cards: readonly (CitizenId | SlayableId)[] = effect.card === 'citizen' ? citizens : slain;
  return [...new Set(cards)].filter(
    (card): card is CitizenId | MonsterId => homeOf(game, card) !== undefined,
  );
}

export const returnCard = rule<EffectOf>('returnCard')
  .choose('returned', {
    kind: 'one',
    values: (game, at): (CitizenId | MonsterId | typeof DECLINE)[] => [...returnable(game, at), DECLINE],
    option: (game, card, at) => {
      if (card === DECLINE) return declining;
      const effect = effectAt(at);
      const gain = effect.op === 'returnCard' ? effect.gain : {};
      return {
        id: `return:${card}`,
        label: { key: 'return-card', card, gain },
        thing: `stack:${homeOf(game, card)}`,
        rule: isCitizen(card) ? 'VAL-CARD.17' : 'VAL-CARD.21',
      };
    },
    prompt: (_, at) => {
      const effect = effectAt(at);
      return {
        key: 'ask-return',
        card: at.card as DomainId,
        gain: effect.op === 'returnCard' ? effect.gain : {},
      };
    },
  })
  .do('put back', (game, { returned, ...at }) => {
    const effect = effectAt(at);
    if (returned === DECLINE || effect.op !== 'returnCard') return;
    const stack = homeOf(game, returned) as number;
    const owner = playerAt(game, at.player);
    const own: (CitizenId | SlayableId)[] = isCitizen(returned) ? owner.citizens : owner.slain;
    own.splice(own.lastIndexOf(returned), 1);
    clearSpot(game, stack);
    stackAt(game, stack).cards.push(returned);
    add(owner, effect.gain);
    note({ key: 'returned', player: at.player, card: returned, stack, bag: effect.gain });
  });
