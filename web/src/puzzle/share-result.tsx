import { MOST_STARS, type PuzzleName, type PuzzleShelf } from '@krcma/tableware/puzzle';
import { useId, useState } from 'react';
import type { GameId } from '../host/rules.ts';
import { invitations } from '../invitations.ts';
import { copyText } from '../pieces/copy-text.ts';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import { difficultySigns } from './difficulty.tsx';
import { dayOf, linkOf } from './puzzle-names.ts';
import { type PuzzleResult, resultIn, streakOf } from './puzzle-results.ts';
import { difficultyOf, titleOf } from './puzzle-words.ts';
import { starsOf } from './stars.tsx';

interface ShareResultProps {
  readonly game: GameId;
  readonly shelf: PuzzleShelf;
  readonly name: PuzzleName;
  readonly results: readonly PuzzleResult[];
}

/** What is said to others: nothing of the solution. */
function useResultText({ game, shelf, name, results }: ShareResultProps): string {
  const t = usePageText().puzzle;
  const { language } = useSettings();
  const difficulty = difficultyOf(name, shelf);
  const signs = difficulty === undefined ? '' : ` ${difficultySigns({ difficulty, of: shelf.difficulties })}`;
  const streak = name.kind === 'daily' ? streakOf(results, dayOf(Date.now())) : 0;
  const { tries = 1, stars = 0, solvedOn } = resultIn(results, name) ?? {};
  const said = solvedOn === undefined ? t.tried(tries) : t.solved(tries);
  return [
    `${invitations[game][language].name} – ${titleOf(name, shelf, language, t)}${signs}`,
    `${starsOf(solvedOn === undefined ? stars : MOST_STARS)} ${said}${streak > 1 ? ` · ${t.streak(streak)}` : ''}`,
    `${location.origin}${linkOf(game, name, shelf)}`,
  ].join('\n');
}

export function ShareResult(props: ShareResultProps) {
  const t = usePageText().puzzle;
  const id = useId();
  const text = useResultText(props);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    if (await copyText(text, id)) setCopied(text);
  };
  return (
    <div className="share-result">
      <label htmlFor={id}>{t.result}</label>
      <textarea id={id} readOnly rows={3} value={text} onFocus={({ target }) => target.select()} />
      <div className="row">
        <button type="button" onClick={copy}>
          {t.copy}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => navigator.share({ title: 'Krčma', text }).catch(() => {})}>
            {t.share}
          </button>
        )}
        <span role="status" className="good">
          {copied === text && t.copied}
        </span>
      </div>
    </div>
  );
}
