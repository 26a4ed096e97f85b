import { Icon } from '@krcma/tableware/pieces';
import type { StackView } from '../rules/view.ts';
import { CITIZENS, DOMAINS } from '../state.ts';
import { countIcons } from './symbols.tsx';
import { type Props, wordsOf } from './table.ts';
import './end-watch.css';

const left = (stacks: readonly StackView[]): number => stacks.filter(({ count }) => count > 0).length;

/** How near the end is: a candle goes out with every exhausted stack, and the last one ends the game. */
export function EndWatch(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const { exhausted, endExhausted, deck } = view;
  const candles = Array.from({ length: endExhausted }, (_, candle) => candle);
  const monsters = left(view.center.slice(0, CITIZENS));
  const domains = left(view.center.slice(DOMAINS));
  return (
    <section
      className="va-end"
      aria-label={words.end}
      data-near={view.ending || exhausted >= endExhausted || undefined}
    >
      <span
        className="va-candles"
        role="img"
        aria-label={words.exhaustedOf(exhausted, endExhausted)}
        title={words.exhaustedOf(exhausted, endExhausted)}
      >
        {candles.map((candle) => (
          <Candle key={candle} out={candle < exhausted} />
        ))}
      </span>
      <span className="va-left">
        <Left icon={countIcons.monster} count={monsters} label={words.monsterStacks(monsters)} />
        {view.darkLord === undefined && (
          <Left icon={countIcons.domain} count={domains} label={words.domainStacks(domains)} />
        )}
        {deck.events > 0 && (
          <Left icon={countIcons.deck} count={deck.cards} label={words.deck(deck.cards, deck.events)} />
        )}
      </span>
      {view.ending && <strong className="va-end-near">{words.endNear}</strong>}
    </section>
  );
}

function Left({
  icon,
  count,
  label,
}: {
  readonly icon: string;
  readonly count: number;
  readonly label: string;
}) {
  return (
    <span
      className="va-left-item"
      role="img"
      aria-label={label}
      title={label}
      data-few={count <= 1 || undefined}
    >
      <Icon path={icon} />
      <span>{count}</span>
    </span>
  );
}

const Candle = ({ out }: { readonly out: boolean }) => (
  <svg className="va-candle" data-out={out || undefined} viewBox="0 0 12 30" aria-hidden="true">
    {out ? (
      <path className="va-smoke" d="M6 14c-2-3 2-4 0-7s1-4 0-6" />
    ) : (
      <>
        <circle className="va-halo" cx="6" cy="7" r="6" />
        <path className="va-fire" d="M6 1c3 4 3.5 6 3.5 7.5A3.5 3.5 0 0 1 2.5 8.5C2.5 7 3.5 5.5 6 1z" />
      </>
    )}
    <path className="va-wick" d="M6 11v4" />
    <path
      className="va-wax"
      d={
        out
          ? 'M2.5 20c0-2 1.5-3 3.5-3s3.5 1 3.5 3v8.5h-7z'
          : 'M2.5 15.5c0-1 1.5-1.5 3.5-1.5s3.5.5 3.5 1.5v13h-7z'
      }
    />
    <path className="va-dish" d="M.5 28.5h11" />
  </svg>
);
