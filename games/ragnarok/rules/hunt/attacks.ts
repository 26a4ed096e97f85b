// The attack deck: one hand of the monster player, never reshuffled during a hunt (LOR-HUNT.18, LOR-DECK.3).
import { isRecording, revealed, shuffle } from '@krcma/kernel';
import { type AttackCardId, attackCards } from '../../data/attack-cards.ts';
import { FIRST_ATTACKS } from '../../data/setup.ts';
import { type Hunt, playerAt, type Ragnarok } from '../../state.ts';
import { modifiersOf } from '../holdings.ts';
import { note } from '../script.ts';

/** All 14 before each hunt (LOR-HUNT.7); a deck nothing was drawn from lies shuffled already. */
export function shuffleAttacks(game: Ragnarok): void {
  const { attacks } = game;
  if (attacks.discard.length === 0) return;
  attacks.deck = shuffle(game, [...attacks.deck, ...attacks.discard]);
  attacks.discard = [];
}

/** As many as there are (LOR-HUNT.18). */
export function drawAttacks(game: Ragnarok, hunt: Hunt, count: number): void {
  const cards: AttackCardId[] = [];
  for (let left = count; left > 0; left--) {
    const card = game.attacks.deck.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  hunt.attacks.push(...cards);
  revealed([hunt.master]);
  if (!isRecording()) return;
  const told = { key: 'attacks-drawn', player: hunt.master, count: cards.length } as const;
  note({ ...told, cards }, [hunt.master], told);
}

/** Two, changed by what the hunter holds, never below one. */
export function firstAttacks(game: Ragnarok, hunt: Hunt): number {
  let count = FIRST_ATTACKS;
  for (const op of modifiersOf(playerAt(game, hunt.hunter), 'attackDraw')) count += op.n;
  return Math.max(1, count);
}

/** One is played, the others are discarded (LOR-HUNT.22). */
export function playAttack(game: Ragnarok, hunt: Hunt, attack: AttackCardId): void {
  const rest = hunt.attacks.slice();
  rest.splice(rest.indexOf(attack), 1);
  hunt.attack = attack;
  hunt.attacks = [];
  game.attacks.discard.push(...rest);
  revealed();
  const { rage, weakness } = attackCards[attack];
  note({
    key: 'attack-played',
    player: hunt.master,
    prey: hunt.prey,
    attack,
    rage,
    weakness,
    discarded: rest,
  });
}

/** A hunt is over: the hand and the attack in play go to the discards. */
export function discardAttacks(game: Ragnarok, hunt: Hunt): void {
  if (hunt.attack !== null) game.attacks.discard.push(hunt.attack);
  if (hunt.attacks.length > 0) revealed();
  game.attacks.discard.push(...hunt.attacks);
}
