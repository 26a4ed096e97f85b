import { Icon, Thing } from '@krcma/tableware/pieces';
import type { ValeriaView } from '../rules/view.ts';
import { stacksLeft } from '../text/facts.ts';
import { countIcons } from './symbols.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './end-watch.css';

/** One more exhausted stack would end the game, or one more row of monsters or domains. */
function isNear(view: ValeriaView): boolean {
  const { monsters, domains } = stacksLeft(view);
  const rows = view.darkLord === undefined ? [monsters, domains] : [monsters];
  return view.endExhausted - view.exhausted <= 1 || Math.min(...rows) <= 1;
}

/** How near the end is: a candle goes out with every exhausted stack, and the last one ends the game. */
export function EndWatch(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const { exhausted, endExhausted, deck } = view;
  const candles = Array.from({ length: endExhausted }, (_, candle) => candle);
  const { monsters, domains } = stacksLeft(view);
  const rows = [
    {
      sign: 'monster-stacks',
      icon: countIcons.monster,
      count: monsters,
      label: words.monsterStacks(monsters),
    },
    ...(view.darkLord === undefined
      ? [
          {
            sign: 'domain-stacks',
            icon: countIcons.domain,
            count: domains,
            label: words.domainStacks(domains),
          },
        ]
      : []),
    ...(deck.events > 0
      ? [
          {
            sign: 'deck',
            icon: countIcons.deck,
            count: deck.cards,
            label: words.deck(deck.cards, deck.events),
          },
        ]
      : []),
  ];
  const ending = view.ending || exhausted >= endExhausted;
  const warning = ending ? words.lastRound : isNear(view) ? words.endNear : undefined;
  const told = [words.end, words.exhaustedOf(exhausted, endExhausted), ...rows.map(({ label }) => label)];
  return (
    <Thing {...touching(props, 'end', told.join('. '))} className="va-end" entry>
      <span className="va-candles" data-near={warning !== undefined || undefined}>
        {candles.map((candle) => (
          <Candle key={candle} out={candle < exhausted} />
        ))}
      </span>
      <span className="va-end-words">{words.exhaustedOf(exhausted, endExhausted)}</span>
      <span className="va-left">
        {rows.map((row) => (
          <Left key={row.sign} {...row} />
        ))}
      </span>
      {warning !== undefined && <strong className="va-end-near">{warning}</strong>}
    </Thing>
  );
}

function Left({
  sign,
  icon,
  count,
}: {
  readonly sign: string;
  readonly icon: string;
  readonly count: number;
}) {
  return (
    <span className="va-left-item" data-sign={sign} data-few={count <= 1 || undefined}>
      <Icon name={icon} />
      <span>{count}</span>
    </span>
  );
}

export const Candle = ({ out }: { readonly out: boolean }) => (
  <svg
    className="va-candle"
    data-sign="candle"
    data-out={out || undefined}
    viewBox="0 0 12 30"
    aria-hidden="true"
  >
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
