import type { GameText } from '@krcma/kernel';
import { Dialog } from '../pieces/dialog.tsx';
import { useText } from '../texts/index.ts';
import { RulesBrowser } from './rules-browser.tsx';

/** The keys and the rules. */
export function HelpDialog({ text, onClose }: { readonly text: GameText; readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t.rulesPage.title(text.name)} wide onClose={onClose}>
      <RulesBrowser text={text} />
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
