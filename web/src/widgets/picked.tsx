import { useText } from '../texts/index.ts';
import type { WidgetProps } from './widget.ts';

type PickedProps = Pick<WidgetProps, 'decision' | 'label' | 'putBack'>;

const idsOf = (picks: WidgetProps['decision']['picked']): string[] => picks.map(({ id }) => id);

/** What is already in the set or the order; each of them can be put back. */
export function Picked({ decision, label, putBack, ordered }: PickedProps & { readonly ordered: boolean }) {
  const t = useText();
  const List = ordered ? 'ol' : 'ul';
  const { picked } = decision;
  return (
    <div className="picked">
      <small>{ordered ? t.question.pickedOrder : t.question.picked}</small>
      {picked.length === 0 ? (
        <p>{t.question.nothingPicked}</p>
      ) : (
        <List>
          {[...picked.entries()].map(([place, pick]) => (
            <li key={place}>
              {putBack ? (
                <button
                  type="button"
                  className="put-back"
                  title={t.question.putBack}
                  onClick={() => putBack(picked.length - place, idsOf(picked.slice(place + 1)))}
                >
                  {label(pick)}
                </button>
              ) : (
                label(pick)
              )}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
