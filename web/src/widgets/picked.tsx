import { useText } from '../texts/index.ts';
import type { WidgetProps } from './widget.ts';

/** What is already in the set or the order, and the way to put the last one back. */
export function Picked({
  decision,
  pickedLabel,
  putBack,
  ordered,
}: Pick<WidgetProps, 'decision' | 'pickedLabel' | 'putBack'> & { readonly ordered: boolean }) {
  const t = useText();
  const List = ordered ? 'ol' : 'ul';
  return (
    <div className="picked">
      <small>{ordered ? t.question.pickedOrder : t.question.picked}</small>
      {decision.picked.length === 0 ? (
        <p>{t.question.nothingPicked}</p>
      ) : (
        <List>
          {[...decision.picked.entries()].map(([place, id]) => (
            <li key={place}>{pickedLabel(id)}</li>
          ))}
        </List>
      )}
      {decision.picked.length > 0 && putBack && (
        <button type="button" onClick={putBack}>
          {t.question.takeLastBack}
        </button>
      )}
    </div>
  );
}
