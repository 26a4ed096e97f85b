import { Suspense } from 'react';
import type { LoadedGame } from '../games.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { RulesBrowser } from './rules-browser.tsx';

/** The keys and the rules. */
export function HelpDialog({ game, onClose }: { readonly game: LoadedGame; readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t.rulesPage.title(game.text.name)} wide onClose={onClose}>
      <Suspense fallback={<p role="status">{t.loading}</p>}>
        <RulesBrowser game={game.id} />
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
