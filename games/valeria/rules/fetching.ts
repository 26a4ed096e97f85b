// Cards of a described position are fetched from wherever set-up put them.
import { CITIZENS, DOMAINS, type Valeria } from '../state.ts';

/** Cards that lie together, and those that fill the gap when one is taken. */
interface Pile {
  readonly cards: string[];
  readonly spare: string[] | undefined;
}

/** The cards in the box that lie like those of a stack; monsters and unmixed citizens are not kept there. */
export function boxOf({ box }: Valeria, stack: number): string[] | undefined {
  if (stack >= DOMAINS) return box.domains;
  return stack < CITIZENS ? undefined : box.citizens[stack - CITIZENS];
}

const pilesOf = (game: Valeria): Pile[] => [
  ...game.center.map(({ cards }, stack) => ({ cards, spare: boxOf(game, stack) })),
  { cards: game.deck, spare: game.box.events },
  ...game.players.map(({ dukes }) => ({ cards: dukes, spare: game.box.dukes })),
];

function removeLast(pile: string[], card: string): boolean {
  const at = pile.lastIndexOf(card);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

/**
 * Takes a card out of the box, or from the table, where another of the box takes its place: so the same number of cards
 * lies everywhere, however they were dealt. A card that is nowhere was left in the box by the layout.
 */
export function fetch(game: Valeria, card: string): void {
  const { domains, events, dukes, citizens } = game.box;
  for (const pile of [domains, events, dukes, ...citizens]) if (removeLast(pile, card)) return;
  for (const { cards, spare } of pilesOf(game)) {
    const at = cards.lastIndexOf(card);
    if (at < 0) continue;
    const other = card === 'exhausted' ? undefined : spare?.pop();
    cards.splice(at, 1, ...(other === undefined ? [] : [other]));
    return;
  }
}
