import type { Seat } from '@krcma/kernel';
import { SeatShield, Spot, Stack, Token } from '@krcma/tableware/pieces';
import { memo } from 'react';
import { isCitizen } from '../data/citizens.ts';
import { type Bag, RESOURCES } from '../data/effect.ts';
import { isEvent } from '../data/events.ts';
import type { Price } from '../messages.ts';
import type { StackView, ValeriaView } from '../rules/view.ts';
import type { BoardWords } from '../text/board-words.ts';
import { Face } from './faces.tsx';
import { TrackPip } from './symbols.tsx';
import { wokenNumbers } from './table.ts';

interface PileProps {
  readonly stack: StackView;
  readonly view: ValeriaView;
  readonly words: BoardWords;
  readonly price: Price | undefined;
  /** Whose copies of the top card are counted, and how many there are. */
  readonly seat: Seat;
  readonly owned: number;
}

/** What lies on a place of the center. Pointing at things draws the board anew dozens of times: the cards stay as they are. */
export const Pile = memo(function Pile({ stack, view, words, price, seat, owned }: PileProps) {
  const { count, top, spot, tokens } = stack;
  const awake = wokenNumbers(view);
  const claim = tokens && <Tokens tokens={tokens} />;
  if (top !== undefined)
    return (
      <Stack count={count}>
        <Face
          card={top}
          words={words}
          price={price}
          note={
            <span className="va-count" data-sign="left">
              ×{count}
            </span>
          }
          claim={claim}
          worth={isCitizen(top) && <Owned count={owned} seat={seat} />}
          awake={awake}
        />
      </Stack>
    );
  if (spot !== undefined && isEvent(spot))
    return (
      <span className="va-event-spot">
        <Stack count={1}>
          <Face
            card={spot}
            words={words}
            price={price}
            note={
              <span className="va-count" data-sign="exhausted">
                ✕
              </span>
            }
            claim={claim}
            awake={awake}
          />
        </Stack>
      </span>
    );
  return (
    <span className="va-empty">
      <Spot crossed={count === 0}>
        <span className="va-empty-word" data-sign={count === 0 ? 'exhausted' : 'face-down'}>
          {count === 0 ? words.exhausted : words.faceDown}
        </span>
      </Spot>
    </span>
  );
});

function Owned({ count, seat }: { readonly count: number; readonly seat: Seat }) {
  if (count === 0) return null;
  return (
    <span className="va-owned" data-sign="owned">
      <SeatShield seat={seat} sign="owned" />
      <span>{count}</span>
    </span>
  );
}

function Tokens({ tokens }: { readonly tokens: Bag }) {
  return (
    <span className="va-tokens" data-sign="token">
      {RESOURCES.flatMap((resource) => {
        const amount = tokens[resource] ?? 0;
        return amount === 0
          ? []
          : [
              <Token key={resource}>
                <TrackPip track={resource} amount={amount === 1 ? '+' : `+${amount}`} />
              </Token>,
            ];
      })}
    </span>
  );
}
