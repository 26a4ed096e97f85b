// Deck, discards and cards played: how many, and on demand which.
import { Thing } from '@krcma/tableware/pieces';
import { useState } from 'react';
import type { CardId } from '../data/cards.ts';
import { CardBack } from './card-face.tsx';
import { PileList } from './later-parts.ts';
import { type PlayerProps, touching, wordsOf } from './table.ts';
import './piles.css';

type PileId = 'deck' | 'discard' | 'played';

interface Pile {
  readonly id: PileId;
  readonly name: string;
  readonly n: number;
  /** Undefined where nobody here may know. */
  readonly cards: readonly CardId[] | undefined;
}

const Look = ({ id, name, n }: Pile) => (
  <span className="mk-pile-look" aria-hidden="true" data-sign={id}>
    <CardBack n={n} />
    <small>{name}</small>
  </span>
);

/** What may be chosen of a pile, the end of a round at an empty deck, is chosen there; else it tells its cards. */
export function Piles(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, seat, owner, choices } = props;
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
      {piles.map((pile) =>
        seat === owner && choices.has(pile.id) ? (
          <Thing
            key={pile.id}
            {...touching(props, pile.id, words.table.pile(pile.name, pile.n))}
            className="mk-pile"
          >
            <Look {...pile} />
          </Thing>
        ) : (
          <button
            key={pile.id}
            type="button"
            className="mk-pile"
            disabled={pile.cards === undefined}
            title={words.table.pile(pile.name, pile.n)}
            onClick={() => setOpen(pile.id)}
          >
            <span className="tw-thing-name">{words.table.pile(pile.name, pile.n)}</span>
            <Look {...pile} />
          </button>
        ),
      )}
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
