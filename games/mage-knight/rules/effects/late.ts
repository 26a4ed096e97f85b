// What effects of a turn do as its tokens and played cards are put away (MK-16.3).
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../../data/cards.ts';
import { BASICS } from '../../data/types.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { MOST_CRYSTALS } from '../crystals.ts';
import { takeOut } from '../deck.ts';
import { works } from '../lasting.ts';
import { note } from '../script.ts';

/** Crystals used this turn come back, as far as there is room for them. */
function returnCrystals(game: MageKnight, seat: Seat): void {
  const { crystals } = playerAt(game, seat);
  const back = { red: 0, blue: 0, green: 0, white: 0 };
  for (const colour of BASICS) {
    back[colour] = Math.min(MOST_CRYSTALS - crystals[colour], game.turn.spentCrystals[colour]);
    crystals[colour] += back[colour];
  }
  note({ key: 'crystals-back', player: seat, crystals: back });
}

/** The artifact a box was used as leaves whoever carried it as a banner; it lies in the play area again. */
function dropCopies(game: MageKnight, seat: Seat): void {
  const player = playerAt(game, seat);
  for (const { card, seat: owner } of game.lasting) {
    const bearer = owner === seat ? player.units.find(({ banner }) => banner === card) : undefined;
    if (card === undefined || bearer === undefined) continue;
    player.played.push({ card, to: 'artifacts' });
    bearer.banner = null;
    bearer.bannerDown = false;
  }
}

/** As many as were taken this turn, and still lie where they were taken to. */
function throwWounds(game: MageKnight, seat: Seat): void {
  const player = playerAt(game, seat);
  const { wounds, woundsDiscarded } = game.turn;
  for (const [from, taken] of [
    ['hand', wounds],
    ['discard', woundsDiscarded],
  ] as const)
    for (let wound = 0; wound < taken && player[from].includes(WOUND); wound++) {
      takeOut(player[from], WOUND);
      note({ key: 'wound-thrown', player: seat, from });
    }
}

export function settleLate(game: MageKnight, seat: Seat): void {
  if (game.lasting.length === 0) return;
  if (works(game, seat, 'refundCrystals')) returnCrystals(game, seat);
  if (works(game, seat, 'throwWoundsThisTurn')) throwWounds(game, seat);
  dropCopies(game, seat);
}
