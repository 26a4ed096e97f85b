import { useText } from '../texts/index.ts';
import { ChoiceList } from './choice-list.tsx';
import { Picked } from './picked.tsx';
import type { WidgetProps } from './widget.ts';

/** An order is put together from first to last. */
export function OrderWidget(props: WidgetProps) {
  const t = useText();
  return (
    <>
      <Picked {...props} ordered />
      <ChoiceList {...props} options={props.decision.options} name={t.question.choices} />
    </>
  );
}
