// A card that reads like a card: its colours, its title, and both effects.
import { Icon } from '@krcma/tableware/pieces';
import { memo, type ReactNode } from 'react';
import { type CardId, cardOf, WOUND } from '../data/cards.ts';
import type { Basic } from '../data/types.ts';
import type { BoardWords } from '../text/board-words.ts';
import { cardIcon } from './emblems.ts';
import { ManaSign } from './mana.tsx';
import './card-face.css';

const bands: Readonly<Record<Basic, string>> = {
  red: '#a5382f',
  blue: '#2f5f9d',
  green: '#2f7440',
  white: '#8d8671',
};

const bandOf = (colours: readonly Basic[]): string => {
  const [first, second] = colours;
  if (first === undefined) return 'var(--purpure)';
  return second === undefined
    ? bands[first]
    : `linear-gradient(90deg, ${bands[first]} 45%, ${bands[second]} 55%)`;
};

interface CardFaceProps {
  readonly id: CardId;
  readonly words: BoardWords;
  readonly note?: ReactNode;
  /** Only its head, where there is little room. */
  readonly brief?: boolean;
}

export const CardFace = memo(function CardFace({ id, words, note, brief = false }: CardFaceProps) {
  if (id === WOUND)
    return (
      <span className="mk-card" data-wound="">
        <span className="mk-card-band" style={{ '--band': 'var(--sable)' }}>
          <Icon name={cardIcon(id)} sign="wound" />
          <span className="mk-card-title">{words.card(id)}</span>
          {note}
        </span>
      </span>
    );
  const { colours, kind } = cardOf(id);
  const second = words.powered(id);
  return (
    <span className="mk-card" data-kind={kind}>
      <span className="mk-card-band" style={{ '--band': bandOf(colours) }}>
        <Icon name={cardIcon(id)} sign={kind} />
        <span className="mk-card-title">{words.card(id)}</span>
        {note}
      </span>
      {!brief && (
        <>
          <span className="mk-card-effect">
            {kind === 'spell' && colours.map((colour) => <ManaSign key={colour} colour={colour} />)}
            <span>{words.effect(`card:${id}:basic`)}</span>
          </span>
          <span className="mk-card-effect" data-powered="">
            {kind !== 'artifact' && colours.map((colour) => <ManaSign key={colour} colour={colour} />)}
            {kind === 'spell' && <ManaSign colour="black" />}
            <span>
              {second !== undefined && <b>{second}: </b>}
              {words.effect(`card:${id}:powered`)}
            </span>
          </span>
        </>
      )}
    </span>
  );
});

/** A card nobody here may see. */
export const CardBack = ({ n }: { readonly n: number }) => (
  <span className="mk-card-back" data-sign="unknown-card">
    {n}
  </span>
);
