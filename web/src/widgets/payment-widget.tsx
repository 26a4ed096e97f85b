import { useText } from '../texts/index.ts';
import { ChoiceButton, ChoiceList } from './choice-list.tsx';
import type { WidgetProps } from './widget.ts';

/** The sensible way to pay comes first, and big. */
export function PaymentWidget({ decision, ...props }: WidgetProps) {
  const t = useText();
  const [first, ...others] = decision.options;
  return (
    <>
      {first && (
        <div className="sensible">
          <small>{t.question.sensible}</small>
          <ChoiceButton {...props} option={first} number={1} className="primary" />
        </div>
      )}
      {others.length > 0 && (
        <div className="other-ways">
          <small>{t.question.otherWays}</small>
          <ChoiceList {...props} options={others} from={2} name={t.question.otherWays} />
        </div>
      )}
    </>
  );
}
