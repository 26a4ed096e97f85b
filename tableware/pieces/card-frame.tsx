import type { ReactNode } from 'react';
import './card-frame.css';

interface CardFrameProps {
  readonly title: string;
  /** Of the title band: one of the tinctures. */
  readonly colour: string;
  /** Sits at the left end of the band, larger than it: a number to look for. */
  readonly numeral?: ReactNode;
  /** Sits at the right end of the band: a class, a kind. */
  readonly mark?: ReactNode;
  readonly art: ReactNode;
  /** Over the lower left corner of the art: what it costs. */
  readonly price?: ReactNode;
  /** Over the lower right corner of the art: what it is worth. */
  readonly worth?: ReactNode;
  /** Over the upper right corner of the art: how many there are. */
  readonly note?: ReactNode;
  /** Over the upper left corner of the art: what it asks for, what lies on it. */
  readonly claim?: ReactNode;
  /** The strip below the art: what it does, in symbols. */
  readonly foot?: ReactNode;
}

/** A parchment card. Only spans, so that it may lie inside a button; it adapts to the size its place gives it. */
export function CardFrame({
  title,
  colour,
  numeral,
  mark,
  art,
  price,
  worth,
  note,
  claim,
  foot,
}: CardFrameProps) {
  const fit = title.length > 20 ? 'tight' : title.length > 13 ? 'snug' : undefined;
  return (
    <span className="tw-card" style={{ '--band': colour }}>
      <span className="tw-card-sheet">
        <span className="tw-card-band">
          {numeral !== undefined && <span className="tw-card-numeral">{numeral}</span>}
          <span className="tw-card-title" data-fit={fit}>
            {title}
          </span>
          {mark !== undefined && <span className="tw-card-mark">{mark}</span>}
        </span>
        <span className="tw-card-art">
          {art}
          {claim !== undefined && <span className="tw-card-claim">{claim}</span>}
          {note !== undefined && <span className="tw-card-note">{note}</span>}
          {price !== undefined && <span className="tw-card-price">{price}</span>}
          {worth !== undefined && <span className="tw-card-worth">{worth}</span>}
        </span>
        {foot !== undefined && <span className="tw-card-foot">{foot}</span>}
      </span>
    </span>
  );
}
