import { useText } from '../texts/index.ts';
import { ChoiceList } from './choice-list.tsx';
import type { WidgetProps } from './widget.ts';

export function YesNoWidget({ decision, ...props }: WidgetProps) {
  const t = useText();
  return (
    <ChoiceList {...props} options={decision.options} name={t.question.choices} className="side-by-side" />
  );
}
