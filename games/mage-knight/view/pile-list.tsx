// What lies in a pile, the same cards together.
import { useEffect, useRef } from 'react';
import type { CardId } from '../data/cards.ts';
import type { BoardWords } from '../text/board-words.ts';
import { CardFace } from './card-face.tsx';
import { tally } from './table.ts';
import './pile-list.css';

interface PileListProps {
  readonly title: string;
  readonly help: string | undefined;
  readonly cards: readonly CardId[];
  readonly words: BoardWords;
  onClose(): void;
}

export function PileList({ title, help, cards, words, onClose }: PileListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="mk-pile-list" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={onClose} aria-label={words.table.close}>
          ✕
        </button>
      </header>
      {help !== undefined && <p>{help}</p>}
      {cards.length === 0 && <p>{words.table.emptyPile}</p>}
      <ul>
        {tally(cards).map(([card, count]) => (
          <li key={card}>
            <CardFace
              id={card}
              words={words}
              note={count > 1 && <span className="mk-times">×{count}</span>}
            />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
