import type { Advised, Because, Considered } from '@krcma/bots';
import type { Option } from '@krcma/kernel';
import { use } from 'react';
import { loadTerms } from '../games.ts';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { reasonWords } from './hint-words.ts';
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
    return option === undefined ? id : say(option.label);
  };
  const compared = others.find((other) => other.choice === because?.over) ?? others[0];
  return (
    <>
      <header>
        <p>
          {t.question.hintSays(t.levels[level])} <strong>{label(choice)}</strong>
          {best && <Chance of={best} />}
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
      {compared && (
        <p className="hint-why">
          {because ? t.question.hintRather : t.question.hintAlike} <em>{label(compared.choice)}</em>
          <Chance of={compared} />
          {because && <Reasons because={because} />}
        </p>
      )}
      {others
        .filter((other) => other !== compared)
        .map((other) => (
          <p key={other.choice} className="hint-else">
            {t.question.hintElse} <em>{label(other.choice)}</em>
            <Chance of={other} />
          </p>
        ))}
      <button type="button" onClick={() => model.choose(choice)}>
        {t.question.hintTake}
      </button>
    </>
  );
}

function Chance({ of: { value, visits } }: { readonly of: Considered }) {
  const t = useText().question;
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
