// Which words explain a thing of the board.
import type { Names, Seat, TableText } from '@krcma/kernel';
import type { CardId } from '../data/components.ts';
import { TRACKS, type Track } from '../data/effect.ts';
import type { ValeriaView } from '../rules/view.ts';
import { cardNames } from './names.en.ts';

/** What there is to say about the things of the board. */
export interface Things {
  card(card: CardId): string;
  stack(stack: number, view: ValeriaView): string | undefined;
  track(track: Track): string;
  seat(seat: Seat, view: ValeriaView, names: Names): string | undefined;
  die(value: number, dice: readonly number[]): string;
  end(view: ValeriaView): string;
  column(column: number, view: ValeriaView): string | undefined;
}

const isCard = (id: string): id is CardId => Object.hasOwn(cardNames, id);
const isTrack = (id: string): id is Track => (TRACKS as readonly string[]).includes(id);

/** Explains `card:archer`, `stack:7`, `track:gold`, `seat:1`, `die:0`, `end` and, in the game of one, `column:2`. */
function explain(things: Things, thing: string, view: ValeriaView, names: Names): string | undefined {
  const [kind, id = ''] = thing.split(':');
  const number = Number(id);
  switch (kind) {
    case 'card':
      return isCard(id) ? things.card(id) : undefined;
    case 'stack':
      return things.stack(number, view);
    case 'track':
      return isTrack(id) ? things.track(id) : undefined;
    case 'seat':
      return things.seat(number, view, names);
    case 'die': {
      const value = view.dice[number];
      // Before the first roll the dice lie there without a meaning.
      return value === undefined || view.turn === 0 ? undefined : things.die(value, view.dice);
    }
    case 'end':
      return things.end(view);
    case 'column':
      return things.column(number, view);
    default:
      return undefined;
  }
}

export const explaining =
  (things: Things): TableText['thing'] =>
  (thing, view, names) =>
    explain(things, thing, view as ValeriaView, names);
