// Combat cards: drawing and discarding (LOR-DECK, LOR-HERO.11). Limits are applied by `aftermath`.
import { isRecording, revealed, type Seat, shuffle } from '@krcma/kernel';
import type { CombatCardId } from '../data/combat-cards.ts';
import { type Pile, playerAt, type Ragnarok } from '../state.ts';
import { note } from './script.ts';

/** The next card of a pile; an empty deck is made of its discards, and none is left when both are empty (LOR-DECK.2, .5). */
export function drawFrom<T>(game: Ragnarok, pile: Pile<T>): T | undefined {
  if (pile.deck.length === 0) {
    pile.deck = shuffle(game, pile.discard);
    pile.discard = [];
  }
  return pile.deck.pop();
}

/** As many as there are; others see only how many (LOR-INFO.3). */
export function drawCards(game: Ragnarok, seat: Seat, count: number): void {
  const cards: CombatCardId[] = [];
  for (let left = count; left > 0; left--) {
    const card = drawFrom(game, game.combat);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  playerAt(game, seat).hand.push(...cards);
  revealed([seat]);
  if (isRecording()) {
    const told = { key: 'cards-drawn', player: seat, count: cards.length } as const;
    note({ ...told, cards }, [seat], told);
  }
}

/** Face up on the pile, where all may look (LOR-HERO.11). */
export function discardCards(game: Ragnarok, seat: Seat, cards: readonly CombatCardId[]): void {
  const { hand } = playerAt(game, seat);
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at < 0) continue;
    hand.splice(at, 1);
    game.combat.discard.push(card);
  }
  revealed();
  note({ key: 'cards-discarded', player: seat, cards });
}
