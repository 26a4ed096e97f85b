import { Suspense } from 'react';
import type { LoadedGame } from '../games.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { usePageText } from '../texts/pages.ts';
import { RulesBook } from './rules-book.tsx';

interface HelpDialogProps {
  readonly game: LoadedGame;
  readonly view: unknown;
  readonly onClose: () => void;
}

/** The keys and the rules. */
export function HelpDialog({ game, view, onClose }: HelpDialogProps) {
  const t = useText();
  const pages = usePageText();
  return (
    <Dialog title={pages.rulesPage.title(game.text.name)} wide onClose={onClose}>
      <Suspense fallback={<p role="status">{t.loading}</p>}>
        <RulesBook game={game.id} view={view} />
      </Suspense>
      <h3>{t.keys.title}</h3>
      <dl className="keys">
        {t.keys.list.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
