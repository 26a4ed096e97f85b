import { Icon, Thing } from '@krcma/tableware/pieces';
import { COLUMNS } from '../data/components.ts';
import { isEvent } from '../data/events.ts';
import type { StackView } from '../rules/view.ts';
import { isMonsterStack } from '../state.ts';
import { Pile } from './pile.tsx';
import { areaSymbols } from './symbols.tsx';
import { nearSeat, type Props, playerIn, priceAt, touching, wordsOf } from './table.ts';
import { Threat } from './threat.tsx';
import './center.css';

const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column);

/** The five by four stacks, as they lie on the table. */
export function Center(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const places = view.center.map((stack, index) => ({ stack, index }));
  return (
    <section
      className="va-center"
      data-solo={view.darkLord !== undefined || undefined}
      aria-label={words.center}
    >
      {view.darkLord && COLUMN_NUMBERS.map((column) => <Threat key={column} column={column} {...props} />)}
      {places.map(({ index, stack }) => (
        <Place key={index} index={index} stack={stack} {...props} />
      ))}
    </section>
  );
}

type PlaceProps = Props & { readonly index: number; readonly stack: StackView };

function Place({ index, stack, ...props }: PlaceProps) {
  const { view } = props;
  const words = wordsOf(props);
  const thing = `stack:${index}`;
  const seat = nearSeat(props);
  const area = isMonsterStack(index) ? view.areas[index] : undefined;
  return (
    <Thing
      {...touching(props, thing, nameOf(props, index, stack))}
      entry={index === 0}
      className={`va-place ${isMonsterStack(index) ? 'va-lair' : ''}`}
    >
      {area !== undefined && (
        <span className="va-ribbon" data-sign={area} style={{ '--area': areaSymbols[area].colour }}>
          <Icon name={areaSymbols[area].icon} />
          <span className="va-ribbon-name">{words.area(area)}</span>
        </span>
      )}
      <Pile
        stack={stack}
        view={view}
        words={words}
        price={priceAt(props, thing)}
        seat={seat}
        owned={playerIn(props, seat)?.citizens.filter((card) => card === stack.top).length ?? 0}
      />
    </Thing>
  );
}

function nameOf(props: Props, index: number, { count, top, spot }: StackView): string {
  const words = wordsOf(props);
  if (top !== undefined) return words.stack(words.card(top), index, count);
  if (spot !== undefined && isEvent(spot)) return `${words.card(spot)}, ${words.emptyStack(index)}`;
  return count > 0 ? words.stack(words.faceDown, index, count) : words.emptyStack(index);
}
