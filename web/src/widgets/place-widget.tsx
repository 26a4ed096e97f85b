import { useText } from '../texts/index.ts';
import { ChoiceList } from './choice-list.tsx';
import type { WidgetProps } from './widget.ts';

/** A place is touched on the board; the list is for everybody who would rather not. */
export function PlaceWidget({ decision, ...props }: WidgetProps) {
  const t = useText();
  return (
    <>
      <p className="advice">{t.question.touchBoard}</p>
      <ChoiceList {...props} options={decision.options} name={t.question.choices} />
    </>
  );
}
