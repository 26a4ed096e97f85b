import type { Because } from '@krcma/bots';
import { use } from 'react';
import { loadTerms } from '../games.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { reasonWords } from './hint-words.ts';
import { useTable } from './table-context.ts';

export function Reasons({ because }: { readonly because: Because['terms'] }) {
  const t = useText().question;
  const { game } = useTable();
  const { language } = useSettings();
  const terms = use(loadTerms(game.id, language));
  return (
    <span className="hint-reasons" title={t.hintUnit}>
      {reasonWords(because, terms, t, language)}
    </span>
  );
}
