// Chapters DL-FOOD, DL-REP and DL-IMP: the village, the city with its academy, the suburb of the imps.
import { isRecording, revealed } from '@krcma/kernel';
import type { CombatCardId } from '../../data/combat-cards.ts';
import { slotOf } from '../../data/orders.ts';
import { COMBAT_ROUNDS } from '../../data/setup.ts';
import { inYear } from '../../data/types.ts';
import { type DungeonLords, lordAt } from '../../state.ts';
import { note, type Of } from '../script.ts';
import { usingSlot } from './slot.ts';

export const getFood = usingSlot('getFood', 'get-food').gives((_, { used }) => used);

export const recruitImps = usingSlot('recruitImps', 'recruit-imps').gives((_, { used }) => used);

/** Which card it was all know, what it says only the spy (DL-REP.5). */
function spyOn(game: DungeonLords, { player }: Of, card: number): void {
  const { spied } = lordAt(game, player);
  if (!spied.includes(card)) spied.push(card);
  revealed([player]);
  if (!isRecording()) return;
  const seen = inYear(game.city.decks, game.year)[card] as CombatCardId;
  const glance = { key: 'combat-card-seen', player, round: card + 1 } as const;
  note({ ...glance, card: seen }, [player], glance);
}

const cards: readonly number[] = Array.from({ length: COMBAT_ROUNDS }, (_, card) => card);

/** A card seen before may be chosen again, but where all are known there is nothing to ask (DL-REP.6). */
export const improveReputation = usingSlot('improveReputation', 'improve-reputation')
  .maybeChoose('card', {
    kind: 'one',
    values: (game, { player, slot, used }) =>
      used &&
      slotOf('improve-reputation', slot).spies !== undefined &&
      lordAt(game, player).spied.length < COMBAT_ROUNDS
        ? cards
        : undefined,
    option: (game, card, { player }) => ({
      id: `spy:${card + 1}`,
      label: {
        key: 'spy-card',
        round: card + 1,
        ...(lordAt(game, player).spied.includes(card) && {
          seen: inYear(game.city.decks, game.year)[card],
        }),
      },
      thing: `city:${card}`,
      rule: 'DL-REP.5',
    }),
    prompt: () => ({ key: 'ask-spy' }),
  })
  .do('look', (game, { player, card }) => {
    if (card !== undefined) spyOn(game, { player }, card);
  })
  .gives((_, { used }) => used);
