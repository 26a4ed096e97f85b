// MK-15.1: wounds that a hero takes, and the knock-out they lead to (MK-12.28 to .30).
import { type Seat, shownToAll } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { levelAt } from '../data/levels.ts';
import { type Lasting, type MageKnight, playerAt } from '../state.ts';
import { draw, takeOut } from './deck.ts';
import { working } from './lasting.ts';
import { note } from './script.ts';

/** All cards of the hand but wounds, which counts as discarding them (MK-4.13); gives how many. */
export function discardAllCards(game: MageKnight, seat: Seat): number {
  const player = playerAt(game, seat);
  const cards = player.hand.filter((card) => card !== WOUND);
  if (cards.length === 0) return 0;
  player.hand = player.hand.filter((card) => card === WOUND);
  player.discard.push(...cards);
  shownToAll();
  if (seat === game.active) game.turn.cards += cards.length;
  return cards.length;
}

/** By the wounds of this combat, whatever they come from. */
function knockOut(game: MageKnight, seat: Seat): void {
  const { combat } = game;
  if (combat === null || combat.wounds < levelAt(playerAt(game, seat).level).handLimit) return;
  const cards = discardAllCards(game, seat);
  if (!combat.knockedOut || cards > 0) note({ key: 'hero-knocked-out', player: seat, cards });
  combat.knockedOut = true;
}

/** What spares wounds; some effects help against enemies alone. */
const shieldsOf = (game: MageKnight, seat: Seat, isAttack: boolean): Lasting[] =>
  game.lasting.length === 0
    ? []
    : [
        ...(isAttack ? working(game, seat, 'ignoreFirstWound') : []),
        ...working(game, seat, 'ignoreWound'),
      ].map(({ lasting }) => lasting);

/** How many wounds from enemies need not be taken. */
export const sparable = (game: MageKnight, seat: Seat): number =>
  shieldsOf(game, seat, true).reduce((n, { left = 0 }) => n + left, 0);

/** How many of these wounds are not taken. */
export function spareWounds(game: MageKnight, seat: Seat, wounds: number, isAttack: boolean): number {
  let spared = 0;
  for (const shield of shieldsOf(game, seat, isAttack)) {
    const n = Math.min(shield.left ?? 0, wounds - spared);
    shield.left = (shield.left ?? 0) - n;
    spared += n;
  }
  if (spared > 0) note({ key: 'wounds-spared', player: seat, n: spared });
  return spared;
}

/** A card for each wound; the first one may be thrown away for it (MK-11.26). */
export function drawForWounds(game: MageKnight, seat: Seat, wounds: number): void {
  if (game.lasting.length === 0) return;
  for (const { op, lasting } of working(game, seat, 'drawOnWound')) {
    const { left = 0 } = lasting;
    const n = Math.min(left, wounds);
    if (op.throwFirst === true && left > op.max && n > 0) {
      takeOut(playerAt(game, seat).hand, WOUND);
      note({ key: 'wound-thrown', player: seat, from: 'hand' });
    }
    lasting.left = left - n;
    draw(game, seat, n);
  }
}

export function takeWounds(
  game: MageKnight,
  seat: Seat,
  wounds: number,
  to: 'hand' | 'discard' = 'hand',
): void {
  const n = to === 'hand' ? wounds - spareWounds(game, seat, wounds, false) : wounds;
  if (n <= 0) return;
  const pile = playerAt(game, seat)[to];
  for (let wound = 0; wound < n; wound++) pile.push(WOUND);
  note({ key: 'wounds-taken', player: seat, n, to });
  if (seat !== game.active) return;
  if (to === 'discard') {
    game.turn.woundsDiscarded += n;
    return;
  }
  game.turn.wounds += n;
  if (game.combat !== null) {
    game.combat.wounds += n;
    knockOut(game, seat);
  }
  drawForWounds(game, seat, n);
}
