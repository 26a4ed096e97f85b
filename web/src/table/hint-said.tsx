import type { Advised, Because, Considered } from '@krcma/bots';
import type { Option } from '@krcma/kernel';
import { use } from 'react';
import { loadTerms } from '../games.ts';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { gistOf, reasonWords } from './hint-words.ts';
import { useTable } from './table-context.ts';

/** An answer tried less often was dropped before anything could be said about its chance. */
const FEW_TRIES = 8;

interface HintSaidProps {
  readonly advised: Advised;
  readonly options: readonly Option[];
}

/** The recommended answer, why it is better than the next best, and what else was thought of. */
export function HintSaid({ advised, options }: HintSaidProps) {
  const t = useText();
  const { model, say } = useTable();
  const { choice, level, listed, because } = advised;
  const [best, ...others] = listed;
  const label = (id: string): string => {
    const option = options.find((each) => each.id === id);
    return option === undefined ? id : gistOf(say(option.label));
  };
  const over = because?.over ?? others[0]?.choice;
  return (
    <>
      <header>
        <p>
          {t.question.hintSays(t.levels[level])} <strong>{label(choice)}</strong>
          <Chance of={best} />
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
      {over !== undefined && (
        <p>
          {because ? t.question.hintRather : t.question.hintAlike} <q>{label(over)}</q>
          <Chance of={others.find((other) => other.choice === over)} />
          {because && <Reasons because={because} />}
        </p>
      )}
      {others
        .filter((other) => other.choice !== over)
        .map((other) => (
          <p key={other.choice}>
            {t.question.hintElse} <q>{label(other.choice)}</q>
            <Chance of={other} />
          </p>
        ))}
      <button type="button" onClick={() => model.choose(choice)}>
        {t.question.hintTake}
      </button>
    </>
  );
}

function Chance({ of }: { readonly of: Considered | undefined }) {
  const t = useText().question;
  if (of === undefined) return null;
  const { value, visits } = of;
  return <small> {visits < FEW_TRIES ? t.hintDropped : t.hintChance(Math.round(value * 100))}</small>;
}

function Reasons({ because }: { readonly because: Because }) {
  const t = useText().question;
  const { game } = useTable();
  const { language } = useSettings();
  const terms = use(loadTerms(game.id, language));
  return (
    <span className="hint-reasons" title={t.hintUnit}>
      {reasonWords(because.terms, terms, t, language)}
    </span>
  );
}
