import { Icon } from '@krcma/tableware/pieces';
import { COLUMNS } from '../data/components.ts';
import { CITIZENS, DOMAINS } from '../state.ts';
import * as icons from './icons.ts';
import { countIcons } from './symbols.tsx';
import { type Props, wordsOf } from './table.ts';
import './threat.css';

/** Cards a column can still lose before the Dark Lord overruns it: citizens first, then domains. */
function cardsLeft({ view }: Props, column: number): { citizens: number; domains: number } {
  const at = (stack: number): number => view.center[stack]?.count ?? 0;
  return { citizens: at(CITIZENS + column) + at(CITIZENS + COLUMNS + column), domains: at(DOMAINS + column) };
}

/** Over each column of the game of one: the die that wakes it, and what it can still lose. */
export function Threat({ column, ...props }: Props & { readonly column: number }) {
  const { view } = props;
  const words = wordsOf(props);
  const { citizens, domains } = cardsLeft(props, column);
  const left = citizens + domains;
  const asleep = (view.center[column]?.count ?? 0) === 0 && !view.options.darkLordAttacks;
  const awake = view.turn > 0 && view.dice.includes(column + 1);
  return (
    <span
      className="va-threat"
      data-awake={awake || undefined}
      data-asleep={asleep || undefined}
      data-grave={left <= 3 || undefined}
      role="img"
      aria-label={words.threat(column + 1, left)}
      title={words.threat(column + 1, left)}
    >
      <span className="va-threat-die">{column + 1}</span>
      <span className="va-threat-left">
        <Icon path={countIcons.citizen} />
        {citizens}
        <Icon path={countIcons.domain} />
        {domains}
      </span>
      {left === 0 && <Icon path={icons.overlord} />}
    </span>
  );
}
