// A card that reads like a card: its colours, its title, and both effects.
import { Icon } from '@krcma/tableware/pieces';
import { memo, type ReactNode } from 'react';
import { type CardId, cardOf, type FaceId, WOUND } from '../data/cards.ts';
import type { Basic, Side } from '../data/types.ts';
import type { CardProspect, Prospect } from '../rules/prospects.ts';
import type { NoSide } from '../rules/sides.ts';
import type { BoardWords } from '../text/board-words.ts';
import { cardIcon } from './emblems.ts';
import { Ways } from './gains.tsx';
import { ManaSign } from './mana.tsx';
import './card-face.css';

const SIDES = ['basic', 'powered'] as const;

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

/** The head of a card: what it is about, its name. */
export const CardBand = ({ id, words, note }: Pick<CardFaceProps, 'id' | 'words' | 'note'>) => (
  <span
    className="mk-card-band"
    data-wound={id === WOUND || undefined}
    style={{ '--band': id === WOUND ? 'var(--sable)' : bandOf(cardOf(id).colours) }}
  >
    <Icon name={cardIcon(id)} sign={id === WOUND ? 'wound' : cardOf(id).kind} />
    <span className="mk-card-title">{words.card(id)}</span>
    {note}
  </span>
);

interface SideProps {
  readonly id: FaceId;
  readonly side: Side;
  readonly words: BoardWords;
  readonly prospect?: Prospect<NoSide> | undefined;
}

/** One of the two effects: what it costs, what it does, and what it would add now. */
export function CardSide({ id, side, words, prospect }: SideProps) {
  const { colours, kind } = cardOf(id);
  const isPaid = kind === 'spell' || (side === 'powered' && kind !== 'artifact');
  const second = side === 'powered' ? words.powered(id) : undefined;
  return (
    <span className="mk-card-effect" data-powered={side === 'powered' || undefined} data-no={prospect?.no}>
      {isPaid && (
        <span className="mk-card-cost">
          {colours.map((colour) => (
            <ManaSign key={colour} colour={colour} />
          ))}
          {kind === 'spell' && side === 'powered' && <ManaSign colour="black" />}
        </span>
      )}
      <span className="mk-card-text">
        {second !== undefined && <b>{second}: </b>}
        {words.effect(`card:${id}:${side}`)}
      </span>
      {prospect !== undefined && <Ways ways={prospect.ways} />}
    </span>
  );
}

interface CardFaceProps {
  readonly id: CardId;
  readonly words: BoardWords;
  readonly note?: ReactNode;
  readonly foot?: ReactNode;
  /** Only its head, where there is little room. */
  readonly brief?: boolean;
  /** What it would add now. */
  readonly prospect?: CardProspect | undefined;
}

export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { id, words, note, foot, brief = false, prospect } = props;
  if (id === WOUND)
    return (
      <span className="mk-card" data-wound="">
        <CardBand id={id} words={words} note={note} />
        {!brief && <span className="mk-card-effect">{words.table.woundSays}</span>}
      </span>
    );
  return (
    <span className="mk-card" data-kind={cardOf(id).kind}>
      <CardBand id={id} words={words} note={note} />
      {!brief &&
        SIDES.map((side) => (
          <CardSide key={side} id={id} side={side} words={words} prospect={prospect?.[side]} />
        ))}
      {foot}
    </span>
  );
});

/** A card nobody here may see. */
export const CardBack = ({ n }: { readonly n: number }) => (
  <span className="mk-card-back" data-sign="unknown-card">
    {n}
  </span>
);
