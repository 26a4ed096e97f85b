import { Icon, Thing } from '@krcma/tableware/pieces';
import { cardsInColumn } from '../text/facts.ts';
import * as icons from './icons.ts';
import { countIcons } from './symbols.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './threat.css';

/** Over each column of the game of one: the die that wakes it, and what it can still lose. */
export function Threat({ column, ...props }: Props & { readonly column: number }) {
  const { view } = props;
  const words = wordsOf(props);
  const { citizens, domains } = cardsInColumn(view, column);
  const left = citizens + domains;
  const asleep = (view.center[column]?.count ?? 0) === 0 && !view.options.darkLordAttacks;
  const awake = view.turn > 0 && view.dice.includes(column + 1);
  return (
    <Thing {...touching(props, `column:${column}`, words.threat(column + 1, left))} className="va-column">
      <span
        className="va-threat"
        data-awake={awake || undefined}
        data-asleep={asleep || undefined}
        data-grave={left <= 3 || undefined}
      >
        <span className="va-threat-die" data-sign="column-die">
          {column + 1}
        </span>
        <span className="va-threat-left" data-sign="column-left">
          <Icon name={countIcons.citizen} />
          {citizens}
          <Icon name={countIcons.domain} />
          {domains}
        </span>
        {left === 0 && <Icon name={icons.overlord} sign="bare" />}
      </span>
    </Thing>
  );
}
