import { useText } from '../texts/index.ts';
import { ChoiceButton, ChoiceList } from './choice-list.tsx';
import { Picked } from './picked.tsx';
import type { WidgetProps } from './widget.ts';

/** The id of the choice that says "enough". */
const DONE = 'done';

/** A set is put together one by one until it is enough. */
export function SomeWidget(props: WidgetProps) {
  const t = useText();
  const { decision } = props;
  const left = decision.options.filter(({ id }) => id !== DONE);
  const done = decision.options.find(({ id }) => id === DONE);
  return (
    <>
      <Picked {...props} ordered={false} />
      <ChoiceList {...props} options={left} name={t.question.choices} />
      {done && <ChoiceButton {...props} option={done} number={left.length + 1} className="primary" />}
    </>
  );
}
