import type { Advised, Considered } from '@krcma/bots';
import type { Option } from '@krcma/kernel';
import { Icon } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';
import { HintPlan } from './hint-plan.tsx';
import { Reasons } from './hint-reasons.tsx';
import { gistOf } from './hint-words.ts';
import { useTable } from './table-context.ts';

/** An answer tried less often than the best, and than this, was dropped before anything could be said about its chance. */
const FEW_TRIES = 8;

interface HintSaidProps {
  readonly advised: Advised;
  readonly options: readonly Option[];
}

/** The recommended answer, what it is the beginning of, or why it is better than what else was thought of. */
export function HintSaid({ advised, options }: HintSaidProps) {
  const t = useText();
  const { model, say } = useTable();
  const { choice, level, listed, because, plan, second } = advised;
  const [best] = listed;
  const label = (id: string): string => {
    const option = options.find((each) => each.id === id);
    return option === undefined ? id : gistOf(say(option.label));
  };
  const goesOn = plan !== undefined && plan.done > 0;
  return (
    <>
      <header>
        <p>
          {goesOn ? t.question.hintGoesOn : t.question.hintSays(t.levels[level])}{' '}
          <strong>{label(choice)}</strong>
          <Chance of={best} best={best} />
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={t.close}
          onClick={() => model.screen.set({ hint: undefined })}
        >
          <Icon name="close" />
        </button>
      </header>
      {plan === undefined && <Others listed={listed} because={because} label={label} />}
      <button type="button" onClick={() => model.takeHint(advised)}>
        {t.question.hintTake}
      </button>
      {plan && <HintPlan plan={plan} second={second} />}
    </>
  );
}

interface OthersProps extends Pick<Advised, 'listed'> {
  readonly because: Advised['because'] | undefined;
  label(choice: string): string;
}

/** What else was thought of, and why it is not advised. */
function Others({ listed: [best, ...others], because, label }: OthersProps) {
  const t = useText().question;
  const over = because?.over ?? others[0]?.choice;
  return (
    <>
      {over !== undefined && (
        <p>
          {because ? t.hintRather : t.hintAlike} <q>{label(over)}</q>
          <Chance of={others.find((other) => other.choice === over)} best={best} />
          {because && <Reasons because={because.terms} />}
        </p>
      )}
      {others
        .filter((other) => other.choice !== over)
        .map((other) => (
          <p key={other.choice}>
            {t.hintElse} <q>{label(other.choice)}</q>
            <Chance of={other} best={best} />
          </p>
        ))}
    </>
  );
}

interface ChanceProps {
  readonly of: Considered | undefined;
  readonly best: Considered | undefined;
}

function Chance({ of, best }: ChanceProps) {
  const t = useText().question;
  if (of === undefined) return null;
  const { value, visits } = of;
  const isDropped = visits < FEW_TRIES && visits < (best?.visits ?? 0);
  return <small> {isDropped ? t.hintDropped : t.hintChance(Math.round(value * 100))}</small>;
}
