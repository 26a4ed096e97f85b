// Deck, discards and cards played: how many, and on demand which.
import { useState } from 'react';
import type { CardId } from '../data/cards.ts';
import { CardBack } from './card-face.tsx';
import { PileList } from './later-parts.ts';
import { type PlayerProps, wordsOf } from './table.ts';
import './piles.css';

type PileId = 'deck' | 'discard' | 'played';

interface Pile {
  readonly id: PileId;
  readonly name: string;
  readonly n: number;
  /** Undefined where nobody here may know. */
  readonly cards: readonly CardId[] | undefined;
}

export function Piles(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  const [open, setOpen] = useState<PileId>();
  const piles: readonly Pile[] = [
    { id: 'deck', name: words.deck, n: player.deck, cards: player.unseen },
    { id: 'discard', name: words.discard, n: player.discard.length, cards: player.discard },
    {
      id: 'played',
      name: words.played,
      n: player.played.length,
      cards: player.played.map(({ card }) => card),
    },
  ];
  const shown = piles.find(({ id }) => id === open);
  return (
    <div className="mk-piles">
      {piles.map(({ id, name, n, cards }) => (
        <button
          key={id}
          type="button"
          className="mk-pile"
          data-sign={id}
          disabled={cards === undefined}
          title={words.table.pile(name, n)}
          onClick={() => setOpen(id)}
        >
          <span className="tw-thing-name">{words.table.pile(name, n)}</span>
          <span className="mk-pile-look" aria-hidden="true">
            <CardBack n={n} />
            <small>{name}</small>
          </span>
        </button>
      ))}
      {shown?.cards !== undefined && (
        <PileList
          title={words.table.pile(shown.name, shown.n)}
          help={shown.id === 'deck' ? words.table.unseenHelp : undefined}
          cards={shown.cards}
          words={words}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
